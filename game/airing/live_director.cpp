#include "game/airing/live_director.h"

#include <algorithm>
#include <array>
#include <utility>

#include "game/director/glide.h"
#include "game/director/scenes.h"

namespace airing {

LiveDirector::LiveDirector(director::Set set, director::Rules rules)
    : set_(std::move(set)), rules_(rules), from_(set_.whole), to_(set_.whole), now_(set_.whole) {}

bool LiveDirector::shows(std::span<const glm::vec2> places) const {
  return std::ranges::all_of(
      places, [&](glm::vec2 place) { return director::is_clear(set_, to_, place, rules_.margin); });
}

bool LiveDirector::may_cut() const {
  const auto of_last_minute =
      std::ranges::count_if(cuts_, [&](double cut) { return time_ - cut < director::kMinute; });
  return of_last_minute < rules_.most_cuts;
}

/// What lies in the picture already, and is seen near enough, needs no other shot.
float LiveDirector::prepare(std::span<const director::Beat> foreseen) {
  if (hand_ != CameraHand::kDirector || wants_whole_ || foreseen.empty()) return 0;
  const director::Beat& first = foreseen.front();
  if (first.begins_turn) return turn_to(director::ShotKind::kWhole, set_.whole);
  if (!director::is_placed(first)) return 0;
  const std::vector<director::Scene> scenes = director::scenes_of(foreseen, set_, rules_);
  const director::Scene& scene = scenes.front();
  const float near = director::breadth_seen(scene.pose, set_.screen);
  const bool is_near = director::breadth_seen(to_, set_.screen) <= near * rules_.together;
  if (scene.kind == director::ShotKind::kHold || (is_near && shows(first.places))) return 0;
  return turn_to(scene.kind, scene.pose);
}

bool LiveDirector::wander(std::span<const glm::vec2> matters) {
  if (hand_ != CameraHand::kDirector || wants_whole_) return false;
  for (const glm::vec2 place : matters) {
    const std::array places{place};
    const engine::CameraPose pose =
        director::framed(set_, rules_, director::ShotKind::kHold, places);
    if (pose == to_) continue;
    turn_to(director::ShotKind::kHold, pose);
    return to_ == pose;
  }
  return false;
}

/// No shot is too short: the next one waits. To what is near it glides, to what is far it cuts.
float LiveDirector::turn_to(director::ShotKind kind, const engine::CameraPose& pose) {
  if (pose == to_) return 0;
  const auto waits = static_cast<float>(
      std::max(0.0, static_cast<double>(rules_.least_shot) - (time_ - shot_since_)));
  if (waits > 0) return waits;
  const float glide = director::glide_seconds(to_, pose, set_.screen, rules_);
  const bool cuts = (rules_.is_still || glide > rules_.far_glide) && may_cut();
  if (!cuts && rules_.is_still) return 0;  // it stays rather than glide
  kind_ = kind;
  shot_since_ = time_;
  from_ = cuts ? pose : now_;
  to_ = pose;
  now_ = from_;
  underway_ = 0;
  glides_ = cuts ? 0 : glide;
  if (!cuts) return glides_;
  cuts_.push_back(time_);
  while (time_ - cuts_.front() >= director::kMinute) cuts_.pop_front();
  return rules_.lead;
}

engine::CameraPose LiveDirector::update(double seconds) {
  time_ += seconds;
  if (wants_whole_) {
    turn_to(director::ShotKind::kWhole, set_.whole);
    wants_whole_ = to_ != set_.whole;
  }
  if (glides_ <= 0) return now_;
  underway_ = std::min(glides_, underway_ + static_cast<float>(seconds));
  now_ = director::on_the_way(from_, to_, underway_ / glides_);
  if (underway_ >= glides_) {
    now_ = to_;
    glides_ = 0;
  }
  return now_;
}

void LiveDirector::stand_on(director::Set set) {
  set_ = std::move(set);
  kind_ = director::ShotKind::kWhole;
  lead(set_.whole);
}

void LiveDirector::lead(const engine::CameraPose& pose) {
  from_ = to_ = now_ = pose;
  glides_ = 0;
}

}  // namespace airing
