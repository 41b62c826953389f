#include "game/wotr/screens/cards/played_cards.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

#include "engine/ui/widgets.h"
#include "game/screens/controls/control.h"
#include "game/screens/controls/page.h"
#include "game/wotr/screens/cards/card_row.h"
#include "game/wotr/screens/cards/cards.h"
#include "game/wotr/screens/cards/hand.h"
#include "game/wotr/screens/desk/desk.h"

namespace wotr_screens {
namespace {

using wotr::Side;

constexpr TileLook kPictured{.has_picture = true};

void draw_tile(Desk& desk, wotr::CardId card, glm::vec2 size) {
  const bool is_chosen = own(desk.sheet.memory.card) == card;
  if (card_tile(desk, card, size, {.is_chosen = is_chosen, .has_picture = true})) {
    desk.sheet.memory.card = is_chosen ? screens::kNoCard : shown(card);
  }
  screens::note_control(desk, name_of(desk, card),
                        tile_words(desk, card, kPictured) - desk.unit(8));
  if (is_chosen && !desk.sheet.preview) read_card(desk, card);
  read_pointed_card(desk, card);
}

void draw_row(Desk& desk, const std::vector<wotr::CardId>& cards) {
  const CardRow row =
      card_row_for(desk, cards, ImGui::GetContentRegionAvail().x - desk.unit(4), kPictured);
  for (std::size_t i = 0; i < cards.size(); ++i) {
    place_tile(desk, row, i);
    draw_tile(desk, cards[i], row.tile);
  }
}

void draw_list(Desk& desk, const std::string& title, const std::vector<wotr::CardId>& cards) {
  write(desk.theme.bold, engine::ink::kInk, title);
  if (cards.empty()) {
    write(desk.theme.italic, engine::ink::kSoftInk, say(desk, "screen.no-cards-here"));
  } else {
    draw_row(desk, cards);
  }
}

/// What was discarded to the limit of the hand stays hidden: only its number is known.
void draw_hidden_discards(Desk& desk, Side side) {
  int hidden = 0;
  for (const core::Seat seat : seats_of(desk.rules, side)) {
    hidden +=
        wotr::total_of(desk.view.hidden_discards[static_cast<std::size_t>(core::index(seat))]);
  }
  if (hidden == 0) return;
  write(desk.theme.italic, engine::ink::kSoftInk,
        say(desk, "screen.hand-hidden", nlohmann::json{{"cards", hidden}}));
}

void draw_discards(Desk& desk, Side side) {
  draw_list(desk, say(desk, key_for("screen.discards", side)), discards_of(desk, side));
  draw_hidden_discards(desk, side);
}

void draw_table(Desk& desk) {
  for (const Side side : {Side::kFree, Side::kShadow}) {
    draw_list(desk, name_of(desk, side), table_cards_of(desk, side));
  }
}

void draw_tabs(Desk& desk) {
  constexpr std::array kPages{std::pair{PlayedPage::kTable, "screen.played-table"},
                              std::pair{PlayedPage::kFree, "screen.played-free"},
                              std::pair{PlayedPage::kShadow, "screen.played-shadow"}};
  for (const auto& [page, key] : kPages) {
    if (page != PlayedPage::kTable) ImGui::SameLine(0, 0);
    const bool is_chosen = desk.memory.played_page == page;
    const std::string label = say(desk, key);
    const float width = width_of(desk.theme.small_caps, label) + desk.unit(24);
    if (screens::tab_control(desk, label, is_chosen, width)) desk.memory.played_page = page;
  }
}

void draw_page(Desk& desk) {
  switch (desk.memory.played_page) {
    case PlayedPage::kTable: return draw_table(desk);
    case PlayedPage::kFree: return draw_discards(desk, Side::kFree);
    case PlayedPage::kShadow: return draw_discards(desk, Side::kShadow);
  }
}

/// What finds no room beside the board is in the sheet that this button opens.
void draw_more(Desk& desk, std::size_t count, float width) {
  const std::string label = say(desk, "screen.cards-on-table", nlohmann::json{{"cards", count}});
  if (!screens::plain_control(desk, label, width)) return;
  desk.memory.played_open = true;
  desk.sheet.memory.hand_shown = {};
  desk.memory.played_page = PlayedPage::kTable;
}

std::vector<wotr::CardId> all_table_cards(const Desk& desk) {
  std::vector<wotr::CardId> cards = table_cards_of(desk, Side::kFree);
  const std::vector<wotr::CardId> shadow = table_cards_of(desk, Side::kShadow);
  cards.insert(cards.end(), shadow.begin(), shadow.end());
  return cards;
}

/// Those that have room, one below the other; a button for the rest.
void draw_column(Desk& desk, const std::vector<wotr::CardId>& cards, float width, float room) {
  const CardRow row{.tile = {width, card_row_for(desk, cards, width, kPictured).tile.y}};
  const float each = row.tile.y + desk.unit(10);
  const auto fit = static_cast<std::size_t>((room + desk.unit(10)) / each);
  if (cards.size() <= fit) {
    for (std::size_t i = 0; i < cards.size(); ++i) {
      place_tile(desk, row, i);
      draw_tile(desk, cards[i], row.tile);
    }
    return;
  }
  for (std::size_t i = 0; i + 1 < fit; ++i) {
    place_tile(desk, row, i);
    draw_tile(desk, cards[i], row.tile);
  }
  draw_more(desk, cards.size(), width);
}

}  // namespace

void draw_table_cards(Desk& desk, float top) {
  const std::vector<wotr::CardId> cards = all_table_cards(desk);
  if (cards.empty() || is_column_covered(desk, Side::kFree)) return;
  // Below an open column; else over the sea of the south-west: farther up they would lie on the
  // land.
  const float edge = gap(desk.theme);
  const bool is_below = screens::columns_of(desk.sheet).left == screens::Column::kOpen;
  const float end = is_below ? desk.screen.y : screens::prompt_top(desk.sheet);
  const float bottom = end - edge;
  const ImVec2 corner(edge, is_below ? top + edge : bottom);
  ImGui::SetNextWindowPos(corner, ImGuiCond_Always, ImVec2(0, is_below ? 0 : 1));
  engine::begin_bare_window("table-cards", ImGuiWindowFlags_AlwaysAutoResize);
  ImGui::PushFont(desk.theme.text);
  draw_column(desk, cards, column_width(desk.theme, desk.screen), bottom - top - edge);
  ImGui::PopFont();
  ImGui::End();
}

void draw_played_cards(Desk& desk) {
  if (!desk.memory.played_open) return;
  engine::PanelPlace place = place_of_cards(desk, Side::kFree);
  const float most = screens::prompt_top(desk.sheet) - place.position.y - gap(desk.theme) / 2;
  place.size.y = std::min(most, desk.unit(440));
  if (engine::begin_panel(desk.theme, "played", "", place)) {
    draw_tabs(desk);
    const float foot = desk.theme.touch + 2 * ImGui::GetStyle().ItemSpacing.y;
    screens::begin_page("played-page", ImVec2(0, ImGui::GetContentRegionAvail().y - foot));
    draw_page(desk);
    screens::end_page();
    if (screens::plain_control(desk, say(desk, "screen.close"))) desk.memory.played_open = false;
  }
  engine::end_panel();
}

}  // namespace wotr_screens
