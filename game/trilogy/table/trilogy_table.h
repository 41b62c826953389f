#pragma once

#include <filesystem>
#include <memory>

#include "game/table/game_table.h"
#include "game/trilogy/table/frame/frame.h"
#include "rules/trilogy/state/rules.h"

namespace trilogy_table {

/// The Trilogy Edition on the table. `rules` say what lies on the map; every view brings its own.
std::shared_ptr<const table::GameTable> make_game_table(std::shared_ptr<const trilogy::Rules> rules,
                                                        const std::filesystem::path& figures,
                                                        FrameWords words = {});

}  // namespace trilogy_table
