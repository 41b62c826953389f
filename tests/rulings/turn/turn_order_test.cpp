// Who acts when, with three and four players; Elven Rings: R-065.

#include <gtest/gtest.h>

#include "tests/rulings/teams/teams.h"

namespace rulings {
namespace {

Game played_by(int players, Faces free, Faces shadow) {
  return Game(of_players(players).dice("free", free).dice("shadow", shadow));
}

/// As a position says it that does not name who is to act.
Game begins(int players, const json& options, std::string_view phase) {
  Setting setting;
  setting.option("players", players);
  for (const auto& [id, value] : options.items()) setting.option(id, value);
  const json four{"event", "event", "event", "event"};
  json position{{"phase", phase}, {"elvenRings", {{"free", 0}, {"shadow", 0}}}};
  if (phase == "action") position["dice"] = {{"free", four}, {"shadow", four}};
  return Game(setting.set("", position));
}

TEST(Rulings, R008_R305_FourPlayersTheNonLeadingActFirst) {
  Game game =
      played_by(4, {"event", "event", "event", "event"}, {"event", "event", "event", "event"});
  EXPECT_EQ(order_of(game, 8), "rohan saruman gondor witch-king rohan saruman gondor witch-king");
}

TEST(Rulings, R008_R301_R305_OnTurnTwoTheOthersAreFirst) {
  Game game(of_four()
                .set("/turn", 2)
                .to_act("gondor")
                .dice("free", {"event", "event", "event", "event"})
                .dice("shadow", {"event", "event", "event", "event"}));
  EXPECT_EQ(order_of(game, 4), "gondor witch-king rohan saruman");
}

TEST(Rulings, R305_ThreePlayers) {
  Game game =
      played_by(3, {"event", "event", "event", "event"}, {"event", "event", "event", "event"});
  EXPECT_EQ(order_of(game, 8), "free saruman free witch-king free saruman free witch-king");
}

TEST(Rulings, R305_ThreePlayersShadowFirst) {
  Game game = begins(3, {{"mp3.turnOrder", "shadowFirst"}}, "action");
  EXPECT_EQ(order_of(game, 8), "saruman free witch-king free saruman free witch-king free");
  // It is an option of three players alone.
  Game four = begins(4, {{"mp3.turnOrder", "shadowFirst"}}, "action");
  EXPECT_EQ(order_of(four, 2), "rohan saruman");
}

TEST(Rulings, R305_ShadowFirstAlsoWhereThePositionBeginsBeforeTheActions) {
  const Game game = begins(3, {{"mp3.turnOrder", "shadowFirst"}}, "hunt-allocation");
  EXPECT_EQ(game.at("/toAct"), "saruman");
  EXPECT_EQ(begins(3, json::object(), "hunt-allocation").at("/toAct"), "free");
}

TEST(Rulings, R305_TheDiceAreTheTeamsPool) {
  Game game = played_by(4, {"event", "muster"}, {"event", "event", "army"});
  skip(game, "muster");
  EXPECT_EQ(game.at("/dice/free"), json({"event"}));
  skip(game, "army");
  EXPECT_EQ(game.seat(), "gondor");  // has what his teammate left him
  skip(game, "event");
  EXPECT_EQ(game.at("/dice/free"), json::array());
}

TEST(Rulings, R061_R305_APassGivesUpOnlyThisAction) {
  // One die against three: the Rohan player passes; the Gondor player is the next of his side.
  Game game = played_by(4, {"event"}, {"event", "event", "event"});
  EXPECT_EQ(game.seat(), "rohan");
  game.play("pass");
  EXPECT_EQ(game.at("/dice/free"), json({"event"}));
  EXPECT_EQ(order_of(game, 1), "saruman");
  EXPECT_EQ(game.seat(), "gondor");
  game.play("pass");  // one against two
  EXPECT_EQ(order_of(game, 1), "witch-king");
  // One against one: no more.
  EXPECT_EQ(game.seat(), "rohan");
  game.forbids("pass");
  EXPECT_EQ(game.why_not({{"do", "pass"}}), "R-061");
  EXPECT_EQ(order_of(game, 2), "rohan saruman");
  EXPECT_EQ(game.at("/turn"), 2);
}

TEST(Rulings, R061_R305_ThePassCountsTheDiceOfTheTeams) {
  // Two each: neither team has fewer.
  Game game = played_by(4, {"event", "event"}, {"event", "event"});
  EXPECT_EQ(game.why_not({{"do", "pass"}}), "R-061");
  skip(game);
  EXPECT_EQ(game.why_not({{"do", "pass"}}), "R-061");  // two against one
  skip(game);
  EXPECT_EQ(game.seat(), "gondor");
  EXPECT_EQ(game.why_not({{"do", "pass"}}), "R-061");
}

TEST(Rulings, R305_AShadowPlayerPassesToo) {
  Game game = played_by(4, {"event", "event", "event"}, {"event"});
  skip(game);
  EXPECT_EQ(game.seat(), "saruman");
  game.play("pass");
  EXPECT_EQ(order_of(game, 2), "gondor witch-king");
}

TEST(Rulings, R063_R305_TheTeamWithDiceGoesOnInTurns) {
  Game shadow = played_by(4, {"event"}, {"event", "event", "event", "event"});
  EXPECT_EQ(order_of(shadow, 5), "rohan saruman witch-king saruman witch-king");
  Game free = played_by(4, {"event", "event", "event", "event"}, {"event"});
  EXPECT_EQ(order_of(free, 5), "rohan saruman gondor rohan gondor");
  Game three = played_by(3, {"event"}, {"event", "event", "event", "event"});
  EXPECT_EQ(order_of(three, 5), "free saruman witch-king saruman witch-king");
  Game alone = played_by(3, {"event", "event", "event", "event"}, {"event"});
  EXPECT_EQ(order_of(alone, 5), "free saruman free free free");
}

TEST(Rulings, R063_R305_WithoutDiceTheOthersBegin) {
  Game game = played_by(4, {}, {"event", "event"});
  EXPECT_EQ(game.seat(), "saruman");
  EXPECT_EQ(game.why_not({{"do", "pass"}}), "R-061");
  EXPECT_EQ(order_of(game, 2), "saruman witch-king");
  EXPECT_EQ(game.at("/turn"), 2);
}

/// The Free Peoples have Rings, the Shadow has not; all dice show Events.
Game with_rings(std::string_view limit) {
  return Game(of_four()
                  .option("mp.ringLimit", limit)
                  .set("/elvenRings", {{"free", 3}, {"shadow", 0}})
                  .dice("free", {"event", "event", "event"})
                  .dice("shadow", {"event", "event", "event"}));
}
/// The Ring turns an Event die.
void use_ring(Game& game, std::string_view into) {
  game.play("ring");
  EXPECT_EQ(game.question(), "ring-face");
  game.play(into);
}

TEST(Rulings, R065_ARingForEachPlayerAndTurn) {
  Game game = with_rings("player");
  use_ring(game, "die muster");
  EXPECT_EQ(game.at("/elvenRings"), json({{"free", 2}, {"shadow", 1}}));
  EXPECT_EQ(game.at("/dice/free"), json({"muster", "event", "event"}));
  game.forbids("ring");  // he has used his
  EXPECT_EQ(game.why_not({{"do", "ring"}}), "R-065");
  skip(game, "muster");
  // The Shadow may use what it was given in the same turn; then it leaves the game.
  EXPECT_EQ(game.seat(), "saruman");
  use_ring(game, "die army");
  EXPECT_EQ(game.at("/elvenRings"), json({{"free", 2}, {"shadow", 0}}));
  skip(game, "army");
  // The teammate has a turn's Ring of his own.
  EXPECT_EQ(game.seat(), "gondor");
  use_ring(game, "die muster");
  EXPECT_EQ(game.at("/elvenRings"), json({{"free", 1}, {"shadow", 1}}));
  EXPECT_EQ(game.at("/ringUsed"),
            json({{"gondor", true}, {"rohan", true}, {"witch-king", false}, {"saruman", true}}));
}

TEST(Rulings, R065_ByOptionOneRingForEachTeam) {
  Game game = with_rings("team");
  use_ring(game, "die muster");
  skip(game, "event");  // a Muster and an Event are left to choose from
  skip(game);
  EXPECT_EQ(game.seat(), "gondor");
  EXPECT_EQ(game.why_not({{"do", "ring"}}), "R-065");
  skip(game);
  // The other team has not used any: the Ring that it was given is there.
  EXPECT_EQ(game.seat(), "witch-king");
  EXPECT_EQ(game.why_not({{"do", "ring"}}), "");
  EXPECT_TRUE(game.offers("ring"));
}

}  // namespace
}  // namespace rulings
