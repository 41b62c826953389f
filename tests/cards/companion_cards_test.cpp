// Cards that separate and move Companions: Gwaihir the Windlord, We Prove the Swifter, There and
// Back Again, Book of Mazarbul, Fear! Fire! Foes!

#include <gtest/gtest.h>

#include "tests/cards/hands.h"

namespace cards {
namespace {

Setting& company_in(Setting& setting, std::string_view region,
                    std::initializer_list<std::string_view> companions, std::string_view guide) {
  json walking = json::array();
  for (const std::string_view one : companions) walking.push_back(one);
  return setting.fellowship({{"region", region}, {"companions", walking}, {"guide", guide}});
}

// --- Gwaihir the Windlord

// Progress 0 and Level 4, though Meriadoc is of Level 1. From Bree: Buckland, the Shire, the Tower
// Hills; the Grey Havens are the fourth region, Forlindon the fifth.
TEST(EventCards, GwaihirTheWindlord_SeparatesWithLevelFour) {
  Setting setting;
  company_in(setting.empty_map(), "bree", {"meriadoc", "strider"}, "strider");
  Game game(holding(setting, "free", {"gwaihir-the-windlord"}));
  play_event(game, "gwaihir-the-windlord");
  game.play({"take meriadoc", "go"});
  EXPECT_TRUE(game.offers("region grey-havens"));
  EXPECT_TRUE(game.offers("region tower-hills"));
  EXPECT_FALSE(game.offers("region forlindon"));
  game.play("region tower-hills");
  EXPECT_EQ(game.standing("tower-hills"), "meriadoc");
}

// Somebody walks with the Fellowship and somebody is on the map: the player chooses, once.
TEST(EventCards, GwaihirTheWindlord_OrCarriesAGroupThatIsOnTheMap) {
  Setting setting;
  setting.empty_map().army("bree", "peregrin, gimli");
  company_in(setting, "rivendell", {"strider"}, "strider");
  Game game(holding(setting, "free", {"gwaihir-the-windlord"}));
  play_event(game, "gwaihir-the-windlord");
  EXPECT_EQ(game.question(), "card-option");
  EXPECT_EQ(game.options(),
            (std::vector<std::string>{"option separate", "option move-companions"}));
  game.play({"option move-companions", "leave gimli"});
  // Level 1, but carried as far as Level 4.
  EXPECT_TRUE(game.offers("region grey-havens"));
  game.play("region tower-hills");
  EXPECT_EQ(game.standing("tower-hills"), "peregrin");
  EXPECT_EQ(game.standing("bree"), "gimli");
  EXPECT_EQ(game.seat(), "shadow");  // one group, no more
}

// Into a Stronghold under siege: he joins the garrison and wakes the Nation (R-263d).
TEST(EventCards, GwaihirTheWindlord_EndsInsideASiege) {
  Setting setting;
  setting.empty_map()
      .garrison("minas-tirith", "gondor 1R")
      .army("minas-tirith", "sauron 2R")
      .army("folde", "boromir");
  company_in(setting, "rivendell", {}, "gollum");
  Game game(holding(setting, "free", {"gwaihir-the-windlord"}));
  EXPECT_FALSE(game.at("/politicalTrack/gondor/active").get<bool>());
  play_event(game, "gwaihir-the-windlord");
  game.play("region minas-tirith");
  EXPECT_EQ(game.inside("minas-tirith"), "gondor 1R, boromir");
  EXPECT_TRUE(game.at("/politicalTrack/gondor/active").get<bool>());
}

// It needs nothing; with nobody to carry nothing happens.
TEST(EventCards, GwaihirTheWindlord_NotMet_NobodyToCarry) {
  Setting setting;
  company_in(setting.empty_map(), "rivendell", {}, "gollum");
  Game game(holding(setting, "free", {"gwaihir-the-windlord"}));
  EXPECT_EQ(why_not_play(game, "gwaihir-the-windlord"), "");
  play_event(game, "gwaihir-the-windlord");
  EXPECT_EQ(game.seat(), "shadow");
  EXPECT_EQ(game.at("/discards/free"), json({"gwaihir-the-windlord"}));
}

// --- We Prove the Swifter

// Progress 0, Level 1 and two more: three regions.
TEST(EventCards, WeProveTheSwifter_SeparatesTwoRegionsFurther) {
  Setting setting;
  company_in(setting.empty_map(), "bree", {"meriadoc", "strider"}, "strider");
  Game game(holding(setting, "free", {"we-prove-the-swifter"}));
  play_event(game, "we-prove-the-swifter");
  game.play({"take meriadoc", "go"});
  EXPECT_TRUE(game.offers("region tower-hills"));   // Buckland, the Shire, Tower Hills
  EXPECT_FALSE(game.offers("region grey-havens"));  // the fourth
}

// Gimli, of Level 2, may go four regions, one group only, and into a siege.
TEST(EventCards, WeProveTheSwifter_OrMovesAGroupTwoRegionsFurther) {
  Setting setting;
  setting.empty_map()
      .garrison("grey-havens", "elves 1R")
      .army("grey-havens", "sauron 2R")
      .army("bree", "gimli");
  company_in(setting, "rivendell", {"strider"}, "strider");
  Game game(holding(setting, "free", {"we-prove-the-swifter"}));
  play_event(game, "we-prove-the-swifter");
  game.play("option move-companions");
  EXPECT_TRUE(game.offers("region tower-hills"));
  game.play("region grey-havens");
  EXPECT_EQ(game.inside("grey-havens"), "elves 1R, gimli");
}

TEST(EventCards, WeProveTheSwifter_NotMet_NobodyToMove) {
  Setting setting;
  company_in(setting.empty_map(), "rivendell", {}, "gollum");
  Game game(holding(setting, "free", {"we-prove-the-swifter"}));
  EXPECT_EQ(why_not_play(game, "we-prove-the-swifter"), "");
  play_event(game, "we-prove-the-swifter");
  EXPECT_EQ(game.seat(), "shadow");
}

// --- There and Back Again

// Gimli leaves in Dale; Dwarves and North wake up, and all three go a step (box 1 to 2).
TEST(EventCards, ThereAndBackAgain_WakesTheNorthWhenGimliComesHome) {
  Setting setting;
  company_in(setting.empty_map(), "northern-rhovanion", {"gimli", "strider"}, "strider");
  Game game(holding(setting, "free", {"there-and-back-again"}));
  play_event(game, "there-and-back-again");
  game.play({"take gimli", "go", "region dale"});
  for (const std::string nation : {"dwarves", "elves", "north"}) {
    EXPECT_EQ(game.at("/politicalTrack/" + nation + "/step"), 2) << nation;
    EXPECT_TRUE(game.at("/politicalTrack/" + nation + "/active").get<bool>()) << nation;
  }
}

// Progress 0, Meriadoc of Level 1 and one more: two regions.
TEST(EventCards, ThereAndBackAgain_OneRegionFurther) {
  Setting setting;
  company_in(setting.empty_map(), "bree", {"meriadoc", "strider"}, "strider");
  Game game(holding(setting, "free", {"there-and-back-again"}));
  play_event(game, "there-and-back-again");
  game.play({"take meriadoc", "go"});
  EXPECT_TRUE(game.offers("region the-shire"));
  EXPECT_FALSE(game.offers("region tower-hills"));
  game.play("region the-shire");
  // Neither Gimli nor Legolas is at home: Elves and Dwarves do not move.
  EXPECT_EQ(game.at("/politicalTrack/dwarves/step"), 1);
  EXPECT_EQ(game.at("/politicalTrack/elves/step"), 1);
}

// Nobody is left to separate, but Legolas, who went before, stands in the Woodland Realm.
TEST(EventCards, ThereAndBackAgain_NotMet_NobodyLeavesButLegolasIsHome) {
  Setting setting;
  setting.empty_map().army("woodland-realm", "legolas");
  company_in(setting, "rivendell", {}, "gollum");
  Game game(holding(setting, "free", {"there-and-back-again"}));
  EXPECT_EQ(why_not_play(game, "there-and-back-again"), "");
  play_event(game, "there-and-back-again");
  EXPECT_EQ(game.at("/politicalTrack/dwarves/step"), 2);
  EXPECT_EQ(game.at("/politicalTrack/elves/step"), 2);
  EXPECT_EQ(game.at("/politicalTrack/north/step"), 2);
}

// --- Book of Mazarbul, Fear! Fire! Foes!

// Any or all travel as with a die; then Gimli in Erebor sends the passive Dwarves to war.
TEST(EventCards, BookOfMazarbul_CompanionsTravelAndTheDwarvesGoToWar) {
  Setting setting;
  setting.empty_map().army("dale", "strider").army("edoras", "peregrin");
  company_in(setting, "rivendell", {}, "gollum");
  Game game(holding(setting, "free", {"book-of-mazarbul"}));
  play_event(game, "book-of-mazarbul");
  EXPECT_EQ(game.question(), "companions-from");
  game.play({"region dale", "region erebor"});
  game.play("stop");  // Peregrin stays
  EXPECT_EQ(game.standing("erebor"), "strider");
  EXPECT_EQ(game.at("/politicalTrack/dwarves"), (json{{"step", 4}, {"active", true}}));
  EXPECT_EQ(game.at("/politicalTrack/north/step"), 1);
}

TEST(EventCards, BookOfMazarbul_NobodyHasToMove) {
  Setting setting;
  setting.empty_map().army("ered-luin", "meriadoc");
  company_in(setting, "rivendell", {}, "gollum");
  Game game(holding(setting, "free", {"book-of-mazarbul"}));
  play_event(game, "book-of-mazarbul");
  game.play("stop");
  EXPECT_EQ(game.at("/politicalTrack/dwarves"), (json{{"step", 4}, {"active", true}}));
}

TEST(EventCards, BookOfMazarbul_NotMet_NobodyStandsAmongTheDwarves) {
  Setting setting;
  setting.empty_map().army("edoras", "strider");
  company_in(setting, "rivendell", {}, "gollum");
  Game game(holding(setting, "free", {"book-of-mazarbul"}));
  EXPECT_EQ(why_not_play(game, "book-of-mazarbul"), "");
  play_event(game, "book-of-mazarbul");
  game.play("stop");
  EXPECT_EQ(game.at("/politicalTrack/dwarves"), (json{{"step", 1}, {"active", false}}));
}

TEST(EventCards, FearFireFoes_CompanionsTravelAndTheNorthGoesToWar) {
  Setting setting;
  setting.empty_map().army("buckland", "peregrin").army("edoras", "gimli");
  company_in(setting, "rivendell", {}, "gollum");
  Game game(holding(setting, "free", {"fear-fire-foes"}));
  play_event(game, "fear-fire-foes");
  game.play({"region edoras", "region folde", "region buckland", "region bree"});
  EXPECT_EQ(game.standing("folde"), "gimli");
  EXPECT_EQ(game.at("/politicalTrack/north"), (json{{"step", 4}, {"active", true}}));
  EXPECT_EQ(game.at("/politicalTrack/dwarves/step"), 1);
}

TEST(EventCards, FearFireFoes_NotMet_NobodyStandsInBreeOrTheShire) {
  Setting setting;
  setting.empty_map().army("buckland", "peregrin");
  company_in(setting, "rivendell", {}, "gollum");
  Game game(holding(setting, "free", {"fear-fire-foes"}));
  EXPECT_EQ(why_not_play(game, "fear-fire-foes"), "");
  play_event(game, "fear-fire-foes");
  game.play("stop");
  EXPECT_EQ(game.at("/politicalTrack/north"), (json{{"step", 1}, {"active", false}}));
}

}  // namespace
}  // namespace cards
