#pragma once

#include <algorithm>
#include <utility>

#include "tests/cards/hands.h"

namespace cards {

// What the cards that recruit share.

/// An empty map. Strider guides, so that nobody draws a card for one played.
inline Setting empty_land() { return Setting().empty_map().fellowship({{"guide", "strider"}}); }

/// The seat has played the card with its Event die; what the card asks comes next.
inline Game played(Setting setting, std::string_view seat, std::string_view card) {
  Game game(holding(setting, seat, {card}));
  play_event(game, card);
  return game;
}
inline Game played_by_free(const Setting& setting, std::string_view card) {
  return played(setting, "free", card);
}
inline Game played_by_shadow(const Setting& setting, std::string_view card) {
  return played(setting, "shadow", card);
}

/// Why the seat may not play the card, "" when it may.
inline std::string why_not_with(Setting setting, std::string_view seat, std::string_view card) {
  const Game game(holding(setting, seat, {card}));
  return why_not_play(game, card);
}
/// R-072 forbids it, and the game neither offers nor takes it.
inline void expect_condition_fails(Setting setting, std::string_view seat, std::string_view card) {
  Game game(holding(setting, seat, {card}));
  EXPECT_EQ(why_not_play(game, card), "R-072");
  game.play("die event");
  game.forbids("use play-card");
}

/// What is offered, in the order of the alphabet: "region carrock, region dale".
inline std::string offered(const Game& game) {
  std::vector<std::string> options = game.options();
  std::sort(options.begin(), options.end());
  std::string text;
  for (const std::string& option : options) text += (text.empty() ? "" : ", ") + option;
  return text;
}

/// The card lies in the discards of its side and asks nothing more.
inline void expect_done(const Game& game, std::string_view side, std::string_view card) {
  EXPECT_EQ(game.at("/discards/" + std::string(side)), json({card}));
  EXPECT_EQ(game.question(), "choose-die");
}

}  // namespace cards
