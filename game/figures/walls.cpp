#include <algorithm>
#include <array>
#include <cmath>
#include <glm/common.hpp>
#include <glm/geometric.hpp>
#include <glm/gtc/matrix_transform.hpp>
#include <glm/trigonometric.hpp>

#include "engine/geometry/mesh_edit.h"
#include "engine/geometry/polygon.h"
#include "engine/geometry/shapes.h"
#include "game/figures/masonry.h"

namespace figures {
namespace {

using engine::Mesh;
using glm::vec3;

constexpr vec3 kUp{0.0F, 1.0F, 0.0F};

/// Away from whoever walks along the path with the wall's inside to the left.
std::vector<vec3> outwards(std::span<const vec3> path) {
  std::vector<vec3> out;
  for (std::size_t i = 0; i < path.size(); ++i) {
    const vec3 before = path[i == 0 ? 0 : i - 1];
    const vec3 after = path[std::min(i + 1, path.size() - 1)];
    out.push_back(glm::normalize(glm::cross(after - before, kUp)));
  }
  return out;
}

float degrees_of(const vec3& direction) {
  return glm::degrees(std::atan2(direction.x, direction.z));
}

void add_teeth(Clay& site, const vec3& from, const vec3& to, const Curtain& wall) {
  const vec3 along = to - from;
  const float length = glm::length(along);
  const int teeth = std::max(1, static_cast<int>(length / wall.merlons));
  const float step = length / static_cast<float>(teeth);
  const vec3 size{step * 0.55F, 0.08F, wall.thickness * 0.45F};
  const float turn = glm::radians(degrees_of(along) - 90.0F);
  for (int i = 0; i < teeth; ++i) {
    const float share = (static_cast<float>(i) + 0.5F) / static_cast<float>(teeth);
    const glm::mat4 placed =
        glm::rotate(glm::translate(glm::mat4(1.0F), from + along * share), turn, kUp);
    add(site, engine::box(size, wall.paint), placed);
  }
}

void add_end(Mesh& mesh, const vec3& outer, const vec3& inner, float height, bool is_first,
             const glm::vec4& paint) {
  const vec3 low{0.0F, -kFooting, 0.0F};
  const vec3 top{0.0F, height, 0.0F};
  const vec3& left = is_first ? inner : outer;
  const vec3& right = is_first ? outer : inner;
  engine::add_quad(mesh, left + low, right + low, right + top, left + top, paint);
}

}  // namespace

void add_curtain(Clay& site, std::span<const vec3> path, const Curtain& wall) {
  const std::vector<vec3> out = outwards(path);
  const vec3 low{0.0F, -kFooting, 0.0F};
  const vec3 top{0.0F, wall.height, 0.0F};
  const auto outer = [&](std::size_t i) { return path[i] + out[i] * (wall.thickness / 2.0F); };
  const auto inner = [&](std::size_t i) { return path[i] - out[i] * (wall.thickness / 2.0F); };
  Mesh mesh;
  for (std::size_t i = 0; i + 1 < path.size(); ++i) {
    const vec3 batter = out[i] * 0.03F;  // its foot is broader
    engine::add_quad(mesh, outer(i) + low + batter, outer(i + 1) + low + batter, outer(i + 1) + top,
                     outer(i) + top, wall.paint);
    engine::add_quad(mesh, outer(i) + top, outer(i + 1) + top, inner(i + 1) + top, inner(i) + top,
                     wall.paint);
    engine::add_quad(mesh, inner(i + 1) + low, inner(i) + low, inner(i) + top, inner(i + 1) + top,
                     wall.paint);
    if (!is_fine(site) || wall.merlons <= 0.0F) continue;
    const vec3 rim = top + out[i] * (wall.thickness * 0.26F);
    add_teeth(site, path[i] + rim, path[i + 1] + rim, wall);
  }
  add_end(mesh, outer(0), inner(0), wall.height, true, wall.paint);
  const std::size_t last = path.size() - 1;
  add_end(mesh, outer(last), inner(last), wall.height, false, wall.paint);
  add(site, mesh);
}

void add_palisade(Clay& site, std::span<const vec3> path, float height, const glm::vec4& paint) {
  add_curtain(site, path,
              {.height = height * 0.8F, .thickness = 0.05F, .merlons = 0, .paint = paint});
  if (!is_fine(site)) return;
  for (std::size_t i = 0; i + 1 < path.size(); ++i) {
    const int stakes = std::max(1, static_cast<int>(glm::distance(path[i], path[i + 1]) / 0.19F));
    for (int k = 0; k < stakes; ++k) {
      const vec3 at =
          glm::mix(path[i], path[i + 1], static_cast<float>(k) / static_cast<float>(stakes));
      add(site, engine::stick(at, at + kUp * height, 0.055F, 0.0F, 4, paint, engine::Ends::kOpen));
    }
  }
}

void add_gate(Clay& site, const vec3& at, float width, float height, float turn,
              const glm::vec4& frame, const glm::vec4& door) {
  const std::array<glm::vec2, 5> arch{{{-width / 2.0F, 0.0F},
                                       {width / 2.0F, 0.0F},
                                       {width / 2.0F, height * 0.66F},
                                       {0.0F, height},
                                       {-width / 2.0F, height * 0.66F}}};
  std::array<glm::vec2, 5> wide = arch;
  for (glm::vec2& point : wide) point *= glm::vec2(1.4F, 1.25F);
  const glm::mat4 placed =
      glm::rotate(glm::translate(glm::mat4(1.0F), at), glm::radians(turn), kUp);
  const auto edges = is_fine(site) ? engine::ExtrudeSides::kWith : engine::ExtrudeSides::kWithout;
  add(site, engine::extrude(wide, 0.06F, frame, edges), placed);
  add(site, engine::extrude(arch, 0.08F, door, engine::ExtrudeSides::kWithout), placed);
}

void add_bridge(Clay& site, const Bridge& bridge) {
  const int pieces = is_fine(site) ? 6 : 2;
  const vec3 way = bridge.to - bridge.from;
  const vec3 side = glm::normalize(glm::cross(way, kUp)) * (bridge.width / 2.0F);
  const auto deck = [&](int i) {
    const float t = static_cast<float>(i) / static_cast<float>(pieces);
    return bridge.from + way * t + kUp * (bridge.rise * 4.0F * t * (1.0F - t));
  };
  const vec3 depth = kUp * 0.07F;
  Mesh mesh;
  for (int i = 0; i < pieces; ++i) {
    const vec3 a = deck(i);
    const vec3 b = deck(i + 1);
    engine::add_quad(mesh, a + side, b + side, b - side, a - side, bridge.paint);
    engine::add_quad(mesh, a + side - depth, b + side - depth, b + side, a + side, bridge.paint);
    engine::add_quad(mesh, b - side - depth, a - side - depth, a - side, b - side, bridge.paint);
    if (i == 0 || i % 2 != 0) continue;
    const float turn = degrees_of(way);
    add_block(site, {.at = a - kUp * 0.3F,
                     .size = {bridge.width, 0.26F, 0.09F},
                     .turn = turn,
                     .paint = bridge.paint});
  }
  add(site, mesh);
}

}  // namespace figures
