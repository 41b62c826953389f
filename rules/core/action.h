#pragma once

#include <compare>
#include <cstdint>
#include <type_traits>

namespace core {

/// One step: what a seat chose, or what chance brought. `kind` and the meaning of the three
/// arguments belong to the game; its ActionSchema (core/schema.h) gives them names in JSON.
struct Action {
  std::uint8_t kind = 0;
  std::uint8_t a = 0;
  std::uint8_t b = 0;
  std::uint8_t c = 0;

  friend constexpr auto operator<=>(const Action&, const Action&) = default;
};

static_assert(sizeof(Action) <= 8 && std::has_unique_object_representations_v<Action>);

}  // namespace core
