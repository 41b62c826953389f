// Films as files: every picture is in them, sound and chapters too, and what goes wrong is one
// sentence.

#include <chrono>
#include <cmath>
#include <csignal>
#include <cstdlib>
#include <fstream>
#include <thread>

#include <gtest/gtest.h>
#include <sys/stat.h>

#include "base/file.h"
#include "engine/film/film_writer.h"
#include "game/casting/encoding.h"
#include "tests/film/probe.h"
#include "tests/harness/done.h"
#include "tests/harness/own_folder.h"

namespace film_test {
namespace {

engine::FilmSettings settings_for(const std::filesystem::path& file) {
  const auto options = director::load_encoding(DATA_FOLDER);
  EXPECT_TRUE(options) << options.error();
  return {.file = file, .size = {64, 48}, .fps = 20, .has_sound = false, .options = *options};
}

std::shared_ptr<const engine::Pixels> picture(int number, glm::ivec2 size = {64, 48}) {
  engine::Pixels pixels{.size = size};
  pixels.rgba.assign(static_cast<std::size_t>(4) * static_cast<std::size_t>(size.x) *
                         static_cast<std::size_t>(size.y),
                     static_cast<std::uint8_t>(number * 5));
  return std::make_shared<const engine::Pixels>(std::move(pixels));
}

class FilmFile : public testing::TestWithParam<const char*> {};

TEST_P(FilmFile, HoldsEveryPictureAndItsChapters) {
  const harness::OwnFolder folder;
  const std::string file = (folder / (std::string("film") + GetParam())).string();
  auto writer = engine::FilmWriter::open(settings_for(file));
  ASSERT_TRUE(writer) << writer.error();
  for (int i = 0; i < 61; ++i) writer->add(picture(i));
  const std::vector<engine::Chapter> chapters{{0, "Turn 1"}, {40, "Turn 2; the #end=\\"}};
  EXPECT_TRUE(harness::is_done(writer->finish(chapters)));
  EXPECT_EQ(frames_in(file), 61);
  EXPECT_EQ(entries_of(file, "stream=codec_name,width,height,r_frame_rate -select_streams v"),
            "h264\n64\n48\n20/1\n");
  EXPECT_EQ(entries_of(file, "chapter_tags=title"), "Turn 1\nTurn 2; the #end=\\\n");
  EXPECT_FALSE(std::filesystem::exists(engine::growing_file(file)));
}
TEST_P(FilmFile, HoldsItsCaptionsAndLaysThemBeside) {
  const harness::OwnFolder folder;
  const std::string file = (folder / (std::string("film") + GetParam())).string();
  auto writer = engine::FilmWriter::open(settings_for(file));
  ASSERT_TRUE(writer) << writer.error();
  for (int i = 0; i < 61; ++i) writer->add(picture(i));
  const std::vector<engine::Caption> captions{{10, 25, "Free Peoples\n\n<4 & more>"},
                                              {30, 61, "Moria falls"}};
  EXPECT_TRUE(harness::is_done(writer->finish({}, captions)));
  EXPECT_EQ(*base::read_file(engine::caption_file(file).string()),
            "WEBVTT\n\n00:00:00.500 --> 00:00:01.250\nFree Peoples\n&lt;4 &amp; more&gt;\n\n"
            "00:00:01.500 --> 00:00:03.050\nMoria falls\n");
  EXPECT_EQ(entries_of(file, "stream=codec_type -select_streams s"), "subtitle\n");
  const std::string begins = entries_of(file, "packet=pts_time -select_streams s");
  for (const char* time : {"0.500000", "1.500000"})
    EXPECT_NE(begins.find(time), std::string::npos) << begins;
}
INSTANTIATE_TEST_SUITE_P(Matroska, FilmFile, testing::Values(".mkv"));
INSTANTIATE_TEST_SUITE_P(Mp4, FilmFile, testing::Values(".mp4"));

TEST(FilmWriter, LaysSoundBesideThePictures) {
  const harness::OwnFolder folder;
  const std::string file = (folder / "film.mkv").string();
  engine::FilmSettings settings = settings_for(file);
  settings.has_sound = true;
  auto writer = engine::FilmWriter::open(settings);
  ASSERT_TRUE(writer) << writer.error();
  constexpr int kSamples = engine::kFilmSampleRate / 20;
  for (int i = 0; i < 40; ++i) {
    std::vector<float> samples;
    for (int at = 0; at < kSamples; ++at) {
      const float wave = 0.2F * std::sin(static_cast<float>(at) * 0.05F);
      samples.insert(samples.end(), {wave, wave});
    }
    writer->add_sound(std::move(samples));
    writer->add(picture(i));
  }
  EXPECT_TRUE(harness::is_done(writer->finish({})));
  EXPECT_EQ(frames_in(file), 40);
  const std::string end = entries_of(file, "packet=pts_time -select_streams a");
  const double last = std::atof(end.substr(end.rfind('\n', end.size() - 2) + 1).c_str());
  constexpr double kBlock = 1024.0 / engine::kFilmSampleRate;
  EXPECT_NEAR(last + kBlock, 2.0, 1.0 / 30) << "sound and picture end within a frame";
}

TEST(FilmWriter, SaysWhyAndKeepsWhatThereIsWhenTheEncoderIsKilled) {
  const harness::OwnFolder folder;
  const std::string file = (folder / "film.mkv").string();
  auto writer = engine::FilmWriter::open(settings_for(file));
  ASSERT_TRUE(writer) << writer.error();
  for (int i = 0; i < 200; ++i) writer->add(picture(i));
  std::this_thread::sleep_for(std::chrono::milliseconds(700));
  kill(writer->encoder(), SIGKILL);
  for (int i = 0; i < 200; ++i) writer->add(picture(i));
  const base::Result<void> done = writer->finish({});
  EXPECT_EQ(harness::failure_of(done), "ffmpeg was ended by the signal 9.");
  EXPECT_FALSE(std::filesystem::exists(file));
  EXPECT_GT(frames_in(engine::growing_file(file).string()), 20);
}

TEST(FilmWriter, RefusesInOneSentence) {
  const harness::OwnFolder folder;
  const auto fault = [&](const char* name, glm::ivec2 size) {
    engine::FilmSettings settings = settings_for(folder / name);
    settings.size = size;
    const auto writer = engine::FilmWriter::open(settings);
    return writer ? std::string() : writer.error();
  };
  EXPECT_NE(fault("film.avi", {64, 48}).find("ends in .mkv or .mp4"), std::string::npos);
  EXPECT_NE(fault("film.mkv", {65, 48}).find("even"), std::string::npos);
  EXPECT_NE(fault("nowhere/film.mkv", {64, 48}).find("there is no folder"), std::string::npos);
  std::filesystem::create_directory(folder / "folder.mkv");
  EXPECT_NE(fault("folder.mkv", {64, 48}).find("a folder and no file"), std::string::npos);
  ASSERT_EQ(::mkfifo((folder / "film.mkv.part.mkv").c_str(), 0600), 0);
  EXPECT_NE(fault("film.mkv", {64, 48}).find("a pipe and no file"), std::string::npos);
}

TEST(FilmWriter, SaysThatTheEncoderIsNotInstalled) {
  const harness::OwnFolder folder;
  const char* known = std::getenv("PATH");
  const std::string path = known == nullptr ? "" : known;
  setenv("PATH", folder.string().c_str(), 1);
  const auto writer = engine::FilmWriter::open(settings_for(folder / "film.mkv"));
  setenv("PATH", path.c_str(), 1);
  ASSERT_FALSE(writer);
  EXPECT_EQ(writer.error(), "Films are encoded by the program ffmpeg, which is not installed.");
}

TEST(FilmWriter, SaysWhatTheEncoderComplainsOf) {
  const harness::OwnFolder folder;
  engine::FilmSettings settings = settings_for(folder / "film.mkv");
  settings.options.picture = {"-c:v", "no-such-encoder"};
  auto writer = engine::FilmWriter::open(settings);
  ASSERT_TRUE(writer) << writer.error();
  for (int i = 0; i < 100; ++i) writer->add(picture(i));
  EXPECT_NE(harness::failure_of(writer->finish({})).find("no-such-encoder"), std::string::npos);
}

}  // namespace
}  // namespace film_test
