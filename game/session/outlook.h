#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "game/match/any_view.h"
#include "game/match/log_line.h"

namespace session {

/// One viewer of a match: a screen, a stream, a phone. It sees the match as it was at its cursor,
/// and of that only what it may know.
class Outlook {
 public:
  virtual ~Outlook() = default;

  /// How many steps of the journal it has seen.
  virtual std::size_t cursor() const = 0;
  virtual const match::AnyView& view() const = 0;
  core::Viewer viewer() const { return view().viewer(); }
  /// Of the game, at its cursor.
  virtual int turn() const = 0;
  /// As its readers may know it; what was undone is not in it.
  virtual std::span<const match::LogLine> log() const = 0;

  /// What happened up to the cursor since the last call, as its readers may know it: those who
  /// share a screen are told what all may know.
  virtual std::vector<core::Event> take_events() = 0;
  /// True once after an undo that led back behind the cursor: then no event led here, and the table
  /// is laid anew.
  virtual bool take_undone() = 0;

  /// From now on; fewer lets it catch up at once, as at the end of a game.
  virtual void set_decisions_behind(std::size_t decisions) = 0;
};

}  // namespace session
