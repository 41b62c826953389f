#pragma once

#include <string>

#include "game/screens/controls/context.h"

namespace screens {

// What cards are made of, for everything that draws one.

/// The line that is let into the frame of a card.
inline constexpr ImU32 kInlay = IM_COL32(0xD8, 0xBC, 0x7C, 0xFF);

/// How far the frame reaches in from the edge.
float frame_of(const Context& context);

ImU32 darker(ImU32 colour, float by);

/// The empty card: its shadow, the frame in the colour of its deck, the vellum inside.
void draw_card_stock(const Context& context, ImDrawList& list, ImVec2 from, ImVec2 to, ImU32 deck);

/// The picture of this name between two corners, in a ruled frame; what does not fit is cut away.
void draw_engraving(const Context& context, ImDrawList& list, const std::string& name, ImVec2 from,
                    ImVec2 to);

/// The middle of the picture of this name in a disc. False where there is none.
bool draw_round_engraving(const Context& context, ImDrawList& list, const std::string& name,
                          ImVec2 centre, float radius);

/// A warm rim around a card that may be played, one of brass around the one that has the keys.
void draw_card_rims(const Context& context, ImDrawList& list, ImVec2 from, ImVec2 to, bool may_play,
                    bool has_keys);

}  // namespace screens
