#include "rules/wotr/card_effects/on_fellowship/send.h"

#include "rules/wotr/board/control.h"
#include "rules/wotr/names/read_id.h"

namespace wotr {

SendCharacter read_send(const Rules& rules, const base::JsonReader& entry, CardProgram&) {
  entry.allow({"send", "to", "if"});
  SendCharacter data;
  data.who = read_id<Character>(entry.at("send"), "character");
  data.to = read_region(rules, entry.at("to"));
  return data;
}

void run_send(Play& play, const SendCharacter& data, const CardStep&) {
  const Place from = place_of(play.rules, play.board(), data.who);
  const Place to = place_of_army(play.rules, play.board(), side_of(data.who), data.to);
  if (region_of(from) == kNoRegion || from == to) return;
  relocate(play, figure_of(data.who), 1, from, to, Cause::kMove);
}

}  // namespace wotr
