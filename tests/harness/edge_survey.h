#pragma once

#include <algorithm>
#include <array>
#include <iostream>
#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "engine/scene/camera.h"
#include "game/screens/controls/context.h"
#include "game/table/board/board_assets.h"
#include "game/table/board/frame.h"
#include "game/table/board/layout.h"
#include "game/table/motion/stage.h"
#include "game/table/pieces/growth.h"
#include "tests/harness/home_sight.h"

namespace harness {

// What the view of the whole board has at its edges: how much of them is land, water and wood, and
// what of the game is cut by the window or lies under a bar.

/// Of the points of a strip along one edge.
struct EdgeShares {
  int points = 0;
  int land = 0;
  int sea = 0;
  int wood = 0;  ///< the frame, the table and what is beyond
};

enum class WindowEdge { kNorth, kSouth, kWest, kEast };
inline constexpr std::array<const char*, 4> kEdgeNames{"north", "south", "west", "east"};

struct EdgeSurvey {
  int figures = 0;
  int figures_cut = 0;        ///< a foot or a head lies outside the window
  int figures_under_bar = 0;  ///< a foot or a head lies under the bar, or where the prompt comes up
  int things = 0;             ///< of the frame: decks, trays, tracks, rings
  int things_cut = 0;
  int things_under_bar = 0;
  std::array<EdgeShares, 4> edges{};
  std::map<std::string, int> words{};
};

struct EdgeSight {
  const HomeSight& home;
  const table::Layout& layout;
  const table::BoardAssets& board;
};

namespace detail {

inline bool is_in_window(const EdgeSight& sight, glm::vec2 point) {
  const glm::vec2 screen = sight.home.view().goal.screen;
  return point.x >= 0 && point.y >= 0 && point.x <= screen.x && point.y <= screen.y;
}

inline bool is_under_bar(const EdgeSight& sight, glm::vec2 point) {
  return point.y < screens::bar_height(sight.home.theme()) ||
         point.y > sight.home.view().clear.to.y;
}

/// The water lies as high everywhere as in the middle of Belegaer.
inline bool is_land(const EdgeSight& sight, glm::vec2 place) {
  constexpr glm::vec2 kBelegaer(14, 62);
  constexpr float kShore = 0.3F;
  const engine::HeightField& ground = sight.board.ground;
  return sight.board.regions.at(place) != table::kNoRegion ||
         ground.height_at(place) > ground.height_at(kBelegaer) + kShore;
}

inline void survey_point(const EdgeSight& sight, glm::vec2 point, EdgeShares& shares) {
  const auto place = engine::board_point(sight.home.view().goal, point);
  const glm::vec2 size = sight.layout.size;
  const bool is_on_board =
      place && place->x >= 0 && place->y >= 0 && place->x <= size.x && place->y <= size.y;
  ++shares.points;
  if (!is_on_board) {
    ++shares.wood;
  } else if (is_land(sight, *place)) {
    ++shares.land;
  } else {
    ++shares.sea;
  }
}

}  // namespace detail

/// A strip of a twentieth of the part between the bars, along each edge.
inline void survey_strips(const EdgeSight& sight, EdgeSurvey& survey) {
  constexpr int kAlong = 120;
  constexpr int kAcross = 6;
  constexpr float kStrip = 0.05F;
  const engine::ScreenPart& clear = sight.home.view().clear;
  const glm::vec2 size = clear.to - clear.from;
  const auto share = [](int step, int steps) {
    return (static_cast<float>(step) + 0.5F) / static_cast<float>(steps);
  };
  for (int along = 0; along < kAlong; ++along) {
    for (int across = 0; across < kAcross; ++across) {
      const float a = share(along, kAlong);
      const float b = kStrip * share(across, kAcross);
      const std::array places{glm::vec2(a, b), glm::vec2(a, 1 - b), glm::vec2(b, a),
                              glm::vec2(1 - b, a)};
      for (std::size_t edge = 0; edge < places.size(); ++edge)
        detail::survey_point(sight, clear.from + size * places[edge], survey.edges[edge]);
    }
  }
}

/// Of what lies around the map.
inline void survey_frame(const EdgeSight& sight, const table::Frame& frame, EdgeSurvey& survey) {
  for (const table::FramePlace& thing : frame.places) {
    bool is_cut = false;
    bool is_under = false;
    for (const glm::vec2 corner : {thing.from, thing.to, glm::vec2(thing.from.x, thing.to.y),
                                   glm::vec2(thing.to.x, thing.from.y)}) {
      const auto seen =
          engine::screen_point(sight.home.view().goal, {corner.x, table::kFrameTop, corner.y});
      is_cut = is_cut || !seen || !detail::is_in_window(sight, *seen);
      is_under = is_under || (seen && detail::is_under_bar(sight, *seen));
    }
    ++survey.things;
    survey.things_cut += is_cut ? 1 : 0;
    survey.things_under_bar += !is_cut && is_under ? 1 : 0;
    if (is_cut || is_under) {
      ++survey.words[std::string(is_cut ? "cut: part " : "under a bar: part ") +
                     std::to_string(int{thing.thing.part})];
    }
  }
}

/// Of the figures of one position.
inline void survey_figures(const EdgeSight& sight, const table::Stage& stage, EdgeSurvey& survey) {
  const engine::CameraView& camera = sight.home.view().goal;
  for (const table::Actor& actor : stage.actors()) {
    const table::Piece& piece = actor.piece;
    if (piece.region == table::kNoRegion) continue;
    const float tall =
        piece.traits.pick_cylinder.height * piece.scale * table::growth_at(piece, camera.distance);
    bool is_cut = false;
    bool is_under = false;
    for (const float up : {0.0F, tall}) {
      const auto seen = engine::screen_point(camera, piece.pose.position + glm::vec3(0, up, 0));
      is_cut = is_cut || !seen || !detail::is_in_window(sight, *seen);
      is_under = is_under || (seen && detail::is_under_bar(sight, *seen));
    }
    ++survey.figures;
    survey.figures_cut += is_cut ? 1 : 0;
    survey.figures_under_bar += !is_cut && is_under ? 1 : 0;
    if (is_cut || is_under) {
      ++survey.words[std::string(is_cut ? "cut: figures of " : "under a bar: figures of ") +
                     table::layout_of(sight.layout, piece.region).id];
    }
  }
}

inline void tell(const EdgeSurvey& survey) {
  for (const auto& [word, count] : survey.words) std::cout << count << " " << word << "\n";
  for (std::size_t i = 0; i < kEdgeNames.size(); ++i) {
    const EdgeShares& edge = survey.edges[i];
    const auto percent = [&](int part) { return 100 * part / std::max(1, edge.points); };
    std::cout << "edges: " << kEdgeNames[i] << " land " << percent(edge.land) << ", sea "
              << percent(edge.sea) << ", wood " << percent(edge.wood) << "\n";
  }
  std::cout << "edges: of " << survey.figures << " figures " << survey.figures_cut << " cut, "
            << survey.figures_under_bar << " under a bar; of " << survey.things << " things "
            << survey.things_cut << " cut, " << survey.things_under_bar << " under a bar\n";
}

}  // namespace harness
