#pragma once

#include <cstddef>
#include <vector>

#include "game/lang/sentences.h"
#include "game/screens/state/game_screens.h"
#include "game/screens/state/replay_shown.h"
#include "game/session/replay.h"

namespace app {

/// What the window knows of a match that is looked at again, beside the replay itself.
class OpenReplay {
 public:
  /// All that is given outlives it.
  OpenReplay(session::Replay& replay, const screens::GameScreens& game,
             const lang::Sentences& words);

  session::Replay& replay() const { return replay_; }
  const screens::ReplayShown& shown();
  double speed() const { return screens::kReplaySpeeds[shown_.speed]; }
  void set_speed(std::size_t speed) { shown_.speed = speed; }

  /// Where the turn before begins, or the one after; the beginning and the end where there is none.
  void turn_back();
  void turn_on();
  /// Whose eyes, of those that are shown.
  void lend(std::size_t eyes);

 private:
  void find_marks();

  session::Replay& replay_;
  const screens::GameScreens& game_;
  const lang::Sentences& words_;
  std::vector<core::Viewer> viewers_;  ///< by what is shown of them
  screens::ReplayShown shown_;
};

}  // namespace app
