#include "game/director/plan.h"

#include <algorithm>

#include "game/director/glide.h"
#include "game/director/scenes.h"

namespace director {
namespace {

constexpr float kSamePlace = 0.02F;  // of a screen, and of a distance

bool are_alike(const engine::CameraPose& one, const engine::CameraPose& other, glm::vec2 screen) {
  const float nearer =
      std::max(one.distance, other.distance) / std::min(one.distance, other.distance);
  return pan_between(one, other, screen) < kSamePlace && nearer < 1 + kSamePlace &&
         one.tilt == other.tilt;
}

/// Lays scene after scene along the film.
class Cutting {
 public:
  Cutting(std::span<const Beat> beats, const Set& set, const Rules& rules)
      : beats_(beats), set_(set), rules_(rules) {}

  Plan lay(const Padding& padding) {
    plan_.begins.resize(beats_.size());
    clock_ = 0;
    for (const Scene& scene : scenes_of(beats_, set_, rules_)) add(scene, padding.before);
    clock_ += padding.after;
    if (!plan_.shots.empty()) plan_.shots.back().until = clock_;
    plan_.seconds = clock_;
    return std::move(plan_);
  }

 private:
  void add(const Scene& scene, float before_all);
  void enter(const Scene& scene, float before_all);
  void cut_to(Shot& shot);
  bool may_cut() const;

  std::span<const Beat> beats_;
  const Set& set_;
  const Rules& rules_;
  Plan plan_;
  float clock_ = 0;
  std::vector<float> cuts_;
};

bool Cutting::may_cut() const {
  const auto most = static_cast<std::size_t>(rules_.most_cuts);
  return cuts_.size() < most || clock_ - cuts_[cuts_.size() - most] > kMinute;
}

/// It shows first where that is, and then goes nearer.
void Cutting::cut_to(Shot& shot) {
  cuts_.push_back(clock_);
  shot.entry = Entry::kCut;
  if (!rules_.is_still && shot.kind != ShotKind::kWhole) {
    shot.opens.distance = std::max(
        shot.pose.distance, std::min(shot.pose.distance * rules_.opens, set_.whole.distance));
    shot.enters = rules_.settles;
  }
  clock_ += rules_.lead;
}

void Cutting::enter(const Scene& scene, float before_all) {
  Shot shot{.kind = scene.kind, .from = clock_, .opens = scene.pose, .pose = scene.pose};
  if (plan_.shots.empty()) {
    clock_ += before_all;
    plan_.shots.push_back(shot);
    return;
  }
  const engine::CameraPose& last = plan_.shots.back().pose;
  const float way = glide_seconds(last, scene.pose, set_.screen, rules_);
  const bool glides =
      !rules_.is_still && !scene.is_elsewhen && (way <= rules_.far_glide || !may_cut());
  if (glides) {
    shot.entry = Entry::kGlide;
    shot.opens = last;
    shot.enters = way;
    clock_ += way;
  } else {
    cut_to(shot);
  }
  plan_.shots.push_back(shot);
}

void Cutting::add(const Scene& scene, float before_all) {
  const bool goes_on =
      !plan_.shots.empty() && !scene.is_elsewhen &&
      (scene.places.empty() || are_alike(plan_.shots.back().pose, scene.pose, set_.screen));
  if (!goes_on) {
    enter(scene, before_all);
    plan_.shots.back().first_beat = scene.first;
  }
  for (std::size_t i = scene.first; i < scene.end; ++i) {
    plan_.begins[i] = clock_;
    clock_ += beats_[i].seconds + beats_[i].rests;
  }
  Shot& shot = plan_.shots.back();
  clock_ = std::max(clock_, shot.from + rules_.least_shot);
  shot.end_beat = scene.end;
  shot.until = clock_;
}

}  // namespace

Plan direct(std::span<const Beat> beats, const Set& set, const Rules& rules,
            const Padding& padding) {
  return Cutting(beats, set, rules).lay(padding);
}

const Shot& shot_at(const Plan& plan, float seconds) {
  const auto next = std::upper_bound(plan.shots.begin(), plan.shots.end(), seconds,
                                     [](float time, const Shot& shot) { return time < shot.from; });
  return next == plan.shots.begin() ? plan.shots.front() : *(next - 1);
}

engine::CameraPose pose_at(const Plan& plan, float seconds) {
  const Shot& shot = shot_at(plan, seconds);
  if (shot.enters <= 0) return shot.pose;
  return on_the_way(shot.opens, shot.pose, (seconds - shot.from) / shot.enters);
}

}  // namespace director
