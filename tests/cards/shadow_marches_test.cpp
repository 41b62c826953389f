// Shadow cards that move Armies and Nazgûl.

#include "tests/cards/shadow_table.h"

namespace cards {
namespace {

Setting marching(std::string_view card) {
  Setting setting;
  setting.empty_map()
      .at_war({"sauron", "isengard", "southrons"})
      .army("barad-dur", "sauron 3R, 1N")
      .army("minas-morgul", "sauron 1R");
  return holding(setting, "shadow", {card});
}

// Barad-dûr, Gorgoroth, Minas Morgul: two of three regions, and there the other Army stands.
TEST(EventCards, ShadowsGather_OneArmyJoinsAnotherWithinThreeRegions) {
  Game game(marching("shadows-gather").army("morannon", "sauron 1R"));
  play_event(game, "shadows-gather");
  game.play({"region barad-dur", "leave sauron.regular", "go"});
  EXPECT_EQ(game.standing("gorgoroth"), "sauron 2R, 1N");
  game.forbids("stop");  // nobody else stands there
  game.play("region minas-morgul");
  EXPECT_EQ(game.standing("minas-morgul"), "sauron 3R, 1N");
  EXPECT_EQ(game.standing("barad-dur"), "sauron 1R");
}

TEST(EventCards, ShadowsGather_NotMet_WhenNobodyIsInReach) {
  Setting setting;
  setting.empty_map().at_war({"sauron"}).army("barad-dur", "sauron 3R").army("moria", "sauron 1R");
  Game game(holding(setting, "shadow", {"shadows-gather"}));
  EXPECT_EQ(why_not_play(game, "shadows-gather"), "");
  play_event(game, "shadows-gather");
  EXPECT_EQ(game.standing("barad-dur"), "sauron 3R");
  EXPECT_EQ(game.seat(), "free");
}

// The second of two Armies may not be the one that has just moved.
TEST(EventCards, TheShadowLengthens_TwoArmiesOfTwoRegions) {
  Game game(marching("the-shadow-lengthens").army("morannon", "sauron 2R"));
  play_event(game, "the-shadow-lengthens");
  game.play({"region barad-dur", "go", "region morannon"});
  EXPECT_EQ(game.standing("morannon"), "sauron 5R, 1N");
  EXPECT_EQ(game.question(), "army-from");
  game.play({"region morannon", "go"});
  EXPECT_EQ(game.standing("morannon"), "sauron 3R, 1N");  // the two who had not moved went
  EXPECT_EQ(game.standing("minas-morgul"), "sauron 3R");
}

TEST(EventCards, TheShadowLengthens_NotMet_WhenNoTwoArmiesCanMeet) {
  Setting setting;
  setting.empty_map().at_war({"sauron"}).army("nurn", "sauron 3R").army("moria", "sauron 1R");
  Game game(holding(setting, "shadow", {"the-shadow-lengthens"}));
  EXPECT_EQ(why_not_play(game, "the-shadow-lengthens"), "");
  play_event(game, "the-shadow-lengthens");
  EXPECT_EQ(game.standing("nurn"), "sauron 3R");
}

TEST(EventCards, TheShadowIsMoving_FourDifferentArmiesOneRegionEach) {
  Game game(marching("the-shadow-is-moving")
                .army("moria", "sauron 1R")
                .army("orthanc", "isengard 1R")
                .army("umbar", "southrons 1R"));
  play_event(game, "the-shadow-is-moving");
  game.play({"region barad-dur", "go"});
  game.play({"region moria", "region hollin"});
  game.play({"region orthanc", "region gap-of-rohan"});
  game.play({"region umbar", "region near-harad"});
  EXPECT_EQ(game.standing("gorgoroth"), "sauron 3R, 1N");
  EXPECT_EQ(game.standing("near-harad"), "southrons 1R");
  EXPECT_EQ(game.standing("minas-morgul"), "sauron 1R");
  EXPECT_EQ(game.seat(), "free");  // four is all
}

TEST(EventCards, TheShadowIsMoving_FewerWillDo) {
  Game game(marching("the-shadow-is-moving"));
  play_event(game, "the-shadow-is-moving");
  game.play({"region barad-dur", "go", "stop"});
  EXPECT_EQ(game.seat(), "free");
}

TEST(EventCards, TheShadowIsMoving_NotMet_WithAShadowNationAtPeace) {
  Setting setting;
  setting.empty_map().at_war({"sauron", "isengard"}).army("moria", "sauron 1R");
  Game game(holding(setting, "shadow", {"the-shadow-is-moving"}));
  expect_condition_not_met(game, "the-shadow-is-moving");
}

// A Nazgûl flies to the Army at Minas Morgul: that Army has one now, but he has moved and does not
// march on with it. So the one of Barad-dûr marches, and no other.
TEST(EventCards, TheRingwraithsAreAbroad_WhoHasFlownDoesNotMarch) {
  Game game(marching("the-ringwraiths-are-abroad").army("moria", "1N"));
  play_event(game, "the-ringwraiths-are-abroad");
  EXPECT_EQ(game.question(), "minions-from");
  game.play({"region moria", "region minas-morgul", "stop"});
  EXPECT_EQ(game.question(), "army-group");
  game.play("go");
  EXPECT_EQ(game.standing("gorgoroth"), "sauron 3R, 1N");
  EXPECT_EQ(game.standing("minas-morgul"), "sauron 1R, 1N");
  EXPECT_EQ(game.seat(), "free");
}

TEST(EventCards, TheRingwraithsAreAbroad_TwoArmiesWithNazgulMarch) {
  Game game(marching("the-ringwraiths-are-abroad")
                .army("moria", "sauron 1R, 1N")
                .army("hollin", "elves 1R"));
  play_event(game, "the-ringwraiths-are-abroad");
  game.play({"stop", "option move-armies"});
  game.forbids("region minas-morgul");  // no Nazgûl there
  game.play("region barad-dur");
  game.forbids("leave nazgul");
  game.play("go");
  game.play({"region moria", "region north-dunland"});
  if (game.question() == "army-group") game.play("go");
  EXPECT_EQ(game.standing("gorgoroth"), "sauron 3R, 1N");
  EXPECT_EQ(game.standing("north-dunland"), "sauron 1R, 1N");
  EXPECT_EQ(game.seat(), "free");
}

TEST(EventCards, TheRingwraithsAreAbroad_OrOneArmyAttacks) {
  Game game(marching("the-ringwraiths-are-abroad")
                .army("osgiliath", "sauron 2R")
                .army("minas-tirith", "gondor 1R"));
  play_event(game, "the-ringwraiths-are-abroad");
  game.play({"region barad-dur", "region osgiliath"});  // the Nazgûl joins them
  if (game.question() == "minions-from") game.play("stop");
  game.play({"leave sauron.regular", "leave nazgul"});  // he may be with the rearguard
  EXPECT_EQ(game.at("/battle/target"), "minas-tirith");
}

TEST(EventCards, TheRingwraithsAreAbroad_NotMet_WithoutNazgulNothingHappens) {
  Setting setting;
  setting.empty_map().at_war({"sauron"}).army("barad-dur", "sauron 3R");
  Game game(holding(setting, "shadow", {"the-ringwraiths-are-abroad"}));
  EXPECT_EQ(why_not_play(game, "the-ringwraiths-are-abroad"), "");
  play_event(game, "the-ringwraiths-are-abroad");
  while (game.question() == "card-option") game.play(game.options()[0]);
  EXPECT_EQ(game.standing("barad-dur"), "sauron 3R");
  EXPECT_EQ(game.seat(), "free");
}

Setting captain() {
  Setting setting;
  setting.empty_map()
      .at_war({"sauron"})
      .army("osgiliath", "sauron 2R, witch-king")
      .army("barad-dur", "sauron 1R, 1N")
      .army("minas-tirith", "gondor 1R");
  return holding(setting, "shadow", {"the-black-captain-commands"});
}

TEST(EventCards, TheBlackCaptainCommands_RecruitsThenMovesHisArmy) {
  Game game(captain());
  play_event(game, "the-black-captain-commands");
  game.play("option recruit");
  EXPECT_EQ(game.standing("osgiliath"), "sauron 2R, 2N, witch-king");
  game.play("option move-armies");
  game.forbids("region barad-dur");
  game.play("region south-ithilien");
  game.forbids("leave witch-king");
  game.play("go");
  EXPECT_EQ(game.standing("south-ithilien"), "sauron 2R, 2N, witch-king");
}

// He takes part, and does not stay behind.
TEST(EventCards, TheBlackCaptainCommands_OrAttacksAtTheHeadOfIt) {
  Game game(captain());
  play_event(game, "the-black-captain-commands");
  game.play({"option move-nazgul", "region barad-dur", "region osgiliath"});
  if (game.question() == "minions-from") game.play("stop");
  game.play("option attack");
  game.forbids("leave witch-king");
  game.play("go");
  EXPECT_EQ(game.at("/battle/target"), "minas-tirith");
}

TEST(EventCards, TheBlackCaptainCommands_TheArmyMayStay) {
  Game game(captain());
  play_event(game, "the-black-captain-commands");
  game.play({"option recruit", "stop"});
  EXPECT_EQ(game.standing("osgiliath"), "sauron 2R, 2N, witch-king");
  EXPECT_EQ(game.seat(), "free");
}

TEST(EventCards, TheBlackCaptainCommands_NotMet_WithoutTheWitchKing) {
  Setting setting;
  setting.empty_map().at_war({"sauron"}).army("barad-dur", "sauron 3R, 2N");
  Game game(holding(setting, "shadow", {"the-black-captain-commands"}));
  expect_condition_not_met(game, "the-black-captain-commands");
}

}  // namespace
}  // namespace cards
