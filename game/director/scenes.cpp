#include "game/director/scenes.h"

#include <algorithm>
#include <optional>

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
  std::optional<float> distance_joined(std::size_t first) const;
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
  const bool is_of_board = is_placed(beat) && beat.shot == ShotKind::kWhole;
  if (is_placed(beat) && !is_of_board) scene.must = focus_of(beat, set_, rules_);
  const bool is_whole =
      is_of_board || (beat.begins_turn && shows(set_, set_.whole, scene.must, rules_.margin));
  if (is_whole) {
    scene.places = set_.home;
    scene.kind = ShotKind::kWhole;
  } else if (is_placed(beat)) {
    scene.places = scene.must;
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
  both.must.insert(both.must.end(), other.must.begin(), other.must.end());
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
  const float nearer = std::min(one.pose.distance, other.pose.distance);
  const bool is_large = figure_share(both.pose) >= rules_.figure ||
                        both.pose.distance <= std::max(one.pose.distance, other.pose.distance);
  return is_large && both.pose.distance <= rules_.together * nearer &&
         shows(set_, both.pose, both.must, rules_.margin);
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

/// How far away the camera would be if the scene were one with the next.
std::optional<float> Grouping::distance_joined(std::size_t first) const {
  if (first + 1 >= scenes_.size() || scenes_[first + 1].is_elsewhen) return std::nullopt;
  const Scene both = joined(scenes_[first], scenes_[first + 1]);
  const bool is_seen = rules_.is_still || shows(set_, both.pose, both.must, rules_.margin);
  return is_seen ? std::optional(both.pose.distance) : std::nullopt;
}

/// Joins a scene that is too short to the neighbour that it lies nearer to. False if there is none
/// that could be seen with it: such a scene is shown longer.
bool Grouping::lengthen_one() {
  for (std::size_t i = 0; i < scenes_.size(); ++i) {
    if (seconds_of(scenes_[i]) >= least_seconds()) continue;
    const auto before = i > 0 ? distance_joined(i - 1) : std::nullopt;
    const auto after = distance_joined(i);
    if (!before && !after) continue;
    join(!after || (before && *before < *after) ? i - 1 : i);
    return true;
  }
  return false;
}

}  // namespace

std::vector<glm::vec2> focus_of(const Beat& beat, const Set& set, const Rules& rules) {
  std::vector<glm::vec2> focus = beat.places;
  const auto pose = [&](std::span<const glm::vec2> places) {
    return framed(set, rules, beat.shot, places);
  };
  while (focus.size() > 1 && !shows(set, pose(focus), focus, rules.margin)) {
    focus.erase(focus.begin());
  }
  std::vector<glm::vec2> whole_way = focus;
  whole_way.insert(whole_way.end(), beat.leads.begin(), beat.leads.end());
  const engine::CameraPose far = pose(whole_way);
  const bool is_near = figure_share(far) >= rules.figure;
  return is_near && shows(set, far, whole_way, rules.margin) ? whole_way : focus;
}

std::vector<Scene> scenes_of(std::span<const Beat> beats, const Set& set, const Rules& rules) {
  return Grouping(beats, set, rules).group();
}

}  // namespace director
