#include <algorithm>
#include <array>
#include <cmath>
#include <glm/common.hpp>

#include "engine/geometry/mesh_edit.h"
#include "game/table/board/joinery.h"
#include "game/wotr/figures/emblems.h"
#include "game/wotr/figures/palette.h"
#include "game/wotr/table/frame/frame.h"

namespace wotr_table {
namespace {

using engine::Mesh;

constexpr float kFoot = -0.6F;       // the level of the table
constexpr float kGrainWidth = 1.1F;  // of one line of the grain
constexpr float kGrainLength = 13;
constexpr float kOakLine = 0.24F;  // width of an inlaid line

const glm::vec4 kDarkGrain = engine::paint_from_srgb(0x2C1A0D);
const glm::vec4 kLightGrain = engine::paint_from_srgb(0x724A28);
const glm::vec4 kMoulding = engine::paint_from_srgb(0x50351F);

enum class Grain { kToEast, kToSouth };

/// A number in 0..1 that is always the same for the same place.
float chance_at(int row, int column) {
  const float sum =
      std::sin(static_cast<float>(row) * 12.9898F + static_cast<float>(column) * 78.233F) *
      43758.547F;
  return sum - std::floor(sum);
}

/// Fine lines over broad ones, slowly changing along the board.
float grain_at(int line, int piece) {
  const float broad = chance_at(line / 7, 11);
  const float middle = chance_at(line / 2, 3 + piece / 4);
  const float fine = chance_at(line, 5 + piece / 2);
  const float knots = chance_at(line / 3, 100 + piece);
  return std::clamp(0.08F + 0.22F * broad + 0.28F * middle + 0.26F * fine * fine + 0.2F * knots,
                    0.0F, 1.0F);
}

/// The top of a board: a grid whose corners carry the grain, so that it costs no texture.
void add_board(Mesh& mesh, glm::vec2 from, glm::vec2 to, Grain grain, int seed) {
  const bool east = grain == Grain::kToEast;
  const glm::vec2 size = to - from;
  const float length = east ? size.x : size.y;
  const float width = east ? size.y : size.x;
  const int pieces = std::max(1, static_cast<int>(std::round(length / kGrainLength)));
  const int lines = std::max(1, static_cast<int>(std::round(width / kGrainWidth)));
  const auto base = static_cast<std::uint32_t>(mesh.vertices.size());
  for (int line = 0; line <= lines; ++line) {
    for (int piece = 0; piece <= pieces; ++piece) {
      const glm::vec2 share{static_cast<float>(piece) / static_cast<float>(pieces),
                            static_cast<float>(line) / static_cast<float>(lines)};
      const glm::vec2 place = from + size * (east ? share : glm::vec2(share.y, share.x));
      mesh.vertices.push_back({{place.x, kFrameTop, place.y},
                               {0, 1, 0},
                               glm::mix(kDarkGrain, kLightGrain, grain_at(line + seed, piece))});
    }
  }
  const auto row = static_cast<std::uint32_t>(pieces + 1);
  for (std::uint32_t line = 0; line < static_cast<std::uint32_t>(lines); ++line) {
    for (std::uint32_t piece = 0; piece < static_cast<std::uint32_t>(pieces); ++piece) {
      const std::uint32_t a = base + line * row + piece;
      const std::uint32_t b = east ? a + row : a + 1;
      const std::uint32_t c = a + row + 1;
      const std::uint32_t d = east ? a + 1 : a + row;
      for (const std::uint32_t corner : {a, b, c, a, c, d}) mesh.indices.push_back(corner);
    }
  }
}

void add_boards(Mesh& mesh, glm::vec2 board) {
  const glm::vec2 nw = kFrameNorthWest;
  const glm::vec2 se = kFrameSouthEast;
  add_board(mesh, nw, {se.x, 0}, Grain::kToEast, 0);
  add_board(mesh, {nw.x, board.y}, se, Grain::kToEast, 100);
  add_board(mesh, {nw.x, 0}, {0, board.y}, Grain::kToSouth, 200);
  add_board(mesh, {board.x, 0}, {se.x, board.y}, Grain::kToSouth, 300);
}

/// Where two boards meet a thin dark line is left.
void add_joints(Mesh& mesh, glm::vec2 board) {
  const glm::vec4 dark = engine::shaded(kDarkGrain, 0.4F);
  const float top = kFrameTop + 0.012F;
  for (const float y : {0.0F, board.y}) {
    table::add_slab(mesh, {kFrameNorthWest.x, y - 0.05F}, {0, y + 0.05F}, kFrameTop, top, dark);
    table::add_slab(mesh, {board.x, y - 0.05F}, {kFrameSouthEast.x, y + 0.05F}, kFrameTop, top,
                    dark);
  }
}

void add_mouldings(Mesh& mesh, glm::vec2 board) {
  const std::array<glm::vec2, 8> outer{{{-0.5F, kFoot},
                                        {-0.5F, 0.1F},
                                        {-0.3F, 0.25F},
                                        {-0.25F, 0.8F},
                                        {0.05F, 1.18F},
                                        {0.45F, 1.26F},
                                        {0.8F, 1.14F},
                                        {1.0F, kFrameTop}}};
  table::add_moulding(mesh, kFrameNorthWest, kFrameSouthEast, outer, kMoulding);
  const std::array<glm::vec2, 6> inner{{{-0.95F, kFrameTop},
                                        {-0.85F, 1.12F},
                                        {-0.6F, 1.2F},
                                        {-0.36F, 1.12F},
                                        {-0.3F, 1.0F},
                                        {-0.3F, 0.98F}}};
  table::add_moulding(mesh, {0, 0}, board, inner, kMoulding);
  const std::array<glm::vec2, 4> lip{
      {{-0.3F, 0.98F}, {-0.24F, 1.08F}, {-0.06F, 1.08F}, {0.0F, 0.3F}}};
  table::add_moulding(mesh, {0, 0}, board, lip, figures::paints::kBrass);
}

/// A plate like those on the corners of a book, with a leaf on it. `into` points at the map.
void add_corner(Mesh& mesh, glm::vec2 corner, glm::vec2 into) {
  constexpr std::array<glm::vec2, 9> kPlate{{{0.0F, 0.0F},
                                             {1.0F, 0.0F},
                                             {0.94F, 0.12F},
                                             {0.72F, 0.17F},
                                             {0.46F, 0.27F},
                                             {0.27F, 0.46F},
                                             {0.17F, 0.72F},
                                             {0.12F, 0.94F},
                                             {0.0F, 1.0F}}};
  constexpr float kSize = 4.8F;
  engine::Polygon outline;
  for (const glm::vec2 point : kPlate) {
    outline.emplace_back(into.x * point.x * kSize, -into.y * point.y * kSize);
  }
  if (engine::signed_area(outline) < 0) std::reverse(outline.begin(), outline.end());
  table::add_inlay(mesh, outline, corner, kFrameTop, kFrameTop + 0.09F, figures::paints::kBrass);
  table::add_sign(mesh, wotr_figures::leaf_emblem(), corner + into * (0.2F * kSize), 0.62F,
                  engine::shaded(kDarkGrain, 0.9F), kFrameTop + 0.1F);
}

void add_brass(Mesh& mesh) {
  const glm::vec2 nw = kFrameNorthWest + 1.0F;
  const glm::vec2 se = kFrameSouthEast - 1.0F;
  table::add_inlaid_frame(mesh, nw, se, kOakLine, figures::paints::kBrass);
  add_corner(mesh, nw + 0.1F, {1, 1});
  add_corner(mesh, {se.x - 0.1F, nw.y + 0.1F}, {-1, 1});
  add_corner(mesh, {nw.x + 0.1F, se.y - 0.1F}, {1, -1});
  add_corner(mesh, se - 0.1F, {-1, -1});
}

}  // namespace

Mesh frame_oak_mesh(glm::vec2 board_size) {
  Mesh mesh;
  add_boards(mesh, board_size);
  add_joints(mesh, board_size);
  add_mouldings(mesh, board_size);
  add_brass(mesh);
  return mesh;
}

}  // namespace wotr_table
