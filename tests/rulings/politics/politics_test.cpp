// The Political Track. What activates and advances a Nation by
// itself has files of its own.

#include <gtest/gtest.h>

#include "tests/cards/hands.h"
#include "tests/rulings/game.h"

namespace rulings {
namespace {

Setting muster_turn_of(std::string_view seat) {
  return rulings::turn_of(seat, {"muster", "muster-army"}, {"muster", "army", "muster-army"});
}

json diplomacy_of(std::string_view nation) { return {{"do", "diplomacy"}, {"who", nation}}; }

TEST(Rulings, R260_AtWarIsFinal) {
  // Rohan at war loses Edoras: no box lies beyond, and none before.
  Game game(muster_turn_of("shadow")
                .at_war({"sauron", "rohan"})
                .army("folde", "sauron 2R")
                .control("folde", "shadow"));
  game.play({"die army", "use move-armies", "region edoras", "go"});
  EXPECT_EQ(game.control("edoras"), "shadow");
  EXPECT_EQ(step_of(game, "rohan"), 4);
  EXPECT_EQ(game.events("politics").size(), 0U);
  EXPECT_EQ(game.why_not(diplomacy_of("rohan")), "R-265");
}

TEST(Rulings, R261_APassiveNationNeverEntersWar) {
  // In box 3 and passive: the diplomatic action is illegal.
  Game game(muster_turn_of("free").politics("gondor", 3, false));
  EXPECT_EQ(game.why_not(diplomacy_of("gondor")), "R-261");
  game.play({"die muster", "use diplomacy"});
  game.forbids("nation gondor");
}

TEST(Rulings, R261_NorByACompanionsWord) {
  // Boromir is at home, but his Nation has not been woken (here by decree of the position).
  const Game game(
      muster_turn_of("free").politics("gondor", 3, false).army("minas-tirith", "boromir"));
  EXPECT_EQ(game.why_not({{"do", "companion-ability"}}), "R-066");
  const Game awake(
      muster_turn_of("free").politics("gondor", 3, true).army("minas-tirith", "boromir"));
  EXPECT_EQ(awake.why_not({{"do", "companion-ability"}}), "");
}

// The Power of Tom Bombadil: the North advances one step.
TEST(Rulings, R261_AnAdvanceByACardIntoWarIsLost) {
  const auto advanced_from = [](int step, bool active) {
    Setting setting = Setting().empty_map().politics("north", step, active);
    Game game(cards::holding(setting, "free", {"the-power-of-tom-bombadil"}));
    cards::play_event(game, "the-power-of-tom-bombadil");
    EXPECT_EQ(game.events("politics").empty(), step == step_of(game, "north"));
    return step_of(game, "north");
  };
  EXPECT_EQ(advanced_from(1, false), 2);
  EXPECT_EQ(advanced_from(2, false), 3);
  EXPECT_EQ(advanced_from(3, false), 3);
  EXPECT_EQ(advanced_from(3, true), 4);
}

TEST(Rulings, R261_OnceActiveItMay) {
  Game game(muster_turn_of("free").politics("gondor", 3, true));
  game.play({"die muster", "use diplomacy", "nation gondor"});
  EXPECT_EQ(step_of(game, "gondor"), 4);
}

TEST(Rulings, R262_ShadowNationsAreAlwaysActive) {
  Game game(
      muster_turn_of("shadow").dice("free", {}).dice("shadow", {"muster", "muster-army", "event"}));
  for (const std::string_view nation : {"sauron", "isengard", "southrons"}) {
    EXPECT_TRUE(is_active(game, nation)) << nation;
  }
  // Southrons & Easterlings in box 2 need two steps to war and nobody to wake them.
  game.play({"die muster", "use diplomacy", "nation southrons"});
  EXPECT_EQ(step_of(game, "southrons"), 3);
  game.play({"die muster-army", "use diplomacy", "nation southrons"});
  EXPECT_EQ(step_of(game, "southrons"), 4);
}

TEST(Rulings, R265_OneOwnNationOneStep) {
  Game game(muster_turn_of("free"));
  EXPECT_EQ(game.why_not(diplomacy_of("sauron")), "R-265");
  game.play({"die muster", "use diplomacy"});
  EXPECT_EQ(game.ruling(), "R-265");
  EXPECT_EQ(game.options().size(), 5U);
  game.forbids("nation sauron");
  game.play("nation rohan");
  EXPECT_EQ(step_of(game, "rohan"), 2);
  EXPECT_FALSE(is_active(game, "rohan"));
  EXPECT_EQ(game.seat(), "shadow");
}

TEST(Rulings, R265_APassiveNationGoesUpToBoxThree) {
  Game game(
      muster_turn_of("free").dice("shadow", {}).dice("free", {"muster", "muster-army", "muster"}));
  game.play({"die muster", "use diplomacy", "nation north"});
  game.play({"die muster", "use diplomacy", "nation north"});
  EXPECT_EQ(step_of(game, "north"), 3);
  EXPECT_EQ(game.why_not(diplomacy_of("north")), "R-261");
}

TEST(Rulings, R265_NotForANationAtWar) {
  Game game(muster_turn_of("free").at_war({"gondor"}));
  EXPECT_EQ(game.why_not(diplomacy_of("gondor")), "R-265");
  game.play({"die muster", "use diplomacy"});
  game.forbids("nation gondor");
}

TEST(Rulings, R265_NotAtAllIfNobodyCouldMove) {
  Game game(muster_turn_of("free")
                .at_war({"gondor", "elves"})
                .politics("dwarves", 3, false)
                .politics("north", 3, false)
                .politics("rohan", 3, false)
                .army("edoras", "rohan 1R"));
  EXPECT_EQ(game.why_not({{"do", "diplomacy"}}), "R-265");
  game.play("die muster");
  game.forbids("use diplomacy");
  EXPECT_TRUE(game.offers("use recruit"));
}

TEST(Rulings, R265_TheShadowToo) {
  Game game(muster_turn_of("shadow"));
  EXPECT_EQ(game.why_not(diplomacy_of("elves")), "R-265");
  game.play({"die muster", "use diplomacy", "nation isengard"});
  EXPECT_EQ(step_of(game, "isengard"), 4);  // one step from box 3

  // The only one that can is not asked for, and without any there is no diplomacy.
  Game last(muster_turn_of("shadow").at_war({"sauron", "isengard"}));
  last.play({"die muster", "use diplomacy"});
  EXPECT_EQ(step_of(last, "southrons"), 3);
  EXPECT_EQ(last.seat(), "free");
  Game none(muster_turn_of("shadow").at_war({"sauron", "isengard", "southrons"}));
  EXPECT_EQ(none.why_not({{"do", "diplomacy"}}), "R-265");
  none.play("die muster");
  none.forbids("use diplomacy");
}

TEST(Rulings, R266_WithoutItsSettlementsANationCanStillBeAdvanced) {
  Setting setting = muster_turn_of("free");
  for (const std::string_view lost : {"edoras", "helms-deep", "folde", "westemnet"}) {
    setting.control(lost, "shadow");
  }
  Game game(setting);
  game.play({"die muster", "use diplomacy", "nation rohan"});
  EXPECT_EQ(step_of(game, "rohan"), 2);
}

TEST(Rulings, R266_ButACompanionNeedsAnUnconqueredOne) {
  const auto ability = [](std::string_view side) {
    const Game game(muster_turn_of("free")
                        .politics("gondor", 2, true)
                        .control("minas-tirith", side)
                        .army("minas-tirith", "boromir"));
    return game.why_not({{"do", "companion-ability"}});
  };
  EXPECT_EQ(ability("free"), "");
  EXPECT_EQ(ability("shadow"), "R-066");
}

TEST(Rulings, R267_NotAtWarNothingIsRecruitedByADie) {
  Game game(muster_turn_of("free").at_war({"elves"}));
  EXPECT_EQ(game.why_not({{"do", "recruit"}, {"who", "gondor.regular"}, {"to", "minas-tirith"}}),
            "R-120");
  game.play({"die muster", "use recruit"});
  game.forbids("figure gondor.regular");
  EXPECT_TRUE(game.offers("figure elves.regular"));
}

TEST(Rulings, R268_ABattleLostHasNoOtherEffect) {
  // Sauron attacks Rohan in Eastemnet and destroys it: one step for being attacked, no more.
  Game game(muster_turn_of("shadow")
                .at_war({"sauron"})
                .army("western-emyn-muil", "sauron 2R")
                .army("eastemnet", "rohan 1R"));
  game.play({"die army", "use attack", "go"});
  game.roll({6, 1, 1});
  EXPECT_EQ(game.casualties("rohan"), "1R");
  EXPECT_EQ(step_of(game, "rohan"), 2);
  game.play("stop");
  EXPECT_EQ(step_of(game, "rohan"), 2);
}

TEST(Rulings, R268_NorDoesALostAttack) {
  // Gondor's last Army attacks and dies; Sauron, attacked, goes from box 3 to war.
  Game game(muster_turn_of("free")
                .at_war({"gondor"})
                .army("osgiliath", "gondor 1R, rohan 1R")
                .army("north-ithilien", "sauron 2R"));
  game.play({"die muster-army", "use attack"});
  game.roll({1, 6, 1});
  EXPECT_EQ(game.standing("osgiliath"), "rohan 1R");
  EXPECT_EQ(step_of(game, "gondor"), 4);
  EXPECT_EQ(step_of(game, "rohan"), 1);
  EXPECT_FALSE(is_active(game, "rohan"));
  EXPECT_EQ(step_of(game, "sauron"), 4);
}

}  // namespace
}  // namespace rulings
