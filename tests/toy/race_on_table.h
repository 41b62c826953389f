#pragma once

#include <array>
#include <memory>

#include "engine/geometry/mesh_edit.h"
#include "engine/geometry/shapes.h"
#include "engine/physics/cube.h"
#include "game/table/dice/dice_tray.h"
#include "game/table/game_table.h"
#include "tests/toy/toy_table.h"

// The race on the 3D table: all that a second game must bring to stand there.
namespace toy {

enum Zone : std::uint8_t { kMapZone, kTrayZone };
enum Kind : std::uint8_t { kPawn, kDie };

inline constexpr int kSpacesInRow = 7;
inline constexpr float kSpace = 9;  // board units

/// Spaces in rows that wind to and fro, each a region with a number.
inline table::Layout race_layout(int goal) {
  table::Layout layout;
  const int rows = goal / kSpacesInRow + 1;
  layout.size = glm::vec2(kSpacesInRow, rows) * kSpace + 10.0F;
  layout.dice_tray = layout.size / 2.0F;
  for (int i = 0; i <= goal; ++i) {
    const int row = i / kSpacesInRow;
    const int along = i % kSpacesInRow;
    const int column = row % 2 == 0 ? along : kSpacesInRow - 1 - along;
    const glm::vec2 middle = (glm::vec2(column, row) + 0.5F) * kSpace + 5.0F;
    const float half = kSpace / 2 - 0.3F;
    table::RegionLayout region;
    region.id = region.name = std::to_string(i);
    region.label = region.label_afar = middle + glm::vec2(0, 3);
    region.label_length = 2;
    region.label_size = 2;
    region.settlement = middle;
    region.armies = {middle - glm::vec2(2, 0), middle + glm::vec2(2, 0)};
    table::set_border(region, {middle + glm::vec2(-half, -half), middle + glm::vec2(half, -half),
                               middle + glm::vec2(half, half), middle + glm::vec2(-half, half)});
    for (const int next : {i - 1, i + 1}) {
      if (next < 0 || next > goal) continue;
      region.neighbours.push_back(static_cast<table::RegionId>(next));
      region.adjacent.insert(static_cast<table::RegionId>(next));
    }
    layout.regions.push_back(std::move(region));
  }
  table::clear_names(layout);
  return layout;
}

inline engine::Mesh pawn_mesh(std::uint8_t seat) {
  constexpr std::array<glm::vec2, 7> kTurned{{{1.1F, 0},
                                              {1.0F, 0.4F},
                                              {0.4F, 0.8F},
                                              {0.35F, 2.2F},
                                              {0.8F, 2.5F},
                                              {0.7F, 3.3F},
                                              {0, 3.6F}}};
  return engine::lathe(kTurned, 16, engine::paint_from_srgb(seat == 0 ? 0xA83228 : 0x2C4F8C));
}

/// The faces in the order of their pips; opposite ones add up to seven.
inline constexpr std::array kFaces{engine::CubeFace::kUp,    engine::CubeFace::kSouth,
                                   engine::CubeFace::kEast,  engine::CubeFace::kWest,
                                   engine::CubeFace::kNorth, engine::CubeFace::kDown};

inline engine::Mesh die_mesh() {
  constexpr float kEdge = table::kDieSize;
  const glm::vec4 bone = engine::paint_from_srgb(0xE9DDBF);
  const glm::vec4 ink = engine::paint_from_srgb(0x2B2118);
  engine::Mesh die =
      engine::moved(engine::bevelled_box(glm::vec3(kEdge), 0.12F, bone), {0, -kEdge / 2, 0});
  for (int pips = 1; pips <= 6; ++pips) {
    engine::Mesh face;
    for (int pip = 0; pip < pips; ++pip) {
      const float x = static_cast<float>(pip % 3) * 0.45F - 0.45F;
      const float z = pips > 3 ? (pip < 3 ? -0.3F : 0.3F) : 0.0F;
      engine::append(
          face, engine::moved(engine::box({0.26F, 0.05F, 0.26F}, ink), {x, kEdge / 2 - 0.02F, z}));
    }
    const glm::quat up = engine::turned_up(kFaces[static_cast<std::size_t>(pips - 1)]);
    engine::append(die, engine::transformed(face, glm::mat4_cast(glm::inverse(up))));
  }
  return die;
}

class RaceTable final : public table::GameTable {
 public:
  explicit RaceTable(int goal) : goal_(goal) {}

  base::Result<table::Layout> layout(std::span<const core::DataFile>) const override {
    return race_layout(goal_);
  }
  table::PieceMesh mesh_of(const table::PieceModel& shape) const override {
    return {{shape.kind == kPawn ? pawn_mesh(shape.a) : die_mesh(), {}}, true};
  }

  table::Mirror mirror(const table::Surroundings& world,
                       const match::AnyView& view) const override {
    table::Mirror mirror;
    for (std::uint8_t seat = 0; seat < 2; ++seat) {
      const std::uint8_t place = view.as<Race>().place[seat];
      table::Piece pawn;
      pawn.model = pawn.traits.shape = pawn.traits.identity = {kPawn, seat};
      pawn.spot = {kMapZone, place};
      pawn.region = table::RegionId{place};
      pawn.is_on_map = true;
      pawn.pose.position = world.ground.on_surface(world.layout.regions[place].armies[seat]);
      pawn.traits.role = table::PieceRole::kTraveller;
      pawn.traits.side = seat;
      pawn.traits.pick_cylinder = {1.1F, 3.6F};
      mirror.pieces.push_back(pawn);
    }
    return mirror;
  }

  table::Cues cues(const match::AnyView&, std::span<const core::Event> events) const override {
    table::Cues cues;
    cues.has_events = !events.empty();
    for (const core::Event& event : events) {
      if (event.kind != kRolled) continue;
      table::Piece die;
      die.model = {kDie, event.args[0], event.args[1]};
      die.spot = {kTrayZone};
      die.pose.rotation = engine::turned_up(kFaces[std::size_t{event.args[1]} - 1]);
      die.scale = table::kThrownDieScale;
      die.traits.role = table::PieceRole::kDie;
      die.traits.side = event.args[0];
      die.traits.shape = {kDie};
      cues.thrown.push_back(die);
    }
    return cues;
  }

  /// Who may roll does so by a touch on the space of their pawn.
  table::Spotlight spotlight(const match::AnyView& view) const override {
    table::Spotlight spotlight;
    for (std::uint8_t seat = 0; seat < 2; ++seat) {
      const table::RegionId here{view.as<Race>().place[seat]};
      const bool acts = view.decision().seat == core::Seat{seat};
      if (acts && view.decision().offers({kRoll})) spotlight.lit.insert(here);
    }
    return spotlight;
  }
  std::optional<core::Action> action_at(const match::AnyView& view,
                                        table::RegionId region) const override {
    if (!spotlight(view).lit.contains(region)) return std::nullopt;
    return core::Action{kRoll};
  }
  table::RegionSet regions_of(std::span<const core::Event> events) const override {
    table::RegionSet regions;
    for (const core::Event& event : events) {
      if (event.kind == kMoved) regions.insert(table::RegionId{event.args[1]});
    }
    return regions;
  }

 private:
  int goal_;
};

}  // namespace toy
