#pragma once

#include <glm/vec2.hpp>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "engine/assets/image_file.h"
#include "engine/geometry/mesh.h"
#include "engine/render/frame/scene.h"
#include "game/match/any_view.h"
#include "game/table/ambience.h"
#include "game/table/board/frame.h"
#include "game/table/facts.h"
#include "game/table/gesture.h"
#include "game/table/pieces/cues.h"
#include "game/table/pieces/mirror.h"
#include "game/table/spotlight.h"
#include "rules/core/event.h"
#include "rules/core/game.h"

namespace table {

class Stage;

inline constexpr float kHomeTilt = 0.72F;

/// The mesh of a shape.
struct PieceMesh {
  engine::Model model;
  bool is_sign = true;  ///< read from across the table; otherwise it is drawn coarser from afar
};

/// A shape that is made once for its place on the land.
struct LandShape {
  PieceModel shape;
  engine::Model model;
};

/// What the camera goes to while it is decided: as near as all of it can be seen, but no nearer
/// than `near`.
struct Staged {
  RegionSet regions;
  std::vector<glm::vec2> things;  ///< places of the board beside them
  float near = 0;
  bool dims_rest = false;  ///< other lands fall back
  bool is_fight = false;   ///< the camera turns to where nothing but land lies before it

  bool is_empty() const { return regions.empty() && things.empty(); }
  friend bool operator==(const Staged&, const Staged&) = default;
};

/// What the lights of a game are drawn by.
struct LightRequest {
  const Stage& stage;
  std::span<const engine::MeshId> meshes;  ///< light_meshes(), in their order
  float intensity = 0;                     ///< of the ambience by now, which follows it slowly
};

/// What a game brings to the table. All of it is asked when something changes, and never for each
/// piece of each frame; add_lights alone is asked once a frame. What a game does not have it leaves
/// out: only its layout, its pieces and their meshes must be there.
class GameTable {
 public:
  GameTable() = default;
  GameTable(const GameTable&) = delete;
  GameTable& operator=(const GameTable&) = delete;
  GameTable(GameTable&&) = delete;
  GameTable& operator=(GameTable&&) = delete;
  virtual ~GameTable() = default;

  // Once, when the table is set up.

  /// The files below data/<game>/ that the layout is made of.
  virtual std::vector<std::string> layout_files() const { return {}; }
  virtual base::Result<Layout> layout(std::span<const core::DataFile> files) const = 0;
  virtual Frame frame(const Layout& /*layout*/) const { return {}; }
  /// What lies on the land and never changes, as triangles in drawing order.
  virtual std::vector<engine::DecalVertex> ground_decals(const Surroundings& /*world*/) const {
    return {};
  }
  /// Shapes that are fitted to the land they stand on; `map` is its picture.
  virtual std::vector<LandShape> land_shapes(const Surroundings& /*world*/,
                                             const engine::Image& /*map*/) const {
    return {};
  }
  virtual std::vector<engine::Mesh> light_meshes() const { return {}; }
  /// What could not be read and has a plain stand-in: a sentence for each.
  virtual std::vector<std::string> faults() const { return {}; }
  /// How steeply the first view looks down at least, in radians: the more, the less the north is
  /// shortened.
  virtual float home_tilt() const { return kHomeTilt; }
  /// What the first view shows at least: board places.
  virtual std::vector<glm::vec2> home_places(const Layout& layout) const {
    return {{0, 0}, {layout.size.x, 0}, layout.size, {0, layout.size.y}};
  }

  // When a shape is first seen.

  virtual PieceMesh mesh_of(const PieceModel& shape) const = 0;

  // When the view changes.

  virtual Mirror mirror(const Surroundings& world, const match::AnyView& view) const = 0;
  /// How the events are shown that led to the view. They are masked for the same viewer.
  virtual Cues cues(const match::AnyView& view, std::span<const core::Event> events) const = 0;
  /// What the pending decision lights up.
  virtual Spotlight spotlight(const match::AnyView& /*view*/) const { return {}; }
  virtual Ambience ambience(const Surroundings& /*world*/, const match::AnyView& /*view*/) const {
    return {};
  }

  // For the camera and the pointer.

  /// The regions that the pending decision is about; empty if it is not about the map.
  virtual RegionSet in_question(const match::AnyView& view) const { return spotlight(view).lit; }
  /// What goes on there until it is over: a battle.
  virtual Staged staged(const match::AnyView& /*view*/) const { return {}; }
  /// What rows of data may ask of an event: "do" is its kind, the rest its fields and what else the
  /// game says of it. Masked as the event is.
  virtual Facts facts_of(const match::AnyView& /*view*/, const core::Event& /*event*/) const {
    return {};
  }
  /// Where the events happened.
  virtual RegionSet regions_of(std::span<const core::Event> /*events*/) const { return {}; }
  /// What a touch on a region answers, if it answers the pending decision.
  virtual std::optional<core::Action> action_at(const match::AnyView& /*view*/,
                                                RegionId /*region*/) const {
    return std::nullopt;
  }
  /// What can be done by touch, given what is held already; only while the viewer decides.
  virtual Touches touches(const match::AnyView& /*view*/,
                          std::span<const Touchable> /*held*/) const {
    return {};
  }
  /// What a picture may be taken of while it happens, and whether it is among the events.
  virtual std::vector<std::string_view> happenings() const { return {}; }
  virtual bool is_among(std::string_view /*happening*/,
                        std::span<const core::Event> /*events*/) const {
    return false;
  }

  // Once a frame.

  /// What burns on the board.
  virtual void add_lights(engine::Scene& /*scene*/, const LightRequest& /*request*/) const {}
};

}  // namespace table
