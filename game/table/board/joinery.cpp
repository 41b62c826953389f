#include "game/table/board/joinery.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <glm/geometric.hpp>
#include <glm/gtc/constants.hpp>

#include "engine/geometry/mesh_edit.h"
#include "engine/geometry/shapes.h"
#include "game/figures/palette.h"
#include "game/table/board/frame.h"

namespace table {
namespace {

using engine::Mesh;

constexpr float kLongestPiece = 14;  // light is reckoned at corners: there must be enough of them

struct Rectangle {
  glm::vec2 from;
  glm::vec2 to;

  /// Clockwise from the north-west, seen from above.
  glm::vec2 corner(int number) const {
    const bool east = number == 1 || number == 2;
    const bool south = number == 2 || number == 3;
    return {east ? to.x : from.x, south ? to.y : from.y};
  }
};

glm::vec3 raised(glm::vec2 place, float height) { return {place.x, height, place.y}; }

/// One face of a moulding: between an outer and an inner rectangle.
void add_band(Mesh& mesh, const Rectangle& outer, float low, const Rectangle& inner, float high,
              const glm::vec4& paint) {
  for (int side = 0; side < 4; ++side) {
    const glm::vec2 a = outer.corner(side);
    const glm::vec2 b = outer.corner((side + 1) % 4);
    const glm::vec2 c = inner.corner(side);
    const glm::vec2 d = inner.corner((side + 1) % 4);
    const int pieces = std::max(1, static_cast<int>(glm::distance(a, b) / kLongestPiece));
    for (int i = 0; i < pieces; ++i) {
      const float t = static_cast<float>(i) / static_cast<float>(pieces);
      const float u = static_cast<float>(i + 1) / static_cast<float>(pieces);
      engine::add_quad(mesh, raised(glm::mix(a, b, t), low), raised(glm::mix(c, d, t), high),
                       raised(glm::mix(c, d, u), high), raised(glm::mix(a, b, u), low), paint);
    }
  }
}

glm::vec2 around(int step, int sides) {
  const float angle = -glm::two_pi<float>() * static_cast<float>(step) / static_cast<float>(sides);
  return {std::cos(angle), std::sin(angle)};
}

/// Of a hollow, by where in it: the light comes over its north-western edge.
glm::vec4 in_hollow(const glm::vec4& paint, glm::vec2 towards) {
  const float lit = glm::dot(towards, glm::vec2(0.6F, 0.8F));
  return engine::shaded(paint, 0.78F + 0.42F * lit);
}

}  // namespace

void add_slab(Mesh& mesh, glm::vec2 from, glm::vec2 to, float low, float high,
              const glm::vec4& paint, float bevel) {
  const glm::vec3 size{to.x - from.x, high - low, to.y - from.y};
  const glm::vec2 middle = (from + to) / 2.0F;
  const Mesh part = bevel > 0 ? engine::bevelled_box(size, bevel, paint) : engine::box(size, paint);
  engine::append(mesh, engine::moved(part, {middle.x, low, middle.y}));
}

void add_inlaid_frame(Mesh& mesh, glm::vec2 from, glm::vec2 to, float width,
                      const glm::vec4& paint) {
  const float top = kFrameTop + kInlay;
  add_band(mesh, {from, to}, top, {from + width, to - width}, top, paint);
}

void add_moulding(Mesh& mesh, glm::vec2 from, glm::vec2 to, std::span<const glm::vec2> profile,
                  const glm::vec4& paint) {
  for (std::size_t i = 0; i + 1 < profile.size(); ++i) {
    const glm::vec2 a = profile[i];
    const glm::vec2 b = profile[i + 1];
    add_band(mesh, {from + a.x, to - a.x}, a.y, {from + b.x, to - b.x}, b.y, paint);
  }
}

void add_ring(Mesh& mesh, glm::vec2 centre, std::span<const glm::vec2> profile, int sides,
              const glm::vec4& paint) {
  for (std::size_t i = 0; i + 1 < profile.size(); ++i) {
    const auto at = [&](const glm::vec2& corner, int step) {
      return raised(centre + around(step, sides) * corner.x, kFrameTop + corner.y);
    };
    for (int step = 0; step < sides; ++step) {
      engine::add_quad(mesh, at(profile[i], step), at(profile[i], step + 1),
                       at(profile[i + 1], step + 1), at(profile[i + 1], step), paint);
    }
  }
}

void add_recess(Mesh& mesh, glm::vec2 from, glm::vec2 to, const glm::vec4& paint) {
  constexpr float kShade = 0.5F;  // how far the edge's shadow reaches
  const float level = kFrameTop + kInlay / 2;
  const auto strip = [&](glm::vec2 low, glm::vec2 high, const glm::vec4& north,
                         const glm::vec4& south) {
    const int pieces = std::max(1, static_cast<int>((high.x - low.x) / kLongestPiece));
    for (int i = 0; i < pieces; ++i) {
      const float west =
          glm::mix(low.x, high.x, static_cast<float>(i) / static_cast<float>(pieces));
      const float east =
          glm::mix(low.x, high.x, static_cast<float>(i + 1) / static_cast<float>(pieces));
      const auto base = static_cast<std::uint32_t>(mesh.vertices.size());
      const glm::vec3 up{0, 1, 0};
      mesh.vertices.push_back({{west, level, low.y}, up, north});
      mesh.vertices.push_back({{west, level, high.y}, up, south});
      mesh.vertices.push_back({{east, level, high.y}, up, south});
      mesh.vertices.push_back({{east, level, low.y}, up, north});
      for (const std::uint32_t corner : {0U, 1U, 2U, 0U, 2U, 3U}) {
        mesh.indices.push_back(base + corner);
      }
    }
  };
  strip(from, {to.x, from.y + kShade}, engine::shaded(paint, 0.45F), paint);
  strip({from.x, from.y + kShade}, to, paint, engine::shaded(paint, 1.15F));
}

void add_cup(Mesh& mesh, glm::vec2 centre, float radius, const glm::vec4& rim,
             const glm::vec4& field) {
  const int sides = radius < 1 ? 8 : 11;
  const std::array<glm::vec2, 3> profile{
      {{radius + 0.26F, 0.0F}, {radius + 0.12F, 0.14F}, {radius - 0.05F, 0.03F}}};
  add_ring(mesh, centre, profile, sides, rim);
  const auto base = static_cast<std::uint32_t>(mesh.vertices.size());
  const glm::vec3 up{0, 1, 0};
  const float level = kFrameTop + 0.025F;
  mesh.vertices.push_back({raised(centre, level), up, in_hollow(field, {0, 0})});
  for (int step = 0; step < sides; ++step) {
    const glm::vec2 towards = around(step, sides);
    mesh.vertices.push_back(
        {raised(centre + towards * radius, level), up, in_hollow(field, towards)});
  }
  const auto count = static_cast<std::uint32_t>(sides);
  for (std::uint32_t step = 0; step < count; ++step) {
    mesh.indices.push_back(base);
    mesh.indices.push_back(base + 1 + step);
    mesh.indices.push_back(base + 1 + (step + 1) % count);
  }
}

void add_plate(Mesh& mesh, glm::vec2 centre, glm::vec2 half, const glm::vec4& field) {
  constexpr float kRim = 0.22F;
  const float top = kFrameTop + 0.1F;
  const std::array<glm::vec2, 4> profile{
      {{0, kFrameTop}, {0.1F, top + 0.04F}, {kRim, top + 0.04F}, {kRim + 0.08F, top}}};
  add_moulding(mesh, centre - half, centre + half, profile, figures::paints::kBrass);
  add_slab(mesh, centre - half + kRim, centre + half - kRim, kFrameTop, top, field);
}

void add_inlay(Mesh& mesh, const engine::Polygon& outline, glm::vec2 centre, float low, float high,
               const glm::vec4& paint) {
  Mesh piece = engine::extrude(outline, high - low, paint);
  piece = engine::turned(std::move(piece), -90, {1, 0, 0});
  engine::append(mesh, engine::moved(std::move(piece), {centre.x, low, centre.y}));
}

void add_sign(Mesh& mesh, const figures::Emblem& emblem, glm::vec2 centre, float radius,
              const glm::vec4& paint, float level) {
  Mesh sign = figures::emblem_mesh(emblem, radius, kInlay, paint, figures::Relief::kFlat);
  engine::append(mesh, engine::moved(std::move(sign), {centre.x, level, centre.y}));
}

}  // namespace table
