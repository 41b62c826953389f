#include "game/table/motion/melee.h"

#include <algorithm>
#include <cmath>
#include <glm/geometric.hpp>
#include <utility>

#include "game/table/dice/throws.h"
#include "rules/wotr/game.h"

namespace table {
namespace {

using wotr::EventKind;
using wotr::Side;

constexpr std::size_t kAbreast = 5;  // those start one after the other
constexpr float kImpact = 0.38F;     // the share of a lunge when it strikes home
constexpr float kOnWalls = 0.3F;     // of a lunge: there is no room for more
constexpr float kArmsLength = 0.9F;  // nobody thrusts through the enemy

std::size_t at(Side side) { return static_cast<std::size_t>(side); }

bool is_event(const core::Event& event, EventKind kind) {
  return event.kind == wotr::byte_of(kind);
}

struct Blows {
  std::array<std::size_t, 2> thrown{};  ///< by side: dice
  std::array<int, 2> suffered{};        ///< by side: hits
};

Blows blows_of(std::span<const core::Event> events) {
  Blows blows;
  std::array<int, 2> told{};
  for (const core::Event& event : events) {
    const std::size_t side = event.args[0] == 0 ? 0 : 1;
    if (is_event(event, EventKind::kCombatDie)) {
      ++blows.thrown[side];
      blows.suffered[1 - side] += event.args[2] != 0 ? 1 : 0;
    }
    if (is_event(event, EventKind::kHits)) told[1 - side] += event.args[1];
    if (is_event(event, EventKind::kCardHits)) {
      blows.suffered[event.args[1] == 0 ? 0 : 1] += event.args[2];
    }
  }
  const bool any_thrown = blows.thrown[0] + blows.thrown[1] > 0;
  if (!any_thrown && blows.suffered == std::array<int, 2>{}) blows.suffered = told;
  return blows;
}

/// The figures of one side, on both sides of what is happening.
std::vector<Actor*> force_of(std::span<Actor> actors, const Clash& clash, Side side) {
  std::vector<Actor*> force;
  for (Actor& actor : actors) {
    if (actor.piece.model.kind != PieceKind::kFigure) continue;
    if (actor.piece.spot != on_map(clash.places[at(side)])) continue;
    if (wotr::side_of(wotr::Figure{actor.piece.model.a}) == side) force.push_back(&actor);
  }
  return force;
}

glm::vec3 middle_of(const std::vector<Actor*>& force) {
  glm::vec3 sum{0};
  for (const Actor* actor : force) sum += actor->piece.pose.position;
  return sum / static_cast<float>(std::max<std::size_t>(1, force.size()));
}

float distance_to(const Actor* actor, const glm::vec3& place) {
  return glm::distance(actor->piece.pose.position, place);
}

/// Who stands nearest to the enemy comes first.
void rank(std::vector<Actor*>& force, const glm::vec3& enemy) {
  std::stable_sort(force.begin(), force.end(), [&](const Actor* one, const Actor* other) {
    return distance_to(one, enemy) < distance_to(other, enemy);
  });
}

glm::vec3 level(glm::vec3 way) {
  way.y = 0;
  const float length = glm::length(way);
  return length > 0 ? way / length : glm::vec3(0);
}

/// The blow falls on whoever stands in front: those behind step into the gap.
void fall_in_front(std::vector<Actor*>& force, Actor& fallen, const glm::vec3& enemy, float start,
                   const MotionStyle& style) {
  for (Actor* actor : force) {
    if (distance_to(actor, enemy) >= distance_to(&fallen, enemy)) break;
    if (actor->piece.model != fallen.piece.model || actor->motion.gait != Gait::kStand) continue;
    const Actor stood = fallen;
    fallen.piece.pose = actor->piece.pose;
    fallen.motion.from = actor->piece.pose;
    actor->motion = slide(stood, start + style.battle.topple, style.pieces.close_ranks);
    break;
  }
  fallen.motion.start = start;
  fallen.motion.reach = level(fallen.piece.pose.position - enemy) * style.battle.recoil;
}

/// What both forces do in one beat.
class Melee {
 public:
  Melee(std::span<Actor> actors, const Clash& clash, const MotionStyle& style)
      : clash_(clash),
        style_(style),
        forces_{force_of(actors, clash, Side::kFree), force_of(actors, clash, Side::kShadow)},
        rest_(dice_rest_at(actors)) {
    for (const std::size_t side : {0U, 1U}) middles_[side] = middle_of(forces_[side]);
    for (const std::size_t side : {0U, 1U}) rank(forces_[side], middles_[1 - side]);
  }

