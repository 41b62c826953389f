#include "game/table/pieces/growth.h"

#include "game/table/board/distance.h"

namespace table {
namespace {

constexpr float kSpeakerGrowth = 1.35F;

}  // namespace

float growth_at(const Piece& piece, float camera_distance) {
  const float far = afar(camera_distance);
  if (piece.traits.role != PieceRole::kFigure) return 1 + piece.traits.growth_afar * far;
  return piece.speaks_for_all ? 1 + kSpeakerGrowth * far : 1 - far;
}

}  // namespace table
