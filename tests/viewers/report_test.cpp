// A report of a problem tells what its seat saw: games that differ only in what it could not see
// give it the same text, and no report holds the seed.

#include "game/session/report.h"

#include <algorithm>
#include <cstdint>
#include <optional>

#include <gtest/gtest.h>

#include "game/match/match.h"
#include "rules/wotr/game.h"
#include "tests/viewers/twins/twins.h"

namespace viewers {
namespace {

using Match = match::Match<wotr::Game>;

constexpr std::uint64_t kSeed = 9'137'465'028'664'713'917ULL;
constexpr int kSteps = 400;  // about three turns

match::Tables<wotr::Game> tables() {
  return {std::make_shared<const wotr::Rules>(make_rules(nlohmann::json::object())), "data"};
}

Match begin(std::uint64_t seed) {
  return *Match::begin(tables(),
                       {.seats = {{"free", "human"}, {"shadow", "squire"}}, .seed = seed});
}

Match played(std::uint64_t seed) {
  Match match = begin(seed);
  RandomChoice choice(seed);
  for (int step = 0; step < kSteps && !match.pending().is_over(); ++step) {
    if (match.pending().is_chance()) {
      match.roll();
    } else {
      match.play(choice.pick(match.rules(), match.pending()));
    }
  }
  return match;
}

std::string report_of(const Match& match, core::Viewer viewer) {
  const session::ReportFacts facts{
      .version = "1", .settings = "{}", .computer = {{"system", "Linux"}}};
  return session::report_text(facts,
                              session::seen_match(match, viewer, match.journal().steps().size()));
}

/// The same game, but for two cards that have changed places all along; nothing if it cannot be
/// played so, or went another way for all to see.
std::optional<Match> twin_game(const Match& match, wotr::CardId one, wotr::CardId other) {
  Renaming renaming;
  for (std::size_t i = 0; i < renaming.size(); ++i) renaming[i] = static_cast<wotr::CardId>(i);
  std::swap(renaming[static_cast<std::size_t>(one)], renaming[static_cast<std::size_t>(other)]);
  Match twin = begin(match.setup().seed);
  for (const match::JournalStep& step : match.journal().steps()) {
    if (twin.pending().seat != step.seat || twin.pending().kind != step.kind) return std::nullopt;
    if (twin.play(renamed(step.action, renaming)).refused()) return std::nullopt;
  }
  return twin;
}

/// A card that the Shadow holds, and one of the same back that was never drawn.
struct Pair {
  wotr::CardId held;
  wotr::CardId undrawn;
};
std::vector<Pair> pairs_of(const Match& match) {
  std::vector<Pair> pairs;
  const wotr::Rules& rules = match.rules();
  const core::Seat shadow{1};
  for (std::size_t held = 0; held < wotr::kCardCount; ++held) {
    if (match.state().cards[held] != wotr::hand_of(shadow)) continue;
    for (std::size_t other = 0; other < wotr::kCardCount; ++other) {
      const bool same_back = rules.cards[held].side == rules.cards[other].side &&
                             rules.cards[held].deck == rules.cards[other].deck;
      if (!same_back || match.state().cards[other] != wotr::CardPlace::kDeck) continue;
      pairs.push_back({static_cast<wotr::CardId>(held), static_cast<wotr::CardId>(other)});
    }
  }
  return pairs;
}

constexpr core::Viewer kFree{1};
constexpr core::Viewer kShadow{2};

TEST(Report, IsTheSameOfGamesThatDifferInHiddenCardsAlone) {
  int compared = 0;
  for (std::uint64_t seed = 1; seed <= 6; ++seed) {
    const Match drawn = played(seed);
    const auto match = twin_game(drawn, wotr::CardId{0}, wotr::CardId{0});  // its luck forced, too
    ASSERT_TRUE(match);
    const std::string free = report_of(*match, kFree);
    const std::string all = report_of(*match, core::kPublic);
    const std::string shadow = report_of(*match, kShadow);
    for (const Pair& pair : pairs_of(*match)) {
      const std::optional<Match> twin = twin_game(drawn, pair.held, pair.undrawn);
      if (!twin) continue;
      EXPECT_TRUE(report_of(*twin, kFree) == free) << "the Free Peoples are told a hidden card";
      EXPECT_TRUE(report_of(*twin, core::kPublic) == all) << "all are told a hidden card";
      EXPECT_FALSE(report_of(*twin, kShadow) == shadow) << "the Shadow knows its own cards";
      if (++compared % 8 == 0) break;
    }
  }
  EXPECT_GE(compared, 20);
}

TEST(Report, NeverHoldsTheSeed) {
  const Match match = played(kSeed);
  for (const core::Viewer viewer : all_viewers(match.rules())) {
    const std::string text = report_of(match, viewer);
    EXPECT_EQ(text.find(std::to_string(kSeed)), std::string::npos);
    EXPECT_EQ(text.find("seed"), std::string::npos);
    EXPECT_EQ(text.find("stream"), std::string::npos);
  }
}

TEST(Report, TellsTheProgramTheGameAndEachStepOnALineOfItsOwn) {
  const Match match = played(2);
  const std::string text = report_of(match, core::viewer_of(core::Seat{0}));
  const auto lines = std::count(text.begin(), text.end(), '\n');
  EXPECT_EQ(lines, 4 + static_cast<std::ptrdiff_t>(match.journal().steps().size()));
  std::size_t begin = 0;
  for (std::size_t end = text.find('\n'); end != std::string::npos; end = text.find('\n', begin)) {
    EXPECT_FALSE(
        nlohmann::json::parse(text.substr(begin, end - begin), nullptr, false).is_discarded());
    begin = end + 1;
  }
  EXPECT_NE(text.find("\"version\":\"1\""), std::string::npos);
  EXPECT_NE(text.find("\"game\":\"wotr\""), std::string::npos);
}

}  // namespace
}  // namespace viewers
