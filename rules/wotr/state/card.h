#pragma once

#include <array>
#include <string>

#include "rules/wotr/state/ids.h"

namespace wotr {

/// The lower half of a card, used in battle. Several cards have the same.
struct CombatHalf {
  std::string id;
  std::string title;
  Side side = Side::kFree;
  std::array<std::uint8_t, 2> initiative{};  ///< of its first and second effect (R-213)
  std::string condition_text;
  std::string effect_text;
};

/// A card as printed. What it does is its CardProgram (cards/program.h).
struct Card {
  std::string id;
  std::string title;
  Side side = Side::kFree;
  Deck deck = Deck::kCharacter;
  CardIcon icon = CardIcon::kCharacter;
  std::uint8_t number = 0;     ///< 1..24 in its deck
  Nation player = kNoNation;   ///< R-310: only the owner of this Nation plays it
  std::string condition_text;  ///< our words for the player; empty when there is none
  std::string effect_text;
  std::string discard_text;

  std::uint8_t combat = 0;  ///< its place in Rules::combat_halves
};

/// What the other side of a card shows, from 0: whose it is, and of which deck.
inline constexpr std::size_t kBackCount = 4;
constexpr std::uint8_t back_of(Side side, Deck deck) {
  return static_cast<std::uint8_t>(2 * byte_of(side) + byte_of(deck));
}

/// What the cards do, card by card (cards/program.h).
struct CardPrograms;
/// What their lower halves do, half by half (combat/effect.h).
struct CombatPrograms;

}  // namespace wotr
