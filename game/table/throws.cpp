#include "game/table/throws.h"

#include <algorithm>

#include "game/table/dice_tray.h"
#include "game/table/die_faces.h"

namespace table {
namespace {

constexpr float kTraySeconds = 0.2F;     // the tray is set down first
constexpr float kReadSeconds = 1.0F;     // before dice go
constexpr float kReadBeforeTidy = 0.7F;  // they can still be read afterwards
constexpr float kTidySeconds = 0.5F;
constexpr float kTidyStagger = 0.04F;

/// The Free Peoples throw from the west, the Shadow from the east.
glm::vec2 towards(const Actor& die) {
  return static_cast<wotr::Side>(die.piece.model.a) == wotr::Side::kFree ? glm::vec2(1, 0)
                                                                         : glm::vec2(-1, 0);
}

Motion thrown(const Flight& flight, const Actor& die, float start, int number) {
  const float wait = kReadBeforeTidy + kTidyStagger * static_cast<float>(number);
  return {.gait = Gait::kThrow,
          .start = start,
          .seconds = flight.thrown->seconds,
          .linger = die.leaves ? kReadSeconds : wait,
          .tidying = die.leaves ? 0 : kTidySeconds,
          .from = rest_of(flight),
          .from_scale = kThrownDieScale,
          .flight = flight};
}

/// At most as many as one throw holds. Answers when the last has left the tray.
float throw_at(std::span<Actor> dice, float start, std::uint32_t seed) {
  const auto flown = std::make_shared<const engine::Throw>(
      engine::simulate({.tray = dice_tray(),
                        .cubes = static_cast<int>(dice.size()),
                        .side = kThrownDieSide,
                        .towards = towards(dice.front()),
                        .seed = seed}));
  if (flown->cubes.size() < dice.size()) return start;  // then they simply lie there
  float end = start;
  for (std::size_t i = 0; i < dice.size(); ++i) {
    Actor& die = dice[i];
    const glm::quat lies = flown->cubes[i].at_rest().rotation;
    const Flight flight{flown, i, labels_for(lies, die.piece.pose.rotation)};
    if (die.leaves) die.piece.pose = rest_of(flight);
    die.motion = thrown(flight, die, start, static_cast<int>(i));
    end = std::max(end, die.motion.end());
  }
  return end;
}

}  // namespace

void throw_together(std::span<Actor> dice, std::uint32_t& throws) {
  float start = kTraySeconds;
  while (!dice.empty()) {
    const std::size_t count = std::min<std::size_t>(dice.size(), engine::kMostThrown);
    start = throw_at(dice.first(count), start, ++throws);
    dice = dice.subspan(count);
  }
}

float tray_empty_after(std::span<const Actor> actors) {
  float last = 0;
  for (const Actor& actor : actors) {
    if (actor.motion.gait == Gait::kThrow) last = std::max(last, actor.motion.end());
  }
  return last;
}

}  // namespace table
