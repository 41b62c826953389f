#pragma once

#include <cstddef>
#include <deque>
#include <functional>
#include <optional>
#include <vector>

#include "game/session/own_outlook.h"

namespace airing {

/// How far those who look on stay behind the match: so many seconds, and so many decisions.
struct Delay {
  double seconds = 0;
  std::size_t decisions = 0;

  bool operator==(const Delay&) const = default;
};

/// Something that has happened and is still to be shown: steps that are looked at together.
struct Happening {
  std::size_t end_step = 0;  ///< how many steps had been played after it
  int turn = 0;              ///< of the game, after it
  double at = 0;             ///< seconds of the feed's clock
  std::vector<core::Event> events;
  match::AnyView view;  ///< after it
};

/// Whether what comes next is looked at together with these events, which led to the view.
using Gathers = std::function<bool(const match::AnyView&, std::span<const core::Event>)>;

/// What a viewer is shown of a match, late. The feed looks on at the match as it is, as its viewer
/// may see it, and keeps what happens until it may be shown; what is shown is an outlook of its own
/// that stands where the last of it ended. What is undone before it was shown never is.
/// The session outlives it.
class Feed {
 public:
  Feed(session::Session& session, core::Viewer viewer, Delay delay, Gathers gathers);

  /// Call in every frame: takes note of what has happened.
  void update(double seconds);
  /// From now on. What was shown stays shown.
  void set_delay(Delay delay) { delay_ = delay; }

  /// Seconds until anything may be shown at all: what happened before the feed began is as late as
  /// what happens later.
  double seconds_to_begin() const;
  /// What will be shown, as far as it is known, in its order.
  const std::deque<Happening>& foreseen() const { return foreseen_; }
  /// The first of them may be shown by now.
  bool is_due() const;
  /// It is shown: the outlook stands after it.
  Happening take();
  /// Something that had been shown was undone: the outlook has been taken back.
  bool take_undone() { return shown_->take_undone(); }

  /// The match as it has been shown so far.
  const session::Outlook& shown() const { return *shown_; }

 private:
  void end_happening();
  void forget_undone();

  session::Session& session_;
  Delay delay_;
  Gathers gathers_;
  session::OwnOutlook scout_;  ///< sees the match as it is
  session::OwnOutlook shown_;
  std::deque<Happening> foreseen_;
  Happening gathered_;
  int steps_ = 0;     ///< of what is gathered
  double quiet_ = 0;  ///< seconds since the last of them
  double now_ = 0;
};

}  // namespace airing
