#pragma once

#include "engine/render/frame/scene.h"
#include "game/table/game_table.h"
#include "rules/wotr/state/rules.h"

namespace wotr_table {

/// What burns in a siege: the watch fires of the besiegers, and behind the walls one fire, or many
/// while they are stormed.
void add_siege_fires(engine::Scene& scene, const wotr::Rules& rules,
                     const table::LightRequest& request);

}  // namespace wotr_table
