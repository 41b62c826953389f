#pragma once

#include "engine/audio/clip_file.h"
#include "game/makers/timbre/recipes/recipe.h"
#include "game/sound/book/bodies_file.h"

namespace timbre {

/// "figure-set.0", "figure-set.1" …: each recipe in all its variants. An Error names a body that
/// there is not.
base::Result<engine::Clips> bake(const Recipes& recipes, const sound::Bodies& bodies);

}  // namespace timbre
