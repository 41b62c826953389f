// Casualties: one hit at a time, chosen by the owner.
#include "rules/wotr/battle/casualties.h"

#include "rules/wotr/battle/force.h"
#include "rules/wotr/board/mixed_armies.h"
#include "rules/wotr/board/place.h"

namespace wotr {
namespace {

/// Those in the place who can be hit: everyone of the side but the rearguard.
Figures exposed(const Rules& rules, const Board& board, Side side, Place place) {
  const Battle& battle = board.battle;
  const Figures all = part_of(figures_at(rules, board, place), side);
  const bool attackers = battle.kind != BattleKind::kNone && side == battle.attacker &&
                         place == attackers_place(battle);
  return attackers ? minus(all, battle.rearguard) : all;
}

/// the fallen Regulars of this battle are counted, for the option.
std::uint8_t& regulars_lost(Board& board, Nation nation) {
  return board.battle.regulars_lost[static_cast<std::size_t>(nation)];
}

bool in_battle(const Board& board) { return board.battle.kind != BattleKind::kNone; }

void lose(Play& play, Figure figure, int amount, Place place) {
  const bool fighting = in_battle(play.board());
  eliminate(play, figure, amount, place, fighting ? Cause::kCasualty : Cause::kCard);
  if (!fighting || !is_regular(figure) || side_of(figure) != Side::kFree) return;
  std::uint8_t& lost = regulars_lost(play.board(), nation_of(figure));
  lost = static_cast<std::uint8_t>(lost + amount);
}

/// Whether a Free Peoples Regular can be had from the casualties.
bool can_rise(const Rules& rules, const Board& board, Nation nation) {
  if (side_of(nation) != Side::kFree) return false;
  if (rules.options.replacement_source == ReplacementSource::kCurrentBattle) {
    return board.battle.regulars_lost[static_cast<std::size_t>(nation)] != 0;
  }
  return count_of(board.casualties, regular_of(nation)) != 0;
}

void eliminate_all(Play& play, const Figures& figures, Side side, Place place) {
  for_each_figure(figures, side,
                  [&](Figure figure, int amount) { lose(play, figure, amount, place); });
}

/// who is no unit and no Leader of the Free Peoples outlives an Army that a card
/// destroys, unless the card says otherwise.
Figures doomed(const Board& board, Figures force) {
  if (!in_battle(board) && board.event.minions_die == 0) {
    force.nazgul = 0;
    force.characters = 0;
  }
  return force;
}

/// The hits after which nobody is left, however they are taken.
int endurance(const Figures& force, Side side) {
  return regulars_of(force, side) + 2 * elites_of(force, side);
}

}  // namespace

void take_hits(Play& play, Side side, int hits, Place place) {
  const Figures force = exposed(play.rules, play.board(), side, place);
  if (hits >= endurance(force, side)) {
    eliminate_all(play, doomed(play.board(), force), side, place);
  } else if (hits > 0) {
    push<StepKind::kCasualty>(play, {side, hits, place});
  }
}

Place source_of_regular(const Rules& rules, const Board& board, Nation nation) {
  if (can_rise(rules, board, nation)) return kCasualties;
  return count_of(board.reinforcements, regular_of(nation)) != 0 ? kReinforcements : kNowhere;
}

bool can_be_reduced(const Rules& rules, const Board& board, Figure figure) {
  return is_elite(figure) && source_of_regular(rules, board, nation_of(figure)) != kNowhere;
}

void reduce_elite(Play& play, Figure elite, Place place) {
  const Nation nation = nation_of(elite);
  const Place source = source_of_regular(play.rules, play.board(), nation);
  if (source == kNowhere) {
    eliminate(play, elite, 1, place, Cause::kCasualty);
    return;
  }
  // The Regular first: a mixed Army never lacks one of its owners meanwhile.
  relocate(play, regular_of(nation), 1, source, place, Cause::kReduced);
  eliminate(play, elite, 1, place, Cause::kReduced);
  if (source != kCasualties) return;
  std::uint8_t& lost = regulars_lost(play.board(), nation);
  if (lost > 0) --lost;
}

void ask_casualty(const Rules& rules, const State& state, const Step& step, Decision& decision) {
  const auto due = fields_of<StepKind::kCasualty>(step);
  const Figures force = exposed(rules, state.board, due.side, due.place);
  const Seat seat = controller_of_army(rules, state.board, due.side, force);
  ask(decision, seat, DecisionKind::kCasualty, 234);
  for_each_figure(force, due.side, [&](Figure figure, int) {
    if (is_elite(figure)) decision.offer(act(ActionKind::kReduce, figure));
    if (is_regular(figure) || (is_elite(figure) && due.hits >= 2)) {
      decision.offer(act(ActionKind::kRemove, figure));
    }
  });
}

void answer_casualty(Play& play, const Step& step, Action action) {
  const auto [side, hits, place] = fields_of<StepKind::kCasualty>(step);
  const Figure figure = figure_of(action);
  int taken = 1;
  if (is(action, ActionKind::kReduce)) {
    reduce_elite(play, figure, place);
  } else {
    lose(play, figure, 1, place);
    taken = is_elite(figure) ? 2 : 1;
  }
  take_hits(play, side, hits - taken, place);
}

}  // namespace wotr
