#include "game/places/siege_lines.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <glm/geometric.hpp>
#include <glm/trigonometric.hpp>
#include <optional>

#include "game/places/garrisons.h"

namespace places {
namespace {

using figures::SiegeWork;
using glm::vec2;

constexpr float kWall = kPostRadius + 0.06F;  // from the middle of a post to the face of its wall
constexpr float kAskew = 24.0F;               // degrees: a ladder leans beside whoever stands there
constexpr float kRamSize = 0.58F;
constexpr std::size_t kNowhere = 9;

/// Which posts are stormed, and where there is room for the rest.
struct Siege {
  std::string_view region;
  std::size_t tower = 0;                 ///< the unit's post that its bridge comes down on
  std::array<std::size_t, 2> ladders{};  ///< posts of units, or kNowhere
  std::optional<vec2> gate{};            ///< that the ram's head strikes, if there is room for it
  vec2 trebuchet{0};
  std::array<vec2, 2> fires{};
};

constexpr std::array<Siege, 16> kSieges{{
    {"minas-tirith", 4, {2, 3}, vec2(0, 2.03F), {2.4F, 1.1F}, {{{-2.05F, 1.85F}, {1.5F, 2.1F}}}},
    {"dol-amroth", 4, {2, 1}, vec2(0, 1.64F), {-1.45F, 1.75F}, {{{-2.3F, 1.7F}, {0.7F, 2.05F}}}},
    {"helms-deep", 4, {0, 2}, std::nullopt, {-2.85F, 0.9F}, {{{-0.75F, 2.1F}, {1.5F, 1.35F}}}},
    {"rivendell", 4, {2, 1}, std::nullopt, {2.4F, 1.35F}, {{{-2.0F, 1.7F}, {1.4F, 1.75F}}}},
    {"lorien", 4, {2, 1}, std::nullopt, {2.6F, 0.7F}, {{{-1.75F, 1.7F}, {1.8F, 1.6F}}}},
    {"woodland-realm", 4, {2, 1}, std::nullopt, {2.6F, 0.2F}, {{{-2.6F, 0.6F}, {2.2F, 1.0F}}}},
    {"grey-havens", 4, {2, 0}, std::nullopt, {2.25F, 1.25F}, {{{-0.3F, 2.0F}, {1.3F, 1.75F}}}},
    {"erebor", 4, {2, 1}, vec2(0, 1.36F), {2.75F, 0.9F}, {{{-1.6F, 2.1F}, {1.6F, 1.9F}}}},
    {"orthanc", 4, {2, 3}, std::nullopt, {2.7F, 0.5F}, {{{-2.05F, 1.75F}, {2.0F, 1.85F}}}},
    {"moria", 4, {2, 1}, vec2(0.35F, 1.1F), {2.75F, 0.95F}, {{{-1.2F, 1.9F}, {1.6F, 1.75F}}}},
    {"mount-gundabad", 4, {2, 1}, vec2(0, 1.2F), {2.6F, 0.9F}, {{{-1.3F, 1.85F}, {1.5F, 1.8F}}}},
    {"dol-guldur", 4, {2, 3}, vec2(0, 1.85F), {2.6F, 0.6F}, {{{-1.95F, 1.75F}, {1.9F, 1.85F}}}},
    {"barad-dur", 4, {2, 3}, std::nullopt, {2.6F, 0.9F}, {{{-1.95F, 1.75F}, {1.5F, 2.0F}}}},
    {"minas-morgul", 4, {2, 3}, std::nullopt, {2.5F, 0.5F}, {{{-1.9F, 1.65F}, {1.8F, 1.75F}}}},
    {"morannon", 4, {3, kNowhere}, vec2(0, 0.44F), {2.9F, 1.3F}, {{{-1.3F, 1.3F}, {1.35F, 1.3F}}}},
    {"umbar", 4, {2, 3}, vec2(0, 1.97F), {2.6F, 0.5F}, {{{-2.0F, 1.75F}, {1.95F, 1.85F}}}},
}};

vec2 ahead(float degrees) {
  return {std::sin(glm::radians(degrees)), std::cos(glm::radians(degrees))};
}

/// It comes to the post from `out` and ends at its wall, `reach` before its own middle.
SiegeLine stormed(SiegeWork work, const Post& post, float out, float reach, float size) {
  const vec2 wall = vec2(post.at.x, post.at.z) + ahead(out) * kWall;
  return {work, wall + ahead(out) * (reach * size), out + 180.0F, size};
}

/// The line looks at the middle of the place.
SiegeLine standing(SiegeWork work, vec2 at) {
  return {work, at, glm::degrees(std::atan2(-at.x, -at.y)), 1.0F};
}

}  // namespace

std::vector<SiegeLine> siege_lines(std::string_view region) {
  const Garrison* garrison = garrison_of(region);
  const auto* row = std::find_if(kSieges.begin(), kSieges.end(),
                                 [&](const Siege& each) { return each.region == region; });
  if (garrison == nullptr || row == kSieges.end()) return {};
  const auto post = [&](std::size_t unit) { return garrison->units[unit]; };
  std::vector<SiegeLine> lines;
  const Post& tower = post(row->tower);
  lines.push_back(stormed(SiegeWork::kTower, tower, tower.facing, figures::kTowerReach,
                          tower.at.y / figures::kTowerBridge));
  for (const std::size_t unit : row->ladders) {
    if (unit == kNowhere) continue;
    const float askew = post(unit).at.x < 0 ? -kAskew : kAskew;
    lines.push_back(stormed(SiegeWork::kLadder, post(unit), post(unit).facing + askew,
                            figures::kLadderReach, post(unit).at.y));
  }
  if (row->gate) {
    const vec2 foot = *row->gate + vec2(0, figures::kRamReach * kRamSize);
    lines.push_back({SiegeWork::kRam, foot, 180.0F, kRamSize});
  }
  lines.push_back(standing(SiegeWork::kTrebuchet, row->trebuchet));
  for (const vec2& fire : row->fires) lines.push_back(standing(SiegeWork::kWatchFire, fire));
  return lines;
}

}  // namespace places
