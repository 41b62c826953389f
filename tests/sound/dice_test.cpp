// Dice are heard as they strike, and only then.

#include <algorithm>
#include <cmath>

#include <gtest/gtest.h>

#include "game/table/motion/strokes.h"
#include "heard_table.h"
#include "rules/wotr/state/battle_events.h"

namespace sound_test {
namespace {

constexpr double kOnset = 0.01;     // seconds
constexpr double kLimiter = 0.002;  // that it looks ahead
constexpr double kRise = 12;        // decibels
constexpr float kAlone = 0.07F;     // seconds without another stroke before
constexpr float kAboveAll = 2.5F;   // impulse of what must be heard

screens::SoundSettings effects_alone() {
  return {.all = 100, .effects = 100, .bed = 0, .music = 0, .has_music = false};
}

std::vector<core::Event> combat_dice(int count) {
  std::vector<core::Event> dice;
  for (int i = 0; i < count; ++i) {
    dice.push_back(wotr::event_of<wotr::EventKind::kCombatDie>(
        {.side = wotr::Side::kFree, .value = 1 + i % 6, .hit = false, .reroll = false}));
  }
  return dice;
}

/// When each stroke of the beat is heard, after the first sample of the throw.
std::vector<table::Stroke> thrown_strokes(HeardTable& heard, session::Session& session, int dice) {
  session::Outlook& outlook = session.add_outlook(core::kPublic, 0);
  heard.lay(outlook.view());
  heard.pass_for(0.5);
  heard.forget_samples();
  heard.throw_dice(outlook.view(), combat_dice(dice));
  const std::vector<table::Stroke> strokes = table::strokes_of(heard.stage().actors());
  heard.pass_for(4.5);
  return strokes;
}

double rise_at(const std::vector<float>& heard, double at) {
  const double before = energy(heard, at - 0.014, at - 0.003) / 0.011 + 1e-7;
  const double after = energy(heard, at - 0.001, at + 0.011) / 0.012;
  return 10 * std::log10(after / before);
}

TEST(HeardDice, EveryKnockIsHeardWithinTenMilliseconds) {
  int checked = 0;
  for (std::uint64_t seed = 1; seed <= 5; ++seed) {
    HeardTable heard(wotr_game(), effects_alone());
    const auto session = random_session(wotr_game(), seed);
    const std::vector<table::Stroke> strokes =
        thrown_strokes(heard, *session, static_cast<int>(seed));
    ASSERT_FALSE(strokes.empty());
    for (std::size_t i = 0; i < strokes.size(); ++i) {
      if (strokes[i].impulse < kAboveAll) continue;
      if (i > 0 && strokes[i].seconds - strokes[i - 1].seconds < kAlone) continue;
      double best = -100;
      for (double off = -kOnset; off <= kOnset; off += 0.001) {
        best = std::max(best, rise_at(heard.samples(), strokes[i].seconds + kLimiter + off));
      }
      EXPECT_GE(best, kRise) << "seed " << seed << " at " << strokes[i].seconds << ", impulse "
                             << strokes[i].impulse;
      ++checked;
    }
  }
  EXPECT_GE(checked, 8);
}

TEST(HeardDice, NothingIsHeardWhereNothingStrikes) {
  HeardTable heard(wotr_game(), effects_alone());
  const auto session = random_session(wotr_game(), 5);
  const std::vector<table::Stroke> strokes = thrown_strokes(heard, *session, 3);
  for (double at = 0.02; at < 4.3; at += 0.005) {
    const bool strikes = std::ranges::any_of(strokes, [&](const table::Stroke& one) {
      return std::abs(one.seconds + kLimiter - at) < 0.022;
    });
    if (strikes || energy(heard.samples(), at - 0.001, at + 0.011) < 1e-3) continue;
    EXPECT_LT(rise_at(heard.samples(), at), kRise) << at;
  }
}

TEST(HeardDice, AHarderKnockIsLouder) {
  HeardTable heard(wotr_game(), effects_alone());
  const auto session = random_session(wotr_game(), 2);
  const std::vector<table::Stroke> strokes = thrown_strokes(heard, *session, 1);
  const auto hardest = std::ranges::max_element(strokes, {}, &table::Stroke::impulse);
  const auto softest = std::ranges::min_element(
      strokes, {}, [](const table::Stroke& one) { return one.impulse > 0 ? one.impulse : 1000; });
  ASSERT_GT(hardest->impulse, 2 * softest->impulse);
  const auto loudness = [&](const table::Stroke& one) {
    return energy(heard.samples(), one.seconds, one.seconds + 0.04);
  };
  EXPECT_GT(loudness(*hardest), loudness(*softest));
}

TEST(HeardDice, TwoThrowsDiffer) {
  HeardTable heard(wotr_game(), effects_alone());
  const auto session = random_session(wotr_game(), 5);
  thrown_strokes(heard, *session, 3);
  const std::vector<float> first = heard.samples();
  thrown_strokes(heard, *session, 3);
  EXPECT_NE(first, heard.samples());
}

TEST(HeardDice, TheSameTableSoundsTheSame) {
  const auto once = [] {
    HeardTable heard(wotr_game(), effects_alone());
    const auto session = random_session(wotr_game(), 5);
    thrown_strokes(heard, *session, 6);
    return heard.samples();
  };
  EXPECT_EQ(once(), once());
}

}  // namespace
}  // namespace sound_test
