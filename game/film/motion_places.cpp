#include "game/film/motion_places.h"

#include <algorithm>

#include "game/table/seals/ring_marker.h"

namespace film {
namespace {

using table::MotionKind;

glm::vec2 on_board(const engine::Pose& pose) { return {pose.position.x, pose.position.z}; }

bool is_card(const table::Piece& piece, const table::Cues& cues) {
  return std::any_of(cues.cards.begin(), cues.cards.end(),
                     [&](const table::CardCue& card) { return card.piece.model == piece.model; });
}

bool is_thrown(const table::Actor& actor) {
  return actor.motion.kind == MotionKind::kThrow || actor.motion.kind == MotionKind::kLie;
}

bool travels(MotionKind kind) {
  return kind == MotionKind::kMarch || kind == MotionKind::kSlide || kind == MotionKind::kHop;
}

}  // namespace

MotionPlaces motion_places(const table::Stage& stage, const table::Cues& cues,
                           const table::Layout& layout) {
  MotionPlaces found;
  for (const table::Actor& actor : stage.actors()) {
    const bool rests = actor.motion.kind == MotionKind::kStand && actor.flash.until <= 0;
    const bool is_told = rests || is_thrown(actor) || is_card(actor.piece, cues);
    if (is_told || !actor.piece.is_on_map) continue;
    if (travels(actor.motion.kind)) found.from.push_back(on_board(actor.motion.from));
    found.to.push_back(on_board(actor.piece.pose));
  }
  for (const table::RegionId region : cues.lit) {
    if (table::has_region(layout, region)) {
      found.to.push_back(table::layout_of(layout, region).settlement);
    }
  }
  return found;
}

std::optional<glm::vec2> place_of_ring(const table::Stage& stage) {
  const table::Piece* bearer = table::bearer_of_ring(stage);
  if (bearer == nullptr) return std::nullopt;
  return on_board(bearer->pose);
}

void add_moment_places(std::vector<glm::vec2>& places, std::span<const screens::Moment> moments,
                       const table::Layout& layout) {
  for (const screens::Moment& moment : moments) {
    for (const table::RegionId region : moment.places) {
      places.push_back(table::layout_of(layout, region).settlement);
    }
  }
}

}  // namespace film
