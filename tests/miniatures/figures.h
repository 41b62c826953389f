#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "engine/assets/gltf_file.h"
#include "game/wotr/figures/people/recipes.h"

namespace table_test {

/// A figure as the game shows it: what its file holds.
struct Figure {
  wotr_figures::Recipe recipe;
  std::filesystem::path file;
  engine::Model model;
};

/// All that the game knows. One that cannot be read is a failure.
inline std::vector<Figure> figures() {
  std::vector<Figure> all;
  for (const wotr_figures::Recipe& recipe : wotr_figures::recipes()) {
    const std::filesystem::path file =
        std::filesystem::path(FIGURE_FOLDER) / (std::string(recipe.id) + ".glb");
    base::Result<engine::Model> model = engine::read_gltf(file);
    EXPECT_TRUE(model) << model.error();
    if (model) all.push_back({recipe, file, model.take()});
  }
  return all;
}

}  // namespace table_test
