#include "rules/wotr/card_effects/change_die.h"

#include "rules/wotr/names/read_id.h"

namespace wotr {
namespace {

bool may_change(const Board& board, Side side, const ChangeDie& data, DieFace face) {
  const auto& dice = board.dice[at(side)].faces;
  const bool right_face = data.any || face == data.from;
  return right_face && face != data.to && dice[static_cast<std::size_t>(face)] != 0;
}

}  // namespace

ChangeDie read_change_die(const Rules&, const base::JsonReader& entry, CardProgram& program) {
  entry.allow({"change-die", "to", "up-to", "if"});
  ChangeDie data;
  const base::JsonReader from = entry.at("change-die");
  data.any = from.is_text() && from.text() == "any";
  if (!data.any) data.from = read_id<DieFace>(from, "face");
  data.to = read_id<DieFace>(entry.at("to"), "face");
  const DieFace foreign = program.side == Side::kFree ? DieFace::kEye : DieFace::kWill;
  if (data.to == foreign) entry.at("to").fail("no die of this side shows it (R-015)");
  if (const auto most = entry.find("up-to")) {
    data.most = static_cast<std::uint8_t>(most->integer(1, 10));
    data.optional = true;
  }
  return data;
}

void run_change_die(Play& play, const ChangeDie& data, const CardStep& step) {
  push_question(play, step.at(0, data.most));
}

void ask_change_die(const Rules& rules, const State& state, const ChangeDie& data,
                    const CardStep& step, Decision& decision) {
  const Side side = side_of_card(rules, step);
  ask(decision, state.board.event.player, DecisionKind::kCardActionDie, 72);
  for (int face = 0; face < kFaceCount; ++face) {
    if (may_change(state.board, side, data, static_cast<DieFace>(face))) {
      decision.offer(act(ActionKind::kDie, face));
    }
  }
  if (data.optional && !decision.actions.empty()) decision.offer(act(ActionKind::kStop));
}

void answer_change_die(Play& play, const ChangeDie& data, const CardStep& step, Action action) {
  if (is(action, ActionKind::kStop)) return;
  Board& board = play.board();
  const Side side = side_of_card(play.rules, step);
  auto& dice = board.dice[at(side)].faces;
  --dice[action.a];
  ++(data.to == DieFace::kEye ? board.hunt_box.shadow : dice[static_cast<std::size_t>(data.to)]);
  report<EventKind::kDieChanged>(play, {side, static_cast<DieFace>(action.a), data.to});
  if (step.a > 1) push_question(play, step.at(0, step.a - 1));
}

}  // namespace wotr
