#include "game/trilogy/screens/cards/card_play.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "game/trilogy/screens/cards/card_options.h"
#include "rules/trilogy/game.h"
#include "rules/trilogy/names/names.h"

namespace trilogy_screens {

std::optional<core::Action> play_of(const Context& context, trilogy::CardId card) {
  if (!context.is_asked()) return std::nullopt;
  for (const core::Action action : context.decision.actions) {
    if (card_of(action) == card) return action;
  }
  return std::nullopt;
}

std::string why_unplayable(const Context& context, trilogy::CardId card) {
  if (!trilogy::is_adventure(card)) return say(context, "screen.when.territory-card");
  const trilogy::AdventureCard& printed = trilogy::adventure_of(context.rules, card);
  if (printed.kind == trilogy::CardKind::kMission) {
    const std::string& id = trilogy::row_of(context.rules, printed.territory).id;
    return say(context, "screen.when.mission", nlohmann::json{{"territory", id}});
  }
  if (context.is_asked()) {
    const core::Action play = trilogy::act(trilogy::ActionKind::kPlayCard, card);
    const core::Refusal refusal = trilogy::Game::why_not_action(context.rules, context.view, play);
    const bool tells = refusal.refused() && refusal.reason != core::kNotOffered;
    if (tells) return words_of(context, refusal);
  }
  return say(context, "screen.when." + std::string(trilogy::id_of(printed.moment)));
}

int playable_cards(const Context& context, core::Seat seat) {
  if (!context.is_asked() || context.decision.seat != seat) return 0;
  return static_cast<int>(std::ranges::count_if(context.decision.actions, [](core::Action action) {
    return card_of(action) != trilogy::kNoCard &&
           !trilogy::is(action, trilogy::ActionKind::kDiscard);
  }));
}

}  // namespace trilogy_screens
