#include "rules/wotr/card_effects/on_fellowship/corruption.h"

#include "rules/wotr/cards/card_die.h"
#include "rules/wotr/fellowship/fellowship.h"

namespace wotr {

ChangeCorruption read_corruption(const Rules&, const base::JsonReader& entry, CardProgram&) {
  entry.allow({"corruption", "if"});
  return {entry.at("corruption").integer(-12, 12)};
}

void run_corruption(Play& play, const ChangeCorruption& data, const CardStep&) {
  change_corruption(play, data.by);
}

RollForCorruption read_roll(const Rules&, const base::JsonReader& entry, CardProgram&) {
  entry.allow({"roll", "success", "each", "if"});
  RollForCorruption data;
  data.dice = static_cast<std::uint8_t>(entry.at("roll").integer(1, 10));
  data.success = static_cast<std::uint8_t>(entry.at("success").integer(2, 6));
  const base::JsonReader each = entry.at("each");
  each.allow({"corruption"});
  data.by = each.at("corruption").integer(-12, 12);
  return data;
}

void run_roll(Play& play, const RollForCorruption& data, const CardStep& step) {
  play.board().event.successes = 0;
  push_question(play, step.at(0, data.dice));
}

void ask_roll(const Rules&, const State&, const RollForCorruption&, const CardStep& step,
              Decision& decision) {
  ask_card_die(decision, step.a);
}

void answer_roll(Play& play, const RollForCorruption& data, const CardStep& step, Action action) {
  std::uint8_t& successes = play.board().event.successes;
  if (throw_card_die(play, step.card, action.a, data.success)) ++successes;
  if (step.a > 1) return push_question(play, step.at(0, step.a - 1));
  if (successes != 0) change_corruption(play, data.by * successes);
}

}  // namespace wotr
