#pragma once

#include <vector>

#include "engine/render/frame/scene.h"
#include "game/table/ambience.h"
#include "game/table/game_table.h"
#include "game/wotr/table/regions.h"
#include "rules/wotr/state/board.h"
#include "rules/wotr/state/rules.h"

// What burns on the board: the Eye over Barad-dûr, watch fires where a Stronghold is besieged, and
// the fires of Mount Doom.
namespace wotr_table {

/// 0.15 to 1: the Eye is a slit while nobody hunts, and wide open over a full hunt box.
float eye_opening(const wotr::Board& board);

/// The light cools as the Shadow gains points, and the ember of Mordor brightens as the Fellowship
/// nears the Crack of Doom. The lights that live are as strong as the Eye has opened.
table::Ambience ambience_of(const World& world, const wotr::Board& board);

/// The Eye.
std::vector<engine::Mesh> light_meshes();

void add_lights(engine::Scene& scene, const wotr::Rules& rules, const table::LightRequest& request);

}  // namespace wotr_table
