#include "game/trilogy/screens/cards/card_play.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "game/trilogy/screens/cards/card_options.h"
#include "rules/trilogy/game.h"
#include "rules/trilogy/names/names.h"

namespace trilogy_screens {

std::optional<core::Action> play_of(const Desk& desk, trilogy::CardId card) {
  if (!desk.is_asked()) return std::nullopt;
  for (const core::Action action : desk.decision.actions) {
    if (card_of(action) == card) return action;
  }
  return std::nullopt;
}

std::string why_unplayable(const Desk& desk, trilogy::CardId card) {
  if (!trilogy::is_adventure(card)) return say(desk, "screen.when.territory-card");
  const trilogy::AdventureCard& printed = trilogy::adventure_of(desk.rules, card);
  if (printed.kind == trilogy::CardKind::kMission) {
    const std::string& id = trilogy::row_of(desk.rules, printed.territory).id;
    return say(desk, "screen.when.mission", nlohmann::json{{"territory", id}});
  }
  if (desk.is_asked()) {
    const core::Action play = trilogy::act(trilogy::ActionKind::kPlayCard, card);
    const core::Refusal refusal = trilogy::Game::why_not_action(desk.rules, desk.view, play);
    const bool tells = refusal.refused() && refusal.reason != core::kNotOffered;
    if (tells) return words_of(desk, refusal);
  }
  return say(desk, "screen.when." + std::string(trilogy::id_of(printed.moment)));
}

int playable_cards(const Desk& desk, core::Seat seat) {
  if (!desk.is_asked() || desk.decision.seat != seat) return 0;
  return static_cast<int>(std::ranges::count_if(desk.decision.actions, [](core::Action action) {
    return card_of(action) != trilogy::kNoCard &&
           !trilogy::is(action, trilogy::ActionKind::kDiscard);
  }));
}

}  // namespace trilogy_screens
