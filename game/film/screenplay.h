#pragma once

#include <cstddef>
#include <vector>

#include "game/casting/cast.h"
#include "game/director/beat.h"
#include "game/film/order.h"
#include "game/lang/sentences.h"
#include "game/screens/state/game_screens.h"
#include "game/session/replay.h"
#include "game/table/game_table.h"

namespace film {

/// Something that a film shows: steps of the journal that are looked at together.
struct FilmedBeat {
  std::size_t first_step = 0;  ///< how many had been played before it
  std::size_t end_step = 0;    ///< and after it
  int turn = 0;
  std::vector<screens::Moment> moments;  ///< that are told of it, each as long as the film tells it
  director::Beat seen;
};
using Screenplay = std::vector<FilmedBeat>;

/// What a match is read with.
struct Reading {
  table::Surroundings world;
  const table::GameTable& table;
  const screens::GameScreens& game;
  const lang::Sentences& words;
  const director::Cast& cast;
  Pace pace = Pace::kNormal;
  int fps = 30;
  bool is_still = false;
};

/// All that the replay's viewer sees of the match, in its order. How long each beat takes follows
/// from what is seen of it alone: a step that shows nothing takes no time.
Screenplay read_screenplay(session::Replay& replay, const Reading& reading);

}  // namespace film
