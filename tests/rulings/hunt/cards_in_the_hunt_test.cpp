// What Event cards do to the Hunt, and how they come off the table,
//

#include <gtest/gtest.h>

#include "tests/rulings/hunt/the_hunt.h"

namespace rulings {
namespace {

Setting with_hand(std::string_view seat, std::string_view card) {
  return Setting()
      .empty_map()
      .fellowship({{"region", "hollin"}})
      .to_act(seat)
      .dice("free", {"event", "character", "muster"})
      .dice("shadow", {"event", "character", "army"})
      .set("/hands/" + std::string(seat), json({card}));
}

void play_card(Game& game, std::string_view die = "event") {
  game.play({"die " + std::string(die), "use play-card"});
}

const json kFriends = company({"strider", "gimli"}, "strider");
const json kGandalf = company({"gandalf-the-grey", "gimli"}, "gandalf-the-grey");

// --- what a declaration discards

Game declared_with(std::string_view side, const json& cards, std::string_view where) {
  Game game(fellowship_phase("trollshaws", 1)
                .army("dagorlad", "gondor 2R, aragorn")
                .fellowship(company({"gimli"}, "gimli"))
                .set("/tableCards/" + std::string(side), cards));
  game.play("region " + std::string(where));
  return game;
}

TEST(Rulings, R047_ADeclarationDiscardsTheLastBattle) {
  EXPECT_EQ(declared_with("free", {"the-last-battle"}, "hollin").at("/tableCards/free"),
            json::array());
}

TEST(Rulings, R047_OnlyInACityOrStrongholdOfTheirOwnForTheHunters) {
  const json hunters{"flocks-of-crebain", "worn-with-sorrow-and-toil"};
  EXPECT_EQ(declared_with("shadow", hunters, "hollin").at("/tableCards/shadow").size(), 2u);
  EXPECT_EQ(declared_with("shadow", hunters, "rivendell").at("/tableCards/shadow"), json::array());
}

TEST(Rulings, R047_NotInACityThatTheShadowHolds) {
  const json hunters{"flocks-of-crebain", "worn-with-sorrow-and-toil"};
  Game game(fellowship_phase("trollshaws", 1)
                .control("rivendell", "shadow")
                .set("/tableCards/shadow", hunters));
  game.play("region rivendell");
  EXPECT_EQ(game.at("/tableCards/shadow").size(), 2u);
}

// --- Gandalf draws for a card played

TEST(Rulings, R066_GandalfAsGuideDrawsFromTheDeckOfTheCard) {
  Game game(with_hand("free", "athelas").fellowship(kGandalf));
  play_card(game);
  game.roll({1, 1, 1});
  EXPECT_EQ(game.question(), "after-card-draw");
  EXPECT_EQ(game.options(), (std::vector<std::string>{"deck character", "stop"}));
  game.play("deck character");
  EXPECT_EQ(game.question(), "draw-free-character");
  game.play("draw elven-rope");
  EXPECT_EQ(game.at("/hands/free"), json({"elven-rope"}));
}

TEST(Rulings, R066_AWillOfTheWestCountsAsAnEvent) {
  Game game(with_hand("free", "athelas").fellowship(kGandalf).dice("free", {"will", "muster"}));
  play_card(game, "will");
  game.roll({1, 1, 1});
  EXPECT_EQ(game.question(), "after-card-draw");
}

TEST(Rulings, R066_NotForACardPlayedByItsIcon) {
  Game game(with_hand("free", "athelas").fellowship(kGandalf));
  play_card(game, "character");
  game.roll({1, 1, 1});
  EXPECT_EQ(game.question(), "choose-die");
}

TEST(Rulings, R066_NotUnlessHeGuides) {
  Game game(with_hand("free", "athelas").fellowship(kFriends));
  play_card(game);
  game.roll({1, 1, 1});
  EXPECT_EQ(game.question(), "choose-die");
}

TEST(Rulings, R066_ByTheOptionForCharacterCardsOnlyAndWithAnyDie) {
  const auto begun = [](std::string_view card) {
    return with_hand("free", card)
        .fellowship(kGandalf)
        .option("companion.gandalfDraw", "characterCard");
  };
  Game by_icon(begun("athelas"));
  play_card(by_icon, "character");
  by_icon.roll({1, 1, 1});
  EXPECT_EQ(by_icon.question(), "after-card-draw");
  Game strategy(begun("dain-ironfoots-guard"));
  play_card(strategy);
  while (strategy.question() == "card-figure") strategy.play(strategy.options()[0]);
  EXPECT_EQ(strategy.question(), "choose-die");
}

// --- cards on the table

TEST(Rulings, R074_ACardStaysUntilItsConditionEnds) {
  Game game(
      with_hand("free", "horn-of-gondor").fellowship(company({"boromir", "gimli"}, "boromir")));
  play_card(game);
  EXPECT_EQ(game.at("/tableCards/free"), json({"horn-of-gondor"}));
  skip(game, "event");
  game.play({"die character", "use separate", "take boromir", "go", "region hollin"});
  EXPECT_EQ(game.at("/tableCards/free"), json::array());
  EXPECT_EQ(game.at("/discards/free"), json({"horn-of-gondor"}));
}

TEST(Rulings, R074_UsingItCostsNoDie) {
  Game game(hunting(1)
                .fellowship({{"region", "hollin"}})
                .fellowship(kFriends)
                .set("/tableCards/free", json({"axe-and-bow"})));
  move_into_tile(game, "2");
  game.play({"card axe-and-bow", "suffer"});
  EXPECT_EQ(game.at("/fellowship/corruption"), 1);
  EXPECT_EQ(game.at("/dice/free"), json({"character", "muster"}));
}

TEST(Rulings, R074_TheOtherSidePaysForItWithAnAction) {
  Game game(Setting()
                .empty_map()
                .army("orthanc", "isengard 2R, saruman")
                .fellowship(kFriends)
                .dice("free", {"will", "muster"})
                .dice("shadow", {"army", "event"})
                .set("/tableCards/shadow", json({"the-palantir-of-orthanc"})));
  game.play({"die will", "use ransom"});
  EXPECT_EQ(game.at("/tableCards/shadow"), json::array());
  EXPECT_EQ(game.at("/discards/shadow"), json({"the-palantir-of-orthanc"}));
  EXPECT_EQ(game.at("/elvenRings/free"), 3);
}

// --- revealed by a card

TEST(Rulings, R135_NazgulSearchRevealsInFull) {
  Game game(with_hand("shadow", "nazgul-search")
                .fellowship(kFriends)
                .fellowship({{"progress", 1}})
                .army("hollin", "1N"));
  play_card(game);
  game.play("stop");
  EXPECT_EQ(game.question(), "reveal-to");
  game.play("region moria");
  EXPECT_EQ(game.at("/fellowship/progress"), 0);
  EXPECT_EQ(game.question(), "hunt-tile");  // Moria's
}

// --- moves by a card

TEST(Rulings, R140_AMoveByCardIsHuntedAndItsDieSetAside) {
  Game game(with_hand("free", "there-is-another-way")
                .fellowship(gollum_alone())
                .set("/huntBox/shadow", 1));
  play_card(game);
  game.play("option move-fellowship");
  EXPECT_EQ(game.at("/fellowship/progress"), 1);
  EXPECT_EQ(game.question(), "hunt-roll");
  game.roll({1});
  EXPECT_EQ(game.at("/huntBox/free"), 0);
  EXPECT_EQ(game.at("/dice/free"), json({"character", "muster"}));
}

// --- tiles that have no effect

TEST(Rulings, R145_AnEyeLeavesThePoolAndNothingHappens) {
  Game game(with_hand("shadow", "orc-patrol").fellowship(kFriends));
  play_card(game);
  game.play("tile eye-reveal");
  EXPECT_EQ(game.at("/drawnTiles"), json({"eye-reveal"}));
  EXPECT_EQ(game.at("/fellowship/hidden"), true);
  EXPECT_EQ(game.at("/fellowship/corruption"), 0);
  EXPECT_EQ(game.question(), "choose-die");
}

TEST(Rulings, R145_SoDoesATileOfTheFellowship) {
  Game game(with_hand("shadow", "orc-patrol")
                .fellowship(kFriends)
                .fellowship({{"region", "morannon"}, {"mordorStep", 1}, {"corruption", 4}})
                .set("/huntPool", json({"phial-of-galadriel", "3", "1"})));
  play_card(game);
  game.play("tile phial-of-galadriel");
  EXPECT_EQ(game.at("/fellowship/corruption"), 4);  // nothing is healed
  EXPECT_EQ(amount_of(game.at("/huntPool"), "phial-of-galadriel"), 0);
}

// --- Lure of the Ring

TEST(Rulings, R342_WhoIsLostToTheLureIsNoCasualty) {
  Game game(with_hand("shadow", "lure-of-the-ring")
                .fellowship(kFriends)
                .fellowship({{"hidden", false}})
                .set("/hands/free", json({"athelas"}))
                .set("/tableCards/shadow", json({"worn-with-sorrow-and-toil"})));
  play_card(game);
  game.play({"companion strider", "remove strider"});
  EXPECT_EQ(game.at("/characters/strider"), "eliminated");
  EXPECT_EQ(game.question(), "choose-die");  // Worn with Sorrow and Toil does not ask
}

TEST(Rulings, R342_TheHobbitsAreTakenAlive) {
  Game game(with_hand("shadow", "lure-of-the-ring")
                .fellowship(company({"strider", "meriadoc"}, "strider"))
                .fellowship({{"hidden", false}}));
  play_card(game);
  game.play({"companion meriadoc", "remove meriadoc"});
  EXPECT_EQ(game.question(), "separate-to");
}

}  // namespace
}  // namespace rulings
