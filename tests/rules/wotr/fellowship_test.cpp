// Phase 2, the Guide, hiding and separating: rulings 5, 7.5 and 8.

#include "rules/wotr/fellowship/fellowship.h"

#include "tests/rules/wotr/fellowship_position.h"

namespace wotr {
namespace {

TEST(Fellowship, R040_OnlyAHiddenFellowshipDeclares) {
  Position p;
  p.board().fellowship.hidden = 0;
  p.begin_step(StepKind::kDeclare);
  EXPECT_EQ(p.question(), DecisionKind::kNone);
}

TEST(Fellowship, R180_NoDeclarationOnTheTrack) {
  Position p = on_track(1);
  p.begin_step(StepKind::kDeclare);
  EXPECT_EQ(p.question(), DecisionKind::kNone);
}

TEST(Fellowship, R040_ProgressZeroMayDeclareWhereItStands) {
  Position p;
  p.begin_step(StepKind::kDeclare);
  EXPECT_EQ(p.asked().actions.size(), 2u);  // here, or not at all
  p.answer_region("rivendell");
  EXPECT_EQ(p.board().fellowship.region, region("rivendell"));
}

TEST(Fellowship, R040_DeclaringIsOptional) {
  Position p;
  place_fellowship(p, "rivendell", 3);
  p.begin_step(StepKind::kDeclare);
  p.answer(ActionKind::kStop);
  EXPECT_EQ(p.board().fellowship.progress, 3);
  EXPECT_EQ(p.board().fellowship.region, region("rivendell"));
}

TEST(Fellowship, R041_GoesUpToProgressAndStaysHidden) {
  Position p;
  place_fellowship(p, "rivendell", 2);
  p.begin_step(StepKind::kDeclare);
  EXPECT_TRUE(p.offers(ActionKind::kRegion, region("hollin")));  // two away
  EXPECT_FALSE(p.offers(ActionKind::kRegion, region("moria")));  // three away
  EXPECT_TRUE(p.offers(ActionKind::kRegion, region("rivendell")));
  p.answer_region("hollin");
  EXPECT_EQ(p.board().fellowship.region, region("hollin"));
  EXPECT_EQ(p.board().fellowship.progress, 0);
  EXPECT_EQ(p.board().fellowship.hidden, 1);
}

TEST(Fellowship, R041_ImpassableBordersCount) {
  Position p;
  place_fellowship(p, "fangorn", 1);  // Lorien lies behind Parth Celebrant
  p.begin_step(StepKind::kDeclare);
  EXPECT_TRUE(p.offers(ActionKind::kRegion, region("parth-celebrant")));
  EXPECT_FALSE(p.offers(ActionKind::kRegion, region("lorien")));
}

TEST(Fellowship, R041_SiegesDoNotMatter) {
  Position p;
  place_fellowship(p, "parth-celebrant", 2);
  besiege(p, "lorien");
  p.begin_step(StepKind::kDeclare);
  EXPECT_TRUE(p.offers(ActionKind::kRegion, region("lorien")));
  EXPECT_TRUE(p.offers(ActionKind::kRegion, region("dimrill-dale")));
}

Position declared_in(std::string_view id, int corruption, bool captured = false) {
  Position p;
  place_fellowship(p, id);
  p.board().fellowship.corruption = static_cast<std::uint8_t>(corruption);
  if (captured) p.board().captured.insert(region(id));
  p.begin_step(StepKind::kDeclare);
  p.answer_region(id);
  return p;
}

TEST(Fellowship, R042_CityAndStrongholdHealOnePoint) {
  EXPECT_EQ(declared_in("edoras", 3).state.board.fellowship.corruption, 2);
  EXPECT_EQ(declared_in("lorien", 3).state.board.fellowship.corruption, 2);
}

TEST(Fellowship, R042_NothingElseHeals) {
  EXPECT_EQ(declared_in("bree", 3).state.board.fellowship.corruption, 3);    // a Town
  EXPECT_EQ(declared_in("angmar", 3).state.board.fellowship.corruption, 3);  // a Shadow City
  EXPECT_EQ(declared_in("hollin", 3).state.board.fellowship.corruption, 3);
  EXPECT_EQ(declared_in("edoras", 3, true).state.board.fellowship.corruption, 3);
}

TEST(Fellowship, R042_NotBelowZero) {
  EXPECT_EQ(declared_in("edoras", 0).state.board.fellowship.corruption, 0);
}

TEST(Fellowship, R042_BesiegedStrongholdHeals) {
  Position p;
  place_fellowship(p, "lorien");
  p.board().fellowship.corruption = 3;
  besiege(p, "lorien");
  p.begin_step(StepKind::kDeclare);
  p.answer_region("lorien");
  EXPECT_EQ(p.board().fellowship.corruption, 2);
}

TEST(Fellowship, R043_DeclaringActivatesButDoesNotAdvance) {
  Position p = declared_in("edoras", 0);
  EXPECT_EQ(politics_of(p.board(), Nation::kRohan).active, 1);
  EXPECT_EQ(politics_of(p.board(), Nation::kRohan).step, 1);
  Position town = declared_in("bree", 0);
  EXPECT_EQ(politics_of(town.board(), Nation::kNorth).active, 0);
}

TEST(Fellowship, R044_DeclaringDrawsNoTiles) {
  Position p;
  place_fellowship(p, "hollin", 2);
  p.begin_step(StepKind::kDeclare);
  p.answer_region("dimrill-dale");  // through Moria
  EXPECT_EQ(p.question(), DecisionKind::kNone);
  EXPECT_EQ(p.board().hunt, Hunt{});
}

TEST(Fellowship, R045_AmongEqualsTheGuideMayChangeOnce) {
  Position p;
  p.begin_step(StepKind::kFellowshipPhase);
  EXPECT_TRUE(p.offers(ActionKind::kCharacter, Character::kStrider));
  EXPECT_FALSE(p.offers(ActionKind::kCharacter, Character::kGandalfTheGrey));  // is Guide
  EXPECT_FALSE(p.offers(ActionKind::kCharacter, Character::kBoromir));         // Level 2
  p.answer(ActionKind::kCharacter, Character::kStrider);
  EXPECT_EQ(p.board().fellowship.guide, Character::kStrider);
  EXPECT_EQ(p.question(), DecisionKind::kNone);
}

TEST(Fellowship, R045_NoChoiceNoQuestion) {
  Position p;
  set_companions(p, join(only(Character::kStrider), only(Character::kGimli)), Character::kStrider);
  p.begin_step(StepKind::kFellowshipPhase);
  EXPECT_EQ(p.question(), DecisionKind::kNone);
}

TEST(Fellowship, R046_RevealedFellowshipMayChangeItsGuide) {
  Position p;
  p.board().fellowship.hidden = 0;
  p.begin_step(StepKind::kFellowshipPhase);
  EXPECT_TRUE(p.offers(ActionKind::kCharacter, Character::kStrider));
}

TEST(Fellowship, R045_EqualsAreAskedWhenTheGuideHasLeft) {
  Position p;
  set_companions(p, join(only(Character::kGimli), only(Character::kLegolas)),
                 Character::kGandalfTheGrey);
  p.begin(on_companions_left);
  EXPECT_EQ(p.question(), DecisionKind::kGuide);
  EXPECT_EQ(p.asked().actions.size(), 2u);
  p.answer(ActionKind::kCharacter, Character::kGimli);
  EXPECT_EQ(p.board().fellowship.guide, Character::kGimli);
}

TEST(Fellowship, R155_NobodyLeftGollumGuides) {
  Position p;
  set_companions(p, 0, Character::kGimli);
  p.begin(on_companions_left);
  EXPECT_EQ(p.board().fellowship.guide, Character::kGollum);
}

TEST(Fellowship, R090_GroupGoesAsFarAsProgressAndItsHighestLevel) {
  Position p;
  place_fellowship(p, "hollin", 1);
  p.board().hunt_box.shadow = 2;
  p.begin_step(StepKind::kSeparateGroup);
  EXPECT_FALSE(p.offers(ActionKind::kGo));
  p.answer(ActionKind::kTake, Character::kMeriadoc);
  p.answer(ActionKind::kTake, Character::kGimli);
  EXPECT_FALSE(p.offers(ActionKind::kTake, Character::kGimli));
  p.answer(ActionKind::kGo);
  EXPECT_EQ(p.question(), DecisionKind::kSeparateTo);
  // 1 + 2: Angmar is three away, by Trollshaws and Ettenmoors.
  EXPECT_TRUE(p.offers(ActionKind::kRegion, region("hollin")));
  EXPECT_TRUE(p.offers(ActionKind::kRegion, region("angmar")));
  EXPECT_FALSE(p.offers(ActionKind::kRegion, region("mount-gundabad")));  // four away
  p.answer_region("angmar");
  const CharacterSet both = join(only(Character::kMeriadoc), only(Character::kGimli));
  EXPECT_EQ(p.figures("angmar").characters, both);
  EXPECT_EQ(p.board().fellowship.companions, without(kWalkers, both));
  EXPECT_EQ(p.board().fellowship.progress, 1);
  EXPECT_EQ(p.board().hunt_box.free, 0);
  EXPECT_EQ(p.question(), DecisionKind::kGuide);  // Gandalf and Strider are equals
}

TEST(Fellowship, R090_RevealedFellowshipMaySeparate) {
  Position p;
  p.board().fellowship.hidden = 0;
  EXPECT_TRUE(can_separate(p.board()));
}

TEST(Fellowship, R091_InABesiegedStrongholdTheyStayInside) {
  Position p;
  set_companions(p, join(only(Character::kGimli), only(Character::kMeriadoc)), Character::kGimli);
  place_fellowship(p, "lorien", 3);
  besiege(p, "lorien");
  p.begin_step(StepKind::kSeparateGroup);
  p.answer(ActionKind::kTake, Character::kGimli);
  p.answer(ActionKind::kGo);  // there is only one place to go
  const auto lorien = region_of(rules(), region("lorien")).stronghold;
  EXPECT_TRUE(contains(p.board().garrisons[lorien].characters, Character::kGimli));
  EXPECT_EQ(p.board().fellowship.guide, Character::kMeriadoc);
  EXPECT_EQ(p.question(), DecisionKind::kNone);
}

TEST(Fellowship, R091_TheyLeaveAShadowStrongholdFreely) {
  const RegionSet reach = companion_reach(rules(), Position().board(), region("moria"), 1);
  EXPECT_TRUE(reach.contains(region("dimrill-dale")));
  EXPECT_TRUE(reach.contains(region("moria")));
}

TEST(Fellowship, R092_TheNewGuideIsAppointedAtOnce) {
  Position p;
  p.begin_step(StepKind::kSeparateGroup);
  p.answer(ActionKind::kTake, Character::kGandalfTheGrey);
  p.answer(ActionKind::kGo);
  p.answer_region("rivendell");
  EXPECT_EQ(p.board().fellowship.guide, Character::kStrider);
}

TEST(Fellowship, R180_NoSeparationOnTheTrack) {
  EXPECT_FALSE(can_separate(on_track(0).state.board));
}

TEST(Fellowship, R095_CompanionsStopInAShadowStronghold) {
  Position p;
  const RegionSet reach = companion_reach(rules(), p.board(), region("hollin"), 3);
  EXPECT_TRUE(reach.contains(region("moria")));
  EXPECT_FALSE(reach.contains(region("dimrill-dale")));
  p.board().captured.insert(region("moria"));  // in the hands of the Free Peoples
  EXPECT_TRUE(
      companion_reach(rules(), p.board(), region("hollin"), 2).contains(region("dimrill-dale")));
}

TEST(Fellowship, R095_CapturedStrongholdStopsThemToo) {
  Position p;
  p.board().captured.insert(region("helms-deep"));
  const RegionSet reach = companion_reach(rules(), p.board(), region("fords-of-isen"), 1);
  EXPECT_TRUE(reach.contains(region("helms-deep")));
}

TEST(Fellowship, R095_BesiegedStrongholdIsShut) {
  Position p;
  besiege(p, "lorien");
  EXPECT_FALSE(
      companion_reach(rules(), p.board(), region("dimrill-dale"), 2).contains(region("lorien")));
}

TEST(Fellowship, R100_GandalfTheWhiteRidesFast) {
  const CharacterSet white = only(Character::kGandalfTheWhite);
  EXPECT_EQ(travel_level(rules(), white), 4);
  EXPECT_EQ(travel_level(rules(), join(white, only(Character::kPeregrin))), 4);
  EXPECT_EQ(travel_level(rules(), join(white, only(Character::kGimli))), 3);
  const CharacterSet hobbits = join(only(Character::kMeriadoc), only(Character::kPeregrin));
  EXPECT_EQ(travel_level(rules(), join(white, hobbits)), 3);
  EXPECT_EQ(travel_level(rules(), hobbits), 1);
}

TEST(Fellowship, R263_SeparationActivatesEvenWithoutMoving) {
  Position p;
  place_fellowship(p, "edoras");
  p.begin_step(StepKind::kSeparateGroup);
  p.answer(ActionKind::kTake, Character::kMeriadoc);
  p.answer(ActionKind::kGo);
  p.answer_region("edoras");
  EXPECT_EQ(politics_of(p.board(), Nation::kRohan).active, 1);
}

TEST(Fellowship, R263_OnlyACompanionWhoIsAbleTo) {
  Position p;
  place_fellowship(p, "edoras");
  p.begin_step(StepKind::kSeparateGroup);
  p.answer(ActionKind::kTake, Character::kGimli);
  p.answer(ActionKind::kGo);
  p.answer_region("edoras");
  EXPECT_EQ(politics_of(p.board(), Nation::kRohan).active, 0);
}

TEST(Fellowship, R130_OnlyARevealedFellowshipHides) {
  Position p;
  place_fellowship(p, "hollin", 2);
  EXPECT_FALSE(can_hide(p.board()));
  p.board().fellowship.hidden = 0;
  EXPECT_TRUE(can_hide(p.board()));
  p.begin(hide_fellowship);
  EXPECT_EQ(p.board().fellowship.hidden, 1);
  EXPECT_EQ(p.board().fellowship.progress, 2);  // P-CHAR 5: unchanged
  EXPECT_EQ(p.question(), DecisionKind::kNone);
}

TEST(Fellowship, R159_CorruptionStaysBetweenZeroAndTwelve) {
  Position p;
  p.begin([](Play& play) { change_corruption(play, -3); });
  EXPECT_EQ(p.board().fellowship.corruption, 0);
  p.begin([](Play& play) { change_corruption(play, 15); });
  EXPECT_EQ(p.board().fellowship.corruption, 12);
  EXPECT_EQ(p.board().victory, Victory::kCorruption);
}

}  // namespace
}  // namespace wotr
