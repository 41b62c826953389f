// Whose cards are whose with three and four players, and what a card without a player may touch:
//

#include <gtest/gtest.h>

#include "tests/rulings/teams/teams.h"

namespace rulings {
namespace {

Setting holding(Setting setting, std::string_view seat,
                std::initializer_list<std::string_view> cards) {
  json hand = json::array();
  for (const std::string_view card : cards) hand.push_back(card);
  return setting.set("/hands/" + std::string(seat), hand)
      .to_act(seat)
      .dice("free", {"event", "character"})
      .dice("shadow", {"event", "character"});
}

std::string why_not(const Game& game, std::string_view card) {
  return game.why_not({{"die", "event"}, {"do", "play-card"}, {"card", card}});
}

// Gondor and the Elves are the Gondor player's, Rohan, the North and the Dwarves the Rohan
// player's; a card without a player is anybody's.
TEST(Rulings, R310_FourPlayersPlayTheirOwnCards) {
  const std::initializer_list<std::string_view> hand{"guards-of-the-citadel", "riders-of-theoden",
                                                     "elven-rope"};
  const Setting map = of_four().empty_map().army("edoras", "gimli");
  const Game rohan(holding(map, "rohan", hand));
  EXPECT_EQ(why_not(rohan, "guards-of-the-citadel"), "R-310");
  EXPECT_EQ(why_not(rohan, "riders-of-theoden"), "");
  EXPECT_EQ(why_not(rohan, "elven-rope"), "");
  Game gondor(holding(map, "gondor", hand));
  EXPECT_EQ(why_not(gondor, "riders-of-theoden"), "R-310");
  EXPECT_EQ(why_not(gondor, "guards-of-the-citadel"), "");
  gondor.play({"die event", "use play-card"});
  gondor.forbids("play riders-of-theoden");
  gondor.play("play elven-rope");
  EXPECT_EQ(gondor.at("/discards/free"), json({"elven-rope"}));
}

// The lone Free Peoples player of three plays them all; the two of the Shadow do not.
TEST(Rulings, R310_TheFreePeoplesOfThreePlayAll) {
  const Setting map = of_three().empty_map().army("edoras", "gimli").at_war({"sauron", "isengard"});
  const Game free(holding(map, "free", {"guards-of-the-citadel", "riders-of-theoden"}));
  EXPECT_EQ(why_not(free, "guards-of-the-citadel"), "");
  EXPECT_EQ(why_not(free, "riders-of-theoden"), "");
  const std::initializer_list<std::string_view> hand{"pits-of-mordor", "half-orcs-and-goblin-men",
                                                     "shelobs-lair"};
  const Game saruman(holding(map, "saruman", hand));
  EXPECT_EQ(why_not(saruman, "pits-of-mordor"), "R-310");
  EXPECT_EQ(why_not(saruman, "half-orcs-and-goblin-men"), "");
  EXPECT_EQ(why_not(saruman, "shelobs-lair"), "");
  const Game king(holding(map, "witch-king", hand));
  EXPECT_EQ(why_not(king, "pits-of-mordor"), "");
  EXPECT_EQ(why_not(king, "half-orcs-and-goblin-men"), "R-310");
}

// A card without a player works on what its player controls: The Grey Company leaves the
// teammate's units as they are.
TEST(Rulings, R310_ACardWithoutAPlayerActsOnHisOwnUnits) {
  const Setting map = of_four().empty_map().army("edoras", "gondor 1R, rohan 1R, strider");
  Game rohan(holding(map, "rohan", {"the-grey-company"}));
  rohan.play({"die event", "use play-card"});
  EXPECT_EQ(rohan.standing("edoras"), "gondor 1R, rohan 1E, strider");
  Game gondor(holding(map, "gondor", {"the-grey-company"}));
  gondor.play({"die event", "use play-card"});
  EXPECT_EQ(gondor.standing("edoras"), "gondor 1E, rohan 1R, strider");
}

// The same with Nations: Wisdom of Elrond.
TEST(Rulings, R310_ACardWithoutAPlayerActsOnHisOwnNations) {
  Game game(holding(of_four().empty_map(), "rohan", {"wisdom-of-elrond"}));
  game.play({"die event", "use play-card"});
  EXPECT_EQ(game.options(),
            (std::vector<std::string>{"nation rohan", "nation dwarves", "nation north"}));
}

// And with Armies: Through a Day and a Night moves the player's own.
TEST(Rulings, R310_ACardWithoutAPlayerMovesHisOwnArmies) {
  Game game(holding(of_four()
                        .empty_map()
                        .at_war({"gondor", "rohan"})
                        .army("lamedon", "gondor 2R, gimli")
                        .army("folde", "rohan 2R, strider"),
                    "rohan", {"through-a-day-and-a-night"}));
  game.play({"die event", "use play-card"});
  EXPECT_EQ(game.question(), "army-group");
  game.play({"go", "region edoras", "stop"});
  EXPECT_EQ(game.standing("edoras"), "rohan 2R, strider");
  EXPECT_EQ(game.standing("lamedon"), "gondor 2R, gimli");
}

// Conditions look at the whole side: the Armies that besiege belong to the teammate.
TEST(Rulings, R310_ConditionsLookAtTheWholeSide) {
  const Game game(holding(
      of_four().empty_map().garrison("minas-tirith", "gondor 1R").army("minas-tirith", "sauron 2R"),
      "saruman", {"denethors-folly"}));
  EXPECT_EQ(why_not(game, "denethors-folly"), "");
}

// The Nations of both teammates: There and Back Again advances the Elves too.
TEST(Rulings, R310_TheWholeEffectForNationsOfBoth) {
  Game game(holding(of_four()
                        .empty_map()
                        .army("erebor", "gimli")
                        .fellowship({{"companions", json::array()}, {"guide", "gollum"}}),
                    "rohan", {"there-and-back-again"}));
  game.play({"die event", "use play-card"});
  EXPECT_EQ(game.at("/politicalTrack/elves/step"), 2);
  EXPECT_EQ(game.at("/politicalTrack/dwarves/step"), 2);
}

}  // namespace
}  // namespace rulings
