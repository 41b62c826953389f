#pragma once

#include "base/json_reader.h"
#include "rules/core/decision.h"

namespace core {

/// A ruling as data files cite it: "R-214" is 214.
Ruling read_ruling(const base::JsonReader& reader);

}  // namespace core
