// Dreadful Spells, Return to Valinor, The Day Without Dawn, Hill-trolls.

#include "tests/cards/shadow_table.h"

namespace cards {
namespace {

Setting spells(std::string_view army, std::string_view target) {
  Setting setting;
  setting.empty_map().army("osgiliath", army).army("minas-tirith", target);
  return holding(setting, "shadow", {"dreadful-spells"});
}

// Three Nazgûl, three dice; 5 and 6 hit. The owner takes the two hits.
TEST(EventCards, DreadfulSpells_ADieForEveryNazgul) {
  Game game(spells("sauron 1R, 3N", "gondor 1R 2E"));
  play_event(game, "dreadful-spells");
  game.roll({4, 5, 6});
  EXPECT_EQ(game.question(), "casualty");
  EXPECT_EQ(game.seat(), "free");
  game.play("remove gondor.elite");  // one Elite for two hits
  EXPECT_EQ(game.standing("minas-tirith"), "gondor 1R 1E");
}

TEST(EventCards, DreadfulSpells_FiveDiceAtMost) {
  Game game(spells("sauron 1R, 7N, witch-king", "gondor 5R"));
  play_event(game, "dreadful-spells");
  game.roll({1, 1, 1, 1, 1});
  EXPECT_NE(game.seat(), "chance");
}

TEST(EventCards, DreadfulSpells_TheWitchKingIsOneOfThem) {
  Game game(spells("sauron 1R, 1N, witch-king", "gondor 5R"));
  play_event(game, "dreadful-spells");
  game.roll({5, 5});
  EXPECT_EQ(game.standing("minas-tirith"), "gondor 3R");
}

TEST(EventCards, DreadfulSpells_TheShadowPicksTheArmy) {
  Game game(spells("sauron 1R, 1N", "gondor 2R").army("lossarnach", "gondor 1R"));
  play_event(game, "dreadful-spells");
  EXPECT_EQ(game.options(), (std::vector<std::string>{"region lossarnach", "region minas-tirith"}));
  game.play("region minas-tirith");
  game.roll({5});
  EXPECT_EQ(game.standing("minas-tirith"), "gondor 1R");
  EXPECT_EQ(step_of(game, "gondor"), 2);  // not an attack
}

// A besieged garrison that dies lets the besiegers in; Boromir lives.
TEST(EventCards, DreadfulSpells_AGarrisonThatDiesLosesTheStronghold) {
  Setting setting;
  setting.empty_map()
      .army("minas-tirith", "sauron 1R, 1N")
      .garrison("minas-tirith", "gondor 1R, boromir");
  Game game(holding(setting, "shadow", {"dreadful-spells"}));
  play_event(game, "dreadful-spells");
  game.roll({5});
  EXPECT_EQ(game.control("minas-tirith"), "shadow");
  EXPECT_EQ(game.standing("minas-tirith"), "boromir / sauron 1R, 1N");
}

TEST(EventCards, DreadfulSpells_NotMet_WithoutAnArmyOfNazgulNearby) {
  Game alone(spells("3N", "gondor 1R"));
  expect_condition_not_met(alone, "dreadful-spells");
  Setting far;
  far.empty_map().army("minas-morgul", "sauron 1R, 3N").army("minas-tirith", "gondor 1R");
  Game away(holding(far, "shadow", {"dreadful-spells"}));
  expect_condition_not_met(away, "dreadful-spells");
}

// Lórien has fallen. Three Elves in Rivendell and one in the Woodland Realm, beside two Dwarves;
// the Havens are besieged. The Woodland Realm's one die falls on the Army as a whole.
TEST(EventCards, ReturnToValinor_ADieForEveryElfInOpenStrongholds) {
  Setting setting;
  setting.empty_map()
      .control("lorien", "shadow")
      .army("rivendell", "elves 2R 1E")
      .army("woodland-realm", "elves 1E, dwarves 2R")
      .army("grey-havens", "sauron 1R")
      .garrison("grey-havens", "elves 2R");
  Game game(holding(setting, "shadow", {"return-to-valinor"}));
  play_event(game, "return-to-valinor");
  game.roll({5, 6, 5});
  game.play("remove elves.regular");
  EXPECT_EQ(game.standing("rivendell"), "elves 1R 1E");
  game.roll({6});
  EXPECT_EQ(game.seat(), "free");
  game.play("remove dwarves.regular");
  EXPECT_EQ(game.standing("woodland-realm"), "elves 1E, dwarves 1R");
  EXPECT_EQ(game.inside("grey-havens"), "elves 2R");
}

TEST(EventCards, ReturnToValinor_FiveDiceAtMost) {
  Setting setting;
  setting.empty_map().control("lorien", "shadow").army("rivendell", "elves 2R 5E");
  Game game(holding(setting, "shadow", {"return-to-valinor"}));
  play_event(game, "return-to-valinor");
  game.roll({1, 1, 1, 1, 1});
  EXPECT_NE(game.seat(), "chance");
}

TEST(EventCards, ReturnToValinor_NotMet_WithEveryElvenStrongholdFree) {
  Setting setting;
  setting.empty_map().army("lorien", "elves 3R").control("edoras", "shadow");
  Game game(holding(setting, "shadow", {"return-to-valinor"}));
  expect_condition_not_met(game, "return-to-valinor");
}

TEST(EventCards, TheDayWithoutDawn_EveryUnusedWillOfTheWestIsGone) {
  Setting setting;
  setting.empty_map().at_war({"sauron", "isengard", "southrons"});
  Game game(holding(setting, "shadow", {"the-day-without-dawn"})
                .dice("free", {"will", "character", "will", "muster"}));
  play_event(game, "the-day-without-dawn");
  EXPECT_EQ(game.at("/dice/free"), json({"character", "muster"}));
  EXPECT_EQ(game.events("die-skipped").size(), 2u);
}

TEST(EventCards, TheDayWithoutDawn_NotMet_WithAShadowNationAtPeace) {
  Setting setting;
  setting.empty_map().at_war({"sauron", "isengard"});
  Game game(holding(setting, "shadow", {"the-day-without-dawn"}));
  expect_condition_not_met(game, "the-day-without-dawn");
}

TEST(EventCards, HillTrolls_TwoRegularsAnywhereBecomeElites) {
  Setting setting;
  setting.empty_map()
      .at_war({"sauron"})
      .army("moria", "sauron 2R")
      .garrison("dol-guldur", "sauron 1R")
      .army("dol-guldur", "elves 1R");
  Game game(holding(setting, "shadow", {"hill-trolls"}));
  play_event(game, "hill-trolls");
  game.play({"region moria", "region dol-guldur"});
  EXPECT_EQ(game.standing("moria"), "sauron 1R 1E");
  EXPECT_EQ(game.inside("dol-guldur"), "sauron 1E");
}

// One Elite left in the box, so one Regular is replaced; recruits of Isengard are no
// trolls.
TEST(EventCards, HillTrolls_AsManyAsThereAre) {
  Setting setting;
  setting.empty_map()
      .at_war({"sauron"})
      .army("moria", "sauron 2R, isengard 1R")
      .army("barad-dur", "sauron 5E");
  Game game(holding(setting, "shadow", {"hill-trolls"}));
  play_event(game, "hill-trolls");
  EXPECT_EQ(game.standing("moria"), "isengard 1R, sauron 1R 1E");
}

TEST(EventCards, HillTrolls_NotMet_WithSauronAtPeace) {
  Setting setting;
  setting.empty_map().army("moria", "sauron 2R");
  Game game(holding(setting, "shadow", {"hill-trolls"}));
  expect_condition_not_met(game, "hill-trolls");
}

}  // namespace
}  // namespace cards
