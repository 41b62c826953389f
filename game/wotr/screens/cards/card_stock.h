#pragma once

#include "game/wotr/screens/desk/desk.h"

namespace wotr_screens {

// What cards are made of, for everything that draws one.

/// How far the frame reaches in from the edge.
float frame_of(const Desk& desk);

/// The empty card: its shadow, the frame of its deck, the vellum inside.
void draw_card_stock(const Desk& desk, ImDrawList& list, ImVec2 from, ImVec2 to, ImU32 deck);

/// The picture of a card between two corners, in a ruled frame; what does not fit is cut away.
void draw_engraving(const Desk& desk, ImDrawList& list, wotr::CardId card, ImVec2 from, ImVec2 to);

/// A disc with the die that plays the card.
void draw_die_seal(const Desk& desk, ImDrawList& list, ImVec2 centre, float radius,
                   const wotr::Card& card);

}  // namespace wotr_screens
