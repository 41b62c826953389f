#pragma once

#include <optional>
#include <vector>

#include "game/wotr/screens/context/context.h"
#include "rules/wotr/state/card.h"
#include "rules/wotr/state/state.h"

namespace wotr_screens {

/// The cards that lie in a place, as far as the viewer sees them, in the order of their decks.
std::vector<wotr::CardId> cards_in(const Context& context, wotr::CardPlace place);

/// The open discards of a side; its cards on the table.
std::vector<wotr::CardId> discards_of(const Context& context, wotr::Side side);
std::vector<wotr::CardId> table_cards_of(const Context& context, wotr::Side side);

/// The card that an action names, or kNoCard.
wotr::CardId card_of(core::Action action);

/// The card that the event tells of, or kNoCard where it names none or hides it.
wotr::CardId card_of(const core::Event& event);

/// "3", or "3 · 6" for a half with two effects.
std::string initiative_of(const wotr::CombatHalf& half);

/// The seat is asked for a Combat card.
bool asks_for_combat_card(const Context& context);

/// The answer that uses the card of a hand in this round of the battle, if it may be.
std::optional<core::Action> use_in_battle(const Context& context, wotr::CardId card);

/// The Event card that is being carried out, or kNoCard.
wotr::CardId card_in_play(const Context& context);

}  // namespace wotr_screens
