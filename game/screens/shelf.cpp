#include "game/screens/shelf.h"

#include <algorithm>

namespace screens {
namespace {

float space(const Sheet& sheet) { return sheet.unit(sheet.compact() ? 7 : 10); }

Shelf with_columns(const Sheet& sheet, std::span<const wotr::CardId> cards, float width,
                   int columns, TileLook look) {
  const float widest = sheet.unit(260);  // a title needs no more
  const float room = width - space(sheet) * static_cast<float>(columns - 1);
  Shelf shelf;
  shelf.columns = columns;
  shelf.tile.x = std::min(widest, room / static_cast<float>(columns));
  for (const wotr::CardId card : cards) {
    shelf.tile.y = std::max(shelf.tile.y, tile_height(sheet, card, shelf.tile.x, look));
  }
  shelf.rows = (static_cast<int>(cards.size()) + columns - 1) / columns;
  return shelf;
}

float height_of(const Sheet& sheet, const Shelf& shelf) {
  return static_cast<float>(shelf.rows) * (shelf.tile.y + space(sheet));
}

}  // namespace

Shelf shelf_for(const Sheet& sheet, std::span<const wotr::CardId> cards, float width,
                TileLook look) {
  float least = sheet.unit(sheet.compact() ? 120 : 140);
  for (const wotr::CardId card : cards) least = std::max(least, tile_words(sheet, card, look));
  Shelf best = with_columns(sheet, cards, width, 1, look);
  for (int columns = 2; columns <= static_cast<int>(cards.size()); ++columns) {
    const Shelf shelf = with_columns(sheet, cards, width, columns, look);
    if (shelf.tile.x < least) break;
    if (height_of(sheet, shelf) < height_of(sheet, best)) best = shelf;
  }
  return best;
}

void place_tile(const Sheet& sheet, const Shelf& shelf, std::size_t number) {
  if (number % static_cast<std::size_t>(shelf.columns) != 0) {
    ImGui::SameLine(0, space(sheet));
  } else if (number > 0) {
    const float usual = ImGui::GetStyle().ItemSpacing.y;
    ImGui::SetCursorPosY(ImGui::GetCursorPosY() + space(sheet) - usual);
  }
}

}  // namespace screens
