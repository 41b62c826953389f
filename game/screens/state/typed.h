#pragma once

#include <type_traits>
#include <utility>

namespace screens {

struct Context;

/// A game's own function as the neutral screens call it: it gets the game's context, which knows
/// the view with its types, in place of theirs.
template <auto function>
struct Typed;

template <class R, class Own, class... Arguments, R (*function)(Own&, Arguments...)>
struct Typed<function> {
  static R call(Context& neutral, Arguments... arguments) {
    std::remove_const_t<Own> own(neutral);
    return function(own, std::forward<Arguments>(arguments)...);
  }
};

template <auto function>
inline constexpr auto typed = &Typed<function>::call;

}  // namespace screens
