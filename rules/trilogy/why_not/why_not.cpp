#include "rules/trilogy/why_not/why_not.h"

#include <nlohmann/json.hpp>

#include "rules/trilogy/json/schema.h"
#include "rules/trilogy/state/reasons.h"

namespace trilogy {

base::Result<core::Refusal> why_not(const Rules& rules, const View& view,
                                    const nlohmann::json& intent) {
  const auto action = parse_action(rules, intent);
  if (!action) return base::Error{action.error()};
  if (view.decision.offers(*action)) return core::kAccepted;
  return why_not_action(rules, view, *action);
}

core::Refusal why_not_action(const Rules&, const View& view, core::Action) {
  return refuse(Reason::kNotOffered, view.decision.ruling.number);
}

}  // namespace trilogy
