#pragma once

#include "game/players/random_player.h"
#include "tests/toy/toy_table.h"

namespace toy {

/// A whole race between random players.
inline match::Match<Race> played_match(std::uint64_t seed) {
  match::Match<Race> match = new_match(seed);
  players::RandomChoice choice(seed);
  while (!match.pending().is_over()) {
    if (match.pending().is_chance()) {
      match.roll();
    } else {
      match.play(choice.pick(match.pending()));
    }
  }
  return match;
}

}  // namespace toy
