#include "game/table/motion/march_path.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <glm/common.hpp>
#include <glm/geometric.hpp>
#include <limits>
#include <queue>

namespace table {
namespace {

constexpr float kCell = 0.3F;   // board units: less than the narrowest pass
constexpr float kSteep = 1.6F;  // how much longer a step is for each unit of height it stands at
constexpr float kBarrier = 8;   // times longer it seems beside what cannot be crossed
constexpr int kSmoothing = 60;  // rounds
constexpr std::size_t kPoints = 33;
constexpr int kHeightReach = 2;  // points to both sides that smooth the height

std::size_t slot(RegionId region) { return static_cast<std::size_t>(region); }

/// The regions from one to another, both among them, by the fewest borders.
std::vector<RegionId> route(const Layout& layout, RegionId from, RegionId to) {
  std::vector<RegionId> before(layout.regions.size(), kNoRegion);
  before[slot(from)] = from;
  std::queue<RegionId> reached;
  reached.push(from);
  while (!reached.empty() && before[slot(to)] == kNoRegion) {
    const RegionId here = reached.front();
    reached.pop();
    for (const RegionId next : layout_of(layout, here).neighbours) {
      if (before[slot(next)] != kNoRegion) continue;
      before[slot(next)] = here;
      reached.push(next);
    }
  }
  std::vector<RegionId> regions;
  if (before[slot(to)] == kNoRegion) return regions;
  for (RegionId at = to; at != from; at = before[slot(at)]) regions.push_back(at);
  regions.push_back(from);
  return regions;
}

/// The land that may be walked on, in cells: what lies in one of the regions. From one region to
/// another goes only who may, though their corners touch.
class Ground {
 public:
  Ground(const Surroundings& world, const std::vector<RegionId>& regions) : world_(world) {
    glm::vec2 low{std::numeric_limits<float>::max()};
    glm::vec2 high{0};
    for (const RegionId region : regions) {
      low = glm::min(low, layout_of(world.layout, region).north_west);
      high = glm::max(high, layout_of(world.layout, region).south_east);
    }
    corner_ = low;
    size_ = glm::ivec2((high - low) / kCell) + 2;
    owners_.assign(static_cast<std::size_t>(size_.x) * static_cast<std::size_t>(size_.y),
                   kNoRegion);
    for (const RegionId region : regions) open(region);
  }

  glm::ivec2 cell_of(glm::vec2 place) const {
    return glm::clamp(glm::ivec2((place - corner_) / kCell), glm::ivec2(0), size_ - 1);
  }
  glm::vec2 middle_of(glm::ivec2 cell) const { return corner_ + (glm::vec2(cell) + 0.5F) * kCell; }
  std::size_t index_of(glm::ivec2 cell) const {
    return static_cast<std::size_t>(cell.y) * static_cast<std::size_t>(size_.x) +
           static_cast<std::size_t>(cell.x);
  }
  glm::ivec2 cell_at(std::size_t index) const {
    const auto at = static_cast<int>(index);
    return {at % size_.x, at / size_.x};
  }
  std::size_t count() const { return owners_.size(); }
  /// kNoRegion where nobody may walk.
  RegionId owner(glm::ivec2 cell) const {
    const bool is_in = cell.x >= 0 && cell.y >= 0 && cell.x < size_.x && cell.y < size_.y;
    return is_in ? owners_[index_of(cell)] : kNoRegion;
  }
  bool may_step(glm::ivec2 from, glm::ivec2 to) const {
    const RegionId here = owner(from);
    const RegionId there = owner(to);
    if (here == there) return here != kNoRegion;
    if (here == kNoRegion || there == kNoRegion) return there != kNoRegion;
    return layout_of(world_.layout, here).adjacent.contains(there);
  }
  /// How much longer a step seems here.
  float toil(glm::vec2 place) const {
    const float climb = 1 + kSteep * world_.ground.height_at(place);
    return is_at_barrier(cell_of(place)) ? climb * kBarrier : climb;
  }

