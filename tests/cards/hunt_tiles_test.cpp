// The eight cards that bring a special Hunt tile.

#include "tests/cards/hands.h"
#include "tests/rulings/hunt/the_hunt.h"

namespace cards {
namespace {

using rulings::amount_of;
using rulings::company;
using rulings::move_fellowship;
using rulings::skip;

/// The side holds the card; Strider guides the Fellowship, and two Shadow dice hunt it.
Setting with_card(std::string_view side, std::string_view card, json fellowship) {
  Setting setting;
  setting.empty_map()
      .fellowship(company({"strider", "gimli"}, "strider"))
      .fellowship(fellowship)
      .set("/huntBox/shadow", 2);
  return holding(setting, side, {card});
}

const json kOnTrack{{"region", "morannon"}, {"mordorStep", 1}, {"corruption", 5}};

/// The card is played on step 1 of the Track, then the Fellowship moves and its tile is drawn.
Game drawn(std::string_view side, std::string_view card) {
  Game game(with_card(side, card, kOnTrack));
  play_event(game, card);
  if (side == "free") skip(game, "event");
  move_fellowship(game);
  game.play("tile " + std::string(card));
  return game;
}

/// It waits while the Fellowship stands before Mordor, and is in the pool once it has entered.
void expect_it_waits(std::string_view side, std::string_view card) {
  Game game(with_card(side, card, {{"region", "morannon"}}));
  play_event(game, card);
  EXPECT_EQ(game.at("/specialTiles"), json({card}));
  EXPECT_EQ(amount_of(game.at("/huntPool"), card), 0);
  EXPECT_EQ(game.at("/discards/" + std::string(side)), json({card}));

  Game entering(Setting()
                    .empty_map()
                    .phase("fellowship")
                    .fellowship({{"region", "morannon"}})
                    .set("/specialTiles", json({card})));
  if (entering.question() == "declare") entering.play("stop");
  entering.play("enter-mordor");
  EXPECT_EQ(entering.at("/specialTiles"), json::array());
  EXPECT_EQ(amount_of(entering.at("/huntPool"), card), 1);
}

void expect_it_joins_at_once(std::string_view side, std::string_view card) {
  Game game(with_card(side, card, kOnTrack));
  play_event(game, card);
  EXPECT_EQ(game.at("/specialTiles"), json::array());
  EXPECT_EQ(amount_of(game.at("/huntPool"), card), 1);
}

/// It asks for nothing, and finds nothing to hunt with outside Mordor: the Hunt there does not draw
/// the tile.
void expect_no_condition(std::string_view side, std::string_view card) {
  Game game(with_card(side, card, {{"region", "hollin"}}));
  EXPECT_EQ(why_not_play(game, card), "");
  play_event(game, card);
  if (side == "free") skip(game, "event");
  move_fellowship(game);
  game.roll({6, 6});
  EXPECT_EQ(game.question(), "hunt-tile");
  game.forbids("tile " + std::string(card));
}

TEST(EventCards, ElvenCloaks_WaitsForMordorOrJoinsAtOnce) {
  expect_it_waits("free", "elven-cloaks");
  expect_it_joins_at_once("free", "elven-cloaks");
}
TEST(EventCards, ElvenCloaks_NoDamageAndAStepOn) {
  const Game game = drawn("free", "elven-cloaks");
  EXPECT_EQ(game.at("/fellowship/mordorStep"), 2);
  EXPECT_EQ(game.at("/fellowship/corruption"), 5);
  EXPECT_EQ(game.at("/fellowship/hidden"), true);
  EXPECT_EQ(amount_of(game.at("/drawnTiles"), "elven-cloaks"), 1);
}
TEST(EventCards, ElvenCloaks_NotMet_NotDrawnOutsideMordor) {
  expect_no_condition("free", "elven-cloaks");
}

TEST(EventCards, ElvenRope_WaitsForMordorOrJoinsAtOnce) {
  expect_it_waits("free", "elven-rope");
  expect_it_joins_at_once("free", "elven-rope");
}
TEST(EventCards, ElvenRope_NoDamageAndAStepOn) {
  const Game game = drawn("free", "elven-rope");
  EXPECT_EQ(game.at("/fellowship/mordorStep"), 2);
  EXPECT_EQ(game.at("/fellowship/corruption"), 5);
  EXPECT_EQ(game.at("/fellowship/hidden"), true);
}
TEST(EventCards, ElvenRope_NotMet_NotDrawnOutsideMordor) {
  expect_no_condition("free", "elven-rope");
}

TEST(EventCards, PhialOfGaladriel_WaitsForMordorOrJoinsAtOnce) {
  expect_it_waits("free", "phial-of-galadriel");
  expect_it_joins_at_once("free", "phial-of-galadriel");
}
TEST(EventCards, PhialOfGaladriel_HealsTwo) {
  const Game game = drawn("free", "phial-of-galadriel");
  EXPECT_EQ(game.at("/fellowship/mordorStep"), 2);
  EXPECT_EQ(game.at("/fellowship/corruption"), 3);  // 5 - 2
}
TEST(EventCards, PhialOfGaladriel_HealsNotBelowZero) {
  Setting setting = with_card("free", "phial-of-galadriel", kOnTrack);
  setting.fellowship({{"corruption", 1}});
  Game game(setting);
  play_event(game, "phial-of-galadriel");
  skip(game, "event");
  move_fellowship(game);
  game.play("tile phial-of-galadriel");
  EXPECT_EQ(game.at("/fellowship/corruption"), 0);
}
TEST(EventCards, PhialOfGaladriel_NotMet_NotDrawnOutsideMordor) {
  expect_no_condition("free", "phial-of-galadriel");
}

TEST(EventCards, SmeagolHelpsNiceMaster_WaitsForMordorOrJoinsAtOnce) {
  expect_it_waits("free", "smeagol-helps-nice-master");
  expect_it_joins_at_once("free", "smeagol-helps-nice-master");
}
TEST(EventCards, SmeagolHelpsNiceMaster_HealsOne) {
  const Game game = drawn("free", "smeagol-helps-nice-master");
  EXPECT_EQ(game.at("/fellowship/mordorStep"), 2);
  EXPECT_EQ(game.at("/fellowship/corruption"), 4);  // 5 - 1
}
TEST(EventCards, SmeagolHelpsNiceMaster_NotMet_NotDrawnOutsideMordor) {
  expect_no_condition("free", "smeagol-helps-nice-master");
}

TEST(EventCards, ShelobsLair_WaitsForMordorOrJoinsAtOnce) {
  expect_it_waits("shadow", "shelobs-lair");
  expect_it_joins_at_once("shadow", "shelobs-lair");
}
TEST(EventCards, ShelobsLair_ADieOfDamageAndNoStep) {
  Game game = drawn("shadow", "shelobs-lair");
  EXPECT_EQ(game.at("/fellowship/mordorStep"), 1);
  game.roll({4});
  game.play("suffer");
  EXPECT_EQ(game.at("/fellowship/corruption"), 9);  // 5 + 4
  EXPECT_EQ(game.at("/fellowship/hidden"), true);
}
TEST(EventCards, ShelobsLair_NotMet_NotDrawnOutsideMordor) {
  expect_no_condition("shadow", "shelobs-lair");
}

TEST(EventCards, TheRingIsMine_WaitsForMordorOrJoinsAtOnce) {
  expect_it_waits("shadow", "the-ring-is-mine");
  expect_it_joins_at_once("shadow", "the-ring-is-mine");
}
TEST(EventCards, TheRingIsMine_AsManyAsHuntDiceRevealsAndStops) {
  Game game = drawn("shadow", "the-ring-is-mine");
  game.play("suffer");
  EXPECT_EQ(game.at("/fellowship/corruption"), 7);  // 5 + the two dice in the Hunt box
  EXPECT_EQ(game.at("/fellowship/mordorStep"), 1);
  EXPECT_EQ(game.at("/fellowship/hidden"), false);
}
TEST(EventCards, TheRingIsMine_NotMet_NotDrawnOutsideMordor) {
  expect_no_condition("shadow", "the-ring-is-mine");
}

TEST(EventCards, OnOnTheyWent_WaitsForMordorOrJoinsAtOnce) {
  expect_it_waits("shadow", "on-on-they-went");
  expect_it_joins_at_once("shadow", "on-on-they-went");
}
TEST(EventCards, OnOnTheyWent_ThreeDamageAndNoStep) {
  Game game = drawn("shadow", "on-on-they-went");
  game.play("suffer");
  EXPECT_EQ(game.at("/fellowship/corruption"), 8);
  EXPECT_EQ(game.at("/fellowship/mordorStep"), 1);
  EXPECT_EQ(game.at("/fellowship/hidden"), true);
}
TEST(EventCards, OnOnTheyWent_NotMet_NotDrawnOutsideMordor) {
  expect_no_condition("shadow", "on-on-they-went");
}

TEST(EventCards, GiveItToUss_WaitsForMordorOrJoinsAtOnce) {
  expect_it_waits("shadow", "give-it-to-uss");
  expect_it_joins_at_once("shadow", "give-it-to-uss");
}
TEST(EventCards, GiveItToUss_OneDamageRevealsAndStops) {
  Game game = drawn("shadow", "give-it-to-uss");
  game.play("suffer");
  EXPECT_EQ(game.at("/fellowship/corruption"), 6);
  EXPECT_EQ(game.at("/fellowship/mordorStep"), 1);
  EXPECT_EQ(game.at("/fellowship/hidden"), false);
}
// Gollum does not look away from a special tile.
TEST(EventCards, GiveItToUss_RevealsUnderGollumToo) {
  Setting setting = with_card("shadow", "give-it-to-uss", kOnTrack);
  setting.fellowship(rulings::gollum_alone());
  Game game(setting);
  play_event(game, "give-it-to-uss");
  move_fellowship(game);
  game.play("tile give-it-to-uss");
  EXPECT_EQ(game.at("/fellowship/hidden"), false);
  EXPECT_EQ(game.at("/fellowship/corruption"), 6);
}
TEST(EventCards, GiveItToUss_NotMet_NotDrawnOutsideMordor) {
  expect_no_condition("shadow", "give-it-to-uss");
}

}  // namespace
}  // namespace cards
