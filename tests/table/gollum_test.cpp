// Gollum has no place on the board but the Guide's: R-155.

#include <algorithm>
#include <vector>

#include <gtest/gtest.h>

#include "game/wotr/table/pieces.h"
#include "world.h"

namespace {

using namespace table_test;
using wotr_table::PieceKind;

wotr::Board guided_by(wotr::Character guide) {
  wotr::Board board = opening().board;
  board.fellowship.guide = guide;
  if (guide == wotr::Character::kGollum) board.fellowship.companions = 0;
  return board;
}

std::vector<table::Piece> pieces_of(const wotr::Board& board, PieceKind kind) {
  std::vector<table::Piece> found;
  for (const table::Piece& piece : wotr_table::mirror(world(), board).pieces) {
    const bool is_gollum =
        piece.model.a == wotr::byte_of(wotr::figure_of(wotr::Character::kGollum));
    if (wotr_table::is(piece, kind) && (kind != PieceKind::kFigure || is_gollum)) {
      found.push_back(piece);
    }
  }
  return found;
}

void expect_beside_the_fellowship(const wotr::Board& board) {
  const auto gollum = pieces_of(board, PieceKind::kFigure);
  const auto fellowship = pieces_of(board, PieceKind::kFellowship);
  ASSERT_EQ(gollum.size(), 1u);
  ASSERT_EQ(fellowship.size(), 1u);
  const float apart = glm::distance(gollum[0].pose.position, fellowship[0].pose.position);
  EXPECT_GT(apart, 1.0F);
  EXPECT_LT(apart, 5.0F);
}

TEST(Gollum, StandsWithTheFellowshipThatHeGuides) {
  expect_beside_the_fellowship(guided_by(wotr::Character::kGollum));
}

TEST(Gollum, GoesWithItToMordor) {
  wotr::Board board = guided_by(wotr::Character::kGollum);
  board.fellowship.mordor_step = 2;
  expect_beside_the_fellowship(board);
}

TEST(Gollum, IsNotThereWhileAnotherGuides) {
  const wotr::Board board = guided_by(wotr::Character::kGandalfTheGrey);
  EXPECT_TRUE(pieces_of(board, PieceKind::kFigure).empty());
}

}  // namespace
