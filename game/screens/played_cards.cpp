#include "game/screens/played_cards.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

#include "engine/ui/widgets.h"
#include "game/screens/cards.h"
#include "game/screens/control.h"
#include "game/screens/hand.h"
#include "game/screens/new_game_sheet.h"
#include "game/screens/reading.h"
#include "game/screens/shelf.h"

namespace screens {
namespace {

using wotr::Side;

void draw_tile(Sheet& sheet, wotr::CardId card, glm::vec2 size) {
  const bool is_chosen = sheet.memory.card == card;
  if (card_tile(sheet, card, size, {.is_chosen = is_chosen})) {
    sheet.memory.card = is_chosen ? wotr::kNoCard : card;
  }
  note_control(sheet, wotr::card_of(sheet.model.rules, card).title,
               tile_words(sheet, card) - sheet.unit(8));
  if (is_chosen && !sheet.reading) read_card(sheet, card);
  read_pointed_card(sheet, card);
}

void draw_shelf(Sheet& sheet, const std::vector<wotr::CardId>& cards) {
  const Shelf shelf = shelf_for(sheet, cards, ImGui::GetContentRegionAvail().x - sheet.unit(4));
  for (std::size_t i = 0; i < cards.size(); ++i) {
    place_tile(sheet, shelf, i);
    draw_tile(sheet, cards[i], shelf.tile);
  }
}

void draw_list(Sheet& sheet, const std::string& title, const std::vector<wotr::CardId>& cards) {
  write(sheet.theme.bold, engine::ink::kInk, title);
  if (cards.empty()) {
    write(sheet.theme.italic, engine::ink::kSoftInk, say(sheet, "screen.no-cards-here"));
  } else {
    draw_shelf(sheet, cards);
  }
}

/// What was discarded to the limit of the hand stays hidden: only its number is known.
void draw_hidden_discards(Sheet& sheet, Side side) {
  int hidden = 0;
  for (const core::Seat seat : seats_of(sheet.model.rules, side)) {
    hidden += wotr::total_of(
        sheet.model.view.hidden_discards[static_cast<std::size_t>(core::index(seat))]);
  }
  if (hidden == 0) return;
  write(sheet.theme.italic, engine::ink::kSoftInk,
        say(sheet, "screen.hand-hidden", nlohmann::json{{"cards", hidden}}));
}

void draw_discards(Sheet& sheet, Side side) {
  draw_list(sheet, say(sheet, key_for("screen.discards", side)), discards_of(sheet, side));
  draw_hidden_discards(sheet, side);
}

void draw_table(Sheet& sheet) {
  for (const Side side : {Side::kFree, Side::kShadow}) {
    draw_list(sheet, name_of(sheet, side), table_cards_of(sheet, side));
  }
}

void draw_tabs(Sheet& sheet) {
  constexpr std::array kPages{std::pair{PlayedPage::kTable, "screen.played-table"},
                              std::pair{PlayedPage::kFree, "screen.played-free"},
                              std::pair{PlayedPage::kShadow, "screen.played-shadow"}};
  for (const auto& [page, key] : kPages) {
    if (page != PlayedPage::kTable) ImGui::SameLine(0, 0);
    const bool is_chosen = sheet.memory.played_page == page;
    const std::string label = say(sheet, key);
    const float width = width_of(sheet.theme.small_caps, label) + sheet.unit(24);
    if (tab_control(sheet, label, is_chosen, width)) sheet.memory.played_page = page;
  }
}

void draw_page(Sheet& sheet) {
  switch (sheet.memory.played_page) {
    case PlayedPage::kTable: return draw_table(sheet);
    case PlayedPage::kFree: return draw_discards(sheet, Side::kFree);
    case PlayedPage::kShadow: return draw_discards(sheet, Side::kShadow);
  }
}

/// What finds no room beside the board is in the sheet that this button opens.
void draw_more(Sheet& sheet, std::size_t count, float width) {
  const std::string label = say(sheet, "screen.cards-on-table", nlohmann::json{{"cards", count}});
  if (!plain_control(sheet, label, width)) return;
  sheet.memory.played_open = true;
  sheet.memory.hand_shown = {};
  sheet.memory.played_page = PlayedPage::kTable;
}

std::vector<wotr::CardId> all_table_cards(const Sheet& sheet) {
  std::vector<wotr::CardId> cards = table_cards_of(sheet, Side::kFree);
  const std::vector<wotr::CardId> shadow = table_cards_of(sheet, Side::kShadow);
  cards.insert(cards.end(), shadow.begin(), shadow.end());
  return cards;
}

/// Those that have room, one below the other; a button for the rest.
void draw_column(Sheet& sheet, const std::vector<wotr::CardId>& cards, float width, float room) {
  const Shelf shelf{.tile = {width, shelf_for(sheet, cards, width).tile.y}};
  const float each = shelf.tile.y + sheet.unit(10);
  const auto fit = static_cast<std::size_t>((room + sheet.unit(10)) / each);
  if (cards.size() <= fit) {
    for (std::size_t i = 0; i < cards.size(); ++i) {
      place_tile(sheet, shelf, i);
      draw_tile(sheet, cards[i], shelf.tile);
    }
    return;
  }
  for (std::size_t i = 0; i + 1 < fit; ++i) {
    place_tile(sheet, shelf, i);
    draw_tile(sheet, cards[i], shelf.tile);
  }
  draw_more(sheet, cards.size(), width);
}

}  // namespace

void draw_table_cards(Sheet& sheet, float top) {
  const std::vector<wotr::CardId> cards = all_table_cards(sheet);
  if (cards.empty() || is_column_covered(sheet, Side::kFree)) return;
  const float edge = gap(sheet.theme);
  const float from = top + edge;
  ImGui::SetNextWindowPos(ImVec2(edge, from));
  ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, ImVec2(0, 0));
  ImGui::Begin("table-cards", nullptr,
               ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoBackground |
                   ImGuiWindowFlags_AlwaysAutoResize | ImGuiWindowFlags_NoSavedSettings |
                   ImGuiWindowFlags_NoMove);
  ImGui::PopStyleVar();
  ImGui::PushFont(sheet.theme.text);
  draw_column(sheet, cards, column_width(sheet.theme, sheet.screen), sheet.screen.y - edge - from);
  ImGui::PopFont();
  ImGui::End();
}

void draw_played_cards(Sheet& sheet) {
  if (!sheet.memory.played_open) return;
  engine::PanelPlace place = place_of_cards(sheet, Side::kFree);
  const float most = sheet.screen.y - place.position.y - gap(sheet.theme);
  place.size.y = std::min(most, sheet.unit(440));
  if (engine::begin_panel(sheet.theme, "played", "", place)) {
    draw_tabs(sheet);
    const float foot = sheet.theme.touch + 2 * ImGui::GetStyle().ItemSpacing.y;
    begin_page("played-page", ImVec2(0, ImGui::GetContentRegionAvail().y - foot));
    draw_page(sheet);
    end_page();
    if (plain_control(sheet, say(sheet, "screen.close"))) sheet.memory.played_open = false;
  }
  engine::end_panel();
}

}  // namespace screens
