#pragma once

#include <filesystem>
#include <memory>

#include "game/table/game_table.h"
#include "game/wotr/table/frame/frame_labels.h"
#include "rules/wotr/state/rules.h"

namespace wotr_table {

/// War of the Ring on the table. `rules` say what lies on the map; every view brings its own.
std::shared_ptr<const table::GameTable> make_game_table(std::shared_ptr<const wotr::Rules> rules,
                                                        const std::filesystem::path& figures,
                                                        FrameWords words = {});

}  // namespace wotr_table
