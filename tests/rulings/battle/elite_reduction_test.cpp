// An Elite becomes a Regular: where the figures come from and go to, R-235.

#include <gtest/gtest.h>

#include "rules/wotr/battle/casualties.h"
#include "tests/rulings/battle/battles.h"

namespace rulings {
namespace {

/// Sauron attacks North Ithilien out of Dagorlad and scores so many hits; nobody hits back.
Game struck(Setting setting, int hits) {
  Game game(setting.army("dagorlad", "sauron 3R"));
  attack(game);
  for (int die = 0; die < 3; ++die) game.roll({die < hits ? 6 : 1});
  miss(game);
  return game;
}
/// Gondor attacks Dagorlad out of North Ithilien in the same way.
Game struck_shadow(Setting setting, int hits) {
  Game game(setting.army("north-ithilien", "gondor 3R"));
  attack(game);
  for (int die = 0; die < 3; ++die) game.roll({die < hits ? 6 : 1});
  miss(game);
  return game;
}
json dead_regulars(std::string_view nation, int amount) {
  return {{"free", {{"graveyard", {{std::string(nation), {{"regular", amount}}}}}}}};
}
/// All 15 Regulars of Gondor stand elsewhere.
Setting no_regular_of_gondor_left() {
  return shadow_attacks({"sauron"}).army("dol-amroth", "gondor 10R").army("pelargir", "gondor 5R");
}
/// All 36 Regulars of Sauron but so many stand elsewhere.
Setting regulars_of_sauron_left(int left) {
  return free_attacks({"gondor"})
      .army("barad-dur", "sauron 10R")
      .army("morannon", "sauron 10R")
      .army("dol-guldur", "sauron 10R")
      .army("moria", "sauron " + std::to_string(6 - left) + "R");
}

TEST(Rulings, R235_TheRegularComesFromEarlierBattlesFirst) {
  Game game = struck(shadow_attacks({"sauron"})
                         .army("north-ithilien", "gondor 1R 1E")
                         .set("/offBoard", dead_regulars("gondor", 2)),
                     1);
  EXPECT_EQ(game.casualties("gondor"), "2R");
  EXPECT_EQ(game.reinforcements("gondor"), "12R 4E 4L");
  game.play("reduce gondor.elite");
  EXPECT_EQ(game.standing("north-ithilien"), "gondor 2R");
  EXPECT_EQ(game.casualties("gondor"), "1R 1E");
  EXPECT_EQ(game.reinforcements("gondor"), "12R 4E 4L");  // untouched
}

TEST(Rulings, R235_OrFromThisBattleAMomentAgo) {
  Game game = struck(shadow_attacks({"sauron"}).army("north-ithilien", "gondor 1R 2E"), 2);
  EXPECT_EQ(game.reinforcements("gondor"), "14R 3E 4L");
  game.play("remove gondor.regular");  // the second hit reduces an Elite
  EXPECT_EQ(game.standing("north-ithilien"), "gondor 1R 1E");
  EXPECT_EQ(game.casualties("gondor"), "1E");
  EXPECT_EQ(game.reinforcements("gondor"), "14R 3E 4L");
}

TEST(Rulings, R235_OrFromAnEarlierRound) {
  Game game = struck(shadow_attacks({"sauron"}).army("north-ithilien", "gondor 2R 1E"), 1);
  game.play({"remove gondor.regular", "continue", "stand"});
  game.roll({6, 1, 1, 1, 1});
  game.play("reduce gondor.elite");
  EXPECT_EQ(game.standing("north-ithilien"), "gondor 2R");
  EXPECT_EQ(game.casualties("gondor"), "1E");
  EXPECT_EQ(game.reinforcements("gondor"), "13R 4E 4L");
}

TEST(Rulings, R235_OrFromTheReinforcements) {
  // In the other order the pile is empty when the Regular is needed.
  Game game = struck(shadow_attacks({"sauron"}).army("north-ithilien", "gondor 1R 2E"), 2);
  game.play({"reduce gondor.elite", "remove gondor.regular"});
  EXPECT_EQ(game.standing("north-ithilien"), "gondor 1R 1E");
  EXPECT_EQ(game.casualties("gondor"), "1R 1E");
  EXPECT_EQ(game.reinforcements("gondor"), "13R 3E 4L");
}

TEST(Rulings, R007_R235_TheReplacementIsALiveUnit) {
  Game game = struck(shadow_attacks({"sauron"})
                         .army("north-ithilien", "gondor 2E")
                         .set("/offBoard", dead_regulars("gondor", 1)),
                     1);
  game.play("continue");
  game.play("stand");
  miss(game);
  EXPECT_EQ(dice_thrown(game, "free"), 4);  // two in each round
  game.play("cease");
  EXPECT_EQ(game.standing("north-ithilien"), "gondor 1R 1E");
  EXPECT_EQ(game.casualties("gondor"), "1E");
}

TEST(Rulings, R235_NoRegularToBeHadTheEliteIsGoneForThatHit) {
  Game game = struck(no_regular_of_gondor_left().army("north-ithilien", "gondor 3E"), 1);
  EXPECT_EQ(game.standing("north-ithilien"), "gondor 2E");
  EXPECT_EQ(game.casualties("gondor"), "1E");
  EXPECT_EQ(game.reinforcements("gondor"), "2E 4L");
}

/// Where the Regular for one of Gondor's Elites would come from, who defends himself.
wotr::Place source_in(const Setting& setting) {
  Game game(setting);
  attack(game);
  return wotr::source_of_regular(game.rules(), game.value().board, wotr::Nation::kGondor);
}

TEST(Rulings, R234_ItIsKnownBeforeWhereTheRegularComesFrom) {
  const Setting battle =
      shadow_attacks({"sauron"}).army("dagorlad", "sauron 5R").army("north-ithilien", "gondor 3E");
  EXPECT_EQ(source_in(battle), wotr::kReinforcements);
  EXPECT_EQ(source_in(Setting(battle).set("/offBoard/free/graveyard/gondor/regular", 1)),
            wotr::kCasualties);
  // Nobody is left: to reduce an Elite removes it.
  EXPECT_EQ(source_in(Setting(battle).army("lamedon", "gondor 10R").army("erech", "gondor 5R")),
            wotr::kNowhere);
}

TEST(Rulings, R234_R235_TwoHitsMayBeOneEliteOutrightAllTheSame) {
  // One after the other two hits would end both Elites; taken together they end one.
  Game game = struck(no_regular_of_gondor_left().army("north-ithilien", "gondor 2E"), 2);
  EXPECT_EQ(game.options().size(), 2u);
  Game together = game;
  together.play("remove gondor.elite");
  EXPECT_EQ(together.standing("north-ithilien"), "gondor 1E");
  game.play("reduce gondor.elite");
  EXPECT_EQ(game.standing("north-ithilien"), "");
  EXPECT_EQ(game.casualties("gondor"), "2E");
}

TEST(Rulings, R235_R237_AndWithTheLastEliteItsLeaders) {
  const Game game = struck(no_regular_of_gondor_left().army("north-ithilien", "gondor 1E 1L"), 1);
  EXPECT_EQ(game.standing("north-ithilien"), "");
  EXPECT_EQ(game.casualties("gondor"), "1E 1L");
  EXPECT_EQ(game.question(), "advance");
}

TEST(Rulings, R235_TheCasualtiesOfAnotherNationDoNotServe) {
  Game game = struck(no_regular_of_gondor_left()
                         .army("north-ithilien", "gondor 2E")
                         .set("/offBoard", dead_regulars("rohan", 3)),
                     1);
  EXPECT_EQ(game.standing("north-ithilien"), "gondor 1E");
  EXPECT_EQ(game.casualties("gondor"), "1E");
  EXPECT_EQ(game.casualties("rohan"), "3R");
}

TEST(Rulings, R235_TheShadowTakesFromItsReinforcements) {
  Game game = struck_shadow(free_attacks({"gondor"}).army("dagorlad", "sauron 1R 2E"), 1);
  EXPECT_EQ(game.reinforcements("sauron"), "35R 4E");
  game.play("reduce sauron.elite");
  EXPECT_EQ(game.standing("dagorlad"), "sauron 2R 1E");
  EXPECT_EQ(game.reinforcements("sauron"), "34R 5E");  // the Elite is there now
}

TEST(Rulings, R235_TheShadowMayTakeTheRegularJustLost) {
  Game game = struck_shadow(regulars_of_sauron_left(1).army("dagorlad", "sauron 1R 2E"), 2);
  EXPECT_EQ(game.reinforcements("sauron"), "4E");
  game.play("remove sauron.regular");  // it is in the reinforcements, and comes back at once
  EXPECT_EQ(game.standing("dagorlad"), "sauron 1R 1E");
  EXPECT_EQ(game.reinforcements("sauron"), "5E");
}

TEST(Rulings, R235_NoRegularOfTheShadowsEither) {
  Game game = struck_shadow(regulars_of_sauron_left(1).army("dagorlad", "sauron 1R 2E"), 1);
  game.play("reduce sauron.elite");
  EXPECT_EQ(game.standing("dagorlad"), "sauron 1R 1E");
  EXPECT_EQ(game.reinforcements("sauron"), "5E");
}

TEST(Rulings, R235_NoFigureIsMadeOrLost) {
  Game game = struck(shadow_attacks({"sauron"})
                         .army("north-ithilien", "gondor 1R 2E, rohan 1E")
                         .set("/offBoard", dead_regulars("gondor", 1)),
                     3);
  game.play({"reduce gondor.elite", "reduce gondor.elite", "reduce rohan.elite"});
  EXPECT_EQ(game.standing("north-ithilien"), "gondor 3R, rohan 1R");
  EXPECT_EQ(game.casualties("gondor"), "2E");
  EXPECT_EQ(game.reinforcements("gondor"), "12R 3E 4L");  // one out of each
  EXPECT_EQ(game.casualties("rohan"), "1E");
  EXPECT_EQ(game.reinforcements("rohan"), "9R 4E 4L");
}

}  // namespace
}  // namespace rulings
