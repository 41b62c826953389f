#include "rules/wotr/state/events.h"

#include <utility>

#include "rules/wotr/state/field_type.h"

namespace wotr {
namespace {

constexpr auto kTable = []<std::size_t... kind>(std::index_sequence<kind...>) {
  return core::event_table(core::typed_row<FieldTypes, EventFields<static_cast<EventKind>(kind)>>(
      EventFields<static_cast<EventKind>(kind)>::kRow)...);
}
(std::make_index_sequence<static_cast<std::size_t>(EventKind::kCount)>());

}  // namespace

core::Schema event_schema() { return kTable.schema; }

core::Event mask(const core::Event& event, core::Viewer viewer) {
  return core::mask(kTable.secrets, event, viewer);
}

bool reveals(const core::Event& event) { return core::reveals(kTable.secrets, event); }

}  // namespace wotr
