#include "rules/wotr/card_effects/on_armies/upgrade.h"

#include "rules/wotr/board/consecutive.h"
#include "rules/wotr/board/control.h"
#include "rules/wotr/board/mixed_armies.h"
#include "rules/wotr/cards/read_field.h"

namespace wotr {
namespace {

/// The questions of this verb.
constexpr int kRegion = 0;
constexpr int kRegular = 1;  ///< a: the region

/// of the Army that the player commands.
template <class Visit>
void for_each_upgradable(const Rules& rules, const Board& board, const Upgrade& data, Side side,
                         RegionId region, Visit visit) {
  const Seat seat = board.event.player;
  const Place place = place_of_army(rules, board, side, region);
  const Figures army =
      commanded_by(rules, board, seat, place, part_of(figures_at(rules, board, place), side));
  for (int n = 0; n < kNationCount; ++n) {
    const auto nation = static_cast<Nation>(n);
    if (!contains(data.nations, nation) || !may_act_on(rules, board, seat, nation)) continue;
    const bool elite_left = count_of(board.reinforcements, elite_of(nation)) != 0;
    if (elite_left && count_of(army, regular_of(nation)) != 0) visit(regular_of(nation));
  }
}

bool can_upgrade(const Rules& rules, const Board& board, const Upgrade& data, Side side,
                 RegionId region) {
  bool any = false;
  for_each_upgradable(rules, board, data, side, region, [&any](Figure) { any = true; });
  return any && fits(rules, board, side, data.in, region);
}

}  // namespace

Upgrade read_upgrade(const Rules& rules, const base::JsonReader& entry, CardProgram&) {
  entry.allow({"upgrade", "in", "times", "if"});
  Upgrade data;
  data.nations = read_nations(entry.at("upgrade"));
  data.in = read_where_if_any(rules, entry, "in");
  data.times = read_number(entry, "times", 1, 5, 1);
  return data;
}

void run_upgrade(Play& play, const Upgrade& data, const CardStep& step) {
  for (int n = 0; n < data.times; ++n) push_question(play, step.at(kRegion));
}

void ask_upgrade(const Rules& rules, const State& state, const Upgrade& data, const CardStep& step,
                 Decision& decision) {
  const Board& board = state.board;
  const Side side = side_of_card(rules, step);
  if (step.stage == kRegular) {
    ask(decision, board.event.player, DecisionKind::kCardFigure, 72);
    return for_each_upgradable(
        rules, board, data, side, static_cast<RegionId>(step.a),
        [&decision](Figure regular) { decision.offer(act(ActionKind::kFigure, regular)); });
  }
  ask(decision, board.event.player, DecisionKind::kCardRegion, 72);
  for (const RegionId region : data.in.among) {
    if (can_upgrade(rules, board, data, side, region)) {
      decision.offer(act(ActionKind::kRegion, region));
    }
  }
}

void answer_upgrade(Play& play, const Upgrade&, const CardStep& step, Action action) {
  if (step.stage == kRegion) return push_question(play, step.at(kRegular, action.a));
  const Figure regular = figure_of(action);
  const Nation nation = nation_of(regular);
  const Place place =
      place_of_army(play.rules, play.board(), side_of(nation), static_cast<RegionId>(step.a));
  note_nation(play, nation);
  // The Elite first: a mixed Army never lacks one of its owners meanwhile.
  relocate(play, elite_of(nation), 1, kReinforcements, place, Cause::kReplaced);
  eliminate(play, regular, 1, place, Cause::kReplaced);
}

}  // namespace wotr
