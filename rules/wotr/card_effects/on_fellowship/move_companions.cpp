#include "rules/wotr/card_effects/on_fellowship/move_companions.h"

#include "rules/wotr/cards/read_field.h"
#include "rules/wotr/characters/travellers.h"

namespace wotr {
namespace {

Journey journey_by(const MoveCompanions& data) {
  Journey journey;
  journey.by_card = true;
  journey.one_group = data.one_group;
  journey.further = data.further;
  journey.level = data.level;
  if (data.enters_sieges) journey.at_sieges = AtSieges::kMayEnter;
  return journey;
}

}  // namespace

MoveCompanions read_move_companions(const Rules&, const base::JsonReader& entry, CardProgram&) {
  entry.allow({"move-companions", "further", "level", "enters-sieges", "if"});
  MoveCompanions data;
  const base::JsonReader who = entry.at("move-companions");
  data.one_group = who.text() == "group";
  if (!data.one_group && who.text() != "any") who.fail("either \"any\" or one \"group\" travels");
  data.further = read_number(entry, "further", 1, 9, 0);
  data.level = read_number(entry, "level", 1, 9, 0);
  data.enters_sieges = read_flag(entry, "enters-sieges");
  return data;
}

void run_move_companions(Play& play, const MoveCompanions& data, const CardStep&) {
  push_companions(play, journey_by(data));
}

bool can_travel_by_card(const Rules& rules, const State& state, const MoveCompanions& data,
                        const CardStep&) {
  return can_move_companions(rules, state.board, state.board.to_act, journey_by(data));
}

}  // namespace wotr
