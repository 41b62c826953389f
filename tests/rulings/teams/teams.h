#pragma once

#include <string>
#include <string_view>

#include "tests/rulings/game.h"

namespace rulings {

// What the rulings of three and four players share. On turn 1 the Gondor and Witch-king players
// lead their sides, the Rohan and Saruman players act first.

inline Setting of_players(int players) {
  return Setting()
      .option("players", players)
      .to_act(players == 3 ? "free" : "rohan")
      .set("/elvenRings", {{"free", 0}, {"shadow", 0}});
}
inline Setting of_three() { return of_players(3); }
inline Setting of_four() { return of_players(4); }

inline core::Viewer viewer_of(const Game& game, std::string_view seat) {
  const auto seats = wotr::Game::seats(game.rules());
  const auto at = std::find(seats.begin(), seats.end(), seat) - seats.begin();
  return core::viewer_of(core::Seat{static_cast<std::uint8_t>(at)});
}
/// The state as that seat may see it.
inline json seen_by(const Game& game, std::string_view seat) {
  return wotr::Game::view_json(game.rules(),
                               wotr::Game::view(game.rules(), game.value(), viewer_of(game, seat)));
}

/// Whose Armies stand there: "gondor" for one, a mixed one too; "gondor + rohan" for separate ones.
inline std::string commanders(const Game& game, std::string_view region,
                              std::string_view group = "normal") {
  std::string text;
  for (const json& one : game.at("/regions/" + std::string(region) + "/deployments")) {
    if (one["group"] != group) continue;
    text += (text.empty() ? "" : " + ") + one["owner"].get<std::string>();
  }
  return text;
}

/// Discards the first die of the side's unused.
inline void skip(Game& game) {
  const std::string face = game.at("/dice/" + side_of(game.seat()) + "/0");
  skip(game, face);
}

/// Who takes the next actions, each skipped: "rohan saruman gondor".
inline std::string order_of(Game& game, int actions) {
  std::string order;
  for (int i = 0; i < actions; ++i) {
    order += (order.empty() ? "" : " ") + game.seat();
    skip(game);
  }
  return order;
}

/// Nothing lies in the pool, or in the decks, but what the game offers first.
inline void let_chance_decide(Game& game) {
  while (game.seat() == "chance") game.play(game.options().front());
}

}  // namespace rulings
