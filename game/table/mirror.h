#pragma once

#include <array>
#include <string>
#include <vector>

#include "engine/scene/height_field.h"
#include "game/table/layout.h"
#include "game/table/motion/clash.h"
#include "game/table/piece.h"
#include "rules/wotr/game.h"

namespace table {

/// What never changes during a game and everything is placed upon.
struct Surroundings {
  const wotr::Rules& rules;
  const Layout& layout;
  const engine::HeightField& ground;
};

/// One force that stands together, for its badge and for pointing at it.
struct Group {
  wotr::Place place = wotr::kNowhere;
  wotr::Side side = wotr::Side::kFree;
  wotr::Figures figures;  ///< of that side only
  glm::vec3 speaker{0};   ///< where the one stands who speaks for all
  glm::vec3 badge{0};     ///< the middle of its seal, read from near by
  glm::vec3 badge_afar{0};
  int shown = 0;  ///< fewer than there are where the region is full
};

/// How many cards lie in each pile, by side and deck.
struct CardStacks {
  std::array<wotr::CountByDeck, 2> decks{};
  std::array<wotr::CountByDeck, 2> discards{};
};
CardStacks card_stacks(const wotr::View& view, const wotr::Rules& rules);

struct Mirror {
  std::vector<Piece> pieces;
  std::vector<Group> groups;
  Clash clash{};
};

/// Everything that stands on the map and its frame, exactly as the board says: the same board gives
/// the same pieces in the same order.
Mirror mirror(const Surroundings& world, const wotr::Board& board, const CardStacks& cards = {});

// mirror_map.cpp: figures, settlements, control.
void mirror_map(const Surroundings& world, const wotr::Board& board, Mirror& into);
// mirror_frame.cpp: tracks, trays, the hunt box, rings, decks.
void mirror_frame(const Surroundings& world, const wotr::Board& board, const CardStacks& cards,
                  Mirror& into);

}  // namespace table
