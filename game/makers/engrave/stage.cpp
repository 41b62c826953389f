#include "game/makers/engrave/stage.h"

#include <cmath>
#include <glm/ext/matrix_transform.hpp>
#include <glm/geometric.hpp>
#include <glm/trigonometric.hpp>
#include <map>

#include "game/makers/bake/noise.h"

namespace engrave {
namespace {

constexpr int kGroundRows = 190;
constexpr int kGroundColumns = 150;
constexpr float kNearGround = 0.25F;
constexpr float kFarGround = 320;

glm::vec3 normal_of(const GroundField& ground, glm::vec2 at, float reach) {
  const float e = std::max(0.02F, reach);
  const float dx = ground.height(at + glm::vec2(e, 0)) - ground.height(at - glm::vec2(e, 0));
  const float dz = ground.height(at + glm::vec2(0, e)) - ground.height(at - glm::vec2(0, e));
  return glm::normalize(glm::vec3(-dx, 2 * e, -dz));
}

/// A fan of ground before the camera, as fine everywhere as the picture shows it. What it is made
/// of differs from place to place: one mesh for each material.
std::vector<Prop> ground_props(const Composition& composition, const GroundField& ground) {
  const Camera& camera = composition.camera;
  const glm::vec3 way = camera.to - camera.from;
  const glm::vec2 ahead = glm::normalize(glm::vec2(way.x, way.z));
  const glm::vec2 side(-ahead.y, ahead.x);
  const glm::vec2 from(camera.from.x, camera.from.z);
  const float spread = std::tan(glm::radians(camera.angle) / 2) * 1.6F * 1.5F + 0.25F;
  std::vector<engine::Vertex> corners;
  for (int row = 0; row <= kGroundRows; ++row) {
    const float t = static_cast<float>(row) / kGroundRows;
    const float away = kNearGround - 6 + (kFarGround + 6) * t * t * t + 18 * t;
    const float half = std::max(away, 4.0F) * spread + 3;
    for (int column = 0; column <= kGroundColumns; ++column) {
      const float s = 2 * static_cast<float>(column) / kGroundColumns - 1;
      const glm::vec2 at = from + ahead * away + side * (s * half);
      const glm::vec3 normal = normal_of(ground, at, half / kGroundColumns);
      const float paint = composition.ground == Ground::kSnow    ? 0.95F
                          : composition.ground == Ground::kWater ? 0.5F
                                                                 : 0.62F;
      corners.push_back({{at.x, ground.height(at), at.y}, normal, glm::vec4(glm::vec3(paint), 0)});
    }
  }
  std::map<Material, engine::Mesh> meshes;
  const auto add = [&](std::uint32_t a, std::uint32_t b, std::uint32_t c) {
    const engine::Vertex& first = corners[a];
    const Material material =
        ground.material({first.position.x, first.position.z}, 1 - first.normal.y);
    engine::Mesh& mesh = meshes[material];
    for (const std::uint32_t corner : {a, b, c}) {
      mesh.indices.push_back(static_cast<std::uint32_t>(mesh.vertices.size()));
      mesh.vertices.push_back(corners[corner]);
    }
  };
  for (std::uint32_t row = 0; row < kGroundRows; ++row) {
    for (std::uint32_t column = 0; column < kGroundColumns; ++column) {
      const std::uint32_t a = row * (kGroundColumns + 1) + column;
      const std::uint32_t c = a + kGroundColumns + 1;
      add(a, c, a + 1);
      add(a + 1, c, c + 1);
    }
  }
  std::vector<Prop> props;
  props.reserve(meshes.size());
  for (auto& [material, mesh] : meshes) {
    props.push_back(
        {std::make_shared<engine::Mesh>(std::move(mesh)), glm::mat4(1), material, 0, 1});
  }
  return props;
}

glm::mat4 placed(const Thing& thing, const GroundField& ground, glm::vec2 shift, float turn,
                 float size) {
  const float angle = glm::radians(thing.turn);
  const glm::vec2 at = glm::vec2(thing.at.x, thing.at.z) +
                       glm::vec2(shift.x * std::cos(angle) + shift.y * std::sin(angle),
                                 -shift.x * std::sin(angle) + shift.y * std::cos(angle));
  glm::mat4 matrix = glm::translate(glm::mat4(1), {at.x, ground.height(at) + thing.at.y, at.y});
  matrix = glm::rotate(matrix, glm::radians(thing.turn + turn), {0, 1, 0});
  matrix = glm::rotate(matrix, glm::radians(thing.tilt), {1, 0, 0});
  matrix = glm::rotate(matrix, glm::radians(-thing.roll), {0, 0, 1});
  return glm::scale(matrix, glm::vec3(size));
}

void add_ranks(std::vector<Prop>& props, const Thing& thing, const Shape& shape,
               const GroundField& ground, std::uint32_t seed) {
  for (int file = 0; file < thing.ranks.x; ++file) {
    for (int rank = 0; rank < thing.ranks.y; ++rank) {
      const auto luck = [&](std::uint32_t n) {
        return (2 * bake::chance(seed + n, file, rank) - 1) * thing.disorder;
      };
      const glm::vec2 place = {
          static_cast<float>(file) - 0.5F * static_cast<float>(thing.ranks.x - 1),
          -static_cast<float>(rank)};
      const glm::vec2 shift = (place + glm::vec2(luck(1), luck(2)) * 0.6F) * thing.gap;
      const auto number = static_cast<std::uint16_t>(props.size() + 2);
      props.push_back(
          {shape.mesh,
           placed(thing, ground, shift, 45 * luck(3), thing.size * (1 + 0.25F * luck(4))),
           shape.material, thing.tone, number});
    }
  }
}

Shape shape_of(const Thing& thing, const ModelSource& models) {
  if (auto mesh = models(thing.what)) {
    const bool is_place = std::string_view(thing.what).starts_with(kPlacePrefix);
    return {std::move(mesh), is_place ? Material::kStone : Material::kFigure};
  }
  return built_thing(thing.what);
}

}  // namespace

std::vector<Prop> build_stage(const Composition& composition, const ModelSource& models,
                              const GroundField& ground) {
  std::vector<Prop> props;
  if (composition.ground != Ground::kNone) props = ground_props(composition, ground);
  const std::uint32_t seed = seed_of(composition.scene);
  std::map<std::string, Shape> shapes;  // a picture's figures share their meshes
  std::uint32_t number = 0;
  for (const Thing& thing : composition.things) {
    const auto [found, is_new] = shapes.try_emplace(thing.what);
    if (is_new) found->second = shape_of(thing, models);
    if (found->second.mesh) add_ranks(props, thing, found->second, ground, seed + 16 * ++number);
  }
  return props;
}

}  // namespace engrave
