#pragma once

#include <memory>

#include "game/laboratory/laboratory.h"
#include "game/set_up/prepared_game.h"
#include "rules/wotr/game.h"

namespace wotr_driver {

/// Compiled for itself, beside the driver.
std::unique_ptr<const laboratory::Laboratory> make_laboratory(
    std::shared_ptr<const set_up::PreparedGame<wotr::Game>> game);

}  // namespace wotr_driver
