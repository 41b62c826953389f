#include "engine/platform/scripted_input.h"

#include <array>
#include <cmath>
#include <cstring>
#include <deque>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include <SDL.h>

#include "engine/platform/events.h"

namespace engine {
namespace {

struct Modifier {
  std::string_view word;
  std::uint16_t flag = 0;
  SDL_Keycode key = 0;
};
constexpr std::array<Modifier, 3> kModifiers{{{"ctrl+", KMOD_LCTRL, SDLK_LCTRL},
                                              {"alt+", KMOD_LALT, SDLK_LALT},
                                              {"shift+", KMOD_LSHIFT, SDLK_LSHIFT}}};

/// In the order of PadButton.
constexpr std::array<std::uint8_t, kPadButtonNames.size()> kPadButtons{
    SDL_CONTROLLER_BUTTON_A,
    SDL_CONTROLLER_BUTTON_B,
    SDL_CONTROLLER_BUTTON_X,
    SDL_CONTROLLER_BUTTON_Y,
    SDL_CONTROLLER_BUTTON_BACK,
    SDL_CONTROLLER_BUTTON_START,
    SDL_CONTROLLER_BUTTON_LEFTSTICK,
    SDL_CONTROLLER_BUTTON_RIGHTSTICK,
    SDL_CONTROLLER_BUTTON_LEFTSHOULDER,
    SDL_CONTROLLER_BUTTON_RIGHTSHOULDER,
    SDL_CONTROLLER_BUTTON_DPAD_UP,
    SDL_CONTROLLER_BUTTON_DPAD_DOWN,
    SDL_CONTROLLER_BUTTON_DPAD_LEFT,
    SDL_CONTROLLER_BUTTON_DPAD_RIGHT};

SDL_Event event_of(std::uint32_t type) {
  SDL_Event event;
  std::memset(&event, 0, sizeof event);
  event.type = type;
  return event;
}

SDL_Event left_button(std::uint32_t type) {
  SDL_Event event = event_of(type);
  event.button.button = SDL_BUTTON_LEFT;
  return event;
}

SDL_Event finger_event(std::uint32_t type, glm::vec2 place, glm::ivec2 size, int finger) {
  SDL_Event event = event_of(type);
  event.tfinger.touchId = 1;
  event.tfinger.fingerId = finger;
  event.tfinger.x = place.x / static_cast<float>(size.x);
  event.tfinger.y = place.y / static_cast<float>(size.y);
  return event;
}

SDL_Event key_event(std::uint32_t type, SDL_Keysym keysym, std::uint16_t modifiers) {
  SDL_Event event = event_of(type);
  event.key.keysym = keysym;
  event.key.keysym.mod = modifiers;
  return event;
}

/// "u", "г@u". Nothing: there is no such key, or no such place.
std::optional<SDL_Keysym> keysym_of(const std::string& name) {
  const std::size_t at = name.find('@', 1);
  SDL_Keysym keysym{};
  keysym.sym = SDL_GetKeyFromName(name.substr(0, at).c_str());
  keysym.scancode = at == std::string::npos ? SDL_GetScancodeFromKey(keysym.sym)
                                            : SDL_GetScancodeFromName(name.substr(at + 1).c_str());
  if (keysym.sym == SDLK_UNKNOWN) return std::nullopt;
  if (at != std::string::npos && keysym.scancode == SDL_SCANCODE_UNKNOWN) return std::nullopt;
  return keysym;
}

SDL_Event window_event(SDL_WindowEventID what) {
  SDL_Event event = event_of(SDL_WINDOWEVENT);
  event.window.event = static_cast<std::uint8_t>(what);
  return event;
}

}  // namespace

struct ScriptedInput::Parts {
  EventGatherer events;
  std::deque<std::optional<SDL_Event>> to_come;  ///< nothing: a frame of rest
  glm::ivec2 size{0};
};

ScriptedInput::ScriptedInput(glm::ivec2 window_size) : parts_(std::make_unique<Parts>()) {
  parts_->size = window_size;
}
ScriptedInput::~ScriptedInput() = default;

void ScriptedInput::set_hit_test(HitTest test) { parts_->events.set_hit_test(std::move(test)); }

Input ScriptedInput::next_input(double seconds) {
  parts_->events.begin(parts_->size, 1);
  if (!parts_->to_come.empty()) {
    if (std::optional<SDL_Event> event = parts_->to_come.front()) {
      event->common.timestamp = static_cast<std::uint32_t>(seconds * 1000);
      parts_->events.take(*event);
    }
    parts_->to_come.pop_front();
  }
  return parts_->events.finish(seconds);
}

bool ScriptedInput::is_idle() const { return parts_->to_come.empty(); }
glm::ivec2 ScriptedInput::window_size() const { return parts_->size; }

void ScriptedInput::move_mouse(glm::vec2 place) {
  SDL_Event event = event_of(SDL_MOUSEMOTION);
  event.motion.x = static_cast<int>(std::lround(place.x));
  event.motion.y = static_cast<int>(std::lround(place.y));
  parts_->to_come.emplace_back(event);
}

void ScriptedInput::press_left() { parts_->to_come.emplace_back(left_button(SDL_MOUSEBUTTONDOWN)); }
void ScriptedInput::release_left() { parts_->to_come.emplace_back(left_button(SDL_MOUSEBUTTONUP)); }

void ScriptedInput::turn_wheel(float notches) {
  SDL_Event event = event_of(SDL_MOUSEWHEEL);
  event.wheel.preciseY = notches;
  parts_->to_come.emplace_back(event);
}

void ScriptedInput::finger_down(glm::vec2 place, int finger) {
  parts_->to_come.emplace_back(finger_event(SDL_FINGERDOWN, place, parts_->size, finger));
}
void ScriptedInput::finger_moves(glm::vec2 place, int finger) {
  parts_->to_come.emplace_back(finger_event(SDL_FINGERMOTION, place, parts_->size, finger));
}
void ScriptedInput::finger_up(glm::vec2 place, int finger) {
  parts_->to_come.emplace_back(finger_event(SDL_FINGERUP, place, parts_->size, finger));
}

void ScriptedInput::filter_touches(float points_per_millimetre) {
  parts_->events.filter_touches(points_per_millimetre);
}

bool ScriptedInput::press_key(const std::string& name) {
  std::vector<Modifier> beside;
  std::string bare = name;
  for (const Modifier& modifier : kModifiers) {
    if (!bare.starts_with(modifier.word)) continue;
    bare.erase(0, modifier.word.size());
    beside.push_back(modifier);
  }
  const std::optional<SDL_Keysym> key = keysym_of(bare);
  if (!key) return false;
  std::uint16_t flags = KMOD_NONE;
  const auto turn = [&](std::uint32_t type, const Modifier& modifier) {
    flags = static_cast<std::uint16_t>(flags ^ modifier.flag);
    SDL_Keysym keysym{};
    keysym.sym = modifier.key;
    keysym.scancode = SDL_GetScancodeFromKey(modifier.key);
    parts_->to_come.emplace_back(key_event(type, keysym, flags));
  };
  for (const Modifier& modifier : beside) turn(SDL_KEYDOWN, modifier);
  parts_->to_come.emplace_back(key_event(SDL_KEYDOWN, *key, flags));
  rest(1);
  parts_->to_come.emplace_back(key_event(SDL_KEYUP, *key, flags));
  for (const Modifier& modifier : beside) turn(SDL_KEYUP, modifier);
  return true;
}

void ScriptedInput::pad_button(int pad, PadButton button, bool is_down) {
  SDL_Event event = event_of(is_down ? SDL_CONTROLLERBUTTONDOWN : SDL_CONTROLLERBUTTONUP);
  event.cbutton.which = pad;
  event.cbutton.button = kPadButtons[static_cast<std::size_t>(button)];
  parts_->to_come.emplace_back(event);
}

void ScriptedInput::pad_stick(int pad, glm::vec2 left) {
  SDL_Event event = event_of(SDL_CONTROLLERAXISMOTION);
  event.caxis.which = pad;
  const auto push = [&](std::uint8_t axis, float value) {
    event.caxis.axis = axis;
    event.caxis.value = static_cast<std::int16_t>(std::lround(value * SDL_JOYSTICK_AXIS_MAX));
    parts_->to_come.emplace_back(event);
  };
  push(SDL_CONTROLLER_AXIS_LEFTX, left.x);
  push(SDL_CONTROLLER_AXIS_LEFTY, left.y);
}

void ScriptedInput::unplug_pad(int pad) {
  SDL_Event event = event_of(SDL_CONTROLLERDEVICEREMOVED);
  event.cdevice.which = pad;
  parts_->to_come.emplace_back(event);
}

void ScriptedInput::type(std::string_view letter) {
  SDL_Event event = event_of(SDL_TEXTINPUT);
  letter.copy(event.text.text, sizeof event.text.text - 1);
  parts_->to_come.emplace_back(event);
}

void ScriptedInput::resize(glm::ivec2 window_size) {
  parts_->size = window_size;
  parts_->to_come.emplace_back(window_event(SDL_WINDOWEVENT_SIZE_CHANGED));
}

void ScriptedInput::change_focus(Focus focus) {
  const bool is_lost = focus == Focus::kLost;
  parts_->to_come.emplace_back(
      window_event(is_lost ? SDL_WINDOWEVENT_FOCUS_LOST : SDL_WINDOWEVENT_FOCUS_GAINED));
}

void ScriptedInput::rest(int frames) {
  parts_->to_come.insert(parts_->to_come.end(), static_cast<std::size_t>(frames), std::nullopt);
}

}  // namespace engine
