#include "game/makers/engrave/composition.h"

#include <algorithm>
#include <array>

namespace engrave {
namespace {

constexpr std::array<std::string_view, 64> kBuiltThings{
    "arrow",    "axe",           "banner", "basin",        "bird",     "boat",        "book",
    "boulder",  "bow",           "bridge", "broken-sword", "candle",   "coffer",      "crag",
    "crown",    "dead-tree",     "demon",  "door",         "eagle",    "eye",         "falls",
    "fire",     "fire-mountain", "flower", "gate",         "hill",     "horn",        "house",
    "hut",      "ladder",        "leaf",   "leaf-tree",    "mail",     "orb",         "palisade",
    "palm",     "peak",          "phial",  "pillar",       "pine",     "pyre",        "raven",
    "ring",     "rock",          "rope",   "sail",         "ship",     "siege-works", "skull",
    "spider",   "staff",         "stair",  "star",         "statue",   "sword",       "tent",
    "tentacle", "throne",        "tomb",   "tower",        "tree-man", "wall",        "web",
    "wolf-ram"};

bool is_one_of(std::string_view name, std::span<const std::string> names) {
  return std::find(names.begin(), names.end(), name) != names.end();
}

bool is_known(const Thing& thing, std::span<const std::string> figures,
              std::span<const std::string> places) {
  const std::string_view what = thing.what;
  if (what.starts_with(kPlacePrefix)) return is_one_of(what.substr(kPlacePrefix.size()), places);
  return is_one_of(what, figures) ||
         std::find(kBuiltThings.begin(), kBuiltThings.end(), what) != kBuiltThings.end();
}

}  // namespace

std::span<const std::string_view> built_things() { return kBuiltThings; }

std::vector<std::string> unknown_things(std::span<const Composition> compositions,
                                        std::span<const std::string> figures,
                                        std::span<const std::string> places) {
  std::vector<std::string> unknown;
  for (const Composition& one : compositions) {
    for (const Thing& thing : one.things) {
      if (is_known(thing, figures, places)) continue;
      unknown.push_back(one.id + ": there is no figure, place or thing \"" + thing.what + "\".");
    }
  }
  return unknown;
}

}  // namespace engrave
