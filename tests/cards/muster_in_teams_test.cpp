// Cards that recruit, among three and four players: who may play them, whose the units are.

#include "tests/cards/mustering.h"
#include "tests/rulings/teams/teams.h"

namespace cards {
namespace {

/// An empty map on which that seat acts and holds the card.
Setting among(int players, std::string_view seat, std::string_view card) {
  Setting setting = rulings::of_players(players).empty_map().fellowship({{"guide", "strider"}});
  return holding(setting, seat, {card});
}

// R-310, notes 9: a card of no player's, so the whole effect is done, and each owns his own units.
TEST(EventCards, MusteringsOfLongPlannedWar_TheUnitsBelongToTheirOwners) {
  Setting setting = among(4, "saruman", "musterings-of-long-planned-war");
  Game game(setting.at_war({"sauron", "isengard", "southrons"}).army("gorgoroth", "sauron 2R"));
  play_event(game, "musterings-of-long-planned-war");
  EXPECT_EQ(game.standing("gorgoroth"), "sauron 2R, southrons 5R");
  EXPECT_EQ(rulings::commanders(game, "gorgoroth"), "witch-king + saruman");
  EXPECT_EQ(rulings::commanders(game, "nurn"), "witch-king");
}

// 12 stand in Gorgoroth. The Saruman player does not lead and takes off first, then the
// Witch-king player, who has a choice.
TEST(EventCards, MusteringsOfLongPlannedWar_EachTakesOffHisOwn) {
  Setting setting = among(4, "saruman", "musterings-of-long-planned-war");
  Game game(setting.at_war({"sauron", "isengard", "southrons"}).army("gorgoroth", "sauron 5R 2E"));
  play_event(game, "musterings-of-long-planned-war");
  EXPECT_EQ(game.standing("gorgoroth"), "sauron 5R 2E, southrons 4R");
  EXPECT_EQ(game.question(), "excess");
  EXPECT_EQ(game.seat(), "witch-king");
  game.play("remove sauron.regular");
  EXPECT_EQ(game.standing("gorgoroth"), "sauron 4R 2E, southrons 4R");
}

// Recruits stand beside the teammate's Army, as one of their own.
TEST(EventCards, OlogHai_BesideTheArmyOfATeammate) {
  Setting setting = among(4, "witch-king", "olog-hai");
  Game game(setting.at_war({"sauron"}).army("orthanc", "isengard 2R"));
  play_event(game, "olog-hai");
  game.play("figure sauron.regular");
  EXPECT_EQ(rulings::commanders(game, "orthanc"), "witch-king + saruman");
}

//
TEST(EventCards, OlogHai_NotMet_InTheHandOfTheOtherPlayer) {
  Setting setting = among(4, "saruman", "olog-hai");
  const Game game(setting.at_war({"sauron"}).army("orthanc", "isengard 2R"));
  EXPECT_EQ(why_not_play(game, "olog-hai"), "R-310");
}

TEST(EventCards, GuardsOfTheCitadel_NotMet_InTheHandOfTheRohanPlayer) {
  const Game game(among(4, "rohan", "guards-of-the-citadel"));
  EXPECT_EQ(why_not_play(game, "guards-of-the-citadel"), "R-310");
}

// The one of three players uses all cards of his side.
TEST(EventCards, RidersOfTheoden_TheLoneFreePeoplesPlayerPlaysEveryCard) {
  Game game(among(3, "free", "riders-of-theoden"));
  play_event(game, "riders-of-theoden");
  game.play("figure rohan.regular");
  EXPECT_EQ(game.standing("edoras"), "rohan 1R 1L");
}

// it recruits for the North and for the Dwarves, and one of them has just acted.
TEST(EventCards, SwordsInEriador_NotMet_AfterAnActionOfTheDwarves) {
  const auto after = [](std::string_view nation) {
    Setting setting = among(3, "free", "swords-in-eriador");
    return why_not_play(Game(setting.set("/lastNations", {{"nations", json::array({nation})},
                                                          {"armies", json::array()}})),
                        "swords-in-eriador");
  };
  EXPECT_EQ(after("dwarves"), "R-306");
  EXPECT_EQ(after("north"), "R-306");
  EXPECT_EQ(after("gondor"), "");
}

// And what it recruits for is what has acted then.
TEST(EventCards, SwordsInEriador_BothItsNationsHaveActed) {
  Game game(among(3, "free", "swords-in-eriador"));
  play_event(game, "swords-in-eriador");
  game.play({"figure north.regular", "figure dwarves.regular", "draw the-red-arrow"});
  EXPECT_EQ(game.at("/lastNations/nations"), json({"dwarves", "north"}));
}

}  // namespace
}  // namespace cards
