#pragma once

#include <compare>
#include <cstdint>
#include <glm/vec2.hpp>
#include <glm/vec3.hpp>
#include <glm/vec4.hpp>
#include <string_view>

#include "engine/scene/pose.h"
#include "game/table/board/frame_thing.h"
#include "game/table/board/region.h"

namespace table {

/// What stands there. What the numbers mean belongs to the game.
struct PieceModel {
  std::uint8_t kind = 0;
  std::uint8_t a = 0;
  std::uint8_t b = 0;

  // NOLINTNEXTLINE(modernize-use-nullptr): clang-tidy takes the 0 of its comparisons for a pointer
  friend constexpr auto operator<=>(const PieceModel&, const PieceModel&) = default;
};

/// Where a piece is in the words of the game, so that what stays can be told from what goes.
struct Spot {
  std::uint8_t zone = 0;
  std::uint8_t value = 0;

  // NOLINTNEXTLINE(modernize-use-nullptr): the same
  friend constexpr auto operator<=>(const Spot&, const Spot&) = default;
};

/// How a piece goes from one place to another, and how it leaves.
enum class PieceRole : std::uint8_t {
  kThing,      ///< slides; leaves upwards
  kDie,        ///< is thrown, or taken up and laid elsewhere
  kTraveller,  ///< walks, and fades when it leaves
  kFigure,     ///< walks, stands in ranks, fights, falls
};

/// When a piece that is missing in one spot may be the one that is new in another.
enum class Moves : std::uint8_t {
  kAlways,
  kWhenTold,      ///< only if a Relocation says so
  kWhenReceived,  ///< only to a place that receives such pieces
};

/// What is drawn over a piece on the screen.
enum class PieceMark : std::uint8_t {
  kNone,
  kRing,     ///< the marker of the Ring, which this piece bears
  kWriting,  ///< a disc with what is written on the piece
};

/// Of an upright cylinder around a piece, at scale 1: for pointing at it.
struct PickCylinder {
  float radius = 0.8F;
  float height = 0.3F;
};

inline constexpr std::uint8_t kNoSide = 0xFF;

/// How a piece behaves and is drawn: plain data that the game fills in when it sets a piece down.
struct PieceTraits {
  PieceRole role = PieceRole::kThing;
  Moves moves = Moves::kAlways;
  bool receives = false;        ///< a piece of Moves::kWhenReceived may come here
  bool flies = false;           ///< needs no path over land
  bool shades_ground = true;    ///< false if it lies on ground of its own
  std::uint8_t side = kNoSide;  ///< whose it is, by number
  PieceMark mark = PieceMark::kNone;
  PieceModel identity;         ///< the same for the same thing, though it may look different now
  PieceModel shape;            ///< what it shares with all that have the same mesh
  glm::vec4 tint{1, 1, 1, 0};  ///< what the paint's alpha is replaced by; alpha 0 keeps the paint
  float growth_afar = 0;       ///< how much larger than life it is from afar
  PickCylinder pick_cylinder;
  FrameThing thing;          ///< what of the frame it belongs to
  std::string_view writing;  ///< of PieceMark::kWriting; lives as long as the program
};

struct Piece {
  PieceModel model;
  Spot spot;
  RegionId region = kNoRegion;  ///< that it stands in, kNoRegion if it only stands on the map
  engine::Pose pose;
  float scale = 1;
  bool is_on_map = false;
  bool speaks_for_all = false;  ///< stands for its whole formation when seen from afar
  PieceTraits traits;

  friend bool operator==(const Piece& one, const Piece& other) {
    return one.model == other.model && one.spot == other.spot && one.scale == other.scale &&
           one.pose.position == other.pose.position && one.pose.rotation == other.pose.rotation;
  }
};

inline bool is_walker(const Piece& piece) {
  return piece.traits.role == PieceRole::kFigure || piece.traits.role == PieceRole::kTraveller;
}

/// Turned about the vertical; 0 faces south, as figures are made, and grows towards the east.
glm::quat facing(float yaw);
/// The yaw of a figure that looks along a direction on the map.
float yaw_towards(glm::vec2 ahead);

}  // namespace table
