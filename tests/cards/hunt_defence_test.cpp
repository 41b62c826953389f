// Cards that the Free Peoples lay on the table against the Hunt, and The Last Battle.

#include "tests/cards/hunt_cards.h"

namespace cards {
namespace {

/// One Hunt die, the company in Hollin, the cards on the table of the Free Peoples.
Setting hunted(const json& who, std::initializer_list<std::string_view> cards) {
  Setting setting = hunting(1).fellowship({{"region", "hollin"}}).fellowship(who);
  return on_table(setting, "free", cards);
}

const json kGimliAndBoromir = company({"gimli", "boromir"}, "gimli");
const json kGandalf = company({"gandalf-the-grey", "gimli"}, "gandalf-the-grey");

// --- Mithril Coat and Sting

TEST(EventCards, MithrilCoatAndSting_LiesOnTheTableUntilItIsUsed) {
  Setting setting;
  setting.empty_map().fellowship(kGimliAndBoromir);
  Game game(holding(setting, "free", {"mithril-coat-and-sting"}));
  play_event(game, "mithril-coat-and-sting");
  EXPECT_EQ(game.at("/tableCards/free"), json({"mithril-coat-and-sting"}));
}

TEST(EventCards, MithrilCoatAndSting_AnotherTileIsResolvedAndTheFirstReturns) {
  Game game(hunted(kGimliAndBoromir, {"mithril-coat-and-sting"}));
  move_into_tile(game, "3");
  EXPECT_EQ(game.question(), "redraw-tile");
  EXPECT_EQ(game.seat(), "free");
  game.play("card mithril-coat-and-sting");
  EXPECT_EQ(game.question(), "hunt-tile");
  game.play("tile 1");
  game.play("suffer");
  EXPECT_EQ(game.at("/fellowship/corruption"), 1);
  EXPECT_TRUE(is_discarded(game, "free", "mithril-coat-and-sting"));
  EXPECT_EQ(rulings::amount_of(game.at("/huntPool"), "3"), 3);  // all of them again
  EXPECT_EQ(game.at("/drawnTiles"), json({"1"}));
}

// It lies aside during the redraw: of three tiles "3" two are left to be drawn.
TEST(EventCards, MithrilCoatAndSting_TheFirstTileIsAsideDuringTheRedraw) {
  Game game(
      hunted(kGimliAndBoromir, {"mithril-coat-and-sting"}).set("/huntPool", json({"3", "1"})));
  move_into_tile(game, "3");
  game.play("card mithril-coat-and-sting");  // only the "1" is left: nothing to choose
  EXPECT_EQ(game.question(), "hunt-damage");
  game.play("suffer");
  EXPECT_EQ(game.at("/fellowship/corruption"), 1);
}

TEST(EventCards, MithrilCoatAndSting_MayBeKept) {
  Game game(hunted(kGimliAndBoromir, {"mithril-coat-and-sting"}));
  move_into_tile(game, "2");
  game.play({"stop", "suffer"});
  EXPECT_EQ(game.at("/fellowship/corruption"), 2);
  EXPECT_EQ(game.at("/tableCards/free"), json({"mithril-coat-and-sting"}));
}

// Before the red die is thrown, on the Track: the second tile decides about the step too.
TEST(EventCards, MithrilCoatAndSting_ComesBeforeTheRedDie) {
  Setting setting = hunted(kGimliAndBoromir, {"mithril-coat-and-sting"});
  setting.fellowship({{"region", "morannon"}, {"mordorStep", 1}})
      .set("/huntPool", json({"shelobs-lair", "1", "2"}));
  Game game(setting);
  move_fellowship(game);
  game.play("tile shelobs-lair");
  EXPECT_EQ(game.question(), "redraw-tile");
  EXPECT_EQ(game.at("/fellowship/mordorStep"), 1);
  game.play({"card mithril-coat-and-sting", "tile 2", "suffer"});
  EXPECT_EQ(game.at("/fellowship/mordorStep"), 2);
  EXPECT_EQ(game.at("/fellowship/corruption"), 2);
  EXPECT_EQ(rulings::amount_of(game.at("/huntPool"), "shelobs-lair"), 1);
}

// It works for tiles that a card draws.
TEST(EventCards, MithrilCoatAndSting_AgainstOrcPatrolToo) {
  Setting setting;
  setting.empty_map().fellowship({{"region", "hollin"}}).fellowship(kGimliAndBoromir);
  on_table(holding(setting, "shadow", {"orc-patrol"}), "free", {"mithril-coat-and-sting"});
  Game game(setting);
  play_event(game, "orc-patrol");
  game.play({"tile 3", "card mithril-coat-and-sting", "tile 1", "suffer"});
  EXPECT_EQ(game.at("/fellowship/corruption"), 1);
}

// It asks for nothing; where no tile is drawn nobody is asked.
TEST(EventCards, MithrilCoatAndSting_NotMet_WithoutATileItStaysWhereItIs) {
  Game game(hunted(kGimliAndBoromir, {"mithril-coat-and-sting"}));
  move_fellowship(game);
  game.roll({2});  // the Hunt fails
  EXPECT_EQ(game.question(), "choose-die");
  EXPECT_EQ(game.at("/tableCards/free"), json({"mithril-coat-and-sting"}));
}

// --- Axe and Bow, Horn of Gondor

TEST(EventCards, AxeAndBow_OnePointLessAndTheRestAsUsual) {
  Game game(hunted(kGimliAndBoromir, {"axe-and-bow"}));
  move_into_tile(game, "3");
  EXPECT_EQ(game.question(), "lower-damage");
  game.play("card axe-and-bow");
  EXPECT_EQ(game.question(), "hunt-damage");
  game.play("suffer");
  EXPECT_EQ(game.at("/fellowship/corruption"), 2);  // 3 - 1
  EXPECT_TRUE(is_discarded(game, "free", "axe-and-bow"));
}

TEST(EventCards, AxeAndBow_NotAskedForWithoutDamage) {
  Game game(hunted(kGimliAndBoromir, {"axe-and-bow"}));
  move_into_tile(game, "0-reveal");
  EXPECT_EQ(game.question(), "reveal-to");
  EXPECT_EQ(game.at("/tableCards/free"), json({"axe-and-bow"}));
}

// One of the two is enough; without either it is gone at once.
TEST(EventCards, AxeAndBow_LeavesWithTheLastOfTheTwo) {
  Game game(hunted(company({"gimli", "legolas"}, "gimli"), {"axe-and-bow"}));
  move_into_tile(game, "3");
  game.play({"stop", "lose-guide"});
  EXPECT_EQ(game.at("/tableCards/free"), json({"axe-and-bow"}));  // Legolas is there

  Game alone(hunted(company({"gimli", "peregrin"}, "gimli"), {"axe-and-bow"}));
  move_into_tile(alone, "3");
  alone.play({"stop", "lose-guide"});
  EXPECT_EQ(alone.at("/tableCards/free"), json::array());
  EXPECT_TRUE(is_discarded(alone, "free", "axe-and-bow"));
}

TEST(EventCards, AxeAndBow_NotMet_WithoutGimliOrLegolas) {
  Setting setting;
  setting.empty_map().fellowship(company({"boromir"}, "boromir"));
  Game game(holding(setting, "free", {"axe-and-bow", "horn-of-gondor"}));
  EXPECT_EQ(why_not_play(game, "axe-and-bow"), "R-072");
  game.play("die event");
  game.play("use play-card");  // the Horn plays by itself, being the only one that can
  EXPECT_EQ(game.at("/tableCards/free"), json({"horn-of-gondor"}));
  EXPECT_EQ(game.at("/hands/free"), json({"axe-and-bow"}));
}

TEST(EventCards, HornOfGondor_OnePointLess) {
  Game game(hunted(kGimliAndBoromir, {"horn-of-gondor"}));
  move_into_tile(game, "1");
  game.play("card horn-of-gondor");
  EXPECT_EQ(game.at("/fellowship/corruption"), 0);
  EXPECT_TRUE(is_discarded(game, "free", "horn-of-gondor"));
  EXPECT_EQ(game.question(), "choose-die");
}

// R-150 step 1: one card for a tile.
TEST(EventCards, HornOfGondor_OnlyOneCardForATile) {
  Game game(hunted(kGimliAndBoromir, {"axe-and-bow", "horn-of-gondor"}));
  move_into_tile(game, "3");
  game.play("card horn-of-gondor");
  EXPECT_EQ(game.question(), "hunt-damage");
  game.forbids("card axe-and-bow");
  game.play("suffer");
  EXPECT_EQ(game.at("/fellowship/corruption"), 2);
  EXPECT_EQ(game.at("/tableCards/free"), json({"axe-and-bow"}));
}

TEST(EventCards, HornOfGondor_LeavesWithBoromir) {
  Setting setting = hunted(company({"boromir", "gimli"}, "boromir"), {"horn-of-gondor"});
  Game game(setting);
  game.play({"die character", "use separate", "take boromir", "go", "region hollin"});
  EXPECT_EQ(game.at("/tableCards/free"), json::array());
  EXPECT_TRUE(is_discarded(game, "free", "horn-of-gondor"));
}

TEST(EventCards, HornOfGondor_NotMet_WithoutBoromirInTheFellowship) {
  Setting setting;
  setting.empty_map().army("bree", "boromir").fellowship(company({"gimli"}, "gimli"));
  Game game(holding(setting, "free", {"horn-of-gondor"}));
  EXPECT_EQ(why_not_play(game, "horn-of-gondor"), "R-072");
  game.play("die event");
  game.forbids("use play-card");
}

// --- Wizard's Staff

TEST(EventCards, WizardsStaff_NoTileIsDrawn) {
  Game game(hunted(kGandalf, {"wizards-staff"}));
  move_fellowship(game);
  game.roll({6});
  EXPECT_EQ(game.question(), "prevent-draw");
  EXPECT_EQ(game.seat(), "free");
  game.play("card wizards-staff");
  EXPECT_EQ(game.question(), "choose-die");
  EXPECT_EQ(game.at("/drawnTiles"), json::array());
  EXPECT_EQ(game.at("/fellowship/progress"), 1);
  EXPECT_TRUE(is_discarded(game, "free", "wizards-staff"));
}

TEST(EventCards, WizardsStaff_MayBeKept) {
  Game game(hunted(kGandalf, {"wizards-staff"}));
  move_fellowship(game);
  game.roll({6});
  game.play({"stop", "tile 1", "suffer"});
  EXPECT_EQ(game.at("/fellowship/corruption"), 1);
  EXPECT_EQ(game.at("/tableCards/free"), json({"wizards-staff"}));
}

// without a tile the Fellowship goes on.
TEST(EventCards, WizardsStaff_OnTheTrackTheFellowshipAdvances) {
  Setting setting = hunted(kGandalf, {"wizards-staff"});
  setting.fellowship({{"region", "morannon"}, {"mordorStep", 4}});
  Game game(setting);
  move_fellowship(game);
  game.play("card wizards-staff");
  EXPECT_EQ(game.winner(), "free ring-destroyed");
}

TEST(EventCards, WizardsStaff_StopsTheTileOfACard) {
  Setting setting;
  setting.empty_map().fellowship({{"region", "hollin"}}).fellowship(kGandalf);
  on_table(holding(setting, "shadow", {"isildurs-bane"}), "free", {"wizards-staff"});
  Game game(setting);
  play_event(game, "isildurs-bane");
  game.play("card wizards-staff");
  EXPECT_EQ(game.at("/drawnTiles"), json::array());
  EXPECT_EQ(game.at("/fellowship/corruption"), 0);
}

// First the Staff, then the Coat, then the Horn: each at its own time.
TEST(EventCards, WizardsStaff_BeforeTheCoatAndTheHorn) {
  Game game(hunted(company({"gandalf-the-grey", "boromir"}, "gandalf-the-grey"),
                   {"wizards-staff", "mithril-coat-and-sting", "horn-of-gondor"}));
  move_fellowship(game);
  game.roll({6});
  EXPECT_EQ(game.question(), "prevent-draw");
  game.play({"stop", "tile 3"});
  EXPECT_EQ(game.question(), "redraw-tile");
  game.play("stop");
  EXPECT_EQ(game.question(), "lower-damage");
  game.play("stop");
  EXPECT_EQ(game.question(), "hunt-damage");
}

TEST(EventCards, WizardsStaff_LeavesWithGandalf) {
  Game game(hunted(kGandalf, {"wizards-staff"}));
  game.play({"die character", "use separate", "take gandalf-the-grey", "go", "region hollin"});
  EXPECT_EQ(game.at("/tableCards/free"), json::array());
}

TEST(EventCards, WizardsStaff_NotMet_WithoutGandalfInTheFellowship) {
  Setting setting;
  setting.empty_map().fellowship(company({"gimli"}, "gimli"));
  Game game(holding(setting, "free", {"wizards-staff"}));
  EXPECT_EQ(why_not_play(game, "wizards-staff"), "R-072");
  game.play("die event");
  game.forbids("use play-card");
}

// --- The Last Battle

Setting last_battle() {
  Setting setting = hunted(kGimliAndBoromir, {"the-last-battle"});
  return setting.army("dagorlad", "gondor 2R, aragorn");
}

TEST(EventCards, TheLastBattle_IsPlayedWithAragornOutsideTheNationsOfTheFreePeoples) {
  Setting setting;
  setting.empty_map().army("osgiliath", "gondor 2R, aragorn").fellowship(kGimliAndBoromir);
  Game game(holding(setting, "free", {"the-last-battle"}));
  play_event(game, "the-last-battle");
  EXPECT_EQ(game.at("/tableCards/free"), json({"the-last-battle"}));
}

TEST(EventCards, TheLastBattle_DiceOfTheFellowshipStayOutOfTheHuntBox) {
  Game game(last_battle());
  move_fellowship(game);
  game.roll({2});
  EXPECT_EQ(game.at("/huntBox/free"), 0);
  EXPECT_EQ(game.at("/fellowship/progress"), 1);
  EXPECT_EQ(game.at("/dice/free"), json({"character", "muster"}));
}

TEST(EventCards, TheLastBattle_LeavesWhenTheFellowshipIsRevealed) {
  Game game(last_battle());
  move_into_tile(game, "1-reveal");
  game.play({"suffer", "region hollin"});
  EXPECT_EQ(game.at("/tableCards/free"), json::array());
  EXPECT_EQ(game.at("/huntBox/free"), 1);  // the die goes there after the Hunt
}

TEST(EventCards, TheLastBattle_LeavesWhenTheFellowshipIsDeclared) {
  Setting setting = rulings::fellowship_phase("hollin", 1).army("dagorlad", "gondor 2R, aragorn");
  Game game(on_table(setting, "free", {"the-last-battle"}));
  game.play("region trollshaws");
  EXPECT_TRUE(is_discarded(game, "free", "the-last-battle"));
}

TEST(EventCards, TheLastBattle_LeavesWhenAragornComesHome) {
  Setting setting = hunted(kGimliAndBoromir, {"the-last-battle"});
  setting.army("osgiliath", "gondor 2R, aragorn").dice("free", {"character", "event"});
  Game game(setting);
  game.play({"die character", "use move-army", "region minas-tirith", "go"});
  EXPECT_EQ(game.standing("minas-tirith"), "gondor 2R, aragorn");
  EXPECT_EQ(game.at("/tableCards/free"), json::array());
}

TEST(EventCards, TheLastBattle_NotMet_InsideANationOrWithoutAnArmy) {
  for (const char* where : {"minas-tirith", "folde"}) {
    Setting setting;
    setting.empty_map().army(where, "gondor 2R, aragorn").fellowship(kGimliAndBoromir);
    Game game(holding(setting, "free", {"the-last-battle"}));
    EXPECT_EQ(why_not_play(game, "the-last-battle"), "R-072");
    game.play("die event");
    game.forbids("use play-card");
  }
  Setting alone;
  alone.empty_map().army("dagorlad", "aragorn").fellowship(kGimliAndBoromir);
  EXPECT_EQ(why_not_play(Game(holding(alone, "free", {"the-last-battle"})), "the-last-battle"),
            "R-072");
}

}  // namespace
}  // namespace cards
