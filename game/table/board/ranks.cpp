#include "game/table/board/ranks.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <glm/common.hpp>
#include <glm/geometric.hpp>
#include <glm/vector_relational.hpp>
#include <tuple>

namespace table {
namespace {

constexpr std::array kScales{1.0F, 0.88F, 0.76F, 0.66F, 0.57F, 0.5F, 0.44F, 0.39F};
constexpr std::array kPhases{glm::vec2(0), glm::vec2(0.5F, 0), glm::vec2(0, 0.5F), glm::vec2(0.5F)};
constexpr float kGap = 1.14F;        // between bases, in diameters
constexpr float kReach = 5.5F;       // farther from its slot a figure looks lost
constexpr float kDeepRank = 1.25F;   // broad formations read better from the south than deep ones
constexpr float kNameReach = 0.42F;  // half a line of writing, in shares of the font size
constexpr float kHalfLetter = 0.24F;
constexpr float kHiddenBehind = 0.75F;  // of a figure's height, seen from the south
constexpr float kCloser = 1;            // to move a formation for
constexpr float kScattered = 3.2F;      // across, in radii for each root of their number
constexpr float kLine = 0.1F;           // kept free along borders

struct Cell {
  glm::vec2 place;
  float across = 0;
  float forward = 0;
  float cost = 0;
};

/// Asked of thousands of places for every army: what is cheap to ask comes first.
bool is_free(const RegionLayout& region, std::span<const Disc> taken, glm::vec2 place,
             float radius) {
  const float clear = radius + kLine;
  if (glm::any(glm::lessThan(place, region.north_west + clear)) ||
      glm::any(glm::greaterThan(place, region.south_east - clear))) {
    return false;
  }
  const bool blocked = std::any_of(taken.begin(), taken.end(), [&](const Disc& disc) {
    return glm::distance(disc.centre, place) < disc.radius + radius;
  });
  return !blocked && is_inside(region.border, place) &&
         !is_border_within(clear, region.border, place);
}

/// `phase` moves the files and ranks by a share of their distance: in a narrow land it matters.
std::vector<Cell> free_cells(const RankRequest& request, std::span<const Disc> taken, float scale,
                             glm::vec2 phase) {
  const float radius = request.radius * scale;
  const float step = 2 * radius * kGap;
  const glm::vec2 right{-request.ahead.y, request.ahead.x};
  const int reach = static_cast<int>(kReach / step);
  std::vector<Cell> cells;
  for (int rank = -reach; rank <= reach; ++rank) {
    for (int file = -reach; file <= reach; ++file) {
      const float across = (static_cast<float>(file) + phase.x) * step;
      const float forward = (static_cast<float>(rank) + phase.y) * step;
      const glm::vec2 place = request.slot + right * across + request.ahead * forward;
      const float cost = std::hypot(across, forward * kDeepRank);
      if (cost > kReach || !is_free(request.region, taken, place, radius)) continue;
      cells.push_back({place, across, forward, cost});
    }
  }
  std::sort(cells.begin(), cells.end(), [](const Cell& a, const Cell& b) {
    return std::tuple(a.cost, -a.forward, a.across) < std::tuple(b.cost, -b.forward, b.across);
  });
  return cells;
}

Ranks form_around(const RankRequest& request, std::span<const Disc> taken) {
  const auto wanted = static_cast<std::size_t>(request.count);
  std::vector<Cell> best;
  float best_scale = kScales.back();
  for (const float scale : kScales) {
    if (scale > request.largest) continue;
    for (const glm::vec2& phase : kPhases) {
      std::vector<Cell> cells = free_cells(request, taken, scale, phase);
      if (cells.size() <= best.size()) continue;
      best = std::move(cells);
      best_scale = scale;
      if (best.size() >= wanted) break;
    }
    if (best.size() >= wanted) break;
  }
  if (best.size() > wanted) best.resize(wanted);
  std::sort(best.begin(), best.end(), [](const Cell& a, const Cell& b) {
    return std::tuple(-a.forward, std::abs(a.across), a.across) <
           std::tuple(-b.forward, std::abs(b.across), b.across);
  });
  Ranks ranks{.places = {}, .scale = best_scale};
  for (const Cell& cell : best) ranks.places.push_back(cell.place);
  return ranks;
}

/// How far a formation is drawn apart.
float spread_of(const Ranks& ranks) {
  float spread = 0;
  for (const glm::vec2& place : ranks.places) {
    spread = std::max(spread, glm::distance(place, ranks.places.front()));
  }
  return spread;
}

}  // namespace

std::vector<Disc> name_ground(const RegionLayout& region) {
  const glm::vec2 ahead{std::cos(region.label_angle), std::sin(region.label_angle)};
  const glm::vec2 upwards = glm::vec2(ahead.y, -ahead.x) * kHalfLetter * region.label_size;
  const float radius = kNameReach * region.label_size;
  const int discs = 1 + static_cast<int>(region.label_length / radius);
  std::vector<Disc> ground;
  for (int i = 0; i <= discs; ++i) {
    const float along = static_cast<float>(i) / static_cast<float>(discs) - 0.5F;
    ground.push_back({region.label + ahead * along * region.label_length + upwards, radius});
  }
  return ground;
}

std::vector<Disc> ground_before_name(const RegionLayout& region) {
  std::vector<Disc> ground = name_ground(region);
  const std::size_t discs = ground.size();
  for (std::size_t i = 0; i < discs; ++i) {
    ground.push_back({ground[i].centre + glm::vec2(0, kHiddenBehind), ground[i].radius});
  }
  return ground;
}

std::vector<Disc> ground_before_other_names(const Layout& layout, const RegionLayout& region) {
  const auto is_near = [&](const Disc& disc) {
    const glm::vec2 nearest = glm::clamp(disc.centre, region.north_west, region.south_east);
    return glm::distance(disc.centre, nearest) < disc.radius;
  };
  std::vector<Disc> ground;
  for (const RegionLayout& other : layout.regions) {
    if (&other == &region || !is_near({other.label, other.label_length / 2 + 1})) continue;
    for (const Disc& disc : ground_before_name(other)) {
      if (is_near(disc)) ground.push_back(disc);
    }
  }
  return ground;
}

Ranks form_ranks(const RankRequest& request, std::span<const Disc> taken) {
  Ranks ranks = form_around(request, taken);
  if (ranks.places.empty() || !request.gathers) return ranks;
  if (spread_of(ranks) <
      kScattered * request.radius * ranks.scale * std::sqrt(static_cast<float>(request.count))) {
    return ranks;
  }
  // Where a name or a model parts those around the slot, they gather on one side of it.
  for (const glm::vec2& side : {ranks.places.front(), ranks.places.back()}) {
    RankRequest gathered = request;
    gathered.slot = side;
    Ranks other = form_around(gathered, taken);
    if (other.places.size() < ranks.places.size() || other.scale < ranks.scale) continue;
    if (spread_of(other) < spread_of(ranks) - kCloser) ranks = std::move(other);
  }
  return ranks;
}

}  // namespace table
