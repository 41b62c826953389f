#include "tests/rulings/game.h"

#include <algorithm>
#include <cstring>
#include <fstream>
#include <map>
#include <sstream>

#include <gtest/gtest.h>

#include "rules/wotr/game.h"
#include "rules/wotr/json/schema.h"
#include "rules/wotr/names/names.h"

namespace rulings {
namespace {

using Contract = wotr::Game;

std::string read_file(const std::string& name) {
  std::ostringstream text;
  text << std::ifstream(std::string(AMONHEN_DATA) + "/wotr/" + name).rdbuf();
  return text.str();
}

wotr::Rules make_tables(const json& options) {
  std::vector<core::DataFile> files;
  for (const std::string& name : Contract::data_files()) files.push_back({name, read_file(name)});
  auto rules = Contract::make_rules(files, options);
  if (!rules) throw std::runtime_error(rules.error());
  return *rules;
}

void append(std::string& list, const std::string& entry, const char* between) {
  if (entry.empty()) return;
  if (!list.empty()) list += between;
  list += entry;
}

std::string count(int amount, char letter) {
  return amount == 0 ? "" : std::to_string(amount) + letter;
}

/// "3R 1E 1L"
std::string counts_text(const json& units, int leaders) {
  std::string text;
  append(text, count(units.value("regular", 0), 'R'), " ");
  append(text, count(units.value("elite", 0), 'E'), " ");
  append(text, count(leaders, 'L'), " ");
  return text;
}

/// Owners of one side stand side by side, in the order of the Nations.
std::string side_text(const json& deployments, wotr::Side side) {
  std::string text;
  for (const std::string_view nation : wotr::ids<wotr::Nation>()) {
    if (wotr::side_of(*wotr::find_id<wotr::Nation>(nation)) != side) continue;
    for (const json& one : deployments) {
      const std::string id(nation);
      const json units = one["units"].value(id, json::object());
      const std::string counts = counts_text(units, one["leaders"].value(id, 0));
      if (!counts.empty()) append(text, std::string(id).append(" ").append(counts), ", ");
    }
  }
  for (const json& one : deployments) {
    if (side == wotr::Side::kShadow) append(text, count(one["nazgul"].get<int>(), 'N'), ", ");
    for (const json& who : one["characters"]) {
      const auto character = *wotr::find_id<wotr::Character>(who.get<std::string>());
      if (wotr::side_of(character) == side) append(text, who.get<std::string>(), ", ");
    }
  }
  return text;
}

std::string argument_text(const json& value) {
  if (value.is_number()) return std::to_string(value.get<int>());
  if (value.is_string()) return value.get<std::string>();
  std::string list;
  for (const json& one : value) append(list, one.get<std::string>(), ",");
  return list;
}

json argument_json(std::string_view text, wotr::FieldType type) {
  const std::string word(text);
  if (type == wotr::FieldType::kNumber) return std::stoi(word);
  if (type != wotr::FieldType::kRoute) return word;
  json list = json::array();
  std::istringstream stream{word};
  for (std::string one; std::getline(stream, one, ',');) list.push_back(one);
  return list;
}

}  // namespace

const wotr::Rules& tables(const json& options) {
  static std::map<std::string, wotr::Rules> made;
  const auto known = made.find(options.dump());
  if (known != made.end()) return known->second;
  return made.emplace(options.dump(), make_tables(options)).first->second;
}

Game::Game(const Setting& setting) : Game(tables(setting.options()), setting) {}

Game::Game(const wotr::Rules& rules, const Setting& setting) : rules_(rules), state_{} {
  auto state = Contract::parse_position(rules_, setting.position());
  if (!state) throw std::runtime_error(state.error());
  state_ = *state;
}

std::string Game::seat() const {
  const core::Decision pending = Contract::decision(rules_, state_);
  if (pending.is_chance()) return "chance";
  if (pending.is_over()) return "nobody";
  return std::string(Contract::seats(rules_)[static_cast<std::size_t>(core::index(pending.seat))]);
}

std::string Game::question() const {
  return std::string(Contract::decision_name(Contract::decision(rules_, state_)));
}

std::string Game::ruling() const {
  const int number = Contract::decision(rules_, state_).ruling.number;
  const std::string digits = std::to_string(number);
  return "R-" + std::string(digits.size() < 3 ? 3 - digits.size() : 0, '0') + digits;
}

Options Game::options() const {
  std::vector<std::string> options;
  for (const core::Action action : Contract::decision(rules_, state_).actions) {
    options.push_back(text_of(action));
  }
  return options;
}

bool Game::offers(std::string_view action) const {
  return Contract::decision(rules_, state_).offers(action_of(action));
}

void Game::play(std::initializer_list<std::string_view> actions) {
  for (const std::string_view text : actions) {
    if (!offers(text)) {
      FAIL() << "\"" << text << "\" is no answer to " << question() << ": "
             << ::testing::PrintToString(options());
    }
    ASSERT_FALSE(Contract::apply(rules_, state_, action_of(text), &events_).refused());
    for (const std::string& broken : Contract::broken_invariants(rules_, state_)) {
      ADD_FAILURE() << "after \"" << text << "\": " << broken;
    }
  }
}

void Game::roll(std::initializer_list<int> values) {
  for (const int value : values) {
    ASSERT_EQ(seat(), "chance") << "no throw is pending, but " << question();
    play("roll " + std::to_string(value));
  }
}

void Game::forbids(std::string_view action) const {
  EXPECT_FALSE(offers(action)) << action << " is offered by " << question();
  wotr::State state = state_;
  EXPECT_TRUE(Contract::apply(rules_, state, action_of(action), nullptr).refused());
  EXPECT_EQ(std::memcmp(&state, &state_, sizeof state), 0) << "a refused action changed the state";
}

std::string Game::why_not(const json& intent) const { return why_not(seat(), intent); }

std::string Game::why_not(std::string_view seat, const json& intent) const {
  const auto seats = Contract::seats(rules_);
  const auto at = std::find(seats.begin(), seats.end(), seat) - seats.begin();
  const auto viewer = core::viewer_of(core::Seat{static_cast<std::uint8_t>(at)});
  const auto view = Contract::view(rules_, state_, viewer);
  const auto refusal = Contract::why_not(rules_, view, intent);
  if (!refusal) return refusal.error();
  if (!refusal->refused()) return "";
  return Contract::refusal_json(rules_, *refusal).value("ruling", "no ruling");
}

std::string Game::figures(std::string_view region, std::string_view group) const {
  json deployments = json::array();
  const json entry = at("/regions/" + std::string(region));
  for (const json& one : entry["deployments"]) {
    if (one["group"] == group) deployments.push_back(one);
  }
  std::string text = side_text(deployments, wotr::Side::kFree);
  append(text, side_text(deployments, wotr::Side::kShadow), " / ");
  return text;
}

std::string Game::standing(std::string_view region) const { return figures(region, "normal"); }
std::string Game::inside(std::string_view region) const { return figures(region, "besieged"); }

std::string Game::reinforcements(std::string_view nation) const {
  const std::string id(nation);
  const bool free = wotr::side_of(*wotr::find_id<wotr::Nation>(nation)) == wotr::Side::kFree;
  const json pool = at(free ? "/offBoard/free/reinforcements" : "/offBoard/shadow/reinforcements");
  const json counts = pool.value(id, json::object());
  return counts_text(counts, counts.value("leader", 0));
}

std::string Game::casualties(std::string_view nation) const {
  const json counts = at("/offBoard/free/graveyard").value(std::string(nation), json::object());
  return counts_text(counts, counts.value("leader", 0));
}

std::string Game::control(std::string_view region) const {
  return at("/regions/" + std::string(region) + "/control").get<std::string>();
}

json Game::state() const {
  return Contract::view_json(rules_, Contract::view(rules_, state_, core::kAll));
}

json Game::at(std::string_view pointer) const {
  return state().at(json::json_pointer(std::string(pointer)));
}

std::vector<json> Game::events(std::string_view name) const {
  std::vector<json> found;
  for (const core::Event& event : events_) {
    json one = Contract::event_json(rules_, event);
    if (one["do"] == name) found.push_back(std::move(one));
  }
  return found;
}

std::string Game::winner() const {
  const auto outcome = Contract::outcome(rules_, state_);
  if (!outcome) return "";
  return std::string(outcome->winner) + " " + std::string(outcome->victory);
}

core::Action Game::action_of(std::string_view text) const {
  const std::size_t space = text.find(' ');
  const std::string_view name = text.substr(0, space);
  json action{{"do", name}};
  for (const core::SchemaRow& row : wotr::action_schema()) {
    if (row.name != name || space == std::string_view::npos) continue;
    action[std::string(row.fields[0].name)] =
        argument_json(text.substr(space + 1), static_cast<wotr::FieldType>(row.fields[0].type));
  }
  const auto parsed = Contract::parse_action(rules_, action);
  if (!parsed) throw std::runtime_error(parsed.error());
  return *parsed;
}

std::string Game::text_of(core::Action action) const {
  const json row = Contract::action_json(rules_, action);
  std::string text = row["do"].get<std::string>();
  for (const auto& [name, value] : row.items()) {
    if (name != "do") append(text, argument_text(value), " ");
  }
  return text;
}

std::string side_of(std::string_view seat) {
  const bool shadow = seat == "witch-king" || seat == "saruman" || seat == "shadow";
  return shadow ? "shadow" : "free";
}

int step_of(const Game& game, std::string_view nation) {
  return game.at("/politicalTrack/" + std::string(nation) + "/step");
}

bool is_active(const Game& game, std::string_view nation) {
  return game.at("/politicalTrack/" + std::string(nation) + "/active");
}

int points_of(const Game& game, std::string_view side) {
  return game.at("/victoryPoints/" + std::string(side));
}

std::string whereabouts(const Game& game, std::string_view character) {
  return game.at("/characters/" + std::string(character));
}

void take_die(Game& game, std::string_view face) {
  if (game.question() == "choose-die") game.play("die " + std::string(face));
}

void skip(Game& game, std::string_view face) {
  take_die(game, face);
  if (game.question() == "choose-use") game.play("use skip");
}

Options sorted(Options texts) {
  std::sort(texts.begin(), texts.end());
  return texts;
}

}  // namespace rulings
