#include "engine/platform/windows/window.h"

#include <algorithm>
#include <cmath>
#include <glm/common.hpp>
#include <string_view>

#include <SDL.h>
#include <glad/gl.h>

#include "engine/platform/events.h"
#include "engine/platform/pointers/tuio_source.h"
#include "engine/platform/windows/screen_size.h"
#include "engine/platform/windows/window_parts.h"

namespace engine {
namespace {

constexpr double kPollWhilePressed = 0.1;  // a long press must be noticed without an event

base::Error sdl_error(const std::string& what) { return base::Error{what + ": " + SDL_GetError()}; }

void set_hints(WindowMode mode) {
  if (mode == WindowMode::kOffscreen) {
    SDL_SetHintWithPriority(SDL_HINT_VIDEODRIVER, "offscreen", SDL_HINT_OVERRIDE);
  } else {
    SDL_ResetHint(SDL_HINT_VIDEODRIVER);
  }
  SDL_SetHint(SDL_HINT_TOUCH_MOUSE_EVENTS, "0");  // a finger is no mouse
  SDL_SetHint(SDL_HINT_MOUSE_TOUCH_EVENTS, "0");
  SDL_SetHint(SDL_HINT_MOUSE_AUTO_CAPTURE, "0");  // on X11 it swallows the coming up of fingers
  SDL_SetHint(SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1");
  SDL_SetHint(SDL_HINT_NO_SIGNAL_HANDLERS, "1");
  SDL_GL_SetAttribute(SDL_GL_CONTEXT_MAJOR_VERSION, 3);
  SDL_GL_SetAttribute(SDL_GL_CONTEXT_MINOR_VERSION, 3);
  SDL_GL_SetAttribute(SDL_GL_CONTEXT_PROFILE_MASK, SDL_GL_CONTEXT_PROFILE_CORE);
  SDL_GL_SetAttribute(SDL_GL_DEPTH_SIZE, 24);
}

std::uint32_t window_flags(WindowMode mode) {
  std::uint32_t flags = SDL_WINDOW_OPENGL | SDL_WINDOW_ALLOW_HIGHDPI;
  if (mode == WindowMode::kOffscreen) return flags | SDL_WINDOW_HIDDEN;
  if (mode == WindowMode::kFullscreen) flags |= SDL_WINDOW_FULLSCREEN_DESKTOP;
  return flags | SDL_WINDOW_RESIZABLE;
}

/// Without a display SDL falls back to a hidden driver, which is right only if it was asked for.
bool is_window_lost(WindowMode mode) {
  const char* asked = SDL_getenv("SDL_VIDEODRIVER");
  if (mode == WindowMode::kOffscreen || (asked != nullptr && *asked != '\0')) return false;
  const std::string_view driver = SDL_GetCurrentVideoDriver();
  return driver == "offscreen" || driver == "dummy" || driver == "evdev";
}

base::Error no_display() {
  return base::Error{
      "There is no display to open a window on (neither X nor "
      "Wayland answers). amonhen --demo makes pictures without one."};
}

base::Error too_old(int version) {
  const std::string there = version == 0 ? "none"
                                         : std::to_string(GLAD_VERSION_MAJOR(version)) + "." +
                                               std::to_string(GLAD_VERSION_MINOR(version));
  return base::Error{
      "OpenGL 3.3 is needed to draw the table; the graphics driver of this computer "
      "has " +
      there + "."};
}

/// On the clock of SDL's events.
double seconds_now() { return static_cast<double>(SDL_GetTicks64()) / 1000.0; }

/// The window wakes: something came that SDL does not know.
void push_wake_event() {
  static const std::uint32_t type = SDL_RegisterEvents(1);
  SDL_Event event{};
  event.type = type;
  SDL_PushEvent(&event);
}

void open_pads() {
  if (SDL_InitSubSystem(SDL_INIT_GAMECONTROLLER) != 0) return;  // a table without pads is fine
  for (int i = 0; i < SDL_NumJoysticks(); ++i) {
    if (SDL_IsGameController(i) == SDL_TRUE) SDL_GameControllerOpen(i);
  }
}

/// They may come and go while the game runs.
void take_pad_plug(const SDL_Event& event) {
  const std::int32_t which = event.cdevice.which;
  if (event.type == SDL_CONTROLLERDEVICEADDED) SDL_GameControllerOpen(which);
  if (event.type == SDL_CONTROLLERDEVICEREMOVED) {
    SDL_GameControllerClose(SDL_GameControllerFromInstanceID(which));
  }
}

}  // namespace

struct Window::Parts {
  struct WindowDeleter {
    void operator()(SDL_Window* closing) const { SDL_DestroyWindow(closing); }
  };

