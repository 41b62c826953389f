#include "game/wotr/screens/tips/why_not.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "rules/wotr/game.h"

namespace wotr_screens {
namespace {

using nlohmann::json;

bool asks_for_regions(const core::Decision& decision) {
  return std::ranges::any_of(decision.actions, [](core::Action action) {
    return wotr::is(action, wotr::ActionKind::kRegion);
  });
}

bool is_enemys(const Context& context, wotr::RegionId region) {
  const wotr::Side side = wotr::side_of(context.rules, context.decision.seat);
  const wotr::Side other = side == wotr::Side::kFree ? wotr::Side::kShadow : wotr::Side::kFree;
  return wotr::has_figure(wotr::figures_in(context.view.board, region), other);
}

/// What a touch on a region means where an action is chosen: to march from it, or from what is
/// held to it, or to attack it.
json intent_of(const Context& context, wotr::RegionId region) {
  const auto& held = context.neutral.state.held;
  const std::string id = wotr::region_of(context.rules, region).id;
  const bool from_held = !held.empty() && held.front().region != table::kNoRegion;
  if (!from_held && !is_enemys(context, region)) return {{"do", "move-armies"}, {"from", id}};
  json intent{{"do", is_enemys(context, region) ? "attack" : "move-armies"}, {"to", id}};
  if (from_held) {
    const auto from = static_cast<wotr::RegionId>(held.front().region);
    intent["from"] = wotr::region_of(context.rules, from).id;
  }
  return intent;
}

}  // namespace

screens::WhyNot why_not(const Context& context, const table::Touchable& touched) {
  if (touched.region == table::kNoRegion || !screens::is_asked(context.neutral.state)) return {};
  const auto region = static_cast<wotr::RegionId>(touched.region);
  core::Refusal refusal;
  if (asks_for_regions(context.decision) && context.neutral.state.held.empty()) {
    const core::Action action = wotr::act(wotr::ActionKind::kRegion, region);
    refusal = wotr::Game::why_not_action(context.rules, context.view, action);
  } else if (context.decision.kind == wotr::byte_of(wotr::DecisionKind::kChooseDie)) {
    const auto told = wotr::Game::why_not(context.rules, context.view, intent_of(context, region));
    if (told) refusal = *told;
  }
  if (!refusal.refused()) return {};
  return {words_of(context, refusal), refusal.ruling};
}

}  // namespace wotr_screens
