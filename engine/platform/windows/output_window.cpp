#include "engine/platform/windows/output_window.h"

#include <algorithm>
#include <cstddef>
#include <cstdlib>
#include <utility>
#include <vector>

#include <SDL.h>

#include "engine/platform/windows/other_windows.h"
#include "engine/platform/windows/output_place.h"
#include "engine/platform/windows/window_parts.h"

namespace engine {
namespace {

DesktopPart part_of(SDL_Window* window) {
  DesktopPart part;
  SDL_GetWindowPosition(window, &part.from.x, &part.from.y);
  SDL_GetWindowSize(window, &part.size.x, &part.size.y);
  return part;
}

/// Less what the desktop keeps for itself.
std::vector<DesktopPart> screens_of_desktop() {
  std::vector<DesktopPart> screens;
  const int count = SDL_GetNumVideoDisplays();
  screens.reserve(static_cast<std::size_t>(std::max(0, count)));
  for (int display = 0; display < count; ++display) {
    SDL_Rect bounds;
    if (SDL_GetDisplayUsableBounds(display, &bounds) != 0) continue;
    screens.push_back({.from = {bounds.x, bounds.y}, .size = {bounds.w, bounds.h}});
  }
  return screens;
}

}  // namespace

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
  const glm::ivec2 place = place_of_output(part_of(handles.window), settings.size,
                                           screens_of_desktop(), settings.number);
  parts->window = SDL_CreateWindow(settings.title.c_str(), place.x, place.y, settings.size.x,
                                   settings.size.y, flags);
  if (parts->window == nullptr) {
    return base::Error{"The window \"" + settings.title +
                       "\" could not be opened: " + SDL_GetError() + "."};
  }
  parts->others->add(parts->window);
  set_window_class(parts->window, settings.window_class);
  if (!is_hidden) SDL_RaiseWindow(parts->first);  // who plays goes on playing
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
