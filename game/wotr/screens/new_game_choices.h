#pragma once

#include <array>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

#include "game/screens/state/new_game.h"
#include "rules/wotr/state/rules.h"

namespace wotr_screens {

/// Players that are no person, the plain one first, by side.
using Machines = std::array<std::vector<std::string>, 2>;

/// What a new game of War of the Ring may be made of, without the scenarios. The rules tell of
/// their options; those of any match do.
screens::NewGameChoices new_game_choices(const wotr::Rules& rules, const Machines& machines);

/// The options, without the number of players, as the screens show them; and as a match takes them.
screens::RuleValues rule_values(const wotr::Options& options);
nlohmann::json options_json(const screens::NewGame& game);

}  // namespace wotr_screens
