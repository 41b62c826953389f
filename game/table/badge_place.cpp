#include "game/table/badge_place.h"

#include <algorithm>
#include <array>
#include <glm/common.hpp>
#include <glm/geometric.hpp>

namespace table {
namespace {

// Of a badge at reading distance, from the middle of its seal.
constexpr glm::vec2 kFrom{-0.6F, -0.6F};
constexpr glm::vec2 kTo{3.2F, 0.6F};
constexpr float kTallness = 0.8F;  // a figure covers so much of the ground behind it
constexpr float kNameWeight = 3;   // a letter that is hidden is worse than a base
constexpr float kNextTo = 0.45F;   // from the edge of a base
constexpr float kStray = 0.12F;    // by unit: in doubt the south-eastern figure

// The usual place first.
constexpr std::array kSides{glm::vec2(0.7F, 0.7F),  glm::vec2(1, 0),        glm::vec2(0, 1),
                            glm::vec2(-0.7F, 0.7F), glm::vec2(0.7F, -0.7F), glm::vec2(-1, 0)};

/// How deep the badge lies in the disc, 0 if beside it.
float depth_in(const Disc& disc, glm::vec2 place) {
  const glm::vec2 nearest = glm::clamp(disc.centre, place + kFrom, place + kTo);
  return std::max(0.0F, disc.radius - glm::distance(nearest, disc.centre));
}

float cost_of(glm::vec2 place, std::span<const Disc> name, std::span<const Disc> taken) {
  float cost = 0;
  for (const Disc& disc : name) cost += kNameWeight * depth_in(disc, place);
  for (const Disc& disc : taken) {
    cost += depth_in(disc, place);
    cost += depth_in({disc.centre - glm::vec2(0, kTallness), disc.radius * 0.7F}, place);
  }
  return cost;
}

}  // namespace

glm::vec2 badge_place(const BadgeRequest& request, std::span<const Disc> taken) {
  const std::vector<Disc> name = name_ground(request.region);
  glm::vec2 south_east = request.figures.front();
  for (const glm::vec2& figure : request.figures) south_east = glm::max(south_east, figure);
  glm::vec2 best = south_east;
  float least = 1e9F;
  for (const glm::vec2& figure : request.figures) {
    for (const glm::vec2& side : kSides) {
      const glm::vec2 place = figure + side * (request.radius + kNextTo);
      const float cost = cost_of(place, name, taken) + kStray * glm::distance(figure, south_east);
      if (cost >= least) continue;
      least = cost;
      best = place;
    }
  }
  return best;
}

}  // namespace table
