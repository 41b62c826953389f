// When Combat cards take effect, and the hits beside the Combat roll.

#include <gtest/gtest.h>

#include "tests/rulings/battle/battles.h"

namespace rulings {
namespace {

/// Sauron attacks North Ithilien; both use the one card they hold.
Game both_use(std::string_view attackers, std::string_view shadow_card, std::string_view defenders,
              std::string_view free_card, std::string_view order = "initiative") {
  Game game(shadow_attacks({"sauron"})
                .army("dagorlad", attackers)
                .army("north-ithilien", defenders)
                .set("/hands/free", {free_card})
                .set("/hands/shadow", {shadow_card})
                .option("battle.cardOrder", order));
  attack(game);
  game.play("play " + std::string(shadow_card));
  game.play("play " + std::string(free_card));
  return game;
}
/// The Free Peoples attack; the Shadow's card is the defender's.
Game free_attack_and_both_use(std::string_view attackers, std::string_view free_card,
                              std::string_view defenders, std::string_view shadow_card,
                              std::string_view order = "initiative") {
  Game game(free_attacks({"gondor"})
                .army("north-ithilien", attackers)
                .army("dagorlad", defenders)
                .set("/hands/free", {free_card})
                .set("/hands/shadow", {shadow_card})
                .option("battle.cardOrder", order));
  attack(game);
  game.play("play " + std::string(free_card));
  game.play("play " + std::string(shadow_card));
  return game;
}

// Words of Power (1) come before Sudden Strike (2): Boromir leads nobody, the Leader one die.
TEST(Rulings, R213_TheLowerInitiativeComesFirst) {
  Game game =
      both_use("sauron 2R, 1N", "the-lidless-eye", "gondor 1R 1L, boromir", "paths-of-the-woses");
  game.roll({1});
  EXPECT_EQ(game.question(), "combat-roll-shadow");
}

// By the option the attacker's Words come after the defender's Strike with both.
TEST(Rulings, R213_ByOptionTheDefendersCardComesFirst) {
  Game game = both_use("sauron 2R, 1N", "the-lidless-eye", "gondor 1R 1L, boromir",
                       "paths-of-the-woses", "defenderFirst");
  game.roll({1, 1});
  EXPECT_EQ(game.events("silenced").size(), 1u);
  EXPECT_EQ(game.question(), "combat-roll-shadow");
}

// Scouts and Words of Power both have 1. The defender is off before anybody is named.
TEST(Rulings, R213_OnATieTheDefendersCardComesFirst) {
  Game game =
      both_use("sauron 2R, 1N", "the-lidless-eye", "gondor 1R, boromir, gimli", "the-red-arrow");
  EXPECT_EQ(game.question(), "leave-field");
  game.play("region osgiliath");
  EXPECT_EQ(game.question(), "advance");
}

// Both cancel (0): the defender's Swarm of Bats cancels Daring Defiance, which then costs nothing.
TEST(Rulings, R213_OfTwoThatCancelTheDefendersDoes) {
  Game game = free_attack_and_both_use("gondor 1R, boromir", "i-will-go-alone", "sauron 1R, 1N",
                                       "the-shadow-is-moving");
  ASSERT_EQ(game.events("card-cancelled").size(), 1u);
  EXPECT_EQ(game.events("card-cancelled")[0]["card"], "i-will-go-alone");
  miss(game);
  EXPECT_EQ(dice_rerolled(game, "free"), 1);
}

// Onslaught (7) would come after the casualties; cancelled, it never does, but is discarded.
TEST(Rulings, R213_ACancelledCardHasNoEffectLaterEither) {
  Game game =
      both_use("sauron 3R", "the-fighting-uruk-hai", "gondor 1R, boromir", "i-will-go-alone");
  miss(game);
  EXPECT_EQ(game.question(), "cease-or-continue");
  EXPECT_EQ(game.at("/discards/shadow"), json({"the-fighting-uruk-hai"}));
}

// Mumakil: +1 on the roll at 3, the hit more at 5, when the re-rolls are known.
TEST(Rulings, R213_TwoNumbersTwoMoments) {
  Game game(shadow_attacks({"southrons"})
                .army("dagorlad", "southrons 1E, 1N")
                .army("north-ithilien", "gondor 3R")
                .set("/hands/shadow", {"shadows-gather"}));
  attack(game);
  game.play("play shadows-gather");
  game.roll({3, 1, 1, 1});
  EXPECT_TRUE(game.events("card-hits").empty());
  game.roll({5});
  EXPECT_EQ(game.events("card-hits").size(), 1u);
}

// Advantageous Position takes 1 off the Combat roll, not off Durin's Bane.
TEST(Rulings, R214_TheEnemysCardDoesNotTouchAnExtraAttack) {
  Game game(shadow_attacks({"isengard"})
                .army("osgiliath", "isengard 2R 1E")
                .army("lossarnach", "gondor 4R")
                .set("/hands/free", {"book-of-mazarbul"})
                .set("/hands/shadow", {"olog-hai"}));
  attack(game);
  game.play({"play olog-hai", "play book-of-mazarbul"});
  game.roll({5, 5, 5, 1, 1, 1, 1});
  EXPECT_TRUE(game.events("card-hits").empty());
  game.roll({5});  // the Elite, after the casualties
  EXPECT_EQ(game.standing("lossarnach"), "gondor 3R");
}

TEST(Rulings, R214_NoLeaderRerollAndCasualtiesAtOnce) {
  Game game(shadow_attacks({"sauron"})
                .army("dagorlad", "sauron 1R 1E")
                .army("north-ithilien", "gondor 2R 2L")
                .set("/hands/free", {"paths-of-the-woses"}));
  attack(game);
  game.play("play paths-of-the-woses");
  game.roll({1, 5});
  EXPECT_EQ(game.question(), "casualty");  // not a re-roll of the 1
  game.play("remove sauron.regular");
  EXPECT_EQ(game.standing("dagorlad"), "sauron 1E");
  EXPECT_EQ(game.question(), "combat-roll-shadow");
}

// a City in the first round; the attacker's extra dice need 6 as his others do.
TEST(Rulings, R214_TheSameHitNumber) {
  Game game(free_attacks({"gondor"})
                .army("lossarnach", "gondor 1R 1L")
                .army("pelargir", "southrons 2R")
                .control("pelargir", "shadow")
                .set("/hands/free", {"paths-of-the-woses"}));
  attack(game);
  game.play("play paths-of-the-woses");
  game.roll({5});
  EXPECT_FALSE(game.events("card-die").back()["success"]);
}

TEST(Rulings, R215_ModifiersAddUp) {
  // -1 and +2: a 4 becomes a 5.
  Game game(shadow_attacks({"sauron"})
                .army("osgiliath", "sauron 2R")
                .army("lossarnach", "gondor 3R")
                .set("/hands/free", {"book-of-mazarbul"})
                .set("/hands/shadow", {"return-to-valinor"}));
  attack(game);
  game.play({"play return-to-valinor", "play book-of-mazarbul"});
  game.roll({4, 3});
  const std::vector<json> dice = game.events("combat-die");
  EXPECT_TRUE(dice[0]["hit"]);
  EXPECT_FALSE(dice[1]["hit"]);
}

TEST(Rulings, R215_ASixHitsWhateverIsTakenOff) {
  Game game(shadow_attacks({"isengard"})
                .army("orthanc", "isengard 2R")
                .army("fords-of-isen", "rohan 2R")
                .set("/hands/free", {"book-of-mazarbul"}));
  attack(game);
  game.play("play book-of-mazarbul");
  game.roll({6, 5});  // a Fortification: 6s are needed, and 1 is taken off
  EXPECT_TRUE(game.events("combat-die")[0]["hit"]);
  EXPECT_FALSE(game.events("combat-die")[1]["hit"]);
}

TEST(Rulings, R217_ARetreatBeforeTheRollCountsAsARetreat) {
  Game game(shadow_attacks({"sauron"})
                .army("dagorlad", "sauron 2R")
                .army("north-ithilien", "gondor 2R")
                .set("/hands/free", {"the-red-arrow"}));
  attack(game);
  game.play("play the-red-arrow");
  EXPECT_EQ(game.ruling(), "R-217");
  game.play({"region osgiliath", "go"});
  EXPECT_EQ(game.standing("north-ithilien"), "sauron 2R");  // the attacker may advance
  EXPECT_TRUE(game.events("hits").empty());
}

TEST(Rulings, R217_BeforeDurinsBaneToo) {
  Game game(shadow_attacks({"sauron"})
                .army("moria", "sauron 2R")
                .army("hollin", "elves 2R")
                .set("/hands/free", {"the-red-arrow"})
                .set("/hands/shadow", {"balrog-of-moria"}));
  attack(game);
  game.play({"play balrog-of-moria", "play the-red-arrow"});
  EXPECT_EQ(game.question(), "leave-field");
  game.play("region trollshaws");
  EXPECT_TRUE(game.events("card-die").empty());
  EXPECT_EQ(game.standing("trollshaws"), "elves 2R");
}

TEST(Rulings, R217_WithNowhereToGoTheyFight) {
  Game game(shadow_attacks({"sauron"})
                .army("osgiliath", "sauron 2R")
                .army("lossarnach", "gondor 2R")
                .army("minas-tirith", "sauron 1R")
                .army("pelargir", "sauron 1R")
                .control("minas-tirith", "shadow")
                .control("pelargir", "shadow")
                .set("/hands/free", {"the-red-arrow"}));
  game.play({"die army", "use attack"});
  while (game.question() == "attack-from" || game.question() == "attack-target") {
    game.play(game.question() == "attack-from" ? "region osgiliath" : "region lossarnach");
  }
  all_go(game);
  game.play("play the-red-arrow");
  EXPECT_EQ(game.question(), "combat-roll-shadow");
}

// Two hits on oneself: a Regular and a reduced Elite, or the Elite outright; the owner chooses.
TEST(Rulings, R238_HitsOnOneselfAreTakenLikeOthers) {
  Game game(shadow_attacks({"sauron"})
                .army("dagorlad", "sauron 2R 1E")
                .army("north-ithilien", "gondor 2R")
                .set("/hands/shadow", {"the-day-without-dawn"}));
  attack(game);
  game.play({"play the-day-without-dawn", "amount 2"});
  EXPECT_EQ(game.question(), "casualty");
  EXPECT_EQ(game.seat(), "shadow");
  EXPECT_EQ(game.options(),
            (std::vector<std::string>{"remove sauron.regular", "reduce sauron.elite",
                                      "remove sauron.elite"}));
  game.play("reduce sauron.elite");  // then there are only Regulars to choose from
  EXPECT_EQ(game.standing("dagorlad"), "sauron 2R");
}

TEST(Rulings, R238_WhoStrikesDownHimselfIsGone) {
  Game game(shadow_attacks({"sauron"})
                .army("dagorlad", "sauron 2R, 1N")
                .army("north-ithilien", "gondor 2R")
                .set("/hands/shadow", {"the-day-without-dawn"}));
  attack(game);
  game.play({"play the-day-without-dawn", "amount 2"});
  EXPECT_EQ(game.standing("dagorlad"), "");
  EXPECT_EQ(dice_thrown(game, "free"), 0);
  EXPECT_TRUE(is_turn_of(game, "free"));
}

}  // namespace
}  // namespace rulings
