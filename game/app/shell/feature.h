#pragma once

#include <span>

#include "game/commands/key_reader.h"
#include "game/screens/moment_queue.h"
#include "rules/core/event.h"

namespace app {

struct Frame;
struct Shell;

/// What has happened in the match on the table.
struct Change {
  std::span<const core::Event> events;
  screens::Origin origin = screens::Origin::kOthers;
  bool is_undone = false;  ///< it has gone back
};

/// A part of the window beside others: it acts for itself, and knows none of them. All that it may
/// do is here; what it leaves out it does not do.
class Feature {
 public:
  Feature() = default;
  Feature(const Feature&) = delete;
  Feature& operator=(const Feature&) = delete;
  Feature(Feature&&) = delete;
  Feature& operator=(Feature&&) = delete;
  virtual ~Feature() = default;

  /// Before others: what it takes out of the input is seen by none of them. `raw` is as the hands
  /// gave it, with the keys that a person chose.
  virtual void take_input(Shell&, commands::Read& /*input*/, const engine::Input& /*raw*/,
                          double /*seconds*/) {}
  /// True if the command was meant for it; else the next feature is asked. It may change what the
  /// next one sees.
  virtual bool take(Shell&, commands::Command&) { return false; }
  /// In every frame, after the table has moved.
  virtual void update(Shell&, const commands::Read& /*input*/, double /*seconds*/) {}
  /// Its part of what the next frame shows.
  virtual void show(Shell&, Frame&) {}
  /// After that frame was drawn, and before it is seen.
  virtual void see(Shell&) {}
  /// After something has happened.
  virtual void tell(Shell&, const Change&) {}
  /// Machines and chance wait for it.
  virtual bool holds_others(const Shell&) const { return false; }
  /// Something is looked at, for as long as the person likes.
  virtual bool is_read(const Shell&) const { return false; }
  /// How many times as fast as it is chosen things move because of it.
  virtual double speed() const { return 1; }
  /// The match goes from the table: nothing that looks at it may stay.
  virtual void part(Shell&) {}
  /// Another match lies there.
  virtual void meet(Shell&) {}
};

}  // namespace app
