#include "game/makers/bake/relief.h"

#include <glm/geometric.hpp>
#include <numbers>

#include "game/makers/bake/noise.h"
#include "game/makers/bake/outline.h"

namespace bake {
namespace {

constexpr float kPlain = 0.226f;
constexpr float kReach = 1.75f;  // how many widths from its crest a range ends

struct Ridge {
  RangeKind kind;
  float height;
  float width;
  float length;
  std::uint32_t seed;
  Line line;
  glm::vec2 low;
  glm::vec2 high;
};

Ridge make_ridge(RangeKind kind, float height, float width, const Line& line, std::uint32_t seed) {
  Ridge ridge{kind, height, width, length_of(line), seed, line, line[0], line[0]};
  for (const glm::vec2 point : line) {
    ridge.low = glm::min(ridge.low, point);
    ridge.high = glm::max(ridge.high, point);
  }
  const glm::vec2 margin(width * kReach * 1.3f + 0.6f);
  ridge.low -= margin;
  ridge.high += margin;
  return ridge;
}

std::vector<Ridge> ridges_of(const MapData& map) {
  std::vector<Ridge> ridges;
  for (const Range& range : map.ranges) {
    const auto seed = static_cast<std::uint32_t>(ridges.size()) * 17 + 40;
    const Line line = range.line.size() > 1
                          ? evenly_spaced(roughened(range.line, false, seed), 0.4f)
                          : range.line;
    ridges.push_back(make_ridge(range.kind, range.height, range.width, line, seed));
  }
  // A border that nobody passes is a wall of rock along its whole length.
  for (const Arc& arc : map.arcs) {
    if (arc.kind != BorderKind::kImpassable || arc.points.size() < 2) continue;
    const auto seed = static_cast<std::uint32_t>(arc.id) * 13 + 4000;
    ridges.push_back(
        make_ridge(RangeKind::kMountains, 0.66f, 1.05f, evenly_spaced(arc.points, 0.4f), seed));
  }
  return ridges;
}

// A point of a ridge's cross-section: `off` is 0 on the crest and 1 at the foot.
float mountain_profile(const Ridge& ridge, glm::vec2 place, const Nearest& near, float off) {
  const float profile = std::pow(1 - off, 1.2f);
  const float sway = 0.5f * noise(place * 0.8f, ridge.seed + 3);
  const glm::vec2 on_slope(near.along * 1.15f + sway + near.side * 37, off * 0.9f);
  const float spur = crest_noise(on_slope, 2, ridge.seed + 5);
  const float detail = crest_noise(place * 1.7f, 3, ridge.seed + 9);
  const float flank = 4 * profile * (1 - profile);
  return profile * (0.7f + 0.36f * profile) + 0.34f * (spur - 0.62f) * flank +
         0.26f * (detail - 0.5f) * profile;
}

float hill_profile(const Ridge& ridge, glm::vec2 place, float off) {
  const float swell = 0.5f + 0.5f * noise(place * 1.5f, ridge.seed + 11);
  return smooth_step(1, 0, off) * (0.35f + 0.75f * swell);
}

float volcano_profile(const Ridge& ridge, glm::vec2 place, float off) {
  const glm::vec2 from = place - ridge.line[0];
  const float turn = std::atan2(from.y, from.x) / std::numbers::pi_v<float>;
  const float gully = 0.06f * noise({turn * 9, off * 2}, ridge.seed) * (1 - off);
  const float cone = std::pow(1 - off, 1.35f) + gully;
  return off < 0.14f ? cone - (0.14f - off) * 1.7f : cone;
}

float height_on(const Ridge& ridge, glm::vec2 place) {
  const glm::vec2 bent =
      place + 0.38f * glm::vec2(rough_noise(place * 0.8f, 3, 21), rough_noise(place * 0.8f, 3, 22));
  Nearest near = nearest_on(ridge.line, bent);
  if (ridge.line.size() == 1) {
    const glm::vec2 from = bent - ridge.line[0];
    near.along = std::atan2(from.y, from.x) * ridge.width * 1.3f;
  }
  const float breadth = ridge.width * kReach *
                        (0.85f + 0.25f * noise({near.along * 0.6f, near.side * 9}, ridge.seed));
  const float off = near.distance / breadth;
  if (off >= 1) return 0;
  if (ridge.kind == RangeKind::kVolcano) return ridge.height * volcano_profile(ridge, place, off);
  const float summit = 0.8f + 0.24f * noise({near.along * 0.62f, 3}, ridge.seed + 1);
  const float to_end = std::min(near.along, ridge.length - near.along);
  const float taper =
      ridge.line.size() == 1 ? 1 : 0.55f + 0.45f * smooth_step(0, ridge.width, to_end);
  const float profile = ridge.kind == RangeKind::kHills ? hill_profile(ridge, place, off)
                                                        : mountain_profile(ridge, place, near, off);
  return std::max(0.0f, ridge.height * summit * taper * profile);
}

// Figures need a level place to stand on; the land leans towards it.
std::vector<std::pair<glm::vec2, float>> level_places(const MapData& map) {
  std::vector<std::pair<glm::vec2, float>> out;
  for (const auto& [id, places] : map.places) {
    out.emplace_back(places.settlement, 1.0f);
    for (const auto& [slot, spot] : places.slots)
      out.emplace_back(spot, slot == "control" ? 0.4f : 0.75f);
  }
  return out;
}

Grid<float> calm_grid(const MapData& map) {
  Grid<float> calm(kFieldWidth, kFieldHeight, 0.0f);
  for (const auto& [spot, radius] : level_places(map)) {
    const int reach = static_cast<int>(radius * 2.0f * calm.scale()) + 1;
    const int cx = static_cast<int>(spot.x * calm.scale());
    const int cy = static_cast<int>(spot.y * calm.scale());
    for (int y = std::max(0, cy - reach); y <= std::min(calm.height() - 1, cy + reach); ++y) {
      for (int x = std::max(0, cx - reach); x <= std::min(calm.width() - 1, cx + reach); ++x) {
        const glm::vec2 place = calm.place(x, y);
        const glm::vec2 bend(noise(place * 1.1f, 31), noise(place * 1.1f, 32));
        const float off = glm::distance(place + 0.3f * bend, spot);
        calm.at(x, y) = std::max(calm.at(x, y), smooth_step(radius * 1.9f, radius * 0.3f, off));
      }
    }
  }
  return calm;
}

float rise_at(const std::vector<Ridge>& ridges, glm::vec2 place) {
  float most = 0;
  for (const Ridge& ridge : ridges) {
    if (place.x < ridge.low.x || place.x > ridge.high.x || place.y < ridge.low.y ||
        place.y > ridge.high.y)
      continue;
    const float rise = height_on(ridge, place);
    // Where ranges meet they lift one another a little, so that no seam shows.
    most = std::max(most, rise) + 0.18f * std::min(most, rise);
  }
  return most;
}

}  // namespace

Grid<float> raise_relief(const MapData& map, const Land& land) {
  const std::vector<Ridge> ridges = ridges_of(map);
  const Grid<float> calm = calm_grid(map);
  Grid<float> height(kFieldWidth, kFieldHeight);
  in_bands(height.height(), [&](int first, int last) {
    for (int y = first; y < last; ++y) {
      for (int x = 0; x < height.width(); ++x) {
        const glm::vec2 place = height.place(x, y);
        const float inland = land.from_shore.at(x, y);
        if (inland < 0) {
          height.at(x, y) = kSeaLevel;
          continue;
        }
        const float still = calm.at(x, y);
        const float roll = 0.011f * rough_noise(place * 0.33f, 3, 77) * (1 - still);
        const float rise = rise_at(ridges, place) * (1 - kPlain) * (1 - 0.85f * still);
        const float shore = smooth_step(0, 0.7f, inland);
        height.at(x, y) = std::min(
            1.0f, kSeaLevel + (kPlain - kSeaLevel + roll) * shore + rise * (0.3f + 0.7f * shore));
      }
    }
  });
  return height;
}

}  // namespace bake
