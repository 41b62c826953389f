// Where the camera goes so that what is asked about is seen beside the panels.
#include <algorithm>
#include <glm/common.hpp>
#include <utility>

#include "game/app/screen/table_screen.h"
#include "game/table/home_view.h"
#include "game/table/pieces/badge_place.h"

namespace app {
namespace {

constexpr float kStageTilt = 0.66F;
// Points between what is shown and the panels; a seal hangs below who stands there.
constexpr float kAirAroundShown = 14;
constexpr float kRoomForSeals = 46;
constexpr float kRoomForSealsNear = 84;
constexpr float kLeastRoomForSeals = 28;

engine::ScreenPart with_air(const screens::Answer& shown, float scale,
                            float for_seals = kRoomForSeals) {
  const engine::ScreenPart clear = screens::clear_of_sheets(shown);
  const glm::vec2 most = (clear.to - clear.from) * 0.2F;
  const glm::vec2 around = glm::min(glm::vec2(kAirAroundShown * scale), most);
  const glm::vec2 below = glm::min(glm::vec2(kAirAroundShown, for_seals) * scale, most);
  return {clear.from + around, clear.to - below};
}

/// What is seen, and no more: a seal hangs below who stands there.
engine::ScreenPart beside_panels(const screens::Answer& shown, float scale) {
  engine::ScreenPart clear = screens::clear_of_sheets(shown);
  clear.to.y -= kLeastRoomForSeals * scale;
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

void TableScreen::find_home() {
  const screens::Margins margins = current_margins();
  // Those of the south would lie under the question.
  const glm::vec2 room_for_seals(0, ui_.scale() * kLeastRoomForSeals);
  engine::TableCamera home = camera_;
  table::look_home(home, tabletop_.game().home_places(tabletop_.layout()),
                   {margins.left_top, size_ - margins.right_bottom - room_for_seals},
                   tabletop_.game().home_tilt());
  home_ = home.goal();
  filled_at_home_ = home.filled();
}

/// What the board fills in the view of the whole; where panels begin higher than usual, there above
/// `bottom`, the same of what is left.
engine::ScreenPart TableScreen::part_to_fill(float bottom) const {
  engine::ScreenPart filled = filled_at_home_;
  const float usual_top = size_.y - current_margins().right_bottom.y;
  filled.to.y -= std::max(0.0F, usual_top - bottom);
  return filled;
}

/// Above a question: a banner goes by.
engine::ScreenPart TableScreen::part_to_fill(const screens::Answer& shown) const {
  return shown.question_top > 0 ? part_to_fill(shown.question_top) : filled_at_home_;
}

std::vector<glm::vec2> TableScreen::places_in(const table::RegionSet& regions) const {
  std::vector<glm::vec2> places;
  for (const table::RegionId region : regions) {
    const table::RegionLayout& layout = table::layout_of(tabletop_.layout(), region);
    places.push_back(layout.settlement);
    places.insert(places.end(), layout.armies.begin(), layout.armies.end());
  }
  return places;
}

/// The same with what is read from near by of who stands there.
std::vector<glm::vec2> TableScreen::places_with_badges(const table::RegionSet& regions) const {
  std::vector<glm::vec2> places = places_in(regions);
  for (const table::Formation& formation : tabletop_.stage().formations()) {
    if (formation.region == table::kNoRegion || !regions.contains(formation.region)) continue;
    const glm::vec2 seal(formation.badge.x, formation.badge.z);
    places.insert(places.end(), {seal, seal + glm::vec2(table::kBadgeReach, 0)});
  }
  return places;
}

bool TableScreen::shows(const table::RegionSet& regions, const screens::Answer& shown) const {
  return camera_.shows(places_in(regions), with_air(shown, ui_.scale()), part_to_fill(shown));
}

bool TableScreen::sees(const table::RegionSet& regions, const screens::Answer& shown) const {
  return camera_.shows(places_in(regions), screens::clear_of_sheets(shown));
}

bool TableScreen::is_any_in(const table::RegionSet& regions, const engine::ScreenPart& part) const {
  for (const table::RegionId region : regions) {
    const auto place = place_of_region(table::layout_of(tabletop_.layout(), region).id);
    if (place && part.contains(*place)) return true;
  }
  return false;
}

bool TableScreen::lay_down_hand_over(const table::RegionSet& regions,
                                     const screens::Answer& shown) {
  const bool is_over = std::ranges::any_of(shown.hand, [&](const screens::ShownCard& card) {
    return is_any_in(regions, {card.from, card.to});
  });
  if (is_over) memory_.hand_shown = {};
  return is_over;
}

bool TableScreen::let_log_yield_to(const table::RegionSet& regions, const screens::Answer& shown) {
  const bool yields = is_any_in(regions, shown.log);
  return std::exchange(memory_.log_yields, yields) != yields;
}

/// With air around the places; where that cannot be, close to the panels, as in the view of the
/// whole; and if that does not do either, in that view.
bool TableScreen::frame(std::span<const glm::vec2> places, const screens::Answer& shown,
                        float room_for_seals) {
  const engine::CameraPose before = camera_.goal();
  const auto can_frame = [&](const engine::ScreenPart& clear, const engine::ScreenPart& filled) {
    camera_.set_goal(before);
    camera_.frame(places, clear, filled, home_->distance);
    return camera_.shows(places, clear);
  };
  const engine::ScreenPart filled = part_to_fill(shown);
  const engine::ScreenPart close = beside_panels(shown, ui_.scale());
  if (can_frame(with_air(shown, ui_.scale(), room_for_seals), filled)) return true;
  if (can_frame(close, filled)) return true;
  if (can_frame(close, part_to_fill(screens::clear_of_sheets(shown).to.y))) return true;
  const engine::CameraPose best = camera_.goal();
  camera_.set_goal(*home_);
  if (camera_.shows(places, close, filled)) return true;
  camera_.set_goal(best);
  return false;
}

/// Those that answer what is asked, without the ones that are only spoken of; all, if none does.
table::RegionSet TableScreen::answering(const table::RegionSet& regions) const {
  table::RegionSet some;
  for (const table::RegionId region : regions) {
    if (told_ && tabletop_.game().action_at(told_->view, region)) some.insert(region);
  }
  return some.empty() ? regions : some;
}

/// The small buttons above the prompt would lie over one of the places, or over its seal.
bool TableScreen::lies_under_help(std::span<const glm::vec2> places,
                                  const screens::Answer& shown) const {
  const engine::ScreenPart hides{shown.help.from - glm::vec2(0, kRoomForSeals * ui_.scale()),
                                 shown.help.to};
  return std::ranges::any_of(places, [&](glm::vec2 place) {
    const auto seen = engine::screen_point(camera_.goal_view(), {place.x, 0, place.y});
    return seen && hides.contains(*seen);
  });
}

/// Above them, if the board fills what is below no less for it.
void TableScreen::lift_above_help(std::span<const glm::vec2> places, const screens::Answer& shown) {
  if (!lies_under_help(places, shown)) return;
  const engine::CameraPose under = camera_.goal();
  engine::ScreenPart clear = with_air(shown, ui_.scale());
  clear.to.y -= shown.help.to.y - shown.help.from.y;
  camera_.frame(places, clear, part_to_fill(shown), home_->distance);
  if (!camera_.shows(places, clear) || lies_under_help(places, shown)) camera_.set_goal(under);
}

void TableScreen::show(const table::RegionSet& regions, const screens::Answer& shown) {
  const std::vector<glm::vec2> places = places_in(regions);
  // A person may have drawn the wood into view.
  if (camera_.shows(places, with_air(shown, ui_.scale()))) return lift_above_help(places, shown);
  const engine::CameraPose before = camera_.goal();
  if (frame(places, shown, kRoomForSeals)) return lift_above_help(places, shown);
  if (const table::RegionSet fewer = answering(regions); fewer != regions) {
    camera_.set_goal(before);
    return show(fewer, shown);
  }
  if (shown.log.to.x <= shown.clear_to.x) return;
  screens::Answer without_log = shown;  // there it will give way
  without_log.log = {};
  without_log.clear_to.x = shown.log.to.x;
  camera_.set_goal(before);
  show(regions, without_log);
}

/// A little lower than usual: hosts are seen against each other, and not from above.
void TableScreen::approach(const table::Staged& staged, const screens::Answer& shown) {
  std::vector<glm::vec2> places = places_with_badges(staged.regions);
  places.insert(places.end(), staged.things.begin(), staged.things.end());
  engine::CameraPose pose = camera_.goal();
  pose.distance = std::min(pose.distance, staged.near);
  pose.target = middle_of(places);
  if (!staged.regions.empty()) pose.tilt = std::min(pose.tilt, kStageTilt);
  camera_.set_goal(pose);
  if (frame(places, shown, kRoomForSealsNear)) return;
  const table::RegionSet fewer = answering(staged.regions);
  if (fewer == staged.regions) return;
  camera_.set_goal(pose);
  frame(places_with_badges(fewer), shown, kRoomForSealsNear);
}

}  // namespace app
