// Too many units of two owners: R-312.

#include <gtest/gtest.h>

#include "tests/rulings/teams/teams.h"

namespace rulings {
namespace {

/// The Rohan player moves all of Edoras into Folde.
Game joined(std::string_view folde, std::string_view edoras, std::string_view leading = "gondor") {
  Game game(of_four()
                .set("/leading", {{"free", leading}, {"shadow", "witch-king"}})
                .empty_map()
                .at_war({"gondor", "rohan"})
                .to_act("rohan")
                .army("folde", folde)
                .army("edoras", edoras)
                .dice("free", {"muster-army", "event"})
                .dice("shadow", {"event", "event"}));
  game.play({"die muster-army", "use move-armies"});
  if (game.question() == "army-from") game.play("region edoras");
  game.play({"region folde", "go"});
  if (game.question() == "army-from") game.play("stop");
  return game;
}

TEST(Rulings, R086_R312_OneUnitEachInTurnTheNonLeadingFirst) {
  Game game = joined("gondor 5R 1E", "rohan 5R 2E");  // 13
  EXPECT_EQ(game.question(), "excess");
  EXPECT_EQ(game.ruling(), "R-086");
  EXPECT_EQ(game.seat(), "rohan");
  // Each his own figures only.
  EXPECT_EQ(game.options(),
            (std::vector<std::string>{"remove rohan.regular", "remove rohan.elite"}));
  game.play("remove rohan.elite");
  EXPECT_EQ(game.seat(), "gondor");
  EXPECT_EQ(game.options(),
            (std::vector<std::string>{"remove gondor.regular", "remove gondor.elite"}));
  game.play("remove gondor.regular");
  EXPECT_EQ(game.seat(), "rohan");
  game.play("remove rohan.regular");
  EXPECT_EQ(game.standing("folde"), "gondor 4R 1E, rohan 4R 1E");
  EXPECT_EQ(game.question(), "choose-use");  // the Saruman player has Events alone
}

TEST(Rulings, R086_R312_TheyGoToReinforcements) {
  // 12: one of Rohan's, who has nothing but Regulars to choose, then one of Gondor's.
  Game game = joined("gondor 5R 1E", "rohan 6R");
  EXPECT_EQ(game.seat(), "gondor");
  EXPECT_EQ(game.standing("folde"), "gondor 5R 1E, rohan 5R");
  const std::string before = game.reinforcements("gondor");
  game.play("remove gondor.elite");
  EXPECT_EQ(game.standing("folde"), "gondor 5R, rohan 5R");
  EXPECT_NE(game.reinforcements("gondor"), before);
  EXPECT_EQ(game.casualties("gondor"), "");
}

TEST(Rulings, R301_R312_TheTokenDecidesWhoIsFirst) {
  EXPECT_EQ(joined("gondor 5R 1E", "rohan 4R 2E", "gondor").seat(), "rohan");
  EXPECT_EQ(joined("gondor 5R 1E", "rohan 4R 2E", "rohan").seat(), "gondor");
}

TEST(Rulings, R312_WhoHasNoUnitsThereIsSkipped) {
  // Gondor leads and has nobody there: Rohan gives all three.
  Game none = joined("rohan 7R 3E, gondor 1L", "rohan 3R");
  for (int i = 0; i < 3; ++i) {
    EXPECT_EQ(none.question(), "excess");
    EXPECT_EQ(none.seat(), "rohan");
    none.play("remove rohan.regular");
  }
  EXPECT_EQ(none.standing("folde"), "gondor 1L, rohan 7R 3E");
  // Gondor's only unit is its turn's, then Rohan goes on alone.
  Game one = joined("gondor 1R, rohan 6R 3E", "rohan 3R", "rohan");
  EXPECT_EQ(one.standing("folde"), "rohan 9R 3E");
  EXPECT_EQ(one.seat(), "rohan");
  one.play({"remove rohan.elite", "remove rohan.elite"});
  EXPECT_EQ(one.standing("folde"), "rohan 9R 1E");
}

TEST(Rulings, R312_AMixedArmyIsTrimmedInTheSameWay) {
  Game game(of_four()
                .empty_map()
                .at_war({"gondor", "rohan"})
                .mixed_army("edoras", "gondor 5R, rohan 3R 2E")
                .dice("free", {"muster", "event"})
                .dice("shadow", {"event", "event"}));
  game.play({"die muster", "use recruit", "figure rohan.elite", "region edoras"});
  EXPECT_EQ(game.question(), "excess");
  EXPECT_EQ(game.seat(), "rohan");
  game.play("remove rohan.regular");
  EXPECT_EQ(game.standing("edoras"), "gondor 5R, rohan 2R 3E");
  EXPECT_EQ(commanders(game, "edoras"), "rohan");
}

TEST(Rulings, R250_R312_FiveInASiege) {
  Game game(of_four()
                .empty_map()
                .at_war({"gondor", "rohan", "sauron"})
                .to_act("witch-king")
                .army("osgiliath", "sauron 2R")
                .army("minas-tirith", "gondor 3R 1E, rohan 3R 1E")
                .dice("shadow", {"army", "event"})
                .dice("free", {"event", "event"}));
  game.play({"die army", "use attack", "go", "withdraw", "go"});
  EXPECT_EQ(game.question(), "excess");
  EXPECT_EQ(game.ruling(), "R-250");
  // Eight: the Rohan player, who does not lead, then Gondor, then Rohan.
  for (const std::string seat : {"rohan", "gondor", "rohan"}) {
    EXPECT_EQ(game.seat(), seat);
    game.play("remove " + seat + ".regular");
  }
  EXPECT_EQ(game.inside("minas-tirith"), "gondor 2R 1E, rohan 1R 1E");
}

TEST(Rulings, R312_TheShadowToo) {
  Game game(of_four()
                .empty_map()
                .to_act("saruman")
                .army("dagorlad", "sauron 5R 1E")
                .army("north-ithilien", "southrons 5R 1E")
                .dice("shadow", {"army", "event"})
                .dice("free", {"event", "event"}));
  game.play({"die army", "use move-armies", "region dagorlad", "go"});
  EXPECT_EQ(game.question(), "excess");
  EXPECT_EQ(game.seat(), "saruman");
  game.play("remove southrons.regular");
  EXPECT_EQ(game.seat(), "witch-king");
  game.play("remove sauron.regular");
  EXPECT_EQ(game.standing("dagorlad"), "sauron 4R 1E, southrons 4R 1E");
}

}  // namespace
}  // namespace rulings
