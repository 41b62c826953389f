#include "game/table/pointing.h"

#include <glm/geometric.hpp>

#include "engine/scene/ray.h"

namespace table {
namespace {

/// A figure belongs to the region it stands in, whatever of the map is seen behind it.
RegionId region_under(const Piece& piece, const RegionMap& regions) {
  if (!piece.is_on_map) return kNoRegion;
  if (piece.region != kNoRegion) return piece.region;
  return regions.at({piece.pose.position.x, piece.pose.position.z});
}

FrameThing thing_under(const engine::Ray& ray, const Pointed& pointed, const Frame& frame) {
  if (pointed.piece) return pointed.piece->traits.thing;
  if (pointed.region != kNoRegion || ray.direction.y >= 0) return {};
  const glm::vec3 place =
      ray.origin + ray.direction * ((kFrameTop - ray.origin.y) / ray.direction.y);
  return thing_at(frame, {place.x, place.z});
}

}  // namespace

Pointed point_at(const engine::CameraView& camera, glm::vec2 screen, const PointedWorld& world) {
  const engine::Ray ray = engine::screen_ray(camera, screen);
  Pointed pointed;
  float nearest = 1e9F;
  if (const auto ground = world.board.ground.hit(ray)) {
    nearest = glm::distance(ray.origin, *ground);
    pointed.region = world.board.regions.at({ground->x, ground->z});
  }
  for (const Actor& actor : world.stage.actors()) {
    const Piece& piece = actor.piece;
    const PickCylinder& cylinder = piece.traits.pick_cylinder;
    const auto hit = engine::hit_cylinder(ray, piece.pose.position, cylinder.radius * piece.scale,
                                          cylinder.height * piece.scale);
    if (!hit || *hit >= nearest) continue;
    nearest = *hit;
    pointed.piece = piece;
  }
  if (pointed.piece) pointed.region = region_under(*pointed.piece, world.board.regions);
  pointed.thing = thing_under(ray, pointed, world.frame);
  return pointed;
}

}  // namespace table
