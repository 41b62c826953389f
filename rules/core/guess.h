#pragma once

#include <cstdint>
#include <functional>

namespace core {

/// A number below `limit`, at least 1. The rules have no luck of their own: the caller brings it.
using Chooser = std::function<std::uint32_t(std::uint32_t limit)>;

/// One state that looks to a viewer like the true one: what he may not know is made up. Searches
/// play on it; it is another type so that no match ever takes it for the game.
template <class State>
struct Guess {
  State state;
};

}  // namespace core
