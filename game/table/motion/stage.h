#pragma once

#include <deque>
#include <memory>
#include <optional>
#include <vector>

#include "engine/physics/throw_worker.h"
#include "game/table/dice/dice_tray.h"
#include "game/table/motion/actor.h"
#include "game/table/motion/throws.h"
#include "game/table/pieces/cues.h"
#include "game/table/pieces/mirror.h"

namespace table {

/// One thing that happened: how it is shown, and the table after it.
struct Beat {
  Cues cues;
  Mirror after;
  std::optional<TrayPlace> tray{};  ///< where its dice are thrown, if not where the last ones were
};

/// A region that is lit because something happens there; `strength` is 0 to 1.
struct RegionLight {
  RegionId region = kNoRegion;
  float strength = 0;
};

/// The pieces as they are seen. It is told of each change, plays it, and ends with exactly the
/// pieces of the last mirror. Decides nothing and refuses nothing: when told faster than it can
/// play, it plays faster.
class Stage {
 public:
  /// What `world` refers to must outlive the stage.
  explicit Stage(const Surroundings& world)
      : world_(world), tray_place_(dice_tray_home(world.layout)) {}

  /// Puts everything in place at once: a new game, a load, an undo.
  void reset(Mirror mirror);
  void tell(Beat beat);
  /// Reduced motion: from the next beat on things fade and do not travel.
  void set_reduced(bool is_reduced) { is_reduced_ = is_reduced; }
  bool is_reduced() const { return is_reduced_; }
  /// From the next throw on it is worked out aside, and its beat waits until it is ready. Without a
  /// worker, update() and tell() work it out themselves.
  void use_worker(std::shared_ptr<engine::ThrowWorker> worker) { worker_ = std::move(worker); }

  /// Plays on. True while anything is still moving or waiting to.
  bool update(double seconds);
  bool is_moving() const { return playing_ || !waiting_.empty(); }
  /// Ends all that is playing or waiting.
  void skip();

  const std::vector<Actor>& actors() const { return actors_; }
  /// How many beats have begun: another number, other motions.
  std::uint32_t beat() const { return beat_; }
  bool is_playing() const { return playing_; }
  /// Seconds into the beat that is playing, for look_at().
  float clock() const { return clock_; }
  /// As they stood until those who march or fall have come to rest, then as they stand.
  const std::vector<Formation>& formations() const { return formations_; }
  /// The two regions of a battle as long as it is fought, and others for a moment.
  std::vector<RegionLight> lights() const;
  /// How it stands with the Ring once the pieces of the last beat stand.
  const RingState& ring() const { return ring_; }
  /// The battle that is fought, or was fought last.
  const Battle& battle() const { return battle_; }
  /// How brightly it is lit: 0 to 1.
  float battle_light() const { return battle_light_; }
  /// Dice are falling, or lie in the tray to be read.
  bool is_rolling() const;
  /// They have not come to rest: nobody can read them yet.
  bool has_falling_dice() const;
  /// How far the dice tray has been set down: 0 is put away, 1 stands there. It stays for a while
  /// after a throw, as another may follow; nothing waits for it.
  float dice_tray() const { return tray_; }
  const TrayPlace& tray_place() const { return tray_place_; }

 private:
  const MotionStyle& style() const { return world_.layout.motion; }
  bool play(float seconds);
  bool follow_tray(float seconds);
  bool follow_battle(float seconds);
  void begin(Beat beat);
  bool has_throws_ready(const Beat& beat);
  void drop_throws();
  void move_tray(const TrayPlace& place);
  void finish();
  float length() const;
  void regroup();

  Surroundings world_;
  std::vector<Actor> actors_;
  std::vector<Formation> formations_;
  std::vector<Formation> next_formations_;
  float regrouped_at_ = 0;
  std::vector<Piece> target_;
  std::deque<Beat> waiting_;
  std::vector<RegionId> glowing_;
  RingState ring_;
  Battle battle_;
  bool is_fought_ = false;
  float battle_light_ = 0;
  bool is_reduced_ = false;
  bool playing_ = false;
  std::uint32_t beat_ = 0;
  float clock_ = 0;
  float tray_ = 0;
  float tray_wanted_ = 0;  ///< seconds
  TrayPlace tray_place_;
  std::uint32_t throws_ = 0;
  std::shared_ptr<engine::ThrowWorker> worker_;
  /// The throws of the beat that waits first, while they are worked out.
  std::vector<std::shared_ptr<const engine::PendingThrow>> pending_;
  bool is_asked_ = false;  ///< what that beat throws is known
};

}  // namespace table
