#include "rules/wotr/card_effects/move_politics.h"

#include "rules/wotr/board/consecutive.h"
#include "rules/wotr/cards/read_field.h"
#include "rules/wotr/politics/politics.h"

namespace wotr {
namespace {

void move_nation(Play& play, const MovePolitics& data, Nation nation) {
  if (data.activate) activate(play, nation);
  const int steps = data.at_war ? kAtWar : data.steps;
  for (int n = 0; n < steps; ++n) advance_politics(play, nation);
}

template <class Visit>
void for_each_nation(NationSet nations, Visit visit) {
  for (int n = 0; n < kNationCount; ++n) {
    if (contains(nations, static_cast<Nation>(n))) visit(static_cast<Nation>(n));
  }
}

}  // namespace

MovePolitics read_politics(const Rules&, const base::JsonReader& entry, CardProgram&) {
  entry.allow({"politics", "activate", "steps", "at-war", "choice", "if"});
  MovePolitics data;
  data.nations = read_nations(entry.at("politics"));
  data.one_of_choice = read_flag(entry, "choice");
  data.activate = read_flag(entry, "activate");
  data.at_war = read_flag(entry, "at-war");
  if (const auto steps = entry.find("steps")) {
    data.steps = static_cast<std::uint8_t>(steps->integer(1, 3));
  }
  return data;
}

void run_politics(Play& play, const MovePolitics& data, const CardStep& step) {
  if (data.one_of_choice) return push_question(play, step);
  for_each_nation(data.nations, [&](Nation nation) { move_nation(play, data, nation); });
}

void ask_politics(const Rules& rules, const State& state, const MovePolitics& data, const CardStep&,
                  Decision& decision) {
  const Seat seat = state.board.event.player;
  ask(decision, seat, DecisionKind::kCardNation, 72);
  for_each_nation(data.nations, [&](Nation nation) {
    const PoliticalPosition& position = politics_of(state.board, nation);
    const bool moves = position.active == 0 || position.step < kAtWar;
    if (moves && owner_of(rules, nation) == seat && may_act_on(rules, state.board, seat, nation)) {
      decision.offer(act(ActionKind::kNation, nation));
    }
  });
}

void answer_politics(Play& play, const MovePolitics& data, const CardStep&, Action action) {
  const auto nation = static_cast<Nation>(action.a);
  note_nation(play, nation);
  move_nation(play, data, nation);
}

}  // namespace wotr
