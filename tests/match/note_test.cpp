// The reason of a decision: kept with its step, in the save and back.

#include <gtest/gtest.h>

#include "game/match/saves/load.h"
#include "tests/toy/toy_table.h"

namespace match {
namespace {

using toy::kPips, toy::kRoll;

SharedNote reason(int steps) {
  return std::make_shared<const Note>(Note{"lead", {{"steps", steps}}});
}

/// Red rolls for a reason, and blue after it.
Match<toy::Race> reasoned_match() {
  Match<toy::Race> match = toy::dealt_match();
  match.play({kRoll}, reason(20));
  match.play({kPips, 4});
  match.play({kRoll}, reason(16));
  return match;
}

std::vector<std::string> lines_of_save(const Match<toy::Race>& match) {
  std::vector<std::string> lines;
  std::istringstream text(save_text(match));
  for (std::string line; std::getline(text, line);) lines.push_back(line);
  return lines;
}

TEST(Note, StandsInTheLineOfItsStep) {
  const std::vector<std::string> lines = lines_of_save(reasoned_match());
  ASSERT_EQ(lines.size(), 6u);
  EXPECT_EQ(
      lines[3],
      R"({"action":{"do":"roll"},"n":3,"seat":"red","why":{"facts":{"steps":20},"topic":"lead"}})");
  EXPECT_EQ(lines[4].find("why"), std::string::npos);
}

TEST(Note, ComesBackWithItsSave) {
  const std::string text = save_text(reasoned_match());
  const auto loaded = load_save<toy::Race>(text, "race.save", toy::data());
  ASSERT_TRUE(loaded.ok()) << loaded.error();
  EXPECT_TRUE(loaded->exact);
  const auto& steps = loaded->match.journal().steps();
  ASSERT_EQ(steps.size(), 5u);
  ASSERT_TRUE(steps[2].why && steps[4].why);
  EXPECT_EQ(*steps[2].why, (Note{"lead", {{"steps", 20}}}));
  EXPECT_EQ(*steps[4].why, (Note{"lead", {{"steps", 16}}}));
  EXPECT_EQ(steps[3].why, nullptr);
}

TEST(Note, GoesWithTheStepThatIsUndone) {
  Match<toy::Race> match = reasoned_match();
  ASSERT_TRUE(match.undo(4));
  match.play({toy::kPeek});
  EXPECT_EQ(match.journal().steps().back().why, nullptr);
  const std::string text = save_text(match);
  const auto loaded = load_save<toy::Race>(text, "race.save", toy::data());
  ASSERT_TRUE(loaded.ok()) << loaded.error();
  EXPECT_EQ(save_text(loaded->match), text);
  EXPECT_EQ(loaded->match.journal().steps().back().why, nullptr);
}

TEST(Note, ThatIsNoneIsRefusedInOneSentence) {
  const std::string good = save_text(reasoned_match());
  const std::string why = R"("why":{"facts":{"steps":20},"topic":"lead"})";
  const std::size_t at = good.find(why);
  ASSERT_NE(at, std::string::npos);
  for (const char* bad :
       {R"("why":7)", R"("why":{"topic":"lead"})", R"("why":{"facts":{},"topic":5})",
        R"("why":{"facts":{},"topic":"a {place}"})", R"("why":{"facts":{},"topic":""})",
        R"("why":{"facts":[1],"topic":"lead"})", R"("why":{"facts":{"steps":"x"},"topic":"lead"})",
        R"("why":{"facts":{"steps":99999999999},"topic":"lead"})",
        R"("why":{"facts":{},"more":1,"topic":"lead"})"}) {
    const std::string text = std::string(good).replace(at, why.size(), bad);
    const auto loaded = load_save<toy::Race>(text, "race.save", toy::data());
    ASSERT_FALSE(loaded.ok()) << bad;
    EXPECT_EQ(loaded.error(), R"(race.save, line 4: the value of "why" is not of its type)") << bad;
  }
}

TEST(Note, ChanceHasNone) {
  std::string text = save_text(reasoned_match());
  const std::size_t at = text.find(R"("seat":"chance"})");
  ASSERT_NE(at, std::string::npos);
  text.replace(at, 16, R"("seat":"chance","why":{"facts":{},"topic":"lead"}})");
  const auto loaded = load_save<toy::Race>(text, "race.save", toy::data());
  ASSERT_FALSE(loaded.ok());
  EXPECT_EQ(loaded.error(), "race.save, line 2: chance has no reason, so there is no \"why\"");
}

TEST(Note, IsToldOnceForAllThatASeatDecidesInARow) {
  const core::Seat red{0};
  NoteTeller teller;
  teller.decided(red, nullptr);
  EXPECT_EQ(teller.untold(), nullptr);
  const SharedNote first = reason(1);
  teller.decided(red, first);
  teller.decided(red, reason(2));
  EXPECT_EQ(teller.untold(), first);
  teller.told();
  teller.decided(red, reason(3));
  EXPECT_EQ(teller.untold(), nullptr) << "the action has had its reason";
  teller.decided(core::kChance, nullptr);
  EXPECT_EQ(teller.untold(), nullptr);
  teller.decided(red, first);
  teller.decided(core::kChance, nullptr);
  EXPECT_EQ(teller.untold(), first) << "nothing has happened before luck";
  teller.decided(core::Seat{1}, nullptr);
  EXPECT_EQ(teller.untold(), nullptr);
  teller.decided(red, first);
  EXPECT_EQ(teller.untold(), first) << "something new";
}

}  // namespace
}  // namespace match
