// Scenarios at the command line and in the driver, and the page about them.

#include <filesystem>
#include <fstream>

#include <gtest/gtest.h>

#include "game/wotr/driver/driver.h"
#include "rules/wotr/game.h"
#include "tests/cli/data_folder.h"
#include "tests/cli/document.h"
#include "tests/cli/toy_console.h"
#include "tests/harness/own_folder.h"

namespace cli {
namespace {

using nlohmann::json;

Ran run_wotr(std::vector<std::string> words, const std::string& input = {}) {
  Games games;
  games.push_back(wotr_driver::driver());
  words.insert(words.end(), {"--data", kData});
  std::istringstream in(input);
  std::ostringstream out, err;
  const int status = run(words, games, {in, out, err});
  return {status, out.str(), err.str()};
}

TEST(Scenarios, AreListed) {
  const Ran listed = run_wotr({"scenarios", "--json"});
  EXPECT_EQ(listed.status, 0) << listed.err;
  const std::vector<std::string> lines = lines_of(listed.out);
  EXPECT_GE(lines.size(), 8u);
  EXPECT_EQ(json::parse(lines[0])["id"], "a-close-race");
  const Ran text = run_wotr({"scenarios"});
  EXPECT_EQ(lines_of(text.out)[0], "a-close-race: A Close Race");
  EXPECT_EQ(run_toy({"scenarios"}).out, "");
}

TEST(Scenarios, SelfplayBeginsWithOne) {
  const Ran ran = run_wotr({"selfplay", "--scenario", "a-close-race", "--games", "3", "--json"});
  ASSERT_EQ(ran.status, 0) << ran.err;
  EXPECT_GE(json::parse(lines_of(ran.out)[0])["turns"], 12);
  const Ran unknown = run_wotr({"selfplay", "--scenario", "the-party-tree"});
  EXPECT_EQ(unknown.status, 2);
  EXPECT_NE(unknown.err.find("there is no scenario \"the-party-tree\"; there are a-close-race, "),
            std::string::npos);
}

TEST(Scenarios, FilesAndFoldersOfThemAreChecked) {
  EXPECT_EQ(run_wotr({"check", kData, kData + "/wotr", kData + "/wotr/"}).status, 0);
  EXPECT_EQ(run_wotr({"check", kData + "/wotr/scenarios/first-steps.json"}).out,
            kData + "/wotr/scenarios/first-steps.json: a scenario of wotr, good\n");
  const json bad = {{"format", 1},
                    {"title", "Too many"},
                    {"text", "…"},
                    {"players", 2},
                    {"position", {{"turn", 0}}}};
  const harness::OwnFolder folder;
  const std::string path = folder.write("too-many.json", bad.dump(1));
  const Ran ran = run_wotr({"check", path});
  EXPECT_EQ(ran.status, 3);
  EXPECT_EQ(ran.err,
            "amonhen-cli: " + path + ": position, turn: 0 is not a number from 1 to 9999\n");
  const std::string broken = folder.write("broken.json", "{\n\"format\": 1,");
  EXPECT_NE(run_wotr({"check", broken}).err.find(broken + ", line 2, column 12: it is not JSON"),
            std::string::npos);
}

TEST(Scenarios, EveryBadOneOfADataFolderIsTold) {
  namespace fs = std::filesystem;
  const harness::OwnFolder own;
  const fs::path data = own / "data";
  fs::copy(kData, data, fs::copy_options::recursive);
  EXPECT_EQ(run_wotr({"check", data.string()}).status, 0);
  const fs::path folder = data / "wotr" / "scenarios";
  std::ofstream(folder / "empty.json") << "{}";
  std::ofstream(folder / "nowhere.json")
      << R"({"format":1,"title":"x","text":"y","players":2,"position":{"regions":{"mordor":{}}}})";
  for (const fs::path& checked : {data, data / "wotr"}) {
    const Ran ran = run_wotr({"check", checked.string()});
    EXPECT_EQ(ran.status, 3);
    EXPECT_EQ(lines_of(ran.err).size(), 2u) << ran.err;
    EXPECT_NE(ran.err.find("empty.json: "), std::string::npos);
    EXPECT_NE(ran.err.find("nowhere.json: position, regions.mordor: "), std::string::npos);
  }
}

TEST(Scenarios, TheDriverTakesAName) {
  const Ran ran = run_wotr({"serve"}, R"({"op":"new","scenario":"war-in-the-north","seed":4}
{"op":"state"}
{"op":"save"}
{"op":"new","scenario":"war-in-the-north","position":{}}
{"op":"new","scenario":"war-in-the-north","players":3}
{"op":"new","scenario":7}
)");
  const std::vector<std::string> lines = lines_of(ran.out);
  ASSERT_EQ(lines.size(), 6u);
  EXPECT_EQ(json::parse(lines[0])["ok"], true) << lines[0];
  EXPECT_EQ(json::parse(lines[1])["state"]["victoryPoints"]["shadow"], 4);
  const std::string save = json::parse(lines[2])["save"];
  const json header = json::parse(lines_of(save)[0]);
  EXPECT_TRUE(header["position"]["regions"].contains("dale"));
  EXPECT_EQ(header["scenario"], "war-in-the-north");
  EXPECT_EQ(header["goals"].size(), 2U);
  for (std::size_t i = 3; i < 6; ++i) {
    EXPECT_EQ(json::parse(lines[i])["error"]["code"], "bad-setup") << lines[i];
  }
}

TEST(Scenarios, TheExampleOfThePageIsGood) {
  const harness::OwnFolder folder;
  const std::string page = *match::read_file(AMONHEN_SOURCE_DIR "/docs/scenarios.md");
  int examples = 0;
  for (const Block& block : json_blocks(page)) {
    if (block.kind != "scenario") continue;
    ++examples;
    const Ran ran = run_wotr({"check", folder.write("example.json", block.text)});
    EXPECT_EQ(ran.status, 0) << "docs/scenarios.md:" << block.line << " " << ran.err;
  }
  EXPECT_EQ(examples, 1);
}

TEST(Scenarios, ThePageNamesThemAll) {
  const std::string page = *match::read_file(AMONHEN_SOURCE_DIR "/docs/scenarios.md");
  for (const match::Scenario& scenario : match::read_scenarios(kData, "wotr").scenarios) {
    EXPECT_NE(page.find("| `" + scenario.id + "` |"), std::string::npos) << scenario.id;
  }
}

}  // namespace
}  // namespace cli
