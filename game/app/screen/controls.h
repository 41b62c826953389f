#pragma once

#include "engine/platform/pointers/input.h"
#include "engine/scene/camera.h"
#include "game/commands/key_reader.h"
#include "game/table/board/region.h"

namespace app {

/// Moves the camera as the hand does: mouse, keys and fingers. Only pointers that belong to the map
/// count; if several drag it, it follows the one that came down first.
void steer(engine::TableCamera& camera, const engine::Input& input, double seconds);
void steer_with_keys(engine::TableCamera& camera, const commands::Read& input, double seconds);

/// The right sticks move the map, the triggers come nearer and go away.
void steer_with_pads(engine::TableCamera& camera, const engine::Input& input, double seconds);

/// A click or double click on the map, and what it found there.
struct MapClick {
  bool is_double = false;
  bool is_rolling = false;                    ///< dice are falling
  table::RegionId region = table::kNoRegion;  ///< below the pointer
  bool is_offered = false;                    ///< the question asked now can be answered with it
};

enum class ClickEffect : std::uint8_t { kNone, kSkipDice, kAnswer, kFly };

/// Decides what clicks on the map do. The first click answers at once; the second of a double click
/// answers nothing, as another question may be asked by then, and flies to the region unless the
/// first one answered with it.
class MapClicks {
 public:
  ClickEffect take(const MapClick& click);

 private:
  table::RegionId answered_ = table::kNoRegion;  ///< by the last click there
};

}  // namespace app
