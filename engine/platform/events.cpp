#include "engine/platform/events.h"

#include <algorithm>
#include <cctype>
#include <optional>
#include <string_view>

namespace engine {
namespace {

std::optional<MouseButton> to_button(std::uint8_t sdl_button) {
  switch (sdl_button) {
    case SDL_BUTTON_LEFT: return MouseButton::kLeft;
    case SDL_BUTTON_RIGHT: return MouseButton::kRight;
    case SDL_BUTTON_MIDDLE: return MouseButton::kMiddle;
    default: return std::nullopt;
  }
}

ContactChange change_of(std::uint32_t sdl_type) {
  switch (sdl_type) {
    case SDL_FINGERDOWN: return ContactChange::kDown;
    case SDL_FINGERUP: return ContactChange::kUp;
    default: return ContactChange::kMoves;
  }
}

/// A letter that no Latin keyboard prints commands by its place: it is what stands there on an
/// American one. Text is not concerned.
Key key_of(const SDL_Keysym& keysym) {
  constexpr SDL_Keycode kLastLatin = 0x24F;
  const SDL_Keycode code = keysym.sym;
  const bool is_foreign =
      code == SDLK_UNKNOWN || (code > kLastLatin && (code & SDLK_SCANCODE_MASK) == 0);
  const std::string_view place =
      is_foreign ? SDL_GetScancodeName(keysym.scancode) : std::string_view();
  if (place.size() != 1) return static_cast<Key>(code);
  return engine::key_of(static_cast<char>(std::tolower(static_cast<unsigned char>(place.front()))));
}

constexpr float kHandSpan = 200;  // millimetres between thumb and finger, at most

void hold(std::vector<Key>& held, Key key) {
  if (std::find(held.begin(), held.end(), key) == held.end()) held.push_back(key);
}

}  // namespace

void EventGatherer::filter_touches(float points_per_millimetre) {
  if (filter_) {
    filter_->set_points_per_millimetre(points_per_millimetre);
  } else {
    filter_.emplace(points_per_millimetre);
  }
  pointers_.set_hand_span(kHandSpan * points_per_millimetre);
}

std::optional<double> EventGatherer::next_change() const {
  return filter_ ? filter_->next_change() : std::nullopt;
}

void EventGatherer::begin(glm::ivec2 window_size, float pixels_per_point) {
  input_.window_size = window_size;
  input_.pixels_per_point = pixels_per_point;
  input_.wheel = 0;
  pointers_.begin_frame();
  pads_.begin_frame();
  input_.keys.clear();
  input_.text.clear();
  input_.dropped_files.clear();
  input_.quit = input_.resized = input_.exposed = false;
}

void EventGatherer::take(const SDL_Event& event) {
  now_ = event.common.timestamp / 1000.0;
  pointers_.set_time(now_);
  switch (event.type) {
    case SDL_QUIT: input_.quit = true; break;
    case SDL_MOUSEMOTION:
    case SDL_MOUSEBUTTONDOWN:
    case SDL_MOUSEBUTTONUP:
    case SDL_MOUSEWHEEL: take_mouse(event); break;
    case SDL_FINGERDOWN:
    case SDL_FINGERUP:
    case SDL_FINGERMOTION: take_finger(event.tfinger); break;
    case SDL_KEYDOWN:
    case SDL_KEYUP: take_key(event.key); break;
    case SDL_CONTROLLERBUTTONDOWN:
    case SDL_CONTROLLERBUTTONUP: pads_.take_button(event.cbutton); break;
    case SDL_CONTROLLERAXISMOTION: pads_.take_axis(event.caxis); break;
    case SDL_CONTROLLERDEVICEREMOVED: pads_.unplugged(event.cdevice.which); break;
    case SDL_TEXTINPUT: input_.text += event.text.text; break;
    case SDL_WINDOWEVENT: take_window(event.window); break;
    case SDL_DROPFILE:
      input_.dropped_files.emplace_back(event.drop.file);
      SDL_free(event.drop.file);
      break;
    default: break;
  }
}

Input EventGatherer::finish(double seconds) {
  now_ = std::max(now_, seconds);
  if (filter_) filter_->advance(now_);
  tell_filtered();
  pointers_.set_time(now_);
  pointers_.finish(input_);
  input_.pads = pads_.pads();
  return input_;
}

void EventGatherer::take_mouse(const SDL_Event& event) {
  switch (event.type) {
    case SDL_MOUSEMOTION:
      if (event.motion.which == SDL_TOUCH_MOUSEID) return;  // the finger speaks for itself
      pointers_.move_mouse(
          {static_cast<float>(event.motion.x), static_cast<float>(event.motion.y)});
      break;
    case SDL_MOUSEBUTTONDOWN:
    case SDL_MOUSEBUTTONUP: {
      const auto button = to_button(event.button.button);
      if (!button || event.button.which == SDL_TOUCH_MOUSEID) return;
      if (event.type == SDL_MOUSEBUTTONDOWN) {
        pointers_.press_mouse(*button);
      } else {
        pointers_.release_mouse(*button);
      }
      break;
    }
    default:
      pointers_.wake_mouse();
      input_.wheel += event.wheel.preciseY;
      break;
  }
}

void EventGatherer::take_finger(const SDL_TouchFingerEvent& event) {
  const glm::vec2 place = glm::vec2(event.x, event.y) * glm::vec2(input_.window_size);
  take_contact({.change = change_of(event.type),
                .finger = {event.touchId, event.fingerId},
                .place = place,
                .seconds = now_});
}

void EventGatherer::take_contact(const ContactEvent& event) {
  if (!filter_) return pointers_.take(event);
  filter_->take(event);
  tell_filtered();
}

void EventGatherer::tell_filtered() {
  if (!filter_) return;
  for (const ContactEvent& event : filter_->take_told()) pointers_.take(event);
}

void EventGatherer::take_key(const SDL_KeyboardEvent& event) {
  const Key key = key_of(event.keysym);
  const auto modifiers = event.keysym.mod;
  input_.shift = (modifiers & KMOD_SHIFT) != 0;
  input_.ctrl = (modifiers & KMOD_CTRL) != 0;
  input_.alt = (modifiers & KMOD_ALT) != 0;
  if (event.type == SDL_KEYUP) {
    std::erase(input_.held, key);
    return;
  }
  hold(input_.held, key);
  input_.keys.push_back({key, input_.shift, input_.ctrl, input_.alt, event.repeat != 0});
}

void EventGatherer::take_window(const SDL_WindowEvent& event) {
  switch (event.event) {
    case SDL_WINDOWEVENT_SIZE_CHANGED: input_.resized = true; break;
    case SDL_WINDOWEVENT_EXPOSED:
    case SDL_WINDOWEVENT_SHOWN:
    case SDL_WINDOWEVENT_RESTORED: input_.exposed = true; break;
    case SDL_WINDOWEVENT_LEAVE:
      pointers_.mouse_leaves();
      input_.exposed = true;  // whatever was hovered must let go
      break;
    case SDL_WINDOWEVENT_ENTER: pointers_.mouse_enters(); break;
    case SDL_WINDOWEVENT_FOCUS_GAINED: input_.focused = true; break;
    case SDL_WINDOWEVENT_FOCUS_LOST:
      input_.focused = false;
      // Word of their coming up goes to another window.
      input_.held.clear();
      input_.shift = input_.ctrl = input_.alt = false;
      pointers_.let_go_of_all();
      pads_.let_go_of_all();
      if (filter_) filter_->forget_all();
      break;
    default: break;
  }
}

}  // namespace engine
