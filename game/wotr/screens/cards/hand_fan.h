#pragma once

#include "game/screens/cards/hand_fan.h"
#include "game/wotr/screens/cards/card_face.h"
#include "rules/wotr/state/ids.h"

namespace wotr_screens {

using screens::FanLook;
using screens::HandFan;

/// Seal and picture above, the title, and the title of the lower half below a rule. The title keeps
/// to the part of the card that shows.
void draw_small_face(const Context& context, ImDrawList& list, wotr::CardId id, ImVec2 from,
                     ImVec2 to, float shows);

/// The fan of so many cards above the prompt, with room beside it for a sheet so wide.
HandFan fan_for(const Context& context, int count, float sheet);

void draw_in_fan(const Context& context, ImDrawList& list, const HandFan& fan, int number,
                 wotr::CardId card, FanLook look);
/// The same from behind.
void draw_back_in_fan(const Context& context, ImDrawList& list, const HandFan& fan, int number,
                      wotr::Side side, wotr::Deck deck);

}  // namespace wotr_screens
