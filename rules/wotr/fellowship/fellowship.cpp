// Phase 2 and the counter of the Fellowship: rulings 5 and 8.

#include "rules/wotr/fellowship/fellowship.h"

#include <algorithm>

#include "rules/wotr/board/control.h"
#include "rules/wotr/board/distance.h"
#include "rules/wotr/board/victory.h"
#include "rules/wotr/cards/table.h"
#include "rules/wotr/fellowship/journey.h"
#include "rules/wotr/fellowship/mordor.h"
#include "rules/wotr/fellowship/moria.h"
#include "rules/wotr/politics/politics.h"

namespace wotr {

int corruption_after(const Board& board, int by) {
  return std::clamp(board.fellowship.corruption + by, 0, 12);
}

void change_corruption(Play& play, int by) {
  std::uint8_t& corruption = play.board().fellowship.corruption;
  const int now = corruption_after(play.board(), by);
  if (now == corruption) return;
  corruption = static_cast<std::uint8_t>(now);
  report<EventKind::kCorruption>(play, {now});
  if (now == 12) win(play, Victory::kCorruption);
}

void ask_declare(const Rules& rules, const State& state, const Step&, Decision& decision) {
  const Fellowship& fellowship = state.board.fellowship;
  if (fellowship.hidden == 0 || in_mordor(fellowship)) return;
  ask(decision, leading_seat(state.board, Side::kFree), DecisionKind::kDeclare, 41);
  for (const RegionId region : regions_within(rules, fellowship.region, fellowship.progress)) {
    decision.offer(act(ActionKind::kRegion, region));
  }
  decision.offer(act(ActionKind::kStop));
}

void answer_declare(Play& play, const Step&, Action action) {
  if (is(action, ActionKind::kStop)) return;
  push<StepKind::kDeclareRoute>(play, {region_of(action)});
}

void ask_declare_route(const Rules& rules, const State& state, const Step& step,
                       Decision& decision) {
  const auto [to] = fields_of<StepKind::kDeclareRoute>(step);
  ask(decision, leading_seat(state.board, Side::kFree), DecisionKind::kRevealRoute, 44);
  offer_routes(routes_to(rules, state.board, lair_of_balrog(rules, state), to), decision);
}

void answer_declare_route(Play& play, const Step& step, Action action) {
  const auto [region] = fields_of<StepKind::kDeclareRoute>(step);
  Fellowship& fellowship = play.board().fellowship;
  const bool balrog =
      leads_past_balrog(play.rules, play.state, fellowship.region, region, action.a);
  fellowship.region = region;
  fellowship.progress = 0;  // and still Hidden
  report<EventKind::kDeclared>(play, {region});
  play.board().declared = 1;
  const bool haven = is_haven(play.rules, play.board(), region);
  if (haven) change_corruption(play, -1);
  on_declared(play, region);
  discard_cards_on(play, haven ? kOnDeclared | kOnDeclaredInHaven : kOnDeclared);
  if (balrog) offer_table_card(play, Lasting::kMoriaTile);
}

void ask_fellowship_phase(const Rules& rules, const State& state, const Step& step,
                          Decision& decision) {
  const Board& board = state.board;
  ask(decision, leading_seat(board, Side::kFree), DecisionKind::kFellowshipPhase, 45);
  if (!fields_of<StepKind::kFellowshipPhase>(step).guide_changed) {
    const CharacterSet others =
        without(guide_candidates(rules, board), only(board.fellowship.guide));
    for_each_character(others,
                       [&](Character who) { decision.offer(act(ActionKind::kCharacter, who)); });
  }
  // Only a Hidden Fellowship declares, and it stays Hidden.
  const bool ready = board.declared != 0 || !rules.options.entry_requires_declaration;
  if (ready && can_enter_mordor(rules, board)) decision.offer(act(ActionKind::kEnterMordor));
  if (!decision.actions.empty()) decision.offer(act(ActionKind::kStop));
}

void answer_fellowship_phase(Play& play, const Step& step, Action action) {
  if (is(action, ActionKind::kStop)) return;
  if (is(action, ActionKind::kCharacter)) {
    set_guide(play, character_of(action));
    push<StepKind::kFellowshipPhase>(play, {.guide_changed = true});
  } else {
    enter_mordor(play);
    push<StepKind::kFellowshipPhase>(play, fields_of<StepKind::kFellowshipPhase>(step));
  }
}

bool can_hide(const Board& board) { return board.fellowship.hidden == 0; }

void hide_fellowship(Play& play) {
  Board& board = play.board();
  board.fellowship.hidden = 1;
  if (in_mordor(board.fellowship)) board.mordor_attempt = 1;
  report(play, EventKind::kHidden);
}

}  // namespace wotr
