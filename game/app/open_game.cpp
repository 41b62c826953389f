#include "game/app/open_game.h"

#include <algorithm>
#include <random>
#include <utility>

#include "base/json_text.h"
#include "game/match/load.h"
#include "game/match/scenario.h"
#include "game/players/seating.h"
#include "game/players/wotr_players.h"

namespace app {
namespace {

constexpr std::string_view kReplaced = "earlier";
constexpr std::string_view kDamaged = "damaged";

struct Opened {
  OpenedGame game;
  bool exact = false;  ///< the file may be gone on with
};

std::string join(const std::vector<std::string>& sentences) {
  std::string text;
  for (const std::string& sentence : sentences) text += (text.empty() ? "" : " ") + sentence;
  return text;
}

base::Result<Opened> open_save(const Resources& resources, const std::string& path) {
  const base::Result<std::string> text = match::read_file(path);
  if (!text) return base::Error{text.error()};
  auto loaded = match::load_save<wotr::Game>(*text, path, resources.rules);
  if (!loaded) return base::Error{loaded.error()};
  return Opened{{Session(std::move(loaded->match), resources.words), join(loaded->notices)},
                loaded->exact};
}

/// A scenario, a request for a new game, or the position alone.
std::string take_position_file(const std::string& path, match::Setup& setup) {
  const base::Result<std::string> text = match::read_file(path);
  if (!text) return text.error();
  auto json = base::parse_json(*text);
  if (!json) return path + ": " + json.error();
  if (json->is_object() && json->contains("title")) {
    const auto scenario = match::parse_scenario(*text, path);
    return scenario ? match::take_scenario(*scenario, setup) : scenario.error();
  }
  const bool is_request = json->is_object() && json->contains("position");
  if (is_request && json->contains("options") && (*json)["options"].is_object()) {
    for (const auto& [id, value] : (*json)["options"].items()) setup.options.emplace(id, value);
  }
  setup.position = is_request ? (*json)["position"] : *json;
  return {};
}

/// How the options want the game to begin, if not from the standard set-up.
std::string take_beginning(const Resources& resources, const Options& options,
                           match::Setup& setup) {
  if (!options.position.empty()) return take_position_file(options.position, setup);
  if (options.scenario.empty()) return {};
  const auto scenario = match::read_scenario(resources.data, wotr::Game::kId, options.scenario);
  if (!scenario) return "--scenario: " + scenario.error();
  return match::take_scenario(*scenario, setup);
}

/// The options of the rules as the command line names them.
std::string take_rules(const Options& options, match::Setup& setup) {
  if (!options.rules.empty()) {
    auto rules = base::parse_json(options.rules);
    if (!rules) return "--options: " + rules.error();
    if (!rules->is_object()) return "--options: write it like {\"rules.profile\": \"guide\"}";
    setup.options.update(*rules);
  }
  if (options.players != 0) setup.options["players"] = options.players;
  return {};
}

/// Who names a seat that only more players have wants so many.
void take_number_of_players(match::Setup& setup) {
  if (setup.seats.empty() || setup.options.contains("players")) return;
  for (const int players : {2, 3, 4}) {
    const auto names = wotr::team_layout_for(players).names;
    const bool fits = std::all_of(setup.seats.begin(), setup.seats.end(), [&](const auto& one) {
      return std::find(names.begin(), names.end(), one.first) != names.end();
    });
    if (!fits) continue;
    setup.options["players"] = players;
    return;
  }
}

base::Result<match::Setup> setup_of(const Resources& resources, const Options& options) {
  match::Setup setup;
  setup.seed = options.seed ? *options.seed : fresh_seed();
  auto seating = players::parse_seating(options.seats);
  if (!seating) return base::Error{"--seats: " + seating.error()};
  setup.seats = std::move(*seating);
  std::string fault = take_rules(options, setup);
  if (fault.empty()) take_number_of_players(setup);
  if (fault.empty()) fault = take_beginning(resources, options, setup);
  if (!fault.empty()) return base::Error{std::move(fault)};
  return setup;
}

bool asks_for_own_game(const Options& options) {
  return options.new_game || options.demo || options.seed || !options.load.empty() ||
         !options.position.empty() || !options.scenario.empty() || !options.seats.empty() ||
         !options.rules.empty() || options.players != 0;
}

}  // namespace

std::uint64_t fresh_seed() {
  std::random_device device;  // only which game it is; the luck in it is the match's own
  return device() & 0x7FFFFFFFU;
}

base::Result<Session> new_session(const Resources& resources, match::Setup setup,
                                  const std::string& fallback) {
  auto tables = match::make_tables<wotr::Game>(resources.rules, setup.options);
  if (!tables) return base::Error{tables.error()};
  auto complete =
      players::complete_seating(setup.seats, wotr::Game::seats(*tables->rules), fallback);
  if (!complete) return base::Error{complete.error()};
  const auto registry = players::wotr_players();
  for (const auto& [seat, player] : *complete) {
    if (player == players::kHuman || registry.contains(player)) continue;
    return base::Error{"there is no player \"" + player + "\", only human and " +
                       players::names_of(registry)};
  }
  setup.seats = std::move(*complete);
  auto match = Match::begin(std::move(*tables), std::move(setup));
  if (!match) return base::Error{match.error()};
  return Session(std::move(*match), resources.words);
}

base::Result<OpenedGame> open_game(const Resources& resources, const Options& options,
                                   const std::string& fallback) {
  if (!options.load.empty()) {
    base::Result<Opened> opened = open_save(resources, options.load);
    if (!opened) return base::Error{opened.error()};
    return std::move(opened->game);
  }
  const base::Result<match::Setup> setup = setup_of(resources, options);
  if (!setup) return base::Error{setup.error()};
  base::Result<Session> session = new_session(resources, *setup, fallback);
  if (session) return OpenedGame{std::move(*session), {}};
  const std::string& source = options.position.empty() ? options.scenario : options.position;
  return base::Error{(source.empty() ? "" : source + ": ") + session.error()};
}

base::Result<OpenedGame> open_kept_game(const Resources& resources, const Options& options,
                                        std::optional<SaveSlot>& slot) {
  const std::string person(options.demo ? players::kRandom : players::kHuman);
  base::Result<SaveSlot> claimed = SaveSlot::claim(options.data_dir);
  std::string notice = claimed ? "" : "This game is not kept: " + claimed.error();
  if (claimed) slot.emplace(std::move(*claimed));

  std::string reason(kReplaced);
  if (slot && !slot->is_empty() && !asks_for_own_game(options)) {
    base::Result<Opened> opened = open_save(resources, slot->path());
    if (opened && !opened->game.session.is_over()) {
      if (opened->exact) reason.clear();
      const std::string fault = slot->keep(opened->game.session, opened->exact, reason);
      if (!fault.empty()) opened->game.notice += " " + fault;
      return std::move(opened->game);
    }
    if (!opened) {
      reason = kDamaged;
      notice = "The last game cannot go on, so a new one begins. " + opened.error();
    }
  }
  base::Result<OpenedGame> game = open_game(resources, options, person);
  if (!game) {
    notice = game.error();
    Options plain;
    game = open_game(resources, plain, person);
    if (!game) return game;
  }
  if (slot) {
    if (const std::string fault = slot->keep(game->session, false, reason); !fault.empty()) {
      notice += " " + fault;
    }
  }
  if (!notice.empty()) game->notice = notice + game->notice;
  return game;
}

}  // namespace app
