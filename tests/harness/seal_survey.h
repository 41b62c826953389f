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
#include "game/table/marks/screen_parts.h"
#include "game/table/pieces/piece.h"
#include "game/table/seals/badge.h"
#include "game/table/seals/ring_marker.h"
#include "game/table/seals/seal_places.h"

namespace harness {

/// What is wrong with the seals of positions, counted.
struct SealSurvey {
  int positions = 0;
  int seals = 0;
  int rings = 0;      ///< that are on the screen, clear of the bars
  int astray = 0;     ///< over a land that is not theirs
  int covered = 0;    ///< one over another
  int over_ring = 0;  ///< over the marker of the Ring
  int cut = 0;        ///< by the edge of the screen, or under a bar
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

}  // namespace detail

/// Of one position, whose seals `places` lays out; adds to what others had.
inline void survey_seals(const table::Stage& stage, const SealSight& sight,
                         table::SealPlaces& places, SealSurvey& survey) {
  ++survey.positions;
  const auto laid = places.update(stage, sight.theme, sight.view);
  const auto ring = table::place_of_ring(sight.view.goal, stage, sight.theme, sight.view.clear,
                                         places.ring_aside());
  survey.rings += ring ? 1 : 0;
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
    parts.push_back(part);
  }
}

/// What is wrong, most of all where.
inline void tell(const SealSurvey& survey) {
  std::map<std::string, int> counted;
  for (const std::string& word : survey.words) ++counted[word];
  for (const auto& [word, count] : counted) std::cout << count << " " << word << "\n";
  std::cout << survey.seals << " seals of " << survey.positions << " positions: " << survey.astray
            << " over another land, " << survey.covered << " over another, " << survey.over_ring
            << " over the Ring, " << survey.cut << " cut; the Ring is seen in " << survey.rings
            << "\n";
}

}  // namespace harness
