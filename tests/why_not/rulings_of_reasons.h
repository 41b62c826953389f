#pragma once

#include <string>

namespace intents {

/// Whether the ruling can be the one that is broken for this reason.
bool is_ruling_of(const std::string& reason, int ruling);

}  // namespace intents