 private:
  /// Beside a region that cannot be entered from here: nobody squeezes around its corner.
  bool is_at_barrier(glm::ivec2 cell) const {
    constexpr std::array<glm::ivec2, 4> kNear{{{3, 0}, {-3, 0}, {0, 3}, {0, -3}}};
    const RegionId here = owner(cell);
    if (here == kNoRegion) return false;
    return std::any_of(kNear.begin(), kNear.end(), [&](glm::ivec2 way) {
      const RegionId there = owner(cell + way);
      if (there == kNoRegion || there == here) return false;
      return !layout_of(world_.layout, here).adjacent.contains(there);
    });
  }
  void open(RegionId id) {
    const RegionLayout& region = layout_of(world_.layout, id);
    const glm::ivec2 first = cell_of(region.north_west);
    const glm::ivec2 last = cell_of(region.south_east);
    for (int y = first.y; y <= last.y; ++y) {
      for (int x = first.x; x <= last.x; ++x) {
        if (is_inside(region.border, middle_of({x, y}))) owners_[index_of({x, y})] = id;
      }
    }
  }

  const Surroundings& world_;
  glm::vec2 corner_{0};
  glm::ivec2 size_{0};
  std::vector<RegionId> owners_;
};

struct Step {
  float promised = 0;  ///< the least that the whole way costs by this cell
  float cost = 0;
  std::size_t cell = 0;

