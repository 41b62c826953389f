// A Nation loses a step on the Political Track.
#include "rules/wotr/card_effects/set_back.h"

#include "base/json_reader.h"

namespace wotr {
namespace {

/// Some region within the borders is as the card describes it.
bool is_eligible(const Rules& rules, const Board& board, Side side, const Where& where,
                 Nation nation) {
  for (const RegionId region : rules.lands[static_cast<std::size_t>(nation)]) {
    if (fits(rules, board, side, where, region)) return true;
  }
  return false;
}

}  // namespace

SetBack read_set_back(const Rules& rules, const base::JsonReader& entry, CardProgram&) {
  entry.allow({"set-back", "if"});
  return {read_where(rules, entry.at("set-back"))};
}

void run_set_back(Play& play, const SetBack&, const CardStep& step) {
  play.board().event.nation = kNoNation;
  push_question(play, step);
}

void ask_set_back(const Rules& rules, const State& state, const SetBack& data, const CardStep& step,
                  Decision& decision) {
  const Side side = side_of_card(rules, step);
  ask(decision, state.board.event.player, DecisionKind::kCardNation, 341);
  for (int n = 0; n < kNationCount; ++n) {
    const auto nation = static_cast<Nation>(n);
    if (side_of(nation) == side || !is_eligible(rules, state.board, side, data.in, nation))
      continue;
    decision.offer(act(ActionKind::kNation, nation));
  }
}

void answer_set_back(Play& play, const SetBack&, const CardStep&, Action action) {
  const auto nation = static_cast<Nation>(action.a);
  play.board().event.nation = nation;
  PoliticalPosition& position = politics_of(play.board(), nation);
  if (position.step == 1) return;  // only the loss
  --position.step;
  report<EventKind::kPolitics>(play, {nation, position.step});
}

}  // namespace wotr
