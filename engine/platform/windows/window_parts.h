#pragma once

#include <string>

#include <SDL.h>

#include "engine/platform/windows/other_windows.h"
#include "engine/platform/windows/window.h"

namespace engine {

/// What output windows share with the first one.
struct WindowHandles {
  SDL_Window* window = nullptr;
  SDL_GLContext context = nullptr;
  OtherWindows* others = nullptr;
};

WindowHandles handles_of(Window& window);

/// The class that X11 knows the window by; elsewhere nothing.
void set_window_class(SDL_Window* window, const std::string& name);

}  // namespace engine
