#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "game/commands/key_reader.h"

namespace app {

/// What a key of the spoken table asks for. docs/spoken-table.md lists them.
enum class SpokenKey : std::uint8_t {
  kTake,
  kQuestion,
  kNextOption,
  kOptionBefore,
  kMore,
  kPlace,
  kNeighbours,
  kLine,
  kHush,
  kNorth,
  kEast,
  kSouth,
  kWest,
  kElsewhere,  ///< Tab: the keys go to a button
};

std::optional<SpokenKey> spoken_key(const commands::Pressed& pressed);

/// Keys that nobody else sees, neither pressed nor held, until they are let go.
class TakenKeys {
 public:
  void take(engine::Input& input, engine::Key key);
  /// Call in every frame.
  void keep_hidden(engine::Input& input);

 private:
  std::vector<engine::Key> held_;
};

/// With Alt the arrows go over the map: held, they do not steer the camera.
void hide_alt(engine::Input& input);

}  // namespace app
