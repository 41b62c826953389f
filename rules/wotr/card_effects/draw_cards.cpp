#include "rules/wotr/card_effects/draw_cards.h"

#include "rules/wotr/cards/draw.h"
#include "rules/wotr/names/read_id.h"

namespace wotr {

DrawCards read_draw(const Rules&, const base::JsonReader& entry, CardProgram&) {
  entry.allow({"draw", "deck", "if"});
  DrawCards data;
  data.cards = static_cast<std::uint8_t>(entry.at("draw").integer(1, 6));
  data.deck = read_id<Deck>(entry.at("deck"), "deck");
  return data;
}

void run_draw(Play& play, const DrawCards& data, const CardStep&) {
  const Seat player = play.board().event.player;
  push<StepKind::kDiscardToLimit>(play, {player});  // after all of them
  for (int n = 0; n < data.cards; ++n) push<StepKind::kDrawCard>(play, {player, data.deck});
}

}  // namespace wotr
