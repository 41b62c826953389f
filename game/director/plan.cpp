#include "game/director/plan.h"

#include <algorithm>
#include <array>
#include <optional>

#include "game/director/glide.h"
#include "game/director/scenes.h"

namespace director {
namespace {

constexpr float kSamePlace = 0.02F;  // of a screen, and of a distance

bool are_alike(const engine::CameraPose& one, const engine::CameraPose& other, glm::vec2 screen) {
  const float nearer =
      std::max(one.distance, other.distance) / std::min(one.distance, other.distance);
  return pan_between(one, other, screen) < kSamePlace && nearer < 1 + kSamePlace &&
         one.tilt == other.tilt && one.yaw == other.yaw;
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
  void begin(const Scene& scene, float before_all);
  void enter(const Scene& scene);
  void cut_to(Shot& shot);
  void turn_from(const Scene& scene, std::size_t beat);
  bool has_left(const Scene& scene, std::size_t beat) const;
  bool turn_within(const Scene& scene, std::size_t beat, float ends);
  std::optional<Scene> next_matter(std::size_t beat) const;
  Scene other_angle(const Scene& scene, std::size_t beat) const;
  bool may_cut() const;
  const engine::CameraPose& seen() const { return plan_.shots.back().pose; }

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

void Cutting::begin(const Scene& scene, float before_all) {
  clock_ += before_all;
  plan_.shots.push_back({.kind = scene.kind, .opens = scene.pose, .pose = scene.pose});
}

/// The next shot; the one before has lasted long enough.
void Cutting::enter(const Scene& scene) {
  Shot& last = plan_.shots.back();
  clock_ = std::max(clock_, last.from + rules_.least_shot);
  last.until = clock_;
  last.end_beat = scene.first;
  Shot shot{.kind = scene.kind,
            .from = clock_,
            .opens = scene.pose,
            .pose = scene.pose,
            .first_beat = scene.first,
            .end_beat = scene.end};
  const float way = glide_seconds(last.pose, scene.pose, set_.screen, rules_);
  const bool glides =
      !rules_.is_still && !scene.is_elsewhen && (way <= rules_.far_glide || !may_cut());
  if (glides) {
    shot.entry = Entry::kGlide;
    shot.opens = last.pose;
    shot.enters = way;
    clock_ += way;
  } else {
    cut_to(shot);
  }
  plan_.shots.push_back(shot);
}

/// What will happen next, or what is worth a look meanwhile, of what is not looked at already.
std::optional<Scene> Cutting::next_matter(std::size_t beat) const {
  std::vector<glm::vec2> candidates = beats_[beat].matters;
  if (!beats_[beat].places.empty()) candidates.push_back(beats_[beat].places.back());
  for (std::size_t i = beat + 1; i < beats_.size() && !beats_[i].is_elsewhen; ++i) {
    if (!is_placed(beats_[i]) || beats_[i].shot == ShotKind::kWhole) continue;
    candidates.insert(candidates.begin(), focus_of(beats_[i], set_, rules_).back());
    break;
  }
  for (const glm::vec2 place : candidates) {
    const std::array places{place};
    const engine::CameraPose pose = framed(set_, rules_, ShotKind::kHold, places);
    if (!are_alike(seen(), pose, set_.screen)) return Scene{.pose = pose};
  }
  return std::nullopt;
}

/// What is still to be seen of the scene, from aside and from a little nearer or farther away.
Scene Cutting::other_angle(const Scene& scene, std::size_t beat) const {
  Scene other = scene;
  other.must.clear();
  for (std::size_t i = beat; i < scene.end; ++i) {
    if (!is_placed(beats_[i])) continue;
    const std::vector<glm::vec2> focus = focus_of(beats_[i], set_, rules_);
    other.must.insert(other.must.end(), focus.begin(), focus.end());
  }
  other.pose = other.must.empty() ? seen() : framed(set_, rules_, scene.kind, other.must);
  const engine::CameraPose straight = other.pose;
  const float side = seen().yaw > 0 ? -1.0F : 1.0F;
  for (const float aside : {0.32F, 0.18F}) {  // radians
    for (const float away : {0.88F, 1.0F, 1.14F, 1.3F}) {
      other.pose.yaw = side * aside;
      other.pose.distance = away * straight.distance;
      if (shows(set_, other.pose, other.must, rules_.margin)) return other;
    }
  }
  other.pose = straight;
  return other;
}

/// Where the shot becomes too long with the beat, or lingers where nothing happens: another one.
void Cutting::turn_from(const Scene& scene, std::size_t beat) {
  const Beat& next = beats_[beat];
  const float shown = clock_ - plan_.shots.back().from;
  const float will_be = shown + next.seconds + next.rests;
  const bool is_idle = !is_placed(next);
  if (rules_.is_still) return;  // each change is a cut, and there are few of them
  if (shown < rules_.least_shot || will_be <= (is_idle ? rules_.lingers : rules_.most_shot)) return;
  std::optional<Scene> other;
  if (is_idle && scene.kind != ShotKind::kDuel) other = next_matter(beat);
  if (!other && will_be > rules_.most_shot && scene.kind != ShotKind::kWhole)
    other = other_angle(scene, beat);
  if (!other || are_alike(seen(), other->pose, set_.screen)) return;
  other->first = beat;
  other->end = scene.end;
  other->is_elsewhen = false;
  enter(*other);
}

/// The camera has looked elsewhere meanwhile, and the beat is not seen from there, or too small.
bool Cutting::has_left(const Scene& scene, std::size_t beat) const {
  if (!is_placed(beats_[beat]) || scene.places.empty()) return false;
  if (are_alike(seen(), scene.pose, set_.screen)) return false;
  return seen().distance > scene.pose.distance * rules_.together ||
         !shows(set_, seen(), focus_of(beats_[beat], set_, rules_), rules_.margin);
}

/// The same within a beat that takes long: what it tells goes on meanwhile.
bool Cutting::turn_within(const Scene& scene, std::size_t beat, float ends) {
  const float since = std::max(plan_.shots.back().from, plan_.begins[beat] + beats_[beat].moves);
  const float next = std::min(since + rules_.most_shot / 2, ends - rules_.least_shot);
  const bool is_long = next - plan_.shots.back().from >= rules_.least_shot;
  if (rules_.is_still || !is_long || !may_cut()) return false;
  const std::optional<Scene> found =
      scene.must.empty() ? next_matter(beat) : std::optional(other_angle(scene, beat));
  if (!found || are_alike(seen(), found->pose, set_.screen)) return false;
  Scene other = *found;
  clock_ = next;
  plan_.shots.back().until = clock_;
  cuts_.push_back(clock_);
  plan_.shots.push_back({.kind = scene.kind,
                         .from = clock_,
                         .opens = other.pose,
                         .pose = other.pose,
                         .first_beat = beat,
                         .end_beat = scene.end});
  return true;
}

void Cutting::add(const Scene& scene, float before_all) {
  const bool is_first = plan_.shots.empty();
  const bool goes_on = !is_first && !scene.is_elsewhen &&
                       (scene.places.empty() || are_alike(seen(), scene.pose, set_.screen));
  if (is_first) {
    begin(scene, before_all);
  } else if (!goes_on) {
    enter(scene);
  }
  for (std::size_t i = scene.first; i < scene.end; ++i) {
    if (i > scene.first || goes_on) turn_from(scene, i);
    if (has_left(scene, i)) {
      Scene back = scene;
      back.first = i;
      back.is_elsewhen = false;
      enter(back);
    }
    plan_.begins[i] = clock_;
    const float ends = clock_ + beats_[i].seconds + beats_[i].rests;
    while (ends - plan_.shots.back().from > rules_.most_shot && turn_within(scene, i, ends))
      continue;
    clock_ = ends;
  }
  Shot& shot = plan_.shots.back();
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
