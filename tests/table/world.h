#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "game/match/any_view.h"
#include "game/table/board/board_assets.h"
#include "game/table/board/layout.h"
#include "game/table/game_table.h"
#include "game/wotr/table/mirror.h"
#include "rules/wotr/view/view.h"

namespace table_test {

std::vector<core::DataFile> data_files(const std::vector<std::string>& names);
const wotr::Rules& rules();
const table::Layout& layout();
const table::BoardAssets& board();
inline wotr_table::World world() { return {{layout(), board().ground}, rules()}; }
const table::Frame& frame();
std::shared_ptr<const table::GameTable> game_table();
table::Cues cues(const std::vector<core::Event>& events);
match::AnyView any_view(const wotr::View& view);
wotr::View opening();

/// Plays a whole game of random choices; `watch` sees the state and the events after each action.
void play_randomly(std::uint64_t seed, int most_steps,
                   const std::function<void(const wotr::State&, const core::EventSink&)>& watch);

}  // namespace table_test
