#pragma once

#include <map>
#include <string>
#include <string_view>

#include "base/result.h"
#include "engine/audio/struck_body.h"

namespace sound {

/// Bodies by name, from JSON: {"bodies": {"bone": {"contact": 0.0003, "modes": [[2400, 0.05,
/// 1]]}}}, each mode as hertz, seconds, gain. `name` is what the text is called in a fault.
using Bodies = std::map<std::string, engine::StruckBody, std::less<>>;
base::Result<Bodies> parse_bodies(std::string_view text, std::string_view name);

}  // namespace sound
