// How many dice, how many of them again, and what hits.

#include <gtest/gtest.h>

#include "tests/rulings/battle/battles.h"

namespace rulings {
namespace {

/// Sauron in Dagorlad attacks North Ithilien, open country, with all he has; nobody hits anybody.
Game missed_battle(std::string_view attackers, std::string_view defenders) {
  Game game(
      shadow_attacks({"sauron"}).army("dagorlad", attackers).army("north-ithilien", defenders));
  attack(game);
  miss(game);
  return game;
}
int dice_of(std::string_view defenders) {
  return dice_thrown(missed_battle("sauron 1R", defenders), "free");
}
/// Their Leadership, as far as five failed dice can show it.
int leadership_of(std::string_view figures) {
  const std::string army = "gondor 5R" + std::string(figures);
  return dice_rerolled(missed_battle("sauron 1R", army), "free");
}
int leadership_of_shadow(std::string_view figures) {
  const std::string army = "sauron 5R" + std::string(figures);
  return dice_rerolled(missed_battle(army, "gondor 1R"), "shadow");
}

TEST(Rulings, R208_ADieForEveryUnit) {
  const Game game = missed_battle("sauron 2R 1E", "gondor 1R 1E, rohan 2R");
  EXPECT_EQ(dice_thrown(game, "shadow"), 3);  // an Elite counts one
  EXPECT_EQ(dice_thrown(game, "free"), 4);
}

TEST(Rulings, R208_R209_LeadersAddNoDice) {
  const Game game = missed_battle("sauron 2R, 3N", "gondor 1R 2L");
  EXPECT_EQ(dice_thrown(game, "shadow"), 2);
  EXPECT_EQ(dice_thrown(game, "free"), 1);
}

TEST(Rulings, R208_NeverMoreThanFive) {
  const Game game = missed_battle("sauron 6R 3E", "gondor 8R");
  EXPECT_EQ(dice_thrown(game, "shadow"), 5);
  EXPECT_EQ(dice_thrown(game, "free"), 5);
}

int dice_left(const Game& game) {
  return wotr::Game::decision(game.rules(), game.value()).remaining;
}

TEST(Rulings, R208_R216_EveryThrowTellsHowManyDiceAreLeft) {
  Game game(shadow_attacks({"sauron"})
                .army("dagorlad", "sauron 7R, 2N")
                .army("north-ithilien", "gondor 3R"));
  attack(game);
  EXPECT_EQ(dice_left(game), 5);
  game.roll({1, 1, 1, 1, 1});
  EXPECT_EQ(game.question(), "combat-roll-free");
  EXPECT_EQ(dice_left(game), 3);
  game.roll({1, 1, 1});
  EXPECT_EQ(game.question(), "combat-reroll-shadow");
  EXPECT_EQ(dice_left(game), 2);
  game.roll({1});
  EXPECT_EQ(dice_left(game), 1);
}

TEST(Rulings, R100_R208_ACaptainOfTheWestAddsADie) {
  for (const std::string who :
       {"gandalf-the-grey", "strider", "boromir", "legolas", "gimli", "aragorn"}) {
    EXPECT_EQ(dice_of("gondor 2R, " + who), 3) << who;
  }
  for (const std::string who : {"meriadoc", "peregrin", "gandalf-the-white"}) {
    EXPECT_EQ(dice_of("gondor 2R, " + who), 2) << who;
  }
  EXPECT_EQ(dice_of("gondor 1R, strider, boromir, gimli"), 4);  // several add up …
  EXPECT_EQ(dice_of("gondor 3R, strider, boromir, gimli"), 5);  // … to no more than five
}

TEST(Rulings, R100_R208_ACaptainAddsADieToAnAttackToo) {
  Game game(free_attacks({"gondor"})
                .army("north-ithilien", "gondor 1R, legolas, aragorn")
                .army("dagorlad", "sauron 1R"));
  declare(game);
  miss(game);
  EXPECT_EQ(dice_thrown(game, "free"), 3);
  EXPECT_EQ(dice_rerolled(game, "free"), 3);
}

TEST(Rulings, R100_R208_ACaptainInTheRearguardAddsNothing) {
  Game game(free_attacks({"gondor"})
                .army("north-ithilien", "gondor 2R, strider")
                .army("dagorlad", "sauron 1R"));
  declare(game);
  game.play("leave strider");
  // He stays with one unit: one Regular attacks.
  miss(game);
  EXPECT_EQ(dice_thrown(game, "free"), 1);
  EXPECT_EQ(dice_rerolled(game, "free"), 0);
}

TEST(Rulings, R100_R209_LeadershipOfTheCompanions) {
  for (const std::string who : {"gandalf-the-grey", "strider", "boromir", "legolas", "gimli",
                                "meriadoc", "peregrin", "gandalf-the-white"}) {
    EXPECT_EQ(leadership_of(", " + who), 1) << who;
  }
  EXPECT_EQ(leadership_of(", aragorn"), 2);
}

TEST(Rulings, R100_R209_LeadershipOfTheMinions) {
  EXPECT_EQ(leadership_of_shadow(", witch-king"), 2);
  EXPECT_EQ(leadership_of_shadow(", mouth-of-sauron"), 2);
  Game saruman(shadow_attacks({"isengard"})
                   .army("orthanc", "isengard 5R, saruman")
                   .army("fords-of-isen", "rohan 1R"));
  attack(saruman);
  miss(saruman);
  EXPECT_EQ(dice_rerolled(saruman, "shadow"), 1);
}

TEST(Rulings, R209_LeadershipAddsUpToFive) {
  EXPECT_EQ(leadership_of(" 2L, aragorn"), 4);
  EXPECT_EQ(leadership_of(" 4L, boromir, gimli"), 5);
  EXPECT_EQ(leadership_of_shadow(", 1N, witch-king"), 3);
  EXPECT_EQ(leadership_of_shadow(", 3N, witch-king, mouth-of-sauron"), 5);
}

TEST(Rulings, R209_LeadersOfAnyNationLead) {
  EXPECT_EQ(leadership_of(" 1L, rohan 1R 1L, elves 1R 1L"), 3);
}

/// Isengard attacks out of the Gap of Rohan with two Regulars and two Elites.
Game isengard_attacks(Setting setting) {
  Game game(setting.army("gap-of-rohan", "isengard 2R 2E").army("fords-of-isen", "rohan 1R"));
  attack(game);
  miss(game);
  return game;
}

TEST(Rulings, R114_IsengardElitesAreLeadersAsWellUnderSaruman) {
  const Game without = isengard_attacks(shadow_attacks({"isengard"}));
  EXPECT_EQ(dice_thrown(without, "shadow"), 4);
  EXPECT_EQ(dice_rerolled(without, "shadow"), 0);
  const Game with = isengard_attacks(shadow_attacks({"isengard"}).army("orthanc", "saruman"));
  EXPECT_EQ(dice_thrown(with, "shadow"), 4);
  EXPECT_EQ(dice_rerolled(with, "shadow"), 2);
  const Game dead =
      isengard_attacks(shadow_attacks({"isengard"}).set("/characters/saruman", "eliminated"));
  EXPECT_EQ(dice_rerolled(dead, "shadow"), 0);
}

TEST(Rulings, R114_OtherElitesAreNoLeaders) {
  Game game(shadow_attacks({"sauron", "southrons"})
                .army("orthanc", "saruman")
                .army("dagorlad", "sauron 2E, southrons 2E")
                .army("north-ithilien", "gondor 1R"));
  attack(game);
  miss(game);
  EXPECT_EQ(dice_rerolled(game, "shadow"), 0);
}

TEST(Rulings, R114_IsengardElitesLeadInDefenceToo) {
  Game game(free_attacks({"rohan"})
                .army("orthanc", "saruman")
                .army("fords-of-isen", "rohan 1R")
                .army("gap-of-rohan", "isengard 1R 2E"));
  attack(game);
  miss(game);
  EXPECT_EQ(dice_rerolled(game, "shadow"), 2);
}

/// The attacker's first die in round 1 and in round 2 shows a 5: does it hit?
std::pair<bool, bool> fives_hit(Game game) {
  attack(game);
  if (game.question() == "withdraw") game.play("stand");
  game.roll({5});
  const bool first = last_die_hits(game);
  miss_and_continue(game);
  if (game.question() == "withdraw" || game.question() == "retreat") game.play("stand");
  if (game.question() == "withdraw") game.play("stand");
  game.roll({5});
  return {first, last_die_hits(game)};
}
constexpr std::pair kEveryRound{true, true};
constexpr std::pair kFromRoundTwo{false, true};

/// Sauron attacks with two Regulars; four Regulars defend.
std::pair<bool, bool> fives_hit(std::string_view from, std::string_view target,
                                std::string_view defenders) {
  return fives_hit(
      Game(shadow_attacks({"sauron"}).army(from, "sauron 2R").army(target, defenders)));
}

TEST(Rulings, R211_FiveHits) {
  EXPECT_EQ(fives_hit("dagorlad", "north-ithilien", "gondor 4R"), kEveryRound);
  Game game(
      shadow_attacks({"sauron"}).army("dagorlad", "sauron 2R").army("north-ithilien", "gondor 4R"));
  attack(game);
  game.roll({4});
  EXPECT_FALSE(last_die_hits(game));
}

TEST(Rulings, R211_SixInTheFirstRoundAgainstACity) {
  EXPECT_EQ(fives_hit("osgiliath", "pelargir", "gondor 4R"), kFromRoundTwo);
  EXPECT_EQ(fives_hit("vale-of-the-carnen", "dale", "north 4R"), kFromRoundTwo);
}

TEST(Rulings, R211_SixInTheFirstRoundAgainstAFortification) {
  EXPECT_EQ(fives_hit("south-ithilien", "osgiliath", "gondor 4R"), kFromRoundTwo);
  EXPECT_EQ(fives_hit("fangorn", "fords-of-isen", "rohan 4R"), kFromRoundTwo);
}

TEST(Rulings, R211_WhoeverOwnsIt) {
  EXPECT_EQ(fives_hit(Game(free_attacks({"gondor"})
                               .army("lossarnach", "gondor 2R")
                               .control("pelargir", "shadow")
                               .army("pelargir", "sauron 4R"))),
            kFromRoundTwo);
  EXPECT_EQ(
      fives_hit(Game(
          free_attacks({"gondor"}).army("lossarnach", "gondor 2R").army("osgiliath", "sauron 4R"))),
      kFromRoundTwo);
  EXPECT_EQ(
      fives_hit(Game(
          free_attacks({"gondor"}).army("khand", "gondor 2R").army("far-harad", "southrons 4R"))),
      kFromRoundTwo);
}

TEST(Rulings, R211_TownsAndStrongholdsInTheFieldGiveNothing) {
  EXPECT_EQ(fives_hit("osgiliath", "lossarnach", "gondor 4R"), kEveryRound);
  EXPECT_EQ(fives_hit("osgiliath", "minas-tirith", "gondor 4R"), kEveryRound);
}

TEST(Rulings, R211_TheDefenderOfACityHitsOnFive) {
  Game game(
      shadow_attacks({"sauron"}).army("osgiliath", "sauron 1R").army("pelargir", "gondor 2R"));
  attack(game);
  game.roll({1, 5});
  EXPECT_TRUE(last_die_hits(game));
}

TEST(Rulings, R211_R216_AReRollNeedsTheSameNumber) {
  Game game(shadow_attacks({"sauron"})
                .army("north-ithilien", "sauron 1R, 1N")
                .army("osgiliath", "gondor 1R"));
  attack(game);
  game.roll({1, 1, 5});  // a Fortification
  EXPECT_FALSE(last_die_hits(game));
  EXPECT_EQ(game.standing("osgiliath"), "gondor 1R");
}

TEST(Rulings, R215_ASixHitsAndAOneMissesAgainstAndBehindWalls) {
  Game game(
      shadow_attacks({"sauron"}).army("osgiliath", "sauron 2R").army("pelargir", "gondor 3R"));
  attack(game);
  const auto shows = [&game](int value) {
    game.roll({value});
    return last_die_hits(game);
  };
  EXPECT_TRUE(shows(6));
  EXPECT_FALSE(shows(1));
  EXPECT_TRUE(shows(6));
  EXPECT_FALSE(shows(1));
  EXPECT_FALSE(shows(4));
  EXPECT_EQ(game.standing("pelargir"), "gondor 2R");
  EXPECT_EQ(game.standing("osgiliath"), "sauron 1R");
}

}  // namespace
}  // namespace rulings
