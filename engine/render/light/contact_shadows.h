#pragma once

#include <span>
#include <vector>

#include "engine/render/frame/scene.h"
#include "engine/render/meshes/mesh_store.h"
#include "engine/scene/height_field.h"

namespace engine {

/// A soft dark disc on the ground under each thing in view, for DecalPass::draw. It fades when the
/// thing is lifted.
std::vector<DecalVertex> contact_shadows(std::span<const Instance> instances,
                                         const CameraView& camera, const MeshStore& meshes,
                                         const HeightField& ground);

}  // namespace engine
