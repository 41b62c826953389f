#include "rules/wotr/json/schema.h"

#include <array>
#include <nlohmann/json.hpp>

#include "rules/core/schema_json.h"
#include "rules/wotr/json/field_json.h"
#include "rules/wotr/names/names.h"

namespace wotr {
namespace {

using nlohmann::json;

core::FieldWriter writer(const Rules& rules) {
  return [&rules](std::uint8_t type, std::uint8_t value) {
    return write_field(rules, static_cast<FieldType>(type), value);
  };
}

std::string ruling_text(core::Ruling ruling) {
  const std::string digits = std::to_string(ruling.number);
  return "R-" + std::string(digits.size() < 3 ? 3 - digits.size() : 0, '0') + digits;
}

}  // namespace

json action_json(const Rules& rules, core::Action action) {
  const std::array<std::uint8_t, 3> args{action.a, action.b, action.c};
  return core::write_row(action_schema(), action.kind, args, writer(rules));
}

base::Result<core::Action> parse_action(const Rules& rules, const json& action) {
  const auto read = [&rules](std::uint8_t type, const json& value) {
    return read_field(rules, static_cast<FieldType>(type), value);
  };
  const auto row = core::read_row(action_schema(), action, "action", read);
  if (!row) return row.failure();
  return core::Action{row->kind, row->args[0], row->args[1], row->args[2]};
}

json event_json(const Rules& rules, const core::Event& event) {
  return core::write_row(event_schema(), event.kind, event.args, writer(rules));
}

json refusal_json(const Rules& rules, const core::Refusal& refusal) {
  json row = core::write_row(refusal_schema(), refusal.reason, refusal.args, writer(rules));
  if (refusal.ruling.number != 0) row["ruling"] = ruling_text(refusal.ruling);
  return row;
}

}  // namespace wotr
