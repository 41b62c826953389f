#pragma once

#include "game/screens/cards/card_stock.h"
#include "game/screens/cards/card_text.h"
#include "game/wotr/screens/context/context.h"
#include "rules/wotr/state/card.h"

namespace wotr_screens {

// What every game's cards are made of, and what those of this one have besides.
using screens::CardText;
using screens::draw_card_stock;
using screens::draw_texts;
using screens::frame_of;
using screens::height_of;
using screens::size_of;

/// The picture of a card between two corners, in a ruled frame; what does not fit is cut away.
void draw_engraving(const Context& context, ImDrawList& list, wotr::CardId card, ImVec2 from,
                    ImVec2 to);

/// A disc with the die that plays the card.
void draw_die_seal(const Context& context, ImDrawList& list, ImVec2 centre, float radius,
                   const wotr::Card& card);

}  // namespace wotr_screens
