// Free Peoples Strategy cards that recruit.

#include "tests/cards/hands.h"

namespace cards {
namespace {

TEST(EventCards, GuardsOfTheCitadel_RecruitsAUnitOfEitherKindAndALeader) {
  Setting setting;
  setting.empty_map().army("minas-tirith", "gondor 1R");
  Game game(holding(setting, "free", {"guards-of-the-citadel"}));
  play_event(game, "guards-of-the-citadel");
  EXPECT_EQ(game.question(), "card-figure");
  game.play("figure gondor.elite");
  EXPECT_EQ(game.standing("minas-tirith"), "gondor 1R 1E 1L");
}

// a besieged Stronghold is allowed, and trimmed to five by its owner.
TEST(EventCards, GuardsOfTheCitadel_ReachesABesiegedGarrisonWhichIsTrimmedToFive) {
  Setting setting;
  setting.empty_map().garrison("minas-tirith", "gondor 5R").army("minas-tirith", "sauron 5R");
  Game game(holding(setting, "free", {"guards-of-the-citadel"}));
  play_event(game, "guards-of-the-citadel");
  game.play("figure gondor.elite");
  game.play("stop");  // Gandalf as Guide would draw a card
  EXPECT_EQ(game.question(), "excess");
  EXPECT_EQ(game.seat(), "free");
  game.play("remove gondor.regular");
  EXPECT_EQ(game.inside("minas-tirith"), "gondor 4R 1E 1L");
}

// It needs nothing, but where the Shadow holds Minas Tirith nobody comes.
TEST(EventCards, GuardsOfTheCitadel_NotMet_NobodyComesToALostCity) {
  Setting setting;
  setting.empty_map().army("minas-tirith", "sauron 1R").control("minas-tirith", "shadow");
  Game game(holding(setting, "free", {"guards-of-the-citadel"}));
  EXPECT_EQ(why_not_play(game, "guards-of-the-citadel"), "");
  play_event(game, "guards-of-the-citadel");
  EXPECT_EQ(game.standing("minas-tirith"), "sauron 1R");
  EXPECT_EQ(game.at("/discards/free"), json({"guards-of-the-citadel"}));
}

}  // namespace
}  // namespace cards
