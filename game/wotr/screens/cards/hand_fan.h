#pragma once

#include "game/wotr/screens/cards/card_face.h"

namespace wotr_screens {

/// Cards held in a hand: side by side, each a little over the one before it and turned about a
/// point far below.
struct HandFan {
  glm::vec2 card{0};    ///< the size of one
  glm::vec2 middle{0};  ///< of the lower edge of the whole
  glm::vec2 room{0};    ///< from where to where, across, a card may lie when it is lifted
  float step = 0;       ///< what shows of a card that another lies on
  float turn = 0;       ///< between two neighbours, in radians
  int count = 0;
};

/// The fan of so many cards above the prompt, with room beside it for a sheet so wide.
HandFan fan_for(const Desk& desk, int count, float sheet);

/// The left edge of a card as it lies, before it is turned.
float left_of(const HandFan& fan, int number);

/// How a card of the fan is shown.
struct FanLook {
  bool is_raised = false;  ///< it may be played
  bool is_faded = false;   ///< it may not
  bool has_keys = false;
};
void draw_in_fan(const Desk& desk, ImDrawList& list, const HandFan& fan, int number,
                 wotr::CardId card, FanLook look);
/// The same from behind.
void draw_back_in_fan(const Desk& desk, ImDrawList& list, const HandFan& fan, int number,
                      wotr::Side side, wotr::Deck deck);

}  // namespace wotr_screens
