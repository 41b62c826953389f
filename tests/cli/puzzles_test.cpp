// Positions with one right answer: how they are read, checked and solved.
#include <gtest/gtest.h>

#include "game/laboratory/laboratory.h"
#include "game/match/folders/files.h"
#include "game/wotr/driver/driver.h"
#include "rules/wotr/game.h"
#include "tests/cli/data_folder.h"
#include "tests/cli/document.h"
#include "tests/cli/toy_console.h"
#include "tests/harness/done.h"
#include "tests/harness/own_folder.h"
#include "tests/toy/racers.h"

namespace cli {
namespace {

using nlohmann::json;

Ran run_race(std::vector<std::string> words) {
  Games games;
  games.push_back(toy::driver(toy::racers()));
  words.insert(words.end(), {"--data", kToyData});
  std::istringstream in;
  std::ostringstream out, err;
  const int status = run(words, games, {in, out, err});
  return {status, out.str(), err.str()};
}

/// Red is five steps from the goal and its card runs six: to play it wins.
json last_steps() {
  return json::parse(R"({
    "format": 1,
    "title": "The last steps",
    "text": "The card runs six, which is enough; a die may show less.",
    "players": 2,
    "position": {"cards": [3, 1], "played": [0, 1], "peeked": [0, 0], "places": [15, 15],
                 "turn": 4, "byCard": 0, "toAct": 0, "phase": "choose"},
    "seat": "red",
    "right": [[{"do": "play"}]]
  })");
}

class Puzzles : public testing::Test {
 protected:
  std::string written(const json& puzzle) { return own_.write("last-steps.json", puzzle.dump(1)); }
  std::string fault_of(const json& puzzle) {
    const std::string path = written(puzzle);
    const Ran ran = run_race({"check", path});
    EXPECT_EQ(ran.status, 3) << ran.out;
    const std::string begin = "amonhen-cli: " + path;
    EXPECT_EQ(ran.err.substr(0, begin.size()), begin);
    return ran.err.substr(std::min(begin.size(), ran.err.size()));
  }

 private:
  harness::OwnFolder own_;
};

TEST_F(Puzzles, AreListedWithWhatIsRight) {
  EXPECT_EQ(run_race({"puzzles", written(last_steps())}).out,
            "last-steps: The last steps\n"
            "    The card runs six, which is enough; a die may show less.\n");
}

TEST_F(Puzzles, AreSolvedOrMissed) {
  json puzzle = last_steps();
  puzzle["right"] = json::parse(R"([[{"do": "roll"}]])");
  const std::string path = written(puzzle);
  EXPECT_EQ(run_race({"puzzles", "--player", "steady", "--times", "2", path}).out,
            "found   last-steps: The last steps, found 2 of 2\n1 of 1 found\n");
  const Ran missed = run_race({"puzzles", "--player", "curious", path});
  EXPECT_EQ(missed.status, 1) << missed.err;
  EXPECT_EQ(lines_of(missed.out).front(), "missed  last-steps: The last steps");
  EXPECT_EQ(lines_of(missed.out).back(), "0 of 1 found");
  EXPECT_NE(run_race({"puzzles", "--player", "nobody", path}).err.find("there is no player"),
            std::string::npos);
}

TEST_F(Puzzles, AreWeighedByPlayingOn) {
  const Ran ran =
      run_race({"puzzles", "--player", "steady", "--weigh", "40", written(last_steps())});
  EXPECT_NE(ran.out.find("  > 40 of 40  "), std::string::npos) << ran.out << ran.err;
  EXPECT_EQ(ran.out.find("    40 of 40  "), std::string::npos) << "only one is right";
}

TEST_F(Puzzles, WhichAreWrongAreToldSo) {
  EXPECT_EQ(run_race({"check", written(last_steps())}).status, 0);
  json puzzle = last_steps();
  puzzle["right"] = json::parse(R"([[{"do": "pips", "value": 3}]])");
  EXPECT_EQ(fault_of(puzzle), ", right.1.1: {\"do\":\"pips\",\"value\":3} is not offered\n");
  puzzle["right"] = json::parse(R"([[{"do": "play"}, {"do": "roll"}]])");
  EXPECT_EQ(fault_of(puzzle), ", right.1.2: red is not asked any more\n");
  puzzle["right"] = json::array();
  EXPECT_EQ(fault_of(puzzle), ", right: nothing is right\n");
  puzzle = last_steps();
  puzzle["seat"] = "blue";
  EXPECT_EQ(fault_of(puzzle), ", seat: it is not \"blue\" that is asked\n");
  puzzle = last_steps();
  puzzle["before"] = json::parse(R"([{"do": "card", "value": 1}])");
  EXPECT_EQ(fault_of(puzzle), ", before.1: {\"do\":\"card\",\"value\":1} is not offered\n");
  puzzle = last_steps();
  puzzle["position"].erase("toAct");
  EXPECT_EQ(fault_of(puzzle).substr(0, 12), ": position: ");
  puzzle = last_steps();
  puzzle["answer"] = "play";
  EXPECT_EQ(fault_of(puzzle).substr(0, 2), ": ");
}

TEST(PuzzlesPage, HasAnExampleThatCanBeAsked) {
  const auto driver = wotr_driver::driver();
  ASSERT_TRUE(harness::is_done(driver->prepare(kData)));
  const std::string page = AMONHEN_SOURCE_DIR "/docs/puzzles.md";
  int puzzles = 0;
  for (const Block& block : json_blocks(match::read_file(page).take())) {
    ++puzzles;
    EXPECT_EQ(block.kind, "puzzle");
    EXPECT_TRUE(harness::is_done(driver->laboratory().check_puzzle(block.text, "example.json")))
        << "line " << block.line;
  }
  EXPECT_EQ(puzzles, 1);
}

}  // namespace
}  // namespace cli
