// A long game is heard: how loud it is, what the music does, what it costs.

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <filesystem>
#include <fstream>
#include <map>

#include <gtest/gtest.h>

#include "engine/audio/wav_file.h"
#include "heard_table.h"
#include "tests/harness/own_folder.h"

namespace sound_test {
namespace {

namespace fs = std::filesystem;

double wanted_minutes() {
  const char* const wanted = std::getenv("AMONHEN_SOUND_MINUTES");
  return wanted != nullptr ? std::atof(wanted) : 4;
}

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

/// What a game of so many minutes sounds like, and the seconds of a processor that it took.
struct Heard {
  std::vector<float> samples;
  std::vector<sound::BarPlayed> bars;
  double seconds = 0;
  double cost = 0;
};

/// The camera goes about as it does for whoever watches.
Heard listen(const app::LoadedGame& game, double minutes, screens::SoundSettings settings) {
  HeardTable table(game, settings);
  Heard heard;
  std::uint64_t seed = 1;
  auto session = random_session(game, seed);
  const std::clock_t before = std::clock();
  std::size_t region = 0;
  while (heard.seconds < minutes * 60) {
    if (session->is_over()) session = random_session(game, ++seed);
    region = (region + 17) % table.layout().regions.size();
    table.look_at(table.layout().regions[region].settlement, region % 3 == 0 ? 120.0F : 55.0F);
    play_for(table, *session, 10);
    heard.seconds += 10;
  }
  heard.cost = static_cast<double>(std::clock() - before) / CLOCKS_PER_SEC;
  heard.bars = table.soundscape().music().played();
  heard.samples = table.take_samples();
  return heard;
}

std::optional<Loudness> loudness_of(const Heard& heard, const std::string& name) {
  const harness::OwnFolder own;
  const char* const kept = std::getenv("AMONHEN_SOUND_OUT");
  const fs::path folder = kept != nullptr ? fs::path(kept) : fs::path(own.string());
  const fs::path file = folder / (name + ".wav");
  EXPECT_FALSE(engine::write_wav(file, heard.samples, 2, HeardTable::kRate));
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

TEST(Music, IsSilentForLongAndRepeatsNoBarTooOften) {
  const Heard heard =
      listen(wotr_game(), std::max(6.0, wanted_minutes()), {.effects = 0, .bed = 0, .music = 50});
  ASSERT_GT(heard.bars.size(), 20U);
  double sounds = 0;
  int same = 1;
  int most = 1;
  for (std::size_t i = 0; i < heard.bars.size(); ++i) {
    sounds += heard.bars[i].seconds;
    if (i == 0) continue;
    const sound::BarPlayed& before = heard.bars[i - 1];
    const sound::BarPlayed& now = heard.bars[i];
    // Whatever changes does so where a bar ends, and never within one.
    EXPECT_GE(now.at, before.at + before.seconds - 1e-6);
    same = now.bar == before.bar && now.theme == before.theme ? same + 1 : 1;
    most = std::max(most, same);
  }
  EXPECT_LE(most, 3);
  const double length = heard.bars.back().at + heard.bars.back().seconds - heard.bars.front().at;
  const double silence = 1 - sounds / length;
  std::printf("%-22s %.0f %% of silence in %zu bars\n", "music", 100 * silence, heard.bars.size());
  EXPECT_GE(silence, 0.2);
  EXPECT_LE(silence, 0.4);
}

TEST(Music, IsOffByOneKey) {
  HeardTable table(wotr_game(), {.effects = 0, .bed = 0, .has_music = false});
  const auto session = random_session(wotr_game(), 3);
  play_for(table, *session, 25);
  for (const float sample : table.samples()) ASSERT_EQ(sample, 0);
}

/// Share of the energy below so many hertz, by a plain low pass.
double share_below(const std::vector<float>& stereo, std::size_t from, float hertz) {
  const float follows = 1 - std::exp(-2 * 3.14159265F * hertz / HeardTable::kRate);
  float slow = 0;
  double below = 0;
  double all = 1e-12;
  for (std::size_t i = from; i < stereo.size(); i += 2) {
    slow += (stereo[i] - slow) * follows;
    below += slow * slow;
    all += stereo[i] * stereo[i];
  }
  return below / all;
}

TEST(Beds, FollowTheCameraWithoutAClick) {
  HeardTable table(wotr_game(), {.all = 100, .effects = 0, .bed = 100, .has_music = false});
  const auto place_of = [&](std::string_view id) {
    return std::ranges::find(table.layout().regions, id, &table::RegionLayout::id)->settlement;
  };
  table.look_at(place_of("the-shire"), 40);
  table.pass_for(6);
  const std::size_t shire_from = table.samples().size() / 2 / 2 * 2;
  const double shire = share_below(table.samples(), shire_from, 120);
  table.look_at(place_of("gorgoroth"), 40);
  table.pass_for(8);
  const std::vector<float>& heard = table.samples();
  const double mordor = share_below(heard, heard.size() - 4 * HeardTable::kRate, 120);
  EXPECT_GT(mordor, 2 * shire);
  EXPECT_GT(mordor, 0.3);
  float largest = 0;
  for (std::size_t i = 2; i < heard.size(); ++i) {
    largest = std::max(largest, std::abs(heard[i] - heard[i - 2]));
  }
  EXPECT_LE(largest, 0.2F);
}

TEST(Beds, DieAwayOnATableThatIsLeftAlone) {
  HeardTable table(wotr_game(), {.effects = 0, .has_music = false});
  table.pass_for(4);
  table.leave_alone();
  table.pass_for(26);
  const std::vector<float>& heard = table.samples();
  const double seconds = static_cast<double>(heard.size()) / 2 / HeardTable::kRate;
  EXPECT_GT(energy(heard, 2, 4), 1e-4);
  EXPECT_LT(energy(heard, seconds - 2, seconds), 1e-6);
}

}  // namespace
}  // namespace sound_test
