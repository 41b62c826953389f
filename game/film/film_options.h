#pragma once

#include <optional>
#include <string>

#include "base/result.h"
#include "game/cli/arguments/arguments.h"
#include "game/film/order.h"

namespace film {

/// What a command line says of a film, if it orders one: the options --out, --viewer, --pace,
/// --fps,
/// --turns, --reel, --last and --still beside --film. Size and quality are said as for any picture.
/// An Error is one sentence.
base::Result<std::optional<Order>> read_order(const cli::Arguments& arguments);

}  // namespace film
