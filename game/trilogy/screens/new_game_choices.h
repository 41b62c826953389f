#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

#include "game/screens/state/new_game.h"
#include "rules/trilogy/state/rules.h"

namespace trilogy_screens {

/// What a new game may be made of. `machines` may sit anywhere.
screens::NewGameChoices new_game_choices(const trilogy::Rules& rules,
                                         const std::vector<std::string>& machines);

screens::RuleValues rule_values(const trilogy::Options& options);

/// The options that a match begins with.
nlohmann::json options_json(const screens::NewGame& game);

}  // namespace trilogy_screens
