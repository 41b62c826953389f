#pragma once

namespace engine {

/// Decides whether a frame is worth drawing, so that a table where nothing moves costs nothing.
///
///   Input input = window.next_input(redraw.wait_seconds());
///   if (has_activity(input)) redraw.keep_for(0.3);   // hovers and scrolls settle
///   if (camera.is_moving()) redraw.keep_for(0.1);
///   if (redraw.take_due(clock.tick())) { draw(); window.present(); }
class Redraw {
 public:
  /// Draw at full rate for the next `seconds`.
  void keep_for(double seconds);
  /// Draw one frame.
  void once() { keep_for(0); }
  /// Ambient life: draw `rate` frames a second (0 = none) when nothing else asks.
  void set_idle_rate(double rate) { idle_rate_ = rate; }

  /// Something outside may change without an input: the window wakes so many times a second (0 =
  /// not) to look, and draws nothing for that alone.
  void set_looks(double rate) { looks_ = rate; }

  /// How long the window may sleep before the next frame is due.
  double wait_seconds() const;
  /// Lets `seconds` pass, and says whether a frame should be drawn now.
  bool take_due(double seconds);

 private:
  double busy_seconds_ = 0;
  double since_frame_ = 0;
  double idle_rate_ = 0;
  double looks_ = 0;
  int frames_owed_ = 2;  ///< the interface needs a second frame to settle its layout
};

}  // namespace engine
