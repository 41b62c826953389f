// The odds that help is told by are those of the rules: every roll is played.

#include <algorithm>

#include <gtest/gtest.h>

#include "tests/rulings/battle/battles.h"
#include "tests/rulings/odds.h"

namespace rulings {
namespace {

using wotr::ActionKind;
using wotr::Side;

constexpr double kSame = 1e-9;

std::optional<core::Action> first_of(const core::Decision& decision, ActionKind kind) {
  for (const core::Action action : decision.actions) {
    if (wotr::is(action, kind)) return action;
  }
  return std::nullopt;
}

/// Presses the attack, stands, reduces Elites in the field and spares them before walls.
core::Action fight_on(const wotr::State& state, const core::Decision& decision) {
  const auto asked = static_cast<wotr::DecisionKind>(decision.kind);
  const wotr::Battle& battle = state.board.battle;
  const bool storms = battle.kind == wotr::BattleKind::kSiege;
  std::vector<ActionKind> wishes{ActionKind::kContinue, ActionKind::kStand, ActionKind::kReduce,
                                 ActionKind::kRemove, ActionKind::kStop};
  if (asked == wotr::DecisionKind::kCasualty && storms) {
    const Side side = decision.seat == core::Seat{0} ? Side::kFree : Side::kShadow;
    if (side == battle.attacker) {
      for (const core::Action action : decision.actions) {
        if (wotr::is(action, ActionKind::kRemove) && wotr::is_regular(wotr::figure_of(action))) {
          return action;
        }
      }
    }
  }
  for (const ActionKind wish : wishes) {
    if (const auto action = first_of(decision, wish)) return *action;
  }
  return decision.actions[0];
}

std::string hits_of(const wotr::State& state, const core::Decision&) {
  const wotr::Battle& battle = state.board.battle;
  const bool thrown =
      battle.hits[0] + battle.misses[0] > 0 && battle.hits[1] + battle.misses[1] > 0;
  const auto kind = static_cast<wotr::DecisionKind>(wotr::decision(tables({}), state).kind);
  const bool throwing = kind == wotr::DecisionKind::kCombatRollFree ||
                        kind == wotr::DecisionKind::kCombatRollShadow ||
                        kind == wotr::DecisionKind::kCombatRerollFree ||
                        kind == wotr::DecisionKind::kCombatRerollShadow;
  if (!thrown || throwing) return {};
  return std::to_string(battle.hits[0]) + "/" + std::to_string(battle.hits[1]);
}

/// How the battle ended: who still has units where it was fought.
Ending outcome_at(wotr::RegionId from, wotr::RegionId target) {
  return [=](const wotr::State& state, const core::Decision& decision) -> std::string {
    const bool is_won =
        static_cast<wotr::DecisionKind>(decision.kind) == wotr::DecisionKind::kAdvance;
    if (state.board.battle.kind != wotr::BattleKind::kNone && !is_won) return {};
    const auto& rules = tables(json::object());
    const bool attacks =
        wotr::has_unit(wotr::army_in(rules, state.board, Side::kShadow, from), Side::kShadow);
    const bool defends =
        wotr::has_unit(wotr::army_in(rules, state.board, Side::kFree, target), Side::kFree);
    return attacks ? (defends ? "undecided" : "attacker") : (defends ? "defender" : "both");
  };
}

void expect_round(const Setting& setting) {
  Game game(setting);
  attack(game);
  if (game.question() == "withdraw") game.play("stand");
  ASSERT_EQ(game.seat(), "chance");
  const auto& board = game.value().board;
  const auto played = chances_by_playing(game.rules(), game.value(), fight_on, hits_of, 40);
  std::array<wotr::HitChances, 2> told;
  for (const Side side : {Side::kFree, Side::kShadow}) {
    told[static_cast<std::size_t>(side)] =
        wotr::hit_chances(wotr::throwing_of(game.rules(), board, side));
  }
  double sum = 0;
  for (const auto& [hits, chance] : played) {
    ASSERT_EQ(hits.size(), 3U) << "it goes on";
    const auto free = static_cast<std::size_t>(hits[0] - '0');
    const auto shadow = static_cast<std::size_t>(hits[2] - '0');
    EXPECT_NEAR(chance, told[0][free] * told[1][shadow], kSame) << hits;
    sum += chance;
  }
  EXPECT_NEAR(sum, 1, kSame);
}

TEST(BattleOdds, R209_OfARoundAreThoseOfTheRules) {
  expect_round(shadow_attacks({"sauron"})
                   .army("osgiliath", "sauron 3R")
                   .army("south-ithilien", "gondor 2R"));
  expect_round(shadow_attacks({"sauron"})
                   .army("osgiliath", "sauron 2R 1E, 2N")
                   .army("pelargir", "gondor 2R 1L"));
}

void expect_battle(const Setting& setting, std::string_view from, std::string_view target) {
  Game game(setting);
  attack(game);
  if (game.question() == "withdraw") game.play("stand");
  ASSERT_EQ(game.seat(), "chance");
  const wotr::BattleOdds told = wotr::battle_odds(game.rules(), game.value().board);
  auto played = chances_by_playing(
      game.rules(), game.value(), fight_on,
      outcome_at(wotr::find_region(game.rules(), from), wotr::find_region(game.rules(), target)),
      260);
  const double open = played[""];
  EXPECT_LT(open, 1e-4);
  EXPECT_NEAR(told.attacker, played["attacker"], open + kSame);
  EXPECT_NEAR(told.defender, played["defender"], open + kSame);
  EXPECT_NEAR(told.both_fall, played["both"], open + kSame);
  EXPECT_NEAR(told.undecided, played["undecided"], open + kSame);
  EXPECT_NEAR(told.attacker + told.defender + told.both_fall + told.undecided, 1, kSame);
}

TEST(BattleOdds, R220_OfABattleFoughtToItsEndAreThoseOfTheRules) {
  expect_battle(shadow_attacks({"sauron"})
                    .army("osgiliath", "sauron 1R 1E")
                    .army("south-ithilien", "gondor 1R"),
                "osgiliath", "south-ithilien");
  // A City: six in the first round, five later.
  expect_battle(shadow_attacks({"sauron"})
                    .army("osgiliath", "sauron 2R, 1N")
                    .army("pelargir", "gondor 1R 1L"),
                "osgiliath", "pelargir");
}

TEST(BattleOdds, R247_OfAnAssaultThatElitesProlongAreThoseOfTheRules) {
  expect_battle(shadow_attacks({"sauron"})
                    .army("minas-tirith", "sauron 2R 1E")
                    .garrison("minas-tirith", "gondor 1R"),
                "minas-tirith", "minas-tirith");
}

}  // namespace
}  // namespace rulings
