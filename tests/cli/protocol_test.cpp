// docs/protocol.md: every example in it is run, and nothing is left out of it.

#include <fstream>
#include <set>

#include <gtest/gtest.h>

#include "game/match/folders/folders.h"
#include "game/match/saves/save_fields.h"
#include "game/match/tables.h"
#include "game/wotr/driver/driver.h"
#include "game/wotr/players/wotr_players.h"
#include "rules/wotr/game.h"
#include "rules/wotr/json/schema.h"
#include "tests/cli/data_folder.h"
#include "tests/cli/document.h"
#include "tests/cli/toy_console.h"
#include "tests/harness/done.h"

namespace cli {
namespace {

using nlohmann::json;

std::string page() { return *match::read_file(AMONHEN_SOURCE_DIR "/docs/protocol.md"); }

std::vector<Block> blocks_of(const std::string& kind) {
  std::vector<Block> chosen;
  for (Block& block : json_blocks(page())) {
    if (block.kind == kind) chosen.push_back(std::move(block));
  }
  return chosen;
}

/// The rows of a block with one JSON value a line.
std::vector<json> rows_of(const std::string& kind) {
  std::vector<json> rows;
  for (const Block& block : blocks_of(kind)) {
    for (const std::string& line : lines_of(block.text)) rows.push_back(json::parse(line));
  }
  return rows;
}

/// Every field of the example is in the answer; "…" stands for anything, last in a list for more.
bool matches(const json& example, const json& actual) {
  if (example == "…") return true;
  if (example.is_object()) {
    return actual.is_object() &&
           std::all_of(example.items().begin(), example.items().end(), [&](const auto& field) {
             return actual.contains(field.key()) && matches(field.value(), actual[field.key()]);
           });
  }
  if (!example.is_array()) return example == actual;
  const bool open = !example.empty() && example.back() == "…";
  const std::size_t least = example.size() - (open ? 1 : 0);
  if (!actual.is_array() || actual.size() < least) return false;
  if (!open && actual.size() != least) return false;
  return std::equal(example.begin(), example.begin() + static_cast<std::ptrdiff_t>(least),
                    actual.begin(), matches);
}

class ProtocolTest : public ::testing::Test {
 protected:
  ProtocolTest() {
    games_.push_back(wotr_driver::driver(wotr_players::roster()));
    EXPECT_TRUE(harness::is_done(games_.front()->prepare(kData)));
  }
  match::Tables<wotr::Game> tables() const {
    const auto files = match::read_data_files(kData, "wotr", wotr::Game::data_files());
    return match::make_tables<wotr::Game>(*files, json::object()).value();
  }

