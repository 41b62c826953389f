#include "game/app/kept_new_game.h"

#include <algorithm>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <system_error>

#include "base/json_reader.h"
#include "base/json_text.h"
#include "game/app/new_game_choices.h"
#include "game/match/append_file.h"
#include "game/players/wotr_players.h"
#include "game/wotr/screens/new_game_choices.h"

namespace app {
namespace {

namespace fs = std::filesystem;
using base::JsonReader;
using nlohmann::json;

constexpr int kFormat = 1;
constexpr int kMostPeople = 4;
constexpr std::size_t kMostBytes = 16u << 10;

std::string file_in(const std::string& folder) {
  return (fs::path(folder) / "new-game.json").string();
}

std::span<const std::string_view> seats_for(const screens::NewGame& game) {
  return wotr::seating_for(screens::seats_of(game)).names;
}

std::string read_player(const JsonReader& field) {
  std::string player = field.text();
  if (player != players::kHuman && !players::wotr_players().contains(player)) {
    field.fail("there is no player " + base::quoted(std::string_view(player)));
  }
  return player;
}

void read_seats(const JsonReader& field, screens::NewGame& game) {
  const auto names = seats_for(game);
  for (const auto& [name, player] : field.members()) {
    const bool known = std::find(names.begin(), names.end(), name) != names.end();
    if (!known) field.fail("there is no seat " + base::quoted(std::string_view(name)));
  }
  game.players.resize(names.size());
  for (std::size_t seat = 0; seat < names.size(); ++seat) {
    game.players[seat] = read_player(field.at(names[seat]));
  }
  const auto people = std::count(game.players.begin(), game.players.end(), players::kHuman);
  if (game.people == 1 && people != 1) field.fail("one person plays against one machine");
}

screens::NewGame read_fields(const JsonReader& top) {
  top.allow({"format", "people", "seats", "scenario", "options"});
  if (top.at("format").integer(0, 9999) != kFormat) {
    top.at("format").fail("this program reads format " + std::to_string(kFormat));
  }
  screens::NewGame game;
  game.game = wotr::Game::kId;
  game.people = top.at("people").integer(1, kMostPeople);
  read_seats(top.at("seats"), game);
  if (const auto scenario = top.find("scenario")) game.scenario = scenario->text();
  const JsonReader options = top.at("options");
  if (!options.is_object()) options.fail("an object is expected");
  if (options.has("players")) options.fail("the number of players follows from the people");
  return game;
}

/// The rules know which options there are; a match of these must be able to begin.
std::string take_options(const Resources& resources, json options, screens::NewGame& game) {
  options["players"] = screens::seats_of(game);
  const auto rules = wotr::make_rules(resources.rules, options);
  if (!rules) return rules.error();
  game.rules = wotr_screens::rule_values(rules->options);
  const auto setup = setup_of(resources, game);
  return setup ? "" : setup.error();
}

base::Result<screens::NewGame> parse_new_game(const Resources& resources, const std::string& text,
                                              const std::string& path) {
  // The first reading minds size and depth, the second fields that stand twice.
  if (const auto harmless = base::parse_json(text); !harmless) {
    return base::Error{path + ": " + harmless.error()};
  }
  base::Fault fault{path};
  const std::optional<json> value = base::parse_text(text, fault);
  if (!value) return fault.error();
  screens::NewGame game = read_fields(JsonReader(*value, fault));
  if (fault.any()) return fault.error();
  const std::string refused = take_options(resources, value->at("options"), game);
  if (!refused.empty()) return base::Error{path + ": " + refused};
  return game;
}

}  // namespace

base::Result<std::optional<screens::NewGame>> recall_new_game(const Resources& resources,
                                                              const std::string& folder) {
  const std::string path = file_in(folder);
  std::error_code ignored;
  if (!fs::exists(path, ignored)) return std::optional<screens::NewGame>();
  const base::Result<std::string> text = match::read_file(path, kMostBytes);
  if (!text) return base::Error{text.error()};
  base::Result<screens::NewGame> game = parse_new_game(resources, *text, path);
  if (!game) return base::Error{game.error()};
  return std::optional(std::move(*game));
}

std::string keep_new_game(const std::string& folder, const screens::NewGame& game) {
  json seats = json::object();
  const auto names = seats_for(game);
  for (std::size_t seat = 0; seat < names.size() && seat < game.players.size(); ++seat) {
    seats[std::string(names[seat])] = game.players[seat];
  }
  json options = wotr_screens::options_json(game);
  options.erase("players");  // they follow from the people
  const json scenario = game.scenario.empty() ? json() : json(game.scenario);
  const json value{{"format", kFormat},
                   {"people", game.people},
                   {"seats", seats},
                   {"scenario", scenario},
                   {"options", options}};
  const auto file = match::AppendFile::create(file_in(folder), value.dump(2) + "\n");
  return file ? "" : file.error();
}

}  // namespace app
