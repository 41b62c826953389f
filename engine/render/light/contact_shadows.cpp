#include "engine/render/light/contact_shadows.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <glm/geometric.hpp>
#include <numbers>

#include "engine/render/frame/frustum.h"

namespace engine {
namespace {

constexpr int kCorners = 10;
constexpr float kBeyondFoot = 1.45F;
constexpr float kWidestFoot = 5;  // wider things are no figures: the board's frame
constexpr float kDarkness = 0.5F;
constexpr float kLiftedAway = 1.6F;
constexpr float kAbove = 0.015F;

struct Foot {
  glm::vec3 centre;
  float radius;
  float darkness;
};

glm::vec3 on_ground(const HeightField& ground, glm::vec2 place, float beside) {
  const glm::vec2 size = ground.size();
  const bool is_on_board = place.x >= 0 && place.y >= 0 && place.x <= size.x && place.y <= size.y;
  return {place.x, (is_on_board ? ground.height_at(place) : beside) + kAbove, place.y};
}

Foot foot_of(const Instance& instance, const StoredMesh& mesh, const HeightField& ground) {
  const glm::vec3 at = instance.transform[3];
  const float scale = glm::length(glm::vec3(instance.transform[0]));
  const glm::vec3 below = on_ground(ground, {at.x, at.z}, at.y);
  const float lift = std::clamp((at.y - below.y) / kLiftedAway, 0.0F, 1.0F);
  return {{at.x, at.y, at.z}, mesh.foot * scale, kDarkness * instance.opacity * (1 - lift)};
}

void add_disc(std::vector<DecalVertex>& decals, const HeightField& ground, const Foot& foot) {
  const float radius = foot.radius * kBeyondFoot;
  const glm::vec2 middle{foot.centre.x, foot.centre.z};
  const DecalVertex centre{on_ground(ground, middle, foot.centre.y), {0, 0, 0, foot.darkness}, 0};
  std::array<DecalVertex, kCorners + 1> rim;
  for (std::size_t i = 0; i < rim.size(); ++i) {
    const float angle = -2 * std::numbers::pi_v<float> * static_cast<float>(i) / kCorners;
    const glm::vec2 place = middle + radius * glm::vec2(std::cos(angle), std::sin(angle));
    rim[i] = {on_ground(ground, place, foot.centre.y), glm::vec4(0), 0};
  }
  for (std::size_t i = 0; i < kCorners; ++i) {
    decals.insert(decals.end(), {centre, rim[i], rim[i + 1]});
  }
}

}  // namespace

std::vector<DecalVertex> contact_shadows(std::span<const Instance> instances,
                                         const CameraView& camera, const MeshStore& meshes,
                                         const HeightField& ground) {
  const Frustum frustum(camera.matrix());
  std::vector<DecalVertex> decals;
  for (const Instance& instance : instances) {
    const StoredMesh& mesh = meshes.get(instance.mesh);
    if (!instance.casts_shadow || !instance.shades_ground || mesh.foot > kWidestFoot) continue;
    const Foot foot = foot_of(instance, mesh, ground);
    if (foot.darkness < 0.02F || !frustum.touches_sphere(foot.centre, 2 * foot.radius)) continue;
    add_disc(decals, ground, foot);
  }
  return decals;
}

}  // namespace engine