  /// SDL is started with the first member and stopped with the last.
  struct SdlSession {
    bool started = false;
    ~SdlSession() {
      if (started) SDL_Quit();
    }
  };

  struct GlContext {
    SDL_GLContext context = nullptr;
    ~GlContext() {
      if (context != nullptr) SDL_GL_DeleteContext(context);
    }
  };

  SdlSession session;
  std::unique_ptr<SDL_Window, WindowDeleter> window;
  GlContext gl;
  OtherWindows others;
  EventGatherer events;
  std::optional<TuioSource> tuio;
  std::optional<float> ruler;
  float points_per_millimetre = 0;
  bool pointer_is_down = false;
  bool has_focus = true;

  void measure_screen();
  void take(const SDL_Event& event);
  void take_tuio(double seconds);
};

void Window::Parts::measure_screen() {
  const int display = std::max(0, SDL_GetWindowDisplayIndex(window.get()));
  glm::ivec2 points{0};
  glm::ivec2 pixels{0};
  SDL_GetWindowSize(window.get(), &points.x, &points.y);
  SDL_GL_GetDrawableSize(window.get(), &pixels.x, &pixels.y);
  ScreenFacts facts{.monitors = monitors_in(), .ruler = ruler};
  if (points.x > 0 && pixels.x > 0) {
    facts.pixels_per_point = static_cast<float>(pixels.x) / static_cast<float>(points.x);
  }
  SDL_Rect bounds{};
  if (SDL_GetDisplayBounds(display, &bounds) == 0) {
    facts.pixels = glm::round(glm::vec2(bounds.w, bounds.h) * facts.pixels_per_point);
  }
  if (SDL_GetDisplayDPI(display, nullptr, &facts.dots_per_inch.x, &facts.dots_per_inch.y) != 0) {
    facts.dots_per_inch = {0, 0};
  }
  points_per_millimetre = engine::points_per_millimetre(facts);
  events.filter_touches(points_per_millimetre);
}

void Window::Parts::take(const SDL_Event& event) {
  if (others.take(event)) return;
  // With several windows SDL only tells that this one was closed, and not of the end.
  if (event.type == SDL_WINDOWEVENT && event.window.event == SDL_WINDOWEVENT_CLOSE) {
    SDL_Event quit{};
    quit.type = SDL_QUIT;
    quit.common.timestamp = event.common.timestamp;
    events.take(quit);
  }
  take_pad_plug(event);
  const bool is_elsewhere =
      event.type == SDL_WINDOWEVENT && event.window.event == SDL_WINDOWEVENT_DISPLAY_CHANGED;
  if (is_elsewhere) measure_screen();
  events.take(event);
}

/// A tracker tells places on the whole screen. What lands beside the window, or while another one
/// has the focus, is not for us.
void Window::Parts::take_tuio(double seconds) {
  SDL_Rect screen{};
  SDL_GetDisplayBounds(std::max(0, SDL_GetWindowDisplayIndex(window.get())), &screen);
  glm::ivec2 corner{0};
  glm::ivec2 size{0};
  SDL_GetWindowPosition(window.get(), &corner.x, &corner.y);
  SDL_GetWindowSize(window.get(), &size.x, &size.y);
  for (ContactEvent event : tuio->take(seconds)) {
    event.place = event.place * glm::vec2(screen.w, screen.h) +
                  glm::vec2(screen.x - corner.x, screen.y - corner.y);
    const bool is_ours = has_focus && event.place.x >= 0 && event.place.y >= 0 &&
                         event.place.x <= static_cast<float>(size.x) &&
                         event.place.y <= static_cast<float>(size.y);
    if (event.change != ContactChange::kDown || is_ours) events.take_contact(event);
  }
}

WindowHandles handles_of(Window& window) {
  Window::Parts& parts = *window.parts_;
  return {parts.window.get(), parts.gl.context, &parts.others};
}

Window::Window(std::unique_ptr<Parts> parts) : parts_(std::move(parts)) {}
Window::Window(Window&&) noexcept = default;
Window& Window::operator=(Window&&) noexcept = default;
Window::~Window() = default;

base::Result<Window> Window::open(const WindowSettings& settings) {
  auto parts = std::make_unique<Parts>();
  set_hints(settings.mode);
  if (SDL_Init(SDL_INIT_VIDEO) != 0) return no_display();
  parts->session.started = true;
  if (is_window_lost(settings.mode)) return no_display();
  parts->window.reset(SDL_CreateWindow(settings.title.c_str(), SDL_WINDOWPOS_CENTERED,
                                       SDL_WINDOWPOS_CENTERED, settings.size.x, settings.size.y,
                                       window_flags(settings.mode)));
  if (!parts->window) return sdl_error("The window could not be opened");
  parts->gl.context = SDL_GL_CreateContext(parts->window.get());
  if (parts->gl.context == nullptr) return sdl_error("OpenGL 3.3 is not available");
  const int version = gladLoadGL(reinterpret_cast<GLADloadfunc>(SDL_GL_GetProcAddress));
  if (version < GLAD_MAKE_VERSION(3, 3)) return too_old(version);
  if (settings.mode != WindowMode::kOffscreen) {
    if (SDL_GL_SetSwapInterval(-1) != 0) SDL_GL_SetSwapInterval(1);
    open_pads();
  }
  parts->measure_screen();
  return Window(std::move(parts));
}

void Window::set_hit_test(HitTest test) { parts_->events.set_hit_test(std::move(test)); }

Input Window::next_input(double wait_seconds) {
  int width = 0;
  int height = 0;
  SDL_GetWindowSize(parts_->window.get(), &width, &height);
  parts_->events.begin({width, height}, pixels_per_point());

  if (parts_->pointer_is_down) wait_seconds = std::min(wait_seconds, kPollWhilePressed);
  if (const auto change = parts_->events.next_change()) {
    wait_seconds = std::min(wait_seconds, std::max(0.0, *change - seconds_now()));
  }
  SDL_Event event;
  const int milliseconds = static_cast<int>(std::ceil(wait_seconds * 1000));
  if (milliseconds > 0 && SDL_WaitEventTimeout(&event, milliseconds) != 0) parts_->take(event);
  while (SDL_PollEvent(&event) != 0) parts_->take(event);
  const double now = seconds_now();
  if (parts_->tuio) parts_->take_tuio(now);
  Input input = parts_->events.finish(now);
  parts_->has_focus = input.focused;
  if (input.resized)
    SDL_GetWindowSize(parts_->window.get(), &input.window_size.x, &input.window_size.y);
  parts_->pointer_is_down = std::any_of(input.pointers.begin(), input.pointers.end(),
                                        [](const Pointer& pointer) { return pointer.is_down(); });
  return input;
}

void Window::present() { SDL_GL_SwapWindow(parts_->window.get()); }

glm::ivec2 Window::pixel_size() const {
  glm::ivec2 size;
  SDL_GL_GetDrawableSize(parts_->window.get(), &size.x, &size.y);
  return size;
}

float Window::pixels_per_point() const {
  glm::ivec2 points;
  SDL_GetWindowSize(parts_->window.get(), &points.x, &points.y);
  return points.x > 0 ? static_cast<float>(pixel_size().x) / static_cast<float>(points.x) : 1.0F;
}

float Window::suggested_ui_scale() const {
  constexpr float kPlainDpi = 96;
  float dpi = kPlainDpi;
  const int display = SDL_GetWindowDisplayIndex(parts_->window.get());
  if (SDL_GetDisplayDPI(display, &dpi, nullptr, nullptr) != 0) return 1;
  const float steps = std::round(dpi / (kPlainDpi * pixels_per_point()) * 4) / 4;
  return std::clamp(steps, 1.0F, 3.0F);
}

float Window::points_per_millimetre() const { return parts_->points_per_millimetre; }

void Window::set_ruler(std::optional<float> points_per_millimetre) {
  parts_->ruler = points_per_millimetre;
  parts_->measure_screen();
}

base::Result<std::uint16_t> Window::listen_to_tuio(std::uint16_t port) {
  auto source = TuioSource::open({.port = port, .clock = seconds_now, .wake = push_wake_event});
  if (!source) return source.failure();
  return parts_->tuio.emplace(source.take()).port();
}

void Window::set_title(const std::string& title) {
  SDL_SetWindowTitle(parts_->window.get(), title.c_str());
}

void Window::set_fullscreen(bool fullscreen) {
  SDL_SetWindowFullscreen(parts_->window.get(), fullscreen ? SDL_WINDOW_FULLSCREEN_DESKTOP : 0);
}

bool Window::is_fullscreen() const {
  return (SDL_GetWindowFlags(parts_->window.get()) & SDL_WINDOW_FULLSCREEN_DESKTOP) != 0;
}

}  // namespace engine
