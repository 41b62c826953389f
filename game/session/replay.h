#pragma once

#include <cstddef>
#include <functional>
#include <span>
#include <string>
#include <vector>

#include "game/session/session.h"

namespace session {

/// Where a turn begins, in steps of the journal.
struct TurnStart {
  int turn = 0;
  std::size_t step = 0;
};

/// A match looked at again. To a table it is a session in which the journal plays: it goes on by
/// itself or stands still, back and forth, and nothing in it can be decided.
class Replay : public Session {
 public:
  /// Steps of the journal; `screen().cursor()` is from 0 to this.
  virtual std::size_t length() const = 0;
  /// To so many steps, never into the middle of a throw. No event leads there: the table is laid
  /// anew.
  virtual void seek(std::size_t steps) = 0;
  /// To the next decision or throw, or the one before. False where there is none.
  virtual bool step_on() = 0;
  virtual bool step_back() = 0;
  virtual std::vector<TurnStart> turns() const = 0;

  /// While it plays, `advance` goes on by a decision or a throw; at the end it stands still.
  virtual void set_playing(bool plays) = 0;
  virtual bool is_playing() const = 0;

  /// Whose eyes may be lent: the public's, and those of a person who sits alone before the screen;
  /// everybody's once the match is over, and where nobody plays.
  virtual std::vector<core::Viewer> viewers() const = 0;
  /// From now on; what these may not know is hidden again, back to the beginning.
  virtual void look_as(core::Viewer viewer) = 0;

  /// What happened at each decision or throw, as its viewer knows it: how many steps there were
  /// then, the view after it, and its events.
  using Visit =
      std::function<void(std::size_t, const match::AnyView&, std::span<const core::Event>)>;
  virtual void walk(const Visit& visit) const = 0;

  /// A save of the match up to the cursor, marked as a branch; the same luck follows.
  virtual base::Result<std::string> branch_text() const = 0;
};

}  // namespace session
