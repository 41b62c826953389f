#pragma once

#include <span>
#include <vector>

#include "engine/render/frame/scene.h"
#include "engine/render/meshes/mesh_store.h"

namespace engine {

/// What the vertex shader reads for each instance.
struct InstanceData {
  glm::vec4 row_x, row_y, row_z;
  glm::vec4 tint;
  glm::vec4 glow;  ///< w: opacity
};

/// Instances that are drawn with one call.
struct Batch {
  MeshId mesh;
  Detail detail;
  std::size_t first;
  std::size_t count;
  bool is_near_glow;  ///< the light of a fire or lamp may reach one of them
  bool is_above_all;
};

/// A frame's instances, sorted into calls. `data` is in the order of the batches.
struct Batches {
  std::vector<InstanceData> data;
  std::vector<Batch> batches;
  int triangles = 0;
};

/// The instances in view: opaque ones grouped, fading ones from far to near.
struct VisibleInstances {
  Batches opaque;
  Batches fading;
};

/// Of some of the scene's. `is_fine`: full shapes farther away.
VisibleInstances visible_instances(std::span<const Instance> instances, const Scene& scene,
                                   const MeshStore& meshes, bool is_fine, float screen_pixels_high);

/// Those that cast shadows within the shadow map's frame.
Batches shadow_casters(std::span<const Instance> instances, const MeshStore& meshes,
                       const glm::mat4& to_shadow_clip, bool is_fine);

}  // namespace engine
