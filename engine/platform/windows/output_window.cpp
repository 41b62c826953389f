#include "engine/platform/windows/output_window.h"

#include <cstdlib>
#include <utility>

#include <SDL.h>

#include "engine/platform/windows/other_windows.h"
#include "engine/platform/windows/window_parts.h"

namespace engine {

struct OutputWindow::Parts {
  SDL_Window* window = nullptr;
  SDL_Window* first = nullptr;
  SDL_GLContext context = nullptr;
  OtherWindows* others = nullptr;

  Parts() = default;
  Parts(const Parts&) = delete;
  Parts& operator=(const Parts&) = delete;
  ~Parts() {
    if (window == nullptr) return;
    others->remove(window);
    SDL_GL_MakeCurrent(first, context);
    SDL_DestroyWindow(window);
  }
};

OutputWindow::OutputWindow(std::unique_ptr<Parts> parts) : parts_(std::move(parts)) {}
OutputWindow::OutputWindow(OutputWindow&&) noexcept = default;
OutputWindow& OutputWindow::operator=(OutputWindow&&) noexcept = default;
OutputWindow::~OutputWindow() = default;

base::Result<OutputWindow> OutputWindow::open(Window& first, const OutputSettings& settings) {
  const WindowHandles handles = handles_of(first);
  auto parts = std::make_unique<Parts>();
  parts->first = handles.window;
  parts->context = handles.context;
  parts->others = handles.others;
  const bool is_hidden = (SDL_GetWindowFlags(handles.window) & SDL_WINDOW_HIDDEN) != 0;
  const std::uint32_t flags = SDL_WINDOW_OPENGL | SDL_WINDOW_RESIZABLE |
                              (is_hidden ? std::uint32_t{SDL_WINDOW_HIDDEN} : 0U);
  parts->window =
      SDL_CreateWindow(settings.title.c_str(), SDL_WINDOWPOS_UNDEFINED, SDL_WINDOWPOS_UNDEFINED,
                       settings.size.x, settings.size.y, flags);
  if (parts->window == nullptr) {
    return base::Error{"The window \"" + settings.title +
                       "\" could not be opened: " + SDL_GetError() + "."};
  }
  parts->others->add(parts->window);
  set_window_class(parts->window, settings.window_class);
  SDL_GL_MakeCurrent(parts->window, parts->context);
  SDL_GL_SetSwapInterval(0);  // two windows that wait for a screen would halve the rate
  SDL_GL_MakeCurrent(parts->first, parts->context);
  return OutputWindow(std::move(parts));
}

glm::ivec2 OutputWindow::pixel_size() const {
  glm::ivec2 size;
  SDL_GL_GetDrawableSize(parts_->window, &size.x, &size.y);
  return size;
}

bool OutputWindow::is_closed() const { return parts_->others->is_closed(parts_->window); }

void OutputWindow::begin() { SDL_GL_MakeCurrent(parts_->window, parts_->context); }

void OutputWindow::end() {
  SDL_GL_SwapWindow(parts_->window);
  SDL_GL_MakeCurrent(parts_->first, parts_->context);
}

}  // namespace engine
