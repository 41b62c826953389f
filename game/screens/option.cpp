#include "game/screens/option.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <optional>

#include "rules/wotr/game.h"

namespace screens {

using wotr::ActionKind;

/// A question may have better words for an answer than the answer's own: "March" for "Go".
std::string label_of(const Sheet& sheet, core::Action action) {
  const nlohmann::json args = wotr::Game::action_json(sheet.model.rules, action);
  const std::string key = "action." + args.at("do").get<std::string>();
  const std::string here =
      key + "." + std::string(wotr::Game::decision_name(sheet.model.view.decision));
  return say(sheet, sheet.model.words.has(here) ? here : key, args);
}

std::optional<core::Action> primary_option(const core::Decision& decision) {
  using Kind = wotr::DecisionKind;
  const auto asked = static_cast<Kind>(decision.kind);
  // A teammate's offer is weighed each time.
  if (asked == Kind::kAnswerSwap || asked == Kind::kAnswerMerge) return std::nullopt;
  constexpr std::array kUsual{ActionKind::kGo, ActionKind::kContinue, ActionKind::kEnterMordor,
                              ActionKind::kStop};
  for (const ActionKind kind : kUsual) {
    const core::Action action = wotr::act(kind);
    if (decision.offers(action)) return action;
  }
  return std::nullopt;
}

bool is_region(core::Action action) { return wotr::is(action, ActionKind::kRegion); }

bool is_asked(const Model& model) {
  return !model.is_thinking && !model.view.decision.is_chance() &&
         !model.view.decision.actions.empty();
}

}  // namespace screens