  Games games_;
};

TEST_F(ProtocolTest, EveryRequestGetsTheAnswerOfItsExample) {
  Server server(games_);
  json request;
  std::set<std::string> seen;
  for (const Block& block : json_blocks(page())) {
    if (block.kind == "request") {
      request = json::parse(block.text);
      seen.insert(request["op"].get<std::string>());
    } else if (block.kind == "answer") {
      const json answer = json::parse(server.answer(request.dump()));
      EXPECT_TRUE(matches(json::parse(block.text), answer))
          << "docs/protocol.md:" << block.line << " should be\n"
          << answer.dump(1);
    }
  }
  EXPECT_EQ(seen,
            (std::set<std::string>{"new", "decision", "apply", "roll", "state", "events", "why-not",
                                   "undo", "save", "load", "suggest", "play", "quit"}));
}

TEST_F(ProtocolTest, EveryActionHasAnExample) {
  const auto rules = tables().rules;
  std::set<std::string> seen;
  for (const json& row : rows_of("actions")) {
    const auto action = wotr::Game::parse_action(*rules, row);
    ASSERT_TRUE(action.ok()) << action.error();
    EXPECT_EQ(wotr::Game::action_json(*rules, *action), row);
    seen.insert(row["do"].get<std::string>());
  }
  for (const core::SchemaRow& row : wotr::action_schema().subspan(1)) {
    EXPECT_TRUE(seen.contains(std::string(row.name))) << row.name << " is not in the page";
    EXPECT_NE(page().find("| `" + std::string(row.name) + "` |"), std::string::npos) << row.name;
  }
}

TEST_F(ProtocolTest, EveryEventHasAnExample) {
  std::map<std::string, json> examples;
  for (const json& row : rows_of("events")) examples[row["do"].get<std::string>()] = row;
  for (const core::SchemaRow& row : wotr::event_schema().subspan(1)) {
    const std::string name(row.name);
    ASSERT_TRUE(examples.contains(name)) << name << " is not in the page";
    EXPECT_NE(page().find("| `" + name + "` |"), std::string::npos) << name;
    std::set<std::string> fields{"do"};
    for (const core::Field& field : row.fields) {
      if (field.type != 0) fields.insert(std::string(field.name));
    }
    std::set<std::string> written;
    for (const auto& [field, value] : examples[name].items()) written.insert(field);
    EXPECT_EQ(written, fields) << name;
  }
}

/// Keys of the object and all below it, without what is an id of the game's data.
void collect_keys(const json& value, const std::set<std::string>& ids,
                  std::set<std::string>& keys) {
  for (const auto& [key, below] : value.items()) {
    if (value.is_object() && !ids.contains(key) && key.find('.') == std::string::npos) {
      keys.insert(key);
    }
    if (below.is_structured() && key != "pending" && key != "hunt" && key != "battle") {
      collect_keys(below, ids, keys);
    }
  }
}

TEST_F(ProtocolTest, EveryFieldOfTheStateIsNamed) {
  const match::Tables<wotr::Game> made = tables();
  const wotr::State start = wotr::Game::new_state(*made.rules);
  const json state = wotr::Game::state_json(*made.rules, start);
  std::set<std::string> ids;
  for (const char* list : {"regions", "characters", "politicalTrack"}) {
    for (const auto& [id, value] : state[list].items()) ids.insert(id);
  }
  ids.insert({"character", "strategy"});
  std::set<std::string> keys;
  collect_keys(state, ids, keys);
  for (const std::string& key : keys) {
    const bool named = page().find("`" + key + "`") != std::string::npos ||
                       page().find("`" + key + ".") != std::string::npos ||
                       page().find("`" + key + "[") != std::string::npos ||
                       page().find("." + key + "`") != std::string::npos;
    EXPECT_TRUE(named || key == "players") << "`" << key << "` is not in docs/protocol.md";
  }
  for (const Block& block : blocks_of("state")) {
    const json example = json::parse(block.text);
    EXPECT_TRUE(matches(example, state)) << "docs/protocol.md:" << block.line;
    EXPECT_TRUE(wotr::Game::parse_position(*made.rules, example).ok())
        << wotr::Game::parse_position(*made.rules, example).error();
  }
}

TEST_F(ProtocolTest, TheLinesOfASaveHaveTheFormOfTheirExamples) {
  const std::vector<json> lines = rows_of("save");
  ASSERT_GT(lines.size(), 1u);
  EXPECT_TRUE(harness::is_done(match::check_header(lines[0])));
  std::set<match::LineKind> kinds;
  for (std::size_t i = 1; i < lines.size(); ++i) {
    match::LineKind kind{};
    EXPECT_TRUE(harness::is_done(match::check_line(lines[i], kind)));
    kinds.insert(kind);
  }
  EXPECT_EQ(kinds.size(), 3u);
}

TEST_F(ProtocolTest, SelfplayWritesLinesOfThatForm) {
  std::istringstream in;
  std::ostringstream out, err;
  const std::vector<std::string> words{"selfplay", "--json", "--seed", "3", "--data", kData};
  ASSERT_EQ(run(words, games_, {in, out, err}), 0) << err.str();
  const std::vector<std::string> lines = lines_of(out.str());
  const std::vector<json> examples = rows_of("selfplay");
  ASSERT_EQ(lines.size(), examples.size());
  for (std::size_t i = 0; i < lines.size(); ++i) {
    EXPECT_TRUE(matches(examples[i], json::parse(lines[i]))) << lines[i];
  }
}

}  // namespace
}  // namespace cli
