// What the guide states wrongly, as it is decided: rulings 2.2, R-001 to R-010. Each is named with
// the ruling that holds instead. R-008 speaks of four players.

#include <gtest/gtest.h>

#include "tests/rulings/game.h"

namespace rulings {
namespace {

/// The Shadow attacks out of one region into another with an Army die.
Game attack(std::string_view from, std::string_view attackers, std::string_view to,
            std::string_view defenders) {
  Game game(Setting()
                .empty_map()
                .army(from, attackers)
                .army(to, defenders)
                .at_war({"sauron", "isengard"})
                .to_act("shadow")
                .dice("shadow", {"army", "event"})
                .dice("free", {"muster"}));
  game.play({"die army", "use attack"});
  return game;
}

/// The dice that both sides throw in the pending roll, one after the other.
int throws_pending(const Game& game) {
  return wotr::Game::decision(game.rules(), game.value()).remaining;
}

TEST(Rulings, R001_R208_LeadershipIsNoStrength) {
  // Three Leaders and two units: two dice.
  Game game = attack("north-ithilien", "sauron 1R", "osgiliath", "gondor 2R 3L");
  EXPECT_EQ(throws_pending(game), 1);
  game.roll({1});
  EXPECT_EQ(game.question(), "combat-roll-free");
  EXPECT_EQ(throws_pending(game), 2);
}

TEST(Rulings, R001_R208_CaptainsAreStrengthUpToFiveDice) {
  // One unit and two Captains of the West: three dice.
  Game few = attack("north-ithilien", "sauron 1R", "osgiliath", "gondor 1R, strider, boromir");
  few.roll({1});
  EXPECT_EQ(throws_pending(few), 3);
  // Seven units and a Captain: five. Seven Orcs: five.
  Game many = attack("north-ithilien", "sauron 7R", "osgiliath", "gondor 7R, strider");
  many.play("go");
  EXPECT_EQ(throws_pending(many), 5);
  many.roll({1, 1, 1, 1, 1});
  EXPECT_EQ(many.question(), "combat-roll-free");
  EXPECT_EQ(throws_pending(many), 5);
}

TEST(Rulings, R002_R210_TheReRollComesBeforeTheCasualties) {
  // One Regular and a Nazgûl. The defender's hit would kill them, but first they throw again.
  Game game = attack("north-ithilien", "sauron 1R, 1N", "osgiliath", "gondor 1R");
  game.roll({1, 6});
  EXPECT_EQ(game.question(), "combat-reroll-shadow");
  EXPECT_EQ(game.standing("north-ithilien"), "sauron 1R, 1N");
  game.roll({6});
  EXPECT_EQ(game.standing("north-ithilien"), "");
  EXPECT_EQ(game.standing("osgiliath"), "");
}

TEST(Rulings, R003_R172_FiveMovesLeadFromTheEntryToTheCrackOfDoom) {
  Game game(Setting()
                .empty_map()
                .fellowship({{"mordorStep", 0}, {"companions", json::array()}})
                .set("/elvenRings/free", 0)
                .dice("free", {"character", "character", "character", "character", "character"}));
  int step = 0;
  for (const char* tile : {"tile 1", "tile 1", "tile 2", "tile 2", "tile 3"}) {
    EXPECT_EQ(game.winner(), "");
    game.play({"use move-fellowship", tile});
    EXPECT_EQ(game.at("/fellowship/mordorStep"), ++step);
    game.play("suffer");
  }
  EXPECT_EQ(game.at("/fellowship/corruption"), 9);
  EXPECT_EQ(game.winner(), "free ring-destroyed");
}

TEST(Rulings, R003_R172_ThePositionFiveIsTheCrackItself) {
  Game game(Setting()
                .empty_map()
                .fellowship({{"mordorStep", 4}, {"companions", json::array()}})
                .set("/elvenRings/free", 0)
                .dice("free", {"character"}));
  game.play({"use move-fellowship", "tile 1", "suffer"});
  EXPECT_EQ(game.winner(), "free ring-destroyed");
}

TEST(Rulings, R004_R053_EyesReachTheHuntBoxAfterTheRollOfPhaseFour) {
  Game game(
      Setting().phase("recover").set("/turn", 2).set("/huntBox", {{"free", 0}, {"shadow", 4}}));
  // Phase 1 empties the box, and phases 1 to 3 put no Eye into it.
  EXPECT_EQ(game.at("/huntBox/shadow"), 0);
  game.play({"draw axe-and-bow", "draw book-of-mazarbul", "draw orc-patrol", "draw olog-hai",
             "stop", "stop", "allocate 0"});
  while (game.question() == "action-roll-free") game.play("face event");
  EXPECT_EQ(game.at("/huntBox/shadow"), 0);
  game.play({"face eye", "face army", "face eye"});
  EXPECT_EQ(game.at("/huntBox/shadow"), 2);
}

TEST(Rulings, R005_R246_TheAdvanceAgainstAStrongholdIsOptional) {
  Game game = attack("fords-of-isen", "isengard 3R", "helms-deep", "rohan 1R 1E");
  game.play({"go", "withdraw"});
  EXPECT_EQ(game.question(), "advance");
  EXPECT_EQ(game.seat(), "shadow");
  game.play("stop");
  // No siege: the defenders stand in the region, the battle is over.
  EXPECT_EQ(game.inside("helms-deep"), "");
  EXPECT_EQ(game.standing("helms-deep"), "rohan 1R 1E");
  EXPECT_EQ(game.standing("fords-of-isen"), "isengard 3R");
  EXPECT_TRUE(game.events("siege-began").empty());
  EXPECT_EQ(game.at("/battle"), nullptr);
}

TEST(Rulings, R005_R246_OnlyTheAdvanceBeginsTheSiege) {
  Game game = attack("fords-of-isen", "isengard 3R", "helms-deep", "rohan 1R 1E");
  game.play({"go", "withdraw", "leave isengard.regular", "go"});
  EXPECT_EQ(game.inside("helms-deep"), "rohan 1R 1E");
  EXPECT_EQ(game.standing("helms-deep"), "isengard 2R");
  EXPECT_EQ(game.standing("fords-of-isen"), "isengard 1R");
}

TEST(Rulings, R006_R220_AnAttackerNeverRetreats) {
  Game game = attack("north-ithilien", "sauron 3R", "osgiliath", "gondor 3R");
  game.play("go");
  game.roll({1, 1, 1, 1, 1, 1});
  EXPECT_EQ(game.question(), "cease-or-continue");
  EXPECT_EQ(game.options(), (Options{"continue", "cease"}));
  game.forbids("region dagorlad");
  game.play("continue");
  EXPECT_EQ(game.question(), "retreat");
  EXPECT_EQ(game.seat(), "free");  // the defender alone is asked
}

TEST(Rulings, R006_R202_ARearguardIsFormedWithTheAttack) {
  Game game = attack("north-ithilien", "sauron 3R", "osgiliath", "gondor 1R");
  game.play({"leave sauron.regular", "go"});
  EXPECT_EQ(throws_pending(game), 2);  // the rearguard does not fight
  game.roll({6, 1, 1});
  // It does not advance either: two may, and one of them stays.
  EXPECT_EQ(game.question(), "advance");
  game.play({"leave sauron.regular", "go"});
  EXPECT_EQ(game.standing("osgiliath"), "sauron 1R");
  EXPECT_EQ(game.standing("north-ithilien"), "sauron 2R");
}

TEST(Rulings, R006_R240_TheRearguardNeverAdvances) {
  Game game = attack("north-ithilien", "sauron 3R", "osgiliath", "gondor 1R");
  game.play({"leave sauron.regular", "leave sauron.regular"});  // one is left to attack
  game.roll({6, 1});
  game.play("go");
  EXPECT_EQ(game.standing("osgiliath"), "sauron 1R");
  EXPECT_EQ(game.standing("north-ithilien"), "sauron 2R");
}

TEST(Rulings, R007_R235_TheRegularThatCameForAnEliteLives) {
  // The first hit kills the Regular; the second reduces the Elite to that very Regular.
  Game game = attack("north-ithilien", "sauron 3R", "osgiliath", "gondor 1R 1E");
  game.play("go");
  game.roll({6, 6, 1, 1, 1});
  EXPECT_EQ(game.question(), "casualty");
  game.play("remove gondor.regular");  // for the other hit there is one answer left
  EXPECT_EQ(game.casualties("gondor"), "1E");
  EXPECT_EQ(game.standing("osgiliath"), "gondor 1R");
  game.play("cease");
  // After the battle it is still a unit, and the Elite is the casualty.
  EXPECT_EQ(game.casualties("gondor"), "1E");
  EXPECT_EQ(game.standing("osgiliath"), "gondor 1R");
  EXPECT_EQ(game.reinforcements("gondor"), "14R 4E 4L");
}

TEST(Rulings, R009_R265_APassiveNationAdvancesButNotIntoWar) {
  Game game(Setting()
                .empty_map()
                .dice("free", {"muster", "muster", "event"})
                .dice("shadow", {"event", "event"}));
  game.play({"die muster", "use diplomacy", "nation gondor"});
  EXPECT_EQ(game.at("/politicalTrack/gondor"), json({{"step", 3}, {"active", false}}));
  game.play({"use skip", "die muster", "use diplomacy"});
  game.forbids("nation gondor");
  EXPECT_EQ(game.why_not({{"do", "nation"}, {"target", "gondor"}}), "R-265");
  EXPECT_EQ(game.options(),
            (Options{"nation rohan", "nation elves", "nation dwarves", "nation north"}));
}

TEST(Rulings, R009_R261_ForAPassiveNationInBoxThreeThereIsNoStep) {
  const Game game(Setting()
                      .empty_map()
                      .politics("gondor", 3, false)
                      .politics("rohan", 3, true)
                      .dice("free", {"muster", "event"})
                      .dice("shadow", {"event"}));
  EXPECT_EQ(game.why_not({{"do", "diplomacy"}, {"target", "gondor"}}), "R-261");
  EXPECT_EQ(game.why_not({{"do", "diplomacy"}, {"target", "rohan"}}), "");
}

TEST(Rulings, R010_R045_AnyCompanionOfTheHighestLevelMayGuide) {
  // Boromir, Legolas and Gimli have Level 2, the Hobbits 1.
  Game game(Setting()
                .phase("fellowship")
                .fellowship({{"companions", {"boromir", "legolas", "gimli", "meriadoc"}},
                             {"guide", "boromir"}}));
  game.play("stop");  // no declaration
  EXPECT_EQ(game.options(), (Options{"character legolas", "character gimli", "stop"}));
  game.forbids("character meriadoc");
  EXPECT_EQ(game.why_not({{"do", "character"}, {"who", "meriadoc"}}), "R-045");
  game.play("character gimli");
  EXPECT_EQ(game.at("/fellowship/guide"), "gimli");
}

TEST(Rulings, R010_R150_SuchAGuideHasNoAbility) {
  const auto answers = [](const char* guide) {
    Game game(Setting()
                  .empty_map()
                  .fellowship({{"companions", {guide, "meriadoc"}}})
                  .set("/huntBox", {{"free", 0}, {"shadow", 1}})
                  .dice("free", {"character", "event"})
                  .dice("shadow", {"event"}));
    game.play({"die character", "use move-fellowship"});
    game.roll({6});
    game.play("tile 3");
    return game.options();
  };
  for (const char* guide : {"boromir", "legolas", "gimli"}) {
    EXPECT_EQ(answers(guide), (Options{"lose-guide", "lose-random", "suffer"})) << guide;
  }
}

TEST(Rulings, R010_R155_TheRingBearersAreNeverTheGuide) {
  const Game game(Setting().phase("fellowship").fellowship({{"companions", json::array()}}));
  EXPECT_EQ(game.at("/fellowship/guide"), "gollum");
}

// 2.2 below its table: errors without a number.

TEST(Rulings, R043_R262_DeclaringInFarHaradActivatesNobody) {
  Game game(Setting().phase("fellowship").fellowship({{"region", "far-harad"}, {"corruption", 3}}));
  game.play("region far-harad");
  EXPECT_TRUE(game.events("activated").empty());
  EXPECT_EQ(game.at("/fellowship/corruption"), 3);
}

TEST(Rulings, R211_R245_ACityIsNeverBesieged) {
  // Nobody is asked to withdraw in Dale; the attackers just need 6 in the first round.
  Game game = attack("northern-rhovanion", "sauron 1R", "dale", "north 1R");
  EXPECT_EQ(game.question(), "combat-roll-shadow");
  game.roll({5, 1});
  EXPECT_EQ(game.question(), "cease-or-continue");
  EXPECT_EQ(game.standing("dale"), "north 1R");
}

}  // namespace
}  // namespace rulings
