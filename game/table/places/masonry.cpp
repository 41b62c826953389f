#include "game/table/places/masonry.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <glm/geometric.hpp>
#include <glm/gtc/matrix_transform.hpp>
#include <glm/trigonometric.hpp>

#include "engine/geometry/mesh_edit.h"
#include "engine/geometry/polygon.h"
#include "engine/geometry/shapes.h"

namespace table {
namespace {

using engine::Mesh;

glm::mat4 stand(const glm::vec3& at, float turn) {
  return glm::rotate(glm::translate(glm::mat4(1.0F), at), glm::radians(turn), {0.0F, 1.0F, 0.0F});
}

void put(Mesh& mesh, const Mesh& part, const glm::vec3& at, float turn = 0.0F) {
  engine::append(mesh, engine::transformed(part, stand(at, turn)));
}

// Small teeth on the rim of a round tower.
void add_merlons(Mesh& mesh, const Tower& tower) {
  const int count = std::max(4, tower.sides / 2 + 1);
  const float size = tower.radius * 0.45F;
  for (int i = 0; i < count; ++i) {
    const float angle = 360.0F * static_cast<float>(i) / static_cast<float>(count);
    const glm::vec3 out = on_ring(tower.radius * 0.95F, angle, tower.height);
    put(mesh, engine::box({size, size, size * 0.7F}, tower.wall), tower.at + out, angle);
  }
}

}  // namespace

glm::vec3 on_ring(float radius, float degrees, float y) {
  const float angle = glm::radians(degrees);
  return {radius * std::sin(angle), y, radius * std::cos(angle)};
}

void add_ground(Mesh& mesh, float radius, const glm::vec4& paint) {
  put(mesh, engine::frustum(radius, radius * 0.9F, 0.08F, 12, paint), {0.0F, 0.0F, 0.0F});
}

void add_house(Mesh& mesh, const House& house) {
  put(mesh, engine::box(house.size, house.wall), house.at, house.turn);
  const glm::vec3 eaves{house.size.x * 1.25F, house.gable, house.size.z * 1.12F};
  put(mesh, engine::roof(eaves, 0.92F, house.thatch),
      house.at + glm::vec3(0.0F, house.size.y, 0.0F), house.turn);
}

void add_tower(Mesh& mesh, const Tower& tower) {
  const float r = tower.radius;
  put(mesh, engine::frustum(r * 1.12F, r * 0.95F, tower.height, tower.sides, tower.wall), tower.at);
  if (tower.spire <= 0.0F) {
    add_merlons(mesh, tower);
    return;
  }
  put(mesh, engine::frustum(r * 1.3F, 0.0F, tower.spire, tower.sides, tower.cap),
      tower.at + glm::vec3(0.0F, tower.height, 0.0F));
}

void add_wall(Mesh& mesh, const Wall& wall) {
  const glm::vec3 along = wall.to - wall.from;
  const float length = glm::length(along);
  const float turn = glm::degrees(std::atan2(along.x, along.z)) - 90.0F;
  const glm::mat4 placed = stand((wall.from + wall.to) / 2.0F, turn);
  engine::append(mesh, engine::transformed(
                           engine::box({length, wall.height, wall.thickness}, wall.paint), placed));
  const int teeth = std::max(2, static_cast<int>(length / 0.32F));
  const float step = length / static_cast<float>(teeth);
  for (int i = 0; i < teeth; ++i) {
    const float x = -length / 2.0F + step * (static_cast<float>(i) + 0.5F);
    const Mesh tooth = engine::box({step * 0.5F, 0.1F, wall.thickness}, wall.paint);
    engine::append(mesh, engine::transformed(engine::moved(tooth, {x, wall.height, 0.0F}), placed));
  }
}

void add_ring_wall(Mesh& mesh, const RingWall& wall) {
  const float outer = wall.radius;
  const float inner = wall.radius - wall.thickness;
  const float low = wall.foot;
  const float high = wall.foot + wall.height;
  const auto angle = [&](int i) {
    return wall.from +
           (wall.to - wall.from) * static_cast<float>(i) / static_cast<float>(wall.pieces);
  };
  for (int i = 0; i < wall.pieces; ++i) {
    const float a = angle(i);
    const float b = angle(i + 1);
    const auto quad = [&](float r1, float y1, float r2, float y2) {
      engine::add_quad(mesh, on_ring(r1, a, y1), on_ring(r1, b, y1), on_ring(r2, b, y2),
                       on_ring(r2, a, y2), wall.paint);
    };
    quad(outer * 1.03F, low, outer, high);
    quad(outer, high, inner, high);
    quad(inner, high, inner, low);
  }
  for (const bool first : {true, false}) {
    const float a = first ? wall.from : wall.to;
    const glm::vec3 foot_in = on_ring(inner, a, low);
    const glm::vec3 foot_out = on_ring(outer * 1.03F, a, low);
    const glm::vec3 top_out = on_ring(outer, a, high);
    const glm::vec3 top_in = on_ring(inner, a, high);
    if (first) engine::add_quad(mesh, foot_in, foot_out, top_out, top_in, wall.paint);
    if (!first) engine::add_quad(mesh, foot_out, foot_in, top_in, top_out, wall.paint);
  }
}

void add_gate(Mesh& mesh, const glm::vec3& at, float width, float height, float turn,
              const glm::vec4& frame, const glm::vec4& door) {
  const std::array<glm::vec2, 5> arch{{{-width / 2.0F, 0.0F},
                                       {width / 2.0F, 0.0F},
                                       {width / 2.0F, height * 0.66F},
                                       {0.0F, height},
                                       {-width / 2.0F, height * 0.66F}}};
  std::array<glm::vec2, 5> wide = arch;
  for (glm::vec2& point : wide) point *= glm::vec2(1.4F, 1.25F);
  put(mesh, engine::extrude(wide, 0.06F, frame), at, turn);
  put(mesh, engine::extrude(arch, 0.08F, door), at, turn);
}

void add_pennant(Mesh& mesh, const glm::vec3& at, float height, const glm::vec4& paint) {
  engine::append(
      mesh, engine::stick(at, at + glm::vec3(0.0F, height, 0.0F), 0.035F, 0.025F, 4, paints::kOak));
  const std::array<glm::vec2, 3> flag{{{0.0F, -0.17F}, {0.62F, 0.0F}, {0.0F, 0.17F}}};
  glm::vec4 cloth = paint;
  cloth.a = kTinted;
  put(mesh, engine::plate(flag, 0.04F, cloth), at + glm::vec3(0.0F, height - 0.19F, 0.0F), -20.0F);
}

}  // namespace table
