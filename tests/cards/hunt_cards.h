#pragma once

#include "tests/cards/hands.h"
#include "tests/rulings/hunt/the_hunt.h"

namespace cards {

using rulings::company;
using rulings::gollum_alone;
using rulings::hunting;
using rulings::move_fellowship;
using rulings::move_into_tile;

/// The seat has these cards before it on the table.
inline Setting& on_table(Setting& setting, std::string_view seat,
                         std::initializer_list<std::string_view> cards) {
  json list = json::array();
  for (const std::string_view card : cards) list.push_back(card);
  return setting.set("/tableCards/" + std::string(seat), list);
}

inline bool is_discarded(const Game& game, std::string_view side, std::string_view card) {
  const json cards = game.at("/discards/" + std::string(side));
  return std::find(cards.begin(), cards.end(), json(card)) != cards.end();
}

}  // namespace cards
