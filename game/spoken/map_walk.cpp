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

constexpr float kWidest = 0.25F;  // the cosine of the angle that still is that way
const std::array kWays{glm::vec2(0, -1), glm::vec2(1, 0), glm::vec2(0, 1), glm::vec2(-1, 0)};
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

/// How nearly a neighbour lies that way: a cosine.
struct Fit {
  float cosine = 0;
  std::size_t way = 0;
  RegionId neighbour = table::kNoRegion;
};

/// The best first.
std::vector<Fit> fits_of(const Layout& layout, RegionId from) {
  std::vector<Fit> fits;
  for (const RegionId one : table::layout_of(layout, from).neighbours) {
    const glm::vec2 there = way_to(layout, from, one);
    const float length = glm::length(there);
    if (length <= 0) continue;
    for (std::size_t i = 0; i < kWays.size(); ++i) {
      const float cosine = glm::dot(there / length, kWays[i]);
      if (cosine > kWidest) fits.push_back({cosine, i, one});
    }
  }
  std::ranges::stable_sort(fits, std::ranges::greater{}, &Fit::cosine);
  return fits;
}

using Ways = std::array<std::optional<RegionId>, kWays.size()>;

bool has(const Ways& ways, RegionId region) {
  return std::ranges::find(ways, region) != ways.end();
}

/// Each way to the neighbour that fits it best, of those that have none yet.
Ways share_out(const std::vector<Fit>& fits, const Ways& already) {
  Ways ways;
  for (const Fit& one : fits) {
    if (ways[one.way] || has(ways, one.neighbour) || has(already, one.neighbour)) continue;
    ways[one.way] = one.neighbour;
  }
  return ways;
}

}  // namespace

std::optional<RegionId> neighbour_towards(const Layout& layout, RegionId from, Way way,
                                          Choice choice) {
  const auto number = static_cast<std::size_t>(way);
  const std::vector<Fit> fits = fits_of(layout, from);
  const Ways first = share_out(fits, {});
  if (choice == Choice::kSecond) return share_out(fits, first)[number];
  if (first[number]) return first[number];
  const auto shared = std::ranges::find(fits, number, &Fit::way);
  return shared == fits.end() ? std::nullopt : std::optional(shared->neighbour);
}

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
