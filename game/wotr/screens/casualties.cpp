#include "game/wotr/screens/casualties.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace wotr_screens {
namespace {

using CasualtyFields = wotr::StepFields<wotr::StepKind::kCasualty>;

std::optional<CasualtyFields> due_of(const Desk& desk) {
  const wotr::StepStack& pending = desk.view.pending;
  if (pending.empty() || pending.overflowed()) return std::nullopt;
  if (static_cast<wotr::StepKind>(pending.top().kind) != wotr::StepKind::kCasualty) return {};
  return wotr::fields_of<wotr::StepKind::kCasualty>(pending.top());
}

int hits_named(const core::Bundle& bundle, std::span<const int> counts) {
  int hits = 0;
  for (std::size_t row = 0; row < std::min(bundle.rows.size(), counts.size()); ++row) {
    hits += counts[row] * hits_borne_by(bundle.rows[row]);
  }
  return hits;
}

/// What the person has told the steppers of this very question.
int hits_gathered(const Desk& desk) {
  const table::Touches* touches = desk.sheet.state.touches;
  const screens::Memory& memory = desk.sheet.memory;
  if (touches == nullptr || !touches->bundle || !(memory.gathered_for == desk.decision)) return 0;
  return hits_named(*touches->bundle, memory.gathered);
}

}  // namespace

int hits_borne_by(core::Action action) {
  if (wotr::is(action, wotr::ActionKind::kReduce)) return 1;
  if (!wotr::is(action, wotr::ActionKind::kRemove)) return 0;
  return wotr::is_elite(wotr::figure_of(action)) ? 2 : 1;
}

int hits_to_take(const Desk& desk, wotr::Side side) {
  const auto due = due_of(desk);
  return due && due->side == side ? std::max(due->hits - hits_gathered(desk), 0) : 0;
}

std::string words_of_lack(const Desk& desk, const core::Bundle& bundle,
                          std::span<const int> counts) {
  const auto due = due_of(desk);
  if (!due) return {};
  return say(desk, "screen.hits-left",
             {{"hits", std::max(due->hits - hits_named(bundle, counts), 0)}});
}

}  // namespace wotr_screens
