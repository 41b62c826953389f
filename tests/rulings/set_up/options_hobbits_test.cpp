// Merry and Pippin by the option: R-158.

#include <gtest/gtest.h>

#include "tests/rulings/game.h"

namespace rulings {
namespace {

Setting returning() { return Setting().option("companion.hobbitReturn", "returnAtTurnEnd"); }

/// Meriadoc alone guides the Fellowship and is the casualty of a 3.
Game lost_to_the_hunt(Setting setting, const json& fellowship) {
  setting.empty_map()
      .fellowship({{"region", "hollin"}, {"companions", {"meriadoc"}}, {"hidden", true}})
      .fellowship(fellowship)
      .set("/huntBox/shadow", 1)
      .set("/elvenRings/free", 0)
      .dice("free", {"character", "event"})
      .dice("shadow", {});
  Game game(setting);
  game.play({"die character", "use move-fellowship"});
  if (fellowship.empty()) game.roll({6});  // no roll on the Track
  game.play({"tile 3", "lose-guide"});
  return game;
}

TEST(Rulings, R158_AHobbitLostToTheHuntIsTakenAlive) {
  // Level 1 and Progress 1 + 1: Rivendell is two regions away.
  Game game = lost_to_the_hunt(Setting(), json::object());
  EXPECT_EQ(game.question(), "separate-to");
  game.play("region rivendell");
  EXPECT_EQ(game.standing("rivendell"), "meriadoc");
  EXPECT_EQ(game.at("/returning"), json::array());
}

TEST(Rulings, R158_WithTheOptionHeFallsAndReturnsAtTheEndOfTheTurn) {
  Game game = lost_to_the_hunt(returning(), json::object());
  EXPECT_EQ(whereabouts(game, "meriadoc"), "eliminated");
  EXPECT_EQ(game.at("/returning"), json({"meriadoc"}));
  EXPECT_EQ(game.at("/fellowship/guide"), "gollum");
  game.play({"suffer", "use skip"});
  EXPECT_EQ(game.at("/turn"), 2);
  EXPECT_EQ(game.at("/fellowship/corruption"), 2);  // 3 less his Level
  EXPECT_EQ(game.at("/fellowship/companions"), json({"meriadoc"}));
  EXPECT_EQ(game.at("/fellowship/guide"), "meriadoc");
  EXPECT_EQ(game.at("/returning"), json::array());
}

TEST(Rulings, R158_R154_TheGuidesOwnAbilityStaysASeparation) {
  Game game(returning()
                .empty_map()
                .fellowship({{"region", "hollin"}, {"companions", {"meriadoc"}}})
                .set("/huntBox/shadow", 1)
                .dice("free", {"character", "event"}));
  game.play({"die character", "use move-fellowship", "roll 6", "tile 1", "guide-ability"});
  EXPECT_EQ(game.question(), "separate-to");
}

TEST(Rulings, R158_InMordorHeIsGoneForGood) {
  Game game = lost_to_the_hunt(returning(), {{"mordorStep", 1}});
  EXPECT_EQ(whereabouts(game, "meriadoc"), "eliminated");
  EXPECT_EQ(game.at("/returning"), json::array());
}

/// Both Hobbits and Gimli die with the last unit in South Ithilien, and the turn ends.
Game fallen_in_battle(Setting setting, const json& fellowship) {
  setting.empty_map()
      .army("north-ithilien", "sauron 5R")
      .army("south-ithilien", "gondor 1R, gimli, meriadoc, peregrin")
      .fellowship({{"region", "hollin"}})
      .fellowship(fellowship)
      .at_war({"sauron"})
      .to_act("shadow")
      .set("/elvenRings/free", 0)
      .dice("shadow", {"army", "event"})
      .dice("free", {});
  Game game(setting);
  game.play({"die army", "use attack", "go"});
  // A Regular and a Captain of the West throw two dice, and three lead them.
  game.roll({5, 1, 1, 1, 1, 1, 1, 1, 1});
  EXPECT_EQ(whereabouts(game, "meriadoc"), "eliminated");
  game.play("stop");  // no advance
  if (game.question() == "choose-use") game.play("use skip");
  return game;
}

TEST(Rulings, R158_R108_OnTheMapDeadIsDead) {
  const Game game = fallen_in_battle(Setting(), {{"companions", {"strider"}}});
  EXPECT_EQ(game.at("/turn"), 2);
  EXPECT_EQ(whereabouts(game, "peregrin"), "eliminated");
}

TEST(Rulings, R158_WithTheOptionTheFallenHobbitsReturnAndNobodyElse) {
  const Game game = fallen_in_battle(returning(), {{"companions", {"strider"}}});
  EXPECT_EQ(game.at("/turn"), 2);
  EXPECT_EQ(game.at("/fellowship/companions"), json({"strider", "meriadoc", "peregrin"}));
  EXPECT_EQ(game.at("/fellowship/guide"), "strider");
  EXPECT_EQ(whereabouts(game, "gimli"), "eliminated");
}

TEST(Rulings, R158_R045_TwoWhoReturnToGollumHaveAGuideChosen) {
  Game game = fallen_in_battle(returning(), {{"companions", json::array()}});
  EXPECT_EQ(game.question(), "guide");
  EXPECT_EQ(game.at("/turn"), 1);
  game.play("character peregrin");
  EXPECT_EQ(game.at("/fellowship/guide"), "peregrin");
  EXPECT_EQ(game.at("/turn"), 2);
}

/// Why this is no position of a game with the option of R-158, or without it; "" if it is one.
std::string fault_of_return(const Setting& setting) {
  const auto state = wotr::Game::parse_position(tables(setting.options()), setting.position());
  return state ? "" : state.error();
}

TEST(Rulings, R158_WhoIsToReturnIsADeadHobbit) {
  const auto fallen = [](Setting setting, std::string_view who) {
    return setting.set("/returning", json::array({who}))
        .set("/characters/" + std::string(who), "eliminated");
  };
  EXPECT_EQ(fault_of_return(fallen(returning(), "meriadoc")), "");
  EXPECT_EQ(fault_of_return(fallen(Setting(), "meriadoc")),
            "position: nobody returns to the Fellowship (R-158)");
  EXPECT_EQ(fault_of_return(returning().set("/returning", json::array({"meriadoc"}))),
            "position: who is to return lies among the casualties (R-158)");
  EXPECT_EQ(fault_of_return(fallen(returning(), "gimli")),
            "position: only the Hobbits return (R-158)");
}

TEST(Rulings, R158_NobodyFollowsTheRingIntoMordor) {
  const Game game = fallen_in_battle(returning(), {{"companions", {"strider"}}, {"mordorStep", 0}});
  EXPECT_EQ(game.at("/turn"), 2);
  EXPECT_EQ(game.at("/fellowship/companions"), json({"strider"}));
  EXPECT_EQ(whereabouts(game, "meriadoc"), "eliminated");
  EXPECT_EQ(game.at("/returning"), json::array());
}

}  // namespace
}  // namespace rulings
