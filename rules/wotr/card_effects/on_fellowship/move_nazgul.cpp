#include "rules/wotr/card_effects/on_fellowship/move_nazgul.h"

namespace wotr {

MoveNazgul read_move_nazgul(const Rules&, const base::JsonReader& entry, CardProgram&) {
  entry.allow({"move-nazgul", "if"});
  if (entry.at("move-nazgul").text() != "any") entry.fail("it moves \"any\" of them, or all");
  return {};
}

void run_move_nazgul(Play& play, const MoveNazgul&, const CardStep&) {
  push<StepKind::kMinionsFrom>(play, {.nazgul_only = true});
}

}  // namespace wotr
