// Moving Armies.

#include "rules/wotr/armies/armies.h"

#include "tests/rules/wotr/fellowship_position.h"
#include "tests/rules/wotr/turn_position.h"

namespace wotr {
namespace {

using enum DieFace;

inline constexpr Figure kRohanRegular = regular_of(Nation::kRohan);
inline constexpr Figure kRohanLeader = leader_of(Nation::kRohan);

void begin_move(Position& p, Side side, DieFace die = kMusterArmy) {
  use_die(p, side, die, die == kCharacter ? Use::kMoveArmy : Use::kMoveArmies);
}

TEST(Armies, R080_TwoArmiesOneRegionEach) {
  Position p = empty_map();
  put(p, "minas-morgul", kSauronRegular);
  put(p, "barad-dur", kSauronRegular);
  begin_move(p, Side::kShadow, kArmy);
  ASSERT_EQ(p.question(), DecisionKind::kArmyFrom);
  EXPECT_FALSE(p.offers(ActionKind::kStop));  // moving nobody at all is a skip
  p.answer_region("minas-morgul");
  p.answer_region("south-ithilien");
  ASSERT_EQ(p.question(), DecisionKind::kArmyFrom);
  EXPECT_TRUE(p.offers(ActionKind::kStop));
  EXPECT_EQ(p.asked().actions.size(), 2u);
  p.answer_region("barad-dur");
  EXPECT_EQ(p.question(), DecisionKind::kNone);  // Gorgoroth is the only way; the die is used up
  EXPECT_EQ(count_in(p, "south-ithilien", kSauronRegular), 1);
  EXPECT_EQ(count_in(p, "gorgoroth", kSauronRegular), 1);
}

TEST(Armies, R080_OneArmyIsEnough) {
  Position p = empty_map();
  put(p, "minas-morgul", kSauronRegular);
  put(p, "barad-dur", kSauronRegular);
  begin_move(p, Side::kShadow, kArmy);
  p.answer_region("barad-dur");
  p.answer(ActionKind::kStop);
  EXPECT_EQ(count_in(p, "minas-morgul", kSauronRegular), 1);
}

TEST(Armies, R080_NoFigureMovesTwice) {
  Position p = empty_map();
  put(p, "minas-morgul", kSauronRegular);
  put(p, "south-ithilien", kSauronRegular);
  begin_move(p, Side::kShadow, kArmy);
  p.answer_region("minas-morgul");
  p.answer_region("south-ithilien");
  // Only the Regular that stood in South Ithilien may go on, and only to where it can.
  ASSERT_EQ(p.question(), DecisionKind::kArmyFrom);
  p.answer_region("south-ithilien");
  p.answer_region("east-harondor");
  EXPECT_EQ(p.question(), DecisionKind::kNone);  // nobody to leave behind was asked about
  EXPECT_EQ(count_in(p, "south-ithilien", kSauronRegular), 1);
  EXPECT_EQ(count_in(p, "east-harondor", kSauronRegular), 1);
}

TEST(Armies, R080_AGroupCannotJoinAnotherAndGoOn) {
  Position p = empty_map();
  put(p, "minas-morgul", kSauronRegular);
  put(p, "minas-morgul", kNazgul);
  put(p, "south-ithilien", kSauronElite);
  begin_move(p, Side::kShadow, kArmy);
  p.answer_region("minas-morgul");
  p.answer_region("south-ithilien");
  p.answer(ActionKind::kGo);
  p.answer_region("south-ithilien");
  p.answer_region("east-harondor");
  EXPECT_EQ(count_in(p, "south-ithilien", kSauronRegular), 1);
  EXPECT_EQ(count_in(p, "south-ithilien", kNazgul), 1);
  EXPECT_EQ(count_in(p, "east-harondor", kSauronElite), 1);
}

TEST(Armies, R080_MovedFiguresAreNotOfferedAgain) {
  Position p = empty_map();
  put(p, "minas-morgul", kSauronRegular);
  begin_move(p, Side::kShadow, kArmy);
  p.answer_region("south-ithilien");
  EXPECT_EQ(p.question(), DecisionKind::kNone);
  EXPECT_EQ(count_in(p, "south-ithilien", kSauronRegular), 1);
}

TEST(Armies, R080_TwoGroupsOfOneRegionAreTwoArmies) {
  Position p = empty_map();
  put(p, "minas-morgul", kSauronRegular, 2);
  begin_move(p, Side::kShadow, kArmy);
  p.answer_region("south-ithilien");
  p.answer(ActionKind::kLeave, kSauronRegular);  // and the other one goes
  ASSERT_EQ(p.question(), DecisionKind::kArmyFrom);
  p.answer_region("minas-morgul");
  EXPECT_TRUE(offers_region(p, "south-ithilien"));  // the same
  p.answer_region("north-ithilien");                // or a different region
  EXPECT_EQ(count_in(p, "south-ithilien", kSauronRegular), 1);
  EXPECT_EQ(count_in(p, "north-ithilien", kSauronRegular), 1);
}

TEST(Armies, R080_MovingAndAttackingWithOneDieIsNotPossible) {
  Position p = open_field(2, 1);
  put(p, "barad-dur", kSauronRegular);
  begin_move(p, Side::kShadow, kArmy);
  p.answer_region("barad-dur");
  ASSERT_EQ(p.question(), DecisionKind::kArmyFrom);
  p.answer_region("minas-morgul");
  expect_region_refused(p, "north-ithilien");
}

TEST(Armies, R081_AGroupNeedsAUnit) {
  Position p = empty_map();
  put(p, "minas-morgul", kSauronRegular);
  put(p, "minas-morgul", kNazgul);
  begin_move(p, Side::kShadow, kArmy);
  p.answer_region("south-ithilien");
  ASSERT_EQ(p.question(), DecisionKind::kArmyGroup);
  expect_refused(p, ActionKind::kLeave, kSauronRegular);
  p.answer(ActionKind::kLeave, kNazgul);  // Nazgûl may stay behind alone
  EXPECT_EQ(count_in(p, "south-ithilien", kSauronRegular), 1);
  EXPECT_EQ(count_in(p, "minas-morgul", kNazgul), 1);
}

TEST(Armies, R081_FiguresWithoutAUnitAreNoArmy) {
  Position p = empty_map();
  put(p, "minas-morgul", kNazgul, 2);
  put(p, "minas-morgul", Character::kWitchKing);
  EXPECT_FALSE(may_use(p, Side::kShadow, kArmy, Use::kMoveArmies));
}

TEST(Armies, R081_TheLastUnitTakesAllLeadersAlong) {
  Position p = empty_map();
  put(p, "pelargir", kGondorRegular);
  put(p, "pelargir", kGondorLeader, 2);
  put(p, "pelargir", Character::kBoromir);
  begin_move(p, Side::kFree);
  p.answer_region("lossarnach");
  expect_refused(p, ActionKind::kLeave, kGondorLeader);
  expect_refused(p, ActionKind::kLeave, kGondorRegular);
  go_without(p, {figure_of(Character::kBoromir)});  // Companions may stay alone
  EXPECT_EQ(count_in(p, "lossarnach", kGondorLeader), 2);
  EXPECT_TRUE(stands_in(p, "pelargir", Character::kBoromir));
}

TEST(Armies, R081_LeadersStayWhereAUnitStays) {
  Position p = empty_map();
  put(p, "pelargir", kGondorRegular, 2);
  put(p, "pelargir", kGondorLeader);
  begin_move(p, Side::kFree);
  p.answer_region("lossarnach");
  p.answer(ActionKind::kLeave, kGondorRegular);
  p.answer(ActionKind::kLeave, kGondorLeader);
  if (p.question() == DecisionKind::kArmyGroup) p.answer(ActionKind::kGo);
  EXPECT_EQ(count_in(p, "pelargir", kGondorLeader), 1);
  EXPECT_EQ(count_in(p, "lossarnach", kGondorRegular), 1);
}

TEST(Armies, R081_R017_AnyFreePeoplesUnitWillDoForALeader) {
  Position p = empty_map({Nation::kGondor, Nation::kRohan});
  put(p, "pelargir", kGondorRegular);
  put(p, "pelargir", kRohanRegular);
  put(p, "pelargir", kGondorLeader);
  begin_move(p, Side::kFree);
  p.answer_region("lossarnach");
  p.answer(ActionKind::kLeave, kGondorRegular);
  EXPECT_TRUE(p.offers(ActionKind::kLeave, kGondorLeader));  // beside the Gondor Regular
  p.answer(ActionKind::kGo);                                 // or with the Rohirrim
  EXPECT_EQ(count_in(p, "lossarnach", kGondorLeader), 1);
}

TEST(Armies, R082_OnlyAdjacentRegions) {
  Position p = empty_map();
  put(p, "minas-morgul", kSauronRegular);
  begin_move(p, Side::kShadow);
  EXPECT_EQ(p.asked().actions.size(), 3u);
  expect_region_refused(p, "osgiliath");
  expect_region_refused(p, "barad-dur");
}

TEST(Armies, R082_EnemyUnitsMustBeAttackedInstead) {
  Position p = open_field(1, 1);
  begin_move(p, Side::kShadow);
  EXPECT_EQ(p.asked().actions.size(), 2u);
  expect_region_refused(p, "north-ithilien");
}

TEST(Armies, R082_EnemyCharactersAndNazgulDoNotBlock) {
  Position p = empty_map();
  put(p, "minas-morgul", kSauronRegular);
  put(p, "north-ithilien", Character::kStrider);
  march(p, Side::kShadow, "minas-morgul", "north-ithilien");
  EXPECT_EQ(count_in(p, "north-ithilien", kSauronRegular), 1);
  EXPECT_TRUE(stands_in(p, "north-ithilien", Character::kStrider));  // not touched

  put(p, "south-ithilien", kNazgul);
  put(p, "osgiliath", kGondorRegular);
  march(p, Side::kFree, "osgiliath", "south-ithilien");
  EXPECT_EQ(count_in(p, "south-ithilien", kNazgul), 1);
}

TEST(Armies, R083_ACharacterDieNeedsALeaderWhoTravels) {
  Position p = empty_map();
  put(p, "minas-morgul", kSauronRegular, 2);
  EXPECT_FALSE(may_use(p, Side::kShadow, kCharacter, Use::kMoveArmy));
  put(p, "minas-morgul", kNazgul);
  begin_move(p, Side::kShadow, kCharacter);
  p.answer_region("south-ithilien");
  expect_refused(p, ActionKind::kLeave, kNazgul);
  p.answer(ActionKind::kGo);
  EXPECT_EQ(count_in(p, "south-ithilien", kNazgul), 1);
  EXPECT_EQ(p.question(), DecisionKind::kNone);  // one Army only
}

TEST(Armies, R083_LeadersAndCompanionsServeTheFreePeoples) {
  Position p = empty_map();
  put(p, "pelargir", kGondorRegular);
  EXPECT_FALSE(may_use(p, Side::kFree, kCharacter, Use::kMoveArmy));
  Position companion = p;
  put(companion, "pelargir", Character::kMeriadoc);
  EXPECT_TRUE(may_use(companion, Side::kFree, kCharacter, Use::kMoveArmy));
  put(p, "pelargir", kGondorLeader);
  EXPECT_TRUE(may_use(p, Side::kFree, kCharacter, Use::kMoveArmy));
}

TEST(Armies, R083_EnemyLeadersAreNoHelp) {
  Position p = empty_map();
  put(p, "pelargir", kGondorRegular);
  put(p, "pelargir", kNazgul);
  EXPECT_FALSE(may_use(p, Side::kFree, kCharacter, Use::kMoveArmy));
}

TEST(Armies, R083_SarumanNeverEnablesAMove) {
  Position p = empty_map({Nation::kIsengard});
  put(p, "orthanc", regular_of(Nation::kIsengard));
  put(p, "orthanc", Character::kSaruman);
  EXPECT_FALSE(may_use(p, Side::kShadow, kCharacter, Use::kMoveArmy));
}

TEST(Armies, R083_R114_IsengardElitesLeadWhileSarumanIsInPlay) {
  Position p = empty_map({Nation::kIsengard});
  put(p, "orthanc", regular_of(Nation::kIsengard));
  put(p, "orthanc", kIsengardElite);
  EXPECT_FALSE(may_use(p, Side::kShadow, kCharacter, Use::kMoveArmy));
  put(p, "orthanc", Character::kSaruman);
  begin_move(p, Side::kShadow, kCharacter);
  p.answer_region("gap-of-rohan");
  expect_refused(p, ActionKind::kLeave, kIsengardElite);
  p.answer(ActionKind::kGo);
  EXPECT_EQ(count_in(p, "gap-of-rohan", kIsengardElite), 1);
  EXPECT_TRUE(stands_in(p, "orthanc", Character::kSaruman));  // he never moves
}

TEST(Armies, R083_WithAWillOfTheWestNoLeaderIsNeeded) {
  Position p = empty_map();
  put(p, "pelargir", kGondorRegular);
  EXPECT_TRUE(may_use(p, Side::kFree, kWill, Use::kMoveArmies));
}

TEST(Armies, R084_NonBelligerentsStayOnTheirSideOfABorder) {
  // Carrock's Regular of the North: Eagles' Eyrie and the Old Ford lie in no Nation, the Old Forest
  // Road and Rhosgobel in the North itself; the Woodland Realm is the Elves'.
  Position p = empty_map({Nation::kSauron});
  put(p, "old-forest-road", regular_of(Nation::kNorth));
  begin_move(p, Side::kFree);
  EXPECT_TRUE(offers_region(p, "carrock"));
  EXPECT_TRUE(offers_region(p, "western-mirkwood"));
  expect_region_refused(p, "woodland-realm");  // friendly, and yet

  Position war = empty_map({Nation::kNorth});
  put(war, "old-forest-road", regular_of(Nation::kNorth));
  begin_move(war, Side::kFree);
  EXPECT_TRUE(offers_region(war, "woodland-realm"));
}

TEST(Armies, R084_EnemyBordersToo) {
  Position p = empty_map({Nation::kSauron});
  put(p, "orthanc", regular_of(Nation::kIsengard));
  begin_move(p, Side::kShadow);  // only the Gap of Rohan: the Fords of Isen are Rohan's
  EXPECT_EQ(count_in(p, "gap-of-rohan", regular_of(Nation::kIsengard)), 1);
}

TEST(Armies, R084_R018_OsgiliathIsNobodysLand) {
  Position p = empty_map({Nation::kGondor});
  put(p, "south-ithilien", kSauronRegular);
  march(p, Side::kShadow, "south-ithilien", "osgiliath");
  EXPECT_EQ(count_in(p, "osgiliath", kSauronRegular), 1);
  begin_move(p, Side::kShadow);
  expect_region_refused(p, "minas-tirith");
}

TEST(Armies, R084_OnlyTheNonBelligerentsStayBehind) {
  Position p = empty_map({Nation::kGondor});
  put(p, "druadan-forest", kGondorRegular);
  put(p, "druadan-forest", kRohanRegular);
  march(p, Side::kFree, "druadan-forest", "minas-tirith");
  EXPECT_EQ(count_in(p, "minas-tirith", kGondorRegular), 1);
  EXPECT_EQ(count_in(p, "minas-tirith", kRohanRegular), 0);
  EXPECT_EQ(count_in(p, "druadan-forest", kRohanRegular), 1);
}

TEST(Armies, R081_R084_ALeaderHeldBackByABorderHoldsTheLastUnit) {
  // The Leader of Rohan may not enter Minas Tirith, so a unit has to stay with him.
  Position p = empty_map({Nation::kGondor});
  put(p, "osgiliath", kGondorRegular);
  put(p, "osgiliath", kRohanLeader);
  begin_move(p, Side::kFree);
  expect_region_refused(p, "minas-tirith");
  EXPECT_TRUE(offers_region(p, "north-ithilien"));  // nobody's land: both may go

  Position two = empty_map({Nation::kGondor});
  put(two, "osgiliath", kGondorRegular, 2);
  put(two, "osgiliath", kRohanLeader);
  begin_move(two, Side::kFree);
  two.answer_region("minas-tirith");  // one goes and one stays, nothing to ask
  if (two.question() == DecisionKind::kArmyFrom) two.answer(ActionKind::kStop);
  EXPECT_EQ(count_in(two, "minas-tirith", kGondorRegular), 1);
  EXPECT_EQ(count_in(two, "osgiliath", kGondorRegular), 1);
  EXPECT_EQ(count_in(two, "osgiliath", kRohanLeader), 1);
}

TEST(Armies, R084_CharactersAndNazgulNeitherCauseNorCureIt) {
  Position p = empty_map({Nation::kGondor});
  put(p, "minas-morgul", kSauronRegular);
  put(p, "minas-morgul", kNazgul);
  put(p, "minas-morgul", Character::kWitchKing);
  march(p, Side::kShadow, "minas-morgul", "south-ithilien");
  EXPECT_EQ(count_in(p, "south-ithilien", kNazgul), 1);
  march(p, Side::kShadow, "south-ithilien", "osgiliath");
  begin_move(p, Side::kShadow);
  expect_region_refused(p, "lossarnach");  // Sauron is not At War; the Witch-king does not help
}

TEST(Armies, R085_WhoCrossedABorderByRetreatMustLeaveIt) {
  // A Gondor Regular, not At War, was driven into Rohan: the next region entered may not be
  // Rohan's.
  Position p = empty_map({Nation::kSauron});
  put(p, "folde", kGondorRegular);
  begin_move(p, Side::kFree);  // from the Folde only Druadan Forest is not Rohan's
  EXPECT_EQ(p.question(), DecisionKind::kNone);
  EXPECT_EQ(count_in(p, "druadan-forest", kGondorRegular), 1);

  Position war = empty_map({Nation::kGondor});
  put(war, "folde", kGondorRegular);
  begin_move(war, Side::kFree);
  EXPECT_TRUE(offers_region(war, "edoras"));
}

TEST(Armies, R087_EnteringCapturesAndActivatesAtOnce) {
  Position p = empty_map({Nation::kSauron});
  put(p, "osgiliath", kSauronRegular);
  put(p, "barad-dur", kSauronRegular);
  begin_move(p, Side::kShadow);
  p.answer_region("osgiliath");
  p.answer_region("pelargir");
  ASSERT_EQ(p.question(), DecisionKind::kArmyFrom);  // the action is not over yet
  EXPECT_EQ(controller_of(rules(), p.board(), region("pelargir")), Side::kShadow);
  EXPECT_TRUE(is_active(p, Nation::kGondor));  // R-263a
  EXPECT_EQ(step_of(p, Nation::kGondor), 3);   // R-264b, from box 2
}

TEST(Armies, R087_R263_TheBorderOfALandWithoutSettlementIsEnough) {
  Position p = empty_map({Nation::kSauron});
  put(p, "western-emyn-muil", kSauronRegular);
  march(p, Side::kShadow, "western-emyn-muil", "eastemnet");
  EXPECT_TRUE(is_active(p, Nation::kRohan));
  EXPECT_EQ(step_of(p, Nation::kRohan), 1);
  EXPECT_FALSE(is_active(p, Nation::kGondor));
}

TEST(Armies, R088_ReinforcingASiegeIsAnOrdinaryMove) {
  Position p = besieged_tirith(1, 1);
  put(p, "osgiliath", kSauronRegular);
  march(p, Side::kShadow, "osgiliath", "minas-tirith");
  EXPECT_EQ(count_in(p, "minas-tirith", kSauronRegular), 2);
  EXPECT_EQ(count_of(inside(p, "minas-tirith"), kGondorRegular), 1);
}

TEST(Armies, R088_NothingMovesIntoOrOutOfABesiegedStronghold) {
  Position p = besieged_tirith(1, 2);
  put_inside(p, "minas-tirith", kGondorLeader);
  EXPECT_FALSE(may_use(p, Side::kFree, kMusterArmy, Use::kMoveArmies));
  put(p, "pelargir", kGondorRegular);
  put(p, "lossarnach", kGondorRegular);
  begin_move(p, Side::kFree);
  p.answer_region("lossarnach");
  expect_region_refused(p, "minas-tirith");
}

TEST(Armies, R088_R255_TheLastBesiegerLiftsTheSiege) {
  Position p = besieged_tirith(2, 2);
  put(p, "minas-tirith", kNazgul);  // who alone does not besiege
  begin_move(p, Side::kShadow);
  p.answer_region("osgiliath");
  go_without(p, {kNazgul, kSauronRegular});
  ASSERT_EQ(p.question(), DecisionKind::kArmyFrom);
  EXPECT_TRUE(is_besieged(rules(), p.board(), region("minas-tirith")));
  p.answer_region("minas-tirith");
  p.answer_region("osgiliath");
  if (p.question() == DecisionKind::kArmyGroup) go_without(p, {kNazgul});
  EXPECT_FALSE(is_besieged(rules(), p.board(), region("minas-tirith")));
  EXPECT_EQ(count_in(p, "minas-tirith", kGondorRegular), 2);
  EXPECT_EQ(count_in(p, "minas-tirith", kNazgul), 1);
  EXPECT_EQ(times(p, EventKind::kSiegeEnded), 1);
}

TEST(Armies, R089_LeadersLeftAloneAreEliminated) {
  Position p = empty_map();
  put(p, "pelargir", kGondorLeader, 2);
  put(p, "pelargir", Character::kBoromir);
  put_inside(p, "lorien", leader_of(Nation::kElves));
  put(p, "dale", leader_of(Nation::kNorth));
  put(p, "dale", regular_of(Nation::kDwarves));
  p.begin_step(StepKind::kAftermath, Side::kFree);
  EXPECT_EQ(count_in(p, "pelargir", kGondorLeader), 0);
  EXPECT_EQ(count_of(p.board().casualties, kGondorLeader), 2);
  EXPECT_EQ(count_of(p.board().casualties, leader_of(Nation::kElves)), 1);
  EXPECT_TRUE(stands_in(p, "pelargir", Character::kBoromir));  // a Companion is no Leader
  EXPECT_EQ(count_in(p, "dale", leader_of(Nation::kNorth)), 1);
}

}  // namespace
}  // namespace wotr
