#pragma once

#include <cstddef>
#include <memory>
#include <vector>

#include "game/lang/sentences.h"
#include "game/screens/state/game_panels.h"
#include "game/screens/state/replay_shown.h"
#include "game/session/replay.h"

namespace app {

/// What the window knows of a match that is looked at again, beside the replay itself.
class ReplayDesk {
 public:
  /// `match` waits here until the replay is put away.
  ReplayDesk(std::unique_ptr<session::Session> match, session::Replay& replay,
             screens::GamePanels& panels, const lang::Sentences& words);

  session::Replay& replay() const { return replay_; }
  const screens::ReplayShown& shown();
  double speed() const { return screens::kReplaySpeeds[shown_.speed]; }
  void set_speed(std::size_t speed) { shown_.speed = speed; }

  /// Where the turn before begins, or the one after; the beginning and the end where there is none.
  void turn_back();
  void turn_on();
  /// Whose eyes, of those that are shown.
  void lend(std::size_t eyes);

  /// The match, to go on with.
  std::unique_ptr<session::Session> take_match() { return std::move(match_); }

 private:
  void find_marks();

  std::unique_ptr<session::Session> match_;
  session::Replay& replay_;
  screens::GamePanels& panels_;
  const lang::Sentences& words_;
  std::vector<core::Viewer> viewers_;  ///< by what is shown of them
  screens::ReplayShown shown_;
};

}  // namespace app
