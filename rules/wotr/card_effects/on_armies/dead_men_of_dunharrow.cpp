#include "rules/wotr/card_effects/on_armies/dead_men_of_dunharrow.h"

#include "rules/wotr/armies/armies.h"
#include "rules/wotr/board/consecutive.h"
#include "rules/wotr/board/control.h"
#include "rules/wotr/board/mixed_armies.h"
#include "rules/wotr/card_effects/on_armies/hits.h"
#include "rules/wotr/cards/card_die.h"
#include "rules/wotr/cards/read_field.h"
#include "rules/wotr/politics/capture.h"
#include "rules/wotr/politics/politics.h"

namespace wotr {
namespace {

/// The questions of this card.
constexpr int kGroup = 0;
constexpr int kTo = 1;
constexpr int kDie = 2;
constexpr int kRetreat = 3;
constexpr int kRecruit = 4;  ///< a: Regulars that may still come

constexpr CharacterSet kKing = join(only(Character::kStrider), only(Character::kAragorn));
constexpr Figure kRegular = regular_of(Nation::kGondor);

Figures shadow_army(const Rules& rules, const Board& board) {
  return part_of(figures_at(rules, board, in_region(board.event.region)), Side::kShadow);
}

void gather_company(Play& play, const CardStep& step) {
  Board& board = play.board();
  for_each_character(kKing, [&](Character king) {
    const Place place = place_of(play.rules, board, king);
    if (region_of(place) == kNoRegion) return;
    board.group = {};
    board.group.from = place;
    board.group.figures.characters =
        characters_of(figures_at(play.rules, board, place), Side::kFree);
    push_question(play, step.at(kGroup));
  });
}

void ask_group(const State& state, Decision& decision) {
  ask(decision, state.board.event.player, DecisionKind::kCompanionsGroup, 345);
  decision.offer(act(ActionKind::kGo));
  for_each_character(without(state.board.group.figures.characters, kKing), [&](Character who) {
    decision.offer(act(ActionKind::kLeave, figure_of(who)));
  });
}

void ask_to(const Rules& rules, const State& state, const DeadMenOfDunharrow& data, Side side,
            Decision& decision) {
  ask(decision, state.board.event.player, DecisionKind::kCompanionsTo, 345);
  for (const RegionId to : regions_where(rules, state.board, side, data.to)) {
    decision.offer(act(ActionKind::kRegion, to));
  }
}

/// the Shadow has no other choice than where to. kStop: nowhere.
void ask_retreat_of(const Rules& rules, const State& state, Decision& decision) {
  const Board& board = state.board;
  const Figures army = shadow_army(rules, board);
  if (!has_unit(army, Side::kShadow)) return;
  ask(decision, controller_of_army(rules, board, Side::kShadow, army), DecisionKind::kRetreat, 345);
  for (const RegionId region : region_of(rules, board.event.region).adjacent) {
    if (is_free(rules, board, Side::kShadow, region)) {
      decision.offer(act(ActionKind::kRegion, region));
    }
  }
  if (decision.actions.empty()) decision.offer(act(ActionKind::kStop));
}

void ask_recruit_there(const Rules& rules, const State& state, Decision& decision) {
  const Board& board = state.board;
  ask(decision, board.event.player, DecisionKind::kCardFigure, 124);
  if (has_unit(shadow_army(rules, board), Side::kShadow)) return;
  if (!may_act_on(rules, board, board.event.player, Nation::kGondor)) return;
  if (count_of(board.reinforcements, kRegular) == 0) return;
  decision.offer(act(ActionKind::kFigure, kRegular));
  decision.offer(act(ActionKind::kStop));
}

/// a battle in which the Shadow Army cannot strike back.
void appear(Play& play, const DeadMenOfDunharrow& data, const CardStep& step, RegionId to) {
  Board& board = play.board();
  const Group group = board.group;
  board.group = {};
  board.event.region = to;
  board.event.place = in_region(to);
  if (group.from != in_region(to)) {
    relocate(play, group.figures, group.from, in_region(to), Cause::kMove);
  }
  on_companions_arrived(play, group.figures.characters, to);
  push_question(play, step.at(kRecruit, data.regulars));
  const Figures army = shadow_army(play.rules, board);
  if (!has_unit(army, Side::kShadow)) return;
  report<EventKind::kCardTarget>(play, {step.card, to});
  on_attacked(play, army, Side::kShadow, to);
  push_question(play, step.at(kRetreat));
  push_question(play, step.at(kDie));
}

void retreat(Play& play, Action action) {
  const Figures army = shadow_army(play.rules, play.board());
  const Place field = play.board().event.place;
  if (is(action, ActionKind::kStop)) {  // it cannot, and is destroyed
    for_each_figure(army, Side::kShadow, [&](Figure figure, int amount) {
      eliminate(play, figure, amount, field, Cause::kCard);
    });
    return;
  }
  relocate(play, army, field, in_region(region_of(action)), Cause::kRetreat);
  on_army_moved(play, Side::kShadow, army, region_of(action));
}

void recruit(Play& play, const CardStep& step) {
  const CardInPlay& event = play.board().event;
  note_nation(play, Nation::kGondor);
  relocate(play, kRegular, 1, kReinforcements, event.place, Cause::kRecruited);
  take_control(play, Side::kFree, event.region);
  if (step.a > 1) push_question(play, step.at(kRecruit, step.a - 1));
}

}  // namespace

DeadMenOfDunharrow read_dead_men(const Rules& rules, const base::JsonReader& entry, CardProgram&) {
  entry.allow({"dead-men-of-dunharrow", "to", "regulars", "if"});
  DeadMenOfDunharrow data;
  data.to = read_where(rules, entry.at("to"));
  data.regulars = static_cast<std::uint8_t>(entry.at("regulars").integer(0, 10));
  return data;
}

void run_dead_men(Play& play, const DeadMenOfDunharrow&, const CardStep& step) {
  gather_company(play, step);
}

void ask_dead_men(const Rules& rules, const State& state, const DeadMenOfDunharrow& data,
                  const CardStep& step, Decision& decision) {
  switch (step.stage) {
    case kGroup: return ask_group(state, decision);
    case kTo: return ask_to(rules, state, data, side_of_card(rules, step), decision);
    case kDie: return ask_card_die(decision, 1);
    case kRetreat: return ask_retreat_of(rules, state, decision);
    default: return ask_recruit_there(rules, state, decision);
  }
}

void answer_dead_men(Play& play, const DeadMenOfDunharrow& data, const CardStep& step,
                     Action action) {
  switch (step.stage) {
    case kGroup:
      if (is(action, ActionKind::kGo)) return push_question(play, step.at(kTo));
      remove(play.board().group.figures, figure_of(action));
      return push_question(play, step.at(kGroup));
    case kTo: return appear(play, data, step, region_of(action));
    case kDie:
      throw_card_die(play, step.card, action.a, 1);  // as many hits as it shows
      return strike_army(play, Side::kShadow, action.a, true);
    case kRetreat: return retreat(play, action);
    default:
      if (!is(action, ActionKind::kStop)) recruit(play, step);
  }
}

}  // namespace wotr
