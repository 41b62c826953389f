#pragma once

#include <functional>
#include <iosfwd>

#include "game/laboratory/arena/ranks.h"

namespace cli {

/// A command with the processes that share it; nullptr when it is alone. Returns the exit status.
using SharedCommand =
    std::function<int(laboratory::Ranks* ranks, std::ostream& out, std::ostream& err)>;

/// Runs the command: as one of several processes where mpirun has started it, else alone. MPI is
/// not touched without mpirun. Only rank 0 is heard.
int run_shared(const SharedCommand& command, int count, char** words);

}  // namespace cli
