#include "game/table/figure_files.h"

#include <algorithm>
#include <cmath>

#include "engine/assets/gltf_file.h"
#include "engine/geometry/mesh_edit.h"
#include "game/table/miniatures/figure_bases.h"
#include "game/table/miniatures/pawn.h"
#include "rules/wotr/game.h"

namespace table {
namespace {

namespace fs = std::filesystem;
using wotr::Figure;

constexpr float kFurthest = 3;  ///< of a wing or a spear from the middle of the base
constexpr float kHighest = 5;

Base base_of(Figure figure) {
  if (!wotr::is_character(figure)) return nation_base(id_of(wotr::nation_of(figure)));
  const wotr::Character who = wotr::character_of(figure);
  if (who == wotr::Character::kGollum) return gollum_base();
  if (who == wotr::Character::kSaruman) return minion_base("isengard");
  return side_of(who) == wotr::Side::kFree ? companion_base() : minion_base("sauron");
}

struct Kind {
  std::string id;
  Base base;
};

std::vector<Kind> all_kinds() {
  std::vector<Kind> kinds;
  const auto add = [&](Figure figure) { kinds.push_back({figure_id(figure), base_of(figure)}); };
  for (int i = 0; i < wotr::kPlainFigureKinds; ++i) add(static_cast<Figure>(i));
  for (int i = 0; i < wotr::kCharacterCount; ++i) add(figure_of(static_cast<wotr::Character>(i)));
  kinds.push_back({kFellowshipId, companion_base(kFellowshipBaseRadius)});
  kinds.push_back({kHiddenFellowshipId, companion_base(kFellowshipBaseRadius)});
  return kinds;
}

fs::path file_of(const fs::path& folder, const std::string& id) {
  std::error_code ignored;
  const fs::path as_text = folder / (id + ".gltf");
  const fs::path as_bytes = folder / (id + ".glb");
  return !fs::exists(as_bytes, ignored) && fs::exists(as_text, ignored) ? as_text : as_bytes;
}

/// An editor that counts in centimetres would fill the room.
bool fits_the_board(const engine::Mesh& mesh) {
  if (mesh.vertices.empty()) return true;
  const auto [low, high] = engine::bounds(mesh);
  return std::max({-low.x, -low.z, high.x, high.z}) <= kFurthest && high.y <= kHighest &&
         low.y >= -kHighest;
}

base::Result<engine::Model> read_figure(const fs::path& file) {
  base::Result<engine::Model> model = engine::read_gltf(file);
  if (!model || (fits_the_board(model->full) && fits_the_board(model->coarse))) return model;
  return base::Error{file.string() +
                     ": it is too large; a figure stays within 3 units of its middle and below 5."};
}

}  // namespace

std::string figure_id(Figure figure) {
  std::string id(id_of(figure));
  std::replace(id.begin(), id.end(), '.', '-');
  return id;
}

std::vector<std::string> figure_ids() {
  std::vector<std::string> ids;
  for (const Kind& kind : all_kinds()) ids.push_back(kind.id);
  return ids;
}

FigureModels load_figures(const fs::path& folder) {
  FigureModels figures;
  for (const Kind& kind : all_kinds()) {
    base::Result<engine::Model> model = read_figure(file_of(folder, kind.id));
    if (!model) figures.faults.push_back(model.error());
    figures.by_id.emplace(kind.id, model ? model.take() : engine::Model{pawn_mesh(kind.base), {}});
  }
  return figures;
}

}  // namespace table
