// Minions enter the game, and their dice.

#include <gtest/gtest.h>

#include "tests/rulings/hunt/the_hunt.h"

namespace rulings {
namespace {

/// The Shadow is to act with a Muster die and others.
Setting mustering() {
  return hunting(0).to_act("shadow").dice("shadow", {"muster", "character", "event", "army"});
}

/// The Shadow's Muster die is the last of the turn.
Setting last_muster() {
  return hunting(0).to_act("shadow").dice("shadow", {"muster"}).dice("free", {});
}

Setting saruman_ready(const Setting& setting) {
  return Setting(setting).at_war({"isengard"}).army("orthanc", "isengard 4R 1E");
}

TEST(Rulings, R110_WithAMusterOrMusterArmyDie) {
  for (const char* face : {"muster", "muster-army"}) {
    Game game(saruman_ready(hunting(0).to_act("shadow").dice("shadow", {face, "event"})));
    game.play({"die " + std::string(face), "use minion"});
    EXPECT_EQ(game.standing("orthanc"), "isengard 4R 1E, saruman") << face;
  }
}

TEST(Rulings, R110_WithNoOtherDieAndNotForTheFreePeoples) {
  Game game(saruman_ready(mustering()));
  for (const char* face : {"character", "army", "event"}) {
    EXPECT_EQ(game.why_not({{"die", face}, {"do", "minion"}}), "R-067") << face;
  }
  game.play("die event");
  game.forbids("use minion");
  Game free(saruman_ready(hunting(0)));
  EXPECT_EQ(free.why_not({{"do", "minion"}}), "R-067");
}

TEST(Rulings, R110_OneForEachDie) {
  Game game(saruman_ready(mustering()).at_war({"sauron", "gondor"}).army("barad-dur", "sauron 1R"));
  game.play({"die muster", "use minion"});
  // Saruman or the Witch-king; the Mouth waits for Mordor.
  EXPECT_EQ(sorted(game.options()), (Options{"character saruman", "character witch-king"}));
  game.play("character witch-king");
  EXPECT_EQ(game.standing("barad-dur"), "sauron 1R, witch-king");
  EXPECT_EQ(game.seat(), "free");
  EXPECT_EQ(whereabouts(game, "saruman"), "aside");
}

TEST(Rulings, R108_R110_OnceEliminatedNeverAgain) {
  Game dead(saruman_ready(mustering()).set("/characters/saruman", "eliminated"));
  EXPECT_EQ(dead.why_not({{"do", "minion"}, {"who", "saruman"}}), "R-110");
  dead.play("die muster");
  dead.forbids("use minion");
  Game here(saruman_ready(mustering()).army("orthanc", "saruman"));
  EXPECT_EQ(here.why_not({{"do", "minion"}, {"who", "saruman"}}), "R-110");
}

TEST(Rulings, R111_SarumanWaitsForWar) {
  Game game(mustering().army("orthanc", "isengard 4R"));
  EXPECT_EQ(game.why_not({{"do", "minion"}, {"who", "saruman"}}), "R-111");
  game.play("die muster");
  game.forbids("use minion");
}

TEST(Rulings, R111_OnlyInOrthancAndNotOnceItIsLost) {
  Game game(saruman_ready(mustering()));
  EXPECT_EQ(game.why_not({{"do", "minion"}, {"who", "saruman"}, {"to", "orthanc"}}), "");
  EXPECT_EQ(game.why_not({{"do", "minion"}, {"who", "saruman"}, {"to", "south-dunland"}}), "R-111");
  Game lost(mustering().at_war({"isengard"}).control("orthanc", "free"));
  EXPECT_EQ(lost.why_not({{"do", "minion"}, {"who", "saruman"}}), "R-111");
  lost.play("die muster");
  lost.forbids("use minion");
}

TEST(Rulings, R111_EvenWithoutAnArmyThere) {
  Game game(mustering().at_war({"isengard"}));
  game.play({"die muster", "use minion"});
  EXPECT_EQ(game.standing("orthanc"), "saruman");
}

TEST(Rulings, R111_InsideABesiegedOrthanc) {
  Game game(mustering()
                .at_war({"isengard"})
                .army("orthanc", "rohan 2R")
                .garrison("orthanc", "isengard 1R"));
  game.play({"die muster", "use minion"});
  EXPECT_EQ(game.inside("orthanc"), "isengard 1R, saruman");
  EXPECT_EQ(game.standing("orthanc"), "rohan 2R");
}

TEST(Rulings, R112_TheWitchKingNeedsSauronAndAFreePeopleAtWar) {
  const json intent{{"do", "minion"}, {"who", "witch-king"}};
  const Setting army = mustering().army("barad-dur", "sauron 1R");
  EXPECT_EQ(Game(Setting(army)).why_not(intent), "R-112");
  EXPECT_EQ(Game(Setting(army).at_war({"sauron"})).why_not(intent), "R-112");
  EXPECT_EQ(Game(Setting(army).at_war({"gondor"})).why_not(intent), "R-112");
  EXPECT_EQ(Game(Setting(army).at_war({"sauron", "isengard"})).why_not(intent), "R-112");
  EXPECT_EQ(Game(Setting(army).at_war({"sauron", "north"})).why_not(intent), "");
}

TEST(Rulings, R112_WithAnyArmyThatHasASauronUnit) {
  Game game(mustering()
                .at_war({"sauron", "gondor"})
                .army("minas-tirith", "sauron 1R")  // besieges
                .garrison("minas-tirith", "gondor 1R")
                .army("dol-guldur", "elves 1R")  // is besieged
                .garrison("dol-guldur", "sauron 1E")
                .army("hollin", "isengard 1R, sauron 1R")
                .army("umbar", "southrons 2R")
                .army("morannon", "2N"));
  game.play({"die muster", "use minion"});
  EXPECT_EQ(game.question(), "minion-region");
  EXPECT_EQ(sorted(game.options()),
            (Options{"region dol-guldur", "region hollin", "region minas-tirith"}));
  game.forbids("region umbar");  // an Army, but none of Sauron's
  EXPECT_EQ(game.why_not({{"do", "minion"}, {"who", "witch-king"}, {"to", "umbar"}}), "R-112");
  game.forbids("region morannon");  // Nazgûl alone are no Army
  EXPECT_EQ(game.why_not({{"do", "minion"}, {"who", "witch-king"}, {"to", "morannon"}}), "R-112");
  game.play("region dol-guldur");
  EXPECT_EQ(game.inside("dol-guldur"), "sauron 1E, witch-king");
}

TEST(Rulings, R112_HeRousesAllFreePeoplesAndAdvancesNone) {
  Game game(mustering().at_war({"sauron", "gondor"}).army("barad-dur", "sauron 1R"));
  const json before = game.at("/politicalTrack");
  game.play({"die muster", "use minion"});
  for (const char* nation : {"gondor", "rohan", "elves", "dwarves", "north"}) {
    const json now = game.at("/politicalTrack/" + std::string(nation));
    EXPECT_EQ(now["active"], true) << nation;
    EXPECT_EQ(now["step"], before[nation]["step"]) << nation;
  }
}

TEST(Rulings, R113_TheMouthWaitsForMordorOrForFiveNationsAtWar) {
  const json intent{{"do", "minion"}, {"who", "mouth-of-sauron"}};
  const Setting four = mustering().at_war({"gondor", "rohan", "elves", "dwarves"});
  EXPECT_EQ(Game(four).why_not(intent), "R-113");
  EXPECT_EQ(Game(Setting(four).at_war({"north"})).why_not(intent), "");
  EXPECT_EQ(Game(mustering().fellowship({{"mordorStep", 0}})).why_not(intent), "");
  EXPECT_EQ(Game(mustering().fellowship({{"region", "morannon"}})).why_not(intent), "R-113");
}

TEST(Rulings, R113_InAnUnconqueredStrongholdOfSauron) {
  Game game(mustering()
                .fellowship({{"mordorStep", 0}})
                .control("moria", "free")
                .army("dol-guldur", "elves 1R")
                .garrison("dol-guldur", "sauron 1R"));
  game.play({"die muster", "use minion"});
  EXPECT_EQ(sorted(game.options()),
            (Options{"region barad-dur", "region dol-guldur", "region minas-morgul",
                     "region morannon", "region mount-gundabad"}));
  game.forbids("region moria");    // captured
  game.forbids("region angmar");   // a City
  game.forbids("region orthanc");  // not Sauron's
  for (const char* region : {"moria", "angmar", "orthanc"}) {
    const json intent{{"do", "minion"}, {"who", "mouth-of-sauron"}, {"to", region}};
    EXPECT_EQ(game.why_not(intent), "R-113") << region;
  }
  game.play("region dol-guldur");
  EXPECT_EQ(game.inside("dol-guldur"), "sauron 1R, mouth-of-sauron");
}

// The dice that Minions bring.

TEST(Rulings, R031_R110_HisDieComesNextTurn) {
  Game game(saruman_ready(last_muster()));
  game.play("use minion");
  draw_cards(game);
  EXPECT_EQ(game.at("/turn"), 2);
  EXPECT_EQ(game.at("/diceToRoll/shadow"), 8);
  EXPECT_EQ(game.at("/diceToRoll/free"), 4);
}

TEST(Rulings, R031_R110_NoDieThisTurn) {
  Game game(saruman_ready(mustering()));
  game.play({"die muster", "use minion"});
  EXPECT_EQ(game.at("/dice/shadow").size(), 3u);
}

TEST(Rulings, R030_R110_TwoMinionsNineDice) {
  Game game(saruman_ready(last_muster())
                .at_war({"sauron", "gondor"})
                .army("barad-dur", "sauron 1R, witch-king"));
  game.play("use minion");
  draw_cards(game);
  EXPECT_EQ(game.at("/diceToRoll/shadow"), 9);
}

TEST(Rulings, R030_R110_ThreeMinionsTenDice) {
  Game game(
      saruman_ready(last_muster()).army("barad-dur", "sauron 1R, witch-king, mouth-of-sauron"));
  game.play("use minion");
  draw_cards(game);
  EXPECT_EQ(game.at("/diceToRoll/shadow"), 10);
}

TEST(Rulings, R031_ADeadMinionBringsNone) {
  Game game(last_muster()
                .army("barad-dur", "sauron 1R, witch-king")
                .set("/characters/saruman", "eliminated"));
  game.play("use skip");
  draw_cards(game);
  EXPECT_EQ(game.at("/diceToRoll/shadow"), 8);
}

}  // namespace
}  // namespace rulings
