// Recruiting by Event card: R-124.

#include <gtest/gtest.h>

#include "tests/rulings/game.h"

namespace rulings {
namespace {

/// The seat plays the one card of its hand with an Event die.
Game played(Setting setting, const std::string& seat, const std::string& card) {
  setting.to_act(seat)
      .dice("free", {"event", "character"})
      .dice("shadow", {"event", "character"})
      .set("/hands/" + seat, json{card});
  Game game(setting);
  game.play({"die event", "use play-card"});
  return game;
}
/// Without Gandalf as the Guide, who would draw another card.
Setting empty_land() { return Setting().empty_map().fellowship({{"guide", "strider"}}); }

TEST(Rulings, R124_TheNationNeedNotBeAtWar) {
  const Game game = played(empty_land().politics("north", 1, false), "free", "king-brands-men");
  EXPECT_EQ(game.standing("dale"), "north 2R");
  EXPECT_EQ(game.at("/politicalTrack/north/step"), 1);
  EXPECT_EQ(game.at("/politicalTrack/north/active"), false);
}

TEST(Rulings, R124_AUnitIsARegularOrAnEliteAtChoice) {
  for (const std::string kind : {"regular", "elite"}) {
    Game game = played(empty_land(), "free", "imrahil-of-dol-amroth");
    EXPECT_EQ(game.options(),
              std::vector<std::string>({"figure gondor.regular", "figure gondor.elite"}));
    game.play("figure gondor." + kind);
    EXPECT_EQ(game.standing("dol-amroth"), kind == "elite" ? "gondor 1E 1L" : "gondor 1R 1L");
  }
}

// When all Elites are dead there is no choice; the Leader is no unit.
TEST(Rulings, R123_R124_OnlyOfWhatIsLeft) {
  const Game game = played(empty_land().set("/offBoard/free/graveyard/gondor/elite", 5), "free",
                           "imrahil-of-dol-amroth");
  EXPECT_EQ(game.standing("dol-amroth"), "gondor 1R 1L");
}

TEST(Rulings, R124_OutsideASiegeTheRegionMustBeFree) {
  const Setting stormed = empty_land().army("carrock", "sauron 1R").control("carrock", "shadow");
  EXPECT_EQ(played(stormed, "free", "grimbeorn-the-old-son-of-beorn").standing("carrock"),
            "sauron 1R");
  // Nobody is there, but the Settlement is the enemy's.
  const Setting lost = empty_land().control("carrock", "shadow");
  EXPECT_EQ(played(lost, "free", "grimbeorn-the-old-son-of-beorn").standing("carrock"), "");
  // An enemy Character alone does not prevent it.
  Game watched =
      played(empty_land().army("carrock", "2N"), "free", "grimbeorn-the-old-son-of-beorn");
  watched.play("figure north.elite");
  EXPECT_EQ(watched.standing("carrock"), "north 1E 1L / 2N");
}

TEST(Rulings, R124_AStrongholdUnderSiegeIsTrimmedToFiveByItsOwner) {
  Game game = played(empty_land().garrison("erebor", "dwarves 4R 1E").army("erebor", "sauron 5R"),
                     "free", "dain-ironfoots-guard");
  game.play("figure dwarves.elite");
  EXPECT_EQ(game.inside("erebor"), "dwarves 4R 2E 1L");
  EXPECT_EQ(game.question(), "excess");
  EXPECT_EQ(game.seat(), "free");
  EXPECT_EQ(game.ruling(), "R-250");
  game.play("remove dwarves.regular");
  EXPECT_EQ(game.inside("erebor"), "dwarves 3R 2E 1L");
  EXPECT_EQ(game.casualties("dwarves"), "");  // to the reinforcements
}

TEST(Rulings, R124_TheOwnerMayTrimTheNewOne) {
  Game game = played(empty_land().garrison("erebor", "dwarves 5R").army("erebor", "sauron 5R"),
                     "free", "dain-ironfoots-guard");
  game.play("remove dwarves.elite");  // no Regular was left to come
  EXPECT_EQ(game.inside("erebor"), "dwarves 5R 1L");
}

// So does the Shadow with its own.
TEST(Rulings, R124_AStrongholdOfTheShadowUnderSiege) {
  Game game = played(empty_land()
                         .garrison("minas-morgul", "sauron 1E")
                         .army("minas-morgul", "gondor 3R, aragorn")
                         .fellowship({{"guide", "gandalf-the-grey"}}),
                     "shadow", "the-king-is-revealed");
  EXPECT_EQ(game.inside("minas-morgul"), "sauron 5R 1E, 1N");
  EXPECT_EQ(game.seat(), "shadow");
  game.play("remove sauron.regular");
  EXPECT_EQ(game.inside("minas-morgul"), "sauron 4R 1E, 1N");
}

}  // namespace
}  // namespace rulings
