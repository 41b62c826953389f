#include "game/screens/hand.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "engine/ui/widgets.h"
#include "game/screens/control.h"

namespace screens {
namespace {

void draw_card(Sheet& sheet, std::size_t card) {
  const wotr::Card& printed = sheet.model.rules.cards[card];
  write(sheet.theme.bold, engine::ink::kInk, printed.title);
  ImGui::SetCursorPosY(ImGui::GetCursorPosY() - sheet.unit(4));
  write(
      sheet.theme.italic, engine::ink::kSoftInk,
      say(sheet, "screen.card-kind",
          nlohmann::json{{"deck", sheet.model.words.name(
                                      "deck", printed.deck == wotr::Deck::kCharacter ? "character"
                                                                                     : "strategy")},
                         {"type", sheet.model.words.name("card-type", wotr::id_of(printed.icon))}}));
}

/// Returns how many of the hand this viewer may see.
int draw_seen_cards(Sheet& sheet, core::Seat seat) {
  int seen = 0;
  if (!ImGui::BeginTable("cards", 2)) return seen;
  for (std::size_t card = 0; card < wotr::kCardCount; ++card) {
    if (sheet.model.view.cards[card] != wotr::hand_of(seat)) continue;
    ImGui::TableNextColumn();
    draw_card(sheet, card);
    ++seen;
  }
  ImGui::EndTable();
  return seen;
}

void draw_hand(Sheet& sheet, core::Seat seat) {
  const bool free = wotr::side_of(sheet.model.rules, seat) == wotr::Side::kFree;
  const float edge = gap(sheet.theme);
  const float column = column_width(sheet.theme, sheet.screen) + 2 * edge;
  const engine::PanelPlace place{
      .position = {free ? column : sheet.screen.x - column, bar_height(sheet.theme) + edge},
      .size = {std::min(sheet.unit(520), middle_width(sheet.theme, sheet.screen)), 0},
      .pivot = {free ? 0 : 1, 0}};
  limit_height(sheet);
  const std::string title = say(sheet, key_for(sheet, "screen.hand-of", seat));
  const std::string id = std::string(id_of(sheet.model.rules, seat)) + "-hand";
  const auto s = static_cast<std::size_t>(core::index(seat));
  if (engine::begin_panel(sheet.theme, id.c_str(), title.c_str(), place)) {
    const int held = wotr::total_of(sheet.model.view.hands[s]);
    if (draw_seen_cards(sheet, seat) < held) {
      write(sheet.theme.italic, engine::ink::kSoftInk,
            say(sheet, "screen.hand-hidden", nlohmann::json{{"cards", held}}));
    }
    if (held == 0)
      write(sheet.theme.italic, engine::ink::kSoftInk, say(sheet, "screen.hand-empty"));
    if (plain_control(sheet, say(sheet, "screen.close"))) {
      sheet.memory.hand_shown[s] = false;
    }
  }
  engine::end_panel();
}

}  // namespace

void draw_hands(Sheet& sheet) {
  for (std::size_t seat = 0; seat < sheet.model.rules.seating.names.size(); ++seat) {
    if (sheet.memory.hand_shown[seat]) draw_hand(sheet, static_cast<core::Seat>(seat));
  }
}

}  // namespace screens
