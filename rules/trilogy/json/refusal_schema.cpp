#include "rules/core/schema_table.h"
#include "rules/trilogy/json/schema.h"
#include "rules/trilogy/state/field_type.h"
#include "rules/trilogy/state/reasons.h"

namespace trilogy {
namespace {

constexpr auto kReasonRows = core::schema_in_order<Reason, FieldType>({
    {Reason::kNone, "none"},
    {Reason::kNotOffered, "not-offered"},
    {Reason::kTooMuchPending, "too-much-pending"},
});
static_assert(kReasonRows.size() == static_cast<std::size_t>(Reason::kCount));

}  // namespace

core::Schema refusal_schema() { return kReasonRows; }

}  // namespace trilogy
