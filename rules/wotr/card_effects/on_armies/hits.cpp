#include "rules/wotr/card_effects/on_armies/hits.h"

#include <algorithm>

#include "rules/wotr/armies/aftermath.h"
#include "rules/wotr/battle/casualties.h"
#include "rules/wotr/battle/siege.h"
#include "rules/wotr/board/control.h"
#include "rules/wotr/board/mixed_armies.h"
#include "rules/wotr/cards/card_die.h"
#include "rules/wotr/cards/read_field.h"
#include "rules/wotr/names/read_id.h"
#include "rules/wotr/politics/politics.h"

namespace wotr {
namespace {

/// The questions of this verb.
constexpr int kRegion = 0;
constexpr int kDie = 1;  ///< a: dice still to be thrown

constexpr int kMostDice = 5;

/// the Witch-king is one of them.
int nazgul_in(const Figures& army) {
  return army.nazgul + (contains(army.characters, Character::kWitchKing) ? 1 : 0);
}

/// Of the largest band of Nazgûl with an Army of the player's, there or beside it.
int nazgul_in_reach(const Rules& rules, const Board& board, RegionId region) {
  const Seat seat = board.event.player;
  RegionSet around = region_of(rules, region).adjacent;
  around.insert(region);
  int most = 0;
  for (const RegionId from : around) {
    const Place place = place_of_army(rules, board, Side::kShadow, from);
    const Figures army = commanded_by(rules, board, seat, place,
                                      part_of(figures_at(rules, board, place), Side::kShadow));
    if (has_unit(army, Side::kShadow)) most = std::max(most, nazgul_in(army));
  }
  return most;
}

int dice_against(const Rules& rules, const Board& board, const DealHits& data, RegionId region) {
  if (data.dice != 0) return data.dice;
  const bool units = data.per_unit != kNoNation;
  return std::min(kMostDice, units ? units_of(army_in(rules, board, data.on, region), data.per_unit)
                                   : nazgul_in_reach(rules, board, region));
}

bool can_strike(const Rules& rules, const Board& board, const DealHits& data, Side side,
                RegionId region) {
  return has_unit(army_in(rules, board, data.on, region), data.on) &&
         fits(rules, board, side, data.in, region) && dice_against(rules, board, data, region) > 0;
}

void aim_at(Play& play, const DealHits& data, const CardStep& step, RegionId region) {
  CardInPlay& event = play.board().event;
  event.region = region;
  event.place = place_of_army(play.rules, play.board(), data.on, region);
  event.successes = 0;
  event.chosen.insert(region);
  report<EventKind::kCardTarget>(play, {step.card, region});
  if (data.as_attack)
    on_attacked(play, army_in(play.rules, play.board(), data.on, region), data.on, region);
  if (data.every) push_question(play, step.at(kRegion));
  push_question(play, step.at(kDie, dice_against(play.rules, play.board(), data, region)));
}

}  // namespace

DealHits read_hits(const Rules& rules, const base::JsonReader& entry, CardProgram&) {
  entry.allow({"hits", "success", "on", "in", "every", "as-attack", "minions-die", "if"});
  DealHits data;
  const base::JsonReader dice = entry.at("hits");
  if (!dice.is_text()) {
    data.dice = static_cast<std::uint8_t>(dice.integer(1, kMostDice));
  } else if (dice.text() != "nazgul") {
    data.per_unit = read_id<Nation>(dice, "nation");
  }
  data.success = static_cast<std::uint8_t>(entry.at("success").integer(2, 6));
  data.on = read_id<Side>(entry.at("on"), "side");
  data.in = read_where_if_any(rules, entry, "in");
  data.every = read_flag(entry, "every");
  data.as_attack = read_flag(entry, "as-attack");
  data.minions_die = read_flag(entry, "minions-die");
  return data;
}

void run_hits(Play& play, const DealHits&, const CardStep& step) {
  play.board().event.chosen = {};
  push_question(play, step.at(kRegion));
}

void ask_hits(const Rules& rules, const State& state, const DealHits& data, const CardStep& step,
              Decision& decision) {
  if (step.stage == kDie) return ask_card_die(decision, step.a);
  const Board& board = state.board;
  ask(decision, board.event.player, DecisionKind::kCardRegion, 76);
  for (const RegionId region : data.in.among - board.event.chosen) {
    if (!can_strike(rules, board, data, side_of_card(rules, step), region)) continue;
    decision.offer(act(ActionKind::kRegion, region));
    if (data.every) return;
  }
}

void answer_hits(Play& play, const DealHits& data, const CardStep& step, Action action) {
  if (step.stage == kRegion) return aim_at(play, data, step, region_of(action));
  std::uint8_t& successes = play.board().event.successes;
  if (throw_card_die(play, step.card, action.a, data.success)) ++successes;
  if (step.a > 1) return push_question(play, step.at(kDie, step.a - 1));
  report<EventKind::kHits>(play, {enemy_of(data.on), successes});
  strike_army(play, data.on, successes, data.minions_die);
}

void strike_army(Play& play, Side side, int hits, bool minions_die) {
  CardInPlay& event = play.board().event;
  event.minions_die = minions_die ? 1 : 0;
  if (hits == 0) return;
  push<StepKind::kAfterHits>(play, {side, event.place});
  take_hits(play, side, hits, event.place);
}

void run_after_hits(Play& play, const Step& step) {
  const auto [side, place] = fields_of<StepKind::kAfterHits>(step);
  if (is_garrison(place)) {
    settle_garrison(play, side, region_of(place));
  } else {
    lift_sieges(play);
  }
}

}  // namespace wotr
