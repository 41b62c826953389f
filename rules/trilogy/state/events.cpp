#include "rules/trilogy/state/events.h"

#include <utility>

namespace trilogy {
namespace {

constexpr auto kEventTable = []<std::size_t... kind>(std::index_sequence<kind...>) {
  return core::event_table(core::typed_row<FieldTypes, EventFields<static_cast<EventKind>(kind)>>(
      EventFields<static_cast<EventKind>(kind)>::kRow)...);
}
(std::make_index_sequence<static_cast<std::size_t>(EventKind::kCount)>());

}  // namespace

core::Schema event_schema() { return kEventTable.schema; }

core::Event mask(const core::Event& event, core::Viewer viewer) {
  return core::mask(kEventTable.secrets, event, viewer);
}

bool reveals(const core::Event& event) { return core::reveals(kEventTable.secrets, event); }

}  // namespace trilogy
