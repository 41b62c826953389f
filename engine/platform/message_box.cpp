#include "engine/platform/message_box.h"

#include <SDL.h>

namespace engine {

void show_message_box(const std::string& title, const std::string& sentence) {
  SDL_ShowSimpleMessageBox(SDL_MESSAGEBOX_ERROR, title.c_str(), sentence.c_str(), nullptr);
}

}  // namespace engine
