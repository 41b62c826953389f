#pragma once

#include <initializer_list>

#include <SDL.h>

#include "engine/platform/events.h"

// Events as SDL would send them, for tests without hands. The window has 1000 x 500 points.
namespace engine::made_up {

inline constexpr glm::ivec2 kWindow{1000, 500};

inline SDL_Event finger(std::uint32_t type, SDL_FingerID id, glm::vec2 place, std::uint32_t time,
                        SDL_TouchID device = 1) {
  SDL_Event event{};
  event.tfinger.type = type;
  event.tfinger.timestamp = time;
  event.tfinger.touchId = device;
  event.tfinger.fingerId = id;
  event.tfinger.x = place.x / static_cast<float>(kWindow.x);
  event.tfinger.y = place.y / static_cast<float>(kWindow.y);
  return event;
}

inline SDL_Event finger_down(SDL_FingerID id, glm::vec2 place, std::uint32_t time,
                             SDL_TouchID device = 1) {
  return finger(SDL_FINGERDOWN, id, place, time, device);
}
inline SDL_Event finger_moves(SDL_FingerID id, glm::vec2 place, std::uint32_t time,
                              SDL_TouchID device = 1) {
  return finger(SDL_FINGERMOTION, id, place, time, device);
}
inline SDL_Event finger_up(SDL_FingerID id, glm::vec2 place, std::uint32_t time,
                           SDL_TouchID device = 1) {
  return finger(SDL_FINGERUP, id, place, time, device);
}

inline SDL_Event mouse_button(std::uint32_t type, std::uint32_t time,
                              std::uint8_t button = SDL_BUTTON_LEFT) {
  SDL_Event event{};
  event.button.type = type;
  event.button.timestamp = time;
  event.button.button = button;
  return event;
}

inline SDL_Event mouse_at(int x, int y, std::uint32_t time = 0) {
  SDL_Event event{};
  event.motion.type = SDL_MOUSEMOTION;
  event.motion.timestamp = time;
  event.motion.x = x;
  event.motion.y = y;
  return event;
}

inline SDL_Event key(std::uint32_t type, SDL_Keycode code, bool repeat = false,
                     std::uint16_t modifiers = KMOD_NONE) {
  SDL_Event event{};
  event.key.type = type;
  event.key.keysym.sym = code;
  event.key.keysym.mod = modifiers;
  event.key.repeat = repeat ? 1 : 0;
  return event;
}

inline SDL_Event window_event(std::uint8_t what) {
  SDL_Event event{};
  event.window.type = SDL_WINDOWEVENT;
  event.window.event = what;
  return event;
}

/// One frame of events.
inline Input frame(EventGatherer& gatherer, std::initializer_list<SDL_Event> events,
                   double seconds = 0) {
  gatherer.begin(kWindow, 1);
  for (const SDL_Event& event : events) gatherer.take(event);
  return gatherer.finish(seconds);
}

}  // namespace engine::made_up
