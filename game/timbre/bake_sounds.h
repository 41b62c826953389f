#pragma once

#include "engine/audio/clip_file.h"
#include "game/sound/book/bodies_file.h"
#include "game/timbre/recipes/recipe.h"

namespace timbre {

/// "figure-set.0", "figure-set.1" …: each recipe in all its variants. An Error names a body that
/// there is not.
base::Result<engine::Clips> bake(const Recipes& recipes, const sound::Bodies& bodies);

}  // namespace timbre
