#pragma once

#include "game/wotr/screens/context/context.h"
#include "rules/wotr/state/card.h"

namespace wotr_screens {

// Event cards as they are drawn everywhere: vellum in a frame of their deck's colour.

/// The colour of a deck: of its side, the strategy deck's darker.
ImU32 deck_colour(wotr::Side side, wotr::Deck deck);
ImU32 deck_colour(const wotr::Card& card);

/// A whole card to read, so wide and as high as its words make it.
float card_height(const Context& context, wotr::CardId card, float width);
void draw_card(const Context& context, ImDrawList& list, wotr::CardId card, ImVec2 from,
               float width, CardLook look);

/// Its lower half alone, as it is read while a battle is fought: picture, name, what it does.
float combat_face_height(const Context& context, wotr::CardId card, float width);
void draw_combat_face(const Context& context, ImDrawList& list, wotr::CardId card, ImVec2 from,
                      float width, bool is_faded);

/// What a card shows of itself in a row of cards.
struct TileLook {
  bool is_lit = false;       ///< it may be played, or chosen
  bool is_faded = false;     ///< it may not
  bool is_chosen = false;    ///< it is the one that is being looked at
  bool is_combat = false;    ///< its lower half is what counts
  bool has_picture = false;  ///< its engraving stands where else its deck's colour does
};

/// How high a tile of this width is, for the words of the card.
float tile_height(const Context& context, wotr::CardId card, float width, TileLook look = {});
/// The least width at which no word of the card's title is cut.
float tile_words(const Context& context, wotr::CardId card, TileLook look = {});
/// A card's head to press; the name of the item is the card's. True when it was pressed.
bool card_tile(const Context& context, wotr::CardId card, glm::vec2 size, TileLook look);

/// A card from behind.
void draw_card_back(const Context& context, ImDrawList& list, wotr::Side side, wotr::Deck deck,
                    ImVec2 from, ImVec2 to);

}  // namespace wotr_screens
