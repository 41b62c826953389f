#pragma once

#include <cstdlib>

#include <gtest/gtest.h>

#include "engine/platform/windows/pixels.h"
#include "engine/platform/windows/window.h"

namespace engine {

/// Tests that draw: they have a context without a display.
class Offscreen : public testing::Test {
 protected:
  Offscreen() : window_(Window::open({.title = "tests", .mode = WindowMode::kOffscreen})) {
    if (!window_) ADD_FAILURE() << window_.error();
  }
  Window& window() { return *window_; }

 private:
  base::Result<Window> window_;
};

/// Brightness 0..255.
inline int brightness(const std::uint8_t* pixel) {
  return (pixel[0] * 3 + pixel[1] * 5 + pixel[2] * 2) / 10;
}

/// How many pixels of two pictures of one size are not the same.
inline int differences(const Pixels& one, const Pixels& other) {
  int count = 0;
  for (int y = 0; y < one.size.y; ++y) {
    for (int x = 0; x < one.size.x; ++x)
      count += std::abs(brightness(one.at({x, y})) - brightness(other.at({x, y}))) > 1;
  }
  return count;
}

}  // namespace engine
