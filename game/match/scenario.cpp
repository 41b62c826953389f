#include "game/match/scenario.h"

#include <algorithm>
#include <filesystem>
#include <optional>

#include "base/json_reader.h"
#include "base/json_text.h"
#include "game/match/folders/files.h"
#include "game/match/folders/prepared_file.h"

namespace match {
namespace {

namespace fs = std::filesystem;
using base::JsonReader;
using nlohmann::json;

constexpr int kFormat = 1;
constexpr std::size_t kLongestText = 600;
constexpr int kMostPlayers = 8;  // there is no seat for more: core::Viewer

/// A number, or a list of them.
std::vector<int> read_players(const JsonReader& field) {
  if (!field.is_list()) return {field.integer(1, kMostPlayers)};
  std::vector<int> players;
  for (const JsonReader& entry : field.list()) {
    const int number = entry.integer(1, kMostPlayers);
    if (std::find(players.begin(), players.end(), number) != players.end()) {
      entry.fail("this number stands twice");
    }
    players.push_back(number);
  }
  if (players.empty()) field.fail("nobody may play it");
  return players;
}

Scenario read_fields(const JsonReader& top, const std::string& path) {
  top.allow({"format", "title", "text", "players", "options", "suggested", "goals", "position"});
  Scenario scenario;
  scenario.id = fs::path(path).stem().string();
  scenario.path = path;
  expect_format(top, kFormat);
  if (!is_id(scenario.id)) {
    top.fail("a scenario's file is named with small letters, digits and hyphens");
  }
  scenario.title = read_title(top.at("title"));
  scenario.text = read_words(top.at("text"), kLongestText);
  scenario.players = read_players(top.at("players"));
  if (const auto suggested = top.find("suggested")) scenario.suggested = suggested->text();
  if (const auto goals = top.find("goals")) scenario.goals = read_goals(*goals);
  if (const auto options = top.find("options")) {
    scenario.options = read_object(*options);
    if (options->has("players")) options->fail("the number of players stands beside the options");
  }
  scenario.position = read_object(top.at("position"));
  return scenario;
}

std::vector<fs::path> scenario_files(const std::string& data, std::string_view game) {
  return prepared_files(fs::path(data) / game / "scenarios");
}

base::Result<Scenario> read_file_of(const fs::path& path) {
  const base::Result<std::string> text = read_file(path.string(), base::kMaxJsonBytes);
  if (!text) return text.failure();
  return parse_scenario(*text, path.string());
}

}  // namespace

base::Result<Scenario> parse_scenario(std::string_view text, const std::string& path) {
  base::Fault fault{path};
  const std::optional<json> value = base::parse_text(text, fault);
  if (!value) return fault.error();
  Scenario scenario = read_fields(JsonReader(*value, fault), path);
  if (fault.any()) return fault.error();
  return scenario;
}

ScenarioList read_scenarios(const std::string& data, std::string_view game) {
  ScenarioList list;
  for (const fs::path& path : scenario_files(data, game)) {
    base::Result<Scenario> scenario = read_file_of(path);
    if (scenario) {
      list.scenarios.push_back(std::move(*scenario));
    } else {
      list.faults.push_back(scenario.error());
    }
  }
  return list;
}

base::Result<Scenario> read_scenario(const std::string& data, std::string_view game,
                                     std::string_view id) {
  std::string known;
  for (const fs::path& path : scenario_files(data, game)) {
    if (path.stem() == id) return read_file_of(path);
    known += (known.empty() ? "there are " : ", ") + path.stem().string();
  }
  return base::Error{"there is no scenario " + base::quoted(id) + "; " +
                     (known.empty() ? "this game has none" : known)};
}

base::Result<void> take_scenario(const Scenario& scenario, Setup& setup) {
  if (setup.position) return base::Error{"a scenario brings its own position"};
  const json wanted = setup.options.value("players", json(scenario.players.front()));
  const auto& players = scenario.players;
  if (std::none_of(players.begin(), players.end(), [&](int n) { return wanted == n; })) {
    std::string numbers;
    for (const int n : players) numbers += (numbers.empty() ? "" : " or ") + std::to_string(n);
    return base::Error{scenario.path + ": it is for " + numbers + " players, not " +
                       base::quoted(wanted)};
  }
  for (const auto& [id, value] : scenario.options.items()) setup.options.emplace(id, value);
  setup.options["players"] = wanted;
  setup.position = scenario.position;
  setup.scenario = scenario.id;
  setup.goals = scenario.goals;
  return {};
}

}  // namespace match
