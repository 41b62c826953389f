#include "game/wotr/screens/battle/odds.h"

#include <cstring>
#include <nlohmann/json.hpp>
#include <numeric>
#include <type_traits>

#include "game/screens/controls/percent.h"
#include "rules/wotr/hunt/hunt.h"
#include "rules/wotr/odds/hunt_odds.h"
#include "rules/wotr/odds/road_odds.h"

namespace wotr_screens {

bool is_helped(const Context& context) {
  const screens::Settings* settings = context.neutral.state.settings;
  return settings == nullptr || !settings->strict_play;
}

const wotr::BattleOdds& odds_of_battle(const Context& context, const wotr::Board& board) {
  static_assert(std::has_unique_object_representations_v<wotr::Board>);
  OddsKnown& known = context.memory.odds;
  if (!known.asked_of || std::memcmp(&*known.asked_of, &board, sizeof board) != 0) {
    known.asked_of = board;
    known.odds = wotr::battle_odds(context.rules, board);
  }
  return known.odds;
}

std::string words_about_battle(const Context& context, const wotr::Board& board) {
  const wotr::BattleOdds& odds = odds_of_battle(context, board);
  const bool storms = board.battle.kind == wotr::BattleKind::kSiege;
  const nlohmann::json told{{"attacker", screens::in_percent(odds.attacker)},
                            {"defender", screens::in_percent(odds.defender + odds.undecided)}};
  return say(context, storms ? "screen.odds-of-assault" : "screen.odds", told);
}

namespace {

std::string words_about_losses(const Context& context, const wotr::BattleOdds& odds) {
  return say(
      context, "screen.odds-of-losses",
      nlohmann::json{{"attackers", odds.attackers_losses}, {"defenders", odds.defenders_losses}});
}

}  // namespace

std::string words_about_attack(const Context& context) {
  const auto asked = static_cast<wotr::DecisionKind>(context.decision.kind);
  if (!is_helped(context) || asked != wotr::DecisionKind::kAttackGroup) return {};
  const wotr::Board attacked = wotr::with_attack_of_group(context.rules, context.view.board);
  return words_about_battle(context, attacked) + " " +
         words_about_losses(context, odds_of_battle(context, attacked));
}

namespace {

/// With more special tiles the exact walk takes longer than a frame may.
constexpr int kMostSpecials = 4;

bool can_be_exact(const wotr::Walk& walk) {
  const auto specials = walk.pool.begin() + wotr::kStandardTileKinds;
  return std::accumulate(specials, walk.pool.end(), 0) <= kMostSpecials;
}

std::string words_about_walk(const Context& context) {
  const wotr::Walk walk = wotr::walk_of(context.rules, context.view.board);
  WalkKnown& known = context.memory.walk;
  if (known.asked_of != walk) {
    known.asked_of = walk;
    known.chance =
        wotr::chance_of(can_be_exact(walk) ? wotr::walk_odds(walk)
                                           : wotr::road_odds({.approach = {}, .walk = walk}));
  }
  return say(context, "screen.odds-of-walk",
             nlohmann::json{{"chance", screens::in_percent(known.chance)}});
}

}  // namespace

std::string words_about_hunt(const Context& context) {
  if (!is_helped(context) || !wotr::can_move_fellowship(context.view.board)) return {};
  const wotr::HuntOdds odds = wotr::hunt_odds(context.rules, context.view.board);
  const nlohmann::json told{{"found", screens::in_percent(odds.found)},
                            {"damage", odds.damage},
                            {"revealed", screens::in_percent(odds.revealed)},
                            {"stopped", screens::in_percent(odds.stopped)}};
  const bool on_track = wotr::in_mordor(context.view.board.fellowship);
  if (!on_track) return say(context, "screen.odds-of-hunt", told);
  return say(context, "screen.odds-of-track", told) + "\n" + words_about_walk(context);
}

}  // namespace wotr_screens
