#include "game/app/kept_wish.h"

#include <algorithm>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <system_error>

#include "base/json_reader.h"
#include "base/json_text.h"
#include "game/app/offer.h"
#include "game/match/append_file.h"
#include "game/wotr/players/wotr_players.h"

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

std::span<const std::string_view> seats_for(const screens::NewGame& wish) {
  return wotr::team_layout_for(screens::seats_of(wish)).names;
}

std::string read_player(const JsonReader& field) {
  std::string player = field.text();
  if (player != players::kHuman && !wotr_players::registry().contains(player)) {
    field.fail("there is no player " + base::quoted(std::string_view(player)));
  }
  return player;
}

void read_seats(const JsonReader& field, screens::NewGame& wish) {
  const auto names = seats_for(wish);
  for (const auto& [name, player] : field.members()) {
    const bool known = std::find(names.begin(), names.end(), name) != names.end();
    if (!known) field.fail("there is no seat " + base::quoted(std::string_view(name)));
  }
  for (std::size_t seat = 0; seat < names.size(); ++seat) {
    wish.players[seat] = read_player(field.at(names[seat]));
  }
  const auto people = std::count(wish.players.begin(), wish.players.end(), players::kHuman);
  if (wish.people == 1 && people != 1) field.fail("one person plays against one machine");
}

screens::NewGame read_fields(const JsonReader& top) {
  top.allow({"format", "people", "seats", "scenario", "options"});
  if (top.at("format").integer(0, 9999) != kFormat) {
    top.at("format").fail("this program reads format " + std::to_string(kFormat));
  }
  screens::NewGame wish;
  wish.people = top.at("people").integer(1, kMostPeople);
  read_seats(top.at("seats"), wish);
  if (const auto scenario = top.find("scenario")) wish.scenario = scenario->text();
  const JsonReader options = top.at("options");
  if (!options.is_object()) options.fail("an object is expected");
  if (options.has("players")) options.fail("the number of players follows from the people");
  return wish;
}

/// The rules know which options there are; a match of these must be able to begin.
std::string take_options(const Resources& resources, json options, screens::NewGame& wish) {
  options["players"] = screens::seats_of(wish);
  const auto rules = wotr::make_rules(resources.rules, options);
  if (!rules) return rules.error();
  wish.options = rules->options;
  const auto setup = setup_of(resources, wish);
  return setup ? "" : setup.error();
}

base::Result<screens::NewGame> parse_wish(const Resources& resources, const std::string& text,
                                          const std::string& path) {
  // The first reading minds size and depth, the second fields that stand twice.
  if (const auto harmless = base::parse_json(text); !harmless) {
    return base::Error{path + ": " + harmless.error()};
  }
  base::Fault fault{path};
  const std::optional<json> value = base::parse_text(text, fault);
  if (!value) return fault.error();
  screens::NewGame wish = read_fields(JsonReader(*value, fault));
  if (fault.any()) return fault.error();
  const std::string refused = take_options(resources, value->at("options"), wish);
  if (!refused.empty()) return base::Error{path + ": " + refused};
  return wish;
}

}  // namespace

base::Result<std::optional<screens::NewGame>> recall_wish(const Resources& resources,
                                                          const std::string& folder) {
  const std::string path = file_in(folder);
  std::error_code ignored;
  if (!fs::exists(path, ignored)) return std::optional<screens::NewGame>();
  const base::Result<std::string> text = match::read_file(path, kMostBytes);
  if (!text) return base::Error{text.error()};
  base::Result<screens::NewGame> wish = parse_wish(resources, *text, path);
  if (!wish) return base::Error{wish.error()};
  return std::optional(std::move(*wish));
}

std::string keep_wish(const std::string& folder, const screens::NewGame& wish) {
  json seats = json::object();
  const auto names = seats_for(wish);
  for (std::size_t seat = 0; seat < names.size(); ++seat) {
    seats[std::string(names[seat])] = wish.players[seat];
  }
  json options = wotr::options_json(wish.options);
  options.erase("players");  // they follow from the people
  const json scenario = wish.scenario.empty() ? json() : json(wish.scenario);
  const json value{{"format", kFormat},
                   {"people", wish.people},
                   {"seats", seats},
                   {"scenario", scenario},
                   {"options", options}};
  const auto file = match::AppendFile::create(file_in(folder), value.dump(2) + "\n");
  return file ? "" : file.error();
}

}  // namespace app
