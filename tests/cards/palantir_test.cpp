// The Palantír of Orthanc: a card for every event by an Event die, and how it is lost.

#include "tests/cards/shadow_table.h"

namespace cards {
namespace {

constexpr std::string_view kStone = "the-palantir-of-orthanc";

Setting stone_in_use() {
  return lying_on_the_table(kStone).army("orthanc", "isengard 1R, saruman");
}

TEST(EventCards, ThePalantirOfOrthanc_StaysAndDrawsNothingForItself) {
  Setting setting;
  setting.empty_map().army("orthanc", "isengard 1R, saruman");
  Game game(holding(setting, "shadow", {kStone}));
  play_event(game, kStone);
  EXPECT_TRUE(is_on_the_table(game, kStone));
  EXPECT_EQ(game.at("/hands/shadow"), json::array());
  EXPECT_EQ(game.seat(), "free");
}

TEST(EventCards, ThePalantirOfOrthanc_DrawsFromEitherDeckAfterAnEvent) {
  for (const std::string deck : {"character", "strategy"}) {
    Setting setting = stone_in_use();
    Game game(holding(setting, "shadow", {"orcs-multiplying-again"}));
    play_event(game, "orcs-multiplying-again");
    EXPECT_EQ(game.question(), "draw-deck");
    EXPECT_EQ(game.seat(), "shadow");
    game.play("deck " + deck);
    EXPECT_EQ(game.question(), "draw-shadow-" + deck);
    game.play(deck == "character" ? "draw orc-patrol" : "draw olog-hai");
    EXPECT_EQ(game.at("/hands/shadow").size(), 1u);
  }
}

// A Muster die plays the same card, and no other is drawn.
TEST(EventCards, ThePalantirOfOrthanc_DrawsNothingAfterADieOfTheIcon) {
  Setting setting = stone_in_use();
  Game game(holding(setting, "shadow", {"orcs-multiplying-again"})
                .dice("shadow", {"muster", "character"}));
  game.play({"die muster", "use play-card"});
  EXPECT_EQ(game.at("/hands/shadow"), json::array());
  EXPECT_EQ(game.seat(), "free");
}

TEST(EventCards, ThePalantirOfOrthanc_DrawsNothingForTheFreePeoples) {
  Setting setting = stone_in_use();
  Game game(holding(setting, "free", {"elven-rope"}).fellowship({{"guide", "strider"}}));
  play_event(game, "elven-rope");
  EXPECT_EQ(game.seat(), "shadow");
  EXPECT_EQ(game.question(), "choose-die");
}

Setting stone_in_danger() {
  return stone_in_use()
      .to_act("free")
      .dice("free", {"will", "character"})
      .dice("shadow", {"event"});
}

TEST(EventCards, ThePalantirOfOrthanc_AWillOfTheWestIsEnough) {
  Game game(stone_in_danger());
  game.play({"die will", "use ransom"});
  EXPECT_FALSE(is_on_the_table(game, kStone));
  EXPECT_EQ(game.at("/elvenRings/free"), 3);
}

TEST(EventCards, ThePalantirOfOrthanc_OrAnyDieAndARing) {
  Game game(stone_in_danger());
  game.play({"die character", "use ransom"});
  EXPECT_FALSE(is_on_the_table(game, kStone));
  EXPECT_EQ(game.at("/elvenRings/free"), 2);
  EXPECT_EQ(game.at("/elvenRings/shadow"), 1);
  // Without a Ring to spend it is not offered.
  Game poor(stone_in_danger().set("/elvenRings", {{"free", 0}, {"shadow", 0}}));
  poor.play("die character");
  poor.forbids("use ransom");
}

TEST(EventCards, ThePalantirOfOrthanc_GoesWithSaruman) {
  Game game(stone_in_use()
                .army("fords-of-isen", "rohan 5R")
                .politics("rohan", 4)
                .to_act("free")
                .dice("free", {"muster-army", "event"})
                .dice("shadow", {"event"}));
  game.play({"die muster-army", "use attack", "go", "stand"});
  game.roll({5, 1, 1, 1, 1, 1});
  while (game.seat() == "chance") game.roll({1});
  if (game.question() == "advance") game.play("stop");
  EXPECT_FALSE(is_on_the_table(game, kStone));
  EXPECT_EQ(game.at("/discards/shadow"), json({kStone}));
}

TEST(EventCards, ThePalantirOfOrthanc_NotMet_WithoutSaruman) {
  Setting setting;
  setting.empty_map().army("orthanc", "isengard 1R");
  Game game(holding(setting, "shadow", {kStone}));
  expect_condition_not_met(game, kStone);
}

}  // namespace
}  // namespace cards
