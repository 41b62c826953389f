// Leaving the field: rulings.

#include "rules/wotr/battle/retreat.h"

#include "tests/rules/wotr/battle_position.h"

namespace wotr {
namespace {

/// The first round is over without a hit, and the attacker goes on.
void miss_and_continue(Position& p) {
  while (p.asked().is_chance()) p.roll(1);
  p.answer(ActionKind::kContinue);
}

TEST(Retreat, R222_OnlyToFreeRegions) {
  Position p = empty_map();
  put(p, "dagorlad", kSauronRegular);
  put(p, "south-ithilien", kSauronRegular);
  put(p, "north-ithilien", kGondorRegular);
  begin_attack(p, Side::kShadow);
  p.answer_region("dagorlad");
  miss_and_continue(p);
  ASSERT_EQ(p.question(), DecisionKind::kRetreat);
  // Of six neighbours: not Dagorlad (attackers), South Ithilien (an Army), Minas Morgul (a
  // Settlement controlled by the enemy, although it is empty).
  EXPECT_EQ(p.asked().actions.size(), 4u);
  EXPECT_TRUE(p.offers(ActionKind::kRegion, region("osgiliath")));
  EXPECT_TRUE(p.offers(ActionKind::kRegion, region("dead-marshes")));
  EXPECT_TRUE(p.offers(ActionKind::kRegion, region("eastern-emyn-muil")));
  EXPECT_TRUE(p.offers(ActionKind::kStand));
}

TEST(Retreat, R222_TheWholeArmyGoes) {
  Position p = open_field(1, 2);
  put(p, "north-ithilien", kGondorLeader);
  put(p, "north-ithilien", Character::kBoromir);
  attack(p, Side::kShadow);
  miss_and_continue(p);
  p.answer_region("osgiliath");
  EXPECT_EQ(count_of(p.figures("osgiliath"), kGondorRegular), 2);
  EXPECT_EQ(count_of(p.figures("osgiliath"), kGondorLeader), 1);
  EXPECT_TRUE(contains(p.figures("osgiliath").characters, Character::kBoromir));
  EXPECT_TRUE(is_empty(p.figures("north-ithilien")));
  EXPECT_EQ(p.question(), DecisionKind::kAdvance);
}

TEST(Retreat, R222_TheDefenderMayStand) {
  Position p = open_field(1, 1);
  attack(p, Side::kShadow);
  miss_and_continue(p);
  p.answer(ActionKind::kStand);
  EXPECT_EQ(battle(p).round, 2);
  EXPECT_EQ(p.question(), DecisionKind::kCombatRollShadow);
}

TEST(Retreat, R222_NoFreeRegionNoQuestion) {
  Position p = empty_map();
  put(p, "westemnet", kSauronRegular);
  put(p, "folde", kSauronRegular);
  put(p, "edoras", kGondorRegular);
  begin_attack(p, Side::kShadow);
  p.answer_region("folde");
  miss_and_continue(p);
  EXPECT_EQ(battle(p).round, 2);
  EXPECT_EQ(p.question(), DecisionKind::kCombatRollShadow);
}

TEST(Retreat, R222_SarumanStaysBehind) {
  Position p = empty_map({Nation::kIsengard, Nation::kRohan});
  put(p, "orthanc", regular_of(Nation::kIsengard));
  put(p, "orthanc", Character::kSaruman);
  put(p, "fords-of-isen", regular_of(Nation::kRohan));
  attack(p, Side::kFree, DieFace::kMusterArmy);
  p.answer(ActionKind::kStand);
  miss_and_continue(p);
  p.answer_region("gap-of-rohan");
  EXPECT_EQ(units(p, "gap-of-rohan", Side::kShadow), 1);
  EXPECT_TRUE(contains(p.figures("orthanc").characters, Character::kSaruman));
  p.answer(ActionKind::kGo);  // he is not touched when the Stronghold is captured
  EXPECT_TRUE(contains(p.figures("orthanc").characters, Character::kSaruman));
  EXPECT_TRUE(p.board().captured.contains(region("orthanc")));
}

TEST(Retreat, R222_BordersDoNotMatter) {
  Position p = empty_map({Nation::kSauron});
  put(p, "vale-of-the-carnen", kSauronRegular);
  put(p, "dale", regular_of(Nation::kNorth));  // not At War
  attack(p, Side::kShadow);
  miss_and_continue(p);
  EXPECT_TRUE(p.offers(ActionKind::kRegion, region("woodland-realm")));
}

TEST(Retreat, R222_OverstackingIsTrimmedAfterwards) {
  Position p = open_field(1, 6);
  put(p, "osgiliath", kGondorRegular, 5);
  put(p, "osgiliath", kGondorElite);
  attack(p, Side::kShadow);
  miss_and_continue(p);
  p.answer_region("osgiliath");
  EXPECT_EQ(units(p, "osgiliath", Side::kFree), 12);
  p.answer(ActionKind::kStop);  // no advance
  EXPECT_EQ(p.question(), DecisionKind::kExcess);
  EXPECT_EQ(p.asked().seat, seat_of(Side::kFree));
}

TEST(Retreat, R263_ShadowArmyThatRetreatsActivates) {
  Position p = empty_map();
  put(p, "fangorn", kSauronRegular);
  put(p, "parth-celebrant", kGondorRegular);
  attack(p, Side::kFree, DieFace::kMusterArmy);
  miss_and_continue(p);
  p.answer_region("fords-of-isen");
  EXPECT_EQ(politics_of(p.board(), Nation::kRohan).active, 1);
}

/// Sauron in Osgiliath attacks Gondor in Minas Tirith.
Position before_minas_tirith(int shadow, int free) {
  Position p = empty_map();
  put(p, "osgiliath", kSauronRegular, shadow);
  put(p, "minas-tirith", kGondorRegular, free);
  return p;
}

TEST(RetreatIntoSiege, R245_BeforeEveryRound) {
  Position p = before_minas_tirith(1, 1);
  attack(p, Side::kShadow);
  EXPECT_EQ(p.question(), DecisionKind::kWithdraw);
  EXPECT_EQ(p.asked().seat, seat_of(Side::kFree));
  p.answer(ActionKind::kStand);
  miss_and_continue(p);
  p.answer(ActionKind::kStand);  // no retreat to another region
  EXPECT_EQ(battle(p).round, 2);
  EXPECT_EQ(p.question(), DecisionKind::kWithdraw);
}

TEST(RetreatIntoSiege, R245_OnlyForTheController) {
  Position p = before_minas_tirith(1, 1);
  p.board().captured.insert(region("minas-tirith"));
  attack(p, Side::kShadow);
  EXPECT_EQ(p.question(), DecisionKind::kCombatRollShadow);
}

TEST(RetreatIntoSiege, R245_ACaptorMayUseIt) {
  Position p = empty_map();
  p.board().captured.insert(region("minas-tirith"));
  put(p, "minas-tirith", kSauronRegular);
  put(p, "osgiliath", kGondorRegular);
  attack(p, Side::kFree, DieFace::kMusterArmy);
  EXPECT_EQ(p.question(), DecisionKind::kWithdraw);
  EXPECT_EQ(p.asked().seat, seat_of(Side::kShadow));
}

TEST(RetreatIntoSiege, R245_NotInOtherSettlements) {
  Position p = empty_map();
  put(p, "osgiliath", kSauronRegular);
  put(p, "pelargir", kGondorRegular);
  attack(p, Side::kShadow);
  EXPECT_EQ(p.question(), DecisionKind::kCombatRollShadow);
}

TEST(RetreatIntoSiege, R245_PoliticsStillHappened) {
  Position p = before_minas_tirith(1, 1);
  politics_of(p.board(), Nation::kGondor) = {2, 0};
  attack(p, Side::kShadow);
  p.answer(ActionKind::kWithdraw);
  p.answer(ActionKind::kStop);
  EXPECT_EQ(politics_of(p.board(), Nation::kGondor).active, 1);
  EXPECT_EQ(politics_of(p.board(), Nation::kGondor).step, 3);
}

TEST(RetreatIntoSiege, R246_AdvanceMakesTheSiege) {
  Position p = before_minas_tirith(3, 2);
  attack(p, Side::kShadow);
  p.answer(ActionKind::kWithdraw);
  EXPECT_EQ(p.question(), DecisionKind::kAdvance);
  EXPECT_EQ(p.asked().seat, seat_of(Side::kShadow));
  p.answer(ActionKind::kLeave, kSauronRegular);
  p.answer(ActionKind::kGo);
  EXPECT_EQ(units(p, "minas-tirith", Side::kShadow), 2);
  EXPECT_EQ(units(p, "osgiliath", Side::kShadow), 1);
  EXPECT_EQ(units(p, "minas-tirith", Side::kFree), 0);
  EXPECT_EQ(units_of(inside(p, "minas-tirith"), Side::kFree), 2);
  EXPECT_EQ(times(p, EventKind::kSiegeBegan), 1);
  EXPECT_EQ(p.question(), DecisionKind::kNone);  // the battle is over
}

TEST(RetreatIntoSiege, R246_NoAdvanceNoSiege) {
  Position p = before_minas_tirith(3, 2);
  attack(p, Side::kShadow);
  p.answer(ActionKind::kWithdraw);
  p.answer(ActionKind::kStop);
  EXPECT_EQ(units(p, "minas-tirith", Side::kFree), 2);
  EXPECT_TRUE(is_empty(inside(p, "minas-tirith")));
  EXPECT_EQ(units(p, "osgiliath", Side::kShadow), 3);
  EXPECT_EQ(p.question(), DecisionKind::kNone);
}

}  // namespace
}  // namespace wotr
