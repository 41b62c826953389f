// Cards of three and four players: drawing and hand limits, the swap.

#include <gtest/gtest.h>

#include "tests/rulings/teams/teams.h"

namespace rulings {
namespace {

/// The Free Peoples' cards of that deck, in the order of the list.
json cards_of(wotr::Deck deck) {
  json cards = json::array();
  for (const wotr::Card& card : tables({{"players", 4}}).cards) {
    if (card.side == wotr::Side::kFree && card.deck == deck) cards.push_back(card.id);
  }
  return cards;
}
json first_cards(std::size_t amount) {
  json cards = cards_of(wotr::Deck::kCharacter);
  while (cards.size() > amount) cards.erase(cards.size() - 1);
  return cards;
}

Setting drawing(int players, int turn) {
  return of_players(players).phase("recover").set("/turn", turn);
}

/// Draws until the Fellowship phase begins: each deck of choice is the Strategy deck, nobody swaps.
void draw_all(Game& game) {
  while (game.at("/phase") == "recover") {
    if (game.question() == "draw-deck") {
      game.play("deck strategy");
    } else if (game.question() == "offer-swap") {
      game.play("stop");
    } else {
      game.play(game.options().front());
    }
  }
}

/// "gondor character, gondor strategy, …", in the order of drawing.
std::string drawn(const Game& game) {
  std::string text;
  for (const json& one : game.events("card-drawn")) {
    text += (text.empty() ? "" : ", ") + one["seat"].get<std::string>() + " " +
            one["deck"].get<std::string>();
  }
  return text;
}
std::string drawn_by_all(int players, int turn, const json& options = json::object()) {
  Setting setting = drawing(players, turn);
  for (const auto& [id, value] : options.items()) setting.option(id, value);
  Game game(setting);
  draw_all(game);
  return drawn(game);
}

TEST(Rulings, R302_FourPlayersDrawOneOfEachDeckOnTurnOne) {
  EXPECT_EQ(drawn_by_all(4, 1),
            "gondor character, gondor strategy, rohan character, rohan strategy, "
            "witch-king character, witch-king strategy, saruman character, saruman strategy");
}

TEST(Rulings, R302_LaterOneFromADeckOfChoice) {
  // Turn 3: the tokens are where they were on turn 1.
  EXPECT_EQ(drawn_by_all(4, 3),
            "gondor strategy, rohan strategy, witch-king strategy, "
            "saruman strategy");
  Game game(drawing(4, 3));
  EXPECT_EQ(game.question(), "draw-deck");
  EXPECT_EQ(game.seat(), "gondor");
  game.play("deck character");
  EXPECT_EQ(game.question(), "draw-free-character");
  game.play("draw axe-and-bow");
  EXPECT_EQ(game.at("/hands/gondor"), json({"axe-and-bow"}));
  EXPECT_EQ(game.seat(), "rohan");
}

TEST(Rulings, R302_ThreePlayersTheFreePeoplesDrawAsInTwo) {
  EXPECT_EQ(drawn_by_all(3, 1),
            "free character, free strategy, witch-king character, "
            "witch-king strategy, saruman character, saruman strategy");
  EXPECT_EQ(drawn_by_all(3, 3),
            "free character, free strategy, witch-king strategy, saruman strategy");
}

TEST(Rulings, R302_ByOptionFewerCardsAmongThree) {
  const json guide{{"mp3.draw", "guide"}};
  EXPECT_EQ(drawn_by_all(3, 1, guide),
            "free character, free strategy, witch-king strategy, saruman strategy");
  EXPECT_EQ(drawn_by_all(3, 3, guide), "free strategy, witch-king strategy, saruman strategy");
  // Of no concern to four.
  EXPECT_EQ(drawn_by_all(4, 1, guide), drawn_by_all(4, 1));
}

TEST(Rulings, R302_TeammatesDrawFromTheSameDecks) {
  Game game(drawing(4, 1));
  game.play({"draw axe-and-bow", "draw the-red-arrow"});
  EXPECT_EQ(game.question(), "draw-free-character");  // the Rohan player's now
  game.forbids("draw axe-and-bow");
  game.play("draw horn-of-gondor");
  game.forbids("draw the-red-arrow");
  game.play("draw fear-fire-foes");
  EXPECT_EQ(game.at("/hands/gondor"), json({"axe-and-bow", "the-red-arrow"}));
  EXPECT_EQ(game.at("/hands/rohan"), json({"horn-of-gondor", "fear-fire-foes"}));
}

TEST(Rulings, R032_R302_AnEmptyDeckGivesNothing) {
  // No Character card is left: the two of each deck are one each.
  Game first(drawing(4, 1).set("/discards", {{"free", cards_of(wotr::Deck::kCharacter)}}));
  draw_all(first);
  EXPECT_EQ(first.at("/hands/gondor").size(), 1u);
  EXPECT_EQ(first.at("/hands/rohan").size(), 1u);
  // And there is no choice of a deck.
  const Game later(drawing(4, 3).set("/discards", {{"free", cards_of(wotr::Deck::kCharacter)}}));
  EXPECT_EQ(later.question(), "draw-free-strategy");
}

TEST(Rulings, R302_R033_AHandOfFour) {
  Game game(drawing(4, 3).set("/hands/gondor", first_cards(4)));
  game.play({"deck strategy", "draw the-red-arrow"});
  EXPECT_EQ(game.question(), "discard");
  EXPECT_EQ(game.seat(), "gondor");
  EXPECT_EQ(game.ruling(), "R-033");
  EXPECT_EQ(game.options().size(), 5u);
  game.play("discard the-red-arrow");  // the new card too
  EXPECT_EQ(game.at("/hands/gondor"), first_cards(4));
  EXPECT_EQ(game.at("/hiddenDiscards/gondor"), json({"the-red-arrow"}));
  EXPECT_EQ(game.seat(), "rohan");
}

TEST(Rulings, R302_R033_OnTurnOneBothCardsFirst) {
  Game game(drawing(4, 1).set("/hands/gondor", first_cards(4)));
  game.play({"draw athelas", "draw the-red-arrow"});
  EXPECT_EQ(game.options().size(), 6u);
  game.play({"discard athelas", "discard elven-rope"});
  EXPECT_EQ(game.at("/hands/gondor").size(), 4u);
}

TEST(Rulings, R302_R033_SixForTheOneAgainstTwo) {
  Game game(drawing(3, 3).set("/hands/free", first_cards(5)));
  game.play({"draw athelas", "draw the-red-arrow"});
  EXPECT_EQ(game.question(), "discard");
  EXPECT_EQ(game.options().size(), 7u);
  game.play("discard athelas");
  EXPECT_EQ(game.at("/hands/free").size(), 6u);
  EXPECT_EQ(game.seat(), "witch-king");
  // Four for each of the two.
  EXPECT_THROW(Game(drawing(3, 3).set("/hands/saruman", {"orc-patrol", "olog-hai", "hill-trolls",
                                                         "stormcrow", "pits-of-mordor"})),
               std::runtime_error);
}

TEST(Rulings, R302_AnEventDieDrawsIntoTheOwnHand) {
  Game game(of_four()
                .dice("free", {"event", "muster"})
                .dice("shadow", {"event"})
                .set("/hands/rohan", first_cards(4)));
  game.play({"die event", "use draw-card"});
  EXPECT_EQ(game.seat(), "rohan");
  game.play({"deck strategy", "draw the-red-arrow"});
  EXPECT_EQ(game.question(), "discard");
  EXPECT_EQ(game.seat(), "rohan");
  game.play("discard elven-rope");
  EXPECT_EQ(game.at("/hands/rohan").size(), 4u);
  EXPECT_EQ(game.at("/hands/gondor"), json::array());
}

/// The Free Peoples' cards are drawn: the Gondor player has axe-and-bow and the-red-arrow, the
/// Rohan player horn-of-gondor and fear-fire-foes.
Game before_the_swap() {
  Game game(drawing(4, 1));
  game.play(
      {"draw axe-and-bow", "draw the-red-arrow", "draw horn-of-gondor", "draw fear-fire-foes"});
  return game;
}

TEST(Rulings, R303_OneCardEach) {
  Game game = before_the_swap();
  EXPECT_EQ(game.question(), "offer-swap");
  EXPECT_EQ(game.seat(), "gondor");
  EXPECT_EQ(game.ruling(), "R-303");
  game.play("swap axe-and-bow");
  EXPECT_EQ(game.question(), "answer-swap");
  EXPECT_EQ(game.seat(), "rohan");
  EXPECT_EQ(game.options(),
            (std::vector<std::string>{"swap horn-of-gondor", "swap fear-fire-foes", "stop"}));
  game.play("swap fear-fire-foes");
  EXPECT_EQ(game.at("/hands/gondor"), json({"fear-fire-foes", "the-red-arrow"}));
  EXPECT_EQ(game.at("/hands/rohan"), json({"axe-and-bow", "horn-of-gondor"}));
  EXPECT_EQ(game.question(), "draw-shadow-character");  // once a turn
}

TEST(Rulings, R303_BothMustAgree) {
  Game unwilling = before_the_swap();
  unwilling.play({"stop", "stop"});
  EXPECT_EQ(unwilling.question(), "draw-shadow-character");
  Game refused = before_the_swap();
  refused.play({"swap axe-and-bow", "stop"});
  EXPECT_EQ(refused.at("/hands/gondor"), json({"axe-and-bow", "the-red-arrow"}));
  EXPECT_EQ(refused.at("/hands/rohan"), json({"horn-of-gondor", "fear-fire-foes"}));
  EXPECT_EQ(refused.events("declined").size(), 1u);
  EXPECT_EQ(refused.question(), "draw-shadow-character");
}

TEST(Rulings, R303_EitherProposesTheLeaderFirst) {
  Game game = before_the_swap();
  game.play("stop");
  EXPECT_EQ(game.question(), "offer-swap");
  EXPECT_EQ(game.seat(), "rohan");
  game.play({"swap horn-of-gondor", "swap the-red-arrow"});
  EXPECT_EQ(game.at("/hands/gondor"), json({"axe-and-bow", "horn-of-gondor"}));
  EXPECT_EQ(game.at("/hands/rohan"), json({"fear-fire-foes", "the-red-arrow"}));
  EXPECT_EQ(game.question(), "draw-shadow-character");
}

TEST(Rulings, R303_WhoWasRefusedIsNotAskedToProposeInHisTurn) {
  Game game = before_the_swap();
  game.play({"swap axe-and-bow", "stop"});
  EXPECT_EQ(game.question(), "draw-shadow-character");
}

TEST(Rulings, R303_R301_OnTurnTwoTheOtherTeammateIsAskedFirst) {
  Game game(drawing(4, 2));
  game.play({"deck character", "draw axe-and-bow", "deck strategy", "draw the-red-arrow"});
  EXPECT_EQ(game.question(), "offer-swap");
  EXPECT_EQ(game.seat(), game.at("/leading/free"));
  game.play("stop");
  EXPECT_EQ(game.question(), "offer-swap");
  EXPECT_NE(game.seat(), game.at("/leading/free"));
}

TEST(Rulings, R303_AfterDiscarding) {
  Game game(drawing(4, 3).set("/hands/gondor", first_cards(4)));
  game.play({"deck character", "draw athelas"});
  EXPECT_EQ(game.question(), "discard");
  game.play({"discard athelas", "deck character", "draw horn-of-gondor"});
  EXPECT_EQ(game.question(), "offer-swap");
  game.forbids("swap athelas");
  game.play({"swap elven-rope", "swap horn-of-gondor"});
  // Four cards still: the swap does not make a hand grow.
  EXPECT_EQ(game.at("/hands/gondor").size(), 4u);
  EXPECT_EQ(game.at("/hands/rohan"), json({"elven-rope"}));
}

TEST(Rulings, R303_NothingToSwapNothingAsked) {
  // One card is left in the Free Peoples' decks: the Gondor player draws it.
  json discards = cards_of(wotr::Deck::kCharacter);
  for (const json& card : cards_of(wotr::Deck::kStrategy)) {
    if (card != "the-red-arrow") discards.push_back(card);
  }
  const Game game(drawing(4, 3).set("/discards", {{"free", discards}}));
  EXPECT_EQ(game.at("/hands/gondor"), json({"the-red-arrow"}));
  EXPECT_EQ(game.at("/hands/rohan"), json::array());
  EXPECT_EQ(game.seat(), "witch-king");
  EXPECT_EQ(game.question(), "draw-deck");
}

TEST(Rulings, R303_R331_AskedAlsoWithOneCardToGive) {
  Game game(drawing(4, 3));
  game.play({"deck character", "draw axe-and-bow", "deck strategy", "draw the-red-arrow"});
  EXPECT_EQ(game.options(), (std::vector<std::string>{"swap axe-and-bow", "stop"}));
  game.play("swap axe-and-bow");
  EXPECT_EQ(game.options(), (std::vector<std::string>{"swap the-red-arrow", "stop"}));
  game.play("swap the-red-arrow");
  EXPECT_EQ(game.at("/hands/gondor"), json({"the-red-arrow"}));
  EXPECT_EQ(game.at("/hands/rohan"), json({"axe-and-bow"}));
}

TEST(Rulings, R303_WhoPlaysAloneDoesNotSwap) {
  Game game(drawing(3, 1));
  game.play({"draw axe-and-bow", "draw the-red-arrow"});
  EXPECT_EQ(game.question(), "draw-shadow-character");
  let_chance_decide(game);
  EXPECT_EQ(game.question(), "offer-swap");
  EXPECT_EQ(game.seat(), "witch-king");
}

json backs(int character, int strategy) {
  return {{"hidden", {{"character", character}, {"strategy", strategy}}}};
}

TEST(Rulings, R303_R334_TeammatesDoNotSeeEachOthersHands) {
  Game game = before_the_swap();
  const json to_rohan = seen_by(game, "rohan")["hands"];
  EXPECT_EQ(to_rohan["gondor"], backs(1, 1));
  EXPECT_EQ(to_rohan["rohan"], json({"horn-of-gondor", "fear-fire-foes"}));
  EXPECT_EQ(seen_by(game, "gondor")["hands"]["rohan"], backs(1, 1));
  // Not what is offered either, until it is swapped.
  game.play("swap axe-and-bow");
  EXPECT_EQ(seen_by(game, "rohan")["hands"]["gondor"], backs(1, 1));
  EXPECT_EQ(game.events("swap-offered").back(), json({{"do", "swap-offered"}, {"seat", "gondor"}}));
  game.play("swap fear-fire-foes");
  EXPECT_EQ(seen_by(game, "rohan")["hands"]["rohan"], json({"axe-and-bow", "horn-of-gondor"}));
  EXPECT_EQ(seen_by(game, "rohan")["hands"]["gondor"], backs(0, 2));
}

/// The last event as the seat hears of it.
json heard(const wotr::State& before, const Game& game, const json& action, std::string_view seat) {
  wotr::State state = before;
  core::EventSink events;
  const auto parsed = wotr::Game::parse_action(game.rules(), action);
  EXPECT_FALSE(wotr::Game::apply(game.rules(), state, *parsed, &events).refused());
  return wotr::Game::event_json(game.rules(),
                                wotr::Game::mask(events.front(), viewer_of(game, seat)));
}

TEST(Rulings, R303_R334_OnlyTheTwoKnowWhatWasSwapped) {
  Game game = before_the_swap();
  game.play("swap axe-and-bow");
  const json answer{{"do", "swap"}, {"card", "fear-fire-foes"}};
  for (const std::string_view seat : {"gondor", "rohan"}) {
    const json event = heard(game.value(), game, answer, seat);
    EXPECT_EQ(event["card"], "axe-and-bow");
    EXPECT_EQ(event["otherCard"], "fear-fire-foes");
  }
  for (const std::string_view seat : {"witch-king", "saruman"}) {
    const json event = heard(game.value(), game, answer, seat);
    EXPECT_EQ(event["card"], "hidden");
    EXPECT_EQ(event["otherCard"], "hidden");
  }
}

TEST(Rulings, R334_ATeammateSeesOnlyTheBackOfWhatIsDrawn) {
  const Game game(drawing(4, 1));
  const json draw{{"do", "draw"}, {"card", "axe-and-bow"}};
  EXPECT_EQ(heard(game.value(), game, draw, "gondor")["card"], "axe-and-bow");
  EXPECT_EQ(heard(game.value(), game, draw, "rohan")["card"], "hidden");
  EXPECT_EQ(heard(game.value(), game, draw, "rohan")["deck"], "character");
}

TEST(Rulings, R334_AFaceDownDiscardIsHiddenFromTheTeammate) {
  const Game game(of_four()
                      .dice("free", {"event", "muster"})
                      .set("/hiddenDiscards", {{"gondor", {"axe-and-bow"}}}));
  EXPECT_EQ(seen_by(game, "rohan")["hiddenDiscards"]["gondor"], backs(1, 0));
  EXPECT_EQ(seen_by(game, "gondor")["hiddenDiscards"]["gondor"], json({"axe-and-bow"}));
}

}  // namespace
}  // namespace rulings
