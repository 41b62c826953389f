#include "engine/platform/key_names.h"

#include <SDL.h>

namespace engine {

std::string name_of(Key key) {
  const char* name = SDL_GetKeyName(static_cast<SDL_Keycode>(key));
  return name == nullptr ? "" : name;
}

bool is_modifier(Key key) {
  switch (static_cast<SDL_Keycode>(key)) {
    case SDLK_LSHIFT:
    case SDLK_RSHIFT:
    case SDLK_LCTRL:
    case SDLK_RCTRL:
    case SDLK_LALT:
    case SDLK_RALT:
    case SDLK_LGUI:
    case SDLK_RGUI:
    case SDLK_MODE:
    case SDLK_CAPSLOCK:
    case SDLK_NUMLOCKCLEAR: return true;
    default: return false;
  }
}

std::optional<Key> key_called(const std::string& name) {
  const SDL_Keycode key = SDL_GetKeyFromName(name.c_str());
  if (key == SDLK_UNKNOWN) return std::nullopt;
  return static_cast<Key>(key);
}

}  // namespace engine
