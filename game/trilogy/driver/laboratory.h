#pragma once

#include <memory>

#include "game/laboratory/laboratory.h"
#include "game/set_up/prepared_game.h"
#include "rules/trilogy/game.h"

namespace trilogy_driver {

/// Compiled for itself, beside the driver.
std::unique_ptr<const laboratory::Laboratory> make_laboratory(
    std::shared_ptr<const set_up::PreparedGame<trilogy::Game>> game);

}  // namespace trilogy_driver
