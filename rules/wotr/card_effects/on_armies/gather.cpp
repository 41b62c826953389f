// Some units of a Nation come to the region that the card chose before.
#include "rules/wotr/card_effects/on_armies/gather.h"

#include "rules/wotr/armies/armies.h"
#include "rules/wotr/board/place.h"
#include "rules/wotr/names/read_id.h"

namespace wotr {
namespace {

/// The questions of this verb.
constexpr int kFrom = 0;
constexpr int kFigure = 1;  ///< a: the region they leave

void ask_from(const State& state, const Gather& data, Decision& decision) {
  const Board& board = state.board;
  ask(decision, board.event.player, DecisionKind::kArmyFrom, 78);
  for (const RegionId region : data.from) {
    const bool others = region != board.event.region;
    if (others && units_of(figures_in(board, region), data.nation) > 0) {
      decision.offer(act(ActionKind::kRegion, region));
    }
  }
  if (!decision.actions.empty()) decision.offer(act(ActionKind::kStop));
}

void ask_figure(const State& state, const Gather& data, RegionId from, Decision& decision) {
  ask(decision, state.board.event.player, DecisionKind::kCardFigure, 78);
  for (const Figure figure : {regular_of(data.nation), elite_of(data.nation)}) {
    if (count_of(figures_in(state.board, from), figure) == 0) continue;
    decision.offer(act(ActionKind::kFigure, figure));
  }
}

}  // namespace

Gather read_gather(const Rules& rules, const base::JsonReader& entry, CardProgram& program) {
  entry.allow({"gather", "from", "most", "if"});
  Gather data;
  data.nation = read_id<Nation>(entry.at("gather"), "nation");
  if (side_of(data.nation) != program.side) entry.fail("the card is not its side's");
  data.from = read_where(rules, entry.at("from")).among;
  data.most = static_cast<std::uint8_t>(entry.at("most").integer(1, 10));
  return data;
}

void run_gather(Play& play, const Gather& data, const CardStep& step) {
  if (play.board().event.region == kNoRegion) return;
  play.board().event.left = data.most;
  push_question(play, step.at(kFrom));
}

void ask_gather(const Rules&, const State& state, const Gather& data, const CardStep& step,
                Decision& decision) {
  if (step.stage == kFrom) return ask_from(state, data, decision);
  ask_figure(state, data, static_cast<RegionId>(step.a), decision);
}

void answer_gather(Play& play, const Gather& data, const CardStep& step, Action action) {
  if (is(action, ActionKind::kStop)) return;
  if (step.stage == kFrom) return push_question(play, step.at(kFigure, action.a));
  CardInPlay& event = play.board().event;
  Figures group;
  add(group, figure_of(action));
  relocate(play, group, in_region(static_cast<RegionId>(step.a)), in_region(event.region),
           Cause::kMove);
  on_army_moved(play, side_of(data.nation), group, event.region);
  if (--event.left > 0) push_question(play, step.at(kFrom));
}

}  // namespace wotr
