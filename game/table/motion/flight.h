#pragma once

#include <cstddef>
#include <memory>

#include "engine/physics/throw.h"
#include "game/table/dice/dice_tray.h"

namespace table {

/// One die of a throw. The throw was reckoned before it is shown; its labels were put on so that
/// the told face is the one that comes up.
struct Flight {
  std::shared_ptr<const engine::Throw> thrown;  ///< the same for all dice of the throw
  std::size_t cube = 0;                         ///< which of them this is
  glm::quat labels{1, 0, 0, 0};                 ///< how the labels are turned on the cube
  TrayPlace tray;                               ///< that it is thrown into
};

/// Where the die is, on the board, so long after the throw began; and at last.
engine::Pose pose_in(const Flight& flight, float seconds);
engine::Pose rest_of(const Flight& flight);
/// When it leaves the hand.
float released(const Flight& flight);

}  // namespace table
