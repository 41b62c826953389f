// Seats, their Nations and the leading tokens.

#include <gtest/gtest.h>

#include "tests/rulings/teams/teams.h"

namespace rulings {
namespace {

/// Nobody has a die, so that the turn ends at once and the next one begins.
Game at_the_end_of_turn(int players, int turn) {
  return Game(of_players(players).set("/turn", turn));
}

json leading(const Game& game) { return game.at("/leading"); }

TEST(Rulings, R300_FourPlayersAndTheirNations) {
  // Of the standard set-up, a region of each Nation.
  const Game game(of_four().dice("free", {"event", "muster"}));
  for (const std::string_view gondor : {"minas-tirith", "rivendell", "lorien"}) {
    EXPECT_EQ(commanders(game, gondor), "gondor");  // Gondor, Elves
  }
  for (const std::string_view rohan : {"edoras", "bree", "erebor"}) {
    EXPECT_EQ(commanders(game, rohan), "rohan");  // Rohan, North, Dwarves
  }
  EXPECT_EQ(commanders(game, "barad-dur"), "witch-king");  // Sauron
  EXPECT_EQ(commanders(game, "orthanc"), "saruman");       // Isengard
  EXPECT_EQ(commanders(game, "umbar"), "saruman");         // Southrons & Easterlings
}

TEST(Rulings, R300_ThreePlayers) {
  const Game game(of_three().dice("free", {"event", "muster"}));
  for (const std::string_view free : {"minas-tirith", "rivendell", "edoras", "bree", "erebor"}) {
    EXPECT_EQ(commanders(game, free), "free");
  }
  EXPECT_EQ(commanders(game, "barad-dur"), "witch-king");
  EXPECT_EQ(commanders(game, "orthanc"), "saruman");
  EXPECT_EQ(commanders(game, "umbar"), "saruman");
}

TEST(Rulings, R300_MinionsAreTheirOwners) {
  // Alone in Orthanc and Barad-dûr: each Minion is a deployment of his own player.
  const Game game(of_four()
                      .empty_map()
                      .army("orthanc", "saruman, isengard 1R, sauron 1R")
                      .army("barad-dur", "isengard 1R, mouth-of-sauron, witch-king")
                      .dice("free", {"event", "muster"}));
  json owners = json::object();
  for (const std::string region : {"orthanc", "barad-dur"}) {
    for (const json& one : game.at("/regions/" + region + "/deployments")) {
      for (const json& who : one["characters"]) owners[who.get<std::string>()] = one["owner"];
    }
  }
  EXPECT_EQ(owners, json({{"saruman", "saruman"},
                          {"mouth-of-sauron", "witch-king"},
                          {"witch-king", "witch-king"}}));
}

TEST(Rulings, R301_GondorAndWitchKingLeadOnTurnOne) {
  const Game game(of_four().phase("recover"));
  EXPECT_EQ(leading(game), json({{"free", "gondor"}, {"shadow", "witch-king"}}));
}

TEST(Rulings, R301_EachTokenPassesAtTheStartOfALaterTurn) {
  const Game second = at_the_end_of_turn(4, 1);
  EXPECT_EQ(second.at("/turn"), 2);
  EXPECT_EQ(leading(second), json({{"free", "rohan"}, {"shadow", "saruman"}}));
  const Game third = at_the_end_of_turn(4, 2);
  EXPECT_EQ(third.at("/turn"), 3);
  EXPECT_EQ(leading(third), json({{"free", "gondor"}, {"shadow", "witch-king"}}));
}

TEST(Rulings, R301_AmongThreeOnlyTheShadowTokenPasses) {
  const Game first(of_three().phase("recover"));
  EXPECT_EQ(leading(first), json({{"free", "free"}, {"shadow", "witch-king"}}));
  const Game second = at_the_end_of_turn(3, 1);
  EXPECT_EQ(leading(second), json({{"free", "free"}, {"shadow", "saruman"}}));
}

TEST(Rulings, R320_OnePlayerHasTheSeatsOfTwo) {
  // There is no table for one: the other side is a second seat, whoever sits on it.
  EXPECT_THROW(tables({{"players", 1}}), std::runtime_error);
  const Game game(Setting().dice("free", {"event", "muster"}));
  EXPECT_EQ(game.seat(), "free");
  EXPECT_EQ(leading(game), json({{"free", "free"}, {"shadow", "shadow"}}));
}

TEST(Rulings, R320_AComputerPlayerIsShownNoMoreThanAnybody) {
  const Game game(Setting()
                      .set("/hands", {{"free", {"axe-and-bow"}}, {"shadow", {"orc-patrol"}}})
                      .to_act("shadow")
                      .dice("shadow", {"event", "muster"})
                      .dice("free", {"event"}));
  const json shown = seen_by(game, "shadow");
  EXPECT_EQ(shown["hands"]["free"], json({{"hidden", {{"character", 1}, {"strategy", 0}}}}));
  EXPECT_FALSE(shown.contains("pending"));
  // Every option is on the list that it is given.
  const wotr::View view = wotr::Game::view(game.rules(), game.value(), viewer_of(game, "shadow"));
  EXPECT_EQ(wotr::Game::decision_of(view).actions.size(), game.options().size());
}

}  // namespace
}  // namespace rulings
