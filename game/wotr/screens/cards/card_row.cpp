#include "game/wotr/screens/cards/card_row.h"

#include <algorithm>

namespace wotr_screens {
namespace {

float space(const Desk& desk) { return desk.unit(desk.compact() ? 7 : 10); }

CardRow with_columns(const Desk& desk, std::span<const wotr::CardId> cards, float width,
                     int columns, TileLook look) {
  const float widest = desk.unit(260);  // a title needs no more
  const float room = width - space(desk) * static_cast<float>(columns - 1);
  CardRow row;
  row.columns = columns;
  row.tile.x = std::min(widest, room / static_cast<float>(columns));
  for (const wotr::CardId card : cards) {
    row.tile.y = std::max(row.tile.y, tile_height(desk, card, row.tile.x, look));
  }
  row.rows = (static_cast<int>(cards.size()) + columns - 1) / columns;
  return row;
}

float height_of(const Desk& desk, const CardRow& row) {
  return static_cast<float>(row.rows) * (row.tile.y + space(desk));
}

}  // namespace

CardRow card_row_for(const Desk& desk, std::span<const wotr::CardId> cards, float width,
                     TileLook look) {
  float least = desk.unit(desk.compact() ? 120 : 140);
  for (const wotr::CardId card : cards) least = std::max(least, tile_words(desk, card, look));
  CardRow best = with_columns(desk, cards, width, 1, look);
  for (int columns = 2; columns <= static_cast<int>(cards.size()); ++columns) {
    const CardRow row = with_columns(desk, cards, width, columns, look);
    if (row.tile.x < least) break;
    if (height_of(desk, row) < height_of(desk, best)) best = row;
  }
  return best;
}

void place_tile(const Desk& desk, const CardRow& row, std::size_t number) {
  if (number % static_cast<std::size_t>(row.columns) != 0) {
    ImGui::SameLine(0, space(desk));
  } else if (number > 0) {
    const float usual = ImGui::GetStyle().ItemSpacing.y;
    ImGui::SetCursorPosY(ImGui::GetCursorPosY() + space(desk) - usual);
  }
}

}  // namespace wotr_screens
