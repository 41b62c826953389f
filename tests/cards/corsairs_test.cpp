// Corsairs of Umbar: landing, fighting ashore, joining a siege.

#include "tests/cards/shadow_table.h"

namespace cards {
namespace {

Setting corsairs(std::string_view fleet = "southrons 3R") {
  Setting setting;
  setting.empty_map().at_war({"southrons"}).army("umbar", fleet);
  return holding(setting, "shadow", {"corsairs-of-umbar"});
}

void sail_to(Game& game, std::string_view coast) {
  play_event(game, "corsairs-of-umbar");
  game.play("region " + std::string(coast));
}

TEST(EventCards, CorsairsOfUmbar_LandsOnAnyCoastOfGondorAndTakesIt) {
  Game game(corsairs("southrons 3R, 1N"));
  play_event(game, "corsairs-of-umbar");
  EXPECT_EQ(game.options(), (std::vector<std::string>{"region anfalas", "region dol-amroth",
                                                      "region lamedon", "region pelargir"}));
  game.play({"region pelargir", "leave southrons.regular", "go"});
  EXPECT_EQ(game.standing("pelargir"), "southrons 2R, 1N");
  EXPECT_EQ(game.standing("umbar"), "southrons 1R");
  EXPECT_EQ(game.control("pelargir"), "shadow");
  EXPECT_TRUE(is_active(game, "gondor"));
}

// Three against one: the landing force is in no region until the defenders are gone.
TEST(EventCards, CorsairsOfUmbar_FightsItsWayAshoreAndMayNotCease) {
  Game game(corsairs().army("pelargir", "gondor 1R"));
  sail_to(game, "pelargir");
  game.play("go");
  EXPECT_EQ(game.standing("umbar"), "");
  EXPECT_EQ(game.standing("pelargir"), "gondor 1R");
  game.roll({5, 5, 5, 1});                // a City: six is needed in the first round
  EXPECT_EQ(game.question(), "retreat");  // nobody asked the attacker whether to go on
  EXPECT_EQ(game.seat(), "free");
  game.play("stand");
  game.roll({5, 1, 1, 1});
  EXPECT_EQ(game.standing("pelargir"), "southrons 3R");  // all of them, unasked
  EXPECT_EQ(game.control("pelargir"), "shadow");
}

TEST(EventCards, CorsairsOfUmbar_StandsAshoreWhenTheDefendersRetreat) {
  Game game(corsairs().army("pelargir", "gondor 1R"));
  sail_to(game, "pelargir");
  game.play("go");
  game.roll({1, 1, 1, 1});
  game.play("region lossarnach");
  EXPECT_EQ(game.standing("pelargir"), "southrons 3R");
  EXPECT_EQ(game.standing("lossarnach"), "gondor 1R");
}

TEST(EventCards, CorsairsOfUmbar_LaysSiegeWhenTheDefendersWithdraw) {
  Game game(corsairs().army("dol-amroth", "gondor 2R"));
  sail_to(game, "dol-amroth");
  game.play({"go", "withdraw"});
  EXPECT_EQ(game.inside("dol-amroth"), "gondor 2R");
  EXPECT_EQ(game.standing("dol-amroth"), "southrons 3R");
}

// The defenders were under siege before: the Army joins the siege and storms with everybody, one
// round, and may leave it at that.
TEST(EventCards, CorsairsOfUmbar_JoinsASiegeAndStormsTheWalls) {
  Game game(corsairs("southrons 2R")
                .army("dol-amroth", "southrons 1R")
                .garrison("dol-amroth", "gondor 2R"));
  sail_to(game, "dol-amroth");
  game.play("go");
  EXPECT_EQ(game.question(), "attack-group");
  game.play("go");
  EXPECT_EQ(game.standing("dol-amroth"), "southrons 3R");
  game.roll({5, 5, 6, 1, 1});  // three dice against walls
  EXPECT_EQ(game.inside("dol-amroth"), "gondor 1R");
  EXPECT_TRUE(game.at("/battle").is_null());
}

// R-086, at once: nine come to two.
TEST(EventCards, CorsairsOfUmbar_TrimsAnOverfullCampBeforeTheAssault) {
  Game game(corsairs("southrons 9R")
                .army("dol-amroth", "southrons 1R 1E")
                .garrison("dol-amroth", "gondor 1R"));
  sail_to(game, "dol-amroth");
  game.play("go");
  EXPECT_EQ(game.question(), "excess");
  game.play("remove southrons.regular");
  EXPECT_EQ(game.question(), "attack-group");
  EXPECT_EQ(game.standing("dol-amroth"), "southrons 9R 1E");
}

TEST(EventCards, CorsairsOfUmbar_NothingRemainsOfAForceThatFalls) {
  Game game(corsairs("southrons 1R, 1N").army("pelargir", "gondor 2R"));
  sail_to(game, "pelargir");
  if (game.question() == "army-group") game.play("go");
  game.roll({1, 5, 1});
  while (game.seat() == "chance") game.roll({1});
  EXPECT_EQ(game.standing("pelargir"), "gondor 2R");
  EXPECT_EQ(game.standing("umbar"), "");
  EXPECT_EQ(game.at("/offBoard/shadow/reinforcements/nazgul"), 8);
}

TEST(EventCards, CorsairsOfUmbar_NotMet_WithTheSouthronsAtPeace) {
  Setting setting;
  setting.empty_map().army("umbar", "southrons 3R");
  Game game(holding(setting, "shadow", {"corsairs-of-umbar"}));
  expect_condition_not_met(game, "corsairs-of-umbar");
}

// A hollow fleet: the card is played, and nothing happens.
TEST(EventCards, CorsairsOfUmbar_NotMet_WithoutAnArmyInUmbar) {
  Setting setting;
  setting.empty_map().at_war({"southrons"});
  Game game(holding(setting, "shadow", {"corsairs-of-umbar"}));
  play_event(game, "corsairs-of-umbar");
  EXPECT_EQ(game.at("/discards/shadow"), json({"corsairs-of-umbar"}));
}

}  // namespace
}  // namespace cards
