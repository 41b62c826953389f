#include "game/wotr/table/happening.h"

#include <algorithm>

#include "rules/wotr/state/cause.h"
#include "rules/wotr/state/figure_events.h"

namespace wotr_table {
namespace {

using wotr::Cause;
using wotr::EventKind;
using wotr::is_event;

bool moves_for(const core::Event& event, Cause cause) {
  return is_event(event, EventKind::kFigures) &&
         wotr::fields_of<EventKind::kFigures>(event).cause == cause;
}

}  // namespace

bool is_among(std::string_view happening, std::span<const core::Event> events) {
  return std::any_of(events.begin(), events.end(), [&](const core::Event& event) {
    if (happening == "march") return moves_for(event, Cause::kMove);
    if (happening == "casualty") return moves_for(event, Cause::kCasualty);
    if (happening == "battle") return is_event(event, EventKind::kCombatDie);
    if (happening == "hunt") return is_event(event, EventKind::kHuntDie);
    return happening == "card-die" && is_event(event, EventKind::kCardDie);
  });
}

}  // namespace wotr_table
