#include <algorithm>
#include <glm/geometric.hpp>
#include <utility>

#include "game/table/motion/actor.h"

namespace table {
namespace {

Motion from_where_it_stands(const Piece& piece, MotionKind kind, float seconds) {
  return {.kind = kind,
          .seconds = seconds,
          .from = piece.pose,
          .from_scale = piece.scale,
          .path = {},
          .flight = {}};
}

}  // namespace

Motion march(const Actor& actor, const engine::Pose& to, std::shared_ptr<const MarchPath> path,
             const MotionStyle::March& style) {
  const float length =
      path ? path->length() : glm::distance(actor.piece.pose.position, to.position);
  const float seconds =
      std::clamp(style.shortest + style.for_each_unit * length, style.shortest, style.longest);
  Motion motion = from_where_it_stands(actor.piece, MotionKind::kMarch, seconds);
  const float rise = path ? std::min(style.rise_for_each_unit * length, style.highest_rise)
                          : style.flight_rise * length;
  motion.carriage = {.rise = style.rise + rise,
                     .gather = style.gather,
                     .land = style.land,
                     .crouch = style.crouch,
                     .draw_back = style.draw_back,
                     .squash = style.squash,
                     .lean = style.lean,
                     .column = style.column};
  motion.path = std::move(path);
  return motion;
}

Motion slide(const Actor& actor, float start, float seconds) {
  Motion motion = from_where_it_stands(actor.piece, MotionKind::kSlide, seconds);
  motion.start = start;
  return motion;
}

Motion hop(const Actor& actor, const MotionStyle::Dice& style) {
  Motion motion = from_where_it_stands(actor.piece, MotionKind::kHop, style.collect);
  motion.height = style.tidy_rise;
  return motion;
}

Motion arrive(const Piece& piece, const MotionStyle& style) {
  Motion motion = from_where_it_stands(piece, MotionKind::kArrive, style.pieces.arrive);
  motion.height = style.pieces.drop;
  return motion;
}

Motion leave(const Actor& actor, const MotionStyle& style) {
  if (!is_walker(actor.piece)) {
    Motion motion = from_where_it_stands(actor.piece, MotionKind::kRise, style.pieces.leave);
    motion.height = style.pieces.drop;
    return motion;
  }
  if (actor.piece.traits.role == PieceRole::kTraveller) {
    return from_where_it_stands(actor.piece, MotionKind::kFade, style.pieces.leave);
  }
  Motion motion = from_where_it_stands(actor.piece, MotionKind::kFall, style.battle.topple);
  motion.linger = style.battle.lie;
  motion.tidying = style.battle.go;
  const glm::vec3 back = actor.piece.pose.rotation * glm::vec3(0, 0, -1);
  motion.reach = back * style.battle.recoil;
  return motion;
}

Motion fade(const Piece& piece, MotionKind kind, float seconds) {
  return from_where_it_stands(piece, kind, seconds);
}

}  // namespace table
