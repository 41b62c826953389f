#pragma once

#include <deque>
#include <optional>
#include <vector>

#include "game/screens/screens.h"
#include "game/screens/state/moment.h"

namespace screens {

/// Where it comes from. What machines and chance do is told to be read; of one's own what nobody
/// may miss, and in short what else has a time of its own (Moment::own).
enum class Origin { kOthers, kSelf };

/// Tells what happened, one moment after the other, each as long as it takes to be read.
class MomentQueue {
 public:
  void set_pace(Pace pace) { pace_ = pace; }

  void tell(std::vector<Moment> moments, Origin origin);
  /// Call in every frame. While `waits`, dice are falling, and no new moment begins: it is only
  /// said what they are thrown for.
  void update(double seconds, bool waits);
  /// To the next one, or to none.
  void go_on();
  /// Nothing goes on by itself, until it is said again.
  void toggle_hold() { is_held_ = !is_held_; }
  /// Forgets all: an answer was given, or the game is another.
  void hush();

  /// What others do next has to wait.
  bool is_holding() const;
  /// Whether any is shown, or waits to be.
  bool has_more() const { return now_.has_value() || !waiting_.empty(); }
  /// Something is still to be told after what is told now.
  bool has_next() const { return !waiting_.empty(); }
  std::optional<MomentShown> shown() const;
  /// Dice or a tile are staged, or will be, that nobody can read yet: what follows from them is not
  /// said before.
  bool has_unread() const;

 private:
  double time_of(const Moment& moment) const;
  bool is_told(const Moment& moment, Origin origin) const;
  void begin_next();

  Pace pace_ = Pace::kRead;
  std::deque<Moment> waiting_;
  std::optional<Moment> now_;
  double left_ = 0;      ///< seconds of the time of `now_`
  double lingered_ = 0;  ///< seconds after it, while nothing else is told
  bool is_held_ = false;
  bool is_coming_ = false;  ///< the dice of the next one fall
};

}  // namespace screens
