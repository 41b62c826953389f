// The last choices of the new-game screen outlive the program.

#include "game/app/start/new_game_file.h"

#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>

#include <gtest/gtest.h>

#include "game/app/start/new_game_choices.h"
#include "loaded_game.h"
#include "tests/harness/done.h"
#include "tests/harness/own_folder.h"

namespace {

namespace fs = std::filesystem;
using nlohmann::json;
using table_test::loaded_game;

const screens::NewGameChoices& read_choices() {
  static const screens::NewGameChoices read = app::read_choices(loaded_game());
  return read;
}

class KeptNewGame : public ::testing::Test {
 protected:
  fs::path file() const { return folder_ / "wotr.new-game.json"; }
  auto recall() const { return app::recall_new_game(loaded_game(), folder_.string()); }
  std::string keep(const screens::NewGame& game) const {
    return harness::failure_of(app::keep_new_game(loaded_game(), folder_.string(), game));
  }
  void write(const std::string& text) const { std::ofstream(file()) << text; }
  json written() const { return json::parse(std::ifstream(file())); }

  const harness::OwnFolder folder_;
};

screens::NewGame game_of(int people) {
  screens::NewGame game;
  game.people = 0;
  screens::set_people(read_choices(), game, people);
  return game;
}

void expect_equal(const screens::NewGame& one, const screens::NewGame& other) {
  EXPECT_EQ(one.people, other.people);
  EXPECT_EQ(one.scenario, other.scenario);
  for (const screens::RuleChoice& rule : read_choices().rules) {
    EXPECT_EQ(screens::value_of(rule, one.rules), screens::value_of(rule, other.rules)) << rule.id;
  }
  const auto seats = static_cast<std::size_t>(screens::seats_of(one));
  for (std::size_t seat = 0; seat < seats; ++seat) {
    EXPECT_EQ(one.players[seat], other.players[seat]) << seat;
  }
}

TEST_F(KeptNewGame, NothingIsKeptAtFirst) {
  const auto game = recall();
  ASSERT_TRUE(game) << game.error();
  EXPECT_FALSE(game->has_value());
}

TEST_F(KeptNewGame, IsRecalledAsItWasForAnyNumber) {
  const screens::NewGameChoices& choices = read_choices();
  for (int people = 1; people <= 4; ++people) {
    screens::NewGame game = game_of(people);
    screens::use_profile(choices, 1, game.rules);
    game.players[0] = people == 1 ? "human" : "fellowship-first";
    ASSERT_EQ(keep(game), "");
    const auto recalled = recall();
    ASSERT_TRUE(recalled) << recalled.error();
    ASSERT_TRUE(recalled->has_value());
    expect_equal(**recalled, game);
  }
}

TEST_F(KeptNewGame, RemembersTheScenario) {
  const screens::NewGameChoices& choices = read_choices();
  screens::NewGame game = game_of(1);
  screens::choose_scenario(choices, game, &choices.scenarios.front());
  ASSERT_EQ(keep(game), "");
  const auto recalled = recall();
  ASSERT_TRUE(recalled) << recalled.error();
  expect_equal(**recalled, game);
}

TEST_F(KeptNewGame, RefusesABadFileInOneSentenceThatNamesIt) {
  ASSERT_EQ(keep(game_of(2)), "");
  const json good = written();
  const auto changed = [&](const char* pointer, const json& value) {
    json text = good;
    text[json::json_pointer(pointer)] = value;
    return text.dump();
  };
  for (const std::string& text :
       {std::string(), std::string("{"), std::string("[]"), std::string(1u << 20, ' '),
        std::string(R"({"format": 1, "format": 1})"), changed("/format", 2), changed("/people", 5),
        changed("/people", "two"), changed("/people", 1), changed("/people", 4),
        changed("/seats/free", "nobody"), changed("/seats/rohan", "human"), changed("/seats", 7),
        changed("/scenario", "../first-steps"), changed("/options/no-such", 1),
        changed("/options/players", 3), changed("/options", json::array()),
        changed("/options/battle.maxRounds", "many"), changed("/more", true)}) {
    write(text);
    const auto game = recall();
    ASSERT_FALSE(game) << text.substr(0, 200);
    EXPECT_TRUE(game.error().starts_with(file().string())) << game.error();
    EXPECT_EQ(game.error().find('\n'), std::string::npos) << game.error();
  }
}

TEST_F(KeptNewGame, TellsWhenItCannotBeKept) {
  EXPECT_FALSE(app::keep_new_game(loaded_game(), (folder_ / "gone").string(), game_of(2)));
}

}  // namespace
