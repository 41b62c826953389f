// Films that are made from the window while the game goes on.

#include "game/film/film_maker.h"

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <fstream>
#include <thread>

#include <gtest/gtest.h>

#include "game/commands/ids.h"
#include "game/match/folders/files.h"
#include "tests/film/games.h"
#include "tests/film/probe.h"
#include "tests/harness/own_folder.h"

namespace film_test {
namespace {

constexpr double kFrame = 1.0 / 30;

film::FilmMaker new_maker(engine::LiveFilm::Hear hear = {}) {
  return {{.program = PROGRAM,
           .data = DATA_FOLDER,
           .language = "en",
           .size = {320, 180},
           .fps = 5,
           .hear = std::move(hear)},
          loaded_game("wotr").resources.words};
}

std::string ring() {
  const auto text = match::read_file(std::string(SAVE_FOLDER) + "/ring.save");
  EXPECT_TRUE(text) << text.error();
  return *text;
}

engine::Pixels grey(glm::ivec2 size, int value) {
  engine::Pixels pixels{.size = size};
  pixels.rgba.assign(static_cast<std::size_t>(4) * static_cast<std::size_t>(size.x) *
                         static_cast<std::size_t>(size.y),
                     static_cast<std::uint8_t>(value));
  return pixels;
}

/// Until it has something to tell.
std::string notice_of(film::FilmMaker& maker) {
  for (int i = 0; i < 20000; ++i) {
    maker.update(0);
    if (std::string notice = maker.take_notice(); !notice.empty()) return notice;
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
  }
  return "nothing";
}

std::string encoder_path() {
  std::string path = said_by("command -v ffmpeg");
  return path.substr(0, path.find('\n'));
}

std::string path_of_programs() {
  const char* path = std::getenv("PATH");
  return path == nullptr ? "" : path;
}

/// In place of the encoder, while it lives.
class SlowEncoder {
 public:
  SlowEncoder(const harness::OwnFolder& folder, const std::string& command)
      : path_(path_of_programs()) {
    const std::string program = folder.write("ffmpeg", "#!/bin/sh\n" + command + "\n");
    std::filesystem::permissions(program, std::filesystem::perms::owner_all);
    setenv("PATH", (folder.string() + ":" + path_).c_str(), 1);
  }
  SlowEncoder(const SlowEncoder&) = delete;
  SlowEncoder& operator=(const SlowEncoder&) = delete;
  ~SlowEncoder() { setenv("PATH", path_.c_str(), 1); }

