// What a person would notice who plays against the squire.

#include "tests/players/opponent.h"

namespace wotr_players {
namespace {

using rulings::Setting;

TEST(Squire, BringsSarumanAsSoonAsHeMayCome) {
  rulings::Game game(
      Setting().at_war({"isengard"}).to_act("shadow").dice("shadow", {"army", "muster", "event"}));
  EXPECT_TRUE(says(Opponent().act(game), "use minion"));
  EXPECT_NE(game.standing("orthanc").find("saruman"), std::string::npos);
}

TEST(Squire, BringsItsPeoplesToWarFirst) {
  rulings::Game game(Setting().to_act("shadow").dice("shadow", {"army", "muster"}));
  EXPECT_TRUE(says(Opponent().act(game), "use diplomacy"));
}

TEST(Squire, MovesAHiddenFellowshipThatNobodyHunts) {
  rulings::Game game(Setting().set("/huntBox/shadow", 0).dice("free", {"character", "event"}));
  EXPECT_TRUE(says(Opponent().act(game), "use move-fellowship"));
}

TEST(Squire, HidesTheFellowship) {
  rulings::Game game(Setting()
                         .fellowship({{"hidden", false}, {"region", "hollin"}})
                         .dice("free", {"character", "event"}));
  EXPECT_TRUE(says(Opponent().act(game), "use hide"));
}

TEST(Squire, EntersMordorWhenTheGateIsInReach) {
  rulings::Game game(Setting()
                         .phase("fellowship")
                         .fellowship({{"region", "dagorlad"}, {"progress", 1}, {"corruption", 2}}));
  EXPECT_EQ(Opponent().answer(game), "region morannon");
  game.play("region morannon");
  EXPECT_EQ(Opponent().answer(game), "enter-mordor");
}

TEST(Squire, RestsAWearyCompanyWhileThereIsTime) {
  rulings::Game game(Setting()
                         .fellowship({{"region", "lorien"}, {"corruption", 7}})
                         .set("/huntBox/shadow", 2)
                         .dice("free", {"character", "event"}));
  EXPECT_FALSE(says(Opponent().act(game), "use move-fellowship"));
}

TEST(Squire, StormsAStrongholdThatMustFall) {
  rulings::Game game(Setting()
                         .at_war({"sauron", "gondor"})
                         .army("minas-tirith", "sauron 7R 3E, 3N")
                         .garrison("minas-tirith", "gondor 1R")
                         .to_act("shadow")
                         .dice("shadow", {"army"}));
  EXPECT_TRUE(says(Opponent().act(game), "use attack"));
}

TEST(Squire, DoesNotThrowItsFewAgainstMany) {
  rulings::Game game(Setting()
                         .empty_map()
                         .at_war({"sauron", "gondor"})
                         .army("osgiliath", "sauron 2R")
                         .army("minas-tirith", "gondor 3R 3E 2L")
                         .to_act("shadow")
                         .dice("shadow", {"army"}));
  EXPECT_FALSE(says(Opponent().act(game), "use attack"));
}

TEST(Squire, WalksIntoACityThatNobodyDefends) {
  rulings::Game game(Setting()
                         .at_war({"southrons"})
                         .army("west-harondor", "southrons 4R")
                         .army("pelargir", "")
                         .army("osgiliath", "")
                         .to_act("shadow")
                         .dice("shadow", {"army"}));
  Opponent().act(game);
  EXPECT_EQ(game.control("pelargir"), "shadow");
}

TEST(Squire, LeavesAGuardInWhatItHasTaken) {
  rulings::Game game(Setting()
                         .at_war({"southrons", "gondor"})
                         .army("pelargir", "southrons 4R 2E")
                         .control("pelargir", "shadow")
                         .army("lossarnach", "")
                         .army("osgiliath", "gondor 1R")
                         .to_act("shadow")
                         .dice("shadow", {"army", "army"}));
  Opponent().act(game);
  EXPECT_NE(game.standing("pelargir"), "");
}

TEST(Squire, SendsTheArmyThatItChose) {
  for (const std::uint64_t seed : {1, 2, 3, 4, 5, 6, 7, 8}) {
    rulings::Game game(Setting()
                           .at_war({"southrons", "sauron"})
                           .army("west-harondor", "southrons 4R")
                           .army("south-ithilien", "sauron 4R")
                           .army("pelargir", "")
                           .army("osgiliath", "")
                           .to_act("shadow")
                           .dice("shadow", {"army"}));
    Opponent(seed).act(game);
    EXPECT_EQ(game.control("pelargir"), "shadow") << "seed " << seed;
  }
}

TEST(Squire, DoesNotLeaveAThreatenedStrongholdEmpty) {
  rulings::Game game(Setting()
                         .at_war({"sauron", "gondor"})
                         .army("osgiliath", "sauron 5R, 1N")
                         .army("minas-tirith", "gondor 3R 1E 1L")
                         .dice("free", {"muster-army", "muster-army"}));
  Opponent().act(game);
  EXPECT_NE(game.standing("minas-tirith"), "");
}

TEST(Squire, CrownsStriderInGondor) {
  rulings::Game game(Setting()
                         .fellowship({{"companions", {"gandalf-the-grey", "boromir"}}})
                         .army("minas-tirith", "gondor 3R 1E 1L, strider")
                         .dice("free", {"will", "muster"}));
  EXPECT_TRUE(says(Opponent().act(game), "use aragorn"));
}

TEST(Squire, HuntsWithMoreEyesInMordor) {
  Opponent squire;
  rulings::Game early(Setting().phase("hunt-allocation"));
  rulings::Game late(Setting().phase("hunt-allocation").fellowship({{"mordorStep", 2}}));
  EXPECT_LT(squire.answer(early), squire.answer(late));
}

TEST(Squire, ShutsTheGatesBeforeAGreatHost) {
  rulings::Game game(Setting()
                         .empty_map()
                         .at_war({"sauron", "gondor"})
                         .army("osgiliath", "sauron 8R 2E, 3N")
                         .army("minas-tirith", "gondor 3R 1E 1L")
                         .to_act("shadow")
                         .dice("shadow", {"army"}));
  game.play({"use attack", "go"});
  EXPECT_EQ(Opponent().answer(game), "withdraw");
}

}  // namespace
}  // namespace wotr_players
