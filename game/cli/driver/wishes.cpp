#include "game/cli/driver/wishes.h"

#include "base/json_reader.h"
#include "game/set_up/new_request.h"

namespace cli {
using nlohmann::json;

base::Result<Wishes> read_wishes(const Arguments& arguments) {
  Wishes wishes;
  const base::Result<json> options = base::parse_json(arguments.text("--options", "{}"));
  if (!options) return base::Error{"--options: " + options.error()};
  wishes.request["options"] = *options;
  if (arguments.has("--scenario")) {
    wishes.request["scenario"] = arguments.text("--scenario", "");
  }
  const std::string seats = arguments.text("--seats", "");
  base::Result<players::Seating> seating = players::parse_seating(seats);
  if (!seating) return base::Error{"--seats: " + seating.error()};
  wishes.seating = std::move(*seating);
  wishes.request[set_up::kSeatOrder] = players::seats_in_order(seats);
  const auto seed = arguments.number("--seed", 1, 0, UINT64_MAX);
  if (!seed) return seed.failure();
  wishes.seed = *seed;
  return wishes;
}

}  // namespace cli
