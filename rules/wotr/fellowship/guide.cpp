// Who walks with the Ring-bearers and guides them.

#include <utility>

#include "rules/wotr/board/place.h"
#include "rules/wotr/cards/table.h"
#include "rules/wotr/fellowship/fellowship.h"

namespace wotr {

CharacterSet guide_candidates(const Rules& rules, const Board& board) {
  CharacterSet highest = 0;
  int level = 0;
  for_each_character(board.fellowship.companions, [&](Character who) {
    const int own = row_of(rules, who).level;
    if (own < level) return;
    if (own > level) highest = 0;
    level = own;
    highest = join(highest, only(who));
  });
  return highest;
}

void set_guide(Play& play, Character who) {
  Board& board = play.board();
  if (board.fellowship.guide == who) return;
  board.fellowship.guide = who;
  board.hunt.guide_used = 0;  // a new Guide brings his own ability
  report<EventKind::kGuide>(play, {who});
}

void on_companions_left(Play& play) {
  push(play, StepKind::kAppointGuide);
  discard_lapsed_cards(play);
}

void run_appoint_guide(Play& play, const Step&) {
  if (play.board().fellowship.companions == 0) {
    set_guide(play, Character::kGollum);
  } else {
    push(play, StepKind::kChooseGuide);
  }
}

void ask_choose_guide(const Rules& rules, const State& state, const Step&, Decision& decision) {
  ask(decision, leading_seat(state.board, Side::kFree), DecisionKind::kGuide, 45);
  for_each_character(guide_candidates(rules, state.board),
                     [&](Character who) { decision.offer(act(ActionKind::kCharacter, who)); });
}

void answer_choose_guide(Play& play, const Step&, Action action) {
  set_guide(play, character_of(action));
}

void return_hobbits(Play& play) {
  Board& board = play.board();
  const CharacterSet back = std::exchange(board.returning, CharacterSet{0});
  if (in_mordor(board.fellowship)) return;
  for_each_character(back, [&play](Character who) {
    relocate(play, figure_of(who), 1, kCasualties, kInFellowship, Cause::kRejoined);
  });
  push(play, StepKind::kAppointGuide);  // the composition has changed
}

}  // namespace wotr
