#pragma once

namespace app {

/// When water and smoke move: slowly, and only for a while after somebody did something, so that a
/// table left alone costs nothing.
class AmbientClock {
 public:
  void set_on(bool on) { is_on_ = on; }
  bool is_on() const { return is_on_; }
  /// Somebody did something.
  void wake() { since_input_ = 0; }
  void update(double seconds);
  /// Frames a second that it wants when nothing else does, for engine::Redraw.
  double rate() const;
  /// How long it has moved. It comes back to 0 after a long time, where nobody sees it.
  float seconds() const { return static_cast<float>(seconds_); }

 private:
  bool is_on_ = false;
  double since_input_ = 0;
  double seconds_ = 0;
};

}  // namespace app
