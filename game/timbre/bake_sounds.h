#pragma once

#include "engine/audio/bodies_file.h"
#include "engine/audio/clip_file.h"
#include "game/timbre/recipe.h"

namespace timbre {

/// "figure-set.0", "figure-set.1" …: each recipe in all its variants. An Error names a body that
/// there is not.
base::Result<engine::Clips> bake(const Recipes& recipes, const engine::Bodies& bodies);

}  // namespace timbre
