#pragma once

#include <deque>
#include <span>
#include <vector>

#include "game/table/actor.h"
#include "game/table/mirror.h"
#include "rules/core/event.h"
#include "rules/wotr/events.h"

namespace table {

/// One thing that happened: the events, and the table after them.
struct Beat {
  std::vector<core::Event> events;
  Mirror after;
};

/// The pieces as they are seen. It is told of each change, plays it, and ends with exactly the
/// pieces of the last mirror. Decides nothing and refuses nothing: when told faster than it can
/// play, it plays faster.
class Stage {
 public:
  /// Puts everything in place at once: a new game, a load, an undo.
  void reset(Mirror mirror);
  void tell(Beat beat);

  /// Plays on. True while anything is still moving or waiting to.
  bool update(double seconds);
  bool is_moving() const { return playing_ || !waiting_.empty(); }
  /// Ends all that is playing or waiting.
  void skip();

  const std::vector<Actor>& actors() const { return actors_; }
  /// Seconds into the beat that is playing, for look_at().
  float clock() const { return clock_; }
  const std::vector<Group>& groups() const { return groups_; }
  /// Regions that glow because something happens there, with their strength.
  float glow_of(wotr::RegionId region) const;
  /// Dice are falling, or lie in the tray to be read.
  bool is_rolling() const;
  /// How far the dice tray has been set down: 0 is put away, 1 stands there. It stays for a while
  /// after a throw, as another may follow; nothing waits for it.
  float dice_tray() const { return tray_; }

 private:
  bool play(float seconds);
  bool follow_tray(float seconds);
  void begin(Beat beat);
  void finish();
  float length() const;

  std::vector<Actor> actors_;
  std::vector<Group> groups_;
  std::vector<Piece> target_;
  std::deque<Beat> waiting_;
  std::vector<wotr::RegionId> glowing_;
  bool playing_ = false;
  float clock_ = 0;
  float tray_ = 0;
  float tray_wanted_ = 0;  ///< seconds
  std::uint32_t throws_ = 0;
};

/// Pairs what stands with what shall stand, and gives each its motion; the rest leaves or arrives.
std::vector<Actor> rearrange(std::vector<Actor> standing, const std::vector<Piece>& target,
                             std::span<const core::Event> events, std::uint32_t& throws);

}  // namespace table
