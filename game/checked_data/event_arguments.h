#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string_view>
#include <vector>

#include "game/lang/vocabulary.h"

namespace checked_data {

/// Of what is told of an event, that which is called so; nullptr if nothing is.
const lang::Argument* named(const std::vector<lang::Argument>& arguments, std::string_view name);

/// Whether the fact can have that value: one of its ids, or anything that is no text.
bool may_be(const lang::Argument& fact, const nlohmann::json& value);

}  // namespace checked_data
