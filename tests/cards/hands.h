#pragma once

#include "tests/rulings/game.h"

namespace cards {

using rulings::Game;
using rulings::json;
using rulings::Setting;

/// The seat holds these cards, with an Event die and one of another face so that the die is asked.
inline Setting& holding(Setting& setting, std::string_view seat,
                        std::initializer_list<std::string_view> cards) {
  json hand = json::array();
  for (const std::string_view card : cards) hand.push_back(card);
  return setting.set("/hands/" + std::string(seat), hand)
      .to_act(seat)
      .dice("free", {"event", "character"})
      .dice("shadow", {"event", "character"});
}

/// The seat whose turn it is plays the card of its hand with its Event die. The one card is not
/// asked for, so a hand of one card answers by itself.
inline void play_event(Game& game, std::string_view card) {
  game.play({"die event", "use play-card"});
  if (game.question() == "play-card") game.play("play " + std::string(card));
}

/// Whether an Event die could play the card now, and if not, the ruling against it.
inline std::string why_not_play(const Game& game, std::string_view card) {
  return game.why_not({{"die", "event"}, {"do", "play-card"}, {"card", card}});
}

}  // namespace cards
