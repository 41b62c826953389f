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
#include "game/wotr/screens/context/context.h"

namespace wotr_screens {
namespace {

using wotr::Side;

constexpr TileLook kPictured{.has_picture = true};

void draw_tile(Context& context, wotr::CardId card, glm::vec2 size) {
  const bool is_chosen = own(context.neutral.memory.card) == card;
  if (card_tile(context, card, size, {.is_chosen = is_chosen, .has_picture = true})) {
    context.neutral.memory.card = is_chosen ? screens::kNoCard : shown(card);
  }
  screens::note_control(context, name_of(context, card),
                        tile_words(context, card, kPictured) - context.unit(8));
  if (is_chosen && !context.neutral.preview) read_card(context, card);
  read_pointed_card(context, card);
}

void draw_row(Context& context, const std::vector<wotr::CardId>& cards) {
  const CardRow row =
      card_row_for(context, cards, ImGui::GetContentRegionAvail().x - context.unit(4), kPictured);
  for (std::size_t i = 0; i < cards.size(); ++i) {
    place_tile(context, row, i);
    draw_tile(context, cards[i], row.tile);
  }
}

void draw_list(Context& context, const std::string& title, const std::vector<wotr::CardId>& cards) {
  write(context.theme.bold, engine::ink::kInk, title);
  if (cards.empty()) {
    write(context.theme.italic, engine::ink::kSoftInk, say(context, "screen.no-cards-here"));
  } else {
    draw_row(context, cards);
  }
}

/// What was discarded to the limit of the hand stays hidden: only its number is known.
void draw_hidden_discards(Context& context, Side side) {
  int hidden = 0;
  for (const core::Seat seat : seats_of(context.rules, side)) {
    hidden +=
        wotr::total_of(context.view.hidden_discards[static_cast<std::size_t>(core::index(seat))]);
  }
  if (hidden == 0) return;
  write(context.theme.italic, engine::ink::kSoftInk,
        say(context, "screen.hand-hidden", nlohmann::json{{"cards", hidden}}));
}

void draw_discards(Context& context, Side side) {
  draw_list(context, say(context, key_for("screen.discards", side)), discards_of(context, side));
  draw_hidden_discards(context, side);
}

void draw_table(Context& context) {
  for (const Side side : {Side::kFree, Side::kShadow}) {
    draw_list(context, name_of(context, side), table_cards_of(context, side));
  }
}

void draw_tabs(Context& context) {
  constexpr std::array kPages{std::pair{PlayedPage::kTable, "screen.played-table"},
                              std::pair{PlayedPage::kFree, "screen.played-free"},
                              std::pair{PlayedPage::kShadow, "screen.played-shadow"}};
  for (const auto& [page, key] : kPages) {
    if (page != PlayedPage::kTable) ImGui::SameLine(0, 0);
    const bool is_chosen = context.memory.played_page == page;
    const std::string label = say(context, key);
    const float width = width_of(context.theme.small_caps, label) + context.unit(24);
    if (screens::tab_control(context, label, is_chosen, width)) context.memory.played_page = page;
  }
}

void draw_page(Context& context) {
  switch (context.memory.played_page) {
    case PlayedPage::kTable: return draw_table(context);
    case PlayedPage::kFree: return draw_discards(context, Side::kFree);
    case PlayedPage::kShadow: return draw_discards(context, Side::kShadow);
  }
}

/// What finds no room beside the board is in the sheet that this button opens.
void draw_more(Context& context, std::size_t count, float width) {
  const std::string label = say(context, "screen.cards-on-table", nlohmann::json{{"cards", count}});
  if (!screens::plain_control(context, label, width)) return;
  context.neutral.memory.game_sheets.open(kPlayedSheet);
  context.neutral.memory.hand_shown = {};
  context.memory.played_page = PlayedPage::kTable;
}

std::vector<wotr::CardId> all_table_cards(const Context& context) {
  std::vector<wotr::CardId> cards = table_cards_of(context, Side::kFree);
  const std::vector<wotr::CardId> shadow = table_cards_of(context, Side::kShadow);
  cards.insert(cards.end(), shadow.begin(), shadow.end());
  return cards;
}

/// Those that have room, one below the other; a button for the rest.
void draw_column(Context& context, const std::vector<wotr::CardId>& cards, float width,
                 float room) {
  const CardRow row{.tile = {width, card_row_for(context, cards, width, kPictured).tile.y}};
  const float each = row.tile.y + context.unit(10);
  const auto fit = static_cast<std::size_t>((room + context.unit(10)) / each);
  if (cards.size() <= fit) {
    for (std::size_t i = 0; i < cards.size(); ++i) {
      place_tile(context, row, i);
      draw_tile(context, cards[i], row.tile);
    }
    return;
  }
  for (std::size_t i = 0; i + 1 < fit; ++i) {
    place_tile(context, row, i);
    draw_tile(context, cards[i], row.tile);
  }
  draw_more(context, cards.size(), width);
}

}  // namespace

void draw_table_cards(Context& context, float top) {
  const std::vector<wotr::CardId> cards = all_table_cards(context);
  if (cards.empty() || is_column_covered(context, Side::kFree)) return;
  // Below an open column; else over the sea of the south-west: farther up they would lie on the
  // land.
  const float edge = gap(context.theme);
  const bool is_below = screens::columns_of(context.neutral).left == screens::Column::kOpen;
  const float end = is_below ? context.screen.y : screens::prompt_top(context.neutral);
  const float bottom = end - edge;
  const ImVec2 corner(edge, is_below ? top + edge : bottom);
  ImGui::SetNextWindowPos(corner, ImGuiCond_Always, ImVec2(0, is_below ? 0 : 1));
  engine::begin_bare_window("table-cards", ImGuiWindowFlags_AlwaysAutoResize);
  ImGui::PushFont(context.theme.text);
  draw_column(context, cards, column_width(context.theme, context.screen), bottom - top - edge);
  ImGui::PopFont();
  ImGui::End();
}

void draw_played_cards(Context& context) {
  if (!context.neutral.memory.game_sheets.is_open(kPlayedSheet)) return;
  engine::PanelPlace place = place_of_cards(context, Side::kFree);
  const float most =
      screens::prompt_top(context.neutral) - place.position.y - gap(context.theme) / 2;
  place.size.y = std::min(most, context.unit(440));
  if (engine::begin_panel(context.theme, "played", "", place)) {
    draw_tabs(context);
    const float foot = context.theme.touch + 2 * ImGui::GetStyle().ItemSpacing.y;
    screens::begin_page("played-page", ImVec2(0, ImGui::GetContentRegionAvail().y - foot));
    draw_page(context);
    screens::end_page();
    if (screens::plain_control(context, say(context, "screen.close")))
      context.neutral.memory.game_sheets.close(kPlayedSheet);
  }
  engine::end_panel();
}

}  // namespace wotr_screens
