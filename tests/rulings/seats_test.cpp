// Who sits at the table, who leads and who acts next.

#include <gtest/gtest.h>

#include "tests/rulings/teams.h"
#include "tests/rulings/the_hunt.h"

namespace rulings {
namespace {

using Seats = std::vector<std::string>;

Setting with_dice(Setting setting, int free, int shadow) {
  const auto dice = [](int amount) { return json(std::vector<std::string>(amount, "event")); };
  return setting.set("/dice/free", dice(free)).set("/dice/shadow", dice(shadow));
}

/// The Nations that the seat may advance with a Muster die.
Seats nations_of(std::string_view seat, int players) {
  Game game(Setting()
                .option("players", players)
                .to_act(seat)
                .dice("free", {"muster", "event"})
                .dice("shadow", {"muster", "event"}));
  game.play({"die muster", "use diplomacy"});
  if (game.question() == "diplomacy") return sorted(game.options());
  return {"nation " + game.events("politics").back()["nation"].get<std::string>()};
}

TEST(Rulings, R300_OfFourPlayersEachHasHisNations) {
  EXPECT_EQ(nations_of("gondor", 4), Seats({"nation elves", "nation gondor"}));
  EXPECT_EQ(nations_of("rohan", 4), Seats({"nation dwarves", "nation north", "nation rohan"}));
  EXPECT_EQ(nations_of("witch-king", 4), Seats({"nation sauron"}));
  EXPECT_EQ(nations_of("saruman", 4), Seats({"nation isengard", "nation southrons"}));
}

TEST(Rulings, R300_OfThreePlayersOneHasAllFreePeoples) {
  EXPECT_EQ(nations_of("free", 3), Seats({"nation dwarves", "nation elves", "nation gondor",
                                          "nation north", "nation rohan"}));
  EXPECT_EQ(nations_of("witch-king", 3), Seats({"nation sauron"}));
  EXPECT_EQ(nations_of("saruman", 3), Seats({"nation isengard", "nation southrons"}));
}

TEST(Rulings, R301_TheTokensPassToTheTeammatesEachTurn) {
  Game game(four_players().phase("recover"));
  EXPECT_EQ(game.at("/leading"), json({{"free", "gondor"}, {"shadow", "witch-king"}}));
  const auto leading_in = [&game](int turn) {
    while (game.at("/turn") != turn) {
      skip_die(game);
      go_on_to(game, "choose-die");
    }
    return game.at("/leading");
  };
  EXPECT_EQ(leading_in(2), json({{"free", "rohan"}, {"shadow", "saruman"}}));
  EXPECT_EQ(leading_in(3), json({{"free", "gondor"}, {"shadow", "witch-king"}}));
}

TEST(Rulings, R301_APositionKnowsWhoLeadsOnItsTurn) {
  for (const char* phase : {"recover", "fellowship", "hunt-allocation"}) {
    const Game game(Setting().option("players", 4).to_act("gondor").phase(phase).set("/turn", 2));
    EXPECT_EQ(game.at("/leading"), json({{"free", "rohan"}, {"shadow", "saruman"}})) << phase;
  }
}

TEST(Rulings, R301_OfThreePlayersOnlyTheShadowHasATeam) {
  Game game(with_dice(three_players(), 1, 1));
  EXPECT_EQ(game.at("/leading"), json({{"free", "free"}, {"shadow", "witch-king"}}));
  order_of(game, 2);
  go_on_to(game, "choose-die");
  EXPECT_EQ(game.at("/turn"), 2);
  EXPECT_EQ(game.at("/leading"), json({{"free", "free"}, {"shadow", "saruman"}}));
}

TEST(Rulings, R304_TheLeadingFreePlayerDecidesInTheFellowshipPhase) {
  const auto fellowship_phase_of = [](std::string_view leading) {
    return Game(four_players("gondor")
                    .set("/leading/free", leading)
                    .phase("fellowship")
                    .fellowship({{"region", "morannon"}, {"progress", 0}}));
  };
  for (const char* leading : {"gondor", "rohan"}) {
    Game game = fellowship_phase_of(leading);
    EXPECT_EQ(game.question(), "declare");
    EXPECT_EQ(game.seat(), leading);
    game.play("stop");
    EXPECT_TRUE(game.offers("enter-mordor"));
    EXPECT_TRUE(game.offers("character strider"));  // for the Guide
    EXPECT_EQ(game.seat(), leading);
  }
}

TEST(Rulings, R304_TheLeadingShadowPlayerAllocates) {
  for (const char* leading : {"witch-king", "saruman"}) {
    const Game game(four_players().set("/leading/shadow", leading).phase("hunt-allocation"));
    EXPECT_EQ(game.question(), "allocation");
    EXPECT_EQ(game.seat(), leading);
  }
}

TEST(Rulings, R304_TheLeadingPlayersDecideInTheHunt) {
  // The Rohan player moves the Fellowship; what follows is asked of those who lead.
  Game game(four_players()
                .army("moria", "sauron 2R")
                .fellowship({{"region", "moria"}, {"progress", 2}})
                .dice("free", {"character", "event"})
                .dice("shadow", {"event", "army"})
                .set("/huntBox/shadow", 1));
  game.play({"die character", "use move-fellowship"});
  game.roll({1});
  EXPECT_EQ(game.question(), "hunt-reroll");
  EXPECT_EQ(game.seat(), "witch-king");
  game.play("reroll 1");
  game.roll({6});
  game.play("tile 2-reveal");
  EXPECT_EQ(game.question(), "hunt-damage");
  EXPECT_EQ(game.seat(), "gondor");
  game.play("suffer");
  EXPECT_EQ(game.question(), "reveal-to");
  EXPECT_EQ(game.seat(), "gondor");
}

TEST(Rulings, R304_TheGuideIsChosenByTheLeadingPlayer) {
  // Gandalf leaves; Boromir, Legolas and Gimli are of the same Level below Strider, who is gone.
  Game game(four_players()
                .fellowship(company({"gandalf-the-grey", "boromir", "legolas"}, "gandalf-the-grey"))
                .army("bree", "strider, gimli, meriadoc, peregrin")
                .dice("free", {"character", "event"})
                .dice("shadow", {"event"}));
  game.play({"die character", "use separate", "take gandalf-the-grey", "go"});
  EXPECT_EQ(game.seat(), "rohan");  // whose die it is says where he goes
  game.play("region rivendell");
  EXPECT_EQ(game.question(), "guide");
  EXPECT_EQ(game.seat(), "gondor");
}

TEST(Rulings, R008_R305_TheTeammatesOfTheLeadingPlayersActFirst) {
  Game game(with_dice(four_players(), 4, 4));
  EXPECT_EQ(order_of(game, 8), Seats({"rohan", "saruman", "gondor", "witch-king",  //
                                      "rohan", "saruman", "gondor", "witch-king"}));
}

TEST(Rulings, R305_OnTurnTwoItIsTheOtherWayRound) {
  Game game(four_players().phase("recover").set("/turn", 2));
  go_on_to(game, "choose-die");
  EXPECT_EQ(order_of(game, 4), Seats({"gondor", "witch-king", "rohan", "saruman"}));
}

TEST(Rulings, R305_OfThreeTheFreePeoplesActEverySecondTime) {
  Game game(with_dice(three_players(), 4, 4));
  EXPECT_EQ(order_of(game, 8), Seats({"free", "saruman", "free", "witch-king", "free", "saruman",
                                      "free", "witch-king"}));
}

TEST(Rulings, R305_ByOptionTheNonLeadingShadowBegins) {
  const auto first_four = [](std::string_view order) {
    Game game(three_players().option("mp3.turnOrder", order).phase("recover"));
    go_on_to(game, "choose-die");
    return order_of(game, 4);
  };
  EXPECT_EQ(first_four("shadowFirst"), Seats({"saruman", "free", "witch-king", "free"}));
  EXPECT_EQ(first_four("fpFirst"), Seats({"free", "saruman", "free", "witch-king"}));
}

TEST(Rulings, R305_APassOnlyGivesUpThisAction) {
  // Two dice against three: the team may pass, and its two players still act in turn.
  Game game(with_dice(four_players(), 2, 3));
  game.play("pass");
  EXPECT_EQ(order_of(game, 4), Seats({"saruman", "gondor", "witch-king", "rohan"}));
  EXPECT_EQ(game.at("/dice/free"), json::array());
}

TEST(Rulings, R305_TheDiceAreTheTeams) {
  Game game(with_dice(four_players(), 2, 2));
  order_of(game, 1);
  EXPECT_EQ(game.at("/dice"), json({{"free", {"event"}}, {"shadow", {"event", "event"}}}));
  order_of(game, 2);
  EXPECT_EQ(game.at("/dice"), json({{"free", json::array()}, {"shadow", {"event"}}}));
}

TEST(Rulings, R063_R305_TheLastDiceOfATeamAlternateToo) {
  Game game(with_dice(four_players(), 1, 4));
  EXPECT_EQ(order_of(game, 5), Seats({"rohan", "saruman", "witch-king", "saruman", "witch-king"}));
}

TEST(Rulings, R320_ASeatCanAnswerFromItsViewAlone) {
  // Two turns in which every seat sees only its own view, and still knows all that it may do.
  Game game(Setting().phase("recover"));
  std::size_t answers = 0;
  while (game.at("/turn") != 3 && game.winner().empty()) {
    if (game.seat() != "chance") {
      const core::Seat seat = game.seat() == "free" ? core::Seat{0} : core::Seat{1};
      const auto shown = wotr::Game::view(game.rules(), game.value(), core::viewer_of(seat));
      const core::Decision asked = wotr::Game::decision(game.rules(), game.value());
      const core::Decision& seen = wotr::Game::decision_of(shown);
      ASSERT_TRUE(std::equal(seen.actions.begin(), seen.actions.end(), asked.actions.begin(),
                             asked.actions.end()));
      ++answers;
    }
    const auto options = game.options();
    game.play(options[options.size() / 2]);
  }
  EXPECT_GT(answers, 20u);
}

}  // namespace
}  // namespace rulings
