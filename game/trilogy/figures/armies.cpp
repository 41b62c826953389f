#include "game/trilogy/figures/armies.h"

#include <algorithm>
#include <string>
#include <utility>
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
constexpr float kWash =
    0.675F;  // of an army's colour on its figures: a third, see shaders/paint.glsl
constexpr float kPlinth = 0.9F;  // from the middle of its base to a corner
constexpr float kPlinthHeight = 0.12F;

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

struct Piece {
  std::string_view file;
  Clay (*make)() = nullptr;
};

using Army = std::array<Piece, kRanks>;
/// Good has archers, riders and eagles, evil orcs, dark riders and cave-trolls, in both colours.
constexpr std::array<Army, trilogy::kColourCount> kArmies{{
    {{{"elves-regular"}, {"rohan-regular"}, {"", eagle}, {"aragorn"}}},
    {{{"elves-regular"}, {"rohan-regular"}, {"", eagle}, {"gandalf-the-white"}}},
    {{{"sauron-regular"}, {"nazgul"}, {"sauron-elite"}, {"mouth-of-sauron"}}},
    {{{"sauron-regular"}, {"nazgul"}, {"sauron-elite"}, {"witch-king"}}},
}};

// Seen from above, the south below, from the east to the north: each cut like its colour's seal.
constexpr std::array kShield{glm::vec2(0, 1), glm::vec2(0.75F, 0.35F), glm::vec2(0.8F, -0.7F),
                             glm::vec2(-0.8F, -0.7F), glm::vec2(-0.75F, 0.35F)};
constexpr std::array kSquare{glm::vec2(0.72F, 0.72F), glm::vec2(0.72F, -0.72F),
                             glm::vec2(-0.72F, -0.72F), glm::vec2(-0.72F, 0.72F)};
constexpr std::array kDisc{
    glm::vec2(0, 0.9F),  glm::vec2(0.64F, 0.64F),   glm::vec2(0.9F, 0),  glm::vec2(0.64F, -0.64F),
    glm::vec2(0, -0.9F), glm::vec2(-0.64F, -0.64F), glm::vec2(-0.9F, 0), glm::vec2(-0.64F, 0.64F)};
constexpr std::array kHexagon{glm::vec2(0.5F, 0.87F),   glm::vec2(1, 0),  glm::vec2(0.5F, -0.87F),
                              glm::vec2(-0.5F, -0.87F), glm::vec2(-1, 0), glm::vec2(-0.5F, 0.87F)};

engine::Mesh plinth(Colour colour) {
  const std::span<const glm::vec2> outline = plinth_outline(colour);
  const glm::vec4 paint = colour_paint(colour, figures::kTinted);
  engine::Mesh mesh;
  for (std::size_t i = 0; i < outline.size(); ++i) {
    const auto at = [&](std::size_t corner, float height) {
      const glm::vec2 place = outline[corner % outline.size()] * kPlinth;
      return glm::vec3(place.x, height, place.y);
    };
    const glm::vec3 middle(0, kPlinthHeight, 0);
    engine::add_quad(mesh, at(i, 0), at(i + 1, 0), at(i + 1, kPlinthHeight), at(i, kPlinthHeight),
                     paint);
    engine::add_quad(mesh, at(i, kPlinthHeight), at(i + 1, kPlinthHeight), middle, middle, paint);
  }
  return mesh;
}

/// Washed in the colour of its army, and on a base that is cut like its seal.
engine::Mesh in_army(engine::Mesh figure, Colour colour) {
  if (figure.vertices.empty()) return figure;
  for (engine::Vertex& vertex : figure.vertices) {
    vertex.paint.a = std::max(vertex.paint.a, kWash);
  }
  engine::Mesh mesh = engine::moved(std::move(figure), {0, kPlinthHeight, 0});
  engine::append(mesh, plinth(colour));
  return mesh;
}

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
      const bool is_read =
          std::ranges::find(kinds, piece.file, &figures::FigureKind::id) != kinds.end();
      if (piece.file.empty() || is_read) continue;
      kinds.push_back({std::string(piece.file), base_of(static_cast<Colour>(colour))});
    }
  }
  return figures::load_figures(folder, kinds);
}

engine::Model figure_model(const figures::FigureModels& read, Colour colour, Rank rank) {
  const Piece& piece = piece_of(colour, rank);
  engine::Model model;
  if (piece.make == nullptr) {
    model = read.by_id.at(std::string(piece.file));
  } else {
    model.full = figures::finished(piece.make(), base_of(colour));
    model.middle = model.coarse = model.full;  // its colours would run together
  }
  for (engine::Mesh* mesh : {&model.full, &model.middle, &model.coarse}) {
    *mesh = in_army(std::move(*mesh), colour);
  }
  return model;
}

std::span<const glm::vec2> plinth_outline(Colour colour) {
  switch (colour) {
    case Colour::kYellow: return kShield;
    case Colour::kGreen: return kSquare;
    case Colour::kRed: return kDisc;
    case Colour::kBlack: break;
  }
  return kHexagon;
}

}  // namespace trilogy_figures
