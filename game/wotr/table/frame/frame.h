#pragma once

#include <array>
#include <glm/vec2.hpp>
#include <glm/vec3.hpp>

#include "engine/geometry/mesh.h"
#include "game/table/board/frame.h"
#include "rules/wotr/state/ids.h"

// What lies around the land: on the western sea, as on a sideboard, the things of the Free Peoples,
// of the Hunt and of the Fellowship, and on the oak frame those of the Nations and the Shadow in
// the north-east. Board units; the map's own corner is the origin, so the frame reaches to negative
// places.
namespace wotr_table {

/// Where a place of the table lies on the map.
inline glm::vec2 seen_from_above(const glm::vec3& place) { return {place.x, place.z}; }

using table::kFrameTop;

inline constexpr float kTrayFloor = 0.97F;  ///< felt on the oak
inline constexpr glm::vec2 kFrameNorthWest{-9.0F, -6.8F};
inline constexpr glm::vec2 kFrameSouthEast{165.5F, 106.8F};

inline constexpr int kFellowshipSpaces = 13;  ///< 0 to 12, for Progress and for Corruption
inline constexpr int kPoliticalSteps = 4;
inline constexpr float kDieScale = 1.35F;
inline constexpr int kDiceInTray = 12;             ///< places; no side has more dice
inline constexpr float kCounterScale = 2.35F;      ///< of the Nations
inline constexpr float kTrackCounterScale = 2.6F;  ///< of the Fellowship and its Corruption
inline constexpr glm::vec2 kCardSize{4.4F, 6.2F};
inline constexpr float kDeckHeight = 1.9F;  ///< of a whole deck

inline constexpr int kSpacesInRow = 7;  ///< of the Fellowship Track, which lies in two
inline constexpr glm::vec2 kFellowshipSpace{5.5F, 5.0F};
/// The middle of a space, seen from above.
glm::vec2 fellowship_space(int space);
glm::vec3 progress_place(int space);
glm::vec3 corruption_place(int space);
/// Step 1 is the farthest from war, step 4 is At War.
glm::vec3 political_place(wotr::Nation nation, int step);
/// The middle of a rung of the Political Track.
glm::vec3 rung_place(int step);
/// The nth of the dice that lie in the tray of a side.
glm::vec3 tray_place(wotr::Side side, int number);
glm::vec3 hunt_box_place(wotr::Side side, int number);
glm::vec3 hunt_dish_place();
/// The bowl that holds the hunt tiles.
glm::vec3 hunt_pool_place();
/// The tile that is being resolved lies beside the box.
glm::vec3 hunt_tile_place();
glm::vec3 ring_place(wotr::Side side, int number);
glm::vec3 cushion_place();
glm::vec3 deck_place(wotr::Side side, wotr::Deck deck);
glm::vec3 discard_place(wotr::Side side, wotr::Deck deck);
/// Hole 0 stands for no points.
glm::vec3 peg_place(wotr::Side side, int points);
inline constexpr std::array<int, 2> kPegHoles{5, 11};  ///< by side: R-280, R-281 and none

/// The boards with their grain and mouldings: all that is flat.
engine::Mesh frame_oak_mesh(glm::vec2 board_size);
/// They and whatever is let into them or stands on them and never moves, in parts that lie each on
/// their own side of the map.
std::vector<engine::Mesh> frame_meshes(glm::vec2 board_size);
/// The peg that counts a side's victory points.
engine::Mesh peg_mesh(wotr::Side side);

}  // namespace wotr_table
