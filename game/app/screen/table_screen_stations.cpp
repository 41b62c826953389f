#include <algorithm>
#include <glm/common.hpp>
#include <utility>

#include "engine/ui/window_faults.h"
#include "game/app/screen/table_screen.h"
#include "game/commands/ids.h"
#include "game/screens/controls/context.h"
#include "game/screens/controls/tip.h"
#include "game/screens/layers.h"

// The touch table: a station for each person, each with an interface of its own.
namespace app {

/// A ring around each finger, so that those who watch see who touches what.
void TableScreen::draw_touch_marks(const engine::Input& input) const {
  constexpr float kRadius = 26;
  ImDrawList& list = *ImGui::GetForegroundDrawList();
  for (const engine::Pointer& pointer : input.pointers) {
    if (pointer.kind != engine::PointerKind::kFinger) continue;
    const ImVec2 place(pointer.position.x, pointer.position.y);
    const float scale = ui_.scale();
    list.AddCircle(place, kRadius * scale, engine::ink::kOak, 0, 5 * scale);
    list.AddCircle(place, kRadius * scale, engine::ink::kVellum, 0, 2 * scale);
  }
}

/// The place of who points at the table, or asks with a finger: the one that is nearest.
std::size_t TableScreen::station_of_pointer() const {
  const auto distance = [&](const Station& station) {
    const engine::EdgePart part = station.ui.edge_part();
    return engine::size_from(part, size_).y - engine::place_from(part, asked_at_, size_).y;
  };
  const auto& all = stations_->all();
  const auto nearest = std::ranges::min_element(all, [&](const Station& one, const Station& other) {
    return distance(one) < distance(other);
  });
  return static_cast<std::size_t>(nearest - all.begin());
}

/// What a place covers at its edge is not free.
void TableScreen::take_off(engine::Edge edge, float top, screens::Drawn& drawn) const {
  const glm::vec2 middle(engine::size_from(edge, size_).x / 2, top);
  const glm::vec2 place = engine::place_in_window(edge, middle, size_);
  switch (edge) {
    case engine::Edge::kSouth: drawn.clear_to.y = std::min(drawn.clear_to.y, place.y); break;
    case engine::Edge::kNorth: drawn.clear_from.y = std::max(drawn.clear_from.y, place.y); break;
    case engine::Edge::kWest: drawn.clear_from.x = std::max(drawn.clear_from.x, place.x); break;
    case engine::Edge::kEast: drawn.clear_to.x = std::min(drawn.clear_to.x, place.x); break;
  }
}

/// How deep what always lies at an edge is: names and tools.
float TableScreen::band() const {
  const engine::Theme& theme = stations_->all().front().ui.theme();
  return screens::size_of_tools(theme).y + screens::gap(theme);
}

/// What the places at the edges keep for themselves.
screens::Margins TableScreen::margins_of_stations() const {
  const engine::Theme& theme = stations_->all().front().ui.theme();
  const float room = screens::prompt_room(theme, size_);
  // At a side, which is short, what is told lies over the tools.
  const float at_side = std::max(room, band() + theme.touch);
  screens::Margins margins;
  for (const Station& station : stations_->all()) {
    switch (station.ui.edge()) {
      case engine::Edge::kSouth: margins.right_bottom.y = room; break;
      case engine::Edge::kNorth: margins.left_top.y = room; break;
      case engine::Edge::kWest: margins.left_top.x = at_side; break;
      case engine::Edge::kEast: margins.right_bottom.x = at_side; break;
    }
  }
  return margins;
}

/// What covers the whole table, whoever has asked for it.
void TableScreen::lay_in_the_middle(screens::OpenSheets& of_station) {
  const screens::SheetRow* row =
      screens::find_covering(of_station, sheets_, screens::Covers::kTable);
  if (row == nullptr) return;
  of_station.close(row->id);
  memory_.sheets.open(row->id);
}

/// Each in its own interface, of its own view.
void TableScreen::draw_stations(const session::Session& session, const Frame& frame,
                                screens::Outcome& outcome) {
  std::optional<std::size_t> moves;
  if (frame.input.pointed) asked_at_ = *frame.input.pointed;
  const std::size_t asking = station_of_pointer();
  const bool has_sides = stations_->has_sides();
  stations_->set_ends_of_sides(band());
  for (std::size_t i = 0; i < stations_->all().size(); ++i) {
    Station& station = stations_->all()[i];
    if (!panel_state_->is_rolling || !station.told) station.told = station.outlook->view();
    const engine::EdgePart part = station.ui.edge_part();
    screens::ScreenState state =
        state_of(session, frame, *station.told, station.game, station.memory);
    state.has_corners = has_sides;
    state.ends_of_edge = has_sides && !engine::is_at_side(part.edge) ? band() : 0;
    if (i == asking) {
      station.memory.own<screens::TipMemory>().pointer = engine::place_from(part, asked_at_, size_);
    } else {
      state.pointed = table::kNoRegion;
      state.thing = {};
    }
    station.ui.begin_frame(Stations::input_for(i, frame.input), frame.seconds);
    screens::Outcome own = screens::draw_station(station.ui.theme(), engine::size_from(part, size_),
                                                 state, station.memory, station.seat);
    const auto& asked = own.answer.commands;
    const auto moved = std::ranges::find(asked, commands::kMovePlace, &commands::Command::id);
    if (moved != asked.end()) moves = i;
    lay_in_the_middle(station.memory.sheets);
    take_off(part.edge, own.drawn.clear_to.y, outcome.drawn);
    join(outcome.answer, std::move(own.answer));
    join(outcome.drawn, in_window(std::move(own.drawn), part, size_));
    drawn_stations_.push_back(i);
  }
  if (moves) {
    stations_->move_on(*moves);
    keep_margins();
  }
  ui_.make_current();
}

void TableScreen::end_stations(bool is_blind) {
  for (const std::size_t i : std::exchange(drawn_stations_, {})) {
    engine::Ui& ui = stations_->all()[i].ui;
    if (is_blind) {
      ui.drop_frame();
    } else {
      ui.end_frame();
    }
  }
  ui_.make_current();
}

base::Result<void> TableScreen::set_stations(session::Session& session) {
  stations_.reset();
  auto stations = Stations::create(*game_, session, station_scale(), pixels_per_point_);
  ui_.make_current();
  if (!stations) return stations.failure();
  stations_.emplace(stations.take());
  stations_->set_high_contrast(settings_.high_contrast);
  keep_margins();
  return {};
}

unsigned TableScreen::window_at(glm::vec2 place) const {
  unsigned window = ui_.window_at(place);
  if (!stations_) return window;
  for (const Station& station : stations_->all()) {
    if (window == 0) window = station.ui.window_at(place);
  }
  return window;
}

void TableScreen::set_read(bool is_read) {
  ui_.set_read(is_read);
  if (!stations_) return;
  for (Station& station : stations_->all()) station.ui.set_read(is_read);
  ui_.make_current();
}

std::vector<engine::WrittenLine> TableScreen::written(std::optional<engine::Edge> side) const {
  std::vector<engine::WrittenLine> lines =
      side ? std::vector<engine::WrittenLine>() : ui_.written();
  if (!stations_) return lines;
  for (const Station& station : stations_->all()) {
    const engine::EdgePart part = station.ui.edge_part();
    if (side && part.edge != *side) continue;
    for (engine::WrittenLine line : station.ui.written()) {
      const glm::vec2 one = engine::place_in_window(part, line.from, size_);
      const glm::vec2 other = engine::place_in_window(part, line.to, size_);
      line.from = glm::min(one, other);
      line.to = glm::max(one, other);
      lines.push_back(std::move(line));
    }
  }
  return lines;
}

bool TableScreen::is_at(engine::Edge side, glm::vec2 place) {
  const Station* station = stations_ ? stations_->at(side) : nullptr;
  return station != nullptr && station->ui.covers(place);
}

bool TableScreen::has_place_at(engine::Edge side) {
  return stations_ && stations_->at(side) != nullptr;
}

namespace {

/// What always lies before somebody, and what is told there.
bool is_of_place(const engine::ShownWindow& window) {
  if (window.is_tip) return false;
  const screens::Layer layer = screens::layer_of(window.name);
  return layer == screens::Layer::kPanels || layer == screens::Layer::kBanner;
}

bool overlap(const engine::ScreenPart& one, const engine::ScreenPart& other) {
  const glm::vec2 shared = glm::min(one.to, other.to) - glm::max(one.from, other.from);
  return shared.x > 1 && shared.y > 1;
}

/// Each has their own part of the table.
void add_overlaps(const Station& one, const Station& other, std::vector<std::string>& faults) {
  for (const engine::ShownWindow& mine : one.ui.shown_windows()) {
    for (const engine::ShownWindow& theirs : other.ui.shown_windows()) {
      if (!is_of_place(mine) || !is_of_place(theirs) || !overlap(mine.part, theirs.part)) continue;
      faults.push_back("the sheet " + mine.name + " lies over " + theirs.name +
                       " of who sits around the corner");
    }
  }
}

}  // namespace

std::vector<std::string> TableScreen::faults_of_windows() {
  ui_.make_current();
  std::vector<std::string> faults = engine::faults_of_windows(size_);
  if (!stations_) return faults;
  std::vector<Station>& all = stations_->all();
  for (Station& station : all) {
    station.ui.make_current();
    const glm::vec2 own_size = engine::size_from(station.ui.edge_part(), size_);
    for (const std::string& fault : engine::faults_of_windows(own_size)) {
      faults.push_back("at the place of seat " + std::to_string(core::index(station.seat)) + " " +
                       fault);
    }
  }
  for (std::size_t i = 0; i < all.size(); ++i) {
    for (std::size_t n = i + 1; n < all.size(); ++n) add_overlaps(all[i], all[n], faults);
  }
  ui_.make_current();
  return faults;
}

void TableScreen::drop_stations() {
  stations_.reset();
  keep_margins();
}

std::optional<engine::PointerOwner> TableScreen::panel_at(glm::vec2 place) const {
  if (ui_.covers(place)) return engine::PointerOwner::kPanel;
  return stations_ ? stations_->owner_at(place) : std::nullopt;
}

/// A finger needs so much: 12 mm, by the size of the screen.
float TableScreen::station_scale() const {
  constexpr float kFinger = 12;  // millimetres
  const float least = kFinger * points_per_millimetre_ / kPlainTouch;
  return std::clamp(std::max(ui_.scale(), least), 0.75F, 3.0F);
}

void TableScreen::set_points_per_millimetre(float points) {
  points_per_millimetre_ = points;
  if (stations_) stations_->set_scale(station_scale());
}

}  // namespace app
