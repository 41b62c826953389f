#pragma once

#include <functional>
#include <string>

namespace engine {

struct FrameTimes {
  int frames = 0;
  double seconds = 0;
  double least_ms = 0;  ///< nearest to what a machine does that has nothing else to do
  double median_ms = 0;
  double worst_ms = 0;

  double frames_per_second() const { return seconds > 0 ? frames / seconds : 0; }
};

/// Calls `draw_frame(i)` for i in 0..frames-1, waiting each time until the drawing is finished.
FrameTimes measure_frames(int frames, const std::function<void(int)>& draw_frame);

/// "42.1 frames/s (least 21.0 ms, median 23.5 ms, worst 31.0 ms, 100 frames)"
std::string to_text(const FrameTimes& times);

}  // namespace engine
