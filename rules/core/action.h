#pragma once

#include <bit>
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

  /// One comparison of the whole word: every `apply` looks its action up among the options.
  friend constexpr bool operator==(Action one, Action other) {
    return std::bit_cast<std::uint32_t>(one) == std::bit_cast<std::uint32_t>(other);
  }
  friend constexpr auto operator<=>(const Action&, const Action&) = default;
};

static_assert(sizeof(Action) <= 8 && std::has_unique_object_representations_v<Action>);

}  // namespace core
