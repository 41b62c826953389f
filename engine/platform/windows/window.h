#pragma once

#include <cstdint>
#include <glm/vec2.hpp>
#include <memory>
#include <optional>
#include <string>

#include "base/result.h"
#include "engine/platform/pointers/input.h"

namespace engine {

enum class WindowMode {
  kShown,
  kFullscreen,
  kOffscreen,  ///< no display needed: the context comes from the software rasteriser
};

struct WindowSettings {
  std::string title{};
  glm::ivec2 size{1280, 720};
  WindowMode mode = WindowMode::kShown;
};

struct WindowHandles;

/// One window with an OpenGL 3.3 core context, current on the thread that opened it. Open at most
/// one at a time; further ones, for those who look on, are OutputWindows.
class Window {
 public:
  static base::Result<Window> open(const WindowSettings& settings);

  Window(Window&&) noexcept;
  Window& operator=(Window&&) noexcept;
  ~Window();

  /// From now on it says what a pointer lands on. It is called from next_input and nowhere else.
  void set_hit_test(HitTest test);

  /// Gathers what happened since the last call. With `wait_seconds` it sleeps until something
  /// happens or the time is over; 0 only looks. See Redraw::wait_seconds.
  Input next_input(double wait_seconds = 0);

  /// Shows what was drawn.
  void present();

  glm::ivec2 pixel_size() const;
  float pixels_per_point() const;
  /// From the display's density, 1 to 3: a first value for the user's setting.
  float suggested_ui_scale() const;

  /// How large a point is on this screen, to the best of our knowledge (screen_size.h).
  float points_per_millimetre() const;
  /// What somebody measured with a ruler on this screen; nothing trusts the screen again.
  void set_ruler(std::optional<float> points_per_millimetre);

  /// From now on the touches of a TUIO tracker count as fingers. The port, which may be any free
  /// one if it is to be 0.
  base::Result<std::uint16_t> listen_to_tuio(std::uint16_t port);

  void set_title(const std::string& title);
  void set_fullscreen(bool fullscreen);
  bool is_fullscreen() const;

 private:
  friend WindowHandles handles_of(Window& window);
  struct Parts;
  explicit Window(std::unique_ptr<Parts> parts);
  std::unique_ptr<Parts> parts_;
};

}  // namespace engine
