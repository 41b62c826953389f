#pragma once

#include <functional>
#include <memory>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "game/match/any_view.h"
#include "game/table/board/board_assets.h"
#include "game/table/game_table.h"
#include "game/trilogy/table/world.h"
#include "rules/trilogy/state/rules.h"
#include "rules/trilogy/state/state.h"

namespace trilogy_table_test {

/// The tables for so many players, made once.
std::shared_ptr<const trilogy::Rules> rules_for(int players);
const table::Layout& layout();
const table::BoardAssets& board();
std::shared_ptr<const table::GameTable> game_table();
inline trilogy_table::World world(const trilogy::Rules& rules) {
  return {{layout(), board().ground}, rules};
}
match::AnyView any_view(const std::shared_ptr<const trilogy::Rules>& rules,
                        const trilogy::State& state, core::Viewer viewer = core::kAll);

/// A position of yellow against red, as scenarios are written.
trilogy::State position(const nlohmann::json& fields);
trilogy::Territory territory(std::string_view id);

/// Plays a game of random choices; `watch` sees the state and the events after each action.
void play_randomly(const trilogy::Rules& rules, std::uint64_t seed, int most_steps,
                   const std::function<void(const trilogy::State&, const core::EventSink&)>& watch);
/// So far into one.
trilogy::State played(const trilogy::Rules& rules, std::uint64_t seed, int steps);

}  // namespace trilogy_table_test
