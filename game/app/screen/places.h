#pragma once

#include <optional>
#include <string_view>

#include "game/app/screen/spot.h"
#include "game/app/screen/table_screen.h"

// Where on the screen something is, in points.
namespace app {

/// A region by its id: its seal, or its settlement. Nothing if the edge hides it.
std::optional<glm::vec2> place_of_region(const TableScreen& screen, std::string_view id);
/// A thing that a step of the tutorial names (tutorial/chapter.h); `shown` is what the panels had
/// in the last frame.
std::optional<Spot> place_of(const TableScreen& screen, std::string_view thing,
                             const screens::Drawn& shown);

}  // namespace app
