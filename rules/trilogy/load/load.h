#pragma once

#include <nlohmann/json_fwd.hpp>
#include <span>
#include <string>
#include <vector>

#include "base/result.h"
#include "rules/core/game.h"
#include "rules/trilogy/state/rules.h"

namespace trilogy {

/// The files below data/trilogy that make_rules() reads.
std::vector<std::string> data_files();

/// The tables. `options` names options by id; "players" is how many play, "seats" who: a list of
/// colours in the order in which they sit (load/seating.h). An Error is one sentence.
base::Result<Rules> make_rules(std::span<const core::DataFile> files,
                               const nlohmann::json& options);

/// Every option with its value, as make_rules() would read it again.
nlohmann::json options_json(const Rules& rules);

}  // namespace trilogy
