// Companions, Nazgûl and Minions on their own.

#include "rules/wotr/characters/travellers.h"

#include "tests/rules/wotr/fellowship_position.h"
#include "tests/rules/wotr/turn_position.h"

namespace wotr {
namespace {

using enum DieFace;
using Who = Character;

/// Where those in `from` may go together.
RegionSet ways(Position p, std::string_view from) {
  if (p.question() == DecisionKind::kCompanionsFrom || p.question() == DecisionKind::kMinionsFrom) {
    p.answer_region(from);
  }
  if (p.question() == DecisionKind::kCompanionsGroup ||
      p.question() == DecisionKind::kMinionsGroup) {
    p.answer(ActionKind::kGo);
  }
  RegionSet regions;
  for (const Action action : p.asked().actions) {
    if (is(action, ActionKind::kRegion)) regions.insert(region_of(action));
  }
  return regions;
}
bool can_go(const RegionSet& regions, std::string_view id) { return regions.contains(region(id)); }

void begin_companions(Position& p) { use_die(p, Side::kFree, kCharacter, Use::kMoveCompanions); }
void begin_minions(Position& p) { use_die(p, Side::kShadow, kCharacter, Use::kMoveMinions); }

Position alone(std::string_view id, Who who) {
  Position p = empty_map();
  put(p, id, who);
  begin_companions(p);
  return p;
}

TEST(Companions, R095_UpToTheirLevel) {
  const RegionSet hobbit = ways(alone("bree", Who::kMeriadoc), "bree");
  EXPECT_TRUE(can_go(hobbit, "buckland"));
  EXPECT_FALSE(can_go(hobbit, "the-shire"));
  const RegionSet elf = ways(alone("bree", Who::kLegolas), "bree");
  EXPECT_TRUE(can_go(elf, "the-shire"));  // two away
  EXPECT_FALSE(can_go(elf, "tower-hills"));
  EXPECT_TRUE(can_go(ways(alone("bree", Who::kStrider), "bree"), "tower-hills"));  // three
}

TEST(Companions, R095_NoImpassableBorders) {
  // From Fangorn to Lórien only round Parth Celebrant.
  EXPECT_FALSE(can_go(ways(alone("fangorn", Who::kPeregrin), "fangorn"), "lorien"));
}

TEST(Companions, R095_AGroupUsesItsHighestLevel) {
  Position p = empty_map();
  put(p, "bree", Who::kStrider);
  put(p, "bree", Who::kMeriadoc);
  begin_companions(p);
  p.answer(ActionKind::kGo);
  p.answer_region("tower-hills");
  EXPECT_TRUE(stands_in(p, "tower-hills", Who::kMeriadoc));
  EXPECT_TRUE(stands_in(p, "tower-hills", Who::kStrider));
}

TEST(Companions, R095_SeveralGroupsMayLeaveOneRegionEachOnce) {
  Position p = empty_map();
  put(p, "bree", Who::kStrider);
  put(p, "bree", Who::kMeriadoc);
  begin_companions(p);
  p.answer(ActionKind::kLeave, figure_of(Who::kMeriadoc));
  p.answer_region("buckland");
  ASSERT_EQ(p.question(), DecisionKind::kCompanionsFrom);
  EXPECT_EQ(p.asked().actions.size(), 2u);  // Bree, or enough
  expect_region_refused(p, "buckland");     // Strider has moved
  p.answer_region("bree");
  p.answer_region("buckland");
  EXPECT_EQ(p.question(), DecisionKind::kNone);  // nobody is left to move
  EXPECT_TRUE(stands_in(p, "buckland", Who::kMeriadoc));
}

TEST(Companions, R095_SomeMayStay) {
  Position p = empty_map();
  put(p, "bree", Who::kStrider);
  put(p, "edoras", Who::kBoromir);
  begin_companions(p);
  p.answer_region("bree");
  p.answer_region("buckland");
  p.answer(ActionKind::kStop);
  EXPECT_TRUE(stands_in(p, "edoras", Who::kBoromir));
}

TEST(Companions, R095_EnemyArmiesAreIgnored) {
  Position p = empty_map();
  put(p, "osgiliath", kSauronRegular, 5);
  put(p, "lossarnach", Who::kBoromir);
  begin_companions(p);
  const RegionSet regions = ways(p, "lossarnach");
  EXPECT_TRUE(can_go(regions, "osgiliath"));
  EXPECT_TRUE(can_go(regions, "north-ithilien"));
}

TEST(Companions, R095_TheyStopInARegionWithAShadowStronghold) {
  Position p = empty_map();
  put(p, "hollin", Who::kStrider);
  begin_companions(p);
  const RegionSet regions = ways(p, "hollin");
  EXPECT_TRUE(can_go(regions, "moria"));
  EXPECT_FALSE(can_go(regions, "dimrill-dale"));  // two, through Moria only
}

TEST(Companions, R095_ACapturedFreePeoplesStrongholdStopsThemToo) {
  Position p = empty_map();
  put(p, "parth-celebrant", Who::kStrider);
  Position taken = p;
  taken.board().captured.insert(region("moria"));  // by the Free Peoples: no obstacle
  begin_companions(taken);
  EXPECT_TRUE(can_go(ways(taken, "parth-celebrant"), "hollin"));
  begin_companions(p);
  EXPECT_FALSE(can_go(ways(p, "parth-celebrant"), "hollin"));

  Position elves = empty_map();
  put(elves, "tower-hills", Who::kLegolas);
  elves.board().captured.insert(region("grey-havens"));
  begin_companions(elves);
  const RegionSet regions = ways(elves, "tower-hills");
  EXPECT_TRUE(can_go(regions, "grey-havens"));
  EXPECT_FALSE(can_go(regions, "forlindon"));  // behind the Havens
}

TEST(Companions, R095_TheyMayLeaveARegionWithAShadowStronghold) {
  EXPECT_TRUE(can_go(ways(alone("moria", Who::kMeriadoc), "moria"), "hollin"));
}

TEST(Companions, R095_ABesiegedStrongholdIsShut) {
  Position p = besieged_tirith(1, 1);
  put(p, in_garrison(region("minas-tirith")), figure_of(Who::kBoromir));
  EXPECT_FALSE(may_use(p, Side::kFree, kCharacter, Use::kMoveCompanions));  // nobody gets out
  put(p, "lossarnach", Who::kStrider);
  begin_companions(p);
  const RegionSet regions = ways(p, "lossarnach");
  EXPECT_FALSE(can_go(regions, "minas-tirith"));
  EXPECT_TRUE(can_go(regions, "druadan-forest"));  // round by Osgiliath
}

TEST(Companions, R095_NeitherDoTheyPassThroughASiege) {
  Position p = empty_map();
  put(p, "tower-hills", Who::kLegolas);
  Position open = p;
  begin_companions(open);
  EXPECT_TRUE(can_go(ways(open, "tower-hills"), "forlindon"));
  put_inside(p, "grey-havens", regular_of(Nation::kElves));
  put(p, "grey-havens", kSauronRegular);
  begin_companions(p);
  EXPECT_FALSE(can_go(ways(p, "tower-hills"), "forlindon"));
}

TEST(Companions, R096_WithAnArmy) {
  Position p = empty_map();
  put(p, "pelargir", kGondorRegular);
  put(p, "pelargir", Who::kBoromir);
  march(p, Side::kFree, "pelargir", "osgiliath");
  EXPECT_TRUE(stands_in(p, "osgiliath", Who::kBoromir));
}

TEST(Companions, R100_GandalfTheWhiteRidesFourAloneOrWithOneHobbit) {
  EXPECT_EQ(travel_level(rules(), only(Who::kGandalfTheWhite)), 4);
  EXPECT_EQ(travel_level(rules(), join(only(Who::kGandalfTheWhite), only(Who::kPeregrin))), 4);
  EXPECT_EQ(travel_level(rules(), join(only(Who::kGandalfTheWhite), only(Who::kGimli))), 3);
  const CharacterSet hobbits = join(only(Who::kMeriadoc), only(Who::kPeregrin));
  EXPECT_EQ(travel_level(rules(), join(only(Who::kGandalfTheWhite), hobbits)), 3);
  EXPECT_TRUE(can_go(ways(alone("bree", Who::kGandalfTheWhite), "bree"), "grey-havens"));
}

TEST(Characters, R100_Values) {
  struct Row {
    Who who;
    int level, leadership;
    bool captain;
  };
  for (const Row& row : {Row{Who::kGandalfTheGrey, 3, 1, true},
                         {Who::kStrider, 3, 1, true},
                         {Who::kBoromir, 2, 1, true},
                         {Who::kLegolas, 2, 1, true},
                         {Who::kGimli, 2, 1, true},
                         {Who::kMeriadoc, 1, 1, false},
                         {Who::kPeregrin, 1, 1, false},
                         {Who::kAragorn, 3, 2, true},
                         {Who::kGandalfTheWhite, 3, 1, false},
                         {Who::kGollum, 0, 0, false},
                         {Who::kSaruman, 0, 1, false},
                         {Who::kWitchKing, 0xFF, 2, false},
                         {Who::kMouthOfSauron, 3, 2, false}}) {
    const CharacterRow& printed = row_of(rules(), row.who);
    EXPECT_EQ(printed.level, row.level) << printed.id;
    EXPECT_EQ(printed.leadership, row.leadership) << printed.id;
    EXPECT_EQ(printed.captain_of_the_west, row.captain) << printed.id;
  }
}

TEST(Characters, R100_WhoMayActivateWhom) {
  const auto bit = [](Nation nation) { return 1 << index(nation); };
  const auto activates = [](Who who) { return int{row_of(rules(), who).activates}; };
  constexpr int kAny = 0x1F;
  for (const Who who : {Who::kGandalfTheGrey, Who::kMeriadoc, Who::kPeregrin, Who::kAragorn,
                        Who::kGandalfTheWhite}) {
    EXPECT_EQ(activates(who), kAny);
  }
  EXPECT_EQ(activates(Who::kStrider), bit(Nation::kNorth));
  EXPECT_EQ(activates(Who::kBoromir), bit(Nation::kGondor));
  EXPECT_EQ(activates(Who::kLegolas), bit(Nation::kElves));
  EXPECT_EQ(activates(Who::kGimli), bit(Nation::kDwarves));
}

Position nazgul_in(std::string_view id) {
  Position p = empty_map();
  put(p, id, kNazgul);
  return p;
}

TEST(Minions, R097_NazgulFlyAnywhereButToFreePeoplesStrongholds) {
  Position p = nazgul_in("barad-dur");
  put(p, "edoras", regular_of(Nation::kRohan));
  begin_minions(p);
  const RegionSet regions = ways(p, "barad-dur");
  // 105 regions, less their own and the eight Strongholds of the Free Peoples.
  EXPECT_EQ(regions.size(), 96);
  EXPECT_TRUE(can_go(regions, "edoras"));  // a City, and an Army does not matter
  EXPECT_TRUE(can_go(regions, "forlindon"));
  EXPECT_FALSE(can_go(regions, "minas-tirith"));
}

TEST(Minions, R097_ToAStrongholdTheShadowHoldsOrBesieges) {
  Position p = besieged_tirith(1, 1);
  put(p, "barad-dur", kNazgul);
  p.board().captured.insert(region("lorien"));
  p.board().captured.insert(region("moria"));  // held by the Free Peoples
  begin_minions(p);
  const RegionSet regions = ways(p, "barad-dur");
  EXPECT_TRUE(can_go(regions, "minas-tirith"));
  EXPECT_TRUE(can_go(regions, "lorien"));
  EXPECT_FALSE(can_go(regions, "moria"));
  EXPECT_FALSE(can_go(regions, "erebor"));
  p.answer_region("minas-tirith");
  EXPECT_EQ(count_in(p, "minas-tirith", kNazgul), 1);  // with the besiegers, not inside
}

TEST(Minions, R097_EachOnceToDifferentTargets) {
  Position p = empty_map();
  put(p, "barad-dur", kNazgul, 2);
  put(p, "barad-dur", Who::kWitchKing);
  begin_minions(p);
  EXPECT_FALSE(p.offers(ActionKind::kStop));
  p.answer(ActionKind::kLeave, kNazgul);
  p.answer(ActionKind::kLeave, kNazgul);
  p.answer_region("dead-marshes");  // the Witch-king alone
  p.answer_region("barad-dur");
  p.answer(ActionKind::kLeave, kNazgul);
  p.answer_region("dead-marshes");
  ASSERT_EQ(p.question(), DecisionKind::kMinionsFrom);
  expect_region_refused(p, "dead-marshes");  // both there have flown
  p.answer_region("barad-dur");
  p.answer_region("the-shire");
  EXPECT_EQ(p.question(), DecisionKind::kNone);
  EXPECT_EQ(count_in(p, "dead-marshes", kNazgul), 1);
  EXPECT_TRUE(stands_in(p, "dead-marshes", Who::kWitchKing));
  EXPECT_EQ(count_in(p, "the-shire", kNazgul), 1);
}

TEST(Minions, R097_WhoJoinsAnUnmovedNazgulIsKnownFromHim) {
  Position p = empty_map();
  put(p, "barad-dur", kNazgul);
  put(p, "dead-marshes", kNazgul);
  begin_minions(p);
  p.answer_region("barad-dur");
  p.answer_region("dead-marshes");
  p.answer_region("dead-marshes");  // one of the two has not moved
  p.answer_region("bree");
  EXPECT_EQ(p.question(), DecisionKind::kNone);
  EXPECT_EQ(count_in(p, "dead-marshes", kNazgul), 1);
  EXPECT_EQ(count_in(p, "bree", kNazgul), 1);
}

TEST(Minions, R097_AnyNumberMayStay) {
  Position p = empty_map();
  put(p, "barad-dur", kNazgul);
  put(p, "morannon", kNazgul);
  begin_minions(p);
  p.answer_region("barad-dur");
  p.answer_region("bree");
  p.answer(ActionKind::kStop);
  EXPECT_EQ(count_in(p, "morannon", kNazgul), 1);
}

/// The Free Peoples besiege a Regular of Sauron in Dol Guldur.
Position besieged_dol_guldur() {
  Position p = empty_map();
  put_inside(p, "dol-guldur", kSauronRegular);
  put(p, "dol-guldur", regular_of(Nation::kElves));
  return p;
}

TEST(Minions, R097_NazgulFlyIntoAndOutOfTheirBesiegedStronghold) {
  Position p = besieged_dol_guldur();
  put(p, "barad-dur", kNazgul);
  begin_minions(p);
  p.answer_region("dol-guldur");
  EXPECT_EQ(count_of(inside(p, "dol-guldur"), kNazgul), 1);
  begin_minions(p);
  p.answer_region("barad-dur");
  EXPECT_EQ(count_in(p, "barad-dur", kNazgul), 1);
  EXPECT_EQ(count_of(inside(p, "dol-guldur"), kNazgul), 0);
}

TEST(Minions, R097_TheMouthWalksUpToThreeRegions) {
  Position p = empty_map();
  put(p, "minas-morgul", Who::kMouthOfSauron);
  begin_minions(p);
  const RegionSet regions = ways(p, "minas-morgul");
  EXPECT_TRUE(can_go(regions, "osgiliath"));      // two
  EXPECT_TRUE(can_go(regions, "pelargir"));       // three, a City
  EXPECT_FALSE(can_go(regions, "lamedon"));       // four
  EXPECT_FALSE(can_go(regions, "minas-tirith"));  // a Stronghold of the Free Peoples
  EXPECT_FALSE(can_go(regions, "minas-morgul"));
  EXPECT_TRUE(can_go(regions, "barad-dur"));
}

TEST(Minions, R097_TheMouthDoesNotPassAFreePeoplesStronghold) {
  Position p = empty_map();
  put(p, "dimrill-dale", Who::kMouthOfSauron);
  p.board().captured.insert(region("moria"));
  begin_minions(p);
  const RegionSet regions = ways(p, "dimrill-dale");
  EXPECT_FALSE(can_go(regions, "moria"));
  EXPECT_FALSE(can_go(regions, "hollin"));
}

TEST(Minions, R097_TheMouthMayJoinTheBesiegersButNotThoseShutIn) {
  Position p = besieged_tirith(1, 1);
  put(p, "lossarnach", Who::kMouthOfSauron);
  begin_minions(p);
  EXPECT_TRUE(can_go(ways(p, "lossarnach"), "minas-tirith"));

  Position shut = besieged_dol_guldur();
  put(shut, in_garrison(region("dol-guldur")), figure_of(Who::kMouthOfSauron));
  EXPECT_FALSE(may_use(shut, Side::kShadow, kCharacter, Use::kMoveMinions));
  Position outside = besieged_dol_guldur();
  put(outside, "southern-mirkwood", Who::kMouthOfSauron);
  begin_minions(outside);
  const RegionSet regions = ways(outside, "southern-mirkwood");
  EXPECT_FALSE(can_go(regions, "dol-guldur"));
  EXPECT_TRUE(can_go(regions, "eastern-mirkwood"));
}

TEST(Minions, R097_NazgulWithTheMouthGoOnFoot) {
  Position p = nazgul_in("barad-dur");
  put(p, "barad-dur", Who::kMouthOfSauron);
  begin_minions(p);
  EXPECT_FALSE(can_go(ways(p, "barad-dur"), "bree"));
  p.answer(ActionKind::kLeave, figure_of(Who::kMouthOfSauron));
  EXPECT_TRUE(offers_region(p, "bree"));
}

TEST(Minions, R097_SarumanNeverMoves) {
  Position p = empty_map();
  put(p, "orthanc", Who::kSaruman);
  EXPECT_FALSE(may_use(p, Side::kShadow, kCharacter, Use::kMoveMinions));
  put(p, "orthanc", kNazgul);
  begin_minions(p);  // nobody to leave behind is asked about
  p.answer_region("fangorn");
  EXPECT_TRUE(stands_in(p, "orthanc", Who::kSaruman));
}

TEST(Minions, R097_FreePeoplesDiceMoveNoNazgul) {
  Position p = nazgul_in("barad-dur");
  EXPECT_FALSE(may_use(p, Side::kFree, kCharacter, Use::kMoveMinions));
  EXPECT_FALSE(may_use(p, Side::kShadow, kArmy, Use::kMoveMinions));
}

TEST(Minions, R098_CharactersAloneCaptureBlockAndActivateNothing) {
  Position p = nazgul_in("barad-dur");
  put(p, "barad-dur", Who::kWitchKing);
  begin_minions(p);
  p.answer(ActionKind::kGo);
  p.answer_region("edoras");
  EXPECT_TRUE(is_unconquered(rules(), p.board(), region("edoras")));
  EXPECT_FALSE(is_active(p, Nation::kRohan));
  p.begin_step(StepKind::kAftermath, Side::kShadow);
  EXPECT_TRUE(is_unconquered(rules(), p.board(), region("edoras")));

  Position companion = alone("gap-of-rohan", Who::kStrider);
  companion.answer_region("orthanc");
  EXPECT_TRUE(is_unconquered(rules(), companion.board(), region("orthanc")));
}

TEST(Minions, R099_TheWitchKingFliesAndIsLostForEver) {
  Position p = empty_map();
  put(p, "barad-dur", Who::kWitchKing);
  begin_minions(p);
  EXPECT_EQ(ways(p, "barad-dur").size(), 96);
  EXPECT_EQ(grave_of(figure_of(Who::kWitchKing)), kCasualties);
  EXPECT_EQ(grave_of(kNazgul), kReinforcements);
  EXPECT_EQ(rules().in_the_box.nazgul, 8);  // he is not one of the eight
}

}  // namespace
}  // namespace wotr
