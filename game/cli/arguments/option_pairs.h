#pragma once

#include <span>
#include <string>
#include <string_view>

#include "base/result.h"
#include "game/cli/arguments/arguments.h"

namespace cli {

/// An option that says nothing beside these others: "--film", "--gallery --bench".
struct Apart {
  std::string_view option;
  std::string_view others;       ///< with spaces between them
  std::string_view unless = {};  ///< one of these is said, too
};

/// An option that says something only beside one of these.
struct Needs {
  std::string_view option;
  std::string_view others;
};

/// Whether options that were said mean something together; else why not.
base::Result<void> check_pairs(const Arguments& arguments, std::span<const Apart> apart,
                               std::span<const Needs> needs);

}  // namespace cli
