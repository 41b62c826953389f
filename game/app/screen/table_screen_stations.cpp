#include <algorithm>
#include <utility>

#include "game/app/screen/table_screen.h"

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

/// Each in its own interface, of its own view.
void TableScreen::draw_stations(const session::Session& session, const Frame& frame,
                                screens::Answer& answer) {
  std::optional<std::size_t> moves;
  for (std::size_t i = 0; i < stations_->all().size(); ++i) {
    Station& station = stations_->all()[i];
    if (!told_->is_rolling || !station.told) station.told = station.outlook->view();
    const screens::ScreenState state = state_of(session, frame, *station.told, *station.panels);
    station.ui.begin_frame(Stations::input_for(i, frame.input), frame.seconds);
    const engine::Edge edge = station.ui.edge();
    screens::Answer own = screens::draw_station(station.ui.theme(), engine::size_from(edge, size_),
                                                state, station.memory, station.seat);
    if (own.moves_station) moves = i;
    if (std::exchange(station.memory.new_game_open, false)) memory_.new_game_open = true;
    join(answer, in_window(std::move(own), edge, size_));
    drawn_stations_.push_back(i);
  }
  if (moves) stations_->move_on(*moves);
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

std::string TableScreen::set_stations(session::Session& session) {
  stations_.reset();
  auto stations = Stations::create(*game_, session, station_scale(), pixels_per_point_);
  ui_.make_current();
  if (!stations) return stations.error();
  stations_.emplace(stations.take());
  stations_->set_high_contrast(settings_.high_contrast);
  return {};
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
