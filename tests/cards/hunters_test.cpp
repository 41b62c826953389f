// Shadow cards on the table that serve the Hunt, and cards that move the Nazgûl or the Fellowship.

#include "tests/cards/hunt_cards.h"

namespace cards {
namespace {

const json kHunted = company({"strider", "gimli", "peregrin"}, "strider");

Setting hunted_with(std::initializer_list<std::string_view> shadow_cards, int dice = 1,
                    int free_dice = 0) {
  Setting setting = hunting(dice, free_dice).fellowship({{"region", "hollin"}}).fellowship(kHunted);
  return on_table(setting, "shadow", shadow_cards);
}

// --- Worn with Sorrow and Toil

/// Strider is the casualty of a tile, and the Free Peoples have these cards.
Game with_casualty(std::initializer_list<std::string_view> hand,
                   std::initializer_list<std::string_view> table) {
  Setting setting = hunted_with({"worn-with-sorrow-and-toil"});
  json cards = json::array();
  for (const std::string_view card : hand) cards.push_back(card);
  setting.set("/hands/free", cards);
  Game game(on_table(setting, "free", table));
  move_into_tile(game, "3");
  if (game.question() == "lower-damage") game.play("stop");
  game.play("lose-guide");
  return game;
}

TEST(EventCards, WornWithSorrowAndToil_ARandomCharacterCardOfTheHand) {
  Game game = with_casualty({"athelas", "bilbos-song", "wisdom-of-elrond"}, {});
  EXPECT_EQ(game.question(), "loss-of-card");
  EXPECT_EQ(game.seat(), "shadow");
  game.play("lose-random");
  EXPECT_EQ(game.question(), "random-card");
  EXPECT_EQ(game.options(), (std::vector<std::string>{"card athelas", "card bilbos-song"}));
  game.play("card bilbos-song");
  EXPECT_TRUE(is_discarded(game, "free", "bilbos-song"));
  EXPECT_EQ(game.at("/hands/free"), json({"athelas", "wisdom-of-elrond"}));
  EXPECT_EQ(game.at("/tableCards/shadow"), json({"worn-with-sorrow-and-toil"}));  // it stays
}

TEST(EventCards, WornWithSorrowAndToil_OrOneOfChoiceFromTheTable) {
  Game game = with_casualty({"athelas"}, {"axe-and-bow", "a-power-too-great"});
  EXPECT_TRUE(game.offers("card axe-and-bow"));
  game.forbids("card a-power-too-great");  // a Strategy card
  game.play("card axe-and-bow");
  EXPECT_TRUE(is_discarded(game, "free", "axe-and-bow"));
  EXPECT_EQ(game.at("/hands/free"), json({"athelas"}));
}

TEST(EventCards, WornWithSorrowAndToil_OrNone) {
  Game game = with_casualty({"athelas"}, {});
  game.play("stop");
  EXPECT_EQ(game.at("/hands/free"), json({"athelas"}));
}

// A card that needs the lost Companion has left the table before.
TEST(EventCards, WornWithSorrowAndToil_TheCardsOfTheLostGoFirst) {
  Setting setting = hunted_with({"worn-with-sorrow-and-toil"});
  setting.fellowship(company({"boromir", "peregrin"}, "boromir"));
  Game game(on_table(setting, "free", {"horn-of-gondor"}));
  move_into_tile(game, "3");
  game.play({"stop", "lose-guide"});
  EXPECT_TRUE(is_discarded(game, "free", "horn-of-gondor"));
  EXPECT_EQ(game.question(), "hunt-damage");  // nothing is left for the Shadow to take
}

// A Hobbit taken alive was a casualty; who is sent away by his ability was none.
TEST(EventCards, WornWithSorrowAndToil_ForAHobbitTakenAliveToo) {
  Setting setting = hunted_with({"worn-with-sorrow-and-toil"});
  setting.fellowship(company({"meriadoc", "peregrin"}, "meriadoc"))
      .set("/hands/free", json({"athelas"}));
  Game game(setting);
  move_into_tile(game, "3");
  game.play({"guide-ability", "region hollin"});
  EXPECT_EQ(game.question(), "hunt-damage");
  game.play({"lose-guide", "region hollin"});
  EXPECT_EQ(game.question(), "loss-of-card");
}

TEST(EventCards, WornWithSorrowAndToil_NotMet_WithoutACardToLoseNobodyIsAsked) {
  Game game = with_casualty({"wisdom-of-elrond"}, {});
  EXPECT_EQ(game.question(), "choose-die");  // Strider's Level took all of the damage
  EXPECT_EQ(game.at("/hands/free"), json({"wisdom-of-elrond"}));
}

// --- Flocks of Crebain

TEST(EventCards, FlocksOfCrebain_PlusOneOnEveryDieAndReroll) {
  Setting setting = hunted_with({"flocks-of-crebain"}, 2, 1);
  setting.army("hollin", "sauron 1R");
  Game game(setting);
  move_fellowship(game);
  EXPECT_EQ(game.question(), "hunt-bonus");
  EXPECT_EQ(game.seat(), "shadow");
  game.play("card flocks-of-crebain");
  game.roll({3, 1});  // 3 + 1 for the die in the box + 1 fails, a natural 1 always does
  EXPECT_EQ(game.question(), "hunt-reroll");
  game.play("reroll 1");
  game.roll({4});  // 4 + 2 hits
  EXPECT_EQ(game.question(), "hunt-tile");
  EXPECT_TRUE(is_discarded(game, "shadow", "flocks-of-crebain"));
}

TEST(EventCards, FlocksOfCrebain_MayBeKept) {
  Game game(hunted_with({"flocks-of-crebain"}));
  move_fellowship(game);
  game.play("stop");
  game.roll({5});
  EXPECT_EQ(game.question(), "choose-die");
  EXPECT_EQ(game.at("/tableCards/shadow"), json({"flocks-of-crebain"}));
}

TEST(EventCards, FlocksOfCrebain_NotMet_NoRollOnTheTrackNorAtHuntLevelZero) {
  Setting track = hunted_with({"flocks-of-crebain"});
  track.fellowship({{"region", "morannon"}, {"mordorStep", 0}});
  Game mordor(track);
  move_fellowship(mordor);
  EXPECT_EQ(mordor.question(), "hunt-tile");
  Game empty_box(hunted_with({"flocks-of-crebain"}, 0));
  move_fellowship(empty_box);
  EXPECT_EQ(empty_box.question(), "choose-die");
}

// --- Balrog of Moria

/// The Fellowship declares itself in a region, from another, with the Balrog waiting.
Game declared(std::string_view from, int progress, std::string_view to) {
  Setting setting = rulings::fellowship_phase(from, progress).fellowship(kHunted);
  Game game(on_table(setting, "shadow", {"balrog-of-moria"}));
  game.play("region " + std::string(to));
  return game;
}

TEST(EventCards, BalrogOfMoria_ATileWhenTheyDeclareThemselvesThroughMoria) {
  Game game = declared("hollin", 3, "lorien");
  EXPECT_EQ(game.question(), "moria-tile");  // there is no way round it in three regions
  EXPECT_EQ(game.seat(), "shadow");
  game.play({"card balrog-of-moria", "tile 2", "suffer"});
  EXPECT_EQ(game.at("/fellowship/corruption"), 2);
  EXPECT_TRUE(is_discarded(game, "shadow", "balrog-of-moria"));
}

// in a City or Stronghold of theirs the Reveal icon does not count.
TEST(EventCards, BalrogOfMoria_NoRevealForThoseWhoReachedAHaven) {
  Game game = declared("hollin", 3, "lorien");
  game.play({"card balrog-of-moria", "tile 1-reveal", "suffer"});
  EXPECT_EQ(game.at("/fellowship/hidden"), true);

  Game outside = declared("hollin", 2, "dimrill-dale");
  outside.play({"card balrog-of-moria", "tile 1-reveal", "suffer"});
  EXPECT_EQ(outside.at("/fellowship/hidden"), false);
}

TEST(EventCards, BalrogOfMoria_AnEyeDoesNothing) {
  Game game = declared("hollin", 2, "dimrill-dale");
  game.play({"card balrog-of-moria", "tile eye-reveal"});
  EXPECT_EQ(game.at("/fellowship/hidden"), true);
  EXPECT_EQ(game.at("/fellowship/corruption"), 0);
  EXPECT_EQ(game.at("/drawnTiles"), json({"eye-reveal"}));
}

TEST(EventCards, BalrogOfMoria_IntoAndOutOfMoriaToo) {
  EXPECT_EQ(declared("hollin", 1, "moria").question(), "moria-tile");
  EXPECT_EQ(declared("moria", 1, "hollin").question(), "moria-tile");
}

TEST(EventCards, BalrogOfMoria_MayBeKept) {
  Game game = declared("hollin", 2, "dimrill-dale");
  game.play("stop");
  EXPECT_EQ(game.at("/tableCards/shadow"), json({"balrog-of-moria"}));
  EXPECT_EQ(game.at("/drawnTiles"), json::array());
}

// The way is theirs to choose, where there are two.
TEST(EventCards, BalrogOfMoria_AWayRoundItIsAvoiding) {
  Game game = declared("hollin", 2, "north-dunland");
  EXPECT_EQ(game.question(), "reveal-route");
  EXPECT_EQ(game.seat(), "free");
  Game through = game;
  game.play("route ");
  EXPECT_NE(game.question(), "moria-tile");
  through.play("route moria");
  EXPECT_EQ(through.question(), "moria-tile");
}

// the tile of the Hunt, then the Balrog's, last that of the Stronghold.
TEST(EventCards, BalrogOfMoria_WhenTheyAreRevealedBeforeTheTileOfTheStronghold) {
  Setting setting = hunted_with({"balrog-of-moria"});
  setting.fellowship({{"progress", 1}});
  Game game(setting);
  move_into_tile(game, "1-reveal");
  game.play({"suffer", "region dimrill-dale"});
  EXPECT_EQ(game.question(), "moria-tile");
  game.play({"card balrog-of-moria", "tile 2", "suffer"});
  EXPECT_EQ(game.question(), "hunt-tile");  // Moria itself
  game.play({"tile 3", "suffer"});
  EXPECT_EQ(game.at("/fellowship/corruption"), 6);  // 1 + 2 + 3
}

TEST(EventCards, BalrogOfMoria_NotMet_WhoeverKeepsAwayIsNotMet) {
  EXPECT_NE(declared("hollin", 1, "trollshaws").question(), "moria-tile");
  EXPECT_NE(declared("moria", 0, "moria").question(), "moria-tile");  // who stays does not move
}

// --- Nazgûl Search, The Nazgûl Strike!, Cruel Weather

Setting searched(std::string_view card, int progress = 2) {
  Setting setting;
  setting.empty_map()
      .army("minas-morgul", "2N")
      .fellowship({{"region", "hollin"}, {"progress", progress}})
      .fellowship(kHunted)
      .set("/huntBox/shadow", 1)
      .set("/huntBox/free", 1);
  return holding(setting, "shadow", {card});
}

TEST(EventCards, NazgulSearch_NazgulFlyAndTheFellowshipIsRevealed) {
  Game game(searched("nazgul-search"));
  play_event(game, "nazgul-search");
  EXPECT_EQ(game.question(), "minions-from");
  game.play({"region minas-morgul", "leave nazgul", "region hollin", "stop"});
  EXPECT_EQ(game.standing("hollin"), "1N");
  EXPECT_EQ(game.at("/fellowship/hidden"), false);
  EXPECT_EQ(game.question(), "reveal-to");  // in full
  game.play("region fords-of-bruinen");
  EXPECT_EQ(game.at("/fellowship/progress"), 0);
}

TEST(EventCards, NazgulSearch_TheWitchKingIsOneOfThem) {
  Setting setting = searched("nazgul-search");
  Game game(setting.army("moria", "sauron 1R, witch-king"));
  play_event(game, "nazgul-search");
  game.play("region moria");
  if (game.question() == "minions-group") game.play("go");
  game.play({"region hollin", "stop"});
  EXPECT_EQ(game.at("/fellowship/hidden"), false);
}

// It may be played for the flight alone, or without one.
TEST(EventCards, NazgulSearch_WithoutANazgulThereNobodyIsRevealed) {
  Game game(searched("nazgul-search"));
  play_event(game, "nazgul-search");
  game.play("stop");
  EXPECT_EQ(game.standing("minas-morgul"), "2N");
  EXPECT_EQ(game.at("/fellowship/hidden"), true);
}

TEST(EventCards, NazgulSearch_OnlyNazgulFly) {
  Setting setting = searched("nazgul-search");
  Game game(setting.army("barad-dur", "sauron 1R, mouth-of-sauron"));
  play_event(game, "nazgul-search");
  game.forbids("region barad-dur");
}

TEST(EventCards, NazgulSearch_NotMet_BeforeTheFirstStep) {
  Game game(searched("nazgul-search", 0));
  EXPECT_EQ(why_not_play(game, "nazgul-search"), "R-072");
  game.play("die event");
  game.forbids("use play-card");
}

TEST(EventCards, TheNazgulStrike_AHuntRollAsForAMove) {
  Setting setting = searched("the-nazgul-strike");
  Game game(on_table(setting, "free", {"axe-and-bow"}));
  play_event(game, "the-nazgul-strike");
  game.play({"region minas-morgul", "go", "region hollin"});
  if (game.question() == "minions-from") game.play("stop");
  EXPECT_EQ(game.question(), "card-option");
  game.play("option hunt-roll");
  game.roll({5});  // 5 + 1 for the die in the box
  EXPECT_EQ(game.question(), "hunt-tile");
  EXPECT_EQ(game.at("/fellowship/progress"), 2);  // nobody moved
}

TEST(EventCards, TheNazgulStrike_OrACharacterCardOfTheTable) {
  Setting setting = searched("the-nazgul-strike");
  setting.army("hollin", "1N");
  Game game(on_table(setting, "free", {"axe-and-bow", "a-power-too-great"}));
  play_event(game, "the-nazgul-strike");
  game.play({"stop", "option discard-from-table"});
  EXPECT_TRUE(is_discarded(game, "free", "axe-and-bow"));
  EXPECT_EQ(game.at("/tableCards/free"), json({"a-power-too-great"}));
}

TEST(EventCards, TheNazgulStrike_OrNeitherAndOnlyWhatCanBeDone) {
  Setting setting = searched("the-nazgul-strike");
  setting.army("hollin", "1N");
  Game game(setting);
  play_event(game, "the-nazgul-strike");
  game.play("stop");
  EXPECT_EQ(game.options(), (std::vector<std::string>{"option hunt-roll", "stop"}));
  game.play("stop");
  EXPECT_EQ(game.question(), "choose-die");
}

TEST(EventCards, TheNazgulStrike_WithoutANazgulThereNothing) {
  Game game(searched("the-nazgul-strike"));
  play_event(game, "the-nazgul-strike");
  game.play("stop");
  EXPECT_EQ(game.question(), "choose-die");
}

TEST(EventCards, TheNazgulStrike_NotMet_BeforeTheFirstStep) {
  Game game(searched("the-nazgul-strike", 0));
  EXPECT_EQ(why_not_play(game, "the-nazgul-strike"), "R-072");
  game.play("die event");
  game.forbids("use play-card");
}

TEST(EventCards, CruelWeather_TheFigureGoesToARegionBesideIt) {
  Game game(searched("cruel-weather"));
  play_event(game, "cruel-weather");
  EXPECT_EQ(game.question(), "card-region");
  EXPECT_EQ(game.seat(), "shadow");
  EXPECT_EQ(
      rulings::sorted(game.options()),
      (std::vector<std::string>{"region fords-of-bruinen", "region moria", "region north-dunland",
                                "region south-downs", "region trollshaws"}));
  game.play("region moria");
  EXPECT_EQ(game.at("/fellowship/region"), "moria");
  EXPECT_EQ(game.at("/fellowship/progress"), 2);
  EXPECT_EQ(game.at("/fellowship/hidden"), true);
  EXPECT_EQ(game.at("/drawnTiles"), json::array());
}

TEST(EventCards, CruelWeather_NotMet_BeforeTheFirstStep) {
  Game game(searched("cruel-weather", 0));
  EXPECT_EQ(why_not_play(game, "cruel-weather"), "R-072");
  game.play("die event");
  game.forbids("use play-card");
}

// --- The Lidless Eye

TEST(EventCards, TheLidlessEye_UpToThreeUnusedDiceBecomeEyes) {
  Setting setting;
  holding(setting.empty_map(), "shadow", {"the-lidless-eye"})
      .dice("shadow", {"event", "character", "army", "army", "muster"});
  Game game(setting);
  play_event(game, "the-lidless-eye");
  EXPECT_EQ(game.question(), "card-action-die");
  game.play({"die army", "die army", "die muster"});
  EXPECT_EQ(game.at("/huntBox/shadow"), 3);
  EXPECT_EQ(game.at("/dice/shadow"), json({"character"}));
}

TEST(EventCards, TheLidlessEye_FewerAtWill) {
  Setting setting;
  holding(setting.empty_map(), "shadow", {"the-lidless-eye"})
      .dice("shadow", {"event", "character", "army"});
  Game game(setting);
  play_event(game, "the-lidless-eye");
  game.play({"die army", "stop"});
  EXPECT_EQ(game.at("/huntBox/shadow"), 1);
  EXPECT_EQ(game.at("/dice/shadow"), json({"character"}));
}

TEST(EventCards, TheLidlessEye_NotMet_WithTheLastDieNothingChanges) {
  Setting setting;
  holding(setting.empty_map(), "shadow", {"the-lidless-eye"}).dice("shadow", {"event"});
  Game game(setting);
  EXPECT_EQ(why_not_play(game, "the-lidless-eye"), "");
  if (game.question() == "choose-die") game.play("die event");
  game.play("use play-card");
  EXPECT_EQ(game.at("/huntBox/shadow"), 0);
  EXPECT_TRUE(is_discarded(game, "shadow", "the-lidless-eye"));
}

}  // namespace
}  // namespace cards
