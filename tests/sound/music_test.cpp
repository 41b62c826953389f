// The music of the table: long silences, changes at bar lines, off by one key.

#include <algorithm>
#include <cstdio>

#include <gtest/gtest.h>

#include "long_game.h"

namespace sound_test {
namespace {

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

}  // namespace
}  // namespace sound_test
