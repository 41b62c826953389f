#include <gtest/gtest.h>

#include "game/match/saves/load.h"
#include "tests/match/played_race.h"

namespace match {
namespace {

using toy::played_match;

Loaded<toy::Race> reload(const std::string& text) {
  auto loaded = load_save<toy::Race>(text, "race.save", toy::data());
  if (!loaded) ADD_FAILURE() << loaded.error();
  return std::move(*loaded);
}

TEST(Save, TheSameSeedAndChoicesGiveTheSameBytes) {
  EXPECT_EQ(save_text(played_match(5)), save_text(played_match(5)));
  EXPECT_NE(save_text(played_match(5)), save_text(played_match(6)));
}

TEST(Save, ItsFormIsPinned) {
  auto match = toy::dealt_match();
  match.play({toy::kRoll});
  match.undo(2);
  const std::string text = save_text(match);
  EXPECT_EQ(
      text.substr(0, text.find('\n')),
      R"({"data":"f5097b749642050b","format":1,"game":"race","options":{"goal":20},"rules":1,)"
      R"("seats":{"blue":"random","red":"human"},"seed":1,"streams":{}})");
  EXPECT_EQ(text.substr(text.find('\n') + 1),
            R"({"action":{"do":"card","value":2},"n":1,"seat":"chance"})"
            "\n"
            R"({"action":{"do":"card","value":3},"n":2,"seat":"chance"})"
            "\n"
            R"({"action":{"do":"roll"},"n":3,"seat":"red"})"
            "\n"
            R"({"undo":2})"
            "\n");
}

TEST(Save, LoadIsTheIdentity) {
  for (std::uint64_t seed = 1; seed < 30; ++seed) {
    const auto match = played_match(seed);
    const auto loaded = reload(save_text(match));
    EXPECT_EQ(loaded.match.state(), match.state());
    EXPECT_EQ(save_text(loaded.match), save_text(match));
    EXPECT_EQ(loaded.match.positions(), match.positions());
    EXPECT_TRUE(loaded.exact && loaded.current && loaded.notices.empty());
  }
}

TEST(Save, TheGeneratorGoesOnWhereItStood) {
  auto match = toy::new_match(3);
  match.roll();
  auto loaded = reload(save_text(match)).match;
  EXPECT_EQ(loaded.roll(), match.roll());
}

TEST(Save, HoldsAPositionWithItsHashAfterEachTurnAndAtTheEnd) {
  const auto match = played_match(5);
  const std::string text = save_text(match);
  std::size_t positions = 0;
  for (std::size_t at = text.find("\"hash\""); at != std::string::npos;
       at = text.find("\"hash\"", at + 1)) {
    ++positions;
  }
  EXPECT_EQ(positions, static_cast<std::size_t>(toy::Race::turn(match.state())));
}

TEST(Save, ATornLastLineIsDroppedWithASentence) {
  const std::string text = save_text(played_match(5));
  const std::size_t last_line = text.rfind('\n', text.size() - 2) + 1;
  for (std::size_t size = last_line + 1; size < text.size() - 1; ++size) {
    const auto loaded = reload(text.substr(0, size));
    ASSERT_EQ(loaded.notices.size(), 1u);
    EXPECT_NE(loaded.notices[0].find("torn"), std::string::npos);
    EXPECT_FALSE(loaded.exact);
  }
}

TEST(Save, ALastLineWithoutItsNewlineIsWhole) {
  std::string text = save_text(played_match(5));
  text.pop_back();
  const auto loaded = reload(text);
  EXPECT_TRUE(loaded.notices.empty());
  EXPECT_FALSE(loaded.exact);
}

TEST(Save, PracticeUndoIsMarkedInIt) {
  auto match = toy::dealt_match();
  match.undo(1, UndoKind::kPractice);
  EXPECT_NE(save_text(match).find(R"({"practice":true,"undo":1})"), std::string::npos);
  EXPECT_EQ(save_text(reload(save_text(match)).match), save_text(match));
}

TEST(Save, AMatchMayBeginAtAPosition) {
  match::Setup setup;
  setup.seats = {{"red", "human"}, {"blue", "human"}};
  setup.position = {{"cards", {1, 2}}, {"played", {0, 1}}, {"peeked", {0, 0}}, {"places", {15, 4}},
                    {"turn", 4},       {"toAct", 0},       {"byCard", 0},      {"phase", "choose"}};
  auto match = Match<toy::Race>::begin(toy::tables(), setup);
  ASSERT_TRUE(match.ok()) << match.error();
  match->play({toy::kRoll});
  EXPECT_EQ(reload(save_text(*match)).match.state(), match->state());
  setup.position = {{"cards", "none"}};
  EXPECT_FALSE(Match<toy::Race>::begin(toy::tables(), setup).ok());
}

}  // namespace
}  // namespace match
