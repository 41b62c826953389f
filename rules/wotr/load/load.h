#pragma once

#include <nlohmann/json_fwd.hpp>
#include <span>
#include <string>
#include <vector>

#include "base/result.h"
#include "rules/core/game.h"
#include "rules/wotr/state/rules.h"

namespace wotr {

/// The data files below data/wotr/ that the rules are made of.
std::vector<std::string> data_files();

/// Makes the tables. An Error is one sentence that names the file, the place and the reason; an
/// option that does not exist is one.
base::Result<Rules> make_rules(std::span<const core::DataFile> files,
                               const nlohmann::json& options);

/// Every option with its value, as a save records it: making rules from it gives equal rules.
nlohmann::json options_json(const Options& options);
nlohmann::json options_json(const Rules& rules);

}  // namespace wotr
