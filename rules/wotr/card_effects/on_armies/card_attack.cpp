#include "rules/wotr/card_effects/on_armies/card_attack.h"

#include <array>

#include "rules/wotr/battle/attack.h"
#include "rules/wotr/board/control.h"
#include "rules/wotr/cards/read_field.h"

namespace wotr {
namespace {

/// The questions of this verb.
constexpr int kFrom = 0;
constexpr int kTarget = 1;  ///< a: where the attackers stand
constexpr int kGroup = 2;   ///< who of them; the rest is the rearguard

using Target = CardAttack::Target;

RegionSet targets_by_card(const Rules& rules, const Board& board, const CardAttack& data,
                          RegionId from) {
  const Side side = side_of(rules, board.event.player);
  RegionSet targets = targets_from(rules, board, side, from);
  for (const RegionId target : targets) {
    const bool siege = is_besieged(rules, board, target);
    const bool own_inside = siege && controls(rules, board, side, target);
    const bool fits_card = data.target == Target::kAny ||
                           (data.target == Target::kGarrison && siege && !own_inside) ||
                           (data.target == Target::kBesiegers && own_inside && target != from);
    if (!fits_card) targets.erase(target);
  }
  return targets;
}

bool can_begin(const Rules& rules, const Board& board, const CardAttack& data, RegionId from) {
  return fits(rules, board, side_of(rules, board.event.player), data.from, from) &&
         !targets_by_card(rules, board, data, from).empty();
}

/// What the card changes in the battle, which is declared but not begun.
void change_battle(Play& play, const CardAttack& data) {
  Battle& battle = play.board().battle;
  battle.rounds = data.rounds;
  battle.first_card_needs_companion = data.first_card_needs_companion ? 1 : 0;
  if (!data.fewer_dice) return;
  const Figures& besieged = figures_at(play.rules, play.board(), in_garrison(battle.target));
  const Side enemy = enemy_of(battle.attacker);
  battle.fewer_dice[static_cast<std::size_t>(enemy)] =
      static_cast<std::uint8_t>(units_of(besieged, battle.attacker));
}

/// In the order of CardAttack::Target.
constexpr std::array<std::string_view, 3> kTargets{"any", "garrison", "besiegers"};
/// In the order of LeaderNeed.
constexpr std::array<std::string_view, 5> kNeeds{"anybody", "leader", "nazgul", "witch-king",
                                                 "companion"};

}  // namespace

LeaderNeed read_need(const base::JsonReader& entry) {
  const auto with = entry.find("with");
  return with ? static_cast<LeaderNeed>(read_name(*with, kNeeds)) : LeaderNeed::kNone;
}

CardAttack read_attack(const Rules& rules, const base::JsonReader& entry, CardProgram&) {
  entry.allow(
      {"attack", "from", "with", "rounds", "fewer-dice", "first-card-needs-companion", "if"});
  CardAttack data;
  data.target = static_cast<Target>(read_name(entry.at("attack"), kTargets));
  data.from = read_where_if_any(rules, entry, "from");
  data.with = read_need(entry);
  data.rounds = read_number(entry, "rounds", 1, 9, 1);
  data.fewer_dice = read_flag(entry, "fewer-dice");
  data.first_card_needs_companion = read_flag(entry, "first-card-needs-companion");
  return data;
}

bool can_attack_by_card(const Rules& rules, const State& state, const CardAttack& data,
                        const CardStep&) {
  const Board& board = state.board;
  for (const RegionId from : bases_of_attack(rules, board, board.event.player, data.with)) {
    if (can_begin(rules, board, data, from)) return true;
  }
  return false;
}

void run_attack(Play& play, const CardAttack& data, const CardStep& step) {
  play.board().event.need = data.with;
  push_question(play, step.at(kFrom));
}

void ask_attack(const Rules& rules, const State& state, const CardAttack& data,
                const CardStep& step, Decision& decision) {
  const Board& board = state.board;
  const Seat seat = board.event.player;
  if (step.stage == kGroup) {
    ask(decision, seat, DecisionKind::kAttackGroup, 202);
    return offer_group(rules, board, departure_of_group(board, seat, GroupKind::kAttack), decision);
  }
  if (step.stage == kTarget) {
    ask(decision, seat, DecisionKind::kAttackTarget, 75);
    for (const RegionId target :
         targets_by_card(rules, board, data, static_cast<RegionId>(step.a))) {
      decision.offer(act(ActionKind::kRegion, target));
    }
    return;
  }
  ask(decision, seat, DecisionKind::kAttackFrom, 75);
  for (const RegionId from : bases_of_attack(rules, board, seat, data.with)) {
    if (can_begin(rules, board, data, from)) decision.offer(act(ActionKind::kRegion, from));
  }
}

void answer_attack(Play& play, const CardAttack& data, const CardStep& step, Action action) {
  Board& board = play.board();
  if (step.stage == kFrom) return push_question(play, step.at(kTarget, action.a));
  if (step.stage == kTarget) {
    gather_attackers(play, board.event.player, static_cast<RegionId>(step.a), region_of(action));
    return push_question(play, step.at(kGroup));
  }
  if (is(action, ActionKind::kLeave)) {
    remove(board.group.figures, figure_of(action));
    return push_question(play, step.at(kGroup));
  }
  declare_attack(play, board.event.player);
  change_battle(play, data);
}

}  // namespace wotr
