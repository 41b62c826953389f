#include "engine/platform/key_names.h"

#include <SDL.h>

namespace engine {

std::string name_of(Key key) {
  const char* name = SDL_GetKeyName(static_cast<SDL_Keycode>(key));
  return name == nullptr ? "" : name;
}

std::optional<Key> key_called(const std::string& name) {
  const SDL_Keycode key = SDL_GetKeyFromName(name.c_str());
  if (key == SDLK_UNKNOWN) return std::nullopt;
  return static_cast<Key>(key);
}

}  // namespace engine
