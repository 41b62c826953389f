#pragma once

#include <vector>

#include "base/result.h"
#include "game/cli/arguments/arguments.h"
#include "game/commands/command.h"

namespace airing {

/// What a command line says of windows for others: the options --air, --delay, --delay-decisions
/// and --air-quality, as commands in their order. An Error is one sentence.
base::Result<std::vector<commands::Command>> read_air(const cli::Arguments& arguments);

}  // namespace airing