  bool is_joined() const { return !forces_[0].empty() && !forces_[1].empty(); }
  void lunge(Side side, std::size_t dice);
  void flash(Side side, int hits);
  void fall(Side side);

 private:
  bool presses(Side side) const {
    return clash_.kind == wotr::BattleKind::kSiege && side == clash_.attacker;
  }
  float first_blow() const { return rest_ > 0 ? rest_ + style_.battle.after_dice : 0; }
  float impact() const {
    const bool siege = clash_.kind == wotr::BattleKind::kSiege;
    const float seconds = siege ? style_.battle.press_seconds : style_.battle.lunge_seconds;
    return first_blow() + (rest_ > 0 ? kImpact * seconds : 0);
  }
  glm::vec3 thrust_of(const Actor& actor, Side side) const;

  const Clash& clash_;
  const MotionStyle& style_;
  std::array<std::vector<Actor*>, 2> forces_;
  std::array<glm::vec3, 2> middles_{};
  float rest_;
};

glm::vec3 Melee::thrust_of(const Actor& actor, Side side) const {
  const std::vector<Actor*>& enemies = forces_[1 - at(side)];
  const auto nearest =
      std::min_element(enemies.begin(), enemies.end(), [&](const Actor* one, const Actor* other) {
        return distance_to(one, actor.piece.pose.position) <
               distance_to(other, actor.piece.pose.position);
      });
  const glm::vec3 way = (*nearest)->piece.pose.position - actor.piece.pose.position;
  float reach = presses(side) ? style_.battle.press : style_.battle.lunge;
  if (wotr::is_garrison(wotr::Place{actor.piece.spot.value})) reach *= kOnWalls;
  return level(way) * std::min(reach, std::max(0.2F, glm::length(way) - kArmsLength));
}

/// As many as there are dice, the foremost; who presses against walls does so with all ranks.
void Melee::lunge(Side side, std::size_t dice) {
  const std::vector<Actor*>& force = forces_[at(side)];
  const std::size_t most = presses(side) ? force.size() : dice;
  std::size_t number = 0;
  for (Actor* actor : force) {
    if (number >= most) break;
    if (actor->motion.gait != Gait::kStand) continue;
    actor->motion = fade(actor->piece, Gait::kLunge,
                         presses(side) ? style_.battle.press_seconds : style_.battle.lunge_seconds);
    actor->motion.start =
        first_blow() + style_.battle.stagger * static_cast<float>(number % kAbreast);
    actor->motion.reach = thrust_of(*actor, side);
    actor->motion.carriage.lean = style_.battle.lean;
    ++number;
  }
}

void Melee::flash(Side side, int hits) {
  const std::vector<Actor*>& force = forces_[at(side)];
  const auto count =
      std::min<std::size_t>(static_cast<std::size_t>(std::max(0, hits)), force.size());
  for (std::size_t i = 0; i < count; ++i) {
    const float start = impact() + style_.battle.stagger * static_cast<float>(i);
    force[i]->flash = {start, start + style_.battle.flash};
  }
}

void Melee::fall(Side side) {
  std::vector<Actor*>& force = forces_[at(side)];
  float start = impact();
  for (std::size_t i = 0; i < force.size(); ++i) {
    if (force[i]->motion.gait != Gait::kFall) continue;
    fall_in_front(force, *force[i], middles_[1 - at(side)], start, style_);
    start += style_.battle.stagger;
  }
}

}  // namespace

void show_clash(std::span<Actor> actors, const Clash& clash, std::span<const core::Event> events,
                const MotionStyle& style) {
  Melee melee(actors, clash, style);
  if (!melee.is_joined()) return;
  const Blows blows = blows_of(events);
  for (const Side side : {Side::kFree, Side::kShadow}) {
    melee.fall(side);
    if (blows.thrown[at(side)] > 0) melee.lunge(side, blows.thrown[at(side)]);
    melee.flash(side, blows.suffered[at(side)]);
  }
}

void show_hits(std::span<Actor> actors, const Clash& clash, std::span<const core::Event> events,
               const MotionStyle& style) {
  Melee melee(actors, clash, style);
  if (!melee.is_joined()) return;
  const Blows blows = blows_of(events);
  for (const Side side : {Side::kFree, Side::kShadow}) {
    melee.flash(side, blows.suffered[at(side)]);
  }
}

}  // namespace table
