#pragma once

#include "tests/cards/hands.h"
#include "tests/rulings/battle/battles.h"

namespace cards {

// What the tests of the lower halves share. The attacker's dice are thrown first.

/// The Shadow in Dagorlad attacks North Ithilien, open country of nobody.
inline Setting shadow_attacks(std::string_view attackers, std::string_view defenders) {
  return rulings::shadow_attacks({"sauron", "isengard", "southrons"})
      .army("dagorlad", attackers)
      .army("north-ithilien", defenders);
}
/// The Free Peoples in North Ithilien attack Dagorlad.
inline Setting free_attacks(std::string_view attackers, std::string_view defenders) {
  return rulings::free_attacks({"gondor", "rohan", "elves", "north", "dwarves"})
      .army("north-ithilien", attackers)
      .army("dagorlad", defenders);
}
/// The Shadow attacks from one region into another.
inline Setting shadow_attacks_in(std::string_view from, std::string_view attackers,
                                 std::string_view to, std::string_view defenders) {
  return rulings::shadow_attacks({"sauron", "isengard", "southrons"})
      .army(from, attackers)
      .army(to, defenders);
}

/// The sides hold these cards, or none.
inline void hold(Setting& setting, std::string_view free_card, std::string_view shadow_card) {
  const auto hand = [](std::string_view card) {
    return card.empty() ? json::array() : json::array({card});
  };
  setting.set("/hands/free", hand(free_card)).set("/hands/shadow", hand(shadow_card));
}
/// The battle has begun.
inline Game battle(Setting setting, std::string_view free_card, std::string_view shadow_card = "") {
  hold(setting, free_card, shadow_card);
  Game game(setting);
  rulings::attack(game);
  return game;
}
inline Game shadow_uses(const Setting& setting, std::string_view card) {
  Game game = battle(setting, "", card);
  game.play("play " + std::string(card));
  return game;
}
inline Game free_uses(const Setting& setting, std::string_view card) {
  Game game = battle(setting, card);
  game.play("play " + std::string(card));
  return game;
}

/// Hits that the side scored in the last round by roll and re-roll, with what cards made of them.
inline int hits(const Game& game, std::string_view side) {
  int found = -1;
  for (const json& event : game.events("hits")) {
    if (event["side"] == side) found = event["hits"];
  }
  return found;
}

/// The card of the hand cannot be used; its owner is asked all the same.
inline void expect_unusable(const Game& game, std::string_view card) {
  EXPECT_EQ(game.question(), "combat-card");
  EXPECT_EQ(game.options(), std::vector<std::string>{"stop"});
  game.forbids("play " + std::string(card));
  EXPECT_EQ(game.why_not({{"do", "play"}, {"card", card}}), "R-212");
}
inline void expect_free_cannot_use(const Setting& setting, std::string_view card) {
  const Game game = battle(setting, card);
  expect_unusable(game, card);
}
inline void expect_shadow_cannot_use(const Setting& setting, std::string_view card) {
  const Game game = battle(setting, "", card);
  expect_unusable(game, card);
}

}  // namespace cards
