// Threats and Promises: Muster dice against passive Nations, and the end of the card.

#include "tests/cards/shadow_table.h"

namespace cards {
namespace {

Setting threatened(std::string_view seat) {
  return lying_on_the_table("threats-and-promises")
      .to_act(seat)
      .dice("free", {"muster", "will", "character"})
      .dice("shadow", {"army", "event"});
}

TEST(EventCards, ThreatsAndPromises_MusterDiceDoNotMoveAPassiveNation) {
  Game game(threatened("free").politics("north", 2).politics("elves", 2, false));
  EXPECT_EQ(game.why_not({{"die", "muster"}, {"do", "diplomacy"}, {"who", "gondor"}}), "R-074");
  game.play({"die muster", "use diplomacy"});  // the North alone is active
  EXPECT_EQ(step_of(game, "north"), 3);
  EXPECT_TRUE(is_on_the_table(game, "threats-and-promises"));
}

// A Will of the West is used as a Muster result, and bound in the same way.
TEST(EventCards, ThreatsAndPromises_NorDoesAWillOfTheWest) {
  Game game(threatened("free").politics("elves", 2, false));
  game.play("die will");
  game.forbids("use diplomacy");
}

TEST(EventCards, ThreatsAndPromises_BindsTheFreePeoplesOnly) {
  Game game(threatened("shadow").dice("shadow", {"muster", "event"}));
  const int before = step_of(game, "sauron");
  game.play({"die muster", "use diplomacy", "nation sauron"});
  EXPECT_EQ(step_of(game, "sauron"), before + 1);
}

TEST(EventCards, ThreatsAndPromises_GoesWhenANationAdvancesBecauseOfAnAttack) {
  Game game(threatened("shadow")
                .at_war({"sauron"})
                .army("osgiliath", "sauron 2R")
                .army("minas-tirith", "gondor 2R"));
  game.play({"die army", "use attack", "go"});
  EXPECT_FALSE(is_on_the_table(game, "threats-and-promises"));
  EXPECT_EQ(game.at("/discards/shadow"), json({"threats-and-promises"}));
}

// Gondor is At War already: attacked it advances no more, and the card stays.
TEST(EventCards, ThreatsAndPromises_StaysWhenTheAttackAdvancesNobody) {
  Game game(threatened("shadow")
                .at_war({"sauron", "gondor"})
                .army("osgiliath", "sauron 2R")
                .army("minas-tirith", "gondor 2R"));
  game.play({"die army", "use attack", "go"});
  EXPECT_TRUE(is_on_the_table(game, "threats-and-promises"));
}

// Boromir at home moves even a passive Gondor with any die, and that ends the card.
TEST(EventCards, ThreatsAndPromises_GoesWhenACompanionsAbilityAdvancesANation) {
  Game game(
      threatened("free").army("minas-tirith", "gondor 1R, boromir").politics("gondor", 2, false));
  game.play({"die character", "use companion-ability"});
  EXPECT_EQ(step_of(game, "gondor"), 3);
  EXPECT_FALSE(is_on_the_table(game, "threats-and-promises"));
}

TEST(EventCards, ThreatsAndPromises_EventCardsStillAdvanceAndLeaveItThere) {
  Setting setting = threatened("free").politics("gondor", 1, false);
  Game game(holding(setting, "free", {"wisdom-of-elrond"}));
  play_event(game, "wisdom-of-elrond");
  game.play("nation gondor");
  EXPECT_EQ(step_of(game, "gondor"), 2);
  EXPECT_TRUE(is_on_the_table(game, "threats-and-promises"));
}

// It needs nothing: with every Nation active it is played and bars nobody yet.
TEST(EventCards, ThreatsAndPromises_NotMet_PlayedEvenWhenNobodyIsPassive) {
  Setting setting;
  setting.empty_map().at_war({"gondor", "rohan", "elves", "dwarves", "north"});
  Game game(holding(setting, "shadow", {"threats-and-promises"}));
  EXPECT_EQ(why_not_play(game, "threats-and-promises"), "");
  play_event(game, "threats-and-promises");
  EXPECT_TRUE(is_on_the_table(game, "threats-and-promises"));
}

}  // namespace
}  // namespace cards
