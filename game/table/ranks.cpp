#include "game/table/ranks.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <glm/geometric.hpp>
#include <tuple>

namespace table {
namespace {

constexpr std::array kScales{1.0F, 0.88F, 0.76F, 0.66F, 0.57F};
constexpr float kGap = 1.06F;       // between bases, in diameters
constexpr float kReach = 5.5F;      // farther from its slot a figure looks lost
constexpr float kDeepRank = 1.25F;  // broad formations read better from the south than deep ones
constexpr float kNameReach = 0.5F;  // half a line of writing, in shares of the font size
constexpr float kHiddenBehind = 0.15F;  // figures hide more of what is north of them
constexpr float kLine = 0.1F;           // kept free along borders

struct Cell {
  glm::vec2 place;
  float across = 0;
  float forward = 0;
  float cost = 0;
};

bool is_free(const RegionLayout& region, std::span<const Disc> taken, glm::vec2 place,
             float radius) {
  if (!is_inside(region.border, place)) return false;
  const bool blocked = std::any_of(taken.begin(), taken.end(), [&](const Disc& disc) {
    return glm::distance(disc.centre, place) < disc.radius + radius;
  });
  return !blocked && distance_to_border(region.border, place) > radius + kLine;
}

std::vector<Cell> free_cells(const RankRequest& request, std::span<const Disc> taken, float scale) {
  const float radius = request.radius * scale;
  const float step = 2 * radius * kGap;
  const glm::vec2 right{-request.ahead.y, request.ahead.x};
  const int reach = static_cast<int>(kReach / step);
  std::vector<Cell> cells;
  for (int rank = -reach; rank <= reach; ++rank) {
    for (int file = -reach; file <= reach; ++file) {
      const float across = static_cast<float>(file) * step;
      const float forward = static_cast<float>(rank) * step;
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

}  // namespace

std::vector<Disc> name_ground(const RegionLayout& region) {
  const glm::vec2 ahead{std::cos(region.label_angle), std::sin(region.label_angle)};
  const float radius = kNameReach * region.label_size;
  const int discs = 1 + static_cast<int>(region.label_length / radius);
  std::vector<Disc> ground;
  for (int i = 0; i <= discs; ++i) {
    const float along = (static_cast<float>(i) / static_cast<float>(discs) - 0.5F);
    const glm::vec2 place = region.label + ahead * along * region.label_length;
    ground.push_back({place + glm::vec2(0, kHiddenBehind), radius});
  }
  return ground;
}

Ranks form_ranks(const RankRequest& request, std::span<const Disc> taken) {
  const auto wanted = static_cast<std::size_t>(request.count);
  std::vector<Cell> best;
  float best_scale = kScales.back();
  for (const float scale : kScales) {
    std::vector<Cell> cells = free_cells(request, taken, scale);
    const bool enough = cells.size() >= wanted;
    if (enough || cells.size() > best.size()) {
      best = std::move(cells);
      best_scale = scale;
    }
    if (enough) break;
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

}  // namespace table