 private:
  std::string path_;
};

TEST(FilmMaker, RecordsTheWindowInItsTimeWhetherItIsDrawnOrNot) {
  const harness::OwnFolder folder;
  film::FilmMaker films = new_maker();
  films.keep_in(folder.path(), "wotr");
  films.take(commands::kFilmRecord, ring, {65, 49});
  ASSERT_TRUE(films.is_recording());
  for (int i = 0; i < 60; ++i) {
    if (i % 10 == 0) films.show(grey({65, 49}, i));
    if (i == 30) films.show(grey({80, 60}, i));  // the window was made larger
    films.update(kFrame);
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
  }
  EXPECT_EQ(films.shown().seconds, 2);
  films.take(commands::kFilmStop, ring, {65, 49});
  const std::string file = (folder / "wotr-1.mkv").string();
  EXPECT_EQ(notice_of(films), "The film was saved as " + file + ".");
  EXPECT_NEAR(frames_in(file), 60, 2);
  EXPECT_EQ(entries_of(file, "stream=width,height"), "64\n48\n");
}

TEST(FilmMaker, RecordsWhatIsHeardAsLongAsThePictures) {
  const harness::OwnFolder folder;
  std::size_t heard = 0;
  film::FilmMaker films = new_maker([&heard](std::span<float> stereo) {
    std::ranges::fill(stereo, 0.1F);
    heard += stereo.size() / 2;
  });
  const std::string file = (folder / "named.mkv").string();
  films.record_into(file, {64, 48});
  films.show(grey({64, 48}, 100));
  for (int i = 0; i < 45; ++i) {
    films.update(kFrame);
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
  }
  films.take(commands::kFilmStop, ring, {64, 48});
  EXPECT_EQ(notice_of(films), "The film was saved as " + file + ".");
  EXPECT_EQ(heard * 30 / engine::kFilmSampleRate, static_cast<std::size_t>(frames_in(file)));
  EXPECT_EQ(entries_of(file, "stream=codec_type"), "video\naudio\n");
}

TEST(FilmMaker, FilmsTheEndOfTheMatchBesideTheGame) {
  const harness::OwnFolder folder;
  film::FilmMaker films = new_maker();
  films.keep_in(folder.path(), "wotr");
  films.take(commands::kFilmLast, ring, {640, 360});
  EXPECT_TRUE(films.shown().is_made);
  const std::string file = (folder / "wotr-1.mkv").string();
  EXPECT_EQ(notice_of(films), "The film was saved as " + file + ".");
  EXPECT_GT(frames_in(file), 30 * 5);
  EXPECT_FALSE(films.shown().is_made);
  EXPECT_FALSE(std::filesystem::exists(folder / "wotr-1.save"));
}

TEST(FilmMaker, LeavesNoMatchBesideTheFilm) {
  const harness::OwnFolder folder;
  film::FilmMaker films = new_maker();
  films.keep_in(folder.path(), "wotr");
  films.take(commands::kFilmWhole, ring, {640, 360});
  for (const auto& file : std::filesystem::directory_iterator(folder.path())) {
    EXPECT_EQ(file.path().filename(), "wotr-1.mkv.part.mkv");
  }
}

TEST(FilmMaker, TwoWindowsMakeTwoFilms) {
  const harness::OwnFolder folder;
  film::FilmMaker one = new_maker();
  film::FilmMaker other = new_maker();
  for (film::FilmMaker* films : {&one, &other}) {
    films->keep_in(folder.path(), "wotr");
    films->take(commands::kFilmRecord, ring, {64, 48});
    films->show(grey({64, 48}, 100));
    for (int i = 0; i < 10; ++i) films->update(kFrame);
  }
  for (film::FilmMaker* films : {&one, &other}) films->take(commands::kFilmStop, ring, {64, 48});
  EXPECT_EQ(notice_of(one), "The film was saved as " + (folder / "wotr-1.mkv").string() + ".");
  EXPECT_EQ(notice_of(other), "The film was saved as " + (folder / "wotr-2.mkv").string() + ".");
  EXPECT_GT(frames_in((folder / "wotr-1.mkv").string()), 5);
  EXPECT_GT(frames_in((folder / "wotr-2.mkv").string()), 5);
}

TEST(FilmMaker, ARecordingEndsWithTheMakerThoughTheEncoderLags) {
  const harness::OwnFolder folder;
  harness::OwnFolder programs;
  const SlowEncoder slow(programs, "sleep 1; exec " + encoder_path() + " \"$@\"");
  const std::string file = (folder / "named.mkv").string();
  std::size_t heard = 0;
  {
    const auto ears = std::make_unique<std::size_t>(0);  // gone before the encoder is
    film::FilmMaker films = new_maker([&heard, &ears](std::span<float> stereo) {
      std::ranges::fill(stereo, 0.1F);
      heard += stereo.size() / 2 + *ears;
    });
    films.record_into(file, {64, 48});
    films.show(grey({64, 48}, 100));
    for (int i = 0; i < 45; ++i) films.update(kFrame);
  }
  EXPECT_NEAR(frames_in(file), 45, 1);
  EXPECT_EQ(heard * 30 / engine::kFilmSampleRate, static_cast<std::size_t>(frames_in(file)));
}

TEST(FilmMaker, ARecordingEndsThoughTheEncoderHangs) {
  const harness::OwnFolder folder;
  harness::OwnFolder programs;
  const SlowEncoder hung(programs, "exec sleep 600");
  film::FilmMaker films = new_maker();
  films.record_into((folder / "named.mkv").string(), {640, 480});
  films.show(grey({640, 480}, 100));
  for (int i = 0; i < 45; ++i) films.update(kFrame);
  films.take(commands::kFilmStop, ring, {640, 480});
  EXPECT_EQ(notice_of(films), "ffmpeg did not end and was stopped.");
}

TEST(FilmMaker, GivesAFilmUp) {
  const harness::OwnFolder folder;
  film::FilmMaker films = new_maker();
  films.keep_in(folder.path(), "wotr");
  films.take(commands::kFilmWhole, ring, {640, 360});
  EXPECT_TRUE(films.is_busy());
  films.take(commands::kFilmStop, ring, {640, 360});
  EXPECT_FALSE(films.is_busy());
  EXPECT_TRUE(std::filesystem::is_empty(folder.path()));
}

TEST(FilmMaker, MakesNoneWhereNothingIsKept) {
  film::FilmMaker films = new_maker();
  films.take(commands::kFilmRecord, ring, {640, 360});
  EXPECT_FALSE(films.is_busy());
  EXPECT_EQ(films.shown().fault, "This game is not saved, so there is no folder for films.");
}

TEST(FilmMaker, RecordsFromTheMenuWhileAGameIsPlayed) {
  const harness::OwnFolder folder;
  const std::string script =
      folder.write("record.script",
                   "click \"button:Keep this Guide\"\nwait 1\nkey Escape\nwait 0.3\n"
                   "press \"Films\"\nwait 0.3\n"
                   "press \"Record from now on\"\nwait 3\nkey Escape\n"
                   "wait 0.3\npress \"Films\"\nwait 0.3\n"
                   "press \"End the recording\"\nwait 1\n");
  const std::string said =
      said_by("{ " + std::string(PROGRAM) + " --offscreen --size 640x360 --new --seed 3 --data " +
              DATA_FOLDER + " --data-dir " + folder.string() + " --script " + script + " 2>&1; }");
  EXPECT_EQ(said, "");
  EXPECT_GT(frames_in((folder / "films/wotr-1.mkv").string()), 30);
}

}  // namespace
}  // namespace film_test
