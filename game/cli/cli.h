#pragma once

#include <span>
#include <string>

#include "game/cli/driver/driver.h"
#include "game/cli/environment.h"

namespace cli {

/// amonhen-cli with these games: `words` is the command line without the program's name. Returns
/// the exit status: 0, or 2 with one sentence on `err` for data or a command line that is wrong.
int run(std::span<const std::string> words, const Games& games, const Environment& environment);

}  // namespace cli
