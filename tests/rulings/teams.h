#pragma once

#include <algorithm>

#include "tests/rulings/game.h"

namespace rulings {

// What the tests of three and four players share. Of four, the Gondor and the Witch-king player
// lead on turn 1, so the Rohan and the Saruman player act first.

inline Setting four_players(std::string_view to_act = "rohan") {
  return Setting().option("players", 4).empty_map().to_act(to_act);
}
/// The Witch-king player leads on turn 1.
inline Setting three_players(std::string_view to_act = "free") {
  return Setting().option("players", 3).empty_map().to_act(to_act);
}

/// Units of both teammates as one Army: "gondor 2R" and "rohan 1R".
struct Units {
  const char* nation;
  int regular;
  int elite = 0;
};
inline json mixed_army(std::string_view owner, std::initializer_list<Units> all) {
  json army{{"owner", owner}, {"group", "normal"}};
  for (const Units& one : all) {
    army["units"][one.nation] = {{"regular", one.regular}, {"elite", one.elite}};
  }
  return {{"deployments", json::array({army})}};
}

/// The owners of the side's deployments in a region: one for each Army.
inline std::vector<std::string> armies_in(const Game& game, std::string_view region) {
  std::vector<std::string> owners;
  for (const json& one : game.at("/regions/" + std::string(region) + "/deployments")) {
    owners.push_back(one["owner"]);
  }
  return owners;
}

/// Whoever is to act discards a die.
inline void skip_die(Game& game) {
  if (game.question() == "choose-die") {
    const auto options = game.options();
    game.play(*std::find_if(options.begin(), options.end(),
                            [](const std::string& option) { return option.starts_with("die "); }));
  }
  if (game.question() == "choose-use") game.play("use skip");
}

/// Who acts, one after the other, when everybody only discards dice.
inline std::vector<std::string> order_of(Game& game, int actions) {
  std::vector<std::string> seats;
  for (int n = 0; n < actions; ++n) {
    seats.push_back(game.seat());
    skip_die(game);
  }
  return seats;
}

/// The first phases with as few decisions as possible; all dice show Events.
inline void go_on_to(Game& game, std::string_view question) {
  while (game.question() != question && game.question() != "choose-use") {
    const bool roll = game.question().starts_with("action-roll");
    const std::string first = roll ? "face event" : game.options()[0];
    game.play(game.offers("stop") ? "stop" : first);
  }
}

/// How many dice of the pending throw are still to come.
inline int dice_to_come(const Game& game) {
  return wotr::Game::decision(game.rules(), game.value()).remaining;
}

inline bool acts(const Game& game, std::string_view seat) {
  return game.seat() == seat && game.question() == "choose-die";
}

}  // namespace rulings
