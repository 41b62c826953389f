#include "game/places/posts.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <glm/geometric.hpp>
#include <utility>

#include "engine/geometry/mesh_edit.h"
#include "engine/geometry/shapes.h"
#include "game/figures/masonry.h"
#include "game/places/stones.h"

namespace places {

using figures::Clay;
using figures::kFooting;
using figures::on_ring;
using glm::vec3;

namespace {

enum class PostShape {
  kBastion,  ///< a drum of masonry that rises from the ground, with merlons to the front
  kTurret,   ///< the same, carried by the wall behind it
  kLedge,    ///< a shelf of rock with a low wall of rough stones
  kFlet,     ///< a deck about a bole, with a rail
};

/// What is built for those who stand on the walls, and higher up for those who lead them.
struct PostStyle {
  std::string_view region;
  PostShape walls;
  PostShape towers;
  glm::vec4 paint;
};

const std::array<PostStyle, 16>& post_styles() {
  using enum PostShape;
  const glm::vec4 white = engine::shaded(kWhiteStone, 0.86F);
  static const std::array<PostStyle, 16> kStyles{
      {{"minas-tirith", kBastion, kTurret, white},
       {"dol-amroth", kBastion, kBastion, white},
       {"helms-deep", kBastion, kBastion, kHornburg},
       {"rivendell", kBastion, kTurret, engine::shaded(kPaleStone, 0.86F)},
       {"lorien", kFlet, kFlet, kDeck},
       {"woodland-realm", kLedge, kLedge, engine::shaded(kPaleStone, 0.7F)},
       {"grey-havens", kBastion, kBastion, engine::shaded(kPaleStone, 0.86F)},
       {"erebor", kLedge, kLedge, figures::paints::kRock},
       {"orthanc", kBastion, kTurret, kBasalt},
       {"moria", kLedge, kLedge, kDarkRock},
       {"mount-gundabad", kLedge, kLedge, kDarkRock},
       {"dol-guldur", kBastion, kTurret, kBasalt},
       {"barad-dur", kBastion, kTurret, kIronStone},
       {"minas-morgul", kBastion, kTurret, kSickStone},
       {"morannon", kBastion, kBastion, kIronStone},
       {"umbar", kBastion, kBastion, kSandstone}}};
  return kStyles;
}

/// Where bastions stand before the gate, one leads out between them.
struct OuterGate {
  std::string_view region;
  vec3 at;
  float width;
  float height;
  glm::vec4 frame;
};

const std::array<OuterGate, 8>& outer_gates() {
  static const std::array<OuterGate, 8> kGates{
      {{"minas-tirith", {0, 0, 1.97F}, 0.2F, 0.32F, kWhiteStone},
       {"dol-amroth", {0, 0, 1.61F}, 0.2F, 0.34F, kWhiteStone},
       {"helms-deep", {-0.62F, 0.22F, 1.05F}, 0.2F, 0.34F, kHornburg},
       {"orthanc", {0, 0, 2.0F}, 0.24F, 0.36F, kBasalt},
       {"dol-guldur", {0, 0.04F, 1.79F}, 0.22F, 0.36F, kBasalt},
       {"barad-dur", {0, 0.05F, 1.89F}, 0.28F, 0.44F, kIronStone},
       {"minas-morgul", {0, 0, 1.71F}, 0.24F, 0.38F, kSickStone},
       {"umbar", {0, 0, 1.9F}, 0.24F, 0.36F, kSandstone}}};
  return kGates;
}

constexpr float kRim = kPostRadius + 0.05F;  // with the parapet around it
constexpr float kParapet = kPostRadius + 0.015F;
constexpr int kSides = 10;
constexpr float kPaving = 0.64F;  // how dark it is beside the walls

vec3 foot_of(const Post& post) { return {post.at.x, 0, post.at.z}; }

/// Stones on the rim, on the side that looks at the enemy.
struct Parapet {
  vec3 stone;
  float reach = 90;  ///< degrees to both sides
  int stones = 4;
};

void add_parapet(Clay& site, const Post& post, const Parapet& parapet, const glm::vec4& paint) {
  for (int i = 0; i < parapet.stones; ++i) {
    const float share = static_cast<float>(i) / static_cast<float>(parapet.stones - 1);
    const float turn = post.facing + parapet.reach * (1 - 2 * share);
    engine::Mesh block = engine::turned(engine::box(parapet.stone, paint), turn, {0, 1, 0});
    add(site, engine::moved(std::move(block), post.at + on_ring(kParapet, turn, -0.02F)));
  }
}

void add_paving(Clay& site, const Post& post, const glm::vec4& paint) {
  const auto corner = [&](int i) {
    return post.at + on_ring(kPostRadius * 0.96F, 45.0F * static_cast<float>(i), 0.008F);
  };
  engine::Mesh floor;
  for (int i = 0; i < 8; ++i) {
    engine::add_triangle(floor, post.at + vec3(0, 0.008F, 0), corner(i), corner(i + 1),
                         engine::shaded(paint, kPaving));
  }
  add(site, floor);
}

void add_bastion(Clay& site, const Post& post, const glm::vec4& paint) {
  const float high = post.at.y;
  const std::array<glm::vec2, 3> wall{
      {{kRim * 1.06F, -kFooting}, {kRim * 0.96F, high - 0.08F}, {kRim, high}}};
  add(site, engine::moved(engine::lathe(wall, kSides, paint), foot_of(post)));
  add_parapet(site, post, {{0.15F, 0.1F, 0.055F}, 90, 4}, engine::shaded(paint, 1.04F));
}

/// It leans out from what is behind it.
void add_turret(Clay& site, const Post& post, const glm::vec4& paint) {
  const vec3 back = on_ring(-0.34F, post.facing);
  const std::array<engine::Section, 4> wall{{{back + vec3(0, -0.66F, 0), glm::vec2(0.05F)},
                                             {back * 0.6F + vec3(0, -0.36F, 0), glm::vec2(0.2F)},
                                             {vec3(0, -0.1F, 0), glm::vec2(kRim * 0.94F)},
                                             {vec3(0), glm::vec2(kRim)}}};
  add(site, engine::moved(engine::loft(wall, kSides, paint), post.at));
  add_parapet(site, post, {{0.15F, 0.1F, 0.055F}, 90, 4}, engine::shaded(paint, 1.04F));
}

/// Its foot is broad, and goes back into the rock.
void add_ledge(Clay& site, const Post& post, const glm::vec4& paint) {
  const float high = post.at.y;
  const vec3 back = on_ring(-0.2F, post.facing);
  const std::array<engine::Section, 3> rock{
      {{back + vec3(0, -kFooting, 0), glm::vec2(kRim * 1.3F, kRim * 1.15F)},
       {back * 0.4F + vec3(0, high * 0.6F, 0), glm::vec2(kRim * 1.16F, kRim * 1.05F)},
       {vec3(0, high, 0), glm::vec2(kRim)}}};
  add(site, engine::moved(engine::loft(rock, 7, paint), foot_of(post)));
  add_parapet(site, post, {{0.17F, 0.1F, 0.07F}, 70, 3}, engine::shaded(paint, 0.86F));
}

void add_flet(Clay& site, const Post& post, const glm::vec4& paint) {
  const vec3 bole{post.at.x, -kFooting, post.at.z};
  add_stick(site, bole, post.at - vec3(0, 0.02F, 0), 0.1F, 0.07F, paint, 6);
  add(site, engine::moved(engine::frustum(kRim * 0.9F, kRim, 0.06F, 8, paint),
                          post.at - vec3(0, 0.06F, 0)));
  add_parapet(site, post, {{0.24F, 0.09F, 0.025F}, 100, 4}, engine::shaded(paint, 0.92F));
}

void add_post(Clay& site, const Post& post, PostShape shape, const glm::vec4& paint) {
  if (post.is_roof) return;
  switch (shape) {
    case PostShape::kBastion: add_bastion(site, post, paint); break;
    case PostShape::kTurret: add_turret(site, post, paint); break;
    case PostShape::kLedge: add_ledge(site, post, paint); break;
    case PostShape::kFlet: add_flet(site, post, paint); break;
  }
  add_paving(site, post, paint);
}

}  // namespace

bool is_manned(std::string_view region, const vec3& at) {
  constexpr float kClear = kRim - 0.01F;
  constexpr float kHeight = 0.2F;
  const Garrison* garrison = garrison_of(region);
  const auto is_here = [&](const Post& post) {
    return glm::distance(glm::vec2(post.at.x, post.at.z), glm::vec2(at.x, at.z)) < kClear &&
           std::abs(post.at.y - at.y) < kHeight;
  };
  return garrison != nullptr && (std::ranges::any_of(garrison->units, is_here) ||
                                 std::ranges::any_of(garrison->leaders, is_here));
}

engine::Mesh posts_model(std::string_view region) {
  const Garrison* garrison = garrison_of(region);
  const auto style = std::ranges::find(post_styles(), region, &PostStyle::region);
  if (garrison == nullptr || style == post_styles().end()) return {};
  Clay site;
  for (const Post& post : garrison->units) add_post(site, post, style->walls, style->paint);
  for (const Post& post : garrison->leaders) add_post(site, post, style->towers, style->paint);
  for (const OuterGate& gate : outer_gates()) {
    if (gate.region == region) add_gate(site, gate.at, gate.width, gate.height, 0, gate.frame);
  }
  figures::add_weather(site.mesh);
  return std::move(site.mesh);
}

}  // namespace places
