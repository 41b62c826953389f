#include "game/table/frame/frame_parts.h"

#include <array>
#include <glm/common.hpp>

#include "game/table/frame/frame.h"
#include "game/table/frame/frame_tracks.h"
#include "game/table/piece.h"

namespace table {
namespace {

using wotr::byte_of;
using wotr::Side;

constexpr std::array kSides{Side::kFree, Side::kShadow};
constexpr float kTrackEdge = 0.6F;

bool is_near(glm::vec2 place, const glm::vec3& centre, glm::vec2 half) {
  const glm::vec2 way = glm::abs(place - glm::vec2(centre.x, centre.z));
  return way.x <= half.x && way.y <= half.y;
}

/// Between two places and around them.
bool is_between(glm::vec2 place, const glm::vec3& first, const glm::vec3& last, float around) {
  const glm::vec3 half = glm::abs(last - first) / 2.0F;
  return is_near(place, (first + last) / 2.0F, glm::vec2(half.x, half.z) + around);
}

FrameThing pile_at(glm::vec2 place) {
  const glm::vec2 half = kCardSize / 2.0F + 0.4F;
  for (const Side side : kSides) {
    for (const auto deck : {wotr::Deck::kCharacter, wotr::Deck::kStrategy}) {
      if (is_near(place, deck_place(side, deck), half)) {
        return {FramePart::kDeck, byte_of(side), byte_of(deck)};
      }
      if (is_near(place, discard_place(side, deck), half)) {
        return {FramePart::kDiscards, byte_of(side), byte_of(deck)};
      }
    }
  }
  return {};
}

FrameThing side_thing_at(glm::vec2 place) {
  for (const Side side : kSides) {
    const int last = kPegHoles[static_cast<std::size_t>(side)] - 1;
    if (is_between(place, peg_place(side, 0), peg_place(side, last), 2)) {
      return {FramePart::kVictory, byte_of(side)};
    }
    if (is_between(place, tray_place(side, 0), tray_place(side, kDiceInTray - 1), 2.3F)) {
      return {FramePart::kTray, byte_of(side)};
    }
  }
  return pile_at(place);
}

}  // namespace

FrameThing thing_of(const Piece& piece) {
  const Model& model = piece.model;
  const bool in_hunt_box = piece.spot.zone == Zone::kHuntBox;
  switch (model.kind) {
    case PieceKind::kFellowship:
    case PieceKind::kCorruption:
    case PieceKind::kProgress: return {FramePart::kFellowship};
    case PieceKind::kPolitical: return {FramePart::kNation, model.a};
    case PieceKind::kPeg: return {FramePart::kVictory, model.a};
    case PieceKind::kRing: return {FramePart::kRings};
    case PieceKind::kDeck: return {FramePart::kDeck, model.a, model.b};
    case PieceKind::kDiscards: return {FramePart::kDiscards, model.a, model.b};
    case PieceKind::kHuntTile: return {FramePart::kHuntPool};
    case PieceKind::kActionDie:
      return in_hunt_box ? FrameThing{FramePart::kHuntBox} : FrameThing{FramePart::kTray, model.a};
    default: return {};
  }
}

FrameThing frame_thing_at(glm::vec2 place) {
  const glm::vec3 first = progress_place(0);
  if (is_between(place, first, corruption_place(kFellowshipSpaces - 1),
                 kTrackSouth - first.z + kTrackEdge)) {
    return {FramePart::kFellowship};
  }
  for (int step = 1; step <= kPoliticalSteps; ++step) {
    if (is_near(place, rung_place(step), kRungHalf)) return {FramePart::kPolitics};
  }
  if (is_near(place, hunt_dish_place(), {6.7F, 7.2F}) ||
      is_between(place, hunt_box_place(Side::kFree, 0), hunt_box_place(Side::kFree, 7), 1.7F)) {
    return {FramePart::kHuntBox};
  }
  if (is_near(place, hunt_pool_place(), glm::vec2(5.6F))) return {FramePart::kHuntPool};
  if (is_near(place, cushion_place(), {6, 4})) return {FramePart::kRings};
  return side_thing_at(place);
}

}  // namespace table
