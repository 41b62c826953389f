#include "engine/render/meshes/batches.h"

#include <algorithm>
#include <cmath>
#include <glm/common.hpp>
#include <glm/geometric.hpp>
#include <tuple>

#include "engine/render/frame/frustum.h"

namespace engine {
namespace {

constexpr float kOpaque = 0.999F;
constexpr float kLeastOpacityWithShadow = 0.5F;

/// An instance on its way into a batch.
struct Candidate {
  const Instance* instance;
  Detail detail;
  float distance;
  bool is_near_glow;
};

struct Sphere {
  glm::vec3 centre;
  float radius;
};

Sphere bounds(const Instance& instance, const StoredMesh& mesh) {
  const glm::mat4& t = instance.transform;
  const float scale =
      std::sqrt(std::max({glm::dot(t[0], t[0]), glm::dot(t[1], t[1]), glm::dot(t[2], t[2])}));
  return {glm::vec3(t * glm::vec4(mesh.centre, 1)), mesh.radius * scale};
}

/// The light of a fire or lamp may reach it: tried with a box, because the board's frame is long
/// and thin.
bool is_near_glow(const Instance& instance, const StoredMesh& mesh,
                  std::span<const GlowLight> glows) {
  const glm::mat4& t = instance.transform;
  const glm::vec3 centre(t * glm::vec4(mesh.centre, 1));
  const glm::vec3 half = glm::abs(glm::vec3(t[0])) * mesh.half.x +
                         glm::abs(glm::vec3(t[1])) * mesh.half.y +
                         glm::abs(glm::vec3(t[2])) * mesh.half.z;
  return std::ranges::any_of(glows, [&](const GlowLight& glow) {
    const glm::vec3 nearest = glm::clamp(glow.position, centre - half, centre + half);
    return glm::distance(glow.position, nearest) < glow.radius;
  });
}

/// `size` is the height on the screen in pixels.
Detail detail_for(float size, bool is_fine) {
  const float strictness = is_fine ? 0.45F : 1.0F;
  if (size > 210 * strictness) return Detail::kFull;
  return size > 62 * strictness ? Detail::kMiddle : Detail::kCoarse;
}

InstanceData to_data(const Instance& instance) {
  const glm::mat4 rows = glm::transpose(instance.transform);
  return {rows[0], rows[1], rows[2], instance.tint, glm::vec4(instance.glow, instance.opacity)};
}

/// Neighbours with the same mesh and detail become one batch; the order is kept.
Batches batched(std::span<const Candidate> candidates, const MeshStore& meshes) {
  Batches result;
  for (const Candidate& candidate : candidates) {
    const MeshId mesh = candidate.instance->mesh;
    const bool continues = !result.batches.empty() && result.batches.back().mesh == mesh &&
                           result.batches.back().detail == candidate.detail &&
                           result.batches.back().is_above_all == candidate.instance->above_all;
    if (!continues)
      result.batches.push_back({.mesh = mesh,
                                .detail = candidate.detail,
                                .first = result.data.size(),
                                .count = 0,
                                .is_near_glow = false,
                                .is_above_all = candidate.instance->above_all});
    Batch& batch = result.batches.back();
    ++batch.count;
    batch.is_near_glow |= candidate.is_near_glow;
    result.data.push_back(to_data(*candidate.instance));
    result.triangles +=
        meshes.get(mesh).details[static_cast<std::size_t>(candidate.detail)].count / 3;
  }
  return result;
}

void sort_by_mesh(std::vector<Candidate>& candidates) {
  std::sort(candidates.begin(), candidates.end(), [](const Candidate& a, const Candidate& b) {
    const auto order = [](const Candidate& one) {
      return std::tuple(one.instance->above_all, one.instance->mesh, one.detail);
    };
    return order(a) < order(b);
  });
}

}  // namespace

VisibleInstances visible_instances(std::span<const Instance> instances, const Scene& scene,
                                   const MeshStore& meshes, bool is_fine,
                                   float screen_pixels_high) {
  const Frustum frustum(scene.camera.matrix());
  const float lens = scene.camera.projection[1][1];  // one over the tangent of half the lens
  std::vector<Candidate> opaque;
  std::vector<Candidate> fading;
  for (const Instance& instance : instances) {
    if (instance.opacity <= 0) continue;
    const StoredMesh& mesh = meshes.get(instance.mesh);
    const Sphere sphere = bounds(instance, mesh);
    if (!frustum.touches_sphere(sphere.centre, sphere.radius)) continue;
    const float distance = glm::distance(sphere.centre, scene.camera.eye);
    const float size = sphere.radius * lens / std::max(distance, 0.01F) * screen_pixels_high;
    const Candidate candidate{&instance, detail_for(size, is_fine), distance,
                              is_near_glow(instance, mesh, scene.glows)};
    (instance.opacity < kOpaque ? fading : opaque).push_back(candidate);
  }
  sort_by_mesh(opaque);
  std::sort(fading.begin(), fading.end(),
            [](const Candidate& a, const Candidate& b) { return a.distance > b.distance; });
  return {batched(opaque, meshes), batched(fading, meshes)};
}

Batches shadow_casters(std::span<const Instance> instances, const MeshStore& meshes,
                       const glm::mat4& to_shadow_clip, bool is_fine) {
  const Frustum frame(to_shadow_clip);
  const Detail detail = is_fine ? Detail::kMiddle : Detail::kCoarse;
  std::vector<Candidate> casters;
  for (const Instance& instance : instances) {
    if (!instance.casts_shadow || instance.opacity < kLeastOpacityWithShadow) continue;
    const Sphere sphere = bounds(instance, meshes.get(instance.mesh));
    if (!frame.touches_sphere(sphere.centre, sphere.radius)) continue;
    casters.push_back({&instance, detail, 0, false});
  }
  sort_by_mesh(casters);
  return batched(casters, meshes);
}

}  // namespace engine
