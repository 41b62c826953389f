#include "game/app/screen/places.h"

#include <algorithm>
#include <glm/geometric.hpp>
#include <glm/vector_relational.hpp>
#include <string>

namespace app {
namespace {

std::optional<table::RegionId> region_called(const TableScreen& screen, std::string_view id) {
  const auto& regions = screen.tabletop().layout().regions;
  const auto region = std::ranges::find(regions, id, &table::RegionLayout::id);
  if (region == regions.end()) return std::nullopt;
  return static_cast<table::RegionId>(region - regions.begin());
}

/// Of the board, if the edge does not hide it.
std::optional<glm::vec2> place_on_screen(const TableScreen& screen, glm::vec2 board_place) {
  const auto place = engine::screen_point(
      screen.camera().view(), screen.tabletop().board().ground.on_surface(board_place, 0));
  const bool is_seen = place && glm::all(glm::greaterThanEqual(*place, glm::vec2(0))) &&
                       glm::all(glm::lessThan(*place, glm::vec2(screen.size())));
  return is_seen ? place : std::nullopt;
}

/// The marker of the Ring.
std::optional<glm::vec2> place_of_traveller(const TableScreen& screen) {
  return screen.ring() ? std::optional(screen.ring()->middle) : std::nullopt;
}

/// What is written on the frame around the map.
std::optional<glm::vec2> place_of_label(const TableScreen& screen, std::string_view words) {
  for (const engine::Label& label : screen.tabletop().frame().labels) {
    if (label.text != words || label.baseline.empty()) continue;
    const glm::vec2 middle = label.baseline[label.baseline.size() / 2];
    const float height = label.level.value_or(0);
    return engine::screen_point(screen.camera().view(), {middle.x, height, middle.y});
  }
  return std::nullopt;
}

/// The seal, unless it was moved aside into another land: then where its force stands.
std::optional<glm::vec2> place_in_land(const TableScreen& screen, std::string_view id) {
  const std::optional<glm::vec2> place = place_of_region(screen, id);
  if (!place) return place;
  const table::RegionId there = screen.tabletop().point_at(screen.camera().view(), *place).region;
  const std::optional<table::RegionId> land = region_called(screen, id);
  if (there == land) return place;
  const table::RegionLayout& layout = table::layout_of(screen.tabletop().layout(), *land);
  std::optional<glm::vec2> nearest = place_on_screen(screen, layout.settlement);
  const auto is_nearer = [&](glm::vec2 army) {
    return !nearest || glm::distance(army, *place) < glm::distance(*nearest, *place);
  };
  for (const glm::vec2 army : layout.armies) {
    const std::optional<glm::vec2> seen = place_on_screen(screen, army);
    if (seen && is_nearer(*seen)) nearest = seen;
  }
  return nearest;
}

}  // namespace

std::optional<glm::vec2> place_of_region(const TableScreen& screen, std::string_view id) {
  const std::optional<table::RegionId> number = region_called(screen, id);
  if (!number) return std::nullopt;
  const auto seal = std::ranges::find(screen.seals(), *number, &table::ShownBadge::region);
  if (seal != screen.seals().end()) return (seal->part.from + seal->part.to) / 2.0F;
  return place_on_screen(screen, table::layout_of(screen.tabletop().layout(), *number).settlement);
}

std::optional<Spot> place_of(const TableScreen& screen, std::string_view thing,
                             const screens::Drawn& shown) {
  const std::size_t colon = thing.find(':');
  if (colon == std::string_view::npos) return std::nullopt;
  const std::string_view kind = thing.substr(0, colon);
  const std::string_view name = thing.substr(colon + 1);
  const auto on_table = [](std::optional<glm::vec2> place) {
    return place ? std::optional(Spot{.place = *place}) : std::nullopt;
  };
  if (kind == "region") {
    std::optional<Spot> spot = on_table(place_in_land(screen, name));
    if (spot) spot->land = region_called(screen, name);
    return spot;
  }
  if (kind == "traveller") {
    std::optional<Spot> spot = on_table(place_of_traveller(screen));
    if (spot) spot->land = region_called(screen, name);
    return spot;
  }
  const std::string words = screen.words().say(name);
  if (kind == "label") return on_table(place_of_label(screen, words));
  for (const screens::ShownControl& control : shown.controls) {
    if (control.label != words) continue;
    return Spot{.place = (control.from + control.to) / 2.0F,
                .extent = (control.to - control.from) / 2.0F,
                .window = control.window};
  }
  return std::nullopt;
}

}  // namespace app
