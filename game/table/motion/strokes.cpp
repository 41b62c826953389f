#include "game/table/motion/strokes.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <set>

namespace table {
namespace {

constexpr float kHardest = 14;        // impulse of a knock that is as loud as any
constexpr float kHits = 0.38F;        // the share of a lunge when it strikes home
constexpr float kTouchesDown = 0.5F;  // of what falls and bounces (engine::ease_out_bounce)
constexpr float kTogether = 0.012F;   // seconds in which the same is heard once

StrokeKind kind_of(engine::Struck struck) {
  switch (struck) {
    case engine::Struck::kFloor: return StrokeKind::kDieOnFelt;
    case engine::Struck::kWall: return StrokeKind::kDieOnWood;
    case engine::Struck::kCube: return StrokeKind::kDieOnDie;
  }
  return StrokeKind::kDieOnFelt;
}

glm::vec2 on_map(const glm::vec3& place) { return {place.x, place.z}; }

void add_throw(std::vector<Stroke>& strokes, const Actor& die) {
  const Flight& flight = *die.motion.flight;
  for (const engine::Knock& knock : flight.thrown->knocks) {
    const engine::Pose at{{knock.place.x, 0, knock.place.y}, {1, 0, 0, 0}};
    strokes.push_back({.seconds = die.motion.start + knock.seconds,
                       .kind = kind_of(knock.struck),
                       .impulse = knock.impulse,
                       .strength = std::min(1.0F, knock.impulse / kHardest),
                       .place = on_map(in_world(flight.tray, at).position)});
  }
}

/// A counter is slid, a card comes and goes, and a figure in the ranks only shuffles its feet.
std::optional<StrokeKind> slid(const Actor& actor) {
  if (actor.piece.traits.role != PieceRole::kThing) return std::nullopt;
  return actor.leaves ? StrokeKind::kCardSlides : StrokeKind::kCounterSlides;
}

/// What one piece is heard of, dice that fly apart.
std::optional<Stroke> stroke_of(const Actor& actor) {
  const Motion& motion = actor.motion;
  Stroke stroke{.seconds = motion.start, .place = on_map(actor.piece.pose.position)};
  switch (motion.kind) {
    case MotionKind::kMarch:
      stroke.kind = StrokeKind::kFigureSet;
      stroke.seconds += motion.carriage.land * motion.seconds;
      stroke.strength = 0.6F;
      return stroke;
    case MotionKind::kArrive:
      stroke.kind = is_walker(actor.piece) ? StrokeKind::kFigureSet : StrokeKind::kCounterSlides;
      stroke.seconds += kTouchesDown * motion.seconds;
      return stroke;
    case MotionKind::kFall:
      stroke.kind = StrokeKind::kFigureFalls;
      stroke.seconds += kTouchesDown * motion.seconds;
      return stroke;
    case MotionKind::kLunge:
      stroke.kind = StrokeKind::kClash;
      stroke.seconds += kHits * motion.seconds;
      return stroke;
    case MotionKind::kHop: stroke.kind = StrokeKind::kDiceTaken; return stroke;
    case MotionKind::kSlide:
      if (const auto kind = slid(actor)) {
        stroke.kind = *kind;
        return stroke;
      }
      return std::nullopt;
    default: return std::nullopt;
  }
}

std::vector<Stroke> merged(std::vector<Stroke> strokes) {
  std::ranges::stable_sort(strokes, {}, &Stroke::seconds);
  std::vector<Stroke> kept;
  for (const Stroke& stroke : strokes) {
    const auto same = std::find_if(kept.rbegin(), kept.rend(), [&](const Stroke& one) {
      return one.kind == stroke.kind && stroke.seconds - one.seconds <= kTogether;
    });
    if (same == kept.rend()) {
      kept.push_back(stroke);
      continue;
    }
    same->strength = std::min(1.0F, std::hypot(same->strength, stroke.strength));
    same->impulse = std::max(same->impulse, stroke.impulse);
  }
  return kept;
}

}  // namespace

std::vector<Stroke> strokes_of(std::span<const Actor> actors) {
  std::vector<Stroke> strokes;
  std::set<const engine::Throw*> thrown;  // all dice of a throw share its knocks
  for (const Actor& actor : actors) {
    const Motion& motion = actor.motion;
    if (motion.kind == MotionKind::kThrow && motion.flight) {
      if (thrown.insert(motion.flight->thrown.get()).second) add_throw(strokes, actor);
      if (motion.tidying > 0) {
        strokes.push_back({.seconds = motion.start + motion.seconds + motion.linger,
                           .kind = StrokeKind::kDiceTaken,
                           .place = on_map(motion.from.position)});
      }
    } else if (const auto stroke = stroke_of(actor)) {
      strokes.push_back(*stroke);
    }
  }
  return merged(std::move(strokes));
}

}  // namespace table
