// The Free Peoples' player of three may not act twice running on one Nation or Army: R-306.

#include <gtest/gtest.h>

#include "tests/rulings/teams.h"

namespace rulings {
namespace {

/// Armies of two Nations that can move about, and dice for three actions of each side.
Setting free_of_three() {
  return three_players()
      .dice("free", {"muster-army", "muster-army", "muster-army", "event"})
      .dice("shadow", {"event", "event", "event", "event"});
}
Setting two_armies() {
  return free_of_three().army("pelargir", "gondor 2R").army("edoras", "rohan 2R");
}

/// A whole Army moves, and no other; then the Shadow discards a die.
void move(Game& game, const std::string& from, const std::string& to) {
  game.play({"die muster-army", "use move-armies"});
  if (game.question() == "army-from") game.play("region " + from);
  if (game.question() == "army-to") game.play("region " + to);
  if (game.question() == "army-group") game.play("go");
  if (game.question() == "army-from") game.play("stop");
  skip_die(game);
  ASSERT_TRUE(acts(game, "free"));
}

std::string why_no_move(const Game& game, std::string_view from, std::string_view to) {
  return game.why_not({{"die", "muster-army"}, {"do", "move-armies"}, {"from", from}, {"to", to}});
}

TEST(Rulings, R306_AnArmyOfTheSameNationDoesNotMoveTwiceRunning) {
  Game game(two_armies().army("dol-amroth", "gondor 1R"));
  move(game, "pelargir", "lossarnach");
  EXPECT_EQ(why_no_move(game, "lossarnach", "pelargir"), "R-306");
  EXPECT_EQ(why_no_move(game, "dol-amroth", "anfalas"), "R-306");  // another Army of Gondor's
  EXPECT_EQ(why_no_move(game, "edoras", "folde"), "");
  game.play({"die muster-army", "use move-armies"});
  game.forbids("region lossarnach");
}

TEST(Rulings, R306_AfterAnotherNationItMayAgain) {
  Game game(two_armies());
  move(game, "pelargir", "lossarnach");
  move(game, "edoras", "folde");
  EXPECT_EQ(why_no_move(game, "folde", "edoras"), "R-306");
  EXPECT_EQ(why_no_move(game, "lossarnach", "pelargir"), "");
}

TEST(Rulings, R306_RecruitingAndAdvancingCountToo) {
  const auto after = [](std::initializer_list<std::string_view> action) {
    Game game(two_armies().at_war({"gondor", "rohan"}).politics("gondor", 4));
    game.play(action);
    skip_die(game);
    EXPECT_TRUE(acts(game, "free"));
    return game;
  };
  const Game recruited =
      after({"die muster-army", "use recruit", "figure gondor.elite", "region lossarnach"});
  EXPECT_EQ(why_no_move(recruited, "pelargir", "lossarnach"), "R-306");
  EXPECT_EQ(recruited.why_not({{"die", "muster-army"},
                               {"do", "recruit"},
                               {"who", "gondor.regular"},
                               {"to", "pelargir"}}),
            "R-306");
  EXPECT_EQ(
      recruited.why_not(
          {{"die", "muster-army"}, {"do", "recruit"}, {"who", "rohan.regular"}, {"to", "edoras"}}),
      "");
}

TEST(Rulings, R306_AnAdvanceOnTheTrackIsAnAction) {
  Game game(two_armies());
  game.play({"die muster-army", "use diplomacy", "nation gondor"});
  skip_die(game);
  EXPECT_EQ(game.why_not({{"die", "muster-army"}, {"do", "diplomacy"}, {"target", "gondor"}}),
            "R-306");
  EXPECT_EQ(why_no_move(game, "pelargir", "lossarnach"), "R-306");
  EXPECT_EQ(game.why_not({{"die", "muster-army"}, {"do", "diplomacy"}, {"target", "rohan"}}), "");
}

TEST(Rulings, R306_AnAttackIsAnAction) {
  Game game(two_armies()
                .army("osgiliath", "gondor 2R")
                .army("south-ithilien", "sauron 1R")
                .at_war({"gondor", "rohan"}));
  game.play({"die muster-army", "use attack"});
  while (game.question() != "combat-roll-free") game.play(game.options()[0]);
  game.roll({6, 1, 1});
  if (game.question() == "advance") game.play("stop");
  skip_die(game);
  ASSERT_TRUE(acts(game, "free"));
  EXPECT_EQ(why_no_move(game, "osgiliath", "south-ithilien"), "R-306");
  EXPECT_EQ(why_no_move(game, "edoras", "folde"), "");
}

TEST(Rulings, R306_GondorThenGondorAndRohanIsLegal) {
  Game game(free_of_three().army("pelargir", "gondor 1R").army("osgiliath", "gondor 2R, rohan 1R"));
  move(game, "pelargir", "lossarnach");
  EXPECT_EQ(why_no_move(game, "osgiliath", "dead-marshes"), "");
}

TEST(Rulings, R306_TheSameMixedArmyDoesNotActTwice) {
  // Nobody is at war: outside every border all may go together.
  Game game(free_of_three().army("osgiliath", "gondor 1R, rohan 1R").at_war({"gondor", "rohan"}));
  move(game, "osgiliath", "dead-marshes");
  ASSERT_EQ(game.standing("dead-marshes"), "gondor 1R, rohan 1R");
  game.play({"die muster-army", "use move-armies"});
  while (game.question() != "army-group") game.play(game.options()[0]);
  game.forbids("go");                                // exactly these units acted just now …
  EXPECT_TRUE(game.offers("leave gondor.regular"));  // … the Rohirrim alone did not
}

TEST(Rulings, R306_APassDoesNotInterruptASkipDoes) {
  const auto after = [](bool pass) {
    Game game(two_armies().dice("shadow", {"event", "event", "event", "event", "event"}));
    move(game, "pelargir", "lossarnach");
    if (pass) {
      game.play("pass");
    } else {
      game.play({"die event", "use skip"});
    }
    skip_die(game);
    EXPECT_TRUE(acts(game, "free"));
    return why_no_move(game, "lossarnach", "pelargir");
  };
  EXPECT_EQ(after(true), "R-306");
  EXPECT_EQ(after(false), "");
}

TEST(Rulings, R306_TheFellowshipIsOfNoNation) {
  Game game(two_armies().dice("free", {"muster-army", "character", "muster-army"}));
  move(game, "pelargir", "lossarnach");
  game.play({"die character", "use move-fellowship"});
  skip_die(game);
  ASSERT_TRUE(acts(game, "free"));
  EXPECT_EQ(why_no_move(game, "lossarnach", "pelargir"), "");  // no two actions running
}

TEST(Rulings, R306_TheNewTurnForgets) {
  Game game(two_armies().dice("free", {"muster-army"}).dice("shadow", {"event"}));
  game.play({"die muster-army", "use move-armies", "region pelargir", "region lossarnach", "go"});
  if (game.question() == "army-from") game.play("stop");
  EXPECT_EQ(game.at("/lastNations/nations"), json({"gondor"}));
  skip_die(game);
  go_on_to(game, "declare");
  EXPECT_EQ(game.at("/turn"), 2);
  EXPECT_EQ(game.at("/lastNations"), json({{"nations", json::array()}, {"armies", json::array()}}));
}

TEST(Rulings, R306_ByOptionTheEndOfACycleForgets) {
  // A cycle holds two actions of the Free Peoples.
  using Answers = std::pair<std::string, std::string>;
  const auto second_and_third = [](std::string_view scope) {
    Game game(two_armies().option("mp3.restrictionScope", scope));
    move(game, "pelargir", "lossarnach");
    const std::string second = why_no_move(game, "lossarnach", "pelargir");
    move(game, "edoras", "folde");
    return Answers(second, why_no_move(game, "folde", "edoras"));
  };
  EXPECT_EQ(second_and_third("turn"), Answers("R-306", "R-306"));
  EXPECT_EQ(second_and_third("cycle"), Answers("R-306", ""));
}

TEST(Rulings, R306_NobodyElseIsRestricted) {
  Game shadow(free_of_three()
                  .to_act("saruman")
                  .army("orthanc", "isengard 2R")
                  .dice("shadow", {"army", "army", "event", "event"})
                  .dice("free", {"event"}));
  shadow.play({"die army", "use move-armies", "go"});
  if (shadow.question() == "army-from") shadow.play("stop");
  skip_die(shadow);
  shadow.play({"die event", "use skip"});
  ASSERT_TRUE(acts(shadow, "saruman"));
  EXPECT_EQ(
      shadow.why_not(
          {{"die", "army"}, {"do", "move-armies"}, {"from", "gap-of-rohan"}, {"to", "orthanc"}}),
      "");
}

}  // namespace
}  // namespace rulings
