#pragma once

#include <span>

#include "engine/ui/icons.h"
#include "game/wotr/screens/context/context.h"

namespace wotr_screens {

// Those who walk with the Ring, by their engraved faces.

/// A face in its frame: his Level as pips in a lower corner.
void draw_face(const Context& context, ImDrawList& list, wotr::Character who, ImVec2 from,
               ImVec2 to);
/// What he can do, one sign each, in a row that ends at the right.
void draw_ability_signs(const Context& context, ImDrawList& list, wotr::Character who,
                        ImVec2 right_bottom);
/// He goes before the others.
void draw_guide_ribbon(const Context& context, ImDrawList& list, ImVec2 from, ImVec2 to);
/// A sign in a disc at the lower edge: what becomes of whoever is seen there.
void draw_sign_below(const Context& context, ImDrawList& list, engine::Icon sign, ImVec2 from,
                     ImVec2 to);
/// One of them is drawn: their faces as a stack that was shuffled.
void draw_lot(const Context& context, ImDrawList& list, std::span<const wotr::Character> walkers,
              ImVec2 from, ImVec2 to);

}  // namespace wotr_screens
