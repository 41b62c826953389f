#include "game/wotr/figures/figure_bases.h"

#include "game/wotr/figures/emblems.h"
#include "game/wotr/figures/palette.h"

namespace wotr_figures {

using figures::Base;
using figures::kLargeBase;
using figures::kTinted;

Base nation_base(std::string_view nation, float radius) {
  Base base{nation_paint(nation, kTinted), radius, &nation_emblem(nation)};
  // Red on Mordor's red and black land: a line of bone sets it off.
  if (nation == "sauron") base.edge = engine::paint_from_srgb(0xCF9A86);
  return base;
}

Base companion_base(float radius) { return {character_paint("", kTinted), radius, &leaf_emblem()}; }

Base minion_base(std::string_view nation) {
  return {character_paint("saruman", kTinted), kLargeBase, &nation_emblem(nation)};
}

Base gollum_base() { return {character_paint("gollum", kTinted), kLargeBase, &ring_emblem()}; }

}  // namespace wotr_figures