  friend bool operator<(const Step& one, const Step& other) {
    return one.promised > other.promised;  // the cheapest comes first out of the queue
  }
};

/// Cells from one to the other, ends included; empty where there is no way.
std::vector<glm::vec2> find_way(const Ground& ground, glm::vec2 from, glm::vec2 to) {
  constexpr std::array<glm::ivec2, 8> kAround{
      {{1, 0}, {-1, 0}, {0, 1}, {0, -1}, {1, 1}, {1, -1}, {-1, 1}, {-1, -1}}};
  const std::size_t goal = ground.index_of(ground.cell_of(to));
  const std::size_t start = ground.index_of(ground.cell_of(from));
  std::vector<float> costs(ground.count(), std::numeric_limits<float>::max());
  std::vector<std::size_t> before(ground.count(), start);
  std::priority_queue<Step> open;
  costs[start] = 0;
  open.push({0, 0, start});
  while (!open.empty() && open.top().cell != goal) {
    const Step step = open.top();
    open.pop();
    if (step.cost > costs[step.cell]) continue;
    const glm::ivec2 cell = ground.cell_at(step.cell);
    for (const glm::ivec2 way : kAround) {
      const glm::ivec2 next = cell + way;
      if (!ground.may_step(cell, next)) continue;
      const glm::vec2 place = ground.middle_of(next);
      const float cost = step.cost + kCell * glm::length(glm::vec2(way)) * ground.toil(place);
      const std::size_t at = ground.index_of(next);
      if (cost >= costs[at]) continue;
      costs[at] = cost;
      before[at] = step.cell;
      open.push({cost + glm::distance(place, to), cost, at});
    }
  }
  if (open.empty()) return {};
  std::vector<glm::vec2> places{to};
  for (std::size_t at = before[goal]; at != start; at = before[at]) {
    places.push_back(ground.middle_of(ground.cell_at(at)));
  }
  places.push_back(from);
  std::reverse(places.begin(), places.end());
  return places;
}

/// Cuts the corners of the cells, but leaves neither the open ground nor the easy.
void smooth(std::vector<glm::vec2>& places, const Ground& ground) {
  for (int round = 0; round < kSmoothing; ++round) {
    for (std::size_t i = 1; i + 1 < places.size(); ++i) {
      const glm::vec2 between = (places[i - 1] + places[i + 1]) / 2.0F;
      const glm::vec2 place = (places[i] + between) / 2.0F;
      const RegionId owner = ground.owner(ground.cell_of(places[i]));
      if (ground.owner(ground.cell_of(place)) != owner)
        continue;  // borders are crossed where found
      if (ground.toil(place) <= ground.toil(places[i]) + 0.05F) places[i] = place;
    }
  }
}

/// The same way by points that are evenly apart.
std::vector<glm::vec2> evened(const std::vector<glm::vec2>& places) {
  float length = 0;
  for (std::size_t i = 1; i < places.size(); ++i) length += glm::distance(places[i - 1], places[i]);
  std::vector<glm::vec2> even{places.front()};
  float gone = 0;
  std::size_t next = 1;
  for (std::size_t k = 1; k + 1 < kPoints; ++k) {
    const float wanted = length * static_cast<float>(k) / static_cast<float>(kPoints - 1);
    float step = glm::distance(places[next - 1], places[next]);
    while (gone + step < wanted && next + 1 < places.size()) {
      gone += step;
      ++next;
      step = glm::distance(places[next - 1], places[next]);
    }
    const float share = step > 0 ? std::min(1.0F, (wanted - gone) / step) : 0;
    even.push_back(glm::mix(places[next - 1], places[next], share));
  }
  even.push_back(places.back());
  return even;
}

MarchPath raised(const std::vector<glm::vec2>& places, const engine::HeightField& ground) {
  MarchPath path;
  const auto last = static_cast<int>(places.size()) - 1;
  for (int i = 0; i <= last; ++i) {
    const int reach = std::min({kHeightReach, i, last - i});
    float sum = 0;
    for (int k = i - reach; k <= i + reach; ++k) {
      sum += ground.height_at(places[static_cast<std::size_t>(k)]);
    }
    const glm::vec2 place = places[static_cast<std::size_t>(i)];
    path.points.emplace_back(place.x, sum / static_cast<float>(2 * reach + 1), place.y);
  }
  return path;
}

}  // namespace

glm::vec3 MarchPath::at(float t) const {
  const float last = static_cast<float>(points.size() - 1);
  const float along = std::clamp(t, 0.0F, 1.0F) * last;
  const auto before = static_cast<std::size_t>(std::min(along, last - 1));
  return glm::mix(points[before], points[before + 1], along - static_cast<float>(before));
}

glm::vec3 MarchPath::heading(float t) const {
  constexpr float kReach = 0.12F;
  glm::vec3 ahead = at(t + kReach) - at(t - kReach);
  ahead.y = 0;
  const float length = glm::length(ahead);
  return length > 0 ? ahead / length : glm::vec3(0, 0, 1);
}

float MarchPath::length() const {
  float length = 0;
  for (std::size_t i = 1; i < points.size(); ++i) length += glm::distance(points[i - 1], points[i]);
  return length;
}

RegionId region_at(const Layout& layout, glm::vec2 place) {
  for (std::size_t i = 0; i < layout.regions.size(); ++i) {
    const RegionLayout& region = layout.regions[i];
    const bool may_hold = place.x >= region.north_west.x && place.y >= region.north_west.y &&
                          place.x <= region.south_east.x && place.y <= region.south_east.y;
    if (may_hold && is_inside(region.border, place)) return static_cast<RegionId>(i);
  }
  return kNoRegion;
}

std::shared_ptr<const MarchPath> path_between(const Surroundings& world, glm::vec2 from,
                                              glm::vec2 to) {
  const RegionId first = region_at(world.layout, from);
  const RegionId last = region_at(world.layout, to);
  if (first == kNoRegion || last == kNoRegion) return nullptr;
  const std::vector<RegionId> regions = route(world.layout, first, last);
  if (regions.empty()) return nullptr;
  const Ground ground(world, regions);
  std::vector<glm::vec2> places = find_way(ground, from, to);
  if (places.empty()) return nullptr;
  smooth(places, ground);
  return std::make_shared<const MarchPath>(raised(evened(places), world.ground));
}

}  // namespace table
