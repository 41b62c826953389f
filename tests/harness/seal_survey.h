#pragma once

#include <glm/common.hpp>
#include <glm/geometric.hpp>
#include <iostream>
#include <map>
#include <span>
#include <string>
#include <vector>

#include "engine/scene/camera.h"
#include "engine/ui/theme.h"
#include "game/table/pieces/piece.h"
#include "game/table/seals/badge.h"
#include "game/table/seals/ring_marker.h"
#include "game/table/seals/screen_parts.h"
#include "game/table/seals/seal_places.h"

namespace harness {

/// What is wrong with the seals of positions, counted.
struct SealSurvey {
  int positions = 0;
  int seals = 0;
  int rings = 0;       ///< that are on the screen, clear of the bars
  int astray = 0;      ///< over a land that is not theirs
  int covered = 0;     ///< one over another
  int over_names = 0;  ///< over a Stronghold's name
  int over_ring = 0;   ///< over the marker of the Ring
  int cut = 0;         ///< by the edge of the screen, or under a bar
  int crossed = 0;     ///< names of Strongholds that a figure stands before
  std::vector<std::string> words{};
};

/// A table seen from somewhere.
struct SealSight {
  const table::Layout& layout;
  const table::SealGround& ground;
  engine::Theme theme;
  table::SealView view;
};

namespace detail {

inline bool overlap(const engine::ScreenPart& one, const engine::ScreenPart& other) {
  const glm::vec2 shared = glm::min(one.to, other.to) - glm::max(one.from, other.from);
  return shared.x > 0.5F && shared.y > 0.5F;
}

inline bool lies_within(const engine::ScreenPart& part, const engine::ScreenPart& clear) {
  return clear.contains(part.from) && clear.contains(part.to);
}

inline std::vector<engine::ScreenPart> great_names(const SealSight& sight) {
  std::vector<engine::ScreenPart> parts;
  for (const table::NameOnLand& name : sight.ground.names()) {
    const auto part = name.is_great ? table::part_of(name, sight.view.goal) : std::nullopt;
    if (part) parts.push_back(*part);
  }
  return parts;
}

inline int crossed(std::span<const engine::ScreenPart> names, const table::Stage& stage,
                   const SealSight& sight) {
  int count = 0;
  for (const table::Actor& actor : stage.actors()) {
    const auto part = table::part_of(actor.piece, sight.view.goal);
    if (!part || !table::is_walker(actor.piece)) continue;
    for (const engine::ScreenPart& name : names) count += overlap(*part, name) ? 1 : 0;
  }
  return count;
}

}  // namespace detail

/// Of one position; adds to what others had.
inline void survey_seals(const table::Stage& stage, const SealSight& sight, SealSurvey& survey) {
  ++survey.positions;
  table::SealPlaces places(sight.ground);
  const auto laid = places.update(stage, sight.theme, sight.view);
  const auto ring = table::place_of_ring(sight.view.goal, stage, sight.theme, sight.view.clear,
                                         places.ring_aside());
  survey.rings += ring ? 1 : 0;
  const std::vector<engine::ScreenPart> names = detail::great_names(sight);
  survey.crossed += detail::crossed(names, stage, sight);
  std::vector<engine::ScreenPart> parts;
  for (std::size_t i = 0; i < laid.size(); ++i) {
    const table::Formation& formation = stage.formations()[i];
    const table::Badge badge = table::badge_of(formation, sight.theme, sight.view.goal.distance);
    const auto middle = engine::screen_point(sight.view.goal, laid[i]);
    if (badge.opacity <= 0 || !middle || formation.region == table::kNoRegion) continue;
    const std::string& land = table::layout_of(sight.layout, formation.region).id;
    const engine::ScreenPart reach = table::reach_of(badge, sight.theme);
    const engine::ScreenPart part{*middle + reach.from, *middle + reach.to};
    ++survey.seals;
    if (sight.ground.land_at(sight.view.goal, *middle) != formation.region) {
      ++survey.astray;
      survey.words.push_back("astray: " + land);
    }
    if (!detail::lies_within(part, sight.view.clear)) {
      ++survey.cut;
      survey.words.push_back("cut: " + land);
    }
    for (const engine::ScreenPart& other : parts) {
      if (!detail::overlap(part, other)) continue;
      ++survey.covered;
      survey.words.push_back("covered: " + land);
    }
    if (ring && detail::overlap(part, ring->part)) {
      ++survey.over_ring;
      survey.words.push_back("over the Ring: " + land);
    }
    for (const engine::ScreenPart& name : names) {
      if (!detail::overlap(part, name)) continue;
      ++survey.over_names;
      survey.words.push_back("over a name: " + land);
    }
    parts.push_back(part);
  }
}

/// What is wrong, most of all where.
inline void tell(const SealSurvey& survey) {
  std::map<std::string, int> counted;
  for (const std::string& word : survey.words) ++counted[word];
  for (const auto& [word, count] : counted) std::cout << count << " " << word << "\n";
  std::cout << survey.crossed << " names behind a figure\n"
            << survey.seals << " seals of " << survey.positions << " positions\n";
}

}  // namespace harness
