#include "game/makers/figures/write_figures.h"

#include <cstdio>
#include <string>

#include "engine/assets/gltf_writer.h"
#include "engine/geometry/mesh_edit.h"

namespace figures {

engine::Model figure_of(const FigureRecipe& recipe) {
  const Miniature miniature = recipe.make();
  return carved_figure(miniature.sculpture, miniature.base, miniature.budget);
}

base::Result<void> write_figure(const FigureRecipe& recipe, const std::filesystem::path& folder) {
  const std::string id(recipe.id);
  const std::filesystem::path file = folder / (id + ".glb");
  const engine::Model model = figure_of(recipe);
  if (auto done = engine::write_gltf(file, id, model); !done) return done;
  std::printf("%s: %zu triangles, %zu half way, %zu from afar\n", file.c_str(),
              engine::triangle_count(model.full), engine::triangle_count(model.middle),
              engine::triangle_count(model.coarse));
  return {};
}

}  // namespace figures
