// The options of those who enter the game.

#include <gtest/gtest.h>

#include "tests/rulings/game.h"

namespace rulings {
namespace {

/// Will of the West in hand.
Setting grey(std::string_view wording) {
  return Setting()
      .empty_map()
      .option("companion.gandalfWhiteEntry", wording)
      .dice("free", {"will", "event"});
}

const json kWhite{{"do", "gandalf-the-white"}};

TEST(Rulings, R106_TheGreyWhoHasLeftBecomesTheWhiteWhereHeStands) {
  // A Minion that is dead has been in play.
  Game game(grey("published")
                .army("edoras", "gandalf-the-grey")
                .set("/characters/saruman", "eliminated"));
  EXPECT_EQ(game.why_not(kWhite), "");
  game.play({"die will", "use gandalf-the-white"});
  EXPECT_EQ(game.standing("edoras"), "gandalf-the-white");
}

TEST(Rulings, R106_WithTheOptionTheGreyMustBeDead) {
  Game game(grey("guide").army("edoras", "gandalf-the-grey").army("orthanc", "saruman"));
  EXPECT_EQ(game.why_not(kWhite), "R-106");
  game.play("die will");
  game.forbids("use gandalf-the-white");
}

TEST(Rulings, R106_WithTheOptionAMinionMustBeInPlayNow) {
  Game game(grey("guide")
                .set("/characters/gandalf-the-grey", "eliminated")
                .set("/characters/saruman", "eliminated"));
  EXPECT_EQ(game.why_not(kWhite), "R-106");
  game.play("die will");
  game.forbids("use gandalf-the-white");
}

TEST(Rulings, R106_WithTheOptionHeComesToFangornOrTheElves) {
  Game game(grey("guide")
                .army("orthanc", "saruman")
                .control("lorien", "shadow")
                .set("/characters/gandalf-the-grey", "eliminated"));
  EXPECT_EQ(game.why_not(kWhite), "");
  game.play({"die will", "use gandalf-the-white"});
  EXPECT_EQ(game.options(),
            (std::vector<std::string>{"region fangorn", "region grey-havens", "region rivendell",
                                      "region woodland-realm"}));
}

/// A Muster die in hand; Minas Tirith and, if they are 4 points, Helm's Deep are captured.
Setting points(std::string_view option, std::string_view wording, int victory_points) {
  Setting setting;
  setting.empty_map()
      .option(option, wording)
      .control("minas-tirith", "shadow")
      .to_act("shadow")
      .dice("shadow", {"muster", "event"});
  if (victory_points == 4) setting.control("helms-deep", "shadow");
  return setting;
}

json minion(std::string_view who) { return {{"do", "minion"}, {"who", who}}; }

TEST(Rulings, R112_TheWitchKingComesInTimeOfWarBesideAUnitOfSaurons) {
  const auto at_war = [] {
    return points("minion.witchKingEntry", "published", 4).army("trollshaws", "sauron 1R");
  };
  EXPECT_EQ(Game(at_war()).why_not(minion("witch-king")), "R-112");
  Game game(at_war().at_war({"sauron", "rohan"}));
  json there = minion("witch-king");
  there["to"] = "trollshaws";
  EXPECT_EQ(game.why_not(there), "");
  there["to"] = "hollin";
  EXPECT_EQ(game.why_not(there), "R-112");
  game.play({"die muster", "use minion"});
  EXPECT_EQ(game.standing("trollshaws"), "sauron 1R, witch-king");
}

TEST(Rulings, R112_WithTheOptionHeWaitsForFourPoints) {
  Game game(points("minion.witchKingEntry", "guide", 2)
                .army("trollshaws", "sauron 1R")
                .at_war({"sauron", "rohan"}));
  EXPECT_EQ(game.why_not(minion("witch-king")), "R-112");
  game.play("die muster");
  game.forbids("use minion");
}

TEST(Rulings, R112_WithTheOptionHeComesWhereANazgulCouldFly) {
  Game game(points("minion.witchKingEntry", "guide", 4)
                .army("dol-amroth", "sauron 1R")
                .garrison("dol-amroth", "gondor 1R"));
  json there = minion("witch-king");
  there["to"] = "rivendell";
  EXPECT_EQ(game.why_not(there), "R-112");  // a Stronghold that nobody besieges
  game.play({"die muster", "use minion"});
  game.forbids("region rivendell");
  for (const char* open : {"dol-amroth", "minas-tirith", "the-shire", "barad-dur"}) {
    EXPECT_TRUE(game.offers("region " + std::string(open))) << open;
  }
  game.play("region the-shire");
  EXPECT_EQ(game.standing("the-shire"), "witch-king");
  for (const char* nation : {"gondor", "rohan", "elves", "dwarves", "north"}) {
    EXPECT_TRUE(is_active(game, nation)) << nation;
  }
}

TEST(Rulings, R113_TheMouthWaitsForTheRingInMordorOrForTheWholeWar) {
  const auto mouth = [] { return points("minion.mouthEntry", "published", 2); };
  EXPECT_EQ(Game(mouth()).why_not(minion("mouth-of-sauron")), "R-113");
  EXPECT_EQ(Game(mouth().fellowship({{"mordorStep", 0}})).why_not(minion("mouth-of-sauron")), "");
}

TEST(Rulings, R113_WithTheOptionHeOnlyNeedsAnUnconqueredStronghold) {
  Game game(points("minion.mouthEntry", "guide", 2).control("moria", "free"));
  EXPECT_EQ(game.why_not(minion("mouth-of-sauron")), "");
  json moria = minion("mouth-of-sauron");
  moria["to"] = "moria";
  EXPECT_EQ(game.why_not(moria), "R-113");
  game.play({"die muster", "use minion"});
  EXPECT_EQ(game.options(), (std::vector<std::string>{"region barad-dur", "region dol-guldur",
                                                      "region minas-morgul", "region morannon",
                                                      "region mount-gundabad"}));
}

}  // namespace
}  // namespace rulings
