#pragma once

#include <vector>

#include "engine/text/label.h"
#include "game/table/layout.h"
#include "rules/wotr/rules.h"

namespace table {

/// Every name on the map. Far away the realms, seas and Strongholds speak; nearer the regions and
/// ranges; near by everything.
std::vector<engine::Label> map_labels(const Layout& layout, const wotr::Rules& rules);

}  // namespace table
