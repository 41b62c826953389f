#include "game/director/scenes.h"

#include <algorithm>

namespace director {
namespace {

constexpr float kNearly = 0.6F;

/// Groups beats into scenes.
class Grouping {
 public:
  Grouping(std::span<const Beat> beats, const Set& set, const Rules& rules)
      : beats_(beats), set_(set), rules_(rules) {}

  std::vector<Scene> group() {
    for (std::size_t i = 0; i < beats_.size(); ++i) add(i);
    while (lengthen_one()) continue;
    return std::move(scenes_);
  }

 private:
  Scene scene_of(std::size_t number) const;
  void add(std::size_t number);
  Scene joined(const Scene& one, const Scene& other) const;
  bool fit_together(const Scene& one, const Scene& other, const Scene& both) const;
  float seconds_of(const Scene& scene) const;
  float least_seconds() const;
  bool lengthen_one();
  void join(std::size_t first);

  std::span<const Beat> beats_;
  const Set& set_;
  const Rules& rules_;
  std::vector<Scene> scenes_;
};

Scene Grouping::scene_of(std::size_t number) const {
  const Beat& beat = beats_[number];
  Scene scene{.first = number, .end = number + 1, .is_elsewhen = beat.is_elsewhen};
  const bool is_whole = beat.begins_turn || (is_placed(beat) && beat.shot == ShotKind::kWhole);
  if (is_whole) {
    scene.places = set_.home;
    scene.kind = ShotKind::kWhole;
  } else if (is_placed(beat)) {
    scene.places = beat.places;
    scene.kind = beat.shot;
  }
  scene.weight = beat.weight;
  scene.pose = framed(set_, rules_, scene.kind, scene.places);
  return scene;
}

/// Both; the weightier one says how.
Scene Grouping::joined(const Scene& one, const Scene& other) const {
  Scene both = one;
  both.end = other.end;
  if (other.places.empty()) return both;
  const bool other_leads = one.places.empty() || other.weight > one.weight;
  both.kind = other_leads ? other.kind : one.kind;
  both.weight = std::max(one.weight, other.weight);
  both.places.insert(both.places.end(), other.places.begin(), other.places.end());
  if (one.kind == ShotKind::kWhole || other.kind == ShotKind::kWhole) both.kind = ShotKind::kWhole;
  both.pose = framed(set_, rules_, both.kind, both.places);
  return both;
}

bool Grouping::fit_together(const Scene& one, const Scene& other, const Scene& both) const {
  if (one.places.empty() || other.places.empty()) return true;
  return both.pose.distance <= rules_.together * std::min(one.pose.distance, other.pose.distance);
}

void Grouping::add(std::size_t number) {
  Scene next = scene_of(number);
  const bool breaks = scenes_.empty() || next.is_elsewhen || beats_[number].begins_turn;
  if (!breaks) {
    Scene both = joined(scenes_.back(), next);
    if (fit_together(scenes_.back(), next, both)) {
      scenes_.back() = std::move(both);
      return;
    }
  }
  scenes_.push_back(std::move(next));
}

float Grouping::seconds_of(const Scene& scene) const {
  float seconds = rules_.lead;
  for (std::size_t i = scene.first; i < scene.end; ++i) {
    seconds += beats_[i].seconds + beats_[i].rests;
  }
  return seconds;
}

/// Where every change of scene is a cut, scenes are so long that there are not too many. Else one
/// that is nearly long enough is shown a little longer, rather than from farther away.
float Grouping::least_seconds() const {
  return rules_.is_still ? kMinute / static_cast<float>(rules_.most_cuts)
                         : rules_.least_shot * kNearly;
}

void Grouping::join(std::size_t first) {
  scenes_[first] = joined(scenes_[first], scenes_[first + 1]);
  scenes_.erase(scenes_.begin() + static_cast<std::ptrdiff_t>(first) + 1);
}

/// Joins a scene that is too short to the neighbour that it lies nearer to. False if there is none.
bool Grouping::lengthen_one() {
  for (std::size_t i = 0; i < scenes_.size(); ++i) {
    if (seconds_of(scenes_[i]) >= least_seconds()) continue;
    const bool has_before = i > 0 && !scenes_[i].is_elsewhen;
    const bool has_after = i + 1 < scenes_.size() && !scenes_[i + 1].is_elsewhen;
    if (!has_before && !has_after) continue;
    const float before =
        has_before ? joined(scenes_[i - 1], scenes_[i]).pose.distance : set_.whole.distance * 2;
    const float after =
        has_after ? joined(scenes_[i], scenes_[i + 1]).pose.distance : set_.whole.distance * 2;
    join(before < after ? i - 1 : i);
    return true;
  }
  return false;
}

}  // namespace

std::vector<Scene> scenes_of(std::span<const Beat> beats, const Set& set, const Rules& rules) {
  return Grouping(beats, set, rules).group();
}

}  // namespace director
