// The Political Track.

#include "rules/wotr/politics/politics.h"

#include "tests/rules/wotr/fellowship_position.h"
#include "tests/rules/wotr/turn_position.h"

namespace wotr {
namespace {

using enum DieFace;

TEST(Politics, R016_TheTrackAtTheStart) {
  Position p;
  for (const Nation nation : {Nation::kRohan, Nation::kNorth, Nation::kElves, Nation::kDwarves}) {
    EXPECT_EQ(step_of(p, nation), 1);
  }
  EXPECT_EQ(step_of(p, Nation::kGondor), 2);
  EXPECT_EQ(step_of(p, Nation::kSouthrons), 2);
  EXPECT_EQ(step_of(p, Nation::kSauron), 3);
  EXPECT_EQ(step_of(p, Nation::kIsengard), 3);
  for (const Nation nation : {Nation::kElves, Nation::kSauron, Nation::kIsengard,
                              Nation::kSouthrons}) {  // the Shadow is always active
    EXPECT_TRUE(is_active(p, nation));
  }
  for (const Nation nation : {Nation::kGondor, Nation::kRohan, Nation::kDwarves, Nation::kNorth}) {
    EXPECT_FALSE(is_active(p, nation));
  }
}

void advance(Position& p, Nation nation) {
  p.begin([nation](Play& play) { advance_politics(play, nation); });
}

TEST(Politics, R260_StepsGoTowardsWarAndStopThere) {
  Position p;
  for (const int step : {2, 3, 4, 4}) {
    advance(p, Nation::kElves);
    EXPECT_EQ(step_of(p, Nation::kElves), step);
  }
}

TEST(Politics, R261_AnAdvanceOfAPassiveNationIntoWarIsLost) {
  Position p;
  for (const int step : {2, 3, 3}) {
    advance(p, Nation::kRohan);
    EXPECT_EQ(step_of(p, Nation::kRohan), step);
  }
  EXPECT_EQ(times(p, EventKind::kPolitics), 2);
}

TEST(Politics, R263a_AShadowArmyInsideTheBorder) {
  Position p = empty_map({Nation::kSauron});
  put(p, "dead-marshes", kSauronRegular);
  march(p, Side::kShadow, "dead-marshes", "druadan-forest");
  EXPECT_TRUE(is_active(p, Nation::kGondor));
  EXPECT_EQ(step_of(p, Nation::kGondor), 2);
}

TEST(Politics, R263a_ByAdvanceAndByRetreat) {
  Position p = empty_map({Nation::kSauron, Nation::kNorth});
  put(p, "dale", regular_of(Nation::kNorth));
  put(p, "erebor", kSauronRegular, 1);
  put(p, "erebor", kSauronElite, 1);
  p.board().captured.insert(region("erebor"));
  attack(p, Side::kShadow);
  throw_dice(p, {6, 1, 1});  // 6 hits the City's defender; he misses
  ASSERT_EQ(p.question(), DecisionKind::kAdvance);
  politics_of(p.board(), Nation::kNorth).active = 0;
  p.answer(ActionKind::kGo);
  EXPECT_TRUE(is_active(p, Nation::kNorth));
}

TEST(Politics, R263a_NazgulAndFreePeoplesArmiesActivateNobody) {
  Position p = empty_map({Nation::kRohan});
  put(p, "folde", regular_of(Nation::kRohan));
  march(p, Side::kFree, "folde", "druadan-forest");
  EXPECT_FALSE(is_active(p, Nation::kGondor));
  p.begin([](Play& play) { on_army_entered(play, Side::kShadow, region("osgiliath")); });
  EXPECT_FALSE(is_active(p, Nation::kGondor));
}

TEST(Politics, R263b_R264a_AnAttackActivatesThenAdvancesEveryNationWithUnitsThere) {
  Position p = empty_map({Nation::kSauron});
  for (const Nation nation : {Nation::kGondor, Nation::kRohan})
    politics_of(p.board(), nation) = {3, 0};
  put(p, "minas-morgul", kSauronRegular);
  put(p, "north-ithilien", kGondorRegular);
  put(p, "north-ithilien", regular_of(Nation::kRohan));
  put(p, "north-ithilien", leader_of(Nation::kNorth));  // a Leader is no unit
  attack(p, Side::kShadow);
  EXPECT_TRUE(is_at_war(p.board(), Nation::kGondor));  // activation first, so into War
  EXPECT_TRUE(is_at_war(p.board(), Nation::kRohan));
  EXPECT_FALSE(is_active(p, Nation::kNorth));
  EXPECT_EQ(step_of(p, Nation::kNorth), 1);
}

TEST(Politics, R018_R264a_AttackedInOsgiliath) {
  Position p = empty_map({Nation::kSauron});
  put(p, "south-ithilien", kSauronRegular);
  put(p, "osgiliath", kGondorRegular);
  attack(p, Side::kShadow);
  EXPECT_TRUE(is_active(p, Nation::kGondor));
  EXPECT_EQ(step_of(p, Nation::kGondor), 3);
}

TEST(Politics, R264a_OncePerBattle) {
  Position p = empty_map({Nation::kSauron});
  put(p, "minas-morgul", kSauronRegular, 2);
  put(p, "north-ithilien", kGondorRegular, 2);
  attack(p, Side::kShadow);
  throw_dice(p, {1, 1, 1, 1});
  p.answer(ActionKind::kContinue);
  if (p.question() == DecisionKind::kRetreat) p.answer(ActionKind::kStand);
  EXPECT_TRUE(p.asked().is_chance());  // the second round
  EXPECT_EQ(step_of(p, Nation::kGondor), 3);
}

TEST(Politics, R264a_TheShadowAttackedAdvancesToo) {
  Position p = empty_map({Nation::kGondor});
  politics_of(p.board(), Nation::kSouthrons).step = 2;
  put(p, "pelargir", kGondorRegular);
  put(p, "west-harondor", regular_of(Nation::kSouthrons));
  attack(p, Side::kFree, kMusterArmy);
  EXPECT_EQ(step_of(p, Nation::kSouthrons), 3);
  EXPECT_EQ(step_of(p, Nation::kGondor), kAtWar);  // the attacker's is not touched
}

TEST(Politics, R264a_ASortieAttacksTheBesiegersAnAssaultTheGarrison) {
  Position sortie = besieged_tirith(1, 1);
  politics_of(sortie.board(), Nation::kSauron).step = 3;
  attack(sortie, Side::kFree, kMusterArmy);
  EXPECT_TRUE(is_at_war(sortie.board(), Nation::kSauron));

  Position assault = besieged_tirith(1, 1);
  politics_of(assault.board(), Nation::kGondor) = {2, 0};
  attack(assault, Side::kShadow);
  EXPECT_TRUE(is_active(assault, Nation::kGondor));
  EXPECT_EQ(step_of(assault, Nation::kGondor), 3);
}

TEST(Politics, R264a_RetreatIntoSiegeBeforeTheFirstRoundCounts) {
  Position p = empty_map({Nation::kSauron});
  put(p, "osgiliath", kSauronRegular, 2);
  put(p, "minas-tirith", kGondorRegular);
  attack(p, Side::kShadow);
  ASSERT_EQ(p.question(), DecisionKind::kWithdraw);
  p.answer(ActionKind::kWithdraw);
  EXPECT_EQ(step_of(p, Nation::kGondor), 3);
}

bool declared_activates(std::string_view id, Nation nation, bool captured = false) {
  Position p;
  politics_of(p.board(), nation).active = 0;
  if (captured) p.board().captured.insert(region(id));
  p.begin([id](Play& play) { on_declared(play, region(id)); });
  return is_active(p, nation);
}

TEST(Politics, R263c_DeclaringInACityOrStronghold) {
  EXPECT_TRUE(declared_activates("helms-deep", Nation::kRohan));
  EXPECT_TRUE(declared_activates("the-shire", Nation::kNorth));
  EXPECT_FALSE(declared_activates("bree", Nation::kNorth));           // a Town
  EXPECT_FALSE(declared_activates("fords-of-isen", Nation::kRohan));  // a Fortification
  EXPECT_FALSE(declared_activates("osgiliath", Nation::kGondor));
  EXPECT_FALSE(declared_activates("helms-deep", Nation::kRohan, true));
}

bool arrival_activates(Character who, std::string_view id, Nation nation) {
  Position p;
  politics_of(p.board(), nation).active = 0;
  p.begin([&](Play& play) { on_companions_arrived(play, only(who), region(id)); });
  return is_active(p, nation);
}

TEST(Politics, R263d_ACompanionWhoIsAble) {
  EXPECT_TRUE(arrival_activates(Character::kGandalfTheGrey, "dale", Nation::kNorth));
  EXPECT_TRUE(arrival_activates(Character::kPeregrin, "edoras", Nation::kRohan));
  EXPECT_TRUE(arrival_activates(Character::kStrider, "dale", Nation::kNorth));
  EXPECT_FALSE(arrival_activates(Character::kStrider, "pelargir", Nation::kGondor));
  EXPECT_TRUE(arrival_activates(Character::kBoromir, "pelargir", Nation::kGondor));
  EXPECT_FALSE(arrival_activates(Character::kGimli, "iron-hills", Nation::kDwarves));  // a Town
  EXPECT_TRUE(arrival_activates(Character::kGimli, "erebor", Nation::kDwarves));
  EXPECT_FALSE(arrival_activates(Character::kMeriadoc, "osgiliath", Nation::kGondor));
}

TEST(Politics, R263d_AloneWithAnArmyAndOnlyAtTheEndOfTheWay) {
  Position p = empty_map({Nation::kSauron});
  put(p, "lossarnach", Character::kBoromir);
  use_die(p, Side::kFree, kCharacter, Use::kMoveCompanions);
  p.answer_region("lamedon");  // through Pelargir
  EXPECT_FALSE(is_active(p, Nation::kGondor));
  put(p, "lamedon", kGondorRegular);
  march(p, Side::kFree, "lamedon", "pelargir");
  EXPECT_TRUE(is_active(p, Nation::kGondor));
}

TEST(Politics, R263d_NotInACapturedCityButInABesiegedStronghold) {
  Position taken;
  taken.board().captured.insert(region("pelargir"));
  taken.begin([](Play& play) {
    on_companions_arrived(play, only(Character::kBoromir), region("pelargir"));
  });
  EXPECT_FALSE(is_active(taken, Nation::kGondor));
  Position shut;
  besiege(shut, "minas-tirith");
  shut.begin([](Play& play) {
    on_companions_arrived(play, only(Character::kBoromir), region("minas-tirith"));
  });
  EXPECT_TRUE(is_active(shut, Nation::kGondor));
}

TEST(Politics, R264b_ACapturedTownCityOrStrongholdAdvancesItsNation) {
  for (const char* id : {"lossarnach", "pelargir", "minas-tirith"}) {
    Position p = empty_map({Nation::kSauron});
    put(p, "osgiliath", kSauronRegular);
    march(p, Side::kShadow, "osgiliath", id);
    EXPECT_EQ(step_of(p, Nation::kGondor), 3) << id;
  }
}

TEST(Politics, R264b_NoFortification) {
  Position p = empty_map({Nation::kIsengard});
  put(p, "orthanc", regular_of(Nation::kIsengard));
  march(p, Side::kShadow, "orthanc", "fords-of-isen");
  EXPECT_EQ(step_of(p, Nation::kRohan), 1);
  EXPECT_TRUE(is_active(p, Nation::kRohan));  // the region is Rohan's all the same
}

TEST(Politics, R264b_AShadowNationAdvancesWhenItLosesASettlement) {
  Position p = empty_map({Nation::kGondor});
  put(p, "west-harondor", kGondorRegular);
  march(p, Side::kFree, "west-harondor", "near-harad");
  EXPECT_EQ(step_of(p, Nation::kSouthrons), 3);
}

TEST(Politics, R264b_R271_RecaptureAdvancesNobody) {
  Position p = empty_map({Nation::kSauron});
  p.board().captured.insert(region("pelargir"));
  put(p, "lamedon", kGondorRegular);
  march(p, Side::kFree, "lamedon", "pelargir");
  EXPECT_TRUE(is_unconquered(rules(), p.board(), region("pelargir")));
  EXPECT_EQ(step_of(p, Nation::kGondor), 2);
}

TEST(Politics, R267_ANationNotAtWarDefendsAndIsTrimmed) {
  Position p = empty_map({Nation::kSauron});
  put(p, "minas-morgul", kSauronRegular);
  put(p, "north-ithilien", regular_of(Nation::kNorth));
  attack(p, Side::kShadow);
  EXPECT_EQ(p.question(), DecisionKind::kCombatRollShadow);  // it defends
  EXPECT_FALSE(may_use(p, Side::kFree, kMuster, Use::kRecruit));
}

TEST(Politics, R268_LosingABattleHasNoOtherEffect) {
  Position p = open_field(2, 1);
  politics_of(p.board(), Nation::kGondor) = {2, 1};
  attack(p, Side::kShadow);
  throw_dice(p, {6, 1, 1});
  p.answer(ActionKind::kStop);
  EXPECT_EQ(step_of(p, Nation::kGondor), 3);  // R-264a only
}

}  // namespace
}  // namespace wotr
