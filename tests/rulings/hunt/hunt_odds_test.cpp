// The odds of the Hunt are those of the rules: every roll and every tile is played.

#include "rules/wotr/odds/hunt_odds.h"

#include <gtest/gtest.h>

#include "rules/wotr/hunt/hunt.h"
#include "tests/rulings/hunt/the_hunt.h"
#include "tests/rulings/odds.h"

namespace rulings {
namespace {

constexpr double kSame = 1e-9;

core::Action hunt_hard(const wotr::State&, const core::Decision& decision) {
  // As many dice as may be thrown again.
  return decision.actions[decision.actions.size() - 1];
}

/// "damage/reveals", or "none" where nothing was found.
Ending tile_drawn(const wotr::Rules& rules) {
  return [&rules](const wotr::State& state, const core::Decision& decision) -> std::string {
    using Kind = wotr::DecisionKind;
    const auto kind = static_cast<Kind>(decision.kind);
    const bool hunting = kind == Kind::kHuntRoll || kind == Kind::kHuntReroll ||
                         kind == Kind::kHuntRerollRoll || kind == Kind::kHuntTile ||
                         kind == Kind::kHuntTileDie;
    if (hunting) return {};
    const wotr::Hunt& hunt = state.board.hunt;
    if (hunt.tile == wotr::kNoTile) return state.board.fellowship.hidden != 0 ? "none" : "0/1";
    return std::to_string(hunt.damage) + "/" + (wotr::tile_reveals(rules, state.board) ? "1" : "0");
  };
}

void expect_hunt(const Setting& setting) {
  Game game(setting);
  const wotr::HuntOdds told = wotr::hunt_odds(game.rules(), game.value().board);
  move_fellowship(game);
  ASSERT_EQ(game.seat(), "chance");
  const auto played =
      chances_by_playing(game.rules(), game.value(), hunt_hard, tile_drawn(game.rules()), 40);
  double damage = 0;
  double revealed = 0;
  for (const auto& [end, chance] : played) {
    ASSERT_NE(end, "") << "it goes on";
    if (end == "none") continue;
    damage += chance * std::stoi(end);
    revealed += end.back() == '1' ? chance : 0;
  }
  EXPECT_NEAR(told.damage, damage, kSame);
  EXPECT_NEAR(told.revealed, revealed, kSame);
}

TEST(HuntOdds, R143_AreThoseOfTheRules) {
  expect_hunt(hunting(1));
  expect_hunt(hunting(3));
  expect_hunt(hunting(2, 2));
}

TEST(HuntOdds, R138_CountTheDiceThatAreThrownAgain) {
  expect_hunt(hunting(2, 1)
                  .army("hollin", "sauron 1R, 1N")
                  .fellowship({{"region", "hollin"}, {"progress", 0}}));
}

TEST(HuntOdds, R175_OnTheMordorTrackATileIsAlwaysDrawn) {
  Game game(hunting(2, 1).fellowship({{"region", "minas-morgul"}, {"mordorStep", 1}}));
  const wotr::HuntOdds told = wotr::hunt_odds(game.rules(), game.value().board);
  EXPECT_NEAR(told.found, 1, kSame);
  EXPECT_GT(told.damage, 1);
  EXPECT_LT(told.revealed, 1);
}

}  // namespace
}  // namespace rulings
