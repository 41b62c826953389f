#pragma once

#include <span>
#include <vector>

#include "game/table/gesture.h"

namespace app {

/// What a person has taken up and not yet laid down: an army, a die, Companions who part. Nothing
/// is decided by it.
class Selection {
 public:
  enum class Effect : std::uint8_t {
    kNothing,  ///< it cannot be touched now
    kTook,     ///< it is held now, perhaps beside what was held
    kLetGo,    ///< nothing is held any more, or less
    kAnswer,   ///< `gesture()` says with what
  };

  std::span<const table::Touchable> held() const { return held_; }
  bool is_empty() const { return held_.empty(); }

  /// `from_here` is what can be done with what is held; `afresh` with empty hands.
  Effect touch(const table::Touchable& touched, const table::Touches& from_here,
               const table::Touches& afresh);
  /// A drag begins there. False if it cannot be taken up.
  bool take(const table::Touchable& touched, const table::Touches& from_here,
            const table::Touches& afresh);
  /// What is held is laid down on the map, no matter where.
  Effect lay_anywhere(const table::Touches& from_here);
  /// Of the last touch that answered.
  const table::Gesture& gesture() const { return gesture_; }
  void let_go() { held_.clear(); }

 private:
  bool holds(const table::Touchable& one) const;
  Effect answer(const table::Gesture& gesture);
  Effect let_go_of(const table::Touchable& one);

  std::vector<table::Touchable> held_;
  table::Gesture gesture_;
};

/// The touchable is taken up first, to be put down somewhere or to pay for something. Otherwise a
/// click on it is the whole answer.
bool leads_on(const table::Touchable& one, const table::Touches& touches);
bool can_be_taken(const table::Touchable& one, const table::Touches& touches);

}  // namespace app
