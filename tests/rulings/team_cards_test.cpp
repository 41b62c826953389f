// Cards of teams.

#include <gtest/gtest.h>

#include "tests/rulings/teams.h"

namespace rulings {
namespace {

std::vector<std::string> questions_until(Game& game, std::string_view last) {
  std::vector<std::string> asked;
  while (game.question() != last) {
    asked.push_back(game.seat() + " " + game.question());
    game.play(game.offers("stop") ? std::string("stop") : game.options()[0]);
  }
  return asked;
}

/// The draws, with who is asked for a deck, until the Fellowship phase.
std::vector<std::string> draws(const Setting& setting) {
  Game game(setting);
  std::vector<std::string> asked;
  for (const std::string& one : questions_until(game, "declare")) {
    if (!one.ends_with("swap")) asked.push_back(one);
  }
  return asked;
}

Setting four_draw(int turn) { return four_players().phase("recover").set("/turn", turn); }
Setting three_draw(int turn) { return three_players().phase("recover").set("/turn", turn); }

using Draws = std::vector<std::string>;

const Draws kFreeBoth{"chance draw-free-character", "chance draw-free-strategy"};
const Draws kShadowBoth{"chance draw-shadow-character", "chance draw-shadow-strategy"};

Draws joined(std::initializer_list<Draws> lists) {
  Draws all;
  for (const Draws& list : lists) all.insert(all.end(), list.begin(), list.end());
  return all;
}
/// The first deck that is offered is taken.
Draws one_of_choice(const std::string& seat, const std::string& side) {
  return {seat + " draw-deck", "chance draw-" + side + "-character"};
}

TEST(Rulings, R302_OnTurnOneEveryPlayerOfFourDrawsFromBothDecks) {
  EXPECT_EQ(draws(four_draw(1)), joined({kFreeBoth, kFreeBoth, kShadowBoth, kShadowBoth}));
}

TEST(Rulings, R302_LaterEachDrawsOneOfADeckOfChoice) {
  EXPECT_EQ(draws(four_draw(2)),
            joined({one_of_choice("gondor", "free"), one_of_choice("rohan", "free"),
                    one_of_choice("witch-king", "shadow"), one_of_choice("saruman", "shadow")}));
}

TEST(Rulings, R302_OfThreeTheFreePeoplesDrawAsOfTwo) {
  EXPECT_EQ(draws(three_draw(1)), joined({kFreeBoth, kShadowBoth, kShadowBoth}));
  EXPECT_EQ(draws(three_draw(2)), joined({kFreeBoth, one_of_choice("witch-king", "shadow"),
                                          one_of_choice("saruman", "shadow")}));
}

TEST(Rulings, R302_ByOptionOnlyTheFreePeoplesDrawTwoAndOnTurnOne) {
  const auto of_turn = [](int turn) { return draws(three_draw(turn).option("mp3.draw", "guide")); };
  EXPECT_EQ(of_turn(1), joined({kFreeBoth, one_of_choice("witch-king", "shadow"),
                                one_of_choice("saruman", "shadow")}));
  EXPECT_EQ(of_turn(2),
            joined({one_of_choice("free", "free"), one_of_choice("witch-king", "shadow"),
                    one_of_choice("saruman", "shadow")}));
}

TEST(Rulings, R302_HandsAreOnesOwnTheDecksAreTheTeams) {
  Game game(four_draw(1));
  game.play({"draw axe-and-bow", "draw the-red-arrow"});
  EXPECT_EQ(game.at("/hands/gondor"), json({"axe-and-bow", "the-red-arrow"}));
  EXPECT_EQ(game.at("/hands/rohan"), json::array());
  EXPECT_FALSE(game.offers("draw axe-and-bow"));  // Rohan draws from what is left of it
  EXPECT_EQ(game.options().size(), 23u);
}

TEST(Rulings, R033_R302_AHandOfATeamHoldsFour) {
  const json four{"axe-and-bow", "athelas", "bilbos-song", "book-of-mazarbul"};
  Game game(four_draw(2).set("/hands/rohan", four));
  game.play("deck strategy");  // Gondor's
  while (game.question() != "discard") game.play(game.options()[0]);
  EXPECT_EQ(game.seat(), "rohan");
  EXPECT_EQ(game.options().size(), 5u);
  game.play("discard athelas");
  EXPECT_EQ(game.at("/hands/rohan").size(), 4u);
}

TEST(Rulings, R033_R302_OfThreeTheFreePlayerHoldsSix) {
  Game game(three_draw(2).set("/hands/free",
                              {"axe-and-bow", "athelas", "bilbos-song", "book-of-mazarbul"}));
  game.play({"draw horn-of-gondor", "draw the-red-arrow"});
  EXPECT_NE(game.question(), "discard");
  EXPECT_EQ(game.at("/hands/free").size(), 6u);
}

/// Both Free players have drawn, and Gondor may offer a card.
Game before_the_swap() {
  Game game(four_draw(2));
  game.play({"deck character", "draw axe-and-bow", "deck strategy", "draw the-red-arrow"});
  return game;
}

TEST(Rulings, R303_TeammatesSwapACardEach) {
  Game game = before_the_swap();
  EXPECT_EQ(game.question(), "offer-swap");
  EXPECT_EQ(game.seat(), "gondor");
  game.play("swap axe-and-bow");
  EXPECT_EQ(game.question(), "answer-swap");
  EXPECT_EQ(game.seat(), "rohan");
  game.play("swap the-red-arrow");
  EXPECT_EQ(game.at("/hands/gondor"), json({"the-red-arrow"}));
  EXPECT_EQ(game.at("/hands/rohan"), json({"axe-and-bow"}));
}

TEST(Rulings, R303_OnlyIfBothAgree) {
  for (const char* who : {"gondor", "rohan"}) {
    Game game = before_the_swap();
    if (game.seat() != who) game.play("swap axe-and-bow");
    game.play("stop");
    EXPECT_EQ(game.at("/hands/gondor"), json({"axe-and-bow"}));
    EXPECT_EQ(game.at("/hands/rohan"), json({"the-red-arrow"}));
    EXPECT_EQ(game.question(), "draw-deck");  // the Shadow's turn to draw
  }
}

TEST(Rulings, R303_R334_TheOfferedCardIsNotSeen) {
  // Two games that differ in the card that Gondor offers look alike to the Rohan player.
  const auto rohan_sees = [](std::string_view card) {
    Game game(four_draw(2).set("/hands/gondor", {"athelas", "bilbos-song"}));
    game.play({"deck character", "draw axe-and-bow", "deck strategy", "draw the-red-arrow"});
    game.play("swap " + std::string(card));
    const auto viewer = core::viewer_of(core::Seat{1});
    const auto view = wotr::Game::view(game.rules(), game.value(), viewer);
    return wotr::Game::view_json(game.rules(), view);
  };
  EXPECT_EQ(rohan_sees("athelas"), rohan_sees("bilbos-song"));
}

TEST(Rulings, R303_WhoPlaysAloneIsNotAsked) {
  Game game(three_draw(1));
  for (const std::string& asked : questions_until(game, "declare")) {
    EXPECT_NE(asked, "free offer-swap");
  }
}

}  // namespace
}  // namespace rulings
