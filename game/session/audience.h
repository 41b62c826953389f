#pragma once

#include <bit>

#include "rules/core/seat.h"

namespace session {

/// Whose eyes an outlook has.
class Audience {
 public:
  /// The same seats all the time.
  static Audience of(core::Viewer viewer) { return {viewer, false}; }
  /// Those who sit before one screen.
  static Audience sharing_screen(core::Viewer people) { return {people, true}; }

  /// Nobody before the screen: all is seen. One person sees what that one may know; those who share
  /// the screen see what the one may know who decides.
  core::Viewer viewer(core::Seat decider) const {
    if (!shares_screen_) return people_;
    if (count() == 0) return core::kAll;
    if (people_.includes(decider)) return core::viewer_of(decider);
    return count() == 1 ? people_ : core::kPublic;
  }

  /// On a shared screen the log is read by all, so it tells what all may know.
  core::Viewer readers() const {
    if (!shares_screen_) return people_;
    return count() == 0 ? core::kAll : count() == 1 ? people_ : core::kPublic;
  }

 private:
  Audience(core::Viewer people, bool shares_screen)
      : people_(people), shares_screen_(shares_screen) {}
  int count() const { return std::popcount(people_.seats); }

  core::Viewer people_;
  bool shares_screen_;
};

}  // namespace session
