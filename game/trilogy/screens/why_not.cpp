#include "game/trilogy/screens/why_not.h"

#include <optional>

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

}  // namespace

std::string why_not(const Desk& desk, const table::Touchable& touched) {
  const Territory territory = territory_at(touched.region);
  if (territory == trilogy::kNoTerritory || !desk.is_asked()) return {};
  const auto wish = wish_of(desk, territory);
  if (!wish || desk.decision.offers(*wish)) return {};
  const core::Refusal refusal = trilogy::Game::why_not_action(desk.rules, desk.view, *wish);
  return refusal.refused() ? words_of(desk, refusal) : std::string();
}

}  // namespace trilogy_screens
