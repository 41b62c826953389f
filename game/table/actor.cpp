#include "game/table/actor.h"

#include <algorithm>
#include <cmath>
#include <glm/geometric.hpp>
#include <glm/gtc/constants.hpp>
#include <glm/gtc/quaternion.hpp>

#include "engine/scene/easing.h"

namespace table {
namespace {

constexpr float kShortMarch = 0.6F;
constexpr float kLongMarch = 0.9F;
constexpr float kMarchUnit = 0.03F;  // seconds for each unit of the way
constexpr float kArriveSeconds = 0.45F;
constexpr float kLeaveSeconds = 0.5F;
constexpr float kDropHeight = 2.5F;
constexpr float kGlowFade = 0.6F;
constexpr float kDieFade = 0.3F;
constexpr float kReleaseFade = 0.08F;  // a die leaves a hand that is not seen
constexpr float kTidyRise = 3.0F;

bool is_figure(const Piece& piece) {
  return piece.model.kind == PieceKind::kFigure || piece.model.kind == PieceKind::kFellowship;
}

void set_march(const Actor& actor, float t, Actor::Look& look) {
  const Motion& motion = actor.motion;
  const engine::Pose& to = actor.piece.pose;
  const float way = glm::distance(motion.from.position, to.position);
  const float eased = engine::ease_in_out(t);
  look.pose.position = engine::leap(motion.from.position, to.position, 0.8F + 0.22F * way, eased);
  look.pose.rotation = glm::slerp(motion.from.rotation, to.rotation, eased);
  look.scale = std::lerp(motion.from_scale, actor.piece.scale, eased);
}

void set_slide(const Actor& actor, float t, Actor::Look& look) {
  const float eased = engine::ease_in_out(t);
  look.pose.position =
      glm::mix(actor.motion.from.position, actor.piece.pose.position, glm::vec3(eased));
  look.pose.rotation = glm::slerp(actor.motion.from.rotation, actor.piece.pose.rotation, eased);
  look.scale = std::lerp(actor.motion.from_scale, actor.piece.scale, eased);
}

void set_fall(float t, Actor::Look& look) {
  const float tipped = engine::ease_in(std::min(1.0F, t * 1.6F)) * glm::half_pi<float>() * 0.92F;
  look.pose.rotation = look.pose.rotation * glm::angleAxis(-tipped, glm::vec3(1, 0, 0));
  look.opacity = 1 - engine::ease_in(t);
}

/// Taken up from where it fell and laid where it belongs, with the same face up.
void set_tidied(const Actor& actor, float t, Actor::Look& look) {
  const engine::Pose fell = look.pose;
  const float eased = engine::ease_in_out(t);
  look.pose.position = engine::leap(fell.position, actor.piece.pose.position, kTidyRise, eased);
  look.pose.rotation = glm::slerp(fell.rotation, actor.piece.pose.rotation, eased);
  look.scale = std::lerp(actor.motion.from_scale, actor.piece.scale, eased);
}

void set_throw(const Actor& actor, float since, Actor::Look& look) {
  const Motion& motion = actor.motion;
  look.pose = pose_in(*motion.flight, since);
  look.scale = motion.from_scale;
  look.opacity = std::clamp((since - released(*motion.flight)) / kReleaseFade, 0.0F, 1.0F);
  const float left = motion.end() - motion.start - since;
  if (actor.leaves) {
    look.opacity *= std::clamp(left / kDieFade, 0.0F, 1.0F);
  } else if (left < motion.tidying) {
    set_tidied(actor, 1 - left / motion.tidying, look);
  }
}

}  // namespace

Actor::Look look_at(const Actor& actor, float seconds) {
  const Motion& motion = actor.motion;
  Actor::Look look{.pose = actor.piece.pose, .scale = actor.piece.scale};
  if (actor.glow_until > seconds) {
    look.glow = std::min(1.0F, (actor.glow_until - seconds) / kGlowFade);
  }
  const float t =
      motion.seconds > 0 ? std::clamp((seconds - motion.start) / motion.seconds, 0.0F, 1.0F) : 1;
  switch (motion.gait) {
    case Gait::kStand: break;
    case Gait::kMarch: set_march(actor, t, look); break;
    case Gait::kSlide: set_slide(actor, t, look); break;
    case Gait::kThrow: set_throw(actor, seconds - motion.start, look); break;
    case Gait::kArrive:
      look.pose.position.y += kDropHeight * (1 - engine::ease_out_bounce(t));
      look.opacity = std::min(1.0F, t * 2.5F);
      break;
    case Gait::kFall: set_fall(t, look); break;
    case Gait::kFade: look.opacity = 1 - t; break;
    case Gait::kRise:
      look.pose.position.y += kDropHeight * engine::ease_in(t);
      look.opacity = 1 - engine::ease_in(t);
      break;
  }
  return look;
}

Motion march(const Actor& actor, const engine::Pose& to, float start) {
  const float way = glm::distance(actor.piece.pose.position, to.position);
  return {.gait = Gait::kMarch,
          .start = start,
          .seconds = std::clamp(kShortMarch + kMarchUnit * way, kShortMarch, kLongMarch),
          .linger = 0,
          .tidying = 0,
          .from = actor.piece.pose,
          .from_scale = actor.piece.scale,
          .flight = {}};
}

Motion slide(const Actor& actor, float start, float seconds) {
  return {.gait = Gait::kSlide,
          .start = start,
          .seconds = seconds,
          .linger = 0,
          .tidying = 0,
          .from = actor.piece.pose,
          .from_scale = actor.piece.scale,
          .flight = {}};
}

Motion arrive(const Piece& piece, float start) {
  return {.gait = Gait::kArrive,
          .start = start,
          .seconds = kArriveSeconds,
          .linger = 0,
          .tidying = 0,
          .from = piece.pose,
          .from_scale = piece.scale,
          .flight = {}};
}

Motion leave(const Actor& actor, float start) {
  Gait gait = is_figure(actor.piece) ? Gait::kFall : Gait::kRise;
  if (actor.piece.model.kind == PieceKind::kFellowship) gait = Gait::kFade;
  return {.gait = gait,
          .start = start,
          .seconds = kLeaveSeconds,
          .linger = 0,
          .tidying = 0,
          .from = actor.piece.pose,
          .from_scale = actor.piece.scale,
          .flight = {}};
}

}  // namespace table
