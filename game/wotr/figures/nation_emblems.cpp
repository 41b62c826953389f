#include <array>
#include <string_view>
#include <utility>

#include "game/figures/contours.h"
#include "game/wotr/figures/emblems.h"

// The eight signs of the nations: few points each, for they are read at the size of a fingernail.
namespace wotr_figures {

using figures::diamond;
using figures::disc;
using figures::Emblem;
using figures::InkedEmblem;
using figures::star;
using figures::stroke;

namespace {

Emblem tree() {
  Emblem emblem;
  emblem.contours = {
      {{-0.32F, -0.95F},
       {0.0F, -0.82F},
       {0.32F, -0.95F},
       {0.12F, -0.6F},
       {0.09F, 0.45F},
       {-0.09F, 0.45F},
       {-0.12F, -0.6F}},
      stroke({{0.0F, -0.35F}, {0.48F, -0.1F}, {0.62F, 0.3F}}, {0.06F, 0.09F, 0.05F}),
      stroke({{0.0F, -0.35F}, {-0.48F, -0.1F}, {-0.62F, 0.3F}}, {0.06F, 0.09F, 0.05F}),
      stroke({{0.0F, 0.0F}, {0.25F, 0.2F}, {0.32F, 0.5F}}, {0.05F, 0.08F, 0.05F}),
      stroke({{0.0F, 0.0F}, {-0.25F, 0.2F}, {-0.32F, 0.5F}}, {0.05F, 0.08F, 0.05F}),
      diamond({0.0F, 0.7F}, 0.16F, 0.28F),
      diamond({0.36F, 0.64F}, 0.14F, 0.24F),
      diamond({-0.36F, 0.64F}, 0.14F, 0.24F),
      diamond({0.68F, 0.42F}, 0.14F, 0.24F),
      diamond({-0.68F, 0.42F}, 0.14F, 0.24F),
      diamond({0.8F, 0.0F}, 0.12F, 0.2F),
      diamond({-0.8F, 0.0F}, 0.12F, 0.2F)};
  return emblem;
}

// A horse's head to the west, mane to the east.
Emblem horse() {
  return {{{{-0.55F, -0.95F},
            {0.85F, -0.95F},
            {0.8F, -0.3F},
            {0.62F, 0.2F},
            {0.3F, 0.62F},
            {0.1F, 0.95F},
            {-0.02F, 0.66F},
            {-0.3F, 0.55F},
            {-0.62F, 0.1F},
            {-0.88F, -0.2F},
            {-0.8F, -0.42F},
            {-0.56F, -0.46F},
            {-0.2F, -0.18F},
            {0.02F, -0.2F},
            {-0.1F, -0.55F}}}};
}

Emblem elven_star() {
  return {{star({0, 0}, 1.0F, 0.3F, 4),
           {{-0.3F, -0.12F}, {-0.58F, -0.58F}, {-0.12F, -0.3F}},
           {{0.3F, 0.12F}, {0.58F, 0.58F}, {0.12F, 0.3F}},
           {{-0.12F, 0.3F}, {-0.58F, 0.58F}, {-0.3F, 0.12F}},
           {{0.12F, -0.3F}, {0.58F, -0.58F}, {0.3F, -0.12F}}}};
}

Emblem anvil() {
  return {{{{-0.55F, -0.85F},
            {0.65F, -0.85F},
            {0.6F, -0.6F},
            {0.3F, -0.4F},
            {0.28F, -0.1F},
            {0.75F, 0.12F},
            {0.75F, 0.42F},
            {-0.45F, 0.42F},
            {-0.98F, 0.3F},
            {-0.55F, 0.08F},
            {-0.2F, -0.1F},
            {-0.22F, -0.4F},
            {-0.5F, -0.6F}},
           {{-0.35F, 0.58F}, {0.35F, 0.58F}, {0.35F, 0.92F}, {-0.35F, 0.92F}}}};
}

Emblem three_stars() {
  return {{star({0.0F, 0.5F}, 0.5F, 0.2F, 5), star({-0.52F, -0.4F}, 0.48F, 0.19F, 5),
           star({0.52F, -0.4F}, 0.48F, 0.19F, 5)}};
}

Emblem hand() {
  return {{{{-0.3F, -0.95F},
            {0.3F, -0.95F},
            {0.45F, -0.3F},
            {0.42F, 0.1F},
            {-0.42F, 0.1F},
            {-0.42F, -0.3F}},
           stroke({{-0.34F, 0.05F}, {-0.45F, 0.62F}}, {0.11F, 0.08F}),
           stroke({{-0.12F, 0.05F}, {-0.16F, 0.92F}}, {0.11F, 0.08F}),
           stroke({{0.11F, 0.05F}, {0.15F, 0.95F}}, {0.11F, 0.08F}),
           stroke({{0.33F, 0.05F}, {0.44F, 0.74F}}, {0.11F, 0.08F}),
           stroke({{0.36F, -0.45F}, {0.78F, -0.05F}, {0.86F, 0.2F}}, {0.16F, 0.12F, 0.07F})}};
}

Emblem eye() {
  return {{stroke({{-1.0F, 0.0F}, {-0.5F, 0.42F}, {0.0F, 0.56F}, {0.5F, 0.42F}, {1.0F, 0.0F}},
                  {0.0F, 0.11F, 0.14F, 0.11F, 0.0F}),
           stroke({{1.0F, 0.0F}, {0.5F, -0.42F}, {0.0F, -0.56F}, {-0.5F, -0.42F}, {-1.0F, 0.0F}},
                  {0.0F, 0.11F, 0.14F, 0.11F, 0.0F}),
           diamond({0.0F, 0.0F}, 0.17F, 0.4F),
           {{-0.45F, 0.62F}, {-0.12F, 0.74F}, {-0.4F, 0.98F}},
           {{0.12F, 0.74F}, {0.45F, 0.62F}, {0.4F, 0.98F}}}};
}

Emblem serpent_and_sun() {
  Emblem emblem;
  emblem.contours = {disc({0.35F, 0.42F}, 0.3F, 8),
                     stroke({{-0.22F, 0.84F},
                             {-0.7F, 0.7F},
                             {-0.62F, 0.25F},
                             {-0.1F, -0.02F},
                             {0.5F, -0.2F},
                             {0.72F, -0.55F},
                             {0.35F, -0.88F},
                             {-0.4F, -0.85F},
                             {-0.9F, -0.6F}},
                            {0.14F, 0.14F, 0.13F, 0.13F, 0.13F, 0.12F, 0.1F, 0.07F, 0.0F})};
  for (const auto& [x, y] : {std::pair{0.35F, 0.94F}, {0.9F, 0.42F}, {0.74F, 0.82F}}) {
    const glm::vec2 tip{x, y};
    const glm::vec2 out = tip - glm::vec2(0.35F, 0.42F);
    const glm::vec2 side = glm::vec2(-out.y, out.x) * 0.2F;
    const glm::vec2 foot = glm::vec2(0.35F, 0.42F) + out * 0.66F;
    emblem.contours.push_back({foot - side, tip, foot + side});
  }
  return emblem;
}

}  // namespace

const InkedEmblem& nation_sign(std::string_view nation) {
  struct Row {
    std::string_view nation;
    InkedEmblem sign;
  };
  static const std::array<Row, 8> kRows{{{"gondor", tree()},
                                         {"rohan", horse()},
                                         {"elves", elven_star()},
                                         {"dwarves", anvil()},
                                         {"north", three_stars()},
                                         {"isengard", hand()},
                                         {"sauron", eye()},
                                         {"southrons", serpent_and_sun()}}};
  for (const Row& row : kRows) {
    if (row.nation == nation) return row.sign;
  }
  static const InkedEmblem kLozenge{Emblem{{diamond({0, 0}, 0.6F, 0.9F)}}};
  return kLozenge;
}

}  // namespace wotr_figures
