#include "game/cli/driver/game_options.h"

#include "base/json_reader.h"
#include "game/set_up/new_request.h"

namespace cli {
using nlohmann::json;

base::Result<GameOptions> read_game_options(const Arguments& arguments) {
  GameOptions options;
  const base::Result<json> rules = base::parse_json(arguments.text("--options", "{}"));
  if (!rules) return base::Error{"--options: " + rules.error()};
  options.request["options"] = *rules;
  if (arguments.has("--scenario")) {
    options.request["scenario"] = arguments.text("--scenario", "");
  }
  const std::string seats = arguments.text("--seats", "");
  base::Result<players::Seating> seating = players::parse_seating(seats);
  if (!seating) return base::Error{"--seats: " + seating.error()};
  options.seating = std::move(*seating);
  options.request[set_up::kSeatOrder] = players::seats_in_order(seats);
  const auto seed = arguments.number("--seed", 1, 0, UINT64_MAX);
  if (!seed) return seed.failure();
  options.seed = *seed;
  return options;
}

}  // namespace cli
