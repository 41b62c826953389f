#pragma once

#include <functional>
#include <string>
#include <vector>

#include "game/table/board_assets.h"
#include "game/table/layout.h"
#include "game/table/mirror.h"
#include "rules/wotr/game.h"

namespace table_test {

std::vector<core::DataFile> data_files(const std::vector<std::string>& names);
const wotr::Rules& rules();
const table::Layout& layout();
const table::BoardAssets& board();
inline table::Surroundings world() { return {rules(), layout(), board().ground}; }
wotr::View opening();

/// Plays a whole game of random choices; `watch` sees the state and the events after each action.
void play_randomly(std::uint64_t seed, int most_steps,
                   const std::function<void(const wotr::State&, const core::EventSink&)>& watch);

}  // namespace table_test
