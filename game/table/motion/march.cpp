#include "game/table/motion/march.h"

#include <algorithm>
#include <cmath>
#include <glm/geometric.hpp>
#include <glm/gtc/constants.hpp>
#include <glm/gtc/quaternion.hpp>
#include <map>
#include <utility>

#include "engine/scene/easing.h"
#include "game/table/pieces/piece.h"

namespace table {
namespace {

constexpr float kTurn = 0.22F;   // the share of the way on which a figure turns to it, and from it
constexpr float kKnocks = 2.5F;  // times that it springs after it was set down

bool is_march(const Actor& actor) { return actor.motion.kind == MotionKind::kMarch; }

/// The whole army follows one line, and is narrower on the way than where it stands.
glm::vec3 place_on_way(const Actor& actor, float u) {
  const glm::vec3 from = actor.motion.from.position;
  const glm::vec3 to = actor.piece.pose.position;
  if (!actor.motion.path) return glm::mix(from, to, u);
  const MarchPath& path = *actor.motion.path;
  const glm::vec3 aside = glm::mix(from - path.points.front(), to - path.points.back(), u);
  const float breadth = 1 - (1 - actor.motion.carriage.column) * std::sin(glm::pi<float>() * u);
  return path.at(u) + aside * breadth;
}

glm::vec3 heading_on_way(const Actor& actor, float u) {
  if (actor.motion.path) return actor.motion.path->heading(u);
  glm::vec3 ahead = actor.piece.pose.position - actor.motion.from.position;
  ahead.y = 0;
  const float length = glm::length(ahead);
  return length > 0 ? ahead / length : glm::vec3(0, 0, 1);
}

/// Taken up fast, carried level, set down fast.
float carried(float u) {
  const float off = 2 * u - 1;
  return 1 - off * off * off * off;
}

glm::quat turned(const Actor& actor, const glm::vec3& ahead, float u) {
  const glm::quat along = facing(yaw_towards({ahead.x, ahead.z}));
  if (u < kTurn)
    return glm::slerp(actor.motion.from.rotation, along, engine::ease_in_out(u / kTurn));
  const float left = (1 - u) / kTurn;
  return glm::slerp(actor.piece.pose.rotation, along, engine::ease_in_out(std::min(1.0F, left)));
}

/// Sinks a little before the leap; is pressed flat when it lands and springs back.
float squash(const Carriage& carriage, float t) {
  if (t < carriage.gather) {
    return 1 - carriage.crouch * std::sin(glm::pi<float>() * t / carriage.gather);
  }
  if (t < carriage.land) return 1;
  const float s = (t - carriage.land) / (1 - carriage.land);
  return 1 - carriage.squash * (1 - s) * (1 - s) * std::cos(kKnocks * glm::pi<float>() * s);
}

}  // namespace

void set_march(const Actor& actor, float t, Actor::Look& look) {
  const Carriage& carriage = actor.motion.carriage;
  const float u = std::clamp((t - carriage.gather) / (carriage.land - carriage.gather), 0.0F, 1.0F);
  const float eased = engine::ease_in_out(u);
  const glm::vec3 ahead = heading_on_way(actor, eased);
  look.pose.position = place_on_way(actor, eased);
  look.pose.position.y += carriage.rise * carried(u);
  if (t < carriage.gather) {
    const float back = std::sin(glm::pi<float>() * t / carriage.gather);
    look.pose.position -= ahead * (carriage.draw_back * back);
  }
  const float lean = carriage.lean * std::sin(glm::pi<float>() * eased);
  const glm::vec3 axle = glm::cross(glm::vec3(0, 1, 0), ahead);
  look.pose.rotation = glm::angleAxis(lean, axle) * turned(actor, ahead, eased);
  look.scale = std::lerp(actor.motion.from_scale, actor.piece.scale, eased);
  look.squash = squash(carriage, t);
}

void form_columns(std::span<Actor> actors, float start, const MotionStyle::March& style) {
  std::map<std::pair<const MarchPath*, Spot>, std::vector<Actor*>> columns;
  for (Actor& actor : actors) {
    if (is_march(actor)) columns[{actor.motion.path.get(), actor.piece.spot}].push_back(&actor);
  }
  for (auto& [key, column] : columns) {
    const glm::vec3 ahead = heading_on_way(*column.front(), 0);
    std::stable_sort(column.begin(), column.end(), [&](const Actor* one, const Actor* other) {
      return glm::dot(one->motion.from.position, ahead) >
             glm::dot(other->motion.from.position, ahead);
    });
    const auto followers = static_cast<float>(column.size() - 1);
    const float whole = std::min(style.stagger * followers, style.longest_stagger);
    const float each = followers > 0 ? whole / followers : 0;
    for (std::size_t i = 0; i < column.size(); ++i) {
      Motion& motion = column[i]->motion;
      motion.start = start + each * static_cast<float>(i);
      motion.seconds = std::min(motion.seconds, style.longest - whole);
    }
  }
}

}  // namespace table
