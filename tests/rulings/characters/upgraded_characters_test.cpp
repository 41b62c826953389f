// Aragorn and Gandalf the White, and their dice.

#include <gtest/gtest.h>

#include "tests/rulings/hunt/the_hunt.h"

namespace rulings {
namespace {

/// The Free Peoples hold a Will of the West and a Character die.
Setting with_will() { return hunting(0).dice("free", {"will", "character"}); }

/// The Will of the West is all that is left, so that the turn ends with it.
Setting last_will() {
  return hunting(0).dice("free", {"will"}).dice("shadow", {}).set("/elvenRings/free", 0);
}

TEST(Rulings, R105_StriderIsCrownedWhereHeStands) {
  Game game(with_will().army("minas-tirith", "gondor 1R, strider"));
  game.play({"die will", "use aragorn"});
  EXPECT_EQ(game.standing("minas-tirith"), "gondor 1R, aragorn");
  EXPECT_EQ(whereabouts(game, "strider"), "eliminated");
  // Strider could not rouse Gondor; Aragorn enters play there and does. It does not advance.
  EXPECT_EQ(game.at("/politicalTrack/gondor"), (json{{"step", 2}, {"active", true}}));
}

TEST(Rulings, R105_InThreePlacesOnly) {
  for (const char* city : {"minas-tirith", "dol-amroth", "pelargir"}) {
    Game game(with_will().army(city, "strider"));
    EXPECT_EQ(game.why_not({{"do", "aragorn"}}), "") << city;
    game.play({"die will", "use aragorn"});
    EXPECT_EQ(game.standing(city), "aragorn");
    EXPECT_TRUE(is_active(game, "gondor")) << city;
  }
  for (const char* elsewhere : {"edoras", "lamedon", "lossarnach", "osgiliath", "rivendell"}) {
    Game game(with_will().army(elsewhere, "strider"));
    EXPECT_EQ(game.why_not({{"do", "aragorn"}}), "R-105") << elsewhere;
    game.play("die will");
    game.forbids("use aragorn");
  }
}

TEST(Rulings, R105_InsideASiegeButNotInACapturedCity) {
  Game besieged(
      with_will().army("minas-tirith", "sauron 2R").garrison("minas-tirith", "gondor 1R, strider"));
  besieged.play({"die will", "use aragorn"});
  EXPECT_EQ(besieged.inside("minas-tirith"), "gondor 1R, aragorn");

  Game captured(with_will().army("pelargir", "strider").control("pelargir", "shadow"));
  EXPECT_EQ(captured.why_not({{"do", "aragorn"}}), "R-105");
  captured.play("die will");
  captured.forbids("use aragorn");
}

TEST(Rulings, R105_NotOutOfTheFellowship) {
  Game game(with_will().fellowship({{"region", "minas-tirith"}}));
  EXPECT_EQ(game.why_not({{"do", "aragorn"}}), "R-105");
  game.play("die will");
  game.forbids("use aragorn");
}

TEST(Rulings, R105_R106_OnlyAWillOfTheWestDoesIt) {
  Game game(hunting(0)
                .army("minas-tirith", "strider")
                .army("bree", "gandalf-the-grey")
                .set("/minionsSeen", json::array({"saruman"})));
  EXPECT_EQ(game.why_not({{"die", "character"}, {"do", "aragorn"}}), "R-105");
  EXPECT_EQ(game.why_not({{"die", "muster"}, {"do", "gandalf-the-white"}}), "R-106");
  game.play("die character");
  game.forbids("use aragorn");
  game.forbids("use gandalf-the-white");
  for (const char* face : {"muster", "muster-army", "event"}) {
    Game other(hunting(0).dice("free", {face, "character"}).army("minas-tirith", "strider"));
    other.play("die " + std::string(face));
    other.forbids("use aragorn");
  }
}

TEST(Rulings, R031_R105_HisDieComesNextTurn) {
  Game game(last_will().army("minas-tirith", "strider"));
  game.play("use aragorn");
  draw_cards(game);
  EXPECT_EQ(game.at("/turn"), 2);
  EXPECT_EQ(game.at("/diceToRoll/free"), 5);
}

TEST(Rulings, R031_R105_NoDieThisTurn) {
  Game game(with_will().army("minas-tirith", "strider"));
  game.play({"die will", "use aragorn"});
  EXPECT_EQ(game.at("/dice/free"), json::array({"character"}));
}

/// Gandalf has fallen and a Minion has come.
Setting gandalf_fallen() {
  return with_will()
      .set("/characters/gandalf-the-grey", "eliminated")
      .set("/minionsSeen", json::array({"saruman"}));
}

TEST(Rulings, R106_WhereTheGreyStandsOnTheMap) {
  Game game(with_will()
                .army("dale", "north 1R, gandalf-the-grey")
                .set("/minionsSeen", json::array({"saruman"})));
  game.play({"die will", "use gandalf-the-white"});
  EXPECT_EQ(game.standing("dale"), "north 1R, gandalf-the-white");
  EXPECT_EQ(whereabouts(game, "gandalf-the-grey"), "eliminated");
  EXPECT_TRUE(is_active(game, "north"));  // he enters play in Dale
}

TEST(Rulings, R106_OtherwiseInFangornOrAnElvenStronghold) {
  Game game(gandalf_fallen()
                .control("grey-havens", "shadow")
                .army("lorien", "sauron 3R")
                .garrison("lorien", "elves 1R"));
  game.play({"die will", "use gandalf-the-white"});
  EXPECT_EQ(game.question(), "gandalf-region");
  // The Grey Havens are lost; Lórien is besieged, yet unconquered.
  EXPECT_EQ(sorted(game.options()), (Options{"region fangorn", "region lorien", "region rivendell",
                                             "region woodland-realm"}));
  game.forbids("region grey-havens");
  EXPECT_EQ(game.why_not({{"do", "region"}, {"to", "grey-havens"}}), "R-106");
  game.forbids("region minas-tirith");
  game.play("region lorien");
  EXPECT_EQ(game.inside("lorien"), "elves 1R, gandalf-the-white");
}

TEST(Rulings, R106_NotWhileTheGreyWalksInTheFellowship) {
  Game game(with_will().set("/minionsSeen", json::array({"saruman"})));
  EXPECT_EQ(game.why_not({{"do", "gandalf-the-white"}}), "R-106");
  game.play("die will");
  game.forbids("use gandalf-the-white");
}

TEST(Rulings, R106_NotBeforeAMinionHasCome) {
  Game game(with_will().set("/characters/gandalf-the-grey", "eliminated"));
  EXPECT_EQ(game.why_not({{"do", "gandalf-the-white"}}), "R-106");
  game.play("die will");
  game.forbids("use gandalf-the-white");
}

TEST(Rulings, R106_AMinionThatIsOrWasInPlay) {
  Game is(
      with_will().set("/characters/gandalf-the-grey", "eliminated").army("hollin", "witch-king"));
  EXPECT_EQ(is.why_not({{"do", "gandalf-the-white"}}), "");
  Game was(with_will()
               .set("/characters/gandalf-the-grey", "eliminated")
               .set("/characters/witch-king", "eliminated"));
  EXPECT_EQ(was.why_not({{"do", "gandalf-the-white"}}), "");
  was.play({"die will", "use gandalf-the-white", "region fangorn"});
  EXPECT_EQ(was.standing("fangorn"), "gandalf-the-white");
}

TEST(Rulings, R106_R108_OnceEliminatedHeDoesNotComeBack) {
  Game dead(gandalf_fallen().set("/characters/gandalf-the-white", "eliminated"));
  EXPECT_EQ(dead.why_not({{"do", "gandalf-the-white"}}), "R-106");
  dead.play("die will");
  dead.forbids("use gandalf-the-white");

  Game here(gandalf_fallen().army("fangorn", "gandalf-the-white"));
  EXPECT_EQ(here.why_not({{"do", "gandalf-the-white"}}), "R-106");
}

TEST(Rulings, R031_R106_HisDieComesNextTurnBesideAragorns) {
  Game game(last_will()
                .set("/characters/gandalf-the-grey", "eliminated")
                .set("/minionsSeen", json::array({"saruman"}))
                .army("pelargir", "aragorn"));
  game.play({"use gandalf-the-white", "region fangorn"});
  draw_cards(game);
  EXPECT_EQ(game.at("/turn"), 2);
  EXPECT_EQ(game.at("/diceToRoll/free"), 6);
}

TEST(Rulings, R031_R108_WithAragornHisDieIsGoneNextTurn) {
  // Aragorn falls with the last Regular; the Shadow ends the turn with its only other die.
  Game game(Setting()
                .empty_map()
                .army("north-ithilien", "sauron 5R")
                .army("osgiliath", "gondor 1R, aragorn")
                .at_war({"sauron"})
                .to_act("shadow")
                .dice("shadow", {"army", "event"})
                .dice("free", {}));
  game.play({"die army", "use attack", "go"});
  game.roll({6, 2, 2, 2, 2});
  // A Captain of the West adds a die; his Leadership of 2 throws both again.
  game.roll({2, 2});
  game.roll({2, 2});
  EXPECT_EQ(whereabouts(game, "aragorn"), "eliminated");
  if (game.question() == "advance") game.play("stop");
  if (game.question() == "choose-use") game.play("use skip");
  draw_cards(game);
  EXPECT_EQ(game.at("/turn"), 2);
  EXPECT_EQ(game.at("/diceToRoll/free"), 4);
}

}  // namespace
}  // namespace rulings
