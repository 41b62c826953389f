#pragma once

#include <cstdint>
#include <iosfwd>
#include <string>

#include "game/lang/sentences.h"

namespace cli {

/// What the program gives to its commands.
struct Environment {
  std::istream& in;
  std::ostream& out;
  std::ostream& err;
  std::uint64_t (*allocations)() = nullptr;  ///< calls of operator new so far, where counted
};

/// What lies ready once the data folder is found.
struct Desk {
  std::string data;
  lang::Sentences sentences;
};

inline constexpr int kDone = 0;
inline constexpr int kBadData = 2;  ///< also a command line that makes no sense

}  // namespace cli
