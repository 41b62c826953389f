#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

#include "game/lang/sentences.h"
#include "rules/core/decision.h"

namespace cli {

/// A refused request: it has changed nothing. `ruling` is null where no ruling is behind it.
nlohmann::json refuse(std::string_view code, std::string_view message,
                      std::string_view ruling = {});

/// What the player reads of one row ({"do": …}) of a family: "action", "event", "refusal".
std::string sentence(const lang::Sentences& sentences, std::string_view family,
                     const nlohmann::json& row);

/// "R-214" where the prefix is "R-"; empty for no ruling.
std::string ruling_text(std::string_view prefix, core::Ruling ruling);

}  // namespace cli
