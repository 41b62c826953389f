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
  if (is_event(event, EventKind::kCardPlayed)) {
    return event_use(card_of(rules, fields_of<EventKind::kCardPlayed>(event).card));
  }
  if (is_event(event, EventKind::kCombatCard)) {
    const auto half = fields_of<EventKind::kCombatCard>(event).half;
    return combat_use(rules.combat_halves[byte_of(half)]);
  }
  return {};
}

}  // namespace wotr
