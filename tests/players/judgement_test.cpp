// Learning weights from results.
#include <cmath>

#include <gtest/gtest.h>

#include "game/match/luck.h"
#include "game/players/judgement/regression.h"

namespace players {
namespace {

constexpr std::array kRows{FeatureRow{"strength", 1}, FeatureRow{"colour", 2}};

/// Two contestants of whom the stronger wins as a logistic of the difference; colours mean nothing.
std::vector<Sample> games(int count) {
  match::Stream stream(5, "games");
  std::vector<Sample> samples;
  for (int game = 0; game < count; ++game) {
    const auto one = static_cast<float>(stream.below(5));
    const auto other = static_cast<float>(stream.below(5));
    const double chance = 1 / (1 + std::exp(-static_cast<double>(one - other)));
    Sample sample;
    sample.contestants = {{{0, one}, {static_cast<std::uint16_t>(1 + stream.below(2)), 1}},
                          {{0, other}, {static_cast<std::uint16_t>(1 + stream.below(2)), 1}}};
    sample.winner = stream.below(10'000) < chance * 10'000 ? 0 : 1;
    sample.game = static_cast<std::uint32_t>(game);
    samples.push_back(sample);
  }
  return samples;
}

TEST(Learning, FindsWhatCounts) {
  Weights weights(cell_count(kRows));
  const Fit fit = learn(games(20'000), {}, weights);
  EXPECT_NEAR(weights[0], 1, 0.15);
  EXPECT_NEAR(weights[1], weights[2], 0.15);
  EXPECT_LT(fit.loss, fit.guess_loss * 0.85);
}

TEST(Learning, IsTheSameForTheSameSeed) {
  const std::vector<Sample> samples = games(500);
  Weights one(cell_count(kRows));
  Weights other(cell_count(kRows));
  learn(samples, {.seed = 4}, one);
  learn(samples, {.seed = 4}, other);
  EXPECT_EQ(one, other);
}

TEST(Weights, AreReadAsTheyWereWritten) {
  const Weights weights{0.5F, -1.25F, 3};
  const auto read = parse_weights(weights_text(weights, kRows, "a note"), "w.json", kRows);
  ASSERT_TRUE(read) << read.error();
  EXPECT_EQ(*read, weights);
}

TEST(Weights, AreRefusedWithFilePlaceAndReason) {
  const auto fault = [](std::string_view text) {
    return parse_weights(text, "w.json", kRows).error();
  };
  EXPECT_EQ(fault("[]"), "w.json: weights: an object of lists is wanted");
  EXPECT_EQ(fault(R"({"weights": {"strength": [1]}})"), "w.json: weights.colour: is missing");
  EXPECT_EQ(fault(R"({"weights": {"strength": [1], "colour": [1]}})"),
            "w.json: weights.colour: a list of 2 numbers is wanted");
  EXPECT_EQ(fault(R"({"weights": {"strength": ["x"], "colour": [1, 2]}})"),
            "w.json: weights.strength: holds something that is no number");
  EXPECT_EQ(fault(R"({"weights": {"strength": [1], "colour": [1, 2], "hue": []}})"),
            "w.json: weights.hue: no feature has this name");
}

}  // namespace
}  // namespace players
