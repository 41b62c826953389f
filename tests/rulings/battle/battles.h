#pragma once

#include <string_view>
#include <vector>

#include "tests/rulings/game.h"

namespace rulings {

// What the rulings of battle share.

/// An empty map. The side has a die that attacks and another one, so that it is asked for the die;
/// the enemy has dice too, so that he is asked when the action is over.
inline Setting shadow_attacks(std::initializer_list<std::string_view> at_war,
                              std::string_view die = "army") {
  return turn_of("shadow", {"event"}, {die, "event"}).at_war(at_war);
}
inline Setting free_attacks(std::initializer_list<std::string_view> at_war,
                            std::string_view die = "muster-army") {
  return turn_of("free", {die, "event"}, {"event", "muster"}).at_war(at_war);
}

/// Everybody goes who may.
inline void all_go(Game& game) {
  if (game.question() == "attack-group" || game.question() == "advance") game.play("go");
}
/// The attack that the die of the position offers.
inline void declare(Game& game) {
  const json face = game.at("/dice/" + side_of(game.seat()) + "/0");
  game.play({"die " + face.get<std::string>(), "use attack"});
}
inline void attack(Game& game) {
  declare(game);
  all_go(game);
}

/// All dice that are being thrown, re-rolls too, fail.
inline void miss(Game& game) {
  while (game.seat() == "chance") game.roll({1});
}
/// A round without a hit, and the attacker goes on.
inline void miss_and_continue(Game& game) {
  miss(game);
  game.play("continue");
}

/// The action is over: the enemy chooses his die.
inline bool is_turn_of(const Game& game, std::string_view seat) {
  return game.question() == "choose-die" && game.seat() == seat && game.at("/battle").is_null();
}

/// How many Combat dice the side has thrown in all battles so far.
inline int dice_thrown(const Game& game, std::string_view side, bool reroll = false) {
  int dice = 0;
  for (const json& die : game.events("combat-die")) {
    dice += die["side"] == side && die["reroll"] == reroll ? 1 : 0;
  }
  return dice;
}
inline int dice_rerolled(const Game& game, std::string_view side) {
  return dice_thrown(game, side, true);
}
/// Whether the die that was thrown last was a hit.
inline bool last_die_hits(const Game& game) { return game.events("combat-die").back()["hit"]; }

inline int nazgul_left(const Game& game) {
  return game.at("/offBoard/shadow/reinforcements/nazgul");
}

}  // namespace rulings
