#pragma once

#include <glm/vec2.hpp>
#include <memory>
#include <string>

#include "base/result.h"
#include "engine/platform/windows/window.h"

namespace engine {

struct OutputSettings {
  std::string title{};         ///< capture programs find it again by this,
  std::string window_class{};  ///< and by this (X11)
  glm::ivec2 size{1280, 720};
  int number = 0;  ///< among the further windows
};

/// A further window on the context of the first, for those who only look on: nothing that is done
/// in it reaches the table. An ordinary decorated window, so that capture programs list it; it is
/// drawn while it has no focus too, and never waits for a screen. The first window outlives it.
class OutputWindow {
 public:
  static base::Result<OutputWindow> open(Window& first, const OutputSettings& settings);

  OutputWindow(OutputWindow&&) noexcept;
  OutputWindow& operator=(OutputWindow&&) noexcept;
  ~OutputWindow();

  glm::ivec2 pixel_size() const;
  /// Somebody closed it: nothing is drawn into it any more.
  bool is_closed() const;

  /// What is drawn from now on is drawn here.
  void begin();
  /// Shows it, and gives the context back to the first window.
  void end();

 private:
  struct Parts;
  explicit OutputWindow(std::unique_ptr<Parts> parts);
  std::unique_ptr<Parts> parts_;
};

}  // namespace engine
