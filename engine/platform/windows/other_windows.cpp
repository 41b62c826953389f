#include "engine/platform/windows/other_windows.h"

namespace engine {

std::uint32_t window_of(const SDL_Event& event) {
  switch (event.type) {
    case SDL_WINDOWEVENT: return event.window.windowID;
    case SDL_MOUSEMOTION: return event.motion.windowID;
    case SDL_MOUSEBUTTONDOWN:
    case SDL_MOUSEBUTTONUP: return event.button.windowID;
    case SDL_MOUSEWHEEL: return event.wheel.windowID;
    case SDL_FINGERDOWN:
    case SDL_FINGERUP:
    case SDL_FINGERMOTION: return event.tfinger.windowID;
    case SDL_KEYDOWN:
    case SDL_KEYUP: return event.key.windowID;
    case SDL_TEXTINPUT: return event.text.windowID;
    case SDL_DROPFILE: return event.drop.windowID;
    default: return 0;
  }
}

bool OtherWindows::take(const SDL_Event& event) {
  const std::uint32_t number = window_of(event);
  if (!numbers_.contains(number)) return false;
  const bool is_close =
      event.type == SDL_WINDOWEVENT && event.window.event == SDL_WINDOWEVENT_CLOSE;
  if (is_close) closed_.insert(number);
  if (event.type == SDL_DROPFILE) SDL_free(event.drop.file);
  return true;
}

}  // namespace engine
