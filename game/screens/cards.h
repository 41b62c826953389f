#pragma once

#include <vector>

#include "game/screens/sheet.h"

namespace screens {

/// The cards that lie in a place, as far as the viewer sees them, in the order of their decks.
std::vector<wotr::CardId> cards_in(const Sheet& sheet, wotr::CardPlace place);

/// The open discards of a side; its cards on the table.
std::vector<wotr::CardId> discards_of(const Sheet& sheet, wotr::Side side);
std::vector<wotr::CardId> table_cards_of(const Sheet& sheet, wotr::Side side);

/// The card that an action names, or kNoCard.
wotr::CardId card_of(core::Action action);

/// The card whose name is in the text, or kNoCard; the longest name where there are several.
wotr::CardId card_named_in(const Sheet& sheet, std::string_view text);

/// "3", or "3 · 6" for a half with two effects.
std::string initiative_of(const wotr::CombatHalf& half);

/// The seat is asked for a Combat card.
bool asks_for_combat_card(const Sheet& sheet);

/// The Event card that is being carried out, or kNoCard.
wotr::CardId card_in_play(const Sheet& sheet);

}  // namespace screens
