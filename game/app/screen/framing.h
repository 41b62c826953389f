#pragma once

#include "game/app/screen/table_screen.h"

// Where the camera goes so that what is asked about is seen beside the panels. `shown` is what the
// panels had in the last frame.
namespace app {

/// The view shows the regions, and no more of the wood beside the board than the view of all of it.
bool shows(const TableScreen& screen, const table::RegionSet& regions, const screens::Drawn& shown);
/// No panel, and no edge of the screen, hides one of the regions.
bool sees(const TableScreen& screen, const table::RegionSet& regions, const screens::Drawn& shown);
/// If it lies over one of them. True where it did.
bool lay_down_hand_over(TableScreen& screen, const table::RegionSet& regions,
                        const screens::Drawn& shown);
/// While it would lie over one of them. True where that has changed.
bool let_log_yield_to(TableScreen& screen, const table::RegionSet& regions,
                      const screens::Drawn& shown);
/// Moves the camera if panels, or the edge of the screen, hide some of the regions.
void show_regions(TableScreen& screen, const table::RegionSet& regions,
                  const screens::Drawn& shown);
/// Moves it as near as may be.
void approach(TableScreen& screen, const table::Staged& staged, const screens::Drawn& shown);

}  // namespace app
