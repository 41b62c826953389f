#include "game/table/motion/stage.h"

#include <algorithm>
#include <glm/geometric.hpp>

#include "game/table/motion/throws.h"
#include "game/table/motion/transition_planner.h"

namespace table {
namespace {

constexpr std::size_t kPatience = 3;  // beats that may wait before the stage hurries

/// When the last of those who march or fall has come to rest; 0 where none does.
float in_place_after(std::span<const Actor> actors) {
  float last = 0;
  for (const Actor& actor : actors) {
    const Motion& motion = actor.motion;
    if (motion.kind != MotionKind::kMarch && motion.kind != MotionKind::kFall) continue;
    last = std::max(last, motion.start + motion.seconds);
  }
  return last;
}

}  // namespace

void Stage::reset(Mirror mirror) {
  waiting_.clear();
  drop_throws();
  actors_.clear();
  glowing_.clear();
  for (const Piece& piece : mirror.pieces) actors_.push_back({.piece = piece, .motion = {}});
  target_ = std::move(mirror.pieces);
  formations_ = next_formations_ = std::move(mirror.formations);
  ring_ = std::move(mirror.ring);
  battle_ = mirror.battle;
  is_fought_ = battle_.is_fought;
  battle_light_ = is_fought_ ? 1.0F : 0.0F;
  playing_ = false;
  clock_ = 0;
  tray_ = tray_wanted_ = 0;
}

void Stage::tell(Beat beat) {
  waiting_.push_back(std::move(beat));
  if (!playing_) play(0);
}

void Stage::begin(Beat beat) {
  std::size_t next = 0;
  const ThrowSource ready = [&](const engine::ThrowSetup& setup) {
    return next < pending_.size() ? pending_[next++]->get()
                                  : std::make_shared<const engine::Throw>(engine::simulate(setup));
  };
  const bool was_fought = is_fought_;
  is_fought_ = beat.after.battle.is_fought;
  if (is_fought_) battle_ = beat.after.battle;
  if (beat.tray) move_tray(*beat.tray);
  const Staging staging{.world = world_,
                        .battle = was_fought || is_fought_ ? battle_ : Battle{},
                        .tray = tray_place_,
                        .is_reduced = is_reduced_,
                        .source = ready};
  actors_ = plan_transition(std::move(actors_), beat.after.pieces, beat.cues, staging, throws_);
  pending_.clear();
  is_asked_ = false;
  glowing_ = std::move(beat.cues.lit);
  ring_ = std::move(beat.after.ring);
  target_ = std::move(beat.after.pieces);
  next_formations_ = std::move(beat.after.formations);
  regrouped_at_ = in_place_after(actors_);
  clock_ = 0;
  ++beat_;
  playing_ = true;
  if (regrouped_at_ == 0) regroup();
  const float in_tray = tray_empty_after(actors_);
  if (in_tray > 0) tray_wanted_ = in_tray + style().dice.tray_stays;
}

/// Asks the worker for what the beat throws, and sees whether it has come.
bool Stage::has_throws_ready(const Beat& beat) {
  if (!worker_) return true;
  if (!is_asked_) {
    is_asked_ = true;
    // What is thrown shows when the pieces are paired; nothing else of this is kept.
    const ThrowSource ask = [this](const engine::ThrowSetup& setup) {
      pending_.push_back(worker_->start(setup));
      return std::make_shared<const engine::Throw>(engine::laid_out(setup));
    };
    std::uint32_t throws = throws_;
    plan_transition(actors_, beat.after.pieces, beat.cues,
                    {.world = world_, .is_reduced = true, .source = ask}, throws);
  }
  return std::all_of(pending_.begin(), pending_.end(),
                     [](const auto& pending) { return pending->is_ready(); });
}

/// They count as thrown, so that the next ones are the same whether or not these were waited for.
void Stage::drop_throws() {
  throws_ += static_cast<std::uint32_t>(pending_.size());
  pending_.clear();
  is_asked_ = false;
}

/// It stays where it is for another throw, unless it must now stand elsewhere.
void Stage::move_tray(const TrayPlace& place) {
  const float way = glm::distance(tray_place_.position, place.position);
  if (tray_ > 0 && way < table::dice_tray().size.y / 2 * tray_place_.scale) return;
  tray_place_ = place;
  tray_ = 0;
}

float Stage::length() const {
  float end = glowing_.empty() ? 0.0F : style().pieces.place_glow;
  for (const Actor& actor : actors_) {
    end = std::max({end, actor.motion.end(), actor.flash.until});
  }
  return end;
}

void Stage::regroup() { formations_ = next_formations_; }

void Stage::finish() {
  regroup();
  std::vector<Actor> settled;
  settled.reserve(target_.size());
  for (const Piece& piece : target_) settled.push_back({.piece = piece, .motion = {}});
  actors_ = std::move(settled);
  glowing_.clear();
  playing_ = false;
  clock_ = 0;
}

bool Stage::update(double seconds) {
  float left = static_cast<float>(seconds);
  if (waiting_.size() > kPatience) left *= static_cast<float>(waiting_.size() - kPatience + 1);
  const bool plays = play(left);
  const bool shows_tray = follow_tray(left);
  const bool lights_battle = follow_battle(left);
  return plays || shows_tray || lights_battle;
}

bool Stage::follow_tray(float seconds) {
  const MotionStyle::Dice& dice = style().dice;
  tray_ += tray_wanted_ > 0 ? seconds / dice.tray_down : -seconds / dice.tray_up;
  tray_ = std::clamp(tray_, 0.0F, 1.0F);
  tray_wanted_ = std::max(0.0F, tray_wanted_ - seconds);
  return tray_ > 0;
}

bool Stage::follow_battle(float seconds) {
  const float goal = is_fought_ ? 1.0F : 0.0F;
  if (battle_light_ == goal) return false;
  const float step = seconds / style().battle.light;
  battle_light_ = std::clamp(battle_light_ + (is_fought_ ? step : -step), 0.0F, 1.0F);
  return true;
}

/// True while something is still on its way.
bool Stage::play(float seconds) {
  float left = seconds;
  while (true) {
    if (playing_) {
      const float rest = length() - clock_;
      if (rest > left) {
        clock_ += left;
        if (clock_ >= regrouped_at_) regroup();
        return true;
      }
      left -= std::max(rest, 0.0F);
      finish();
    }
    if (waiting_.empty()) return false;
    if (!has_throws_ready(waiting_.front())) return true;
    Beat next = std::move(waiting_.front());
    waiting_.pop_front();
    begin(std::move(next));
  }
}

void Stage::skip() {
  drop_throws();
  if (!waiting_.empty()) {
    ring_ = std::move(waiting_.back().after.ring);
    target_ = std::move(waiting_.back().after.pieces);
    next_formations_ = std::move(waiting_.back().after.formations);
    is_fought_ = waiting_.back().after.battle.is_fought;
    if (is_fought_) battle_ = waiting_.back().after.battle;
    waiting_.clear();
  }
  finish();
  tray_ = tray_wanted_ = 0;
  battle_light_ = is_fought_ ? 1.0F : 0.0F;
}

bool Stage::is_rolling() const {
  return !pending_.empty() || (playing_ && clock_ < tray_empty_after(actors_));
}

bool Stage::has_falling_dice() const {
  return !pending_.empty() || (playing_ && clock_ < dice_rest_at(actors_));
}

std::vector<RegionLight> Stage::lights() const {
  std::vector<RegionLight> lights;
  const auto add = [&](RegionId region, float strength) {
    if (has_region(world_.layout, region)) lights.push_back({region, strength});
  };
  if (battle_light_ > 0) {
    add(battle_.target, battle_light_);
    if (battle_.from != battle_.target) add(battle_.from, battle_light_);
  }
  if (!playing_) return lights;
  const float left = std::max(0.0F, 1 - clock_ / style().pieces.place_glow);
  for (const RegionId region : glowing_) add(region, left);
  return lights;
}

}  // namespace table
