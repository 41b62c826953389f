#include "game/table/pointing.h"

#include <glm/geometric.hpp>

#include "engine/scene/ray.h"
#include "game/table/frame/frame.h"
#include "game/table/models.h"

namespace table {
namespace {

/// A figure belongs to the region it stands in, whatever of the map is seen behind it.
wotr::RegionId region_under(const Piece& piece, const RegionMap& regions) {
  if (piece.spot.zone != Zone::kMap) return wotr::kNoRegion;
  const wotr::RegionId region = wotr::region_of(wotr::Place{piece.spot.value});
  if (region != wotr::kNoRegion) return region;
  return regions.at({piece.pose.position.x, piece.pose.position.z});
}

FrameThing thing_under(const engine::Ray& ray, const Pointed& pointed) {
  if (pointed.piece) return thing_of(*pointed.piece);
  if (pointed.region != wotr::kNoRegion || ray.direction.y >= 0) return {};
  const glm::vec3 place =
      ray.origin + ray.direction * ((kFrameTop - ray.origin.y) / ray.direction.y);
  return frame_thing_at({place.x, place.z});
}

}  // namespace

Pointed point_at(const engine::CameraView& camera, glm::vec2 screen, const BoardAssets& board,
                 const Stage& stage) {
  const engine::Ray ray = engine::screen_ray(camera, screen);
  Pointed pointed;
  float nearest = 1e9F;
  if (const auto ground = board.ground.hit(ray)) {
    nearest = glm::distance(ray.origin, *ground);
    pointed.region = board.regions.at({ground->x, ground->z});
  }
  for (const Actor& actor : stage.actors()) {
    const Piece& piece = actor.piece;
    const Girth girth = girth_of(piece.model);
    const auto hit = engine::hit_cylinder(ray, piece.pose.position, girth.radius * piece.scale,
                                          girth.height * piece.scale);
    if (!hit || *hit >= nearest) continue;
    nearest = *hit;
    pointed.piece = piece;
  }
  if (pointed.piece) pointed.region = region_under(*pointed.piece, board.regions);
  pointed.thing = thing_under(ray, pointed);
  return pointed;
}

}  // namespace table
