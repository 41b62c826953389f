#include "engine/render/benchmark.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdio>
#include <vector>

#include <glad/gl.h>

namespace engine {

FrameTimes measure_frames(int frames, const std::function<void(int)>& draw_frame) {
  using Clock = std::chrono::steady_clock;
  std::vector<double> times;
  const auto start = Clock::now();
  for (int i = 0; i < frames; ++i) {
    const auto before = Clock::now();
    draw_frame(i);
    glFinish();  // else only the queueing is measured
    times.push_back(std::chrono::duration<double, std::milli>(Clock::now() - before).count());
  }
  FrameTimes result;
  result.frames = frames;
  result.seconds = std::chrono::duration<double>(Clock::now() - start).count();
  if (times.empty()) return result;
  std::sort(times.begin(), times.end());
  result.least_ms = times.front();
  result.median_ms = times[times.size() / 2];
  result.worst_ms = times.back();
  return result;
}

std::string to_text(const FrameTimes& times) {
  std::array<char, 160> line{};
  std::snprintf(line.data(), line.size(),
                "%.1f frames/s (least %.1f ms, median %.1f ms, worst %.1f ms, %d frames)",
                times.frames_per_second(), times.least_ms, times.median_ms, times.worst_ms,
                times.frames);
  return line.data();
}

}  // namespace engine
