// A game of three that was saved when the second of a side was dealt neutral cards alone.

#include <gtest/gtest.h>

#include "game/match/saves/load.h"
#include "tests/trilogy/game.h"

namespace trilogy_tests {
namespace {

using Match = match::Match<trilogy::Game>;

/// As version 1 wrote it: it knew no other way to share the cards.
std::string of_version_one(const std::string& text) {
  const std::size_t end = text.find('\n');
  json header = json::parse(text.substr(0, end));
  header["rules"] = 1;
  header["options"].erase("setup.threeShares");
  return base::canonical_text(header) + text.substr(end);
}

Match played(int answers) {
  const json options{
      {"players", 3}, {"seats", {"yellow", "red", "green"}}, {"setup.threeShares", "second"}};
  auto tables = match::make_tables<trilogy::Game>(data_files(), options);
  match::Setup setup;
  setup.options = options;
  setup.seed = 7;
  for (const char* seat : {"yellow", "red", "green"}) setup.seats[seat] = "human";
  auto match = Match::begin(std::move(*tables), std::move(setup));
  for (int answer = 0; answer < answers; ++answer) {
    if (match->pending().is_chance()) {
      match->roll();
    } else {
      match->play(match->pending().actions[0]);
    }
  }
  return std::move(*match);
}

TEST(TrilogyOldSaves, AGameOfThreeGoesOnAsItWas) {
  const Match before = played(60);
  const auto loaded = match::load_save<trilogy::Game>(of_version_one(match::save_text(before)),
                                                      "three", data_files());
  ASSERT_TRUE(loaded.ok()) << loaded.error();
  EXPECT_EQ(loaded->match.state(), before.state());
  EXPECT_EQ(loaded->match.journal().steps().size(), before.journal().steps().size());
  EXPECT_EQ(trilogy::Game::options_json(loaded->match.rules())["setup.threeShares"], "second");
  EXPECT_FALSE(loaded->current) << "it is written anew, with the option that it was played by";
}

}  // namespace
}  // namespace trilogy_tests
