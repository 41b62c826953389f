#pragma once

#include "game/trilogy/screens/context/context.h"
#include "rules/trilogy/state/ids.h"

namespace trilogy_screens {

// What stands for players, cards and dice where there is no room for words. Nothing is told apart
// by its colour alone.

ImU32 ink_of(trilogy::Colour colour);
/// A disc with a sun, a leaf, an eye or a tower.
void draw_colour_disc(ImDrawList& list, ImVec2 centre, float radius, trilogy::Colour colour);

/// An archer's bow, a rider's horseshoe, an eagle's wings; a wild card's star.
void draw_symbol(ImDrawList& list, ImVec2 centre, float radius, trilogy::Symbol symbol,
                 ImU32 colour);

/// A die with its pips; 0 is not thrown yet.
void draw_die(ImDrawList& list, ImVec2 centre, float size, int value, trilogy::Colour colour);

/// Attack dice are red and defence dice black, as published, whatever the armies are called: a
/// sword and a shield say which (T-027).
void draw_sword(ImDrawList& list, ImVec2 centre, float radius);
void draw_shield(ImDrawList& list, ImVec2 centre, float radius);

void draw_ring(ImDrawList& list, ImVec2 centre, float radius);

}  // namespace trilogy_screens
