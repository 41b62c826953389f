// A long game is heard: how loud it is, and what it costs.

#include <array>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <filesystem>

#include <gtest/gtest.h>

#include "engine/audio/wav_file.h"
#include "long_game.h"
#include "tests/harness/done.h"
#include "tests/harness/own_folder.h"

namespace sound_test {
namespace {

namespace fs = std::filesystem;

struct Loudness {
  double integrated = 0;  ///< LUFS
  double range = 0;       ///< LU
  double peak = 0;        ///< dBTP
};

double number_after(const std::string& text, const std::string& word, std::size_t from) {
  const std::size_t at = text.find(word, from);
  return at == std::string::npos ? NAN : std::atof(text.c_str() + at + word.size());
}

/// As ffmpeg's meter has it; nothing where there is no ffmpeg.
std::optional<Loudness> measure(const fs::path& file) {
  const std::string command = "ffmpeg -hide_banner -nostats -i '" + file.string() +
                              "' -af ebur128=peak=true -f null - 2>&1";
  FILE* const pipe = popen(command.c_str(), "r");
  if (pipe == nullptr) return std::nullopt;
  std::string text;
  std::array<char, 4096> part{};
  while (std::fgets(part.data(), part.size(), pipe) != nullptr) text += part.data();
  if (pclose(pipe) != 0) return std::nullopt;
  const std::size_t summary = text.rfind("Summary:");
  return Loudness{.integrated = number_after(text, "I:", summary),
                  .range = number_after(text, "LRA:", summary),
                  .peak = number_after(text, "Peak:", summary)};
}

std::optional<Loudness> loudness_of(const Heard& heard, const std::string& name) {
  const harness::OwnFolder own;
  const char* const kept = std::getenv("AMONHEN_SOUND_OUT");
  const fs::path folder = kept != nullptr ? fs::path(kept) : fs::path(own.string());
  const fs::path file = folder / (name + ".wav");
  EXPECT_TRUE(harness::is_done(engine::write_wav(file, heard.samples, 2, HeardTable::kRate)));
  const auto loudness = measure(file);
  if (loudness) {
    std::printf("%-22s %.0f s: %.1f LUFS, range %.1f LU, peak %.1f dBTP, %.2f %% of a core\n",
                name.c_str(), heard.seconds, loudness->integrated, loudness->range, loudness->peak,
                100 * heard.cost / heard.seconds);
  }
  return loudness;
}

TEST(Listening, AGameIsAsLoudAsAFilmAndNeverTooLoud) {
  for (const app::LoadedGame* game : {&wotr_game(), &trilogy_game()}) {
    const auto loudness = loudness_of(listen(*game, wanted_minutes(), {}), game->resources.game);
    if (!loudness) GTEST_SKIP() << "there is no ffmpeg";
    EXPECT_NEAR(loudness->integrated, -23, 2) << game->resources.game;
    EXPECT_LE(loudness->peak, -1) << game->resources.game;
    EXPECT_LE(loudness->range, 18) << game->resources.game;
  }
}

TEST(Listening, TheNightBringsLoudAndSoftTogether) {
  const auto loudness =
      loudness_of(listen(wotr_game(), wanted_minutes(), {.night = true}), "night");
  if (!loudness) GTEST_SKIP() << "there is no ffmpeg";
  EXPECT_LE(loudness->range, 8);
  EXPECT_LE(loudness->peak, -1);
}

TEST(Listening, MonoIsTheSameForBothEars) {
  HeardTable table(wotr_game(), {.mono = true});
  const auto session = random_session(wotr_game(), 3);
  play_for(table, *session, 20);
  const std::vector<float>& heard = table.samples();
  for (std::size_t i = 0; i + 1 < heard.size(); i += 2) ASSERT_EQ(heard[i], heard[i + 1]);
}

}  // namespace
}  // namespace sound_test
