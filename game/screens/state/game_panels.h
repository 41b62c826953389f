#pragma once

#include <span>
#include <string_view>

#include <imgui.h>

#include "engine/ui/theme.h"
#include "game/screens/state/card_id.h"
#include "game/screens/state/left_out.h"
#include "game/screens/state/moment.h"
#include "game/screens/state/sheet_row.h"
#include "rules/core/decision.h"
#include "rules/core/event.h"

namespace screens {

struct Settings;

/// A panel at the left or right edge: none, folded to a slim tab, or open.
enum class Column { kNone, kTab, kOpen };
struct Columns {
  Column left = Column::kNone;
  Column right = Column::kNone;
};

enum class BarEnd { kLeft, kRight };

/// What a game draws on the screens, function by function. One that is left out draws nothing. What
/// the panels remember between frames is kept in Memory::own.
struct GamePanels {
  /// The columns at the edges, and the names of the panels that fold.
  Columns (*columns)(const Settings&) = kLeftOut;
  std::span<const std::string_view> (*folding)() = kLeftOut;
  /// The colour of a side or a seat, as match::Series names it.
  ImU32 (*party_ink)(std::string_view party) = [](std::string_view) { return engine::ink::kInk; };

  /// The sheets of the game, beside those of every window. They are drawn with the panels below,
  /// while they lie open in Memory::game_sheets.
  std::span<const SheetRow> sheets{};

  // Panels, in the order of drawing.

  void (*draw_bar)(Context&, BarEnd) = kLeftOut;
  /// What must be seen all the time, in one row below the turn. 0: nothing.
  float (*tally_width)(Context&) = kLeftOut;
  void (*draw_tally)(Context&, ImDrawList&, ImVec2 left_middle) = kLeftOut;
  /// At the edges. Answers where the one on the right ends, in points from above.
  float (*draw_columns)(Context&);
  /// Everything between the columns, below the prompt: battles, hands, tracks.
  void (*draw_boards)(Context&) = kLeftOut;
  /// The hand of one seat alone, while it is shown.
  void (*draw_hand_of)(Context&, core::Seat) = kLeftOut;
  void (*draw_card_in_play)(Context&) = kLeftOut;
  /// What stands above the buttons of the question, with the buttons it draws itself.
  void (*draw_question)(Context&) = kLeftOut;
  void (*draw_picture)(Context&, core::Action, ImVec2 centre, float size) = kLeftOut;
  /// After all panels: what is shown for a while, and answers that follow by themselves.
  void (*finish)(Context&) = kLeftOut;

  /// A card laid out to read.
  float (*card_height)(Context&, CardId, float width) = kLeftOut;
  void (*draw_card)(Context&, ImDrawList&, CardId, bool is_missing, ImVec2 from,
                    float width) = kLeftOut;
  /// The same as it lies in a hand: its picture and its title.
  void (*draw_small_card)(Context&, ImDrawList&, CardId, ImVec2 from, ImVec2 to) = kLeftOut;
  void (*draw_card_back)(Context&, ImDrawList&, CardId, ImVec2 from, ImVec2 to) = kLeftOut;
  /// The die or the sign of what a moment tells of.
  void (*draw_moment_sign)(Context&, ImDrawList&, const Moment&, ImVec2 centre,
                           float size) = kLeftOut;
  /// A staged moment, large. False: its sign is drawn large.
  bool (*draw_staged)(Context&, ImDrawList&, const MomentShown&, ImVec2 middle,
                      float radius) = kLeftOut;
  /// Whose doing a line of the log tells of, told apart without colour; nothing for nobody's.
  void (*draw_side_mark)(Context&, ImDrawList&, const core::Event&, ImVec2 centre,
                         float size) = kLeftOut;
  /// What marks a seat of a new game, below its name.
  void (*draw_seat_marks)(Context&, int seats, core::Seat) = kLeftOut;

  // From outside the frame.

  /// Something happened, as whoever sits here knows it.
  void (*note)(Memory&, std::span<const core::Event>) = kLeftOut;
  /// Another game, other people.
  void (*forget)(Memory&) = kLeftOut;
};

}  // namespace screens
