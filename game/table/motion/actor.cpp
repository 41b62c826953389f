#include "game/table/motion/actor.h"

#include <algorithm>
#include <cmath>
#include <glm/geometric.hpp>
#include <glm/gtc/constants.hpp>
#include <glm/gtc/matrix_transform.hpp>
#include <glm/gtc/quaternion.hpp>

#include "engine/scene/easing.h"
#include "game/table/motion/march.h"

namespace table {
namespace {

constexpr float kGlowFade = 0.6F;
constexpr float kGlowRise = 0.07F;
constexpr float kDieFade = 0.3F;
constexpr float kReleaseFade = 0.08F;  // a die leaves a hand that is not seen
constexpr float kLying = 0.94F;        // of a right angle
constexpr float kThrust = 0.38F;       // the share of a lunge until it is farthest
constexpr float kDrawBack = 0.18F;     // of the reach, before it

void set_slide(const Actor& actor, float t, Actor::Look& look) {
  const float eased = engine::ease_in_out(t);
  look.pose.position =
      glm::mix(actor.motion.from.position, actor.piece.pose.position, glm::vec3(eased));
  look.pose.rotation = glm::slerp(actor.motion.from.rotation, actor.piece.pose.rotation, eased);
  look.scale = std::lerp(actor.motion.from_scale, actor.piece.scale, eased);
}

/// Leans over to where `way` points, with its foot on the ground.
glm::quat tilted(const glm::quat& rotation, const glm::vec3& way, float angle) {
  const float length = glm::length(way);
  if (length <= 0) return rotation;
  const glm::vec3 axle = glm::cross(glm::vec3(0, 1, 0), way / length);
  return glm::angleAxis(angle, axle) * rotation;
}

/// Topples away from the blow, knocks on the ground, lies, and is gone.
void set_fall(const Actor& actor, float since, Actor::Look& look) {
  const Motion& motion = actor.motion;
  const float t = motion.seconds > 0 ? std::clamp(since / motion.seconds, 0.0F, 1.0F) : 1.0F;
  const float angle = engine::ease_out_bounce(t) * glm::half_pi<float>() * kLying;
  look.pose.rotation = tilted(look.pose.rotation, motion.reach, angle);
  look.pose.position += motion.reach * engine::ease_out(t);
  const float gone = since - motion.seconds - motion.linger;
  look.opacity = motion.tidying > 0 ? 1 - std::clamp(gone / motion.tidying, 0.0F, 1.0F) : 1.0F;
}

/// Draws back a little, thrusts, and returns: -1 to 1 of the reach.
float thrust(float t) {
  if (t < kThrust / 2) return -kDrawBack * std::sin(glm::pi<float>() * t / kThrust);
  if (t < kThrust) {
    const float s = (t - kThrust / 2) / (kThrust / 2);
    return std::lerp(-kDrawBack, 1.0F, engine::ease_in(s));
  }
  return 1 - engine::ease_in_out((t - kThrust) / (1 - kThrust));
}

void set_lunge(const Motion& motion, float t, Actor::Look& look) {
  const float out = thrust(t);
  look.pose.position += motion.reach * out;
  const float lean = motion.carriage.lean * glm::length(motion.reach) * out;
  look.pose.rotation = tilted(look.pose.rotation, motion.reach, lean);
}

/// Taken up from where it fell and laid where it belongs, with the same face up.
void set_tidied(const Actor& actor, float t, Actor::Look& look) {
  const engine::Pose fell = look.pose;
  const float eased = engine::ease_in_out(t);
  look.pose.position =
      engine::leap(fell.position, actor.piece.pose.position, actor.motion.height, eased);
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

void set_lie(const Motion& motion, float since, Actor::Look& look) {
  const float left = motion.end() - motion.start - since;
  if (motion.seconds <= 0) return;
  look.opacity = std::clamp(std::min(since, left) / motion.seconds, 0.0F, 1.0F);
}

/// Comes at once and goes slowly.
float glow_of(const Flash& flash, float seconds) {
  if (seconds < flash.start || seconds >= flash.until) return 0;
  const float rising = flash.start > 0 ? (seconds - flash.start) / kGlowRise : 1.0F;
  return std::min({1.0F, rising, (flash.until - seconds) / kGlowFade});
}

}  // namespace

Actor::Look look_at(const Actor& actor, float seconds) {
  const Motion& motion = actor.motion;
  Actor::Look look{.pose = actor.piece.pose, .scale = actor.piece.scale};
  look.glow = glow_of(actor.flash, seconds);
  const float since = seconds - motion.start;
  const float t = motion.seconds > 0 ? std::clamp(since / motion.seconds, 0.0F, 1.0F) : 1;
  switch (motion.kind) {
    case MotionKind::kStand: break;
    case MotionKind::kMarch: set_march(actor, t, look); break;
    case MotionKind::kSlide: set_slide(actor, t, look); break;
    case MotionKind::kHop:
      look.pose = motion.from;
      set_tidied(actor, t, look);
      break;
    case MotionKind::kThrow: set_throw(actor, since, look); break;
    case MotionKind::kLie: set_lie(motion, since, look); break;
    case MotionKind::kLunge: set_lunge(motion, t, look); break;
    case MotionKind::kArrive:
      look.pose.position.y += motion.height * (1 - engine::ease_out_bounce(t));
      look.opacity = std::min(1.0F, t * 2.5F);
      break;
    case MotionKind::kFall: set_fall(actor, since, look); break;
    case MotionKind::kFade: look.opacity = 1 - t; break;
    case MotionKind::kAppear: look.opacity = t; break;
    case MotionKind::kRise:
      look.pose.position.y += motion.height * engine::ease_in(t);
      look.opacity = 1 - engine::ease_in(t);
      break;
  }
  return look;
}

glm::mat4 transform_of(const Actor::Look& look, float growth) {
  const glm::mat4 stands = engine::to_matrix(look.pose, look.scale * growth);
  if (look.squash == 1) return stands;
  const float broad = 1 / std::sqrt(look.squash);
  return glm::scale(stands, {broad, look.squash, broad});
}

}  // namespace table
