// Open questions about Shadow cards.

#include "tests/cards/hands.h"

namespace rulings {
namespace {

/// The Ring-bearers are in Gondor, Legolas among the Elves of the Woodland Realm.
Game stormcrow(int step_of_gondor) {
  Setting setting;
  setting.empty_map()
      .fellowship({{"region", "lossarnach"}})
      .army("woodland-realm", "elves 1R, legolas")
      .army("pelargir", "gondor 1R 1E")
      .politics("gondor", step_of_gondor, false);
  Game game(cards::holding(setting, "shadow", {"stormcrow"}));
  cards::play_event(game, "stormcrow");
  return game;
}

TEST(Rulings, R341_TheShadowPicksTheNationTheFreePeoplesTheFigure) {
  Game game = stormcrow(2);
  EXPECT_EQ(game.seat(), "shadow");
  EXPECT_EQ(game.ruling(), "R-341");
  EXPECT_EQ(game.options(), (std::vector<std::string>{"nation gondor", "nation elves"}));
  game.play("nation gondor");
  EXPECT_EQ(game.at("/politicalTrack/gondor/step"), 1);
  EXPECT_EQ(game.seat(), "free");
  game.play("figure gondor.elite");
  EXPECT_EQ(game.standing("pelargir"), "gondor 1R");
}

TEST(Rulings, R341_InTheFirstBoxOnlyTheLoss) {
  Game game = stormcrow(1);
  game.play({"nation gondor", "figure gondor.regular"});
  EXPECT_EQ(game.at("/politicalTrack/gondor/step"), 1);
  EXPECT_EQ(game.standing("pelargir"), "gondor 1E");
}

TEST(Rulings, R344_TheShadowPicksTheLeader) {
  Setting setting;
  setting.empty_map()
      .army("minas-tirith", "sauron 4R")
      .garrison("minas-tirith", "gondor 2R 1L, rohan 1R 1L");
  Game game(cards::holding(setting, "shadow", {"denethors-folly"}));
  cards::play_event(game, "denethors-folly");
  EXPECT_EQ(game.seat(), "shadow");
  EXPECT_EQ(game.ruling(), "R-344");
  game.play("figure gondor.leader");
  EXPECT_EQ(game.inside("minas-tirith"), "gondor 2R, rohan 1R 1L");
}

}  // namespace
}  // namespace rulings
