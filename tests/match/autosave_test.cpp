#include "game/match/autosave.h"

#include <csignal>
#include <filesystem>
#include <fstream>

#include <gtest/gtest.h>
#include <sys/resource.h>

#include "tests/match/played_race.h"

namespace match {
namespace {

/// A folder of its own for every test, gone afterwards.
class AutosaveTest : public ::testing::Test {
 protected:
  AutosaveTest() {
    const auto* test = ::testing::UnitTest::GetInstance()->current_test_info();
    folder_ = std::filesystem::path(::testing::TempDir()) /
              ("amonhen-autosave-" + std::string(test->name()));
    std::filesystem::remove_all(folder_);
    std::filesystem::create_directories(folder_);
  }
  ~AutosaveTest() override { std::filesystem::remove_all(folder_); }
  std::string path() const { return (folder_ / "race.save").string(); }

  std::filesystem::path folder_;
};

using AutosaveFiles = AutosaveTest;

TEST_F(AutosaveTest, TheFileIsTheSaveAfterEveryFlush) {
  auto match = toy::new_match(4);
  auto autosave = Autosave<toy::Race>::create(path(), match);
  ASSERT_TRUE(autosave.ok()) << autosave.error();
  players::RandomChoice choice(4);
  while (!match.pending().is_over()) {
    match.pending().is_chance() ? static_cast<void>(match.roll())
                                : static_cast<void>(match.play(choice.pick(match.pending())));
    autosave->record(match);
    ASSERT_EQ(autosave->flush(), "");
    ASSERT_EQ(*read_file(path()), save_text(match));
  }
}

TEST_F(AutosaveTest, UndoIsALineOfIt) {
  auto match = toy::dealt_match();
  auto autosave = Autosave<toy::Race>::create(path(), match);
  match.play({toy::kRoll});
  autosave->record(match);
  match.undo(2);
  autosave->record(match);
  ASSERT_EQ(autosave->flush(), "");
  EXPECT_EQ(*read_file(path()), save_text(match));
}

TEST_F(AutosaveTest, ItGoesOnInAFileThatIsThere) {
  auto match = toy::dealt_match();
  { ASSERT_TRUE(Autosave<toy::Race>::create(path(), match).ok()); }
  auto autosave = Autosave<toy::Race>::go_on(path(), match);
  match.play({toy::kRoll});
  autosave->record(match);
  ASSERT_EQ(autosave->flush(), "");
  EXPECT_EQ(*read_file(path()), save_text(match));
}

TEST_F(AutosaveTest, AFullDiskLeavesTheFileAsItWas) {
  auto match = toy::dealt_match();
  auto autosave = Autosave<toy::Race>::create(path(), match);
  ASSERT_TRUE(autosave.ok());
  const std::string before = *read_file(path());
  rlimit whole{};
  getrlimit(RLIMIT_FSIZE, &whole);
  const rlimit tight{before.size() + 10, whole.rlim_max};
  std::signal(SIGXFSZ, SIG_IGN);
  setrlimit(RLIMIT_FSIZE, &tight);
  match.play({toy::kRoll});
  autosave->record(match);
  const std::string fault = autosave->flush();
  setrlimit(RLIMIT_FSIZE, &whole);
  EXPECT_NE(fault.find("cannot write"), std::string::npos) << fault;
  EXPECT_EQ(*read_file(path()), before);
}

TEST_F(AutosaveFiles, OneGameHasOneLock) {
  const auto first = lock_game(path());
  ASSERT_TRUE(first.ok());
  const auto second = lock_game(path());
  ASSERT_FALSE(second.ok());
  EXPECT_NE(second.error().find("another program"), std::string::npos);
}

TEST_F(AutosaveFiles, ALockEndsWithItsHolder) {
  { const auto first = lock_game(path()); }
  EXPECT_TRUE(lock_game(path()).ok());
}

TEST_F(AutosaveFiles, WhatIsPutAsideIsNeverOverwritten) {
  for (const char* text : {"one", "two", "three"}) {
    std::ofstream(path()) << text;
    ASSERT_TRUE(put_aside(path(), "damaged").ok());
  }
  EXPECT_EQ(*read_file(path() + ".damaged"), "one");
  EXPECT_EQ(*read_file(path() + ".damaged-2"), "two");
  EXPECT_EQ(*read_file(path() + ".damaged-3"), "three");
}

TEST_F(AutosaveFiles, WhatCannotBeDoneIsSaid) {
  EXPECT_NE(read_file(path()).error().find("cannot open"), std::string::npos);
  EXPECT_FALSE(AppendFile::create((folder_ / "no" / "folder").string(), "x").ok());
  EXPECT_FALSE(AppendFile::open(path()).ok());
  std::ofstream(path()) << "0123456789";
  EXPECT_FALSE(read_file(path(), 5).ok());
}

}  // namespace
}  // namespace match
