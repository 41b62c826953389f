// Shadow Strategy cards that bring figures or move them about.

#include "tests/cards/shadow_table.h"

namespace cards {
namespace {

TEST(EventCards, ReturnOfTheWitchKing_GoesToAngmarAndAnArmyMusters) {
  Setting setting;
  setting.empty_map().army("minas-morgul", "sauron 1R, witch-king");
  Game game(holding(setting, "shadow", {"return-of-the-witch-king"}));
  play_event(game, "return-of-the-witch-king");
  EXPECT_EQ(game.standing("minas-morgul"), "sauron 1R");
  EXPECT_EQ(game.standing("angmar"), "sauron 2R 1E, witch-king");
}

TEST(EventCards, ReturnOfTheWitchKing_AlsoOutOfABesiegedStronghold) {
  Setting setting;
  setting.empty_map()
      .garrison("dol-guldur", "sauron 1R, witch-king")
      .army("dol-guldur", "elves 2R");
  Game game(holding(setting, "shadow", {"return-of-the-witch-king"}));
  play_event(game, "return-of-the-witch-king");
  EXPECT_EQ(game.inside("dol-guldur"), "sauron 1R");
  EXPECT_EQ(game.standing("angmar"), "sauron 2R 1E, witch-king");
}

// Where Free Peoples hold Angmar nobody musters, but he goes there.
TEST(EventCards, ReturnOfTheWitchKing_GoesEvenIfAngmarIsLost) {
  Setting setting;
  setting.empty_map()
      .army("minas-morgul", "witch-king")
      .army("angmar", "north 1R")
      .control("angmar", "free");
  Game game(holding(setting, "shadow", {"return-of-the-witch-king"}));
  play_event(game, "return-of-the-witch-king");
  EXPECT_EQ(game.standing("angmar"), "north 1R / witch-king");
}

TEST(EventCards, ReturnOfTheWitchKing_NotMet_BeforeHeHasCome) {
  Setting setting;
  setting.empty_map();
  Game game(holding(setting, "shadow", {"return-of-the-witch-king"}));
  expect_condition_not_met(game, "return-of-the-witch-king");
}

Setting dunlendings() {
  Setting setting;
  setting.empty_map()
      .at_war({"isengard"})
      .army("north-dunland", "isengard 2R 1E")
      .army("south-dunland", "isengard 2R");
  return holding(setting, "shadow", {"rage-of-the-dunlendings"});
}

// Two come, and four of the five who stand in the Dunlands join them.
TEST(EventCards, RageOfTheDunlendings_MustersAndGathersUpToFour) {
  Game game(dunlendings());
  play_event(game, "rage-of-the-dunlendings");
  game.play("region tharbad");
  EXPECT_EQ(game.standing("tharbad"), "isengard 2R");
  game.play({"region north-dunland", "figure isengard.elite", "region north-dunland"});
  game.play({"region south-dunland", "region south-dunland"});
  EXPECT_EQ(game.standing("tharbad"), "isengard 5R 1E");
  EXPECT_EQ(game.standing("north-dunland"), "isengard 1R");
  EXPECT_EQ(game.standing("south-dunland"), "");
}

TEST(EventCards, RageOfTheDunlendings_NobodyNeedsToMove) {
  Game game(dunlendings());
  play_event(game, "rage-of-the-dunlendings");
  game.play({"region tharbad", "stop"});
  EXPECT_EQ(game.standing("tharbad"), "isengard 2R");
}

// Each of the Dunlands borders the other; the two regions from which nobody borders them do not.
TEST(EventCards, RageOfTheDunlendings_OnlyBesideTheDunlandsAndWhereItIsFree) {
  Game game(dunlendings().army("cardolan", "north 1R"));
  play_event(game, "rage-of-the-dunlendings");
  for (const char* region : {"north-dunland", "south-dunland", "tharbad", "hollin", "moria",
                             "south-downs", "enedwaith", "gap-of-rohan"}) {
    EXPECT_TRUE(game.offers("region " + std::string(region))) << region;
  }
  game.forbids("region cardolan");
  game.forbids("region fords-of-isen");
}

// All twelve Regulars are on the map: the place is chosen for those who walk there.
TEST(EventCards, RageOfTheDunlendings_UnitsMoveEvenIfNobodyIsLeftToMuster) {
  Setting setting;
  setting.empty_map()
      .at_war({"isengard"})
      .army("north-dunland", "isengard 2R")
      .army("orthanc", "isengard 10R");
  Game game(holding(setting, "shadow", {"rage-of-the-dunlendings"}));
  play_event(game, "rage-of-the-dunlendings");
  game.play({"region hollin", "region north-dunland", "stop"});
  EXPECT_EQ(game.standing("hollin"), "isengard 1R");
}

TEST(EventCards, RageOfTheDunlendings_NotMet_WithIsengardAtPeace) {
  Setting setting;
  setting.empty_map();
  Game game(holding(setting, "shadow", {"rage-of-the-dunlendings"}));
  expect_condition_not_met(game, "rage-of-the-dunlendings");
}

}  // namespace
}  // namespace cards
