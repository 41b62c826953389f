#pragma once

#include <nlohmann/json_fwd.hpp>

#include "base/json_reader.h"
#include "rules/wotr/state/figures.h"
#include "rules/wotr/state/rules.h"

namespace wotr {

/// Figures that stand together: {"units": {"gondor": {"regular": 1, "elite": 0}}, "leaders":
/// {"gondor": 1}, "nazgul": 0, "characters": ["strider"]}. Nations without figures are left out.
nlohmann::json figures_json(const Figures& figures);

/// Reads those four fields, each of which may be missing; other fields are the caller's business.
Figures read_figures(const base::JsonReader& reader);

/// A pool beside the board: {"gondor": {"regular", "elite", "leader"}, …, "nazgul", "characters"}.
nlohmann::json pool_json(const Figures& pool, Side side);
/// The Nations and kinds that are not named are 0.
Figures read_pool(const base::JsonReader& reader, Side side);

nlohmann::json characters_json(CharacterSet characters);
CharacterSet read_characters(const base::JsonReader& list);

}  // namespace wotr
