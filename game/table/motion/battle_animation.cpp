#include "game/table/motion/battle_animation.h"

#include <algorithm>
#include <cmath>
#include <glm/geometric.hpp>
#include <utility>

#include "game/table/motion/throws.h"

namespace table {
namespace {

constexpr std::size_t kAbreast = 5;  // those start one after the other
constexpr float kImpact = 0.38F;     // the share of a lunge when it strikes home
constexpr float kOnWalls = 0.3F;     // of a lunge: there is no room for more
constexpr float kArmsLength = 0.9F;  // nobody thrusts through the enemy

/// The figures of one side, on both sides of what is happening.
std::vector<Actor*> force_of(std::span<Actor> actors, const BattleForce& which) {
  std::vector<Actor*> force;
  for (Actor& actor : actors) {
    if (actor.piece.traits.role != PieceRole::kFigure) continue;
    if (!actor.piece.is_on_map || actor.piece.spot != which.spot) continue;
    if (actor.piece.traits.side == which.side) force.push_back(&actor);
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
    if (actor->piece.model != fallen.piece.model || actor->motion.kind != MotionKind::kStand)
      continue;
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
class BattleScene {
 public:
  BattleScene(std::span<Actor> actors, const Battle& battle, const MotionStyle& style)
      : battle_(battle),
        style_(style),
        forces_{force_of(actors, battle.forces[0]), force_of(actors, battle.forces[1])},
        rest_(dice_rest_at(actors)) {
    for (const std::size_t side : {0U, 1U}) middles_[side] = middle_of(forces_[side]);
    for (const std::size_t side : {0U, 1U}) rank(forces_[side], middles_[1 - side]);
  }

  bool is_joined() const { return battle_.is_fought && !forces_[0].empty() && !forces_[1].empty(); }
  void lunge(std::size_t side, std::size_t dice);
  void flash(std::size_t side, int hits);
  void fall(std::size_t side);

 private:
  bool presses(std::size_t side) const { return battle_.is_assault && side == battle_.attacker; }
  float first_blow() const { return rest_ > 0 ? rest_ + style_.battle.after_dice : 0; }
  float impact() const {
    const float seconds =
        battle_.is_assault ? style_.battle.press_seconds : style_.battle.lunge_seconds;
    return first_blow() + (rest_ > 0 ? kImpact * seconds : 0);
  }
  glm::vec3 thrust_of(const Actor& actor, std::size_t side) const;

  const Battle& battle_;
  const MotionStyle& style_;
  std::array<std::vector<Actor*>, 2> forces_;
  std::array<glm::vec3, 2> middles_{};
  float rest_;
};

glm::vec3 BattleScene::thrust_of(const Actor& actor, std::size_t side) const {
  const std::vector<Actor*>& enemies = forces_[1 - side];
  const auto nearest =
      std::min_element(enemies.begin(), enemies.end(), [&](const Actor* one, const Actor* other) {
        return distance_to(one, actor.piece.pose.position) <
               distance_to(other, actor.piece.pose.position);
      });
  const glm::vec3 way = (*nearest)->piece.pose.position - actor.piece.pose.position;
  float reach = presses(side) ? style_.battle.press : style_.battle.lunge;
  if (battle_.forces[side].is_on_walls) reach *= kOnWalls;
  return level(way) * std::min(reach, std::max(0.2F, glm::length(way) - kArmsLength));
}

/// As many as there are dice, the foremost; who presses against walls does so with all ranks.
void BattleScene::lunge(std::size_t side, std::size_t dice) {
  const std::vector<Actor*>& force = forces_[side];
  const std::size_t most = presses(side) ? force.size() : dice;
  std::size_t number = 0;
  for (Actor* actor : force) {
    if (number >= most) break;
    if (actor->motion.kind != MotionKind::kStand) continue;
    actor->motion = fade(actor->piece, MotionKind::kLunge,
                         presses(side) ? style_.battle.press_seconds : style_.battle.lunge_seconds);
    actor->motion.start =
        first_blow() + style_.battle.stagger * static_cast<float>(number % kAbreast);
    actor->motion.reach = thrust_of(*actor, side);
    actor->motion.carriage.lean = style_.battle.lean;
    ++number;
  }
}

void BattleScene::flash(std::size_t side, int hits) {
  const std::vector<Actor*>& force = forces_[side];
  const auto count =
      std::min<std::size_t>(static_cast<std::size_t>(std::max(0, hits)), force.size());
  for (std::size_t i = 0; i < count; ++i) {
    const float start = impact() + style_.battle.stagger * static_cast<float>(i);
    force[i]->flash = {start, start + style_.battle.flash};
  }
}

void BattleScene::fall(std::size_t side) {
  std::vector<Actor*>& force = forces_[side];
  float start = impact();
  for (std::size_t i = 0; i < force.size(); ++i) {
    if (force[i]->motion.kind != MotionKind::kFall) continue;
    fall_in_front(force, *force[i], middles_[1 - side], start, style_);
    start += style_.battle.stagger;
  }
}

}  // namespace

void animate_battle(std::span<Actor> actors, const Battle& battle, const Cues& cues,
                    const MotionStyle& style) {
  BattleScene scene(actors, battle, style);
  if (!scene.is_joined()) return;
  for (const std::size_t side : {0U, 1U}) {
    scene.fall(side);
    if (cues.dice_thrown[side] > 0) scene.lunge(side, cues.dice_thrown[side]);
    scene.flash(side, cues.hits_suffered[side]);
  }
}

void show_hits(std::span<Actor> actors, const Battle& battle, const Cues& cues,
               const MotionStyle& style) {
  BattleScene scene(actors, battle, style);
  if (!scene.is_joined()) return;
  for (const std::size_t side : {0U, 1U}) scene.flash(side, cues.hits_suffered[side]);
}

}  // namespace table
