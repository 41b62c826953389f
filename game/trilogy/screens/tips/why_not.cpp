#include "game/trilogy/screens/tips/why_not.h"

#include <nlohmann/json.hpp>
#include <optional>

#include "rules/trilogy/game.h"
#include "rules/trilogy/state/reasons.h"

namespace trilogy_screens {
namespace {

using trilogy::ActionKind;
using Asked = trilogy::DecisionKind;

/// What a touch on a territory wishes for, by what is asked.
std::optional<core::Action> wish_of(const Desk& desk, Territory territory) {
  switch (desk.asked()) {
    case Asked::kClaim: return trilogy::act(ActionKind::kClaim, territory);
    case Asked::kPlaceLeader:
    case Asked::kReplaceLeader: return trilogy::act(ActionKind::kPlaceLeader, territory);
    case Asked::kPlaceWhere:
    case Asked::kReinforce:
    case Asked::kAttackFrom:
    case Asked::kAttackTo:
    case Asked::kAttack:
    case Asked::kFortifyFrom:
    case Asked::kFortifyTo:
    case Asked::kCardTerritory: return trilogy::act(ActionKind::kTerritory, territory);
    default: return std::nullopt;
  }
}

/// Nothing speaks against the army there; it has nowhere to go.
std::string words_of_idle(const Desk& desk, Territory territory, const core::Refusal& refusal) {
  const nlohmann::json where{{"territory", trilogy::row_of(desk.rules, territory).id}};
  switch (desk.asked()) {
    case Asked::kAttackFrom: return say(desk, "screen.nobody-beside", where);
    case Asked::kFortifyFrom: return say(desk, "screen.nothing-joined", where);
    default: return words_of(desk, refusal);
  }
}

/// What a drag wishes for: both ends of the way are said.
screens::WhyNot why_no_way(const Desk& desk, Territory from, Territory to) {
  const Asked asked = desk.asked();
  const bool fights = asked == Asked::kAttackFrom || asked == Asked::kAttack;
  if (!fights && asked != Asked::kFortifyFrom) return {};
  const nlohmann::json wish{{"do", fights ? "attack" : "fortify"},
                            {"from", trilogy::row_of(desk.rules, from).id},
                            {"to", trilogy::row_of(desk.rules, to).id}};
  const auto refusal = trilogy::Game::why_not(desk.rules, desk.view, wish);
  if (!refusal || !refusal->refused()) return {};
  return {words_of(desk, *refusal), refusal->ruling};
}

}  // namespace

screens::WhyNot why_not(const Desk& desk, const table::Touchable& touched) {
  const Territory territory = territory_at(touched.region);
  if (territory == trilogy::kNoTerritory || !desk.is_asked()) return {};
  if (const auto& dragged = desk.sheet.memory.refused_from) {
    const Territory from = territory_at(dragged->region);
    if (from != trilogy::kNoTerritory) {
      screens::WhyNot why = why_no_way(desk, from, territory);
      if (!why.words.empty()) return why;
    }
  }
  const auto wish = wish_of(desk, territory);
  if (!wish || desk.decision.offers(*wish)) return {};
  const core::Refusal refusal = trilogy::Game::why_not_action(desk.rules, desk.view, *wish);
  if (!refusal.refused()) return {};
  const bool is_reason = refusal.reason != trilogy::byte_of(trilogy::Reason::kFinishFirst);
  if (!is_reason) return {words_of_idle(desk, territory, refusal)};
  return {words_of(desk, refusal), refusal.ruling};
}

}  // namespace trilogy_screens
