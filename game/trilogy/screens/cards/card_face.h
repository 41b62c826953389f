#pragma once

#include "game/trilogy/screens/context/context.h"
#include "rules/trilogy/state/ids.h"

namespace trilogy_screens {

// Territory and adventure cards as they are drawn everywhere.

/// Of the frame: by whose territory it is, or by the kind of adventure.
ImU32 colour_of(const Context& context, trilogy::CardId card);

/// Of the kind of adventure, or the symbol of a territory card.
void draw_seal(const Context& context, ImDrawList& list, ImVec2 centre, float radius,
               trilogy::CardId card);

/// The picture of an adventure card between two corners.
void draw_engraving(const Context& context, ImDrawList& list, trilogy::CardId card, ImVec2 from,
                    ImVec2 to);

/// A whole card to read, so wide and as high as its words make it.
float card_height(const Context& context, trilogy::CardId card, float width);
void draw_card(const Context& context, ImDrawList& list, trilogy::CardId card, ImVec2 from,
               float width);

/// As it lies in a hand; so much of its width no other card covers.
void draw_small_face(const Context& context, ImDrawList& list, trilogy::CardId card, ImVec2 from,
                     ImVec2 to, float shows);

void draw_card_back(const Context& context, ImDrawList& list, trilogy::Deck deck, ImVec2 from,
                    ImVec2 to);

/// The points that an adventure card is worth to the seat.
int points_of(const Context& context, trilogy::CardId card, core::Seat seat);

/// "Power · 1 point", "Archer · neutral".
std::string kind_of(const Context& context, trilogy::CardId card);

}  // namespace trilogy_screens
