#include "tests/trilogy/game.h"

#include <algorithm>
#include <cstring>
#include <map>
#include <sstream>

#include <gtest/gtest.h>

#include "game/match/folders/folders.h"
#include "rules/trilogy/game.h"
#include "rules/trilogy/json/schema.h"
#include "rules/trilogy/names/read_names.h"

namespace trilogy_tests {

using Rules = trilogy::Rules;

std::vector<core::DataFile> data_files() {
  return match::read_data_files(AMONHEN_DATA, trilogy::Game::kId, trilogy::Game::data_files())
      .value();
}

const Rules& tables(const json& options) {
  static std::map<std::string, Rules> made;
  const auto found = made.find(options.dump());
  if (found != made.end()) return found->second;
  auto rules = trilogy::Game::make_rules(data_files(), options);
  if (!rules) throw std::runtime_error(rules.error());
  return made.emplace(options.dump(), std::move(*rules)).first->second;
}

namespace {

json with_seats(const json& position, json options) {
  const base::Result<void> done = trilogy::Game::name_seats(options, {}, &position);
  if (!done) throw std::runtime_error(done.error());
  return options;
}

std::vector<std::string> words_of(std::string_view text) {
  std::istringstream in{std::string(text)};
  return {std::istream_iterator<std::string>(in), {}};
}

bool is_number(const std::string& word) {
  return word.find_first_not_of("-0123456789") == std::string::npos;
}

json value_of(const std::string& word) {
  if (is_number(word)) return std::stoi(word);
  if (word == "leader" || word == "alone") return word == "leader";
  return word;
}

/// The names of an action's arguments, in their order.
std::vector<std::string> fields_of(std::string_view name) {
  for (const core::SchemaRow& row : trilogy::action_schema()) {
    if (row.name != name) continue;
    std::vector<std::string> fields;
    for (const core::Field& field : row.fields) {
      if (field.type != 0) fields.emplace_back(field.name);
    }
    return fields;
  }
  throw std::runtime_error("there is no action " + std::string(name));
}

}  // namespace

Game::Game(const json& position, const json& options)
    : rules_(&tables(with_seats(position, options))), state_() {
  const auto parsed = trilogy::Game::parse_position(*rules_, position);
  if (!parsed) throw std::runtime_error(parsed.error());
  state_ = *parsed;
}

std::string Game::seat() const {
  const core::Seat seat = trilogy::Game::decision(*rules_, state_).seat;
  if (seat == core::kChance) return "chance";
  if (seat == core::kNobody) return "nobody";
  return std::string(trilogy::seat_id(*rules_, seat));
}

std::string Game::question() const {
  return std::string(trilogy::Game::decision_name(trilogy::Game::decision(*rules_, state_)));
}

std::string Game::ruling() const {
  const int number = trilogy::Game::decision(*rules_, state_).ruling.number;
  const std::string digits = std::to_string(number);
  return "T-" + std::string(3 - digits.size(), '0') + digits;
}

int Game::remaining() const { return trilogy::Game::decision(*rules_, state_).remaining; }

Options Game::options() const {
  Options texts;
  for (const core::Action action : trilogy::Game::decision(*rules_, state_).actions) {
    texts.push_back(text_of(action));
  }
  return texts;
}

bool Game::offers(std::string_view action) const {
  return trilogy::Game::decision(*rules_, state_).offers(action_of(action));
}

void Game::do_action(core::Action action, std::string_view text) {
  const core::Refusal refusal = trilogy::Game::apply(*rules_, state_, action, &events_);
  if (!refusal.refused()) return;
  std::string offered;
  for (const std::string& option : options()) offered += "\n  " + option;
  FAIL() << "\"" << text << "\" is no answer to " << question() << " of " << seat() << ":"
         << offered;
}

void Game::play(std::initializer_list<std::string_view> actions) {
  for (const std::string_view action : actions) {
    do_action(action_of(action), action);
    if (::testing::Test::HasFatalFailure()) return;
  }
}

void Game::roll(std::initializer_list<int> values) {
  for (const int value : values) play("roll " + std::to_string(value));
}

void Game::draw(std::initializer_list<std::string_view> cards) {
  for (const std::string_view card : cards) play("draw " + std::string(card));
}

void Game::go_to_step(std::string_view step) {
  for (int tries = 0; tries < 50; ++tries) {
    if (at("/step") == step) return;
    if (offers("end-step")) {
      play("end-step");
    } else if (offers("pass")) {
      play("pass");
    } else {
      break;
    }
  }
  ASSERT_EQ(at("/step"), step) << "stopped at " << question();
}

void Game::forbids(std::string_view action) const {
  EXPECT_FALSE(offers(action)) << action;
  trilogy::State state = state_;
  core::EventSink events;
  EXPECT_TRUE(trilogy::Game::apply(*rules_, state, action_of(action), &events).refused());
  EXPECT_EQ(std::memcmp(&state, &state_, sizeof state), 0);
  EXPECT_TRUE(events.empty());
}

std::string Game::why_not(const json& intent) const {
  const core::Seat seat = trilogy::Game::decision(*rules_, state_).seat;
  const auto view = trilogy::Game::view(*rules_, state_, core::viewer_of(seat));
  const auto refusal = trilogy::Game::why_not(*rules_, view, intent);
  if (!refusal) return refusal.error();
  if (!refusal->refused()) return "";
  return trilogy::Game::refusal_json(*rules_, *refusal).value("ruling", "none");
}

std::string Game::owner(std::string_view territory) const {
  const json owner = at("/territories/" + std::string(territory) + "/owner");
  return owner.is_null() ? "" : owner.get<std::string>();
}

int Game::battalions(std::string_view territory) const {
  return at("/territories/" + std::string(territory) + "/battalions").get<int>();
}

bool Game::has_leader(std::string_view territory) const {
  return !at("/territories/" + std::string(territory) + "/leader").is_null();
}

int Game::all_battalions(std::string_view owner) const {
  int all = 0;
  const json territories = at("/territories");
  for (const auto& [id, territory] : territories.items()) {
    if (territory["owner"] == owner) all += territory["battalions"].get<int>();
  }
  return all;
}

Options Game::cards(std::string_view field, std::string_view name) const {
  return at("/" + std::string(field) + "/" + std::string(name)).get<Options>();
}

std::string Game::ring() const { return at("/ring/territory").get<std::string>(); }

json Game::at(std::string_view pointer) const {
  return state().at(json::json_pointer(std::string(pointer)));
}

json Game::state() const { return trilogy::Game::state_json(*rules_, state_); }

json Game::seen_by(std::string_view seat) const {
  const auto found = trilogy::find_seat(*rules_, seat);
  const core::Viewer viewer = found ? core::viewer_of(*found) : core::kPublic;
  return trilogy::Game::view_json(*rules_, trilogy::Game::view(*rules_, state_, viewer));
}

std::vector<json> Game::events(std::string_view name) const {
  std::vector<json> found;
  for (const core::Event& event : events_) {
    json row = trilogy::Game::event_json(*rules_, event);
    if (row["do"] == name) found.push_back(std::move(row));
  }
  return found;
}

std::string Game::winner() const {
  const auto outcome = trilogy::Game::outcome(*rules_, state_);
  return outcome ? std::string(outcome->winner) + " " + std::string(outcome->victory) : "";
}

core::Action Game::action_of(std::string_view text) const {
  const std::vector<std::string> words = words_of(text);
  json row{{"do", words.at(0)}};
  const std::vector<std::string> fields = fields_of(words[0]);
  for (std::size_t i = 0; i < fields.size() && i + 1 < words.size(); ++i) {
    row[fields[i]] = value_of(words[i + 1]);
  }
  if (words[0] == "fortify" && words.size() == 4) row["leader"] = false;
  const auto action = trilogy::Game::parse_action(*rules_, row);
  if (!action) throw std::runtime_error(std::string(text) + ": " + action.error());
  return *action;
}

std::string Game::text_of(core::Action action) const {
  const json row = trilogy::Game::action_json(*rules_, action);
  std::string text = row["do"];
  if (text == "turn-in") {
    for (const json& card : row["cards"]) text += " " + card.get<std::string>();
    return text;
  }
  for (const std::string& field : fields_of(text)) {
    const json& value = row[field];
    if (value.is_boolean()) {
      if (value.get<bool>()) text += " leader";
    } else {
      text += " " + (value.is_string() ? value.get<std::string>() : value.dump());
    }
  }
  return text;
}

std::string fault_of(const json& position, const json& options) {
  const auto parsed =
      trilogy::Game::parse_position(tables(with_seats(position, options)), position);
  return parsed ? "" : parsed.error();
}

json turn_of_yellow(std::string_view step, const json& held, const json& more) {
  json position{{"phase", "turn"},
                {"step", step},
                {"toAct", "yellow"},
                {"fill", {{"owner", "red"}, {"battalions", 1}}}};
  for (const auto& [territory, battalions] : held.items()) {
    position["territories"][territory] = {{"owner", "yellow"}, {"battalions", battalions}};
  }
  position.merge_patch(more);
  return position;
}

Options sorted(Options texts) {
  std::sort(texts.begin(), texts.end());
  return texts;
}

}  // namespace trilogy_tests
