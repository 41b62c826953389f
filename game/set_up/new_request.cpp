#include "game/set_up/new_request.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace set_up {
namespace {

using nlohmann::json;

base::Error wrong(const char* field, const char* wanted) {
  return {"\"" + std::string(field) + "\" is not " + wanted};
}

base::Result<void> take_players(const json& players, NewRequest& made) {
  if (players.is_number_unsigned()) {
    made.setup.options["players"] = players;
    return {};
  }
  const bool texts =
      players.is_object() && std::all_of(players.begin(), players.end(),
                                         [](const json& player) { return player.is_string(); });
  if (!texts) return base::Error{"\"players\" is neither a number nor {seat: player}"};
  made.seating = players.get<players::Seating>();
  count_players(made.setup.options, made.seating);
  return {};
}

}  // namespace

void count_players(json& options, const players::Seating& seating) {
  if (seating.size() > 2) options.emplace("players", seating.size());
}

base::Result<NewRequest> read_new_request(const json& request) {
  NewRequest made;
  made.setup.seed = 1;
  if (const auto options = request.find("options"); options != request.end()) {
    if (!options->is_object()) return wrong("options", "an object");
    made.setup.options = *options;
  }
  if (const auto players = request.find("players"); players != request.end()) {
    if (const base::Result<void> done = take_players(*players, made); !done) {
      return done.failure();
    }
  }
  if (const auto order = request.find(kSeatOrder); order != request.end()) {
    made.seat_order = order->get<std::vector<std::string>>();
  }
  if (const auto position = request.find("position"); position != request.end()) {
    if (!position->is_object()) return wrong("position", "an object");
    made.setup.position = *position;
  }
  if (const auto scenario = request.find("scenario"); scenario != request.end()) {
    if (!scenario->is_string()) return wrong("scenario", "a text");
    made.scenario = scenario->get<std::string>();
  }
  if (const auto seed = request.find("seed"); seed != request.end()) {
    if (!seed->is_number_unsigned()) return wrong("seed", "a number of 64 bits");
    made.setup.seed = seed->get<std::uint64_t>();
  }
  return made;
}

}  // namespace set_up
