#include "game/wotr/screens/cards/card_row.h"

#include <algorithm>

namespace wotr_screens {
namespace {

float space(const Context& context) { return context.unit(context.compact() ? 7 : 10); }

CardRow with_columns(const Context& context, std::span<const wotr::CardId> cards, float width,
                     int columns, TileLook look) {
  const float widest = context.unit(260);  // a title needs no more
  const float room = width - space(context) * static_cast<float>(columns - 1);
  CardRow row;
  row.columns = columns;
  row.tile.x = std::min(widest, room / static_cast<float>(columns));
  for (const wotr::CardId card : cards) {
    row.tile.y = std::max(row.tile.y, tile_height(context, card, row.tile.x, look));
  }
  row.rows = (static_cast<int>(cards.size()) + columns - 1) / columns;
  return row;
}

float height_of(const Context& context, const CardRow& row) {
  return static_cast<float>(row.rows) * (row.tile.y + space(context));
}

}  // namespace

CardRow card_row_for(const Context& context, std::span<const wotr::CardId> cards, float width,
                     TileLook look) {
  float least = context.unit(context.compact() ? 120 : 140);
  for (const wotr::CardId card : cards) least = std::max(least, tile_words(context, card, look));
  CardRow best = with_columns(context, cards, width, 1, look);
  for (int columns = 2; columns <= static_cast<int>(cards.size()); ++columns) {
    const CardRow row = with_columns(context, cards, width, columns, look);
    if (row.tile.x < least) break;
    if (height_of(context, row) < height_of(context, best)) best = row;
  }
  return best;
}

void place_tile(const Context& context, const CardRow& row, std::size_t number) {
  if (number % static_cast<std::size_t>(row.columns) != 0) {
    ImGui::SameLine(0, space(context));
  } else if (number > 0) {
    const float usual = ImGui::GetStyle().ItemSpacing.y;
    ImGui::SetCursorPosY(ImGui::GetCursorPosY() + space(context) - usual);
  }
}

}  // namespace wotr_screens
