#pragma once

#include <string_view>

#include "tests/cards/hands.h"

namespace cards {

/// An empty map on which a Shadow card lies on the table already.
inline Setting lying_on_the_table(std::string_view card) {
  Setting setting;
  setting.empty_map().set("/tableCards/shadow", json::array({card}));
  return setting;
}

inline bool is_on_the_table(const Game& game, std::string_view card) {
  return game.at("/tableCards/shadow") == json::array({card});
}

/// The card may not be played: nothing offers it, apply refuses it, and the reason is its
/// condition.
inline void expect_condition_not_met(Game& game, std::string_view card) {
  EXPECT_EQ(why_not_play(game, card), "R-072");
  game.play("die event");
  game.forbids("use play-card");
}

}  // namespace cards
