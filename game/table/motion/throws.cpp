#include "game/table/motion/throws.h"

#include <algorithm>

#include "game/table/dice/dice_tray.h"
#include "game/table/dice/die_labels.h"

namespace table {
namespace {

/// The first side throws from the west, others from the east.
glm::vec2 towards(const Actor& die) {
  return die.piece.traits.side == 0 ? glm::vec2(1, 0) : glm::vec2(-1, 0);
}

bool is_thrown(const Actor& actor) {
  return actor.motion.kind == MotionKind::kThrow || actor.motion.kind == MotionKind::kLie;
}

Motion thrown(const Flight& flight, const Actor& die, float start, float wait,
              const MotionStyle::Dice& style) {
  return {.kind = MotionKind::kThrow,
          .start = start,
          .seconds = flight.thrown->seconds,
          .linger = die.leaves ? style.read : style.read_before_tidying + wait,
          .tidying = die.leaves ? 0 : style.tidy,
          .from = rest_of(flight),
          .from_scale = die.leaves ? die.piece.scale : kThrownDieScale * flight.tray.scale,
          .height = style.tidy_rise,
          .path = {},
          .flight = flight};
}

/// Nothing travels: it is read where it would have come to rest, or at once where it belongs.
Motion laid(const Actor& die, float start, const ThrowPlan& plan) {
  Motion motion = fade(die.piece, die.leaves ? MotionKind::kLie : MotionKind::kAppear, plan.fade);
  motion.start = die.leaves ? start : 0;
  motion.linger = die.leaves ? plan.style.read : 0;
  return motion;
}

/// At most as many as one throw holds. Answers when the last has left the tray.
float throw_at(std::span<Actor> dice, float start, const ThrowPlan& plan, std::uint32_t seed) {
  const engine::ThrowSetup setup{.tray = dice_tray(),
                                 .cubes = static_cast<int>(dice.size()),
                                 .side = kThrownDieSide,
                                 .towards = towards(dice.front()),
                                 .seed = seed};
  const auto flown = plan.source ? plan.source(setup)
                                 : std::make_shared<const engine::Throw>(engine::simulate(setup));
  float end = start;
  for (std::size_t i = 0; i < dice.size(); ++i) {
    Actor& die = dice[i];
    const glm::quat lies = flown->cubes[i].at_rest().rotation;
    const Flight flight{flown, i, labels_for(lies, die.piece.pose.rotation), plan.tray};
    if (die.leaves) {
      die.piece.pose = rest_of(flight);
      die.piece.scale = kThrownDieScale * plan.tray.scale;
    }
    const float wait = plan.style.tidy_stagger * static_cast<float>(i);
    die.motion =
        plan.fade > 0 ? laid(die, start, plan) : thrown(flight, die, start, wait, plan.style);
    end = std::max(end, die.motion.end());
  }
  return end;
}

}  // namespace

void throw_together(std::span<Actor> dice, const ThrowPlan& plan, std::uint32_t& throws) {
  float start = plan.style.tray_down;  // first of all
  while (!dice.empty()) {
    const std::size_t count = std::min<std::size_t>(dice.size(), engine::kMostThrown);
    start = throw_at(dice.first(count), start, plan, ++throws);
    dice = dice.subspan(count);
  }
}

float tray_empty_after(std::span<const Actor> actors) {
  float last = 0;
  for (const Actor& actor : actors) {
    if (is_thrown(actor)) last = std::max(last, actor.motion.end());
  }
  return last;
}

float dice_rest_at(std::span<const Actor> actors) {
  float last = 0;
  for (const Actor& actor : actors) {
    if (is_thrown(actor)) last = std::max(last, actor.motion.start + actor.motion.seconds);
  }
  return last;
}

}  // namespace table
