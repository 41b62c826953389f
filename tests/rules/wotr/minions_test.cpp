// Characters that enter the game, and the Voice of Saruman.

#include "rules/wotr/characters/minions.h"

#include "tests/rules/wotr/turn_position.h"

namespace wotr {
namespace {

using enum DieFace;
using Who = Character;

constexpr Figure kIsengardRegular = regular_of(Nation::kIsengard);

RegionSet entries(Position& p, Who who) { return minion_entry_regions(rules(), p.board(), who); }
bool enters(Position& p, Who who, std::string_view id) {
  return entries(p, who).contains(region(id));
}

TEST(MinionEntry, R110_OneForEachMusterOrMusterArmyDie) {
  Position p = empty_map({Nation::kIsengard});
  for (const DieFace face : {kMuster, kMusterArmy}) {
    EXPECT_TRUE(may_use(p, Side::kShadow, face, Use::kMinion));
  }
  for (const DieFace face : {kCharacter, kArmy, kEvent}) {
    EXPECT_FALSE(may_use(p, Side::kShadow, face, Use::kMinion));
  }
  EXPECT_FALSE(may_use(p, Side::kFree, kMuster, Use::kMinion));
  use_die(p, Side::kShadow, kMuster, Use::kMinion);
  EXPECT_TRUE(stands_in(p, "orthanc", Who::kSaruman));
}

TEST(MinionEntry, R110_OnceOnlyAndNeverAgain) {
  Position p = empty_map({Nation::kIsengard});
  put(p, "orthanc", Who::kSaruman);
  EXPECT_TRUE(entries(p, Who::kSaruman).empty());
  Play play{rules(), p.state, nullptr};
  eliminate(play, figure_of(Who::kSaruman), 1, in_region(region("orthanc")), Cause::kCasualty);
  EXPECT_TRUE(entries(p, Who::kSaruman).empty());
  EXPECT_FALSE(may_use(p, Side::kShadow, kMuster, Use::kMinion));
}

TEST(MinionEntry, R111_SarumanNeedsIsengardAtWarAndOrthancUnconquered) {
  Position p = empty_map({});
  EXPECT_TRUE(entries(p, Who::kSaruman).empty());
  politics_of(p.board(), Nation::kIsengard).step = kAtWar;
  EXPECT_EQ(entries(p, Who::kSaruman).size(), 1);
  EXPECT_TRUE(enters(p, Who::kSaruman, "orthanc"));
  p.board().captured.insert(region("orthanc"));
  EXPECT_TRUE(entries(p, Who::kSaruman).empty());
}

TEST(MinionEntry, R111_InsideABesiegedOrthanc) {
  Position p = empty_map({Nation::kIsengard});
  put_inside(p, "orthanc", kIsengardRegular);
  put(p, "orthanc", regular_of(Nation::kRohan));
  use_die(p, Side::kShadow, kMuster, Use::kMinion);
  EXPECT_EQ(place_of(rules(), p.board(), Who::kSaruman), in_garrison(region("orthanc")));
}

TEST(MinionEntry, R112_WitchKingNeedsSauronAndAFreeNationAtWar) {
  Position p = empty_map({Nation::kSauron});
  put(p, "barad-dur", kSauronRegular);
  EXPECT_TRUE(entries(p, Who::kWitchKing).empty());
  politics_of(p.board(), Nation::kNorth) = {kAtWar, 1};
  EXPECT_TRUE(enters(p, Who::kWitchKing, "barad-dur"));
  politics_of(p.board(), Nation::kSauron).step = 3;
  EXPECT_TRUE(entries(p, Who::kWitchKing).empty());
}

TEST(MinionEntry, R112_WhereASauronUnitStands) {
  Position p = besieged_tirith(1, 1);  // besieging
  put_inside(p, "dol-guldur", kSauronElite);
  put(p, "dol-guldur", regular_of(Nation::kElves));  // besieged
  put(p, "umbar", regular_of(Nation::kSouthrons));
  put(p, "morannon", kNazgul);  // no unit
  EXPECT_EQ(entries(p, Who::kWitchKing).size(), 2);
  EXPECT_TRUE(enters(p, Who::kWitchKing, "minas-tirith"));
  EXPECT_TRUE(enters(p, Who::kWitchKing, "dol-guldur"));
  use_die(p, Side::kShadow, kMuster, Use::kMinion);
  expect_region_refused(p, "umbar");
  p.answer_region("dol-guldur");
  EXPECT_EQ(place_of(rules(), p.board(), Who::kWitchKing), in_garrison(region("dol-guldur")));
}

TEST(MinionEntry, R112_HeMakesEveryNationActiveAndAdvancesNone) {
  Position p = empty_map();
  put(p, "barad-dur", kSauronRegular);
  const Position before = p;
  use_die(p, Side::kShadow, kMuster, Use::kMinion);
  EXPECT_TRUE(stands_in(p, "barad-dur", Who::kWitchKing));
  for (int n = 0; n < kFreeNationCount; ++n) {
    const auto nation = static_cast<Nation>(n);
    EXPECT_TRUE(is_active(p, nation));
    EXPECT_EQ(step_of(p, nation), politics_of(before.state.board, nation).step);
  }
}

TEST(MinionEntry, R113_TheMouthWaitsForMordorOrForAllFiveNations) {
  Position p = empty_map({Nation::kGondor, Nation::kRohan, Nation::kElves, Nation::kDwarves});
  EXPECT_TRUE(entries(p, Who::kMouthOfSauron).empty());
  Position track = p;
  track.board().fellowship.mordor_step = 0;
  EXPECT_EQ(entries(track, Who::kMouthOfSauron).size(), 6);
  politics_of(p.board(), Nation::kNorth) = {kAtWar, 1};
  EXPECT_EQ(entries(p, Who::kMouthOfSauron).size(), 6);
  EXPECT_TRUE(enters(p, Who::kMouthOfSauron, "dol-guldur"));
  EXPECT_FALSE(enters(p, Who::kMouthOfSauron, "angmar"));  // a City
  EXPECT_FALSE(enters(p, Who::kMouthOfSauron, "orthanc"));
  p.board().captured.insert(region("moria"));
  EXPECT_EQ(entries(p, Who::kMouthOfSauron).size(), 5);
  use_die(p, Side::kShadow, kMuster, Use::kMinion);
  expect_region_refused(p, "moria");
  p.answer_region("barad-dur");
  EXPECT_TRUE(stands_in(p, "barad-dur", Who::kMouthOfSauron));
}

TEST(MinionEntry, R110_WhoCanComeIsAsked) {
  Position p = empty_map({Nation::kIsengard, Nation::kSauron, Nation::kGondor});
  put(p, "barad-dur", kSauronRegular);
  use_die(p, Side::kShadow, kMuster, Use::kMinion);
  ASSERT_EQ(p.question(), DecisionKind::kMinion);
  EXPECT_EQ(p.asked().actions.size(), 2u);
  expect_refused(p, ActionKind::kCharacter, Who::kMouthOfSauron);
  p.answer(ActionKind::kCharacter, Who::kWitchKing);
  EXPECT_TRUE(stands_in(p, "barad-dur", Who::kWitchKing));
}

Position saruman_speaks() {
  Position p = empty_map({Nation::kIsengard});
  put(p, "orthanc", Who::kSaruman);
  return p;
}

TEST(VoiceOfSaruman, R114_ARegularInEveryFreeSettlement) {
  Position p = saruman_speaks();
  use_die(p, Side::kShadow, kMuster, Use::kVoice);  // no Regular in Orthanc: no Elites
  for (const char* id : {"orthanc", "north-dunland", "south-dunland"}) {
    EXPECT_EQ(count_in(p, id, kIsengardRegular), 1) << id;
  }
  EXPECT_EQ(p.question(), DecisionKind::kNone);
}

TEST(VoiceOfSaruman, R114_OnlyWhereItIsFree) {
  Position p = saruman_speaks();
  p.board().captured.insert(region("south-dunland"));
  put(p, "north-dunland", regular_of(Nation::kRohan));
  use_die(p, Side::kShadow, kMusterArmy, Use::kVoice);
  EXPECT_EQ(count_in(p, "orthanc", kIsengardRegular), 1);
  EXPECT_EQ(count_in(p, "north-dunland", kIsengardRegular), 0);
  EXPECT_EQ(count_in(p, "south-dunland", kIsengardRegular), 0);
}

TEST(VoiceOfSaruman, R114_R331_WhenRegularsRunShortTheShadowSaysWhere) {
  Position p = saruman_speaks();
  p.board().reinforcements.regular[static_cast<std::size_t>(Nation::kIsengard)] = 2;
  use_die(p, Side::kShadow, kMuster, Use::kVoice);
  EXPECT_EQ(p.asked().actions.size(), 3u);
  p.answer_region("south-dunland");
  EXPECT_EQ(p.asked().actions.size(), 2u);
  expect_region_refused(p, "south-dunland");
  p.answer_region("north-dunland");
  EXPECT_EQ(p.question(), DecisionKind::kNone);
  EXPECT_EQ(count_in(p, "south-dunland", kIsengardRegular), 1);
  EXPECT_EQ(count_in(p, "north-dunland", kIsengardRegular), 1);
  EXPECT_EQ(count_in(p, "orthanc", kIsengardRegular), 0);
}

TEST(VoiceOfSaruman, R114_TwoElitesForTwoRegularsInOrthanc) {
  Position p = saruman_speaks();
  put(p, "orthanc", kIsengardRegular, 3);
  use_die(p, Side::kShadow, kMuster, Use::kVoice);
  p.answer(ActionKind::kElites);
  EXPECT_EQ(count_in(p, "orthanc", kIsengardRegular), 1);
  EXPECT_EQ(count_in(p, "orthanc", kIsengardElite), 2);
  EXPECT_EQ(count_of(p.board().reinforcements, kIsengardRegular), 11);
  EXPECT_EQ(count_of(p.board().reinforcements, kIsengardElite), 4);
}

TEST(VoiceOfSaruman, R114_OneEliteIfOnlyOneIsAvailable) {
  Position p = saruman_speaks();
  put(p, "orthanc", kIsengardRegular, 3);
  p.board().reinforcements.elite[static_cast<std::size_t>(Nation::kIsengard)] = 1;
  use_die(p, Side::kShadow, kMuster, Use::kVoice);
  p.answer(ActionKind::kElites);
  EXPECT_EQ(count_in(p, "orthanc", kIsengardElite), 1);
  EXPECT_EQ(count_in(p, "orthanc", kIsengardRegular), 2);
}

TEST(VoiceOfSaruman, R114_NotWithoutHimNorWhileOrthancIsBesieged) {
  Position none = empty_map({Nation::kIsengard});
  EXPECT_FALSE(may_use(none, Side::kShadow, kMuster, Use::kVoice));
  Position p = empty_map({Nation::kIsengard});
  put(p, in_garrison(region("orthanc")), figure_of(Who::kSaruman));
  put_inside(p, "orthanc", kIsengardRegular, 2);
  put(p, "orthanc", regular_of(Nation::kRohan));
  EXPECT_FALSE(may_use(p, Side::kShadow, kMuster, Use::kVoice));
  Position taken = saruman_speaks();
  taken.board().captured.insert(region("orthanc"));
  EXPECT_FALSE(may_use(taken, Side::kShadow, kMuster, Use::kVoice));
}

TEST(Aragorn, R105_StriderIsCrownedInAGreatCityOfGondor) {
  for (const char* id : {"minas-tirith", "dol-amroth", "pelargir"}) {
    Position p = peaceful_map();
    put(p, id, Who::kStrider);
    use_die(p, Side::kFree, kWill, Use::kAragorn);
    EXPECT_TRUE(stands_in(p, id, Who::kAragorn)) << id;
    EXPECT_EQ(place_of(rules(), p.board(), Who::kStrider), kCasualties);
    EXPECT_TRUE(is_active(p, Nation::kGondor));  // counts as entering play there (R-263d)
  }
}

TEST(Aragorn, R105_NowhereElseAndByNoOtherDie) {
  for (const char* id : {"lossarnach", "edoras", "lamedon", "rivendell"}) {
    Position p = peaceful_map();
    put(p, id, Who::kStrider);
    EXPECT_FALSE(may_use(p, Side::kFree, kWill, Use::kAragorn)) << id;
  }
  Position p = peaceful_map();
  put(p, "pelargir", Who::kStrider);
  for (const DieFace face : {kCharacter, kMuster, kMusterArmy, kEvent}) {
    EXPECT_FALSE(may_use(p, Side::kFree, face, Use::kAragorn));
  }
  p.board().captured.insert(region("pelargir"));
  EXPECT_FALSE(may_use(p, Side::kFree, kWill, Use::kAragorn));
}

TEST(Aragorn, R105_ASiegeDoesNotMatter) {
  Position p = besieged_tirith(1, 1);
  put(p, in_garrison(region("minas-tirith")), figure_of(Who::kStrider));
  use_die(p, Side::kFree, kWill, Use::kAragorn);
  EXPECT_EQ(place_of(rules(), p.board(), Who::kAragorn), in_garrison(region("minas-tirith")));
}

TEST(Aragorn, R105_NotOutOfTheFellowship) {
  Position p;
  p.board().fellowship.region = region("minas-tirith");
  EXPECT_FALSE(may_use(p, Side::kFree, kWill, Use::kAragorn));
}

Position grey_is_dead() {
  Position p = peaceful_map();
  p.board().fellowship.companions = without(kWalkers, only(Who::kGandalfTheGrey));
  p.board().fellowship.guide = Who::kStrider;
  p.board().casualties.characters = only(Who::kGandalfTheGrey);
  p.board().minions_seen = only(Who::kSaruman);
  return p;
}

TEST(GandalfTheWhite, R106_InFangornOrAnUnconqueredElvenStronghold) {
  Position p = grey_is_dead();
  p.board().captured.insert(region("lorien"));
  use_die(p, Side::kFree, kWill, Use::kGandalfTheWhite);
  ASSERT_EQ(p.question(), DecisionKind::kGandalfRegion);
  EXPECT_EQ(p.asked().actions.size(), 4u);
  expect_region_refused(p, "lorien");
  expect_region_refused(p, "minas-tirith");
  EXPECT_TRUE(offers_region(p, "grey-havens"));
  EXPECT_TRUE(offers_region(p, "woodland-realm"));
  EXPECT_TRUE(offers_region(p, "rivendell"));
  p.answer_region("fangorn");
  EXPECT_TRUE(stands_in(p, "fangorn", Who::kGandalfTheWhite));
}

TEST(GandalfTheWhite, R106_InsideABesiegedStronghold) {
  Position p = grey_is_dead();
  put_inside(p, "lorien", regular_of(Nation::kElves));
  put(p, "lorien", kSauronRegular);
  use_die(p, Side::kFree, kWill, Use::kGandalfTheWhite);
  p.answer_region("lorien");
  EXPECT_EQ(place_of(rules(), p.board(), Who::kGandalfTheWhite), in_garrison(region("lorien")));
}

TEST(GandalfTheWhite, R106_ReplacesTheGreyWhereHeStands) {
  Position p = peaceful_map();
  put(p, "edoras", Who::kGandalfTheGrey);
  p.board().minions_seen = only(Who::kSaruman);
  politics_of(p.board(), Nation::kRohan).active = 0;
  use_die(p, Side::kFree, kWill, Use::kGandalfTheWhite);
  EXPECT_TRUE(stands_in(p, "edoras", Who::kGandalfTheWhite));
  EXPECT_EQ(place_of(rules(), p.board(), Who::kGandalfTheGrey), kCasualties);
  EXPECT_TRUE(is_active(p, Nation::kRohan));
}

TEST(GandalfTheWhite, R106_AMinionMustHaveBeenInPlay) {
  Position p = grey_is_dead();
  EXPECT_TRUE(may_use(p, Side::kFree, kWill, Use::kGandalfTheWhite));  // Saruman was, and is gone
  p.board().minions_seen = 0;
  EXPECT_FALSE(may_use(p, Side::kFree, kWill, Use::kGandalfTheWhite));
}

TEST(GandalfTheWhite, R106_NotWhileTheGreyIsInTheFellowship) {
  Position p = peaceful_map();
  p.board().minions_seen = only(Who::kSaruman);
  EXPECT_FALSE(may_use(p, Side::kFree, kWill, Use::kGandalfTheWhite));
}

TEST(GandalfTheWhite, R106_R108_NotTwice) {
  Position p = grey_is_dead();
  put(p, "fangorn", Who::kGandalfTheWhite);
  EXPECT_FALSE(may_use(p, Side::kFree, kWill, Use::kGandalfTheWhite));
  Play play{rules(), p.state, nullptr};
  eliminate(play, figure_of(Who::kGandalfTheWhite), 1, in_region(region("fangorn")),
            Cause::kCasualty);
  EXPECT_FALSE(may_use(p, Side::kFree, kWill, Use::kGandalfTheWhite));
}

TEST(Characters, R108_TheDeadAreGoneForGood) {
  for (int c = 0; c < kCharacterCount; ++c) {
    EXPECT_EQ(grave_of(figure_of(static_cast<Who>(c))), kCasualties);
  }
}

}  // namespace
}  // namespace wotr
