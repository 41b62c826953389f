#pragma once

#include <functional>
#include <string>

#include "game/screens/cards/card_preview.h"
#include "game/screens/controls/context.h"

namespace screens {

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

/// The fan of so many cards above the prompt, with room beside it for a sheet so wide. A hand may
/// cover the left column.
HandFan fan_for(const Context& context, int count, float beside, bool covers_left);

/// Where what is told beside the fan ends below: above the prompt and its help.
float foot_beside(const Context& context, const HandFan& fan);

/// The left edge of a card as it lies, before it is turned.
float left_of(const HandFan& fan, int number);

/// How a card of the fan is shown.
struct FanLook {
  bool is_raised = false;  ///< it may be played
  bool is_faded = false;   ///< it may not
  bool has_keys = false;
};

/// A window without a sheet, as large as the cards.
void begin_fan(const HandFan& fan, const char* id);
void end_fan();

/// What was done to the part of a card that shows.
struct FanPress {
  bool is_pressed = false;
  bool is_pointed = false;
  bool is_dragged = false;
  bool is_let_go = false;  ///< dragged out of the fan, over the board
  bool has_keys = false;
};
FanPress press_in_fan(Context& context, const HandFan& fan, int number, CardId card,
                      const std::string& title);

/// Draws a face, or a back, between two corners; so much of its width no other card lies on.
using DrawFace = std::function<void(ImVec2 from, ImVec2 to, float shows)>;
void draw_in_fan(const Context& context, ImDrawList& list, const HandFan& fan, int number,
                 FanLook look, const DrawFace& draw_face);

/// Lifted out of the fan, over everything else, its foot on the prompt's edge. Call it while the
/// fan is open.
void lift_from_fan(Context& context, const HandFan& fan, int number, CardId card, CardLook look);

/// It was slid onto the board, where it may not be played: for a while why is told beside the fan.
void note_refused_card(Context& context, CardId card);
/// The one of which that is told; kNoCard: none.
CardId refused_card(const Context& context);

/// The fan of the one card that is carried to the table, under the finger.
HandFan carried_fan(const HandFan& fan);

}  // namespace screens
