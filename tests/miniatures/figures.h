#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "engine/assets/gltf_file.h"
#include "game/carve/carvings.h"

namespace table_test {

/// A figure as the game shows it: what its file holds.
struct Figure {
  table::carve::Carving carving;
  std::filesystem::path file;
  engine::Model model;
};

/// All that the game knows. One that cannot be read is a failure.
inline std::vector<Figure> figures() {
  std::vector<Figure> all;
  for (const table::carve::Carving& carving : table::carve::carvings()) {
    const std::filesystem::path file =
        std::filesystem::path(FIGURE_FOLDER) / (std::string(carving.id) + ".glb");
    base::Result<engine::Model> model = engine::read_gltf(file);
    EXPECT_TRUE(model) << model.error();
    if (model) all.push_back({carving, file, model.take()});
  }
  return all;
}

}  // namespace table_test
