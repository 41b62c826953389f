#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <functional>
#include <glm/vec2.hpp>
#include <thread>
#include <vector>

#include "game/makers/bake/whole_below.h"

namespace bake {

inline constexpr float kBoardWidth = 145.0f;
inline constexpr float kBoardHeight = 100.0f;

/// Some rows of a grid that covers the whole board.
struct Band {
  int first = 0;
  int rows = 0;
  int of = 0;  // rows of the whole
};

/// A rectangle of values, rows top to bottom, that covers the board or a band of it.
template <typename T>
class Grid {
 public:
  Grid() = default;
  Grid(int width, int height, T value = T{}) : Grid(width, Band{0, height, height}, value) {}
  Grid(int width, Band band, T value = T{})
      : width_(width),
        band_(band),
        cells_(static_cast<std::size_t>(width) * static_cast<std::size_t>(band.rows), value) {}

  int width() const { return width_; }
  int height() const { return band_.rows; }
  const Band& band() const { return band_; }
  T& at(int x, int y) { return cells_[index(x, y)]; }
  const T& at(int x, int y) const { return cells_[index(x, y)]; }
  const std::vector<T>& cells() const { return cells_; }

  /// The nearest cell when x or y lies outside.
  const T& near(int x, int y) const {
    return at(std::clamp(x, 0, width_ - 1), std::clamp(y, 0, height() - 1));
  }

  /// Pixels in one board unit.
  float scale() const { return static_cast<float>(width_) / kBoardWidth; }

  /// Board position of a pixel's centre.
  glm::vec2 place(int x, int y) const {
    return {
        (static_cast<float>(x) + 0.5f) / scale(),
        (static_cast<float>(y + band_.first) + 0.5f) * kBoardHeight / static_cast<float>(band_.of)};
  }

  /// Value between the four pixels around a board position.
  float sample(glm::vec2 board) const {
    const float px = board.x * scale() - 0.5f;
    const float py = board.y * static_cast<float>(band_.of) / kBoardHeight - 0.5f -
                     static_cast<float>(band_.first);
    const int x = whole_below(px);
    const int y = whole_below(py);
    const float u = px - static_cast<float>(x);
    const float v = py - static_cast<float>(y);
    const auto get = [&](int dx, int dy) { return static_cast<float>(near(x + dx, y + dy)); };
    return (get(0, 0) * (1 - u) + get(1, 0) * u) * (1 - v) +
           (get(0, 1) * (1 - u) + get(1, 1) * u) * v;
  }

 private:
  std::size_t index(int x, int y) const {
    return static_cast<std::size_t>(y) * static_cast<std::size_t>(width_) +
           static_cast<std::size_t>(x);
  }

  int width_ = 0;
  Band band_;
  std::vector<T> cells_;
};

/// Calls work(first, last) on bands of rows from several threads. Bands never overlap, so the
/// result does not depend on the number of threads.
inline void in_bands(int rows, const std::function<void(int, int)>& work) {
  const int threads = std::clamp(static_cast<int>(std::thread::hardware_concurrency()), 1, 16);
  const int band = (rows + threads - 1) / threads;
  std::vector<std::jthread> pool;
  for (int first = 0; first < rows; first += band) {
    pool.emplace_back([&work, first, last = std::min(rows, first + band)] { work(first, last); });
  }
}

inline float smooth_step(float from, float to, float value) {
  const float t = std::clamp((value - from) / (to - from), 0.0f, 1.0f);
  return t * t * (3 - 2 * t);
}

}  // namespace bake
