// Lower halves that attack beside the Combat roll, add hits, cancel them, or take them.

#include "tests/cards/combat.h"

namespace cards {
namespace {

using rulings::dice_thrown;

/// What the last die that a card threw came to.
bool last_card_die_hits(const Game& game) { return game.events("card-die").back()["success"]; }

// Leadership 2: two dice before the roll; both hit, and nobody is left to fight.
TEST(CombatCards, SuddenStrike_StrikesBeforeTheRoll) {
  Game game = free_uses(shadow_attacks("sauron 2R", "gondor 1R 2L"), "challenge-of-the-king");
  EXPECT_EQ(game.question(), "card-die");
  game.roll({5, 6});
  EXPECT_EQ(game.standing("dagorlad"), "");
  EXPECT_EQ(dice_thrown(game, "shadow") + dice_thrown(game, "free"), 0);
}
TEST(CombatCards, SuddenStrike_CasualtiesDoNotRoll) {
  Game game = free_uses(shadow_attacks("sauron 3R", "gondor 1R 2L"), "paths-of-the-woses");
  game.roll({5, 4});
  EXPECT_EQ(game.standing("dagorlad"), "sauron 2R");
  rulings::miss(game);
  EXPECT_EQ(dice_thrown(game, "shadow"), 2);
}
TEST(CombatCards, SuddenStrike_NeverThrowsMoreThanFiveDice) {
  Game game =
      free_uses(shadow_attacks("sauron 1R", "gondor 1R 4L, rohan 1R 2L"), "dead-men-of-dunharrow");
  game.roll({1, 1, 1, 1, 1});
  EXPECT_EQ(game.question(), "combat-roll-shadow");
}
TEST(CombatCards, SuddenStrike_NotMet_WithoutLeaderOrCompanion) {
  expect_free_cannot_use(shadow_attacks("sauron 1R", "gondor 1R 1E"), "paths-of-the-woses");
}

TEST(CombatCards, Charge_ADieForEachElite) {
  Game game = free_uses(shadow_attacks("sauron 3R", "gondor 2R 2E"), "cirdans-ships");
  game.roll({4, 5});
  EXPECT_EQ(game.standing("dagorlad"), "sauron 2R");
  EXPECT_EQ(game.question(), "combat-roll-shadow");
}
// The assault on a Stronghold needs 6s, here too.
TEST(CombatCards, Charge_NeedsASixAgainstAGarrison) {
  Setting setting = rulings::free_attacks({"rohan"})
                        .army("orthanc", "rohan 1E")
                        .garrison("orthanc", "isengard 2R");
  Game game = free_uses(setting, "guards-of-the-citadel");
  game.roll({5});
  EXPECT_FALSE(last_card_die_hits(game));
  EXPECT_EQ(game.inside("orthanc"), "isengard 2R");
}
TEST(CombatCards, Charge_NotMet_WithoutAnElite) {
  expect_free_cannot_use(shadow_attacks("sauron 1E", "gondor 1R 1L"), "cirdans-ships");
}

// Hollin is next to Moria. Three dice, 4+.
TEST(CombatCards, DurinsBane_ThreeDiceNearMoria) {
  Game game =
      shadow_uses(shadow_attacks_in("moria", "sauron 1R", "hollin", "elves 3R"), "balrog-of-moria");
  game.roll({4, 3, 6});
  EXPECT_EQ(game.standing("hollin"), "elves 1R");
  EXPECT_EQ(game.question(), "combat-roll-shadow");
}
TEST(CombatCards, DurinsBane_IsUsedFromTheTableToo) {
  Setting setting = shadow_attacks_in("moria", "sauron 1R", "hollin", "elves 1R")
                        .set("/tableCards/shadow", {"balrog-of-moria"});
  Game game = battle(setting, "");
  game.play("card balrog-of-moria");
  game.roll({4, 1, 1});
  EXPECT_EQ(game.at("/tableCards/shadow"), json::array());
  EXPECT_EQ(game.at("/discards/shadow"), json({"balrog-of-moria"}));
  EXPECT_EQ(game.standing("hollin"), "");
}
TEST(CombatCards, DurinsBane_NotMet_FarFromMoria) {
  expect_shadow_cannot_use(shadow_attacks("sauron 1R", "gondor 1R"), "balrog-of-moria");
}
TEST(CombatCards, DurinsBane_NotMet_TheCardOnTheTableStaysFarFromMoria) {
  const Game game = battle(
      shadow_attacks("sauron 1R", "gondor 1R").set("/tableCards/shadow", {"balrog-of-moria"}), "");
  EXPECT_EQ(game.question(), "combat-roll-shadow");
}

// A hit brings two more.
TEST(CombatCards, NamelessWood_AHitBringsTwoMore) {
  Game game = free_uses(shadow_attacks_in("orthanc", "isengard 5R", "fords-of-isen", "rohan 2R"),
                        "the-ents-awake-entmoot");
  game.roll({1, 1, 1, 1, 1, 5, 1});
  EXPECT_EQ(hits(game, "free"), 3);
  EXPECT_EQ(game.standing("orthanc"), "isengard 2R");
}
TEST(CombatCards, NamelessWood_NotMet_NothingWithoutAHit) {
  Game game = free_uses(shadow_attacks_in("orthanc", "isengard 1R", "fords-of-isen", "rohan 1R"),
                        "the-ents-awake-entmoot");
  game.roll({1, 1});
  EXPECT_EQ(hits(game, "free"), 0);
}
TEST(CombatCards, NamelessWood_NotMet_FarFromFangorn) {
  expect_free_cannot_use(shadow_attacks("sauron 1R", "rohan 1R"), "the-ents-awake-entmoot");
}

// A hit of the re-roll is enough.
TEST(CombatCards, NoQuarter_AHitBringsOneMore) {
  Game game = free_uses(shadow_attacks("sauron 3R", "gondor 1R 1L"), "a-power-too-great");
  game.roll({1, 1, 1, 1, 5});
  EXPECT_EQ(hits(game, "free"), 2);
}
TEST(CombatCards, NoQuarter_NotMet_NothingWithoutAHit) {
  Game game = free_uses(shadow_attacks("sauron 1R", "gondor 1R"), "help-unlooked-for");
  game.roll({1, 1});
  EXPECT_EQ(hits(game, "free"), 0);
}

TEST(CombatCards, ShieldWall_CancelsOneOfTwo) {
  Game game = free_uses(shadow_attacks("sauron 2R", "gondor 3R"), "faramirs-rangers");
  game.roll({5, 5, 1, 1, 1});
  EXPECT_EQ(hits(game, "shadow"), 1);
  EXPECT_EQ(game.standing("north-ithilien"), "gondor 2R");
}
TEST(CombatCards, ShieldWall_NotMet_OneHitGoesThrough) {
  Game game = free_uses(shadow_attacks("sauron 2R", "gondor 3R"), "king-brands-men");
  game.roll({5, 1, 1, 1, 1});
  EXPECT_EQ(hits(game, "shadow"), 1);
  EXPECT_EQ(game.standing("north-ithilien"), "gondor 2R");
}

// Four hits on oneself: five Regulars become one; four dice, 4+, after all casualties.
TEST(CombatCards, Onslaught_PaysWithItsOwn) {
  Game game = shadow_uses(shadow_attacks("sauron 5R", "gondor 3R"), "the-fighting-uruk-hai");
  rulings::miss(game);
  EXPECT_EQ(game.options(),
            (std::vector<std::string>{"amount 0", "amount 1", "amount 2", "amount 3", "amount 4"}));
  game.play("amount 4");
  EXPECT_EQ(game.standing("dagorlad"), "sauron 1R");
  game.roll({4, 4, 3, 1});
  EXPECT_EQ(game.standing("north-ithilien"), "gondor 1R");
}
// Nobody can take more hits than he has.
TEST(CombatCards, Onslaught_NoMoreHitsThanTheArmyCanTake) {
  Game game = shadow_uses(shadow_attacks("sauron 1E", "gondor 1R"), "orcs-multiplying-again");
  rulings::miss(game);
  EXPECT_EQ(game.options(), (std::vector<std::string>{"amount 0", "amount 1", "amount 2"}));
}
TEST(CombatCards, Onslaught_NotMet_WithoutHitsTakenNoDice) {
  Game game = shadow_uses(shadow_attacks("sauron 2R", "gondor 1R"), "orcs-multiplying-again");
  rulings::miss(game);
  game.play("amount 0");
  EXPECT_EQ(game.question(), "cease-or-continue");
  EXPECT_TRUE(game.events("card-die").empty());
}

// Two of three go before the roll; the last one hits with a 3.
TEST(CombatCards, RelentlessAssault_AddsForEachHitTaken) {
  Game game = shadow_uses(shadow_attacks("sauron 3R", "gondor 2R"), "the-day-without-dawn");
  game.play("amount 2");
  EXPECT_EQ(game.standing("dagorlad"), "sauron 1R");
  game.roll({3, 1, 1});
  EXPECT_EQ(hits(game, "shadow"), 1);
}
TEST(CombatCards, RelentlessAssault_NotMet_NothingForNothing) {
  Game game = shadow_uses(shadow_attacks("sauron 1R", "gondor 1R"), "rage-of-the-dunlendings");
  game.play("amount 0");
  game.roll({4, 1});
  EXPECT_EQ(hits(game, "shadow"), 0);
}

TEST(CombatCards, GreatHost_TwoForEachEnemyStrike) {
  Game game = shadow_uses(shadow_attacks("sauron 4R", "gondor 2R"), "stormcrow");
  rulings::miss(game);
  EXPECT_EQ(game.standing("north-ithilien"), "gondor 1R");
}
// Units count after the casualties: four against two are three against two.
TEST(CombatCards, GreatHost_NotMet_WhenTheyAreFewerThanTwice) {
  Game game = shadow_uses(shadow_attacks("sauron 4R", "gondor 2R"), "a-new-power-is-rising");
  game.roll({1, 1, 1, 1, 5, 1});
  EXPECT_EQ(game.standing("dagorlad"), "sauron 3R");
  EXPECT_EQ(game.standing("north-ithilien"), "gondor 2R");
}

// The 4 hits by the first effect; one hit against none brings another by the second.
TEST(CombatCards, Mumakil_AddsToTheRollAndToMoreHits) {
  Game game = shadow_uses(shadow_attacks("southrons 1E", "gondor 3R"), "shadows-gather");
  game.roll({4, 1, 1, 1});
  EXPECT_EQ(hits(game, "shadow"), 2);
}
// The hit of the Charge before the roll counts: one to one.
TEST(CombatCards, Mumakil_HitsOfAnExtraAttackCount) {
  Game game = battle(shadow_attacks("southrons 1E, sauron 2R", "gondor 2R 1E"), "cirdans-ships",
                     "the-shadow-lengthens");
  game.play({"play the-shadow-lengthens", "play cirdans-ships"});
  game.roll({5});
  game.play("remove sauron.regular");
  game.roll({4, 1, 1, 1, 1});
  EXPECT_EQ(hits(game, "shadow"), 1);
}
TEST(CombatCards, Mumakil_NotMet_WithoutASouthronElite) {
  expect_shadow_cannot_use(shadow_attacks("southrons 2R, sauron 1E", "gondor 1R"),
                           "shadows-gather");
}

// Two Elites survive the round: two dice, 5+.
TEST(CombatCards, WeComeToKill_SurvivingElitesStrikeAgain) {
  Game game = shadow_uses(shadow_attacks("sauron 2E", "gondor 3R"), "olog-hai");
  game.roll({1, 1, 1, 1, 1});
  game.roll({5, 4});
  EXPECT_EQ(game.standing("north-ithilien"), "gondor 2R");
}
TEST(CombatCards, WeComeToKill_NotMet_NobodyStrikesOnceReduced) {
  Game game = shadow_uses(shadow_attacks("sauron 1E", "gondor 2R"), "hill-trolls");
  game.roll({1, 5, 1});
  EXPECT_EQ(game.standing("dagorlad"), "sauron 1R");
  EXPECT_EQ(game.question(), "cease-or-continue");
}
TEST(CombatCards, WeComeToKill_NotMet_WithoutAnElite) {
  expect_shadow_cannot_use(shadow_attacks("sauron 2R", "gondor 1E"), "half-orcs-and-goblin-men");
}

}  // namespace
}  // namespace cards
