#pragma once

#include <cstdint>

namespace cli {

/// Calls of operator new on this thread so far; only this program counts them.
std::uint64_t allocations();

}  // namespace cli
