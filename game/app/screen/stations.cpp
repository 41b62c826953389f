#include "game/app/screen/stations.h"

#include <algorithm>
#include <array>
#include <glm/common.hpp>
#include <utility>

#include "engine/text/font_files.h"
#include "game/players/registry.h"

namespace app {
namespace {

/// Two sit across from each other, three and four around.
engine::Edge first_edge(std::size_t station, std::size_t stations) {
  using engine::Edge;
  constexpr std::array kAcross{Edge::kSouth, Edge::kNorth};
  constexpr std::array kAround{Edge::kSouth, Edge::kWest, Edge::kNorth, Edge::kEast};
  return stations <= kAcross.size() ? kAcross[station % kAcross.size()]
                                    : kAround[station % kAround.size()];
}

engine::PointerOwner owner_of(std::size_t station) {
  const auto first = static_cast<std::uint32_t>(engine::PointerOwner::kFirstStation);
  return static_cast<engine::PointerOwner>(first + station);
}

template <class Box>
void turn_box(Box& box, engine::EdgePart part, glm::vec2 window) {
  const glm::vec2 one = engine::place_in_window(part, box.from, window);
  const glm::vec2 other = engine::place_in_window(part, box.to, window);
  box.from = glm::min(one, other);
  box.to = glm::max(one, other);
}

template <class List>
void append(List& all, List&& more) {
  all.insert(all.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
}

template <class Value>
void take_over(std::optional<Value>& all, std::optional<Value>& one) {
  if (one) all = std::move(one);
}

}  // namespace

base::Result<Stations> Stations::create(const LoadedGame& game, session::Session& session,
                                        float scale, float pixels_per_point) {
  const auto fonts = engine::find_fonts();
  if (!fonts) return fonts.failure();
  Stations stations;
  const std::vector<std::string> players = session.players();
  const auto people = static_cast<std::size_t>(std::ranges::count(players, players::kHuman));
  for (std::size_t i = 0; i < players.size(); ++i) {
    if (players[i] != players::kHuman) continue;
    auto ui = engine::Ui::create(*fonts, scale, pixels_per_point);
    if (!ui) return ui.failure();
    const auto seat = static_cast<core::Seat>(i);
    stations.stations_.push_back(
        {.seat = seat,
         .ui = ui.take(),
         .game = game.module.screens(game.resources),
         .outlook = session::own_outlook(session, core::viewer_of(seat), 0)});
    stations.stations_.back().ui.set_edge(first_edge(stations.stations_.size() - 1, people));
  }
  return stations;
}

std::optional<engine::PointerOwner> Stations::owner_at(glm::vec2 place) const {
  for (std::size_t i = 0; i < stations_.size(); ++i) {
    if (stations_[i].ui.covers(place)) return owner_of(i);
  }
  return std::nullopt;
}

engine::Input Stations::input_beside(const engine::Input& input) {
  engine::Input beside = input;
  std::erase_if(beside.pointers, [](const engine::Pointer& pointer) {
    return pointer.owner >= engine::PointerOwner::kFirstStation;
  });
  return beside;
}

engine::Input Stations::input_for(std::size_t station, const engine::Input& input) {
  engine::Input own = input;
  std::erase_if(own.pointers,
                [&](const engine::Pointer& pointer) { return pointer.owner != owner_of(station); });
  for (engine::Pointer& pointer : own.pointers) pointer.owner = engine::PointerOwner::kPanel;
  own.keys.clear();  // the keyboard belongs to the middle
  own.text.clear();
  own.held.clear();
  own.wheel = 0;
  return own;
}

Station* Stations::at(engine::Edge edge) {
  const auto found = std::ranges::find_if(
      stations_, [&](const Station& station) { return station.ui.edge() == edge; });
  return found == stations_.end() ? nullptr : &*found;
}

bool Stations::has_sides() const {
  return std::ranges::any_of(
      stations_, [](const Station& station) { return engine::is_at_side(station.ui.edge()); });
}

void Stations::set_ends_of_sides(float points) {
  for (Station& station : stations_) {
    const engine::Edge edge = station.ui.edge();
    station.ui.set_edge({edge, engine::is_at_side(edge) ? points : 0});
  }
}

void Stations::move_on(std::size_t station) {
  const engine::Edge from = stations_[station].ui.edge();
  const auto to = static_cast<engine::Edge>((static_cast<int>(from) + 1) % engine::kEdges);
  for (Station& other : stations_) {
    if (other.ui.edge() == to) other.ui.set_edge(from);
  }
  stations_[station].ui.set_edge(to);
}

void Stations::set_scale(float scale) {
  for (Station& station : stations_) station.ui.set_scale(scale);
}

void Stations::set_high_contrast(bool is_on) {
  for (Station& station : stations_) station.ui.set_high_contrast(is_on);
}

screens::Drawn in_window(screens::Drawn drawn, engine::EdgePart part, glm::vec2 window) {
  for (screens::ShownOption& option : drawn.shown) turn_box(option, part, window);
  for (screens::ShownControl& control : drawn.controls) turn_box(control, part, window);
  for (screens::ShownChart& chart : drawn.charts) turn_box(chart, part, window);
  for (screens::ShownCard& card : drawn.hand) turn_box(card, part, window);
  if (drawn.reveal) turn_box(*drawn.reveal, part, window);
  if (drawn.read) turn_box(*drawn.read, part, window);
  return drawn;
}

void join(screens::Answer& all, screens::Answer one) {
  if (one.action && !all.action) {
    all.action = one.action;
    all.followed_by = std::move(one.followed_by);
  }
  take_over(all.by_itself, one.by_itself);
  append(all.commands, std::move(one.commands));
}

void join(screens::Drawn& all, screens::Drawn one) {
  take_over(all.reveal, one.reveal);
  take_over(all.read, one.read);
  if (all.question.empty()) {
    all.question = std::move(one.question);
    all.question_window = one.question_window;
  }
  all.offers_hint = all.offers_hint || one.offers_hint;
  append(all.shown, std::move(one.shown));
  append(all.controls, std::move(one.controls));
  append(all.hand, std::move(one.hand));
  append(all.charts, std::move(one.charts));
  all.lit = all.lit | one.lit;
}

}  // namespace app
