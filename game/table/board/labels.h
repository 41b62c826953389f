#pragma once

#include <vector>

#include "engine/assets/image_file.h"
#include "engine/text/label.h"
#include "game/table/board/layout.h"

namespace table {

/// Every name on the map. Far away the realms, seas and great names speak; nearer the regions and
/// ranges; near by everything.
/// `colour` is the drawn map: on dark ground names are written in light ink.
std::vector<engine::Label> map_labels(const Layout& layout, const engine::Image& colour);

/// Those of the regions alone, great ones in bold.
std::vector<engine::Label> region_names(const Layout& layout);

}  // namespace table
