// serve --autosave: where a match may be kept, what becomes of its file, and what marks a match.

#include <csignal>
#include <filesystem>
#include <fstream>

#include <gtest/gtest.h>
#include <sys/resource.h>
#include <sys/stat.h>

#include "tests/cli/toy_console.h"
#include "tests/harness/done.h"
#include "tests/harness/own_folder.h"

namespace cli {
namespace {

using nlohmann::json;
namespace fs = std::filesystem;

class KeptMatch : public ::testing::Test {
 protected:
  std::string path(const char* name = "race.save") const { return (folder_ / name).string(); }
  std::string kept() const { return *match::read_file(path()); }
  std::string saved() { return client_.ask({{"op", "save"}})["save"]; }
  /// A new match whose two cards are dealt by the generator.
  void deal() {
    ASSERT_TRUE(client_.ask({{"op", "new"}, {"seed", 5}})["ok"]);
    ASSERT_TRUE(client_.ask({{"op", "roll"}, {"count", 2}})["ok"]);
  }
  json choose() {
    const json decision = client_.ask({{"op", "decision"}});
    return client_.ask({{"op", "apply"}, {"number", decision["number"]}, {"id", 0}});
  }
  /// The save of that match with another first card.
  std::string edited_save() {
    deal();
    std::string save = saved();
    const std::size_t value = save.find("\"value\":") + 8;
    save[value] = save[value] == '1' ? '2' : '1';
    return save;
  }

