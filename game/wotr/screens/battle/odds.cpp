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

bool is_helped(const Desk& desk) {
  const screens::Settings* settings = desk.sheet.state.settings;
  return settings == nullptr || !settings->strict_play;
}

const wotr::BattleOdds& odds_of_battle(const Desk& desk, const wotr::Board& board) {
  static_assert(std::has_unique_object_representations_v<wotr::Board>);
  OddsKnown& known = desk.memory.odds;
  if (!known.asked_of || std::memcmp(&*known.asked_of, &board, sizeof board) != 0) {
    known.asked_of = board;
    known.odds = wotr::battle_odds(desk.rules, board);
  }
  return known.odds;
}

std::string words_about_battle(const Desk& desk, const wotr::Board& board) {
  const wotr::BattleOdds& odds = odds_of_battle(desk, board);
  const bool storms = board.battle.kind == wotr::BattleKind::kSiege;
  const nlohmann::json told{{"attacker", screens::in_percent(odds.attacker)},
                            {"defender", screens::in_percent(odds.defender + odds.undecided)}};
  return say(desk, storms ? "screen.odds-of-assault" : "screen.odds", told);
}

namespace {

std::string words_about_losses(const Desk& desk, const wotr::BattleOdds& odds) {
  return say(
      desk, "screen.odds-of-losses",
      nlohmann::json{{"attackers", odds.attackers_losses}, {"defenders", odds.defenders_losses}});
}

}  // namespace

std::string words_about_attack(const Desk& desk) {
  const auto asked = static_cast<wotr::DecisionKind>(desk.decision.kind);
  if (!is_helped(desk) || asked != wotr::DecisionKind::kAttackGroup) return {};
  const wotr::Board attacked = wotr::with_attack_of_group(desk.rules, desk.view.board);
  return words_about_battle(desk, attacked) + " " +
         words_about_losses(desk, odds_of_battle(desk, attacked));
}

namespace {

/// With more special tiles the exact walk takes longer than a frame may.
constexpr int kMostSpecials = 4;

bool can_be_exact(const wotr::Walk& walk) {
  const auto specials = walk.pool.begin() + wotr::kStandardTileKinds;
  return std::accumulate(specials, walk.pool.end(), 0) <= kMostSpecials;
}

std::string words_about_walk(const Desk& desk) {
  const wotr::Walk walk = wotr::walk_of(desk.rules, desk.view.board);
  WalkKnown& known = desk.memory.walk;
  if (known.asked_of != walk) {
    known.asked_of = walk;
    known.chance =
        wotr::chance_of(can_be_exact(walk) ? wotr::walk_odds(walk)
                                           : wotr::road_odds({.approach = {}, .walk = walk}));
  }
  return say(desk, "screen.odds-of-walk",
             nlohmann::json{{"chance", screens::in_percent(known.chance)}});
}

}  // namespace

std::string words_about_hunt(const Desk& desk) {
  if (!is_helped(desk) || !wotr::can_move_fellowship(desk.view.board)) return {};
  const wotr::HuntOdds odds = wotr::hunt_odds(desk.rules, desk.view.board);
  const nlohmann::json told{{"found", screens::in_percent(odds.found)},
                            {"damage", odds.damage},
                            {"revealed", screens::in_percent(odds.revealed)},
                            {"stopped", screens::in_percent(odds.stopped)}};
  const bool on_track = wotr::in_mordor(desk.view.board.fellowship);
  if (!on_track) return say(desk, "screen.odds-of-hunt", told);
  return say(desk, "screen.odds-of-track", told) + "\n" + words_about_walk(desk);
}

}  // namespace wotr_screens
