// The Elites of Isengard as Leaders outside battle: R-114, second part.

#include <gtest/gtest.h>

#include "tests/rulings/battle/battles.h"

namespace rulings {
namespace {

json march(std::string_view from, std::string_view to) {
  return {{"die", "character"}, {"do", "move-army"}, {"from", from}, {"to", to}};
}

TEST(Rulings, R083_R114_UnderSarumanTheyLeadAMarch) {
  const Game without(
      shadow_attacks({"isengard"}, "character").army("gap-of-rohan", "isengard 1R 1E"));
  EXPECT_EQ(without.why_not(march("gap-of-rohan", "enedwaith")), "R-083");
  Game with(shadow_attacks({"isengard"}, "character")
                .army("orthanc", "saruman")
                .army("gap-of-rohan", "isengard 1R 1E"));
  EXPECT_EQ(with.why_not(march("gap-of-rohan", "enedwaith")), "");
  with.play({"die character", "use move-army", "region enedwaith"});
  with.forbids("leave isengard.elite");  // he leads
  with.play("leave isengard.regular");
  EXPECT_EQ(with.standing("enedwaith"), "isengard 1E");
  EXPECT_EQ(with.standing("gap-of-rohan"), "isengard 1R");
}

TEST(Rulings, R083_R114_SarumanHimselfLeadsNoMarch) {
  const Game regulars(
      shadow_attacks({"isengard"}, "character").army("orthanc", "isengard 2R, saruman"));
  EXPECT_EQ(regulars.why_not(march("orthanc", "gap-of-rohan")), "R-083");
  const Game elite(
      shadow_attacks({"isengard"}, "character").army("orthanc", "isengard 1R 1E, saruman"));
  EXPECT_EQ(elite.why_not(march("orthanc", "gap-of-rohan")), "");
}

TEST(Rulings, R114_WhenSarumanIsDeadTheyAreUnitsAndNothingElse) {
  const Game game(shadow_attacks({"isengard"}, "character")
                      .set("/characters/saruman", "eliminated")
                      .army("gap-of-rohan", "isengard 1R 1E"));
  EXPECT_EQ(game.why_not(march("gap-of-rohan", "enedwaith")), "R-083");
}

TEST(Rulings, R114_R138_TheyDoNotHunt) {
  // Two Elites with the Ring-bearers: one re-roll for the unit, none for a Leader.
  Game game(free_attacks({"rohan"}, "character")
                .army("orthanc", "saruman")
                .army("gap-of-rohan", "isengard 2E")
                .fellowship({{"region", "gap-of-rohan"}})
                .set("/huntBox", {{"free", 0}, {"shadow", 3}}));
  game.play({"die character", "use move-fellowship"});
  game.roll({1, 2, 3});
  EXPECT_EQ(game.question(), "hunt-reroll");
  EXPECT_EQ(game.options().size(), 2u);
  EXPECT_TRUE(game.offers("reroll 1"));
  game.forbids("reroll 2");
}

}  // namespace
}  // namespace rulings
