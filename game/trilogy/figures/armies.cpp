#include "game/trilogy/figures/armies.h"

#include <string>
#include <vector>

#include "engine/geometry/mesh_edit.h"
#include "game/figures/clay.h"
#include "game/figures/creatures.h"
#include "game/figures/palette.h"
#include "game/trilogy/figures/palette.h"

namespace trilogy_figures {
namespace {

using figures::Clay;
using trilogy::Colour;

constexpr float kEagleSize = 0.48F;
constexpr float kEagleHeight = 1.9F;
constexpr float kTreeSize = 0.34F;

/// Over its rock, wings spread.
Clay eagle() {
  Clay clay;
  figures::add_stick(clay, {0, 0, -0.05F}, {0, kEagleHeight - 0.1F, 0}, 0.3F, 0.06F,
                     figures::paints::kRock, 7);
  engine::Mesh bird = engine::turned(figures::eagle_mesh(), -30, {1, 0, 0});
  bird = engine::turned(std::move(bird), 35, {0, 1, 0});
  bird = engine::scaled(std::move(bird), glm::vec3(kEagleSize));
  figures::add(clay, engine::moved(std::move(bird), {0, kEagleHeight, 0}));
  return clay;
}

Clay tree_man() {
  Clay clay;
  figures::add(clay, engine::scaled(figures::tree_man_mesh(), glm::vec3(kTreeSize)));
  return clay;
}

struct Piece {
  std::string_view file;
  Clay (*make)() = nullptr;
};

using Army = std::array<Piece, kRanks>;
constexpr std::array<Army, trilogy::kColourCount> kArmies{{
    {{{"gondor-regular"}, {"gondor-elite"}, {"", eagle}, {"aragorn"}}},
    {{{"elves-regular"}, {"rohan-regular"}, {"", tree_man}, {"gandalf-the-white"}}},
    {{{"southrons-regular"}, {"isengard-elite"}, {"southrons-elite"}, {"mouth-of-sauron"}}},
    {{{"sauron-regular"}, {"nazgul"}, {"sauron-elite"}, {"witch-king"}}},
}};

const Piece& piece_of(Colour colour, Rank rank) {
  return kArmies[trilogy::byte_of(colour)][static_cast<std::size_t>(rank)];
}

figures::Base base_of(Colour colour) {
  return {.rim = colour_paint(colour, figures::kTinted), .radius = figures::kLargeBase};
}

}  // namespace

std::string_view figure_id(Colour colour, Rank rank) { return piece_of(colour, rank).file; }

figures::FigureModels load_figures(const std::filesystem::path& folder) {
  std::vector<figures::FigureKind> kinds;
  for (std::size_t colour = 0; colour < kArmies.size(); ++colour) {
    for (const Piece& piece : kArmies[colour]) {
      if (piece.file.empty()) continue;
      kinds.push_back({std::string(piece.file), base_of(static_cast<Colour>(colour))});
    }
  }
  return figures::load_figures(folder, kinds);
}

engine::Model figure_model(const figures::FigureModels& read, Colour colour, Rank rank) {
  const Piece& piece = piece_of(colour, rank);
  if (piece.make == nullptr) return read.by_id.at(std::string(piece.file));
  engine::Model model;
  model.full = figures::finished(piece.make(), base_of(colour));
  model.middle = model.coarse = model.full;  // its colours would run together
  return model;
}

}  // namespace trilogy_figures
