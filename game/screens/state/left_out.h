#pragma once

namespace screens {

/// What stands in a table of functions for one that a game leaves out: it says nothing, draws
/// nothing, has nothing.
struct LeftOut {
  template <class R, class... Arguments>
  using Function = R (*)(Arguments...);

  template <class R, class... Arguments>
  constexpr operator Function<R, Arguments...>() const {  // NOLINT(google-explicit-constructor)
    return [](Arguments...) -> R { return R(); };
  }
};
inline constexpr LeftOut kLeftOut{};

}  // namespace screens
