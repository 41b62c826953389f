// Lower halves about those who lead: their Leadership and their lives; and cards against cards.

#include "tests/cards/combat.h"

namespace cards {
namespace {

using rulings::dice_rerolled;
using rulings::dice_thrown;
using rulings::nazgul_left;
using rulings::whereabouts;

// Three dice with the Captain. One miss becomes a hit, and nobody is left to re-roll.
TEST(CombatCards, MightyAttack_TurnsAMissForACompanionsLeadership) {
  Game game = free_uses(shadow_attacks("sauron 2R", "gondor 2R, boromir"), "axe-and-bow");
  game.roll({1, 1, 1, 1, 1});
  EXPECT_EQ(hits(game, "free"), 1);
  EXPECT_EQ(dice_rerolled(game, "free"), 0);
}
TEST(CombatCards, MightyAttack_TheOwnerChoosesWhoseLeadership) {
  Game game =
      free_uses(shadow_attacks("sauron 2R", "gondor 1R, aragorn, meriadoc"), "horn-of-gondor");
  game.roll({1, 1, 1, 1});
  EXPECT_EQ(game.seat(), "free");
  game.play("character meriadoc");
  game.roll({1});  // of two misses one is left for Aragorn
  EXPECT_EQ(hits(game, "free"), 1);
}
TEST(CombatCards, MightyAttack_NotMet_WithoutACompanion) {
  expect_free_cannot_use(shadow_attacks("sauron 1R", "gondor 1R 1L"), "axe-and-bow");
}

TEST(CombatCards, Anduril_AragornTurnsTwoMisses) {
  Game game = free_uses(shadow_attacks("sauron 3R", "gondor 2R, aragorn"), "athelas");
  game.roll({1, 1, 1, 1, 1, 1});
  EXPECT_EQ(hits(game, "free"), 2);
  EXPECT_EQ(dice_rerolled(game, "free"), 0);
}
TEST(CombatCards, Anduril_AragornTurnsTheOneMissThereIs) {
  Game game = free_uses(shadow_attacks("sauron 4R", "gondor 2R, aragorn"), "athelas");
  game.roll({1, 1, 1, 1, 5, 5, 1});
  EXPECT_EQ(hits(game, "free"), 3);
}
TEST(CombatCards, Anduril_StriderTurnsOneMiss) {
  Game game = free_uses(shadow_attacks("sauron 3R", "gondor 2R, strider"), "athelas");
  game.roll({1, 1, 1, 1, 1, 1});
  EXPECT_EQ(hits(game, "free"), 1);
}
TEST(CombatCards, Anduril_NotMet_WithoutTheHeir) {
  expect_free_cannot_use(shadow_attacks("sauron 1R", "gondor 1R, boromir"), "athelas");
}

// Four dice and the Leaders' two, the Captain with them; three hits, Boromir's Level takes two off.
TEST(CombatCards, HeroicDeath_ACompanionCancelsHisLevel) {
  Game game =
      free_uses(shadow_attacks("sauron 3R", "gondor 3R 1L, boromir"), "there-is-another-way");
  game.roll({5, 5, 5, 1, 1, 1, 1, 1, 1});
  EXPECT_EQ(game.options(),
            (std::vector<std::string>{"remove gondor.leader", "remove boromir", "stop"}));
  game.play("remove boromir");
  EXPECT_EQ(whereabouts(game, "boromir"), "eliminated");
  EXPECT_EQ(game.standing("north-ithilien"), "gondor 2R 1L");
}
TEST(CombatCards, HeroicDeath_ALeaderCancelsOne) {
  Game game = free_uses(shadow_attacks("sauron 2R", "gondor 3R 1L"), "mirror-of-galadriel");
  game.roll({5, 5, 1, 1, 1, 1});
  game.play("remove gondor.leader");
  EXPECT_EQ(game.standing("north-ithilien"), "gondor 2R");
}
TEST(CombatCards, HeroicDeath_MayBeDeclined) {
  Game game = free_uses(shadow_attacks("sauron 2R", "gondor 3R 1L"), "mirror-of-galadriel");
  game.roll({5, 5, 1, 1, 1, 1});
  game.play("stop");
  EXPECT_EQ(game.standing("north-ithilien"), "gondor 1R 1L");
}
TEST(CombatCards, HeroicDeath_NotMet_NobodyDiesForNothing) {
  Game game = free_uses(shadow_attacks("sauron 2R", "gondor 3R 1L"), "the-eagles-are-coming");
  rulings::miss(game);
  EXPECT_EQ(game.question(), "cease-or-continue");
}
TEST(CombatCards, HeroicDeath_NotMet_WithoutLeaderOrCompanion) {
  expect_free_cannot_use(shadow_attacks("sauron 1R", "gondor 1R"), "mirror-of-galadriel");
}

Setting with_witch_king() {
  return shadow_attacks("sauron 3R, 1N, witch-king", "gondor 2R 2L, peregrin");
}

// One hit of the re-roll: a Nazgûl, not the Witch-king. The hit counts as well.
TEST(CombatCards, FatefulStrike_OneHitFellsANazgul) {
  Game game = free_uses(with_witch_king(), "bilbos-song");
  game.roll({1, 1, 1, 1, 1, 1, 1, 1, 5, 1});
  EXPECT_EQ(game.standing("dagorlad"), "sauron 2R, witch-king");
  EXPECT_EQ(hits(game, "free"), 1);
}
TEST(CombatCards, FatefulStrike_TwoHitsMayFellAMinion) {
  Game game = free_uses(with_witch_king(), "bilbos-song");
  game.roll({1, 1, 1, 1, 1, 1, 1, 1, 5, 5});
  EXPECT_EQ(game.options(), (std::vector<std::string>{"remove nazgul", "remove witch-king"}));
  game.play("remove witch-king");
  EXPECT_EQ(whereabouts(game, "witch-king"), "eliminated");
  EXPECT_EQ(game.standing("dagorlad"), "sauron 1R, 1N");
}
TEST(CombatCards, FatefulStrike_NotMet_HitsOfTheRollAreNotEnough) {
  Game game = free_uses(with_witch_king(), "bilbos-song");
  game.roll({1, 1, 1, 5, 1, 1, 1, 1, 1});
  EXPECT_EQ(game.standing("dagorlad"), "sauron 2R, 1N, witch-king");
}
TEST(CombatCards, FatefulStrike_NotMet_WithoutLeaderOrCompanion) {
  expect_free_cannot_use(shadow_attacks("sauron 1R, 1N", "gondor 1R"), "bilbos-song");
}

// The hit of the re-roll is spent: no unit falls for it.
TEST(CombatCards, BladeOfWesternesse_SpendsAHitOnAMinion) {
  Game game = free_uses(with_witch_king(), "mithril-coat-and-sting");
  game.roll({1, 1, 1, 1, 1, 1, 1, 1, 5, 1});
  EXPECT_EQ(game.options(), (std::vector<std::string>{"remove witch-king", "stop"}));
  game.play("remove witch-king");
  EXPECT_EQ(game.standing("dagorlad"), "sauron 3R, 1N");
  EXPECT_EQ(hits(game, "free"), 0);
}
TEST(CombatCards, BladeOfWesternesse_MayStrikeAUnitInstead) {
  Game game = free_uses(with_witch_king(), "mithril-coat-and-sting");
  game.roll({1, 1, 1, 1, 1, 1, 1, 1, 5, 1});
  game.play("stop");
  EXPECT_EQ(game.standing("dagorlad"), "sauron 2R, 1N, witch-king");
}
TEST(CombatCards, BladeOfWesternesse_NotMet_WithoutAHobbit) {
  expect_free_cannot_use(shadow_attacks("sauron 1R, witch-king", "gondor 1R, aragorn"),
                         "mithril-coat-and-sting");
}

// One hit of the re-roll: a Leader, or a Companion of Level 1; not Boromir.
TEST(CombatCards, BlackBreath_FellsALeaderOrALesserCompanion) {
  Game game = shadow_uses(shadow_attacks("sauron 2R, 1N", "gondor 4R 1L, peregrin, boromir"),
                          "the-nazgul-strike");
  game.roll({1, 1, 1, 1, 1, 1, 1, 5, 1, 1, 1});
  EXPECT_EQ(game.seat(), "shadow");
  EXPECT_EQ(game.options(),
            (std::vector<std::string>{"remove gondor.leader", "remove peregrin", "stop"}));
  game.play("remove peregrin");
  EXPECT_EQ(game.standing("north-ithilien"), "gondor 3R 1L, boromir");
}
TEST(CombatCards, BlackBreath_NotMet_WithoutAHitOfTheReroll) {
  Game game = shadow_uses(shadow_attacks("sauron 2R, 1N", "gondor 4R 1L"), "morgul-wound");
  game.roll({5, 1, 1, 1, 1, 1, 1, 1});
  EXPECT_EQ(game.question(), "cease-or-continue");
  EXPECT_EQ(game.standing("north-ithilien"), "gondor 3R 1L");
}
TEST(CombatCards, BlackBreath_NotMet_WithoutANazgul) {
  expect_shadow_cannot_use(shadow_attacks("sauron 1R", "gondor 1R 1L"), "morgul-wound");
}

// Boromir neither leads nor is a Captain: a unit and Gimli make two dice, Gimli re-rolls one.
TEST(CombatCards, WordsOfPower_SilencesACompanion) {
  Game game = shadow_uses(shadow_attacks("sauron 1R, 1N", "gondor 1R, boromir, gimli"),
                          "worn-with-sorrow-and-toil");
  EXPECT_EQ(game.options(), (std::vector<std::string>{"character boromir", "character gimli"}));
  game.play("character boromir");
  rulings::miss(game);
  EXPECT_EQ(dice_thrown(game, "free"), 2);
  EXPECT_EQ(dice_rerolled(game, "free"), 1);
}
TEST(CombatCards, WordsOfPower_LastOneRound) {
  Game game = shadow_uses(shadow_attacks("sauron 1R, 1N", "gondor 1R, boromir"), "the-lidless-eye");
  rulings::miss(game);
  EXPECT_EQ(dice_thrown(game, "free"), 1);
  game.play({"continue", "stand"});
  rulings::miss(game);
  EXPECT_EQ(dice_thrown(game, "free"), 3);
}
TEST(CombatCards, WordsOfPower_NotMet_WithoutANazgul) {
  expect_shadow_cannot_use(shadow_attacks("sauron 1R", "gondor 1R, boromir"), "the-lidless-eye");
}
TEST(CombatCards, WordsOfPower_NotMet_NobodyToName) {
  Game game = shadow_uses(shadow_attacks("sauron 1R, 1N", "gondor 1R"), "the-lidless-eye");
  EXPECT_EQ(game.question(), "combat-roll-shadow");
}

// +1 on the roll for both Nazgûl, who re-roll nothing.
TEST(CombatCards, CruelAsDeath_CostsTwoPoints) {
  Game game = shadow_uses(shadow_attacks("sauron 2R, 2N", "gondor 3R"), "orc-patrol");
  game.roll({4, 1, 1, 1, 1});
  EXPECT_EQ(hits(game, "shadow"), 1);
  EXPECT_EQ(dice_rerolled(game, "shadow"), 0);
}
// The Witch-king alone leads as much as two.
TEST(CombatCards, CruelAsDeath_TheWitchKingIsEnough) {
  const Game game = battle(shadow_attacks("sauron 2R, witch-king", "gondor 3R"), "", "orc-patrol");
  EXPECT_TRUE(game.offers("play orc-patrol"));
}
TEST(CombatCards, CruelAsDeath_NotMet_WithOneNazgul) {
  expect_shadow_cannot_use(shadow_attacks("sauron 2R, 1N", "gondor 1R"), "isildurs-bane");
}

// One of two Nazgûl re-rolls, with +1; the roll has nothing of it.
TEST(CombatCards, TheyAreTerrible_AddsToTheReroll) {
  Game game = shadow_uses(shadow_attacks("sauron 2R, 2N", "gondor 3R"), "flocks-of-crebain");
  game.roll({4, 4, 1, 1, 1, 4});
  EXPECT_EQ(hits(game, "shadow"), 1);
  EXPECT_EQ(dice_rerolled(game, "shadow"), 1);
}
TEST(CombatCards, TheyAreTerrible_NotMet_WithoutANazgul) {
  expect_shadow_cannot_use(shadow_attacks("sauron 2R, mouth-of-sauron", "gondor 1R"),
                           "lure-of-the-ring");
}

// Two of three points: two dice fewer, one re-roll left.
TEST(CombatCards, DreadAndDespair_TakesADieForEachPoint) {
  Game game = shadow_uses(shadow_attacks("sauron 2R, 3N", "gondor 4R"), "candles-of-corpses");
  EXPECT_EQ(game.options(), (std::vector<std::string>{"amount 1", "amount 2", "amount 3"}));
  game.play("amount 2");
  rulings::miss(game);
  EXPECT_EQ(dice_thrown(game, "free"), 2);
  EXPECT_EQ(dice_rerolled(game, "shadow"), 1);
}
TEST(CombatCards, DreadAndDespair_LeavesOneDie) {
  Game game = shadow_uses(shadow_attacks("sauron 1R, 3N", "gondor 2R"), "candles-of-corpses");
  game.play("amount 3");
  rulings::miss(game);
  EXPECT_EQ(dice_thrown(game, "free"), 1);
}
TEST(CombatCards, DreadAndDespair_NotMet_WithoutANazgul) {
  expect_shadow_cannot_use(shadow_attacks("sauron 1R", "gondor 1R"), "candles-of-corpses");
}

TEST(CombatCards, FoulStench_TheFreePeoplesDoNotReroll) {
  Game game = shadow_uses(shadow_attacks("sauron 1R, 2N", "gondor 2R 2L"), "nazgul-search");
  rulings::miss(game);
  EXPECT_EQ(dice_rerolled(game, "free"), 0);
  EXPECT_EQ(dice_rerolled(game, "shadow"), 1);  // nothing was forfeited
}
// Leadership is counted whole here, not to five: five Nazgûl do not outlead six Leaders.
TEST(CombatCards, FoulStench_NotMet_AgainstMoreLeadership) {
  Game game =
      shadow_uses(shadow_attacks("sauron 1R, 5N", "gondor 2R 4L, rohan 1R 2L"), "wormtongue");
  rulings::miss(game);
  EXPECT_EQ(dice_rerolled(game, "free"), 3);
}
TEST(CombatCards, FoulStench_NotMet_WithoutANazgul) {
  expect_shadow_cannot_use(shadow_attacks("sauron 1R", "gondor 1R"), "wormtongue");
}

// The Shadow's +2 does not count: its 4 misses. Boromir does not re-roll.
TEST(CombatCards, DaringDefiance_CancelsTheShadowsCard) {
  Game game = battle(shadow_attacks("sauron 2R", "gondor 1R, boromir"), "i-will-go-alone",
                     "return-to-valinor");
  game.play({"play return-to-valinor", "play i-will-go-alone"});
  game.roll({4, 1, 1, 1});
  EXPECT_EQ(hits(game, "shadow"), 0);
  EXPECT_EQ(dice_rerolled(game, "free"), 0);
  EXPECT_EQ(game.at("/discards/shadow"), json({"return-to-valinor"}));
}
TEST(CombatCards, DaringDefiance_NotMet_WithNothingToCancelItCostsNothing) {
  Game game = free_uses(shadow_attacks("sauron 2R", "gondor 1R, boromir"), "gwaihir-the-windlord");
  rulings::miss(game);
  EXPECT_EQ(dice_rerolled(game, "free"), 1);
}
TEST(CombatCards, DaringDefiance_NotMet_WithoutACompanion) {
  expect_free_cannot_use(shadow_attacks("sauron 1R", "gondor 1R 1L"), "we-prove-the-swifter");
}

// The Free Peoples' +1 does not count; nor does the re-roll of the Nazgûl have one.
TEST(CombatCards, SwarmOfBats_CancelsTheFreePeoplesCard) {
  Game game = battle(shadow_attacks("sauron 2R, 1N", "gondor 1E"), "dain-ironfoots-guard",
                     "the-shadow-is-moving");
  game.play({"play the-shadow-is-moving", "play dain-ironfoots-guard"});
  game.roll({1, 1, 4, 4});
  EXPECT_EQ(hits(game, "free"), 0);
  EXPECT_EQ(hits(game, "shadow"), 0);
}
TEST(CombatCards, SwarmOfBats_NotMet_WithoutAnEnemyCardTheRerollGains) {
  Game game = shadow_uses(shadow_attacks("sauron 2R, 1N", "gondor 1R"), "return-of-the-witch-king");
  game.roll({4, 1, 1, 4});
  EXPECT_EQ(hits(game, "shadow"), 1);
}

// The defenders are gone before a die is thrown; the attacker may advance.
TEST(CombatCards, Scouts_RetreatBeforeTheRoll) {
  Game game = free_uses(shadow_attacks("sauron 3R", "gondor 2R"), "the-red-arrow");
  EXPECT_EQ(game.question(), "leave-field");
  EXPECT_FALSE(game.offers("withdraw"));
  game.play("region osgiliath");
  EXPECT_EQ(game.standing("osgiliath"), "gondor 2R");
  EXPECT_EQ(dice_thrown(game, "shadow"), 0);
  EXPECT_EQ(game.question(), "advance");
}
TEST(CombatCards, Scouts_WithdrawIntoASiege) {
  Game game = battle(shadow_attacks_in("osgiliath", "sauron 3R", "minas-tirith", "gondor 2R"),
                     "the-spirit-of-mordor");
  game.play({"stand", "play the-spirit-of-mordor", "withdraw", "go"});
  EXPECT_EQ(game.inside("minas-tirith"), "gondor 2R");
  EXPECT_EQ(game.standing("minas-tirith"), "sauron 3R");
}
TEST(CombatCards, Scouts_NotMet_WhenAttacking) {
  expect_free_cannot_use(free_attacks("gondor 2R", "sauron 1R"), "the-red-arrow");
}
TEST(CombatCards, Scouts_NotMet_InASiege) {
  expect_free_cannot_use(rulings::shadow_attacks({"sauron"})
                             .army("minas-tirith", "sauron 2R")
                             .garrison("minas-tirith", "gondor 2R"),
                         "grimbeorn-the-old-son-of-beorn");
}

}  // namespace
}  // namespace cards
