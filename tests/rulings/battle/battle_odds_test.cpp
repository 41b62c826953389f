// The odds that help is told by are those of the rules: every roll is played.

#include "rules/wotr/odds/battle_odds.h"

#include <algorithm>
#include <utility>

#include <gtest/gtest.h>

#include "rules/wotr/board/control.h"
#include "rules/wotr/flow/step_table.h"
#include "rules/wotr/names/read_id.h"
#include "rules/wotr/odds/card_odds.h"
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
  std::vector<ActionKind> kinds{ActionKind::kContinue, ActionKind::kStand, ActionKind::kReduce,
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
  for (const ActionKind kind : kinds) {
    if (const auto action = first_of(decision, kind)) return *action;
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

/// What an attack would come to is what it comes to when it is declared.
void expect_foreseen(const Setting& setting) {
  Game game(setting);
  declare(game);
  ASSERT_EQ(game.question(), "attack-group");
  const wotr::BattleOdds told =
      wotr::battle_odds(game.rules(), wotr::with_attack_of_group(game.rules(), game.value().board));
  game.play("go");
  if (game.question() == "withdraw") game.play("stand");
  const wotr::BattleOdds declared = wotr::battle_odds(game.rules(), game.value().board);
  EXPECT_NEAR(told.attacker, declared.attacker, kSame);
  EXPECT_NEAR(told.undecided, declared.undecided, kSame);
  EXPECT_NEAR(told.defenders_losses, declared.defenders_losses, kSame);
}

TEST(BattleOdds, R202_AreForeseenBeforeTheArmyGoes) {
  expect_foreseen(shadow_attacks({"sauron"})
                      .army("osgiliath", "sauron 2R 1E, 1N")
                      .army("pelargir", "gondor 1R 1L"));
  expect_foreseen(shadow_attacks({"sauron"})
                      .army("minas-tirith", "sauron 2R 1E")
                      .garrison("minas-tirith", "gondor 2R"));
}

// Combat cards that both sides know, R-212 to R-216.

/// Sauron attacks from Osgiliath; the card of each side is the one of its hand.
Setting with_cards(std::string_view free, std::string_view shadow) {
  return shadow_attacks({"sauron"})
      .army("osgiliath", "sauron 2R 1E, 2N")
      .army("south-ithilien", "gondor 1R 1E 1L")
      .set("/hands/free", free.empty() ? json::array() : json{free})
      .set("/hands/shadow", shadow.empty() ? json::array() : json{shadow});
}

wotr::CardId card_named(const Game& game, std::string_view id) {
  for (std::size_t card = 0; card < wotr::kCardCount; ++card) {
    if (game.rules().cards[card].id == id) return static_cast<wotr::CardId>(card);
  }
  return wotr::kNoCard;
}

/// The lower halves are used, and the attacker ceases after the round.
core::Action fight_a_round(const wotr::State& state, const core::Decision& decision) {
  for (const ActionKind kind : {ActionKind::kPlay, ActionKind::kAmount, ActionKind::kCease}) {
    if (const auto action = first_of(decision, kind)) return *action;
  }
  return fight_on(state, decision);
}

int endurance_at(const wotr::State& state, std::string_view region, Side side) {
  const wotr::Rules& rules = tables(json::object());
  const wotr::Figures army =
      wotr::army_in(rules, state.board, side, wotr::find_region(rules, region));
  return wotr::regulars_of(army, side) + 2 * wotr::elites_of(army, side);
}

/// Hits that both can still take when the round is over.
std::string left_after_round(const wotr::State& state, const core::Decision& decision) {
  const bool is_won =
      static_cast<wotr::DecisionKind>(decision.kind) == wotr::DecisionKind::kAdvance;
  if (state.board.battle.kind != wotr::BattleKind::kNone && !is_won) return {};
  return std::to_string(endurance_at(state, "osgiliath", Side::kShadow)) + "/" +
         std::to_string(endurance_at(state, "south-ithilien", Side::kFree));
}

void expect_round_with(std::string_view free, std::string_view shadow) {
  Game game(with_cards(free, shadow));
  attack(game);
  const wotr::Board& board = game.value().board;
  const auto openings =
      wotr::openings_with(game.rules(), board, {card_named(game, free), card_named(game, shadow)});
  ASSERT_TRUE(openings) << free << " against " << shadow;
  wotr::Host attacker = wotr::host_of(game.rules(), board, Side::kShadow);
  wotr::Host defender = wotr::host_of(game.rules(), board, Side::kFree);
  attacker.opening = (*openings)[wotr::at(Side::kShadow)];
  defender.opening = (*openings)[wotr::at(Side::kFree)];
  attacker.gives_up_at = 99;  // it ceases after the round
  const wotr::BattleOdds told = wotr::battle_odds(attacker, defender, wotr::Walls::kNone);
  double both = 0;
  double attackers_left = 0;
  double defenders_left = 0;
  for (const auto& [left, chance] :
       chances_by_playing(game.rules(), game.value(), fight_a_round, left_after_round, 80)) {
    ASSERT_EQ(left.size(), 3U) << "it goes on";
    attackers_left += chance * (left[0] - '0');
    defenders_left += chance * (left[2] - '0');
    both += left[0] != '0' && left[2] != '0' ? chance : 0;
  }
  EXPECT_NEAR(told.undecided, both, kSame) << free << " " << shadow;
  EXPECT_NEAR(told.attackers_losses, 4 - attackers_left, kSame) << free << " " << shadow;
  EXPECT_NEAR(told.defenders_losses, 3 - defenders_left, kSame) << free << " " << shadow;
}

TEST(BattleOdds, R212_WithTheCardsOfTheFirstRoundAreThoseOfTheRules) {
  for (const auto& [free, shadow] : std::initializer_list<std::pair<const char*, const char*>>{
           {"dain-ironfoots-guard", ""},
           {"cirdans-ships", "monsters-roused"},
           {"challenge-of-the-king", "foul-thing-from-the-deep"},
           {"the-last-battle", "return-to-valinor"},
           {"a-power-too-great", "orc-patrol"},
           {"dain-ironfoots-guard", "nazgul-search"},
           {"faramirs-rangers", ""},
           {"faramirs-rangers", "the-shadow-is-moving"},
           {"", "the-shadow-is-moving"},
       }) {
    expect_round_with(free, shadow);
  }
}

TEST(BattleOdds, R213_AreNotToldWithACardThatAsksItsOwner) {
  Game game(with_cards("", "the-day-without-dawn"));
  attack(game);
  EXPECT_FALSE(wotr::battle_odds_with(game.rules(), game.value().board,
                                      {wotr::kNoCard, card_named(game, "the-day-without-dawn")}));
}

// Who does not fight to the end.

TEST(BattleOdds, R220_R222_AForceThatGivesUpSavesWhatIsLeft) {
  const wotr::Host five{.regulars = 5, .leadership = 1};
  wotr::Host shy = five;
  shy.gives_up_at = 2;
  const wotr::BattleOdds fought = wotr::battle_odds(five, five, wotr::Walls::kNone);
  const wotr::BattleOdds ceased = wotr::battle_odds(shy, five, wotr::Walls::kNone);
  const wotr::BattleOdds left = wotr::battle_odds(five, shy, wotr::Walls::kNone);
  EXPECT_NEAR(ceased.attacker + ceased.defender + ceased.both_fall + ceased.undecided, 1, kSame);
  EXPECT_GT(ceased.undecided, 0.3);
  EXPECT_LT(ceased.attackers_losses, fought.attackers_losses);
  EXPECT_GT(left.retreat, 0.3);
  EXPECT_LT(left.defenders_losses, fought.defenders_losses);
}

TEST(BattleOdds, R114_ElitesLeadUntilTheyAreReduced) {
  const wotr::Host defender{.regulars = 4};
  wotr::Host attacker{.regulars = 2, .elites = 2};
  const double alone = wotr::battle_odds(attacker, defender, wotr::Walls::kNone).attacker;
  attacker.leading_elites = 2;
  const double leading = wotr::battle_odds(attacker, defender, wotr::Walls::kNone).attacker;
  attacker.leading_elites = 0;
  attacker.leadership = 2;
  const double led = wotr::battle_odds(attacker, defender, wotr::Walls::kNone).attacker;
  EXPECT_GT(leading, alone);
  EXPECT_LT(leading, led);
}

}  // namespace
}  // namespace rulings
