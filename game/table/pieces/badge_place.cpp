#include "game/table/pieces/badge_place.h"

#include <algorithm>
#include <array>
#include <glm/common.hpp>
#include <glm/geometric.hpp>

namespace table {
namespace {

// Of a badge at reading distance, from the middle of its seal.
constexpr glm::vec2 kFrom{-0.65F, -0.7F};
constexpr glm::vec2 kTo{kBadgeReach, 0.7F};
constexpr float kAfarSeal = 1.5F;   // radius, from arm's length
constexpr float kAfarReach = 2.5F;  // from the one who speaks for all
constexpr float kAfarSpeaker = 1.3F;
// The seal with the slip below it.
constexpr glm::vec2 kAfarHalf{1.5F, 2};
constexpr glm::vec2 kAfarMiddle{0, 0.5F};  // from the middle of the wax
constexpr float kNameNear = 12;
constexpr float kTallness = 0.8F;  // a figure covers so much of the ground behind it
constexpr float kNameWeight = 8;   // a letter that is hidden is worse than a base
constexpr float kNameTouched = 6;
constexpr std::array kNextTo{0.45F, 1.3F, 2.4F};  // from the edge of a base
constexpr float kStray = 0.06F;                   // by unit: in doubt the south-eastern figure
constexpr float kAway = 0.35F;                    // by unit from the figure it lies beside
constexpr float kAbroad = 1.5F;                   // in a neighbour's land

// The usual place first.
constexpr std::array kSides{glm::vec2(0.7F, 0.7F),  glm::vec2(1, 0),        glm::vec2(0, 1),
                            glm::vec2(-0.7F, 0.7F), glm::vec2(0.7F, -0.7F), glm::vec2(-1, 0),
                            glm::vec2(0, -1),       glm::vec2(-0.7F, -0.7F)};

/// How deep the badge lies in the disc, 0 if beside it.
float depth_in(const Disc& disc, glm::vec2 place) {
  const glm::vec2 nearest = glm::clamp(disc.centre, place + kFrom, place + kTo);
  return std::max(0.0F, disc.radius - glm::distance(nearest, disc.centre));
}

/// The names that a badge of somebody who stands there could cover.
std::vector<Disc> names_near(const Layout& layout, glm::vec2 place) {
  constexpr float kBeside = 8;
  std::vector<Disc> names;
  for (const RegionLayout& region : layout.regions) {
    if (glm::distance(region.label, place) > kBeside + region.label_length / 2) continue;
    const std::vector<Disc> name = name_ground(region);
    names.insert(names.end(), name.begin(), name.end());
  }
  return names;
}

float depth_in_seal(const Disc& disc, glm::vec2 place) {
  return std::max(0.0F, disc.radius + kAfarSeal - glm::distance(disc.centre, place));
}

/// What lying there covers, on top of `cost`; gives up beyond `most`.
float cost_of(glm::vec2 place, std::span<const Disc> names, std::span<const Disc> taken, float cost,
              float most) {
  for (const Disc& disc : names) {
    if (cost >= most) return cost;
    const float depth = depth_in(disc, place);
    if (depth > 0) cost += kNameTouched + kNameWeight * depth;
  }
  for (const Disc& disc : taken) {
    cost += depth_in(disc, place);
    cost += depth_in({disc.centre - glm::vec2(0, kTallness), disc.radius * 0.7F}, place);
  }
  return cost;
}

struct Box {
  glm::vec2 middle{0};
  glm::vec2 half{0};
};

Box name_afar(const RegionLayout& region) {
  const float grown = kAfarNameSize / region.label_size;
  return {region.label_afar - glm::vec2(0, kAfarNameSize / 3),
          {region.label_length * grown / 2, kAfarNameSize / 3}};
}

/// Of two rectangles around their middles: how far the nearer sides lie into each other.
float depth_of_boxes(glm::vec2 apart, glm::vec2 half) {
  const glm::vec2 depth = half - glm::abs(apart);
  return std::max(0.0F, std::min(depth.x, depth.y));
}

}  // namespace

glm::vec2 badge_place_afar(const Layout& layout, const RegionLayout& region, glm::vec2 speaker) {
  std::vector<Box> names;
  for (const RegionLayout& other : layout.regions) {
    if (other.is_great && glm::distance(other.label_afar, speaker) < kNameNear)
      names.push_back(name_afar(other));
  }
  glm::vec2 best = speaker;
  float least = 1e9F;
  for (const glm::vec2& side : kSides) {
    const glm::vec2 place = speaker + side * kAfarReach;
    float cost = depth_in_seal({region.settlement, kAfarSpeaker}, place);
    for (const Box& name : names) {
      cost +=
          kNameWeight * depth_of_boxes(place + kAfarMiddle - name.middle, name.half + kAfarHalf);
    }
    if (cost >= least) continue;
    least = cost;
    best = place;
  }
  return best;
}

glm::vec2 badge_place(const BadgeRequest& request, std::span<const Disc> taken) {
  const std::vector<Disc> names = names_near(request.layout, request.figures.front());
  glm::vec2 south_east = request.figures.front();
  for (const glm::vec2& figure : request.figures) south_east = glm::max(south_east, figure);
  glm::vec2 best = south_east;
  float least = 1e9F;
  const auto consider = [&](glm::vec2 place, float away) {
    const float stray = kStray * glm::distance(place, south_east) + kAway * away;
    if (stray >= least) return;
    const float abroad = is_inside(request.region.border, place) ? 0 : kAbroad;
    const float cost = cost_of(place, names, taken, stray + abroad, least);
    if (cost >= least) return;
    least = cost;
    best = place;
  };
  for (const glm::vec2& figure : request.figures) {
    for (const float away : kNextTo) {
      for (const glm::vec2& side : kSides) consider(figure + side * (request.radius + away), away);
    }
    consider(figure - glm::vec2(request.radius + kTo.x, 0), kTo.x);
  }
  return best;
}

}  // namespace table
