// The options of battles.

#include <gtest/gtest.h>

#include "tests/rulings/game.h"

namespace rulings {
namespace {

/// Sauron is to attack out of North Ithilien; another die makes the question.
Setting field(std::string_view attackers, std::string_view defenders) {
  return Setting()
      .empty_map()
      .army("north-ithilien", attackers)
      .army("south-ithilien", defenders)
      .at_war({"sauron"})
      .to_act("shadow")
      .dice("shadow", {"army", "event"})
      .dice("free", {"muster"});
}

Game attack(const Setting& setting) {
  Game game(setting);
  game.play({"die army", "use attack", "go"});
  return game;
}

TEST(Rulings, R221_WithoutTheOptionThereIsNoLastRound) {
  Game game = attack(field("sauron 2R", "gondor 2R"));
  for (int round = 1; round <= 6; ++round) {
    game.roll({1, 1, 1, 1});
    ASSERT_EQ(game.question(), "cease-or-continue");
    game.play({"continue", "stand"});
  }
  EXPECT_EQ(game.at("/battle/round"), 7);
}

TEST(Rulings, R221_TheOptionEndsItAsIfTheAttackerCeased) {
  Game game = attack(field("sauron 2R", "gondor 2R").option("battle.maxRounds", 2));
  game.roll({1, 1, 1, 1});
  game.play({"continue", "stand"});
  EXPECT_TRUE(game.events("ceased").empty());
  game.roll({1, 1, 1, 1});
  EXPECT_EQ(game.events("ceased").size(), 1u);
  EXPECT_EQ(game.at("/battle"), nullptr);
  EXPECT_EQ(game.standing("north-ithilien"), "sauron 2R");  // both stay
  EXPECT_EQ(game.standing("south-ithilien"), "gondor 2R");
}

TEST(Rulings, R221_R256_ASortieIsFoughtInTheField) {
  Game game(Setting()
                .empty_map()
                .army("minas-tirith", "sauron 2R")
                .garrison("minas-tirith", "gondor 2R")
                .at_war({"gondor"})
                .option("battle.maxRounds", 1)
                .dice("free", {"muster-army", "event"}));
  game.play({"die muster-army", "use attack", "go"});
  game.roll({1, 1, 1, 1});
  EXPECT_EQ(game.events("ceased").size(), 1u);
  EXPECT_EQ(game.inside("minas-tirith"), "gondor 2R");  // back inside, the siege goes on
}

TEST(Rulings, R221_R252_AnAssaultIsStillExtendedByAnElite) {
  Game game(Setting()
                .empty_map()
                .army("minas-tirith", "sauron 1R 2E")
                .garrison("minas-tirith", "gondor 2R")
                .at_war({"sauron"})
                .option("battle.maxRounds", 1)
                .to_act("shadow")
                .dice("shadow", {"army", "event"}));
  game.play({"die army", "use attack", "go"});
  game.roll({1, 1, 1, 1, 1});
  EXPECT_EQ(game.question(), "extend-siege");
  game.play("reduce sauron.elite");
  EXPECT_EQ(game.at("/battle/round"), 2);
}

/// Two Regulars of Gondor fell in earlier battles.
Setting after_losses(std::string_view defenders, std::string_view source) {
  return field("sauron 5R", defenders)
      .set("/offBoard/free/graveyard/gondor/regular", 2)
      .option("battle.fpReplacementSource", source);
}

TEST(Rulings, R235_AnEliteIsReducedWithAnyFallenRegular) {
  Game game = attack(after_losses("gondor 1R 2E", "allCasualties"));
  game.roll({5, 1, 1, 1, 1, 1, 1, 1});
  game.play("reduce gondor.elite");
  EXPECT_EQ(game.standing("south-ithilien"), "gondor 2R 1E");
  EXPECT_EQ(game.casualties("gondor"), "1R 1E");
  EXPECT_EQ(game.reinforcements("gondor"), "12R 3E 4L");  // 15 - 1 - 2, as before
}

TEST(Rulings, R235_WithTheOptionTheFallenOfOtherBattlesDoNotRise) {
  Game game = attack(after_losses("gondor 1R 2E", "currentBattle"));
  game.roll({5, 1, 1, 1, 1, 1, 1, 1});
  game.play("reduce gondor.elite");
  EXPECT_EQ(game.casualties("gondor"), "2R 1E");
  EXPECT_EQ(game.reinforcements("gondor"), "11R 3E 4L");
}

TEST(Rulings, R235_WithTheOptionOneLostAMomentAgoRisesOnce) {
  // Three hits: the Regular, then both Elites. The first takes his place, the second draws on the
  // reinforcements, for nobody else fell in this battle.
  Game game = attack(after_losses("gondor 1R 2E", "currentBattle"));
  game.roll({5, 5, 5, 1, 1, 1, 1, 1});
  game.play("remove gondor.regular");
  EXPECT_EQ(game.at("/battle/gondorRegularsLost"), 1);
  game.play("reduce gondor.elite");
  EXPECT_EQ(game.at("/battle/gondorRegularsLost"), 0);
  EXPECT_EQ(game.casualties("gondor"), "2R 1E");
  EXPECT_EQ(game.reinforcements("gondor"), "12R 3E 4L");
  game.play("reduce gondor.elite");
  EXPECT_EQ(game.casualties("gondor"), "2R 2E");
  EXPECT_EQ(game.reinforcements("gondor"), "11R 3E 4L");
  EXPECT_EQ(game.standing("south-ithilien"), "gondor 2R");
}

TEST(Rulings, R235_WithTheOptionTheLossesOfAnEarlierRoundOfTheBattleCount) {
  Game game = attack(after_losses("gondor 2R 1E", "currentBattle"));
  game.roll({5, 1, 1, 1, 1, 1, 1, 1});
  game.play({"remove gondor.regular", "continue", "stand"});
  game.roll({5, 1, 1, 1, 1, 1, 1});
  game.play("reduce gondor.elite");
  EXPECT_EQ(game.casualties("gondor"), "2R 1E");
  EXPECT_EQ(game.reinforcements("gondor"), "11R 4E 4L");  // 15 - 2 - 2, as before
}

TEST(Rulings, R235_WithTheOptionAndNoReinforcementsTheEliteIsLost) {
  const auto last_elites = [](const char* source) {
    Game game = attack(
        after_losses("gondor 1R 2E", source).set("/offBoard/free/graveyard/gondor/regular", 14));
    game.roll({5, 1, 1, 1, 1, 1, 1, 1});
    game.play("reduce gondor.elite");
    return game.standing("south-ithilien");
  };
  EXPECT_EQ(last_elites("allCasualties"), "gondor 2R 1E");
  EXPECT_EQ(last_elites("currentBattle"), "gondor 1R 1E");
}

TEST(Rulings, R235_R252_TheBesiegersEliteStandsUnderTheSameOption) {
  // All Regulars of Rohan but one are dead: nobody can stand in for the Elite.
  const auto assault = [](const char* source) {
    Game game(Setting()
                  .empty_map()
                  .army("orthanc", "rohan 1R 1E")
                  .garrison("orthanc", "isengard 2R")
                  .set("/offBoard/free/graveyard/rohan/regular", 9)
                  .at_war({"rohan"})
                  .option("battle.fpReplacementSource", source)
                  .dice("free", {"muster-army", "event"}));
    game.play({"die muster-army", "use attack", "go"});
    game.roll({1, 1, 1, 1});
    return game.question();
  };
  EXPECT_EQ(assault("allCasualties"), "extend-siege");
  EXPECT_NE(assault("currentBattle"), "extend-siege");
}

json from_north_ithilien() {
  return {{"do", "attack"}, {"from", "north-ithilien"}, {"to", "south-ithilien"}};
}

TEST(Rulings, R203_NonBelligerentsStayBehind) {
  Game game = attack(field("sauron 2R, southrons 1R", "gondor 1R"));
  EXPECT_EQ(game.at("/battle/rearguard/units/southrons/regular"), 1);
}

TEST(Rulings, R203_WithTheOptionTheyKeepTheArmyFromAttacking) {
  Game game(field("sauron 2R, southrons 1R", "gondor 1R")
                .option("battle.nonBelligerentBlocksAttack", true));
  EXPECT_EQ(game.why_not(from_north_ithilien()), "R-203");
  game.play("die army");
  game.forbids("use attack");
}

TEST(Rulings, R203_R204_WithTheOptionNazgulAndCharactersBlockNobody) {
  Game game(field("isengard 2R, 1N, witch-king", "gondor 1R")
                .politics("sauron", 3)
                .at_war({"isengard"})
                .option("battle.nonBelligerentBlocksAttack", true));
  EXPECT_EQ(game.why_not(from_north_ithilien()), "");
  game.play("die army");
  EXPECT_TRUE(game.offers("use attack"));
}

TEST(Rulings, R203_WithTheOptionALeaderBlocksToo) {
  Game game(Setting()
                .empty_map()
                .army("north-ithilien", "gondor 2R, rohan 1L")
                .army("south-ithilien", "sauron 1R")
                .at_war({"gondor"})
                .option("battle.nonBelligerentBlocksAttack", true)
                .dice("free", {"muster-army", "event"}));
  EXPECT_EQ(game.why_not(from_north_ithilien()), "R-203");
  game.play("die muster-army");
  game.forbids("use attack");
}

TEST(Rulings, R203_R256_TheOptionHoldsForASortieAndNotForDefenders) {
  const auto besieged = [](const char* garrison) {
    return Setting()
        .empty_map()
        .army("minas-tirith", "sauron 2R")
        .garrison("minas-tirith", garrison)
        .at_war({"gondor"})
        .option("battle.nonBelligerentBlocksAttack", true)
        .dice("free", {"muster-army", "event"});
  };
  const json sortie{{"do", "attack"}, {"from", "minas-tirith"}, {"to", "minas-tirith"}};
  EXPECT_EQ(Game(besieged("gondor 2R")).why_not(sortie), "");  // though Sauron is at peace
  EXPECT_EQ(Game(besieged("gondor 2R, rohan 1R")).why_not(sortie), "R-203");
}

}  // namespace
}  // namespace rulings
