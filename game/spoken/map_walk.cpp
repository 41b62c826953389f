#include "game/spoken/map_walk.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <glm/geometric.hpp>
#include <glm/vec2.hpp>
#include <nlohmann/json.hpp>
#include <numbers>
#include <string_view>

#include "game/spoken/speech.h"

namespace spoken {
namespace {

using nlohmann::json;
using table::Layout;
using table::RegionId;

constexpr std::array<std::string_view, 8> kDirections{"north", "north-east", "east", "south-east",
                                                      "south", "south-west", "west", "north-west"};

glm::vec2 middle_of(const Layout& layout, RegionId region) {
  const table::RegionLayout& one = table::layout_of(layout, region);
  return (one.north_west + one.south_east) / 2.0F;
}

glm::vec2 way_to(const Layout& layout, RegionId from, RegionId to) {
  return middle_of(layout, to) - middle_of(layout, from);
}

/// Clockwise from the north: 0 to 1.
float bearing(glm::vec2 way) {
  const float turns = std::atan2(way.x, -way.y) / (2 * std::numbers::pi_v<float>);
  return turns < 0 ? turns + 1 : turns;
}

std::string_view direction_of(glm::vec2 way) {
  const auto eighth = static_cast<std::size_t>(std::lround(bearing(way) * 8));
  return kDirections[eighth % kDirections.size()];
}

}  // namespace

std::string neighbour_words(const lang::Sentences& words, const Layout& layout, RegionId region) {
  std::vector<RegionId> neighbours = table::layout_of(layout, region).neighbours;
  std::ranges::sort(neighbours, {},
                    [&](RegionId one) { return bearing(way_to(layout, region, one)); });
  std::string places;
  for (const RegionId one : neighbours) {
    const std::string key =
        "spoken.direction." + std::string(direction_of(way_to(layout, region, one)));
    const json args{{"direction", words.say(key)}, {"region", table::layout_of(layout, one).name}};
    places += (places.empty() ? "" : "; ") + words.say("spoken.towards", args);
  }
  const std::string& name = table::layout_of(layout, region).name;
  return joined(words,
                {words.say("spoken.neighbours", json{{"region", name}, {"places", places}})});
}

}  // namespace spoken
