#include "game/session/beginning.h"

#include <random>
#include <utility>

#include "base/json_text.h"
#include "game/match/folders/files.h"
#include "game/match/scenario.h"
#include "game/players/seating.h"

namespace session {
namespace {

/// A scenario, a request for a new game, or the position alone.
base::Result<void> take_position_file(const std::string& path, match::Setup& setup) {
  const base::Result<std::string> text = match::read_file(path);
  if (!text) return text.failure();
  auto json = base::parse_json(*text);
  if (!json) return base::Error{path + ": " + json.error()};
  if (json->is_object() && json->contains("title")) {
    const auto scenario = match::parse_scenario(*text, path);
    if (scenario) return match::take_scenario(*scenario, setup);
    return scenario.failure();
  }
  const bool is_request = json->is_object() && json->contains("position");
  if (is_request && json->contains("options") && (*json)["options"].is_object()) {
    for (const auto& [id, value] : (*json)["options"].items()) setup.options.emplace(id, value);
  }
  setup.position = is_request ? (*json)["position"] : *json;
  return {};
}

/// How the game is to begin, if not from the standard set-up.
base::Result<void> take_start(const Opener& opener, const Beginning& beginning,
                              match::Setup& setup) {
  if (!beginning.position.empty()) return take_position_file(beginning.position, setup);
  if (beginning.scenario.empty()) return {};
  const auto scenario = match::read_scenario(opener.data(), opener.game(), beginning.scenario);
  if (!scenario) return base::Error{"--scenario: " + scenario.error()};
  return match::take_scenario(*scenario, setup);
}

/// The options of the rules.
base::Result<void> take_options(const Beginning& beginning, match::Setup& setup) {
  if (!beginning.options.empty()) {
    auto options = base::parse_json(beginning.options);
    if (!options) return base::Error{"--options: " + options.error()};
    if (!options->is_object()) return base::Error{"--options: write it like {\"OPTION\": VALUE}"};
    setup.options.update(*options);
  }
  if (beginning.players != 0) setup.options["players"] = beginning.players;
  return {};
}

/// Who names a seat that only more players have wants so many.
void take_number_of_players(const Opener& opener, match::Setup& setup) {
  if (setup.seats.empty() || setup.options.contains("players")) return;
  if (const int players = opener.players_for(setup.seats); players != 0) {
    setup.options["players"] = players;
  }
}

}  // namespace

bool Beginning::asks_for_own_game() const {
  return is_new || seed || players != 0 || !load.empty() || !position.empty() ||
         !scenario.empty() || !seats.empty() || !options.empty();
}

base::Result<match::Setup> setup_of(const Opener& opener, const Beginning& beginning) {
  match::Setup setup;
  setup.seed = beginning.seed ? *beginning.seed : fresh_seed();
  auto seating = players::parse_seating(beginning.seats);
  if (!seating) return base::Error{"--seats: " + seating.error()};
  setup.seats = std::move(*seating);
  if (auto done = take_options(beginning, setup); !done) return done.failure();
  take_number_of_players(opener, setup);
  if (auto done = take_start(opener, beginning, setup); !done) return done.failure();
  const base::Result<void> seated =
      opener.name_seats(setup.options, players::seats_in_order(beginning.seats),
                        setup.position ? &*setup.position : nullptr);
  if (!seated) return seated.failure();
  return setup;
}

std::uint64_t fresh_seed() {
  std::random_device device;  // only which game it is; the luck in it is the match's own
  return device() & 0x7FFFFFFFU;
}

}  // namespace session
