// Wormtongue: what still reaches Rohan, and what does not.

#include "tests/cards/shadow_table.h"

namespace cards {
namespace {

Setting wormtongue_whispers(std::string_view seat) {
  return lying_on_the_table("wormtongue")
      .army("orthanc", "isengard 3R, saruman")
      .at_war({"isengard"})
      .to_act(seat)
      .dice("free", {"character", "muster", "event"})
      .dice("shadow", {"army", "muster", "event"});
}

TEST(EventCards, Wormtongue_StaysOnTheTableOfItsPlayer) {
  Setting setting;
  setting.empty_map().army("orthanc", "isengard 1R, saruman");
  Game game(holding(setting, "shadow", {"wormtongue"}));
  play_event(game, "wormtongue");
  EXPECT_TRUE(is_on_the_table(game, "wormtongue"));
  EXPECT_EQ(game.at("/hands/shadow"), json::array());
}

TEST(EventCards, Wormtongue_AnArmyThatEntersTheLandWakesNobody) {
  Game game(wormtongue_whispers("shadow"));
  game.play({"die army", "use move-armies", "region fords-of-isen", "go"});
  EXPECT_EQ(game.standing("fords-of-isen"), "isengard 3R");
  EXPECT_FALSE(is_active(game, "rohan"));
  EXPECT_TRUE(is_on_the_table(game, "wormtongue"));
}

// Attacked in the Fords of Isen Rohan comes a step nearer to war, but stays asleep; attacked in
// Helm's Deep it wakes, and the card goes.
TEST(EventCards, Wormtongue_OnlyAnAttackOnEdorasOrHelmsDeepWakesRohan) {
  Game fords(wormtongue_whispers("shadow").army("fords-of-isen", "rohan 1R"));
  const int before = step_of(fords, "rohan");
  fords.play({"die army", "use attack"});
  if (fords.question() == "attack-group") fords.play("go");
  EXPECT_FALSE(is_active(fords, "rohan"));
  EXPECT_EQ(step_of(fords, "rohan"), before + 1);
  EXPECT_TRUE(is_on_the_table(fords, "wormtongue"));

  Game deep(wormtongue_whispers("shadow")
                .army("westemnet", "isengard 2R")
                .control("westemnet", "shadow")
                .army("helms-deep", "rohan 1R"));
  deep.play({"die army", "use attack", "go"});
  EXPECT_TRUE(is_active(deep, "rohan"));
  EXPECT_EQ(step_of(deep, "rohan"), before + 1);
  EXPECT_FALSE(is_on_the_table(deep, "wormtongue"));
}

TEST(EventCards, Wormtongue_ACompanionWakesRohan) {
  Game game(wormtongue_whispers("free").army("folde", "gandalf-the-grey"));
  game.play({"die character", "use move-companions", "region edoras"});
  EXPECT_TRUE(is_active(game, "rohan"));
  EXPECT_FALSE(is_on_the_table(game, "wormtongue"));
}

TEST(EventCards, Wormtongue_ADeclarationInEdorasWakesRohan) {
  Game game(wormtongue_whispers("free")
                .phase("fellowship")
                .dice("free", {})
                .dice("shadow", {})
                .fellowship({{"region", "folde"}, {"progress", 2}}));
  game.play("region edoras");
  EXPECT_TRUE(is_active(game, "rohan"));
  EXPECT_FALSE(is_on_the_table(game, "wormtongue"));
}

// Wisdom of Elrond activates a Nation and moves it a step: of that only the step is left.
TEST(EventCards, Wormtongue_EventsDoNotWakeRohan) {
  Setting setting = wormtongue_whispers("free");
  Game game(holding(setting, "free", {"wisdom-of-elrond"}));
  const int before = step_of(game, "rohan");
  play_event(game, "wisdom-of-elrond");
  game.play("nation rohan");
  EXPECT_FALSE(is_active(game, "rohan"));
  EXPECT_EQ(step_of(game, "rohan"), before + 1);
  EXPECT_TRUE(is_on_the_table(game, "wormtongue"));
}

// The Witch-king rouses every Free Nation, but not this one.
TEST(EventCards, Wormtongue_NorDoesTheWitchKing) {
  Game game(
      wormtongue_whispers("shadow").at_war({"sauron", "gondor"}).army("barad-dur", "sauron 1R"));
  game.play({"die muster", "use minion"});
  if (game.question() == "minion") game.play("character witch-king");
  EXPECT_TRUE(is_active(game, "north"));
  EXPECT_FALSE(is_active(game, "rohan"));
}

// the condition to play it has ended.
TEST(EventCards, Wormtongue_GoesWithSaruman) {
  Game game(lying_on_the_table("wormtongue")
                .to_act("free")
                .dice("shadow", {"event"})
                .army("orthanc", "isengard 1R, saruman")
                .army("fords-of-isen", "rohan 5R")
                .politics("rohan", 4)
                .dice("free", {"muster-army", "event"}));
  game.play({"die muster-army", "use attack", "go", "stand"});
  game.roll({5, 1, 1, 1, 1, 1});  // five against one, and Isengard's one
  if (game.seat() == "chance") game.roll({1});
  if (game.question() == "advance") game.play("stop");
  EXPECT_EQ(game.at("/characters/saruman"), "eliminated");
  EXPECT_EQ(game.at("/tableCards/shadow"), json::array());
  EXPECT_EQ(game.at("/discards/shadow"), json({"wormtongue"}));
}

TEST(EventCards, Wormtongue_NotMet_WithoutSaruman) {
  Setting setting;
  setting.empty_map().army("orthanc", "isengard 1R");
  Game game(holding(setting, "shadow", {"wormtongue"}));
  expect_condition_not_met(game, "wormtongue");
}

}  // namespace
}  // namespace cards