  const harness::OwnFolder folder_;
  ToyConsole context_;
  Client client_{context_};
};

TEST_F(KeptMatch, IsKeptInAFileOrNotBegun) {
  ASSERT_EQ(::mkfifo(path("pipe").c_str(), 0600), 0);
  fs::create_symlink(path("nowhere"), path("link"));
  EXPECT_EQ(run_toy({"serve", "--autosave", ""}).err, "amonhen-cli: --autosave needs a value\n");
  for (const std::string& place : {path("pipe"), path("link"), path("no/race.save"),
                                   folder_.string(), std::string("/dev/null")}) {
    const Ran ran = run_toy({"serve", "--autosave", place}, "{\"op\":\"new\"}\n");
    EXPECT_EQ(ran.status, 3) << place;
    EXPECT_EQ(ran.out, "") << "nothing starts";
    EXPECT_EQ(lines_of(ran.err).size(), 1u) << ran.err;
    EXPECT_NE(ran.err.find("--autosave: " + place), std::string::npos) << ran.err;
  }
  EXPECT_TRUE(fs::is_fifo(path("pipe")));
  EXPECT_TRUE(fs::is_character_file("/dev/null"));
}

TEST_F(KeptMatch, IsWrittenAnewWhenItsFileIsGone) {
  ASSERT_TRUE(harness::is_done(client_.server().use_autosave(path())));
  deal();
  fs::remove(path());
  const json answer = choose();
  EXPECT_TRUE(answer["ok"]);
  ASSERT_EQ(answer["notices"].size(), 1u) << answer;
  EXPECT_NE(answer["notices"][0].get<std::string>().find("was deleted"), std::string::npos);
  EXPECT_EQ(kept(), saved()) << "no answered decision is lost";
  EXPECT_FALSE(client_.ask({{"op", "roll"}}).contains("notices")) << "told once";
}

TEST_F(KeptMatch, DoesNotShowWhatTheDiskRefused) {
  ASSERT_TRUE(harness::is_done(client_.server().use_autosave(path())));
  deal();
  const json before = client_.ask({{"op", "decision"}});
  const std::string file = kept();
  rlimit whole{};
  getrlimit(RLIMIT_FSIZE, &whole);
  std::signal(SIGXFSZ, SIG_IGN);
  const rlimit tight{file.size() + 10, whole.rlim_max};
  setrlimit(RLIMIT_FSIZE, &tight);
  const json answer = choose();
  setrlimit(RLIMIT_FSIZE, &whole);
  EXPECT_EQ(answer["error"]["code"], "autosave-failed") << answer;
  EXPECT_EQ(client_.ask({{"op", "decision"}}), before);
  EXPECT_EQ(kept(), file);
  EXPECT_TRUE(choose()["ok"]) << "when there is room again";
  EXPECT_EQ(kept(), saved());
}

TEST_F(KeptMatch, IsNotShownAsMadeWhereItsFolderIsGone) {
  fs::create_directory(path("folder"));
  ASSERT_TRUE(harness::is_done(client_.server().use_autosave(path("folder/race.save"))));
  deal();
  fs::remove_all(path("folder"));
  const json before = client_.ask({{"op", "decision"}});
  EXPECT_EQ(choose()["error"]["code"], "autosave-failed");
  EXPECT_EQ(client_.ask({{"op", "decision"}}), before);
}

TEST_F(KeptMatch, WhoseSaveWasEditedIsMarkedAndTheFileKept) {
  const std::string edited = edited_save();
  std::ofstream(path()) << edited;
  Client again(context_);
  ASSERT_TRUE(harness::is_done(again.server().use_autosave(path())));
  const json answer = again.ask({{"op", "state"}});
  EXPECT_EQ(answer["marks"], json({"edited"}));
  ASSERT_EQ(answer["notices"].size(), 2u) << answer;
  EXPECT_NE(answer["notices"][0].get<std::string>().find("line 2: the seed gives"),
            std::string::npos);
  EXPECT_EQ(*match::read_file(path("race.save.edited")), edited);
  EXPECT_EQ(kept(), again.ask({{"op", "save"}})["save"].get<std::string>());
  EXPECT_NE(kept().find("\"marks\":[\"edited\"]"), std::string::npos);
}

TEST_F(KeptMatch, ThatIsLoadedSaysWhatMarksIt) {
  const json answer = client_.ask({{"op", "load"}, {"save", edited_save()}});
  EXPECT_TRUE(answer["ok"]);
  EXPECT_EQ(answer["marks"], json({"edited"}));
  EXPECT_EQ(answer["notices"].size(), 1u);
}

TEST_F(KeptMatch, WhoseLuckIsForcedIsMarked) {
  deal();
  EXPECT_FALSE(client_.ask({{"op", "state"}}).contains("marks"));
  choose();
  const json forced = choose();  // a die, and not by the generator
  EXPECT_EQ(forced["marks"], json({"forced"}));
  const json loaded = client_.ask({{"op", "load"}, {"save", saved()}});
  EXPECT_EQ(loaded["marks"], json({"forced"}));
  EXPECT_FALSE(loaded.contains("notices")) << "it is no edit";
}

TEST_F(KeptMatch, WhosePlayerThisVersionLacksIsAPersonsAndToldSo) {
  deal();
  std::string save = saved();
  save.replace(save.find("\"human\""), 7, "\"wizard\"");
  const json answer = client_.ask({{"op", "load"}, {"save", save}});
  ASSERT_TRUE(answer["ok"]) << answer;
  ASSERT_EQ(answer["notices"].size(), 1u);
  EXPECT_NE(answer["notices"][0].get<std::string>().find("line 1: \"seats\": there is no player"),
            std::string::npos);
}

TEST_F(KeptMatch, ThatWasEditedIsNoGoodFile) {
  std::ofstream(path()) << edited_save();
  const Ran checked = run_toy({"check", path()});
  EXPECT_EQ(checked.status, 3);
  EXPECT_NE(checked.out.find(", line 2: the seed gives"), std::string::npos) << checked.out;
  EXPECT_NE(checked.err.find("the save was edited"), std::string::npos) << checked.err;
  const Ran replayed = run_toy({"replay", path(), "--log"});
  EXPECT_EQ(replayed.status, 0);
  EXPECT_NE(replayed.out.find("marked: edited"), std::string::npos) << replayed.out;
  EXPECT_EQ(lines_of(replayed.out)[0], "This game is marked: a save of it was edited.");
  EXPECT_EQ(json::parse(run_toy({"replay", path(), "--json"}).out)["marks"], json({"edited"}));
}

}  // namespace
}  // namespace cli
