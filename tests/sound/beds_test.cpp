// What is heard of the land goes with the camera, and dies away.

#include <algorithm>
#include <cmath>

#include <gtest/gtest.h>

#include "heard_table.h"

namespace sound_test {
namespace {

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
