#include "game/app/screen/framing.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <glm/common.hpp>
#include <limits>
#include <utility>

#include "game/app/screen/places.h"
#include "game/screens/log_panel.h"

namespace app {
namespace {

constexpr float kStageTilt = 0.66F;
constexpr std::array kTurnsForFight{0.0F, -0.24F, 0.24F, -0.48F, 0.48F};  // radians
constexpr float kCostOfTurn = 0.12F;    // of a radian, in shares of what is free
constexpr float kCostOfHiding = 10;     // a host that is not seen, or wood before the board
constexpr glm::ivec2 kLookedAt{12, 8};  // of what is free, across and down
// Points between what is shown and the panels; a seal hangs below who stands there.
constexpr float kAirAroundShown = 14;
constexpr float kUsualRoomForBadges = 46;
constexpr float kRoomForBadgesNear = 64;
constexpr float kLeastRoomForBadges = 28;
constexpr glm::vec2 kBadgeReach{2.5F, 0};  // board units from who stands there

engine::ScreenPart with_air(const screens::Drawn& shown, float scale,
                            float for_badges = kUsualRoomForBadges) {
  const engine::ScreenPart clear = screens::clear_of_sheets(shown);
  const glm::vec2 most = (clear.to - clear.from) * 0.2F;
  const glm::vec2 around = glm::min(glm::vec2(kAirAroundShown * scale), most);
  const glm::vec2 below = glm::min(glm::vec2(kAirAroundShown, for_badges) * scale, most);
  return {clear.from + around, clear.to - below};
}

/// What is seen, and no more: a seal hangs below who stands there.
engine::ScreenPart beside_panels(const screens::Drawn& shown, float scale) {
  engine::ScreenPart clear = screens::clear_of_sheets(shown);
  clear.to.y -= kLeastRoomForBadges * scale;
  return clear;
}

glm::vec2 middle_of(std::span<const glm::vec2> places) {
  glm::vec2 low{1e9F};
  glm::vec2 high{-1e9F};
  for (const glm::vec2 place : places) {
    low = glm::min(low, place);
    high = glm::max(high, place);
  }
  return (low + high) / 2.0F;
}

}  // namespace

/// What the board fills in the view of the whole; where panels begin higher than usual, there above
/// `bottom`, the same of what is left.
engine::ScreenPart part_to_fill(const TableScreen& screen, float bottom) {
  engine::ScreenPart filled = screen.filled_at_home();
  const float usual_top = glm::vec2(screen.size()).y - screen.margins().right_bottom.y;
  filled.to.y -= std::max(0.0F, usual_top - bottom);
  return filled;
}

/// Above a question: a banner goes by.
engine::ScreenPart part_to_fill(const TableScreen& screen, const screens::Drawn& shown) {
  return shown.question_top > 0 ? part_to_fill(screen, shown.question_top)
                                : screen.filled_at_home();
}

std::vector<glm::vec2> places_in(const TableScreen& screen, const table::RegionSet& regions) {
  std::vector<glm::vec2> places;
  for (const table::RegionId region : regions) {
    const table::RegionLayout& layout = table::layout_of(screen.tabletop().layout(), region);
    places.push_back(layout.settlement);
    places.insert(places.end(), layout.armies.begin(), layout.armies.end());
  }
  return places;
}

/// The same with what is read from near by of who stands there.
std::vector<glm::vec2> places_with_badges(const TableScreen& screen,
                                          const table::RegionSet& regions) {
  std::vector<glm::vec2> places = places_in(screen, regions);
  for (const table::Formation& formation : screen.tabletop().stage().formations()) {
    if (formation.region == table::kNoRegion || !regions.contains(formation.region)) continue;
    const glm::vec2 speaker(formation.speaker.x, formation.speaker.z);
    places.insert(places.end(), {speaker - kBadgeReach, speaker + kBadgeReach});
  }
  return places;
}

bool shows(const TableScreen& screen, const table::RegionSet& regions,
           const screens::Drawn& shown) {
  return screen.camera().shows(places_in(screen, regions), with_air(shown, screen.ui().scale()),
                               part_to_fill(screen, shown));
}

bool sees(const TableScreen& screen, const table::RegionSet& regions, const screens::Drawn& shown) {
  return screen.camera().shows(places_in(screen, regions), screens::clear_of_sheets(shown));
}

bool is_any_in(const TableScreen& screen, const table::RegionSet& regions,
               const engine::ScreenPart& part) {
  for (const table::RegionId region : regions) {
    const auto place =
        place_of_region(screen, table::layout_of(screen.tabletop().layout(), region).id);
    if (place && part.contains(*place)) return true;
  }
  return false;
}

bool lay_down_hand_over(TableScreen& screen, const table::RegionSet& regions,
                        const screens::Drawn& shown) {
  const bool is_over = std::ranges::any_of(shown.hand, [&](const screens::ShownCard& card) {
    return is_any_in(screen, regions, {card.from, card.to});
  });
  if (is_over) screen.memory().hand_shown = {};
  return is_over;
}

bool let_log_yield_to(TableScreen& screen, const table::RegionSet& regions,
                      const screens::Drawn& shown) {
  const bool yields = is_any_in(screen, regions, shown.log);
  return std::exchange(screen.memory().own<screens::LogMemory>().yields, yields) != yields;
}

/// With air around the places; where that cannot be, close to the panels, as in the view of the
/// whole; and if that does not do either, in that view.
bool frame(TableScreen& screen, std::span<const glm::vec2> places, const screens::Drawn& shown,
           float room_for_badges) {
  const engine::CameraPose before = screen.camera().goal();
  const auto can_frame = [&](const engine::ScreenPart& clear, const engine::ScreenPart& filled) {
    screen.camera().set_goal(before);
    screen.camera().frame(places, clear, filled, screen.home().distance);
    return screen.camera().shows(places, clear);
  };
  const engine::ScreenPart filled = part_to_fill(screen, shown);
  const engine::ScreenPart close = beside_panels(shown, screen.ui().scale());
  if (can_frame(with_air(shown, screen.ui().scale(), room_for_badges), filled)) return true;
  if (can_frame(close, filled)) return true;
  if (can_frame(close, part_to_fill(screen, screens::clear_of_sheets(shown).to.y))) return true;
  const engine::CameraPose best = screen.camera().goal();
  screen.camera().set_goal(screen.home());
  if (screen.camera().shows(places, close, filled)) return true;
  screen.camera().set_goal(best);
  return false;
}

/// Those that answer what is asked, without the ones that are only spoken of; all, if none does.
table::RegionSet answering(const TableScreen& screen, const table::RegionSet& regions) {
  table::RegionSet some;
  for (const table::RegionId region : regions) {
    if (screen.panel_state() &&
        screen.tabletop().game().action_at(screen.panel_state()->view, region))
      some.insert(region);
  }
  return some.empty() ? regions : some;
}

/// The small buttons above the prompt would lie over one of the places, or over its seal.
bool lies_under_help(const TableScreen& screen, std::span<const glm::vec2> places,
                     const screens::Drawn& shown) {
  const engine::ScreenPart hides{
      shown.help.from - glm::vec2(0, kUsualRoomForBadges * screen.ui().scale()), shown.help.to};
  return std::ranges::any_of(places, [&](glm::vec2 place) {
    const auto seen = engine::screen_point(screen.camera().goal_view(), {place.x, 0, place.y});
    return seen && hides.contains(*seen);
  });
}

/// Above them, if the board fills what is below no less for it.
void lift_above_help(TableScreen& screen, std::span<const glm::vec2> places,
                     const screens::Drawn& shown) {
  if (!lies_under_help(screen, places, shown)) return;
  const engine::CameraPose under = screen.camera().goal();
  engine::ScreenPart clear = with_air(shown, screen.ui().scale());
  clear.to.y -= shown.help.to.y - shown.help.from.y;
  screen.camera().frame(places, clear, part_to_fill(screen, shown), screen.home().distance);
  if (!screen.camera().shows(places, clear) || lies_under_help(screen, places, shown))
    screen.camera().set_goal(under);
}

void show_regions(TableScreen& screen, const table::RegionSet& regions,
                  const screens::Drawn& shown) {
  const std::vector<glm::vec2> places = places_in(screen, regions);
  // A person may have drawn the wood into view.
  if (screen.camera().shows(places, with_air(shown, screen.ui().scale())))
    return lift_above_help(screen, places, shown);
  const engine::CameraPose before = screen.camera().goal();
  if (frame(screen, places, shown, kUsualRoomForBadges))
    return lift_above_help(screen, places, shown);
  if (const table::RegionSet fewer = answering(screen, regions); fewer != regions) {
    screen.camera().set_goal(before);
    return show_regions(screen, fewer, shown);
  }
  if (shown.log.to.x <= shown.clear_to.x) return;
  screens::Drawn without_log = shown;  // there it will give way
  without_log.log = {};
  without_log.clear_to.x = shown.log.to.x;
  screen.camera().set_goal(before);
  show_regions(screen, regions, without_log);
}

/// How much of what panels leave free shows the frame with its tracks, or bare wood.
float share_of_wood(const TableScreen& screen, const engine::ScreenPart& clear) {
  const glm::vec2 board = screen.tabletop().layout().size;
  const engine::CameraView view = screen.camera().goal_view();
  int wood = 0;
  for (int y = 0; y < kLookedAt.y; ++y) {
    for (int x = 0; x < kLookedAt.x; ++x) {
      const glm::vec2 share = (glm::vec2(x, y) + 0.5F) / glm::vec2(kLookedAt);
      const auto place = engine::board_point(view, glm::mix(clear.from, clear.to, share));
      const bool is_on_board =
          place && place->x >= 0 && place->y >= 0 && place->x <= board.x && place->y <= board.y;
      if (!is_on_board || table::find_place(screen.tabletop().frame(), *place) != nullptr) ++wood;
    }
  }
  return static_cast<float>(wood) / static_cast<float>(kLookedAt.x * kLookedAt.y);
}

/// From where most of what is free shows land, and no more from aside than that needs.
bool frame_fight(TableScreen& screen, std::span<const glm::vec2> places,
                 const screens::Drawn& shown) {
  const engine::CameraPose from = screen.camera().goal();
  engine::CameraPose best = from;
  const engine::ScreenPart clear = screens::clear_of_sheets(shown);
  float least = std::numeric_limits<float>::max();
  float edge = 0;  // where the board ends, seen straight
  bool is_seen = false;
  for (const float turn : kTurnsForFight) {
    engine::CameraPose pose = from;
    pose.yaw = from.yaw + turn;
    screen.camera().set_goal(pose);
    const bool sees_all = frame(screen, places, shown, kRoomForBadgesNear);
    const float here = screen.camera().filled().to.y;
    if (turn == 0) edge = std::min(here, clear.to.y);
    const bool loses_board = here < edge - 1;
    const float cost = share_of_wood(screen, clear) + kCostOfTurn * std::abs(turn) +
                       (sees_all && !loses_board ? 0 : kCostOfHiding);
    if (cost >= least) continue;
    least = cost;
    best = screen.camera().goal();
    is_seen = sees_all;
  }
  screen.camera().set_goal(best);
  return is_seen;
}

/// A little lower than usual: hosts are seen against each other, and not from above.
void approach(TableScreen& screen, const table::Staged& staged, const screens::Drawn& shown) {
  std::vector<glm::vec2> places = places_with_badges(screen, staged.regions);
  places.insert(places.end(), staged.things.begin(), staged.things.end());
  engine::CameraPose pose = screen.camera().goal();
  pose.distance = std::min(pose.distance, staged.near);
  pose.target = middle_of(places);
  if (!staged.regions.empty()) pose.tilt = std::min(pose.tilt, kStageTilt);
  screen.camera().set_goal(pose);
  const bool is_framed = staged.is_fight ? frame_fight(screen, places, shown)
                                         : frame(screen, places, shown, kRoomForBadgesNear);
  if (is_framed) return;
  const table::RegionSet fewer = answering(screen, staged.regions);
  if (fewer == staged.regions) return;
  screen.camera().set_goal(pose);
  frame(screen, places_with_badges(screen, fewer), shown, kRoomForBadgesNear);
}

}  // namespace app
