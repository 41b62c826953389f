#pragma once

#include <type_traits>
#include <utility>

namespace screens {

struct Sheet;

/// A game's own function as the neutral screens call it: it gets the game's context, which knows
/// the view with its types, in place of theirs.
template <auto function>
struct Typed;

template <class R, class Context, class... Arguments, R (*function)(Context&, Arguments...)>
struct Typed<function> {
  static R call(Sheet& neutral, Arguments... arguments) {
    std::remove_const_t<Context> context(neutral);
    return function(context, std::forward<Arguments>(arguments)...);
  }
};

template <auto function>
inline constexpr auto typed = &Typed<function>::call;

}  // namespace screens
