#include "game/director/audit.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <glm/geometric.hpp>
#include <nlohmann/json.hpp>

#include "game/director/glide.h"
#include "game/director/scenes.h"

namespace director {
namespace {

constexpr float kCentral = 0.05F;     // the central 90 % of the picture
constexpr float kLongEnough = 0.95F;  // of a beat's motion
constexpr float kErrs = 0.01F;        // of what is reckoned with seconds

std::string_view name_of(ShotKind kind) { return kShotNames[static_cast<std::size_t>(kind)]; }

std::string in_seconds(float seconds) {
  char text[32];
  std::snprintf(text, sizeof text, "%.2f s", static_cast<double>(seconds));
  return text;
}

float share(std::size_t part, std::size_t all) {
  return all == 0 ? 1 : static_cast<float>(part) / static_cast<float>(all);
}

void measure_shots(const Plan& plan, Audit& found) {
  found.shots = plan.shots.size();
  found.shortest_shot = plan.seconds;
  std::vector<float> cuts;
  for (const Shot& shot : plan.shots) {
    const float seconds = shot.until - shot.from;
    found.shortest_shot = std::min(found.shortest_shot, seconds);
    found.longest_shot = std::max(found.longest_shot, seconds);
    if (shot.entry == Entry::kCut && shot.from > 0) cuts.push_back(shot.from);
  }
  found.cuts = cuts.size();
  for (std::size_t first = 0; first < cuts.size(); ++first) {
    std::size_t end = first;
    while (end < cuts.size() && cuts[end] < cuts[first] + kMinute) ++end;
    found.most_cuts = std::max(found.most_cuts, end - first);
  }
}

/// From frame to frame, but for those between which it cuts.
float fastest_pan(const Plan& plan, const Set& set, int fps) {
  float fastest = 0;
  for (const Shot& shot : plan.shots) {
    const float end = std::min(shot.until, shot.from + shot.enters);
    const auto frames = static_cast<int>((end - shot.from) * static_cast<float>(fps));
    for (int i = 0; i < frames; ++i) {
      const auto at = [&](int frame) {
        return pose_at(plan, shot.from + static_cast<float>(frame) / static_cast<float>(fps));
      };
      fastest =
          std::max(fastest, pan_between(at(i), at(i + 1), set.screen) * static_cast<float>(fps));
    }
  }
  return fastest;
}

/// The share of a beat's motion in which all its places are inside.
float share_seen(const Plan& plan, const Beat& beat, std::span<const glm::vec2> places, float begin,
                 const Set& set, int fps) {
  const int frames = std::max(1, static_cast<int>(beat.moves * static_cast<float>(fps)));
  int seen = 0;
  for (int i = 0; i < frames; ++i) {
    const float time = begin + static_cast<float>(i) / static_cast<float>(fps);
    const engine::CameraPose pose = pose_at(plan, time);
    seen += std::all_of(places.begin(), places.end(), [&](glm::vec2 place) {
      return is_inside(pose, set.screen, place, kCentral);
    });
  }
  return static_cast<float>(seen) / static_cast<float>(frames);
}

/// Not only what falls on one side.
bool has_both_hosts(std::span<const glm::vec2> places) {
  constexpr float kApart = 4;  // board units
  return std::ranges::any_of(
      places, [&](glm::vec2 place) { return glm::distance(place, places.front()) >= kApart; });
}

/// How large what acts is seen, and in which share of the film.
void measure_sizes(const Plan& plan, const Set& set, const Rules& rules, Audit& found) {
  constexpr float kNearly = 0.6F;
  for (const Shot& shot : plan.shots) {
    const float size = figure_share(shot.pose);
    const float share = (shot.until - shot.from) / plan.seconds;
    float& of_size = size >= rules.figure             ? found.near
                     : size >= rules.figure * kNearly ? found.middle
                                                      : found.far;
    of_size += share;
    found.land += share * land_share(shot.pose, set.board, set.screen);
  }
}

void measure_beats(const Plan& plan, std::span<const Beat> beats, const Set& set,
                   const Rules& rules, int fps, Audit& found) {
  std::size_t near = 0;
  std::size_t duels = 0;
  std::size_t full = 0;
  for (std::size_t i = 0; i < beats.size(); ++i) {
    const Beat& beat = beats[i];
    if (beat.weight < rules.seen || !is_placed(beat) || beat.shot == ShotKind::kWhole) continue;
    ++found.weighty;
    const std::vector<glm::vec2> focus = focus_of(beat, set, rules);
    const engine::CameraPose pose = pose_at(plan, plan.begins[i] + beat.seconds / 2);
    near += figure_share(pose) >= rules.figure ? 1 : 0;
    if (beat.shot == ShotKind::kDuel && has_both_hosts(focus)) {
      ++duels;
      full += breadth_share(set, pose, focus) >= rules.battle ? 1 : 0;
    }
    if (share_seen(plan, beat, focus, plan.begins[i], set, fps) >= kLongEnough) continue;
    ++found.unseen;
    found.faults.push_back("The beat " + std::to_string(i) + " at " + in_seconds(plan.begins[i]) +
                           " is not seen.");
  }
  found.told_apart = share(near, found.weighty);
  found.full_battles = share(full, duels);
}

/// One beat alone may take longer.
void tell_long_shots(const Plan& plan, const Rules& rules, Audit& found) {
  for (const Shot& shot : plan.shots) {
    const float seconds = shot.until - shot.from;
    if (shot.end_beat - shot.first_beat < 2 || seconds <= rules.most_shot + kErrs) continue;
    found.faults.push_back("A shot lasts " + in_seconds(seconds) + ".");
  }
}

}  // namespace

Audit audit(const Plan& plan, std::span<const Beat> beats, const Set& set, const Rules& rules,
            int fps) {
  Audit found;
  measure_shots(plan, found);
  found.fastest_pan = fastest_pan(plan, set, fps);
  measure_beats(plan, beats, set, rules, fps, found);
  measure_sizes(plan, set, rules, found);
  if (found.shortest_shot < rules.least_shot - kErrs) {
    found.faults.push_back("A shot lasts " + in_seconds(found.shortest_shot) + ".");
  }
  if (!rules.is_still) tell_long_shots(plan, rules, found);
  if (found.most_cuts > static_cast<std::size_t>(rules.most_cuts)) {
    found.faults.push_back("A minute has " + std::to_string(found.most_cuts) + " cuts.");
  }
  if (found.fastest_pan > rules.most_pan + kErrs) {
    found.faults.push_back("The picture pans " + std::to_string(found.fastest_pan) +
                           " screens a second.");
  }
  return found;
}

nlohmann::json to_json(const Audit& audit) {
  return {{"shots", audit.shots},
          {"cuts", audit.cuts},
          {"shortestShot", audit.shortest_shot},
          {"longestShot", audit.longest_shot},
          {"near", audit.near},
          {"middle", audit.middle},
          {"far", audit.far},
          {"land", audit.land},
          {"figuresToldApart", audit.told_apart},
          {"fullBattles", audit.full_battles},
          {"mostCutsInAMinute", audit.most_cuts},
          {"fastestPan", audit.fastest_pan},
          {"weightyBeats", audit.weighty},
          {"unseenBeats", audit.unseen}};
}

nlohmann::json shot_log(const Plan& plan, std::span<const Beat> beats) {
  nlohmann::json log{{"shots", nlohmann::json::array()}, {"beats", nlohmann::json::array()}};
  for (const Shot& shot : plan.shots) {
    log["shots"].push_back({{"shot", name_of(shot.kind)},
                            {"how", shot.entry == Entry::kCut ? "cut" : "glide"},
                            {"from", shot.from},
                            {"until", shot.until},
                            {"centre", {shot.pose.target.x, shot.pose.target.y}},
                            {"distance", shot.pose.distance},
                            {"beats", {shot.first_beat, shot.end_beat}}});
  }
  for (std::size_t i = 0; i < beats.size(); ++i) {
    nlohmann::json places = nlohmann::json::array();
    for (const glm::vec2 place : beats[i].places) places.push_back({place.x, place.y});
    log["beats"].push_back({{"begins", plan.begins[i]},
                            {"seconds", beats[i].seconds},
                            {"moves", beats[i].moves},
                            {"weight", beats[i].weight},
                            {"shot", name_of(beats[i].shot)},
                            {"places", std::move(places)}});
  }
  return log;
}

}  // namespace director
