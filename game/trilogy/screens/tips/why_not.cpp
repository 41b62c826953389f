#include "game/trilogy/screens/tips/why_not.h"

#include <nlohmann/json.hpp>
#include <optional>

#include "rules/trilogy/game.h"
#include "rules/trilogy/state/reasons.h"

namespace trilogy_screens {
namespace {

using trilogy::ActionKind;
using Asked = trilogy::DecisionKind;

/// What a touch on a territory means, by what is asked.
std::optional<core::Action> intent_of(const Context& context, Territory territory) {
  switch (context.asked()) {
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
std::string words_of_idle(const Context& context, Territory territory,
                          const core::Refusal& refusal) {
  const nlohmann::json where{{"territory", trilogy::row_of(context.rules, territory).id}};
  switch (context.asked()) {
    case Asked::kAttackFrom: return say(context, "screen.nobody-beside", where);
    case Asked::kFortifyFrom: return say(context, "screen.nothing-joined", where);
    default: return words_of(context, refusal);
  }
}

/// What a drag means: both ends of the way are said.
screens::WhyNot why_no_way(const Context& context, Territory from, Territory to) {
  const Asked asked = context.asked();
  const bool fights = asked == Asked::kAttackFrom || asked == Asked::kAttack;
  if (!fights && asked != Asked::kFortifyFrom) return {};
  const nlohmann::json intent{{"do", fights ? "attack" : "fortify"},
                              {"from", trilogy::row_of(context.rules, from).id},
                              {"to", trilogy::row_of(context.rules, to).id}};
  const auto refusal = trilogy::Game::why_not(context.rules, context.view, intent);
  if (!refusal || !refusal->refused()) return {};
  return {words_of(context, *refusal), refusal->ruling};
}

}  // namespace

screens::WhyNot why_not(const Context& context, const table::Touchable& touched) {
  const Territory territory = territory_at(touched.region);
  if (territory == trilogy::kNoTerritory || !context.is_asked()) return {};
  if (const auto& dragged = context.neutral.memory.refused_from) {
    const Territory from = territory_at(dragged->region);
    if (from != trilogy::kNoTerritory) {
      screens::WhyNot why = why_no_way(context, from, territory);
      if (!why.words.empty()) return why;
    }
  }
  const auto meant = intent_of(context, territory);
  if (!meant || context.decision.offers(*meant)) return {};
  const core::Refusal refusal = trilogy::Game::why_not_action(context.rules, context.view, *meant);
  if (!refusal.refused()) return {};
  const bool is_reason = refusal.reason != trilogy::byte_of(trilogy::Reason::kFinishFirst);
  if (!is_reason) return {words_of_idle(context, territory, refusal)};
  return {words_of(context, refusal), refusal.ruling};
}

}  // namespace trilogy_screens
