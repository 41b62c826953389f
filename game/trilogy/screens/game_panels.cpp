#include "game/trilogy/screens/game_panels.h"

#include <array>

#include "game/screens/new_game/new_game_sheet.h"
#include "game/screens/state/typed.h"
#include "game/screens/top_bar.h"
#include "game/trilogy/screens/cards/announcement.h"
#include "game/trilogy/screens/cards/card_face.h"
#include "game/trilogy/screens/cards/hand.h"
#include "game/trilogy/screens/context/context.h"
#include "game/trilogy/screens/context/signs.h"
#include "game/trilogy/screens/moments.h"
#include "game/trilogy/screens/question.h"
#include "game/trilogy/screens/seats/score_sheet.h"
#include "game/trilogy/screens/seats/seats_column.h"
#include "game/trilogy/screens/seats/tally.h"
#include "game/trilogy/screens/turn/attack.h"
#include "game/trilogy/screens/turn/placing.h"
#include "rules/trilogy/names/names.h"
#include "rules/trilogy/names/read_names.h"

namespace trilogy_screens {
namespace {

using screens::typed;

screens::Columns columns(const screens::Settings& settings) {
  const bool folded = screens::is_folded(settings, kSeatsColumn);
  return {folded ? screens::Column::kTab : screens::Column::kOpen, screens::Column::kNone};
}

std::span<const std::string_view> folding() {
  static constexpr std::array kPanels{kSeatsColumn};
  return kPanels;
}

ImU32 party_ink(std::string_view party) {
  const auto colour = trilogy::find_id<trilogy::Colour>(party);  // a seat is called after it
  return colour ? ink_of(*colour) : engine::ink::kInk;
}

void draw_bar(Context& context, screens::BarEnd end) {
  if (end == screens::BarEnd::kLeft) return;
  if (screens::bar_button(context, "score", engine::Icon::kBanner, "screen.score-now")) {
    context.neutral.memory.game_sheets.turn(kScoreSheet);
  }
}

float draw_columns(Context& context) {
  if (!is_column_covered(context)) draw_seats_column(context);
  return bar_height(context.theme);
}

void draw_boards(Context& context) {
  if (!context.neutral.memory.game_sheets.is_open(kScoreSheet)) draw_battle(context);
  draw_hands(context);
  draw_score(context);
}

void draw_hand_of(Context& context, core::Seat) { draw_hands(context); }

void finish(Context& context) {
  take_named_territory(context);
  draw_announcement(context);
  go_on_attacking(context);
  go_on_setting_up(context);
}

float height_of_card(const Context& context, screens::CardId card, float width) {
  return card_height(context, own(card), width);
}

void draw_read_card(const Context& context, ImDrawList& list, screens::CardId card, bool,
                    ImVec2 from, float width) {
  draw_card(context, list, own(card), from, width);
}

void draw_small_card(const Context& context, ImDrawList& list, screens::CardId card, ImVec2 from,
                     ImVec2 to) {
  draw_small_face(context, list, own(card), from, to, to.x - from.x);
}

void draw_back_of(const Context& context, ImDrawList& list, screens::CardId card, ImVec2 from,
                  ImVec2 to) {
  draw_card_back(context, list, trilogy::deck_of(own(card)), from, to);
}

void draw_side_mark(const Context& context, ImDrawList& list, const core::Event& event,
                    ImVec2 centre, float size) {
  const core::Seat seat = seat_of(context.rules, event);
  if (seat == trilogy::kNobody) return;
  draw_colour_disc(list, centre, size / 2, colour_of(context.rules, seat));
}

void draw_seat_marks(screens::Context& context, int /*seats*/, core::Seat seat) {
  const auto& chosen = context.memory.own<screens::NewGameMemory>().chosen;
  if (!chosen || context.state.choices == nullptr) return;
  const auto seats = screens::seats_at(*context.state.choices, *chosen);
  const std::size_t place = trilogy::at(seat);
  const auto colour =
      place < seats.size() ? trilogy::find_id<trilogy::Colour>(seats[place].id) : std::nullopt;
  if (!colour) return;
  const float radius = context.unit(9);
  const ImVec2 start = ImGui::GetCursorScreenPos();
  draw_colour_disc(*ImGui::GetWindowDrawList(), {start.x + radius, start.y + radius}, radius,
                   *colour);
  ImGui::Dummy(ImVec2(2 * radius, 2 * radius));
}

constexpr std::array kSheets{screens::SheetRow{
    .id = kScoreSheet, .title = "screen.score-now", .covers = screens::Covers::kNothing}};

/// What lies open now was not shown before our eyes.
void forget(screens::Memory& memory) { memory.own<Memory>() = {}; }

}  // namespace

screens::GamePanels game_panels() {
  return {.columns = columns,
          .folding = folding,
          .party_ink = party_ink,
          .sheets = kSheets,
          .draw_bar = typed<draw_bar>,
          .tally_width = typed<tally_width>,
          .draw_tally = typed<draw_tally>,
          .draw_columns = typed<draw_columns>,
          .draw_boards = typed<draw_boards>,
          .draw_hand_of = typed<draw_hand_of>,
          .draw_question = typed<draw_question>,
          .finish = typed<finish>,
          .card_height = typed<height_of_card>,
          .draw_card = typed<draw_read_card>,
          .draw_small_card = typed<draw_small_card>,
          .draw_card_back = typed<draw_back_of>,
          .draw_moment_sign = typed<draw_moment_sign>,
          .draw_side_mark = typed<draw_side_mark>,
          .draw_seat_marks = draw_seat_marks,
          .forget = forget};
}

}  // namespace trilogy_screens
