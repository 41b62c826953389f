// Which files a game may be kept in, and that only one program does so.

#include "game/match/saves/locked_file.h"

#include <chrono>
#include <filesystem>
#include <fstream>
#include <thread>

#include <gtest/gtest.h>
#include <sys/stat.h>

#include "tests/harness/done.h"
#include "tests/harness/own_folder.h"

namespace match {
namespace {

namespace fs = std::filesystem;

class LockedFiles : public ::testing::Test {
 protected:
  std::string path(const char* name = "race.save") const { return (folder_ / name).string(); }
  void write(const std::string& text) const { std::ofstream(path()) << text; }

  static void expect_refused(const std::string& path, const std::string& reason) {
    const auto file = LockedFile::claim(path);
    ASSERT_FALSE(file.ok()) << path;
    EXPECT_NE(file.error().find(reason), std::string::npos) << file.error();
    EXPECT_EQ(file.error().find('\n'), std::string::npos) << file.error();
  }

  const harness::OwnFolder folder_;
};

TEST_F(LockedFiles, AreRegularOrFreeNamesAndNothingElse) {
  expect_refused("", "needs a name");
  expect_refused(path("no/such/folder/race.save"), "there is no folder");
  expect_refused(path("new/"), "there is no folder");
  expect_refused(folder_.string(), "it is a folder");
  expect_refused("/dev/null", "it is a device");
  fs::create_symlink(path("nowhere"), path("link"));
  expect_refused(path("link"), "leads nowhere");
  write("");
  expect_refused(path("race.save/below"), "race.save/below");
  EXPECT_TRUE(LockedFile::claim(path("free.save")).ok());
  EXPECT_FALSE(fs::exists(path("free.save"))) << "claiming a name writes nothing there";
}

TEST_F(LockedFiles, ArePipesNeitherWaitedForNorReplaced) {
  ASSERT_EQ(::mkfifo(path("pipe").c_str(), 0600), 0);
  expect_refused(path("pipe"), "it is a pipe");
  EXPECT_FALSE(replace_file(path("pipe"), "text").ok());
  EXPECT_TRUE(fs::is_fifo(path("pipe")));
}

TEST_F(LockedFiles, BehindALinkAreThoseItLeadsTo) {
  write("a game");
  fs::create_symlink(path(), path("link"));
  auto file = LockedFile::claim(path("link"));
  ASSERT_TRUE(file.ok()) << file.error();
  EXPECT_EQ(*file->text(), "a game");
  EXPECT_EQ(*file->begin("another"), "");
  EXPECT_TRUE(fs::is_symlink(path("link")));
  EXPECT_EQ(*read_file(path()), "another");
}

TEST_F(LockedFiles, HaveOneHolder) {
  const auto first = LockedFile::claim(path());
  ASSERT_TRUE(first.ok());
  expect_refused(path(), "another program");
}

TEST_F(LockedFiles, HaveOneHolderWhateverTheyAreCalled) {
  write("a game");
  fs::create_hard_link(path(), path("other.save"));
  fs::create_symlink(path(), path("link"));
  const auto first = LockedFile::claim(path());
  ASSERT_TRUE(first.ok());
  expect_refused(path("other.save"), "another program");
  expect_refused(path("link"), "another program");
  fs::remove(path("race.save.lock"));
  expect_refused(path(), "another program");
}

TEST_F(LockedFiles, AreFreeWhenTheirHolderIsGone) {
  write("a game");
  { ASSERT_TRUE(LockedFile::claim(path()).ok()); }
  EXPECT_TRUE(LockedFile::claim(path()).ok());
}

TEST_F(LockedFiles, AreNotBegunOverWhatAnotherProgramPutThere) {
  auto file = LockedFile::claim(path());
  write("a letter");
  const auto notice = file->begin("a game");
  ASSERT_TRUE(notice.ok()) << notice.error();
  EXPECT_NE(notice->find("race.save.changed"), std::string::npos) << *notice;
  EXPECT_EQ(*read_file(path("race.save.changed")), "a letter");
  EXPECT_EQ(*read_file(path()), "a game");
}

TEST_F(LockedFiles, ThatWereHalfWrittenAreBegunAfresh) {
  std::ofstream(path("race.save.new")) << "half a ga";
  auto file = LockedFile::claim(path());
  ASSERT_TRUE(file->begin("a game").ok());
  EXPECT_EQ(*read_file(path()), "a game");
  EXPECT_FALSE(fs::exists(path("race.save.new")));
}

TEST_F(LockedFiles, AreNotWrittenThroughALinkThatLiesInTheWay) {
  std::ofstream(path("letter")) << "a letter";
  fs::create_symlink(path("letter"), path("race.save.new"));
  auto file = LockedFile::claim(path());
  EXPECT_FALSE(file->begin("a game").ok());
  EXPECT_EQ(*read_file(path("letter")), "a letter");
}

TEST_F(LockedFiles, ThatArePutAsideAreNeverOverwritten) {
  for (const char* text : {"one", "two", "three"}) {
    write(text);
    ASSERT_TRUE(put_aside(path(), "damaged").ok());
  }
  EXPECT_EQ(*read_file(path("race.save.damaged")), "one");
  EXPECT_EQ(*read_file(path("race.save.damaged-2")), "two");
  EXPECT_EQ(*read_file(path("race.save.damaged-3")), "three");
}

TEST_F(LockedFiles, ThatCannotBeReadSaySo) {
  EXPECT_NE(read_file(path()).error().find("cannot open"), std::string::npos);
  EXPECT_FALSE(replace_file(path("no/folder"), "x").ok());
  write("0123456789");
  EXPECT_FALSE(read_file(path(), 5).ok());
}

TEST_F(LockedFiles, ThatAreNoFilesAreNotWaitedFor) {
  ASSERT_EQ(::mkfifo(path("pipe").c_str(), 0600), 0);
  EXPECT_EQ(read_file(path("pipe")).error(), path("pipe") + ": it is a pipe and no file");
  fs::create_directory(path("folder"));
  EXPECT_EQ(read_file(path("folder")).error(), path("folder") + ": it is a folder and no file");
}

TEST_F(LockedFiles, AreForTheirOwnerAlone) {
  auto file = LockedFile::claim(path());
  ASSERT_TRUE(file->begin("all hands").ok());
  EXPECT_EQ(fs::status(path()).permissions(), fs::perms::owner_read | fs::perms::owner_write);
  ASSERT_TRUE(make_folder(path("saves")).ok());
  EXPECT_EQ(fs::status(path("saves")).permissions(), fs::perms::owner_all);
}

TEST_F(LockedFiles, ThatAnotherHandChangedAtEqualLengthAreNoticed) {
  auto file = LockedFile::claim(path());
  ASSERT_TRUE(file->begin("a game").ok());
  EXPECT_EQ(file->harm(), "");
  std::this_thread::sleep_for(std::chrono::milliseconds(20));  // the clock of the file system
  std::ofstream(path(), std::ios::in | std::ios::out) << "A GAME";
  EXPECT_NE(file->harm().find("changed it"), std::string::npos);
}

TEST_F(LockedFiles, ThatAnotherHandChangedAreNoticedWhateverTheirDateSays) {
  auto file = LockedFile::claim(path());
  ASSERT_TRUE(file->begin("one ").ok());
  ASSERT_TRUE(harness::is_done(file->append("game")));
  const auto date = fs::last_write_time(path());
  const auto rewrite = [&](const char* text) {
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
    std::ofstream(path(), std::ios::in | std::ios::out) << text;
    fs::last_write_time(path(), date);
  };
  rewrite("one game");
  EXPECT_EQ(file->harm(), "") << "it is what it was";
  fs::permissions(path(), fs::perms::owner_all);
  EXPECT_EQ(file->harm(), "") << "other rights change no game";
  rewrite("two game");
  EXPECT_NE(file->harm().find("changed it"), std::string::npos);
}

TEST_F(LockedFiles, StayUnderAnotherNameWhenSomethingElseBegins) {
  auto file = LockedFile::claim(path());
  ASSERT_TRUE(file->begin("the old game").ok());
  const auto aside = file->keep_aside("earlier");
  ASSERT_TRUE(aside.ok());
  EXPECT_EQ(*read_file(path()), "the old game") << "until the new one is there";
  ASSERT_TRUE(file->begin("the new game").ok());
  EXPECT_EQ(*read_file(*aside), "the old game");
  EXPECT_EQ(*read_file(path()), "the new game");
}

}  // namespace
}  // namespace match
