#include "game/trilogy/screens/game_panels.h"

#include <array>
#include <utility>

#include "game/screens/new_game/new_game_sheet.h"
#include "game/screens/state/typed.h"
#include "game/screens/top_bar.h"
#include "game/trilogy/data/pictures.h"
#include "game/trilogy/screens/cards/announcement.h"
#include "game/trilogy/screens/cards/card_face.h"
#include "game/trilogy/screens/cards/hand.h"
#include "game/trilogy/screens/desk/desk.h"
#include "game/trilogy/screens/desk/signs.h"
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

void draw_bar(Desk& desk, screens::BarEnd end) {
  if (end == screens::BarEnd::kLeft) return;
  if (screens::bar_button(desk, "score", engine::Icon::kBanner, "screen.score-now")) {
    desk.memory.score_open = !desk.memory.score_open;
  }
}

float draw_columns(Desk& desk) {
  if (!is_column_covered(desk)) draw_seats_column(desk);
  return bar_height(desk.theme);
}

void draw_boards(Desk& desk) {
  if (!desk.memory.score_open) draw_battle(desk);
  draw_hands(desk);
  draw_score(desk);
}

void draw_hand_of(Desk& desk, core::Seat) { draw_hands(desk); }

void finish(Desk& desk) {
  take_named_territory(desk);
  draw_announcement(desk);
  go_on_attacking(desk);
  go_on_setting_up(desk);
}

float height_of_card(const Desk& desk, screens::CardId card, float width) {
  return card_height(desk, own(card), width);
}

void draw_read_card(const Desk& desk, ImDrawList& list, screens::CardId card, bool, ImVec2 from,
                    float width) {
  draw_card(desk, list, own(card), from, width);
}

void draw_back_of(const Desk& desk, ImDrawList& list, screens::CardId card, ImVec2 from,
                  ImVec2 to) {
  draw_card_back(desk, list, trilogy::deck_of(own(card)), from, to);
}

void draw_side_mark(const Desk& desk, ImDrawList& list, const core::Event& event, ImVec2 centre,
                    float size) {
  const core::Seat seat = seat_of(desk.rules, event);
  if (seat == trilogy::kNobody) return;
  draw_colour_disc(list, centre, size / 2, colour_of(desk.rules, seat));
}

void draw_seat_marks(screens::Sheet& sheet, int /*seats*/, core::Seat seat) {
  const auto& chosen = sheet.memory.own<screens::NewGameMemory>().chosen;
  if (!chosen || sheet.state.choices == nullptr) return;
  const auto seats = screens::seats_at(*sheet.state.choices, *chosen);
  const std::size_t place = trilogy::at(seat);
  const auto colour =
      place < seats.size() ? trilogy::find_id<trilogy::Colour>(seats[place].id) : std::nullopt;
  if (!colour) return;
  const float radius = sheet.unit(9);
  const ImVec2 start = ImGui::GetCursorScreenPos();
  draw_colour_disc(*ImGui::GetWindowDrawList(), {start.x + radius, start.y + radius}, radius,
                   *colour);
  ImGui::Dummy(ImVec2(2 * radius, 2 * radius));
}

bool close_top_sheet(screens::Memory& memory) {
  return std::exchange(memory.own<Memory>().score_open, false);
}

std::span<const std::string_view> sheets() { return trilogy_data::kSheets; }

void open_sheet(screens::Memory& memory, std::string_view name) {
  memory.own<Memory>().score_open = name == "score";
}

/// What lies open now was not shown before our eyes.
void forget(screens::Memory& memory) { memory.own<Memory>() = {}; }

}  // namespace

screens::GamePanels game_panels() {
  return {.columns = columns,
          .folding = folding,
          .party_ink = party_ink,
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
          .draw_card_back = typed<draw_back_of>,
          .draw_moment_sign = typed<draw_moment_sign>,
          .draw_side_mark = typed<draw_side_mark>,
          .draw_seat_marks = draw_seat_marks,
          .close_top_sheet = close_top_sheet,
          .sheets = sheets,
          .open_sheet = open_sheet,
          .forget = forget};
}

}  // namespace trilogy_screens
