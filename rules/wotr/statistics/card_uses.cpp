#include "rules/wotr/statistics/card_uses.h"

#include "rules/wotr/state/events.h"

namespace wotr {
namespace {

std::string event_use(const Card& card) { return "event " + card.id; }
std::string combat_use(const CombatHalf& half) { return "combat " + half.id; }

}  // namespace

std::vector<std::string> card_uses(const Rules& rules) {
  std::vector<std::string> uses;
  for (const Card& card : rules.cards) uses.push_back(event_use(card));
  for (const CombatHalf& half : rules.combat_halves) uses.push_back(combat_use(half));
  return uses;
}

std::string card_use_in(const Rules& rules, const core::Event& event) {
  const Card& card = rules.cards[event.args[1] % kCardCount];  // seat, card
  if (event.kind == byte_of(EventKind::kCardPlayed)) return event_use(card);
  if (event.kind == byte_of(EventKind::kCombatCard)) {
    return combat_use(rules.combat_halves[card.combat]);
  }
  return {};
}

}  // namespace wotr
