// What a person would notice who plays against the squire.

#include <gtest/gtest.h>

#include "tests/trilogy_players/opponent.h"

namespace trilogy_players {
namespace {

using trilogy_tests::Game;
using trilogy_tests::json;
using trilogy_tests::turn_of_yellow;

/// The neutral army holds all that is not told, with so many battalions each; red is far away.
json among_neutrals(std::string_view step, const json& held, int battalions = 1,
                    const json& more = json::object()) {
  json position = turn_of_yellow(step, held, more);
  position["fill"] = {{"owner", "green"}, {"battalions", battalions}};
  position["territories"]["deep-harad"] = {{"owner", "red"}, {"battalions", 3}};
  position["territories"]["harad"] = {{"owner", "red"}, {"battalions", 3}};
  return position;
}

json with_cards(std::initializer_list<std::string_view> territories, std::string_view ring) {
  return {{"territoryCards", {{"yellow", territories}}}, {"ring", {{"territory", ring}}}};
}

TEST(TrilogySquire, TurnsInTheBestSetAtOnce) {
  const Game game(
      turn_of_yellow("reinforce", {{"the-shire", 3}},
                     with_cards({"evendim-hills", "buckland", "mithlond"}, "the-shire")));
  EXPECT_EQ(Opponent().answer(game).substr(0, 7), "turn-in");
}

TEST(TrilogySquire, WaitsForABetterSetWhileThereIsTime) {
  const auto archers = {std::string_view("evendim-hills"), std::string_view("lune-valley"),
                        std::string_view("harlindon")};
  const Game early(
      turn_of_yellow("reinforce", {{"the-shire", 3}}, with_cards(archers, "the-shire")));
  EXPECT_EQ(Opponent().answer(early).substr(0, 5), "place");
  const Game late(
      turn_of_yellow("reinforce", {{"the-shire", 3}}, with_cards(archers, "mount-doom")));
  EXPECT_EQ(Opponent().answer(late).substr(0, 7), "turn-in");
}

TEST(TrilogySquire, KeepsItsWildCardIfAnotherSetIsAsGood) {
  const Game game(turn_of_yellow(
      "reinforce", {{"the-shire", 3}},
      with_cards({"evendim-hills", "buckland", "mithlond", "wild-1", "moria"}, "the-shire")));
  const std::string set = Opponent().answer(game);
  EXPECT_EQ(set.substr(0, 7), "turn-in");
  EXPECT_EQ(set.find("wild"), std::string::npos) << set;
}

TEST(TrilogySquire, PutsItsBattalionsWhereTheyCanFight) {
  Game game(turn_of_yellow("reinforce", {{"the-shire", 2},
                                         {"buckland", 2},
                                         {"tower-hills", 2},
                                         {"evendim-hills", 2},
                                         {"lune-valley", 2},
                                         {"mithlond", 2},
                                         {"harlindon", 2},
                                         {"forlindon", 2}}));
  for (const std::string& said : Opponent().act(game, "attack-from")) {
    EXPECT_EQ(said.find("harlindon"), std::string::npos);  // others lie around it
    EXPECT_EQ(said.find("forlindon"), std::string::npos);
    EXPECT_EQ(said.find("tower-hills"), std::string::npos);
  }
}

TEST(TrilogySquire, TakesTheLastTerritoryOfARegion) {
  Game game(among_neutrals(
      "combat", {{"esgaroth", 2}, {"south-rhun", 2}, {"north-rhun", 7}}, 1,
      {{"territories", {{"withered-heath", {{"owner", "red"}, {"battalions", 2}}}}}}));
  const auto said = Opponent().act(game);
  EXPECT_EQ(said[0], "territory north-rhun");
  EXPECT_EQ(said[1], "territory withered-heath");
  EXPECT_EQ(said[2], "attack north-rhun withered-heath 3");
}

TEST(TrilogySquire, WalksItsLeaderOntoASite) {
  Game game(among_neutrals("combat", {{"old-forest", 4}}, 1,
                           {{"territories", {{"old-forest", {{"leader", "yellow"}}}}}}));
  const auto said = Opponent().act(game);
  EXPECT_EQ(said[0], "territory old-forest");
  EXPECT_TRUE(said[1] == "territory fornost" || said[1] == "territory weather-hills") << said[1];
}

json leader_and(std::string_view mission) {
  return {{"territories", {{"old-forest", {{"leader", "yellow"}}}}},
          {"adventureCards", {{"yellow", {mission}}}}};
}

TEST(TrilogySquire, GoesWhereAMissionCanBeDone) {
  for (const auto& [mission, target] :
       {std::pair{"mission-bree", "fornost"}, std::pair{"mission-weathertop", "weather-hills"}}) {
    Game game(among_neutrals("combat", {{"old-forest", 4}}, 1, leader_and(mission)));
    const auto said = Opponent().act(game);
    EXPECT_EQ(said[1], std::string("territory ") + target);
  }
}

TEST(TrilogySquire, FortifiesItsLeaderOntoAMissionAndScoresIt) {
  Game game(
      turn_of_yellow("fortify", {{"old-forest", 3}, {"fornost", 2}}, leader_and("mission-bree")));
  Opponent squire;
  std::vector<std::string> said;
  while (game.question() != "place-where" && game.seat() == "yellow" &&
         !says(said, "mission mission-bree")) {
    said.push_back(squire.answer(game));
    game.play(said.back());
  }
  EXPECT_TRUE(game.has_leader("fornost"));
  EXPECT_TRUE(says(said, "mission mission-bree"));
}

TEST(TrilogySquire, BringsIdleBattalionsToTheBorder) {
  Game game(turn_of_yellow("fortify", {{"harlindon", 9}, {"mithlond", 1}},
                           {{"fill", {{"owner", "red"}, {"battalions", 3}}}}));
  Opponent().act(game, "replace-leader");
  EXPECT_EQ(game.battalions("harlindon"), 1);
  EXPECT_EQ(game.battalions("mithlond"), 9);
}

json attack_on(std::string_view stronghold, int defenders, bool leader) {
  json more{{"fill", {{"owner", "red"}, {"battalions", 3}}}};
  more["territories"][stronghold] = {{"owner", "red"}, {"battalions", defenders}};
  if (leader) more["territories"][stronghold]["leader"] = "red";
  return turn_of_yellow("combat", {{"ithilien", 12}}, more);
}

TEST(TrilogySquire, DefendsWithTwoDice) {
  Game game(attack_on("south-ithilien", 4, false));
  game.play({"territory ithilien", "territory south-ithilien", "attack ithilien south-ithilien 3"});
  ASSERT_EQ(game.seat(), "red");
  EXPECT_EQ(Opponent().answer(game), "defend 2");
}

TEST(TrilogySquire, DefendsWithTheDieThatItsLeaderAndItsWallsHelp) {
  Game game(attack_on("minas-tirith", 6, true));
  game.play({"territory ithilien", "territory minas-tirith", "attack ithilien minas-tirith 3"});
  EXPECT_EQ(Opponent().answer(game), "defend 1");
}

TEST(TrilogySquire, LeavesFewAloneAgainstMany) {
  const Game game(among_neutrals("combat", {{"harlindon", 3}}, 6));
  EXPECT_EQ(Opponent().answer(game), "end-step");
}

TEST(TrilogySquire, BreaksOffAnInvasionThatGoesWrong) {
  Game game(among_neutrals("combat", {{"harlindon", 9}}, 4));
  game.play("territory harlindon");
  for (int battle = 0; battle < 3; ++battle) {
    EXPECT_EQ(Opponent().answer(game), "attack harlindon mithlond 3") << battle;
    game.play("attack harlindon mithlond 3");
    game.roll({1, 1, 1, 6, 6});
  }
  EXPECT_EQ(Opponent().answer(game), "stop");
}

TEST(TrilogySquire, DoesNotStripAStrongholdThatIsThreatened) {
  json more;
  more["territories"]["gap-of-rohan"] = {{"owner", "red"}, {"battalions", 8}};
  Game game(among_neutrals("combat", {{"minas-tirith", 12}}, 2, more));
  game.play({"territory minas-tirith", "territory lebennin", "attack minas-tirith lebennin 3"});
  game.roll({6, 6, 6, 1, 1});
  ASSERT_EQ(game.question(), "move-in");
  game.play(Opponent().answer(game));
  EXPECT_GE(game.battalions("minas-tirith"), 5);
}

TEST(TrilogySquire, MovesAllOnIfNothingThreatensWhereTheyCameFrom) {
  Game game(turn_of_yellow("combat", {{"harlindon", 12}}));
  game.play({"territory harlindon", "attack harlindon mithlond 3"});
  game.roll({6, 6, 6, 1});
  game.play(Opponent().answer(game));
  EXPECT_EQ(game.battalions("harlindon"), 1);
}

TEST(TrilogySquire, EndsARivalWhoHasOneTerritoryLeft) {
  json more{{"fill", {{"owner", "green"}, {"battalions", 1}}}};
  more["territories"]["south-downs"] = {{"owner", "red"}, {"battalions", 3}};
  Game game(turn_of_yellow("combat", {{"old-forest", 6}}, more));
  EXPECT_EQ(Opponent().act(game)[1], "territory south-downs");
}

TEST(TrilogySquire, PlaysAPowerAgainstTheWallsThatItStorms) {
  json position = attack_on("minas-tirith", 4, false);
  position["adventureCards"]["yellow"] = {"power-siege-machines"};
  Game game(position);
  game.play({"territory ithilien", "territory minas-tirith"});
  EXPECT_EQ(Opponent().answer(game), "play-card power-siege-machines");
}

json last_roll(bool yellow_leads) {
  json position{{"phase", "turn"},
                {"step", "fellowship"},
                {"toAct", "yellow"},
                {"ring", {{"territory", "mount-doom"}}},
                {"fill", {{"owner", yellow_leads ? "yellow" : "red"}, {"battalions", 1}}},
                {"adventureCards", {{"yellow", {"power-smeagol"}}}}};
  position["territories"]["the-shire"] = {{"owner", yellow_leads ? "red" : "yellow"},
                                          {"battalions", 3}};
  return position;
}

TEST(TrilogySquire, EndsTheGameOnlyIfItWins) {
  for (const bool leads : {true, false}) {
    Game game(last_roll(leads));
    game.roll({3});
    EXPECT_EQ(Opponent().answer(game), leads ? "play-card power-smeagol" : "pass");
  }
}

TEST(TrilogySquire, RacesForPointsInTheLastTurn) {
  const auto game_with_ring = [](std::string_view place) {
    return Game(among_neutrals("combat", {{"harlindon", 4}}, 3,
                               {{"conqueredThisTurn", 1}, {"ring", {{"territory", place}}}}));
  };
  EXPECT_EQ(Opponent().answer(game_with_ring("dead-marshes")), "end-step");
  EXPECT_EQ(Opponent().answer(game_with_ring("mount-doom")), "territory harlindon");
}

TEST(TrilogySquire, PlacesALeaderWhereItHelps) {
  json position = turn_of_yellow("replace-leader", {{"harlindon", 1}, {"old-forest", 6}});
  const Game game(position);
  EXPECT_EQ(Opponent().answer(game), "place-leader old-forest");
}

}  // namespace
}  // namespace trilogy_players
