// amonhen --film: what it makes is what it says, the same each time, and watchable.

#include <chrono>
#include <csignal>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <thread>

#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/file.h"
#include "tests/film/probe.h"
#include "tests/harness/own_folder.h"

namespace film_test {
namespace {

using nlohmann::json;

std::string save(const std::string& name) {
  return std::string(SAVE_FOLDER) + "/" + name + ".save";
}

std::string command(const std::string& name, const std::string& file, const std::string& more) {
  return std::string(PROGRAM) + " --film " + save(name) + " --out " + file + " --data " +
         DATA_FOLDER + " --size 320x180 --fps 5 --pace brisk " + more;
}

json filmed(const std::string& name, const std::string& file, const std::string& more) {
  return json::parse(said_by(command(name, file, more)), nullptr, false);
}

std::string refused(const std::string& arguments) {
  return said_by("{ " + std::string(PROGRAM) + " --data " + DATA_FOLDER + " " + arguments +
                 " 2>&1; }");
}

class FilmOf : public testing::TestWithParam<const char*> {};

TEST_P(FilmOf, HoldsWhatTheReportSaysAndIsTheSameEachTime) {
  const harness::OwnFolder folder;
  const std::string one = (folder / "one.mkv").string();
  const std::string other = (folder / "other.mkv").string();
  const json report = filmed(GetParam(), one, "--last 15");
  ASSERT_TRUE(report.is_object());
  EXPECT_EQ(frames_in(one), report["frames"].get<int>());
  EXPECT_EQ(entries_of(one, "stream=codec_name,width,height,r_frame_rate -select_streams v"),
            "h264\n320\n180\n5/1\n");
  EXPECT_EQ(entries_of(one, "chapter_tags=title").substr(0, 5), "Turn ");
  ASSERT_TRUE(filmed(GetParam(), other, "--last 15").is_object());
  EXPECT_EQ(sums_of(one), sums_of(other));
}

TEST_P(FilmOf, IsNeverBlackAndNeverStandsStill) {
  const harness::OwnFolder folder;
  const std::string film = (folder / "film.mkv").string();
  ASSERT_TRUE(filmed(GetParam(), film, "--last 30").is_object());
  const std::string found = said_by("{ ffmpeg -nostats -i " + film +
                                    " -vf blackdetect=d=0.2,freezedetect=d=8 -f null - 2>&1; }");
  EXPECT_NE(found.find("frame="), std::string::npos);
  EXPECT_EQ(found.find("black_start"), std::string::npos);
  EXPECT_EQ(found.find("freeze_start"), std::string::npos);
}
TEST_P(FilmOf, TellsAStrangerWhoPlaysWhatWinsAndWhoHasWon) {
  const harness::OwnFolder folder;
  ASSERT_TRUE(
      filmed(GetParam(), (folder / "film.mkv").string(), "--last 15 --language en").is_object());
  EXPECT_TRUE(std::filesystem::exists(folder / "film.png")) << "a still for whoever shares it";
  const std::string told = *base::read_file((folder / "film.vtt").string());
  for (const char* words : {"How it ended", " · ", "Ring goes into the fire", "The game ended"}) {
    EXPECT_NE(told.find(words), std::string::npos) << words << " in " << told;
  }
  EXPECT_TRUE(told.find("have won") < told.size() || told.find("has won") < told.size()) << told;
}
INSTANTIATE_TEST_SUITE_P(War, FilmOf, testing::Values("ring"));
INSTANTIATE_TEST_SUITE_P(Trilogy, FilmOf, testing::Values("trilogy_two"));

TEST(FilmCommand, LeavesAFilmBehindThatCanBeWatchedWhenItIsKilled) {
  const harness::OwnFolder folder;
  const std::string file = (folder / "film.mkv").string();
  const std::string growing = file + ".part.mkv";
  const pid_t child = fork();
  if (child == 0) {
    const std::string words = "exec " + command("ring", file, "> /dev/null 2>&1");
    execl("/bin/sh", "sh", "-c", words.c_str(), nullptr);
    _exit(127);
  }
  std::error_code error;
  for (int i = 0; i < 1200 && std::filesystem::file_size(growing, error) + 1 < 100000; ++i) {
    std::this_thread::sleep_for(std::chrono::milliseconds(50));
  }
  kill(child, SIGKILL);
  waitpid(child, nullptr, 0);
  std::this_thread::sleep_for(std::chrono::milliseconds(500));  // the encoder ends by itself
  EXPECT_GT(frames_in(growing), 10);
  EXPECT_FALSE(std::filesystem::exists(file));
}

TEST(FilmCommand, EndsWithWhoeverOrderedIt) {
  const harness::OwnFolder folder;
  const std::string file = (folder / "film.mkv").string();
  const std::string growing = file + ".part.mkv";
  const pid_t orderer = fork();
  if (orderer == 0) {
    const std::string words = command("ring", file, "--while $$ > /dev/null 2>&1 & echo $! > ") +
                              (folder / "maker").string() + "; wait";
    execl("/bin/sh", "sh", "-c", words.c_str(), nullptr);
    _exit(127);
  }
  std::error_code error;
  for (int i = 0; i < 1200 && std::filesystem::file_size(growing, error) + 1 < 2; ++i) {
    std::this_thread::sleep_for(std::chrono::milliseconds(50));
  }
  ASSERT_TRUE(std::filesystem::exists(growing));
  kill(orderer, SIGKILL);
  waitpid(orderer, nullptr, 0);
  // Of a program that has ended nothing is left but a number that nobody has asked for.
  const std::string words = "cat /proc/$(cat " + (folder / "maker").string() + ")/cmdline";
  for (int i = 0; i < 200 && !said_by(words).empty(); ++i) {
    std::this_thread::sleep_for(std::chrono::milliseconds(50));
  }
  EXPECT_EQ(said_by(words), "");
  EXPECT_FALSE(std::filesystem::exists(file));
}

TEST(FilmCommand, SaysThatTheEncoderHangs) {
  const harness::OwnFolder folder;
  const harness::OwnFolder programs;
  const std::string program = programs.write("ffmpeg", "#!/bin/sh\nexec sleep 600\n");
  std::filesystem::permissions(program, std::filesystem::perms::owner_all);
  const std::string said =
      said_by("{ PATH=" + programs.string() + ":$PATH " +
              command("ring", (folder / "film.mkv").string(), "") + " 2>&1; echo $?; }");
  EXPECT_EQ(said, "amonhen: ffmpeg did not end and was stopped.\n3\n");
}

TEST(FilmCommand, RefusesInOneSentence) {
  const std::string ring = "--film " + save("ring");
  const harness::OwnFolder folder;
  const auto expect = [&](const std::string& arguments, const std::string& words) {
    const std::string said = refused(arguments);
    EXPECT_NE(said.find(words), std::string::npos) << arguments << ": " << said;
    EXPECT_EQ(std::count(said.begin(), said.end(), '\n'), 1) << said;
  };
  expect(ring + " --viewer gandalf", "--viewer gandalf: there are public, all, free, shadow");
  expect(ring + " --pace hasty", "it is slow, normal or brisk");
  expect(ring + " --turns 5-3", "write it like 3-5");
  expect(ring + " --turns 900-901", "has no such turns");
  expect(ring + " --reel --last 30", "choose one of them");
  expect(ring + " --fps 500", "--fps");
  expect(ring + " --size 321x180", "even");
  expect(ring + " --out " + folder.string() + "/film.gif", "ends in .mkv or .mp4");
  expect("--film " + folder.string() + "/none.save", "cannot");
  expect(ring + " --while 1 --out " + folder.string() + "/film.mkv", "--while 1: that process");
  expect("--reel", "--reel means something only with --film");
}

}  // namespace
}  // namespace film_test
