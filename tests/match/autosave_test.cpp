#include "game/match/saves/autosave.h"

#include <csignal>
#include <filesystem>
#include <fstream>
#include <memory>

#include <gtest/gtest.h>
#include <sys/resource.h>

#include "tests/harness/done.h"
#include "tests/harness/own_folder.h"
#include "tests/match/played_race.h"

namespace match {
namespace {

class AutosaveTest : public ::testing::Test {
 protected:
  std::string path() const { return (folder_ / "race.save").string(); }
  /// Nobody else may play there until it is gone.
  std::shared_ptr<LockedFile> file() const {
    return std::make_shared<LockedFile>(std::move(*LockedFile::claim(path())));
  }

  const harness::OwnFolder folder_;
};

using Race = Autosave<toy::Race>;

/// One decision more, recorded and flushed.
base::Result<void> play_on(Match<toy::Race>& match, Race& autosave) {
  match.pending().is_chance() ? static_cast<void>(match.roll())
                              : static_cast<void>(match.play({toy::kRoll}));
  autosave.record(match);
  return autosave.flush(match);
}

TEST_F(AutosaveTest, TheFileIsTheSaveAfterEveryFlush) {
  auto match = toy::new_match(4);
  auto autosave = Race::create(file(), match);
  ASSERT_TRUE(autosave.ok()) << autosave.error();
  while (!match.pending().is_over()) {
    ASSERT_TRUE(harness::is_done(play_on(match, *autosave)));
    ASSERT_EQ(*read_file(path()), save_text(match));
    ASSERT_EQ(autosave->take_notice(), "");
  }
}

TEST_F(AutosaveTest, UndoIsALineOfIt) {
  auto match = toy::dealt_match();
  auto autosave = Race::create(file(), match);
  match.play({toy::kRoll});
  autosave->record(match);
  match.undo(2);
  autosave->record(match);
  ASSERT_TRUE(harness::is_done(autosave->flush(match)));
  EXPECT_EQ(*read_file(path()), save_text(match));
}

TEST_F(AutosaveTest, ItGoesOnInAFileThatIsThere) {
  auto match = toy::dealt_match();
  { ASSERT_TRUE(Race::create(file(), match).ok()); }
  auto autosave = Race::go_on(file(), match);
  ASSERT_TRUE(harness::is_done(play_on(match, autosave)));
  EXPECT_EQ(*read_file(path()), save_text(match));
}

/// What another hand does to the file while the game is kept in it.
struct Harm {
  const char* name;
  void (*happens)(const std::string& path);
  const char* sentence;
  const char* aside;  ///< what is found beside it afterwards, or null
};
void PrintTo(const Harm& harm, std::ostream* out) { *out << harm.name; }

class HarmedAutosave : public AutosaveTest, public ::testing::WithParamInterface<Harm> {};

TEST_P(HarmedAutosave, IsBegunAnewWithTheWholeGameAndASentence) {
  auto match = toy::new_match(4);
  auto autosave = Race::create(file(), match);
  ASSERT_TRUE(harness::is_done(play_on(match, *autosave)));
  GetParam().happens(path());
  ASSERT_TRUE(harness::is_done(play_on(match, *autosave)));
  EXPECT_EQ(*read_file(path()), save_text(match)) << "every decision that was made";
  const std::string notice = autosave->take_notice();
  EXPECT_NE(notice.find(path() + ": "), std::string::npos) << notice;
  EXPECT_NE(notice.find(GetParam().sentence), std::string::npos) << notice;
  EXPECT_NE(notice.find("anew"), std::string::npos) << notice;
  const std::string aside = path() + ".changed";
  ASSERT_EQ(std::filesystem::exists(aside), GetParam().aside != nullptr);
  if (GetParam().aside != nullptr) {
    EXPECT_EQ(*read_file(aside), GetParam().aside);
  }
  ASSERT_TRUE(harness::is_done(play_on(match, *autosave)));
  EXPECT_EQ(autosave->take_notice(), "") << "once";
  EXPECT_EQ(*read_file(path()), save_text(match));
  std::filesystem::remove(path() + ".lock");
  EXPECT_FALSE(LockedFile::claim(path()).ok()) << "the new file is held, too";
}

INSTANTIATE_TEST_SUITE_P(
    Harms, HarmedAutosave,
    ::testing::Values(
        Harm{"Deleted", [](const std::string& path) { std::filesystem::remove(path); }, "deleted",
             nullptr},
        Harm{"MovedAway",
             [](const std::string& path) { std::filesystem::rename(path, path + ".mine"); },
             "moved away", nullptr},
        Harm{"Replaced",
             [](const std::string& path) {
               std::filesystem::remove(path);
               std::ofstream(path) << "a letter";
             },
             "took its place", "a letter"},
        Harm{"Emptied", [](const std::string& path) { std::filesystem::resize_file(path, 0); },
             "changed it", ""}),
    [](const auto& harm) { return harm.param.name; });

TEST_F(AutosaveTest, WhereNoFileCanBeTheDecisionIsNotKept) {
  auto match = toy::new_match(4);
  auto autosave = Race::create(file(), match);
  std::filesystem::remove(path());
  std::filesystem::create_directory(path());
  const std::string fault = harness::failure_of(play_on(match, *autosave));
  EXPECT_NE(fault.find("it is a folder"), std::string::npos) << fault;
  std::filesystem::remove(path());
  ASSERT_TRUE(harness::is_done(play_on(match, *autosave))) << "and it is tried again";
  EXPECT_EQ(*read_file(path()), save_text(match));
}

TEST_F(AutosaveTest, AFullDiskLeavesTheFileAsItWas) {
  auto match = toy::dealt_match();
  auto autosave = Race::create(file(), match);
  ASSERT_TRUE(autosave.ok());
  const std::string before = *read_file(path());
  rlimit whole{};
  getrlimit(RLIMIT_FSIZE, &whole);
  const rlimit tight{before.size() + 10, whole.rlim_max};
  std::signal(SIGXFSZ, SIG_IGN);
  setrlimit(RLIMIT_FSIZE, &tight);
  const std::string fault = harness::failure_of(play_on(match, *autosave));
  setrlimit(RLIMIT_FSIZE, &whole);
  EXPECT_NE(fault.find("cannot write"), std::string::npos) << fault;
  EXPECT_EQ(*read_file(path()), before);
}

}  // namespace
}  // namespace match
