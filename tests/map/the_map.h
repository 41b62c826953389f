#pragma once

#include <algorithm>
#include <filesystem>
#include <map>
#include <string>
#include <utility>

#include <gtest/gtest.h>

#include "game/bake/map_data.h"

namespace the_map {

// Below this, a touch of two regions is no border: 0.4 % of the board's width.
inline constexpr float kLeastContact = 0.58f;

using Pair = std::pair<std::string, std::string>;

inline Pair pair_of(const std::string& a, const std::string& b) {
  return a < b ? Pair{a, b} : Pair{b, a};
}

inline const std::filesystem::path& data_folder() {
  static const std::filesystem::path folder = AMONHEN_DATA;
  return folder;
}

/// The real map, read once.
inline const bake::MapData& drawn() {
  static auto map = bake::load_map(data_folder() / "regions.json", data_folder() / "map");
  if (!map) throw std::runtime_error(map.error());
  return *map;
}

inline bool lists(const std::vector<std::string>& names, const std::string& name) {
  return std::ranges::find(names, name) != names.end();
}

/// Do contacts of these lengths say the same as the rules graph?
inline void expect_agreement(const std::map<Pair, float>& contacts) {
  const auto length_of = [&](const std::string& a, const std::string& b) {
    const auto found = contacts.find(pair_of(a, b));
    return found == contacts.end() ? 0.0f : found->second;
  };
  int passable = 0;
  for (const bake::Region& a : drawn().regions) {
    for (const bake::Region& b : drawn().regions) {
      if (a.id >= b.id || lists(a.impassable, b.id)) continue;
      if (lists(a.adjacent, b.id)) {
        ++passable;
        EXPECT_GE(length_of(a.id, b.id), kLeastContact)
            << a.id << " and " << b.id << " should touch";
      } else {
        EXPECT_LT(length_of(a.id, b.id), kLeastContact)
            << a.id << " and " << b.id << " should not touch";
      }
    }
    EXPECT_EQ(length_of(a.id, "sea") >= kLeastContact, a.coast) << a.id;
  }
  EXPECT_EQ(passable, 232);
}

}  // namespace the_map
