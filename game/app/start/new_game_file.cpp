#include "game/app/start/new_game_file.h"

#include <algorithm>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <set>
#include <system_error>

#include "base/json_reader.h"
#include "base/json_text.h"
#include "game/app/start/new_game_choices.h"
#include "game/match/folders/files.h"
#include "game/players/registry.h"
#include "game/screens/state/player_names.h"

namespace app {
namespace {

namespace fs = std::filesystem;
using base::JsonReader;
using nlohmann::json;

constexpr int kFormat = 1;
constexpr int kMostPeople = 8;
constexpr std::size_t kMostBytes = 16u << 10;

/// Each game remembers what was chosen for it.
std::string file_in(const std::string& folder, const std::string& game) {
  return (fs::path(folder) / (game + ".new-game.json")).string();
}

/// Everybody who may sit at some table of the game.
std::set<std::string> players_of(const screens::NewGameChoices& choices) {
  std::set<std::string> players{std::string(players::kHuman)};
  for (const auto& [count, seats] : choices.tables) {
    for (const screens::SeatChoice& seat : seats) {
      for (const std::string& machine : seat.machines) {
        players.insert({machine, std::string(screens::plain_player(machine))});
      }
    }
  }
  return players;
}

/// One who plays alone may have several opponents; who sits there may be others than usual.
void read_table(const JsonReader& field, const screens::NewGameChoices& choices,
                screens::NewGame& choice) {
  std::set<std::string> named;
  for (const auto& member : field.members()) named.insert(member.first);
  const auto seats = static_cast<int>(named.size());
  if (choice.people == 1 && std::ranges::find(choices.alone, seats) != choices.alone.end()) {
    choice.table = seats;
  }
  const auto seatings = choices.seatings.find(screens::seats_of(choice));
  if (seatings == choices.seatings.end()) return;
  for (const std::vector<std::string>& seating : seatings->second) {
    if (std::set<std::string>(seating.begin(), seating.end()) == named) choice.seats = seating;
  }
}

void read_seats(const JsonReader& field, const screens::NewGameChoices& choices,
                screens::NewGame& choice) {
  const std::vector<screens::SeatChoice> seats = screens::seats_at(choices, choice);
  const std::set<std::string> known = players_of(choices);
  for (const auto& member : field.members()) {
    const std::string& name = member.first;
    const bool is_seat =
        std::any_of(seats.begin(), seats.end(), [&](const auto& seat) { return seat.id == name; });
    if (!is_seat) field.fail("there is no seat " + base::quoted(std::string_view(name)));
  }
  for (const screens::SeatChoice& seat : seats) {
    const JsonReader reader = field.at(seat.id);
    choice.players.push_back(reader.text());
    const std::string_view player = choice.players.back();
    if (!known.contains(std::string(screens::way_of(player)))) {
      reader.fail("there is no player " + base::quoted(player));
    } else if (const auto manner = players::manner_of(player); !manner) {
      reader.fail(manner.error());
    }
  }
  const auto people = std::count(choice.players.begin(), choice.players.end(), players::kHuman);
  if (choice.people == 1 && people != 1) field.fail("one person plays against machines");
}

screens::NewGame read_fields(const JsonReader& top, const screens::NewGameChoices& choices) {
  top.allow({"format", "game", "people", "seats", "scenario", "options"});
  if (top.at("format").integer(0, 9999) != kFormat) {
    top.at("format").fail("this program reads format " + std::to_string(kFormat));
  }
  screens::NewGame choice;
  choice.game = choices.game;
  if (const auto game = top.find("game"); game && game->text() != choices.game) {
    game->fail("it was chosen for another game");
  }
  choice.people = top.at("people").integer(1, kMostPeople);
  read_table(top.at("seats"), choices, choice);
  if (screens::seats_at(choices, choice).empty())
    top.at("people").fail("the game is not for so many");
  read_seats(top.at("seats"), choices, choice);
  if (const auto scenario = top.find("scenario")) choice.scenario = scenario->text();
  const JsonReader options = top.at("options");
  if (!options.is_object()) options.fail("an object is expected");
  if (options.has("players")) options.fail("the number of players follows from the people");
  return choice;
}

/// The rules know which options there are; a match of these must be able to begin.
base::Result<void> take_options(const LoadedGame& game, const json& options,
                                screens::NewGame& choice) {
  auto rules = game.module.rule_values(game.resources, options, screens::seats_of(choice));
  if (!rules) return rules.failure();
  choice.rules = rules.take();
  const auto setup = setup_of(game, choice);
  if (!setup) return setup.failure();
  return {};
}

base::Result<screens::NewGame> parse_new_game(const LoadedGame& game, const std::string& text,
                                              const std::string& path) {
  base::Fault fault{path};
  const std::optional<json> value = base::parse_text(text, fault);
  if (!value) return fault.error();
  screens::NewGame choice =
      read_fields(JsonReader(*value, fault), game.module.choices(game.resources));
  if (fault.any()) return fault.error();
  const base::Result<void> done = take_options(game, value->at("options"), choice);
  if (!done) return base::Error{path + ": " + done.error()};
  return choice;
}

}  // namespace

base::Result<std::optional<screens::NewGame>> recall_new_game(const LoadedGame& game,
                                                              const std::string& folder) {
  const std::string path = file_in(folder, game.resources.game);
  std::error_code ignored;
  if (!fs::exists(path, ignored)) return std::optional<screens::NewGame>();
  const base::Result<std::string> text = match::read_file(path, kMostBytes);
  if (!text) return text.failure();
  base::Result<screens::NewGame> choice = parse_new_game(game, *text, path);
  if (!choice) return choice.failure();
  return std::optional(choice.take());
}

base::Result<void> keep_new_game(const LoadedGame& game, const std::string& folder,
                                 const screens::NewGame& choice) {
  json seats = json::object();
  const auto known = screens::seats_at(game.module.choices(game.resources), choice);
  for (std::size_t seat = 0; seat < known.size() && seat < choice.players.size(); ++seat) {
    seats[known[seat].id] = choice.players[seat];
  }
  json options = game.module.options(choice);
  options.erase("players");  // they follow from the people
  options.erase("seats");    // and who they are from the seats
  const json scenario = choice.scenario.empty() ? json() : json(choice.scenario);
  const json value{{"format", kFormat}, {"game", game.resources.game}, {"people", choice.people},
                   {"seats", seats},    {"scenario", scenario},        {"options", options}};
  const auto file = match::replace_file(file_in(folder, game.resources.game), value.dump(2) + "\n");
  if (!file) return file.failure();
  return {};
}

}  // namespace app
