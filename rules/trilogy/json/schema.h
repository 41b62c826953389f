#pragma once

#include <nlohmann/json_fwd.hpp>

#include "base/result.h"
#include "rules/core/decision.h"
#include "rules/core/event.h"
#include "rules/core/refusal.h"
#include "rules/core/schema.h"
#include "rules/trilogy/state/events.h"
#include "rules/trilogy/state/rules.h"

namespace trilogy {

/// One row for each ActionKind and Reason, in their order; those of the events and of the steps are
/// event_schema() (state/events.h) and step_schema() (flow/step_table.h).
core::Schema action_schema();
core::Schema refusal_schema();

nlohmann::json action_json(const Rules& rules, core::Action action);
base::Result<core::Action> parse_action(const Rules& rules, const nlohmann::json& action);
nlohmann::json event_json(const Rules& rules, const core::Event& event);
/// The row and, beside its fields, the ruling: "T-032".
nlohmann::json refusal_json(const Rules& rules, const core::Refusal& refusal);

}  // namespace trilogy
