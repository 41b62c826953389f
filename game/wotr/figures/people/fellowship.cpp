#include <algorithm>
#include <array>
#include <cmath>
#include <glm/geometric.hpp>
#include <glm/trigonometric.hpp>
#include <vector>

#include "game/makers/figures/field.h"
#include "game/makers/figures/headgear.h"
#include "game/makers/figures/sculpture.h"
#include "game/wotr/figures/figure_bases.h"
#include "game/wotr/figures/people/people.h"

// The Company on the road, and the sign it leaves when it cannot be seen.
namespace wotr_figures {

namespace paints = figures::paints;
using figures::Base;
using figures::Miniature;
using figures::Part;
using figures::Sculpture;
using glm::vec3;

namespace {

struct Walker {
  float height;  ///< to the top of the hood
  float girth;
  glm::vec4 cloak;
  float staff;  ///< 0 for none
};

const glm::vec4 kPaleStone = engine::paint_from_srgb(0xD8D3C6);
const glm::vec4 kThread = engine::paint_from_srgb(0xFFC93F);
const glm::vec4 kCloak = engine::paint_from_srgb(0x7A8276);

Base grassy_base() {
  Base base = companion_base(kFellowshipBaseRadius);
  base.ground = engine::paint_from_srgb(0xA8A06E);
  return base;
}

// In the order of march: the wizard first, the Ring-bearer in the middle in the lightest cloak.
const std::array<Walker, 9> kCompany{{{1.12F, 1.0F, paints::kGrey, 1.35F},
                                      {1.02F, 1.0F, engine::shaded(kCloak, 0.75F), 0.0F},
                                      {0.66F, 0.85F, kCloak, 0.7F},
                                      {0.68F, 0.8F, paints::kVellum, 0.0F},
                                      {0.66F, 0.9F, engine::shaded(kCloak, 0.85F), 0.8F},
                                      {0.76F, 1.2F, engine::shaded(kCloak, 0.7F), 0.0F},
                                      {0.64F, 0.8F, kCloak, 0.0F},
                                      {1.04F, 0.9F, kCloak, 1.3F},
                                      {1.06F, 1.1F, engine::shaded(kCloak, 0.7F), 0.0F}}};

/// Cloaked and hooded, with a face under the hood; 1 high from foot to hood.
Sculpture walker_of(const Walker& walker) {
  Sculpture figure;
  const float r = 0.155F * walker.girth / walker.height;
  Part& cloak = add_part(figure, figures::cloth(walker.cloak));
  cloak.material.grain = 0.009F;
  figures::Lump robe = figures::turned({{r * 1.2F, 0.0F},
                                        {r * 1.05F, 0.25F},
                                        {r * 0.95F, 0.55F},
                                        {r * 0.8F, 0.7F},
                                        {0, 0.74F},
                                        {0, 0.0F}},
                                       glm::mat4(1));
  robe.folds = 7;
  robe.fold_depth = r * 0.1F;
  robe.round = 0.8F;
  cloak.lumps.push_back(robe);
  const float hood = 0.1F;
  const auto put = [&](figures::Lump lump, float blend) {
    cloak.lumps.push_back(figures::blended(std::move(lump), blend));
  };
  put(figures::ball({0, 0.86F, 0.0F}, {hood, hood * 1.15F, hood * 1.1F}), 0.05F);
  put(figures::rod({0, 0.92F, -0.03F}, {0, 0.95F, -0.12F}, 0.06F, 0.02F), 0.04F);
  cloak.lumps.push_back(
      figures::carved(figures::ball({0, 0.85F, 0.09F}, {0.06F, 0.08F, 0.07F}), 0.012F));
  Part& pack = add_part(figure, figures::leather());
  pack.lumps.push_back(
      figures::block({r * 0.6F, 0.11F, 0.05F}, 0.03F, figures::moved_to({0, 0.58F, -r * 0.95F})));
  pack.lumps.push_back(
      figures::rod({-r * 0.7F, 0.71F, -r * 0.95F}, {r * 0.7F, 0.71F, -r * 0.95F}, 0.035F, 0.035F));
  Part& face = add_part(figure, figures::skin(paints::kSkin));
  face.material.grain = 0.008F;
  face.lumps.push_back(figures::ball({0, 0.85F, 0.035F}, {0.056F, 0.072F, 0.055F}));
  face.lumps.push_back(
      figures::blended(figures::rod({0, 0.86F, 0.088F}, {0, 0.84F, 0.102F}, 0.01F, 0.014F), 0.01F));
  for (const float side : {-1.0F, 1.0F}) {
    face.lumps.push_back(
        figures::carved(figures::ball({side * 0.024F, 0.868F, 0.096F}, 0.015F), 0.01F));
  }
  return figure;
}

void add_walker(Sculpture& sculpture, const Walker& walker, const vec3& at) {
  Sculpture figure = walker_of(walker);
  place(figure, glm::mat4(glm::mat3(walker.height)));
  if (walker.height > 1.1F) {
    Sculpture hat;
    add_pointed_hat(hat, vec3(0), paints::kSlate);
    add(figure, std::move(hat), figures::moved_to({0, 0.98F, 0}) * glm::mat4(glm::mat3(0.66F)));
  }
  add(sculpture, std::move(figure), figures::moved_to(at));
  if (walker.staff <= 0.0F) return;
  const float r = 0.155F * walker.girth;
  const vec3 foot = at + vec3(-r * 1.3F, 0.0F, r * 0.9F);
  Part& staff = add_part(sculpture, figures::wood(paints::kPine));
  staff.lumps.push_back(
      figures::rod(foot, foot + vec3(0.02F, walker.staff, -0.04F), 0.022F, 0.022F));
}

/// How far out the stones reach on the way from the middle to `angle` at a height.
float reach_of(const Sculpture& stones, float angle, float height) {
  float out = 0.8F;
  while (out > 0.05F) {
    const vec3 at{out * std::sin(angle), height, out * std::cos(angle)};
    for (const Part& part : stones.parts) {
      if (figures::distance_to(part, at) < 0.02F) return out;
    }
    out -= 0.01F;
  }
  return 0.05F;
}

/// A thread of gold that winds up the cairn from the ground to the topmost stone.
void add_thread(Sculpture& sculpture) {
  constexpr int kPieces = 90;
  std::vector<vec3> path;
  for (int i = 0; i <= kPieces; ++i) {
    const float t = static_cast<float>(i) / kPieces;
    const float angle = 11.0F * t + 0.6F;
    const float height = 0.02F + 0.84F * t;
    const float out = std::max(reach_of(sculpture, angle, height), 0.62F * (0.1F - t) / 0.1F);
    path.emplace_back(out * std::sin(angle), height, out * std::cos(angle));
  }
  Part& part = add_part(sculpture, figures::metal(kThread));
  for (std::size_t i = 0; i + 1 < path.size(); ++i) {
    part.lumps.push_back(
        figures::blended(figures::rod(path[i], path[i + 1], 0.024F, 0.024F), 0.01F));
  }
}

struct Stone {
  vec3 at;
  vec3 radius;
  float turn;
};

/// A boulder with faces broken off it.
void add_stone(Sculpture& sculpture, const Stone& stone) {
  const float shade = 0.86F + 0.22F * stone.at.y;
  Part& part = add_part(sculpture, {engine::shaded(kPaleStone, shade), figures::Finish::kStone,
                                    figures::Tool::kKnife, 0.012F});
  const float turn = glm::radians(stone.turn);
  Sculpture one;
  Part& rough = add_part(one, part.material);
  rough.lumps.push_back(figures::ball(vec3(0), stone.radius));
  for (int cut = 0; cut < 6; ++cut) {
    const float angle = 1.05F * static_cast<float>(cut) + turn * 3.0F;
    const vec3 out =
        glm::normalize(vec3(std::sin(angle), 0.5F * std::sin(angle * 2.3F), std::cos(angle)));
    rough.lumps.push_back(figures::carved(
        figures::block({0.5F, 0.1F, 0.5F}, 0.01F,
                       figures::frame(out * (stone.radius * 0.86F + 0.1F), out, {0.1F, 1, 0.2F})),
        0.015F));
  }
  const glm::mat4 placed =
      figures::frame(stone.at, {0.06F, 1, 0.04F}, {std::sin(turn), 0, std::cos(turn)});
  sculpture.parts.pop_back();
  add(sculpture, std::move(one), placed);
}

}  // namespace

Miniature fellowship() {
  Sculpture sculpture;
  // A file that winds from the west to the east, so that each is seen beside the next.
  for (std::size_t i = 0; i < kCompany.size(); ++i) {
    const float along = static_cast<float>(i) / static_cast<float>(kCompany.size() - 1);
    const float x = -0.8F + 1.6F * along;
    const float z = 0.3F * std::sin(along * 6.0F - 0.6F);
    add_walker(sculpture, kCompany[i], {x, 0.0F, z});
  }
  return {std::move(sculpture), grassy_base()};
}

Miniature fellowship_hidden() {
  Sculpture sculpture;
  const std::array<Stone, 7> stones{{{{-0.3F, 0.12F, 0.12F}, {0.3F, 0.16F, 0.24F}, 20},
                                     {{0.3F, 0.12F, 0.1F}, {0.28F, 0.17F, 0.26F}, 70},
                                     {{0.0F, 0.13F, -0.3F}, {0.32F, 0.17F, 0.22F}, 130},
                                     {{0.04F, 0.13F, 0.34F}, {0.22F, 0.14F, 0.2F}, 10},
                                     {{0.0F, 0.38F, 0.0F}, {0.32F, 0.15F, 0.28F}, 40},
                                     {{0.03F, 0.6F, 0.0F}, {0.22F, 0.12F, 0.2F}, 90},
                                     {{-0.02F, 0.78F, 0.02F}, {0.13F, 0.1F, 0.13F}, 15}}};
  for (const Stone& stone : stones) add_stone(sculpture, stone);
  add_thread(sculpture);
  return {std::move(sculpture), grassy_base()};
}

}  // namespace wotr_figures
