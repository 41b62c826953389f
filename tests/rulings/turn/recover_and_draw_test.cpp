// Phase 1: recovering dice and drawing cards, R-030 to R-034.

#include <gtest/gtest.h>

#include "tests/rulings/game.h"

namespace rulings {
namespace {

/// The ids of all cards of a deck.
std::vector<std::string> deck_of(wotr::Side side, wotr::Deck deck) {
  std::vector<std::string> ids;
  for (const wotr::Card& card : tables(json::object()).cards) {
    if (card.side == side && card.deck == deck) ids.push_back(card.id);
  }
  return ids;
}

/// The first cards of the side's Strategy deck.
json strategy_cards(std::size_t amount, wotr::Side side = wotr::Side::kFree) {
  const auto ids = deck_of(side, wotr::Deck::kStrategy);
  return std::vector<std::string>(ids.begin(), ids.begin() + static_cast<std::ptrdiff_t>(amount));
}

json dice_to_roll(const Setting& setting) { return Game(setting).at("/diceToRoll"); }

Setting last_dice() {
  return Setting().dice("free", {"event"}).dice("shadow", {"event"}).set("/elvenRings/free", 0);
}

/// Skips what dice are left.
void end_turn(Game& game) {
  const json turn = game.at("/turn");
  while (game.at("/turn") == turn) {
    game.play(game.question() == "choose-die" ? game.options()[0] : "use skip");
  }
}

TEST(Rulings, R030_AllDiceComeBackTheHuntBoxesToo) {
  const Game game(
      Setting().phase("recover").set("/turn", 2).set("/huntBox", {{"free", 2}, {"shadow", 3}}));
  EXPECT_EQ(game.at("/huntBox"), json({{"free", 0}, {"shadow", 0}}));
  EXPECT_EQ(game.at("/diceToRoll"), json({{"free", 4}, {"shadow", 7}}));
  EXPECT_EQ(game.at("/dice"), json({{"free", json::array()}, {"shadow", json::array()}}));
}

TEST(Rulings, R030_OnlyAFreeDieOutOfTheHuntBoxIsRemembered) {
  const auto remembered = [](int free, int shadow) {
    const Game game(Setting()
                        .phase("recover")
                        .set("/huntBox", {{"free", free}, {"shadow", shadow}})
                        .set("/freeDieReturned", true));  // of the turn before
    return game.at("/freeDieReturned").get<bool>();
  };
  EXPECT_FALSE(remembered(0, 0));
  EXPECT_FALSE(remembered(0, 5));
  EXPECT_TRUE(remembered(1, 0));
  EXPECT_TRUE(remembered(3, 2));
}

TEST(Rulings, R030_CharactersBringDice) {
  const auto with = [](std::string_view region, std::string_view who) {
    return dice_to_roll(Setting().empty_map().phase("recover").army(region, who));
  };
  EXPECT_EQ(with("minas-tirith", "aragorn"), json({{"free", 5}, {"shadow", 7}}));
  EXPECT_EQ(with("fangorn", "gandalf-the-white"), json({{"free", 5}, {"shadow", 7}}));
  EXPECT_EQ(with("orthanc", "saruman"), json({{"free", 4}, {"shadow", 8}}));
  EXPECT_EQ(with("morannon", "witch-king"), json({{"free", 4}, {"shadow", 8}}));
  EXPECT_EQ(with("morannon", "mouth-of-sauron"), json({{"free", 4}, {"shadow", 8}}));
  // No other Character does.
  EXPECT_EQ(with("minas-tirith", "strider, boromir"), json({{"free", 4}, {"shadow", 7}}));
}

TEST(Rulings, R030_AtMostSixAndTenDice) {
  EXPECT_EQ(dice_to_roll(Setting()
                             .phase("recover")
                             .army("minas-tirith", "gondor 1R, aragorn, gandalf-the-white")
                             .army("orthanc", "isengard 1R, saruman")
                             .army("morannon", "sauron 1R, witch-king, mouth-of-sauron")),
            json({{"free", 6}, {"shadow", 10}}));
}

TEST(Rulings, R030_ACharacterInASiegeIsInPlayADeadOneIsNot) {
  EXPECT_EQ(dice_to_roll(Setting()
                             .phase("recover")
                             .garrison("minas-tirith", "gondor 1R, aragorn")
                             .army("minas-tirith", "sauron 2R")),
            json({{"free", 5}, {"shadow", 7}}));
  EXPECT_EQ(dice_to_roll(Setting()
                             .phase("recover")
                             .set("/characters/aragorn", "eliminated")
                             .set("/characters/witch-king", "eliminated")),
            json({{"free", 4}, {"shadow", 7}}));
}

TEST(Rulings, R030_WhatHappensOncePerTurnMayHappenAgain) {
  const Game game(Setting()
                      .phase("recover")
                      .army("barad-dur", "mouth-of-sauron")
                      .set("/ringUsed", {{"free", true}, {"shadow", true}})
                      .set("/messengerUsed", true)
                      .set("/mordorAttempt", true));
  EXPECT_EQ(game.at("/ringUsed"), json({{"free", false}, {"shadow", false}}));
  EXPECT_EQ(game.at("/messengerUsed"), false);
  EXPECT_EQ(game.at("/mordorAttempt"), false);
}

TEST(Rulings, R031_WhoEntersBringsHisDieNextTurn) {
  Game game(last_dice()
                .dice("free", {"will", "event"})
                .army("minas-tirith", "gondor 1R, strider")
                .set("/fellowship/companions", {"gandalf-the-grey"}));
  game.play({"die will", "use aragorn"});
  EXPECT_EQ(game.standing("minas-tirith"), "gondor 1R, aragorn");
  EXPECT_EQ(game.at("/dice/free"), json({"event"}));  // not one more
  EXPECT_EQ(game.at("/diceToRoll/free"), 0);
  end_turn(game);
  EXPECT_EQ(game.at("/turn"), 2);
  EXPECT_EQ(game.at("/diceToRoll/free"), 5);
}

TEST(Rulings, R031_AMinionTooBringsHisDieNextTurn) {
  Game game(last_dice().dice("shadow", {"muster", "event"}).to_act("shadow").at_war({"isengard"}));
  game.play({"die muster", "use minion"});  // only Saruman can come, and only to Orthanc
  EXPECT_EQ(whereabouts(game, "saruman"), "orthanc");
  EXPECT_EQ(game.at("/dice/shadow"), json({"event"}));
  EXPECT_EQ(game.at("/diceToRoll/shadow"), 0);
  end_turn(game);
  EXPECT_EQ(game.at("/diceToRoll/shadow"), 8);
}

TEST(Rulings, R031_WhoDiesTakesNoRolledDieAway) {
  // The Mouth falls with the only unit of his Army.
  Game game(last_dice()
                .empty_map()
                .at_war({"gondor"})
                .army("dagorlad", "sauron 1R, mouth-of-sauron")
                .army("north-ithilien", "gondor 5R")
                .dice("free", {"muster-army"})
                .dice("shadow", {"event", "muster", "army"}));
  game.play({"die muster-army", "use attack", "go"});
  game.roll({6, 1, 1, 1, 1, 1});  // five against one; then the Mouth's re-roll
  game.roll({1});
  EXPECT_EQ(whereabouts(game, "mouth-of-sauron"), "eliminated");
  EXPECT_EQ(game.at("/dice/shadow").size(), 3u);
  game.play("stop");  // no advance
  end_turn(game);
  EXPECT_EQ(game.at("/diceToRoll/shadow"), 7);
}

TEST(Rulings, R032_R034_EachDrawsOneOfEachDeckTheFreePeoplesFirst) {
  Game game(Setting().phase("recover"));  // on turn 1 too
  EXPECT_EQ(game.question(), "draw-free-character");
  game.play("draw axe-and-bow");
  EXPECT_EQ(game.question(), "draw-free-strategy");
  game.play("draw book-of-mazarbul");
  EXPECT_EQ(game.question(), "draw-shadow-character");
  game.play("draw orc-patrol");
  EXPECT_EQ(game.question(), "draw-shadow-strategy");
  game.play("draw olog-hai");
  EXPECT_EQ(game.question(), "declare");  // phase 2
  EXPECT_EQ(game.at("/hands/free"), json({"axe-and-bow", "book-of-mazarbul"}));
  EXPECT_EQ(game.at("/hands/shadow"), json({"orc-patrol", "olog-hai"}));
  EXPECT_EQ(game.at("/decks/free/character").size(), 23u);
  EXPECT_EQ(game.at("/decks/shadow/strategy").size(), 23u);
}

TEST(Rulings, R032_ADrawIsOfTheOwnDeckAndOfWhatIsLeftInIt) {
  const Game game(Setting().phase("recover").set("/hands/free", {"axe-and-bow"}));
  EXPECT_EQ(game.options().size(), 23u);
  game.forbids("draw axe-and-bow");       // in the hand
  game.forbids("draw book-of-mazarbul");  // of the Strategy deck
  game.forbids("draw orc-patrol");        // of the Shadow's
}

TEST(Rulings, R032_AnEmptyDeckGivesNothingAndIsNotReshuffled) {
  const json used = deck_of(wotr::Side::kFree, wotr::Deck::kCharacter);
  Game game(Setting().phase("recover").set("/discards/free", used));
  EXPECT_EQ(game.question(), "draw-free-strategy");
  game.play("draw book-of-mazarbul");
  EXPECT_EQ(game.question(), "draw-shadow-character");  // one card, no second Strategy card
  EXPECT_EQ(game.at("/hands/free"), json({"book-of-mazarbul"}));
  EXPECT_EQ(game.at("/discards/free").size(), 24u);
  EXPECT_EQ(game.at("/decks/free/character"), json::array());
}

TEST(Rulings, R032_NoCardsAtAllNoEventAction) {
  json used = deck_of(wotr::Side::kFree, wotr::Deck::kCharacter);
  for (const auto& id : deck_of(wotr::Side::kFree, wotr::Deck::kStrategy)) used.push_back(id);
  Game game(Setting()
                .set("/discards/free", used)
                .dice("free", {"event", "muster"})
                .dice("shadow", {"event"}));
  EXPECT_EQ(game.why_not({{"die", "event"}, {"do", "draw-card"}}), "R-032");
  game.play("die event");  // nothing but to skip
  EXPECT_EQ(game.events("die-skipped").size(), 1u);
}

TEST(Rulings, R033_SixCardsAreKept) {
  Game game(Setting().phase("recover").set("/hands/free", strategy_cards(4)));
  game.play({"draw axe-and-bow", "draw swords-in-eriador"});
  EXPECT_EQ(game.at("/hands/free").size(), 6u);
  EXPECT_EQ(game.question(), "draw-shadow-character");
}

TEST(Rulings, R033_BothCardsAreDrawnBeforeOneIsDiscarded) {
  Game game(Setting().phase("recover").set("/hands/free", strategy_cards(6)));
  game.play("draw axe-and-bow");
  EXPECT_EQ(game.question(), "draw-free-strategy");  // seven, and the draw goes on
  game.play("draw swords-in-eriador");
  EXPECT_EQ(game.question(), "discard");
  EXPECT_EQ(game.seat(), "free");
  EXPECT_EQ(game.ruling(), "R-033");
  EXPECT_EQ(game.options().size(), 8u);
  game.forbids("stop");
  game.forbids("discard horn-of-gondor");
  EXPECT_EQ(game.why_not({{"do", "discard"}, {"card", "horn-of-gondor"}}), "R-033");

  game.play({"discard axe-and-bow", "discard swords-in-eriador"});  // just drawn
  EXPECT_EQ(game.at("/hands/free"), strategy_cards(6));
  EXPECT_EQ(game.at("/hiddenDiscards/free"), json({"axe-and-bow", "swords-in-eriador"}));
  EXPECT_EQ(game.at("/discards/free"), json::array());
  EXPECT_EQ(game.question(), "draw-shadow-character");
}

TEST(Rulings, R033_TheShadowDiscardsAsWell) {
  Game game(
      Setting().phase("recover").set("/hands/shadow", strategy_cards(6, wotr::Side::kShadow)));
  game.play({"draw axe-and-bow", "draw book-of-mazarbul", "draw orc-patrol"});
  game.play(game.options()[0]);
  for (int discards = 0; discards < 2; ++discards) {
    EXPECT_EQ(game.question(), "discard");
    EXPECT_EQ(game.seat(), "shadow");
    game.play(game.options()[0]);
  }
  EXPECT_EQ(game.at("/hands/shadow").size(), 6u);
  EXPECT_EQ(game.question(), "declare");
}

TEST(Rulings, R033_ADrawByAnEventDieIsTrimmedAtOnce) {
  Game game(Setting()
                .set("/hands/free", strategy_cards(6))
                .dice("free", {"event", "muster"})
                .dice("shadow", {"event"}));
  game.play({"die event", "use draw-card", "deck character", "draw axe-and-bow"});
  EXPECT_EQ(game.question(), "discard");
  game.play("discard the-last-battle");
  EXPECT_EQ(game.at("/hands/free").size(), 6u);
  EXPECT_EQ(game.seat(), "shadow");
}

TEST(Rulings, R033_CardsOnTheTableDoNotCount) {
  Game game(Setting()
                .set("/hands/free", strategy_cards(5))
                .set("/tableCards/free", {"horn-of-gondor", "wizards-staff"})
                .dice("free", {"event", "muster"})
                .dice("shadow", {"event"}));
  game.play({"die event", "use draw-card", "deck character", "draw axe-and-bow"});
  EXPECT_EQ(game.at("/hands/free").size(), 6u);
  EXPECT_EQ(game.seat(), "shadow");
}

}  // namespace
}  // namespace rulings
