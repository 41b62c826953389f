// Sieges: rulings.

#include "rules/wotr/battle/siege.h"

#include "rules/wotr/board/control.h"
#include "tests/rules/wotr/battle_position.h"

namespace wotr {
namespace {

void miss_all(Position& p) {
  while (p.asked().is_chance()) p.roll(1);
}
int garrison(Position& p) { return units_of(inside(p, "minas-tirith"), Side::kFree); }
bool has_fallen(Position& p) { return p.board().captured.contains(region("minas-tirith")); }

/// Sauron in Osgiliath attacks Minas Tirith, and the defenders shut themselves in.
void shut_in(Position& p) {
  put(p, "osgiliath", kSauronRegular, 2);
  attack(p, Side::kShadow);
  p.answer(ActionKind::kWithdraw);
  p.answer(ActionKind::kGo);
}

TEST(Siege, R247_EveryDefenderIsInside) {
  Position p = empty_map();
  put(p, "minas-tirith", kGondorRegular, 2);
  put(p, "minas-tirith", kGondorLeader);
  put(p, "minas-tirith", Character::kBoromir);
  shut_in(p);
  EXPECT_EQ(count_of(inside(p, "minas-tirith"), kGondorRegular), 2);
  EXPECT_EQ(count_of(inside(p, "minas-tirith"), kGondorLeader), 1);
  EXPECT_TRUE(contains(inside(p, "minas-tirith").characters, Character::kBoromir));
  EXPECT_FALSE(has_figure(p.figures("minas-tirith"), Side::kFree));
}

TEST(Siege, R247_StrongholdStaysUnconquered) {
  Position p = empty_map();
  put(p, "minas-tirith", kGondorRegular, 2);
  shut_in(p);
  EXPECT_TRUE(is_unconquered(rules(), p.board(), region("minas-tirith")));
  EXPECT_EQ(victory_points(rules(), p.board(), Side::kShadow), 0);
  EXPECT_TRUE(is_free(rules(), p.board(), Side::kShadow, region("minas-tirith")));
}

TEST(Siege, R250_AtMostFiveUnitsInside) {
  Position p = empty_map();
  put(p, "minas-tirith", kGondorRegular, 5);
  put(p, "minas-tirith", kGondorElite, 2);
  put(p, "minas-tirith", kGondorLeader, 2);
  shut_in(p);
  EXPECT_EQ(p.question(), DecisionKind::kExcess);
  EXPECT_EQ(p.asked().seat, seat_of(Side::kFree));
  p.answer(ActionKind::kRemove, kGondorElite);
  p.answer(ActionKind::kRemove, kGondorRegular);
  EXPECT_EQ(garrison(p), 5);
  EXPECT_EQ(count_of(inside(p, "minas-tirith"), kGondorLeader), 2);
  EXPECT_EQ(count_of(p.board().reinforcements, kGondorElite), 4);  // of 5; 1 inside, no casualty
  EXPECT_EQ(p.question(), DecisionKind::kNone);
}

TEST(Siege, R211_AssaultNeedsSixInEveryRound) {
  Position p = besieged_tirith(2, 3);
  put(p, "minas-tirith", kSauronElite, 2);
  attack(p, Side::kShadow);
  throw_dice(p, {5, 5, 5, 6, 1, 1, 1});
  EXPECT_EQ(garrison(p), 2);
  p.answer(ActionKind::kReduce, kSauronElite);
  throw_dice(p, {5, 5, 5, 6, 1, 1});
  EXPECT_EQ(garrison(p), 1);
}

TEST(Siege, R211_GarrisonHitsOnFive) {
  Position p = besieged_tirith(3, 2);
  attack(p, Side::kShadow);
  throw_dice(p, {1, 1, 1, 5, 4});
  EXPECT_EQ(units(p, "minas-tirith", Side::kShadow), 2);
}

TEST(Siege, R251_OneRound) {
  Position p = besieged_tirith(3, 2);
  attack(p, Side::kShadow);
  EXPECT_EQ(battle(p).kind, BattleKind::kSiege);
  miss_all(p);
  EXPECT_EQ(p.question(), DecisionKind::kNone);
  EXPECT_EQ(battle(p).kind, BattleKind::kNone);
}

TEST(Siege, R258_AfterAnIndecisiveAssaultTheSiegeGoesOn) {
  Position p = besieged_tirith(3, 2);
  attack(p, Side::kShadow);
  miss_all(p);
  EXPECT_TRUE(is_besieged(rules(), p.board(), region("minas-tirith")));
  EXPECT_EQ(garrison(p), 2);
  EXPECT_EQ(units(p, "minas-tirith", Side::kShadow), 3);
}

TEST(Siege, R252_ReducingAnEliteBuysARound) {
  Position p = besieged_tirith(1, 2);
  put(p, "minas-tirith", kSauronElite, 2);
  attack(p, Side::kShadow);
  for (int elites = 2; elites > 0; --elites) {
    miss_all(p);
    ASSERT_EQ(p.question(), DecisionKind::kExtendSiege);
    EXPECT_EQ(p.asked().seat, seat_of(Side::kShadow));
    p.answer(ActionKind::kReduce, kSauronElite);
    EXPECT_EQ(p.question(), DecisionKind::kCombatRollShadow);
    EXPECT_EQ(count_of(p.figures("minas-tirith"), kSauronElite), elites - 1);
  }
  EXPECT_EQ(count_of(p.figures("minas-tirith"), kSauronRegular), 3);
  EXPECT_EQ(count_of(p.board().reinforcements, kSauronElite), 6);
  miss_all(p);
  EXPECT_EQ(p.question(), DecisionKind::kNone);  // no Elite is left
}

TEST(Siege, R252_TheBesiegerMayStop) {
  Position p = besieged_tirith(1, 2);
  put(p, "minas-tirith", kSauronElite);
  attack(p, Side::kShadow);
  miss_all(p);
  p.answer(ActionKind::kCease);
  EXPECT_EQ(p.question(), DecisionKind::kNone);
  EXPECT_EQ(count_of(p.figures("minas-tirith"), kSauronElite), 1);
}

TEST(Siege, R252_OnlyElitesThatTakePart) {
  Position p = besieged_tirith(1, 2);
  put(p, "minas-tirith", kSauronElite);
  begin_attack(p, Side::kShadow);
  p.answer(ActionKind::kLeave, kSauronElite);
  if (p.question() == DecisionKind::kAttackGroup) p.answer(ActionKind::kGo);
  miss_all(p);
  EXPECT_EQ(p.question(), DecisionKind::kNone);
}

TEST(Siege, R252_NeedsARegularInReinforcements) {
  Position p = besieged_tirith(1, 2);
  put(p, "minas-tirith", kSauronElite);
  put(p, "barad-dur", kSauronRegular, 35);
  attack(p, Side::kShadow);
  miss_all(p);
  EXPECT_NE(p.question(), DecisionKind::kExtendSiege);
}

TEST(Siege, R253_AGarrisonNeverRetreats) {
  Position p = besieged_tirith(1, 2);
  put(p, "minas-tirith", kSauronElite);
  attack(p, Side::kShadow);
  miss_all(p);
  p.answer(ActionKind::kReduce, kSauronElite);
  EXPECT_EQ(p.question(), DecisionKind::kCombatRollShadow);  // no retreat between the rounds
}

TEST(Siege, R254_StrongholdFallsWithItsGarrison) {
  Position p = besieged_tirith(2, 1);
  put_inside(p, "minas-tirith", kGondorLeader);
  attack(p, Side::kShadow);
  throw_dice(p, {6, 1, 1, 1});
  EXPECT_TRUE(has_fallen(p));
  EXPECT_TRUE(is_empty(inside(p, "minas-tirith")));
  EXPECT_EQ(victory_points(rules(), p.board(), Side::kShadow), 2);
  EXPECT_EQ(units(p, "minas-tirith", Side::kShadow), 2);
}

TEST(Siege, R254_RearguardHoldsWhatTheDeadHaveWon) {
  Position p = besieged_tirith(2, 1);
  begin_attack(p, Side::kShadow);
  p.answer(ActionKind::kLeave, kSauronRegular);
  if (p.question() == DecisionKind::kAttackGroup) p.answer(ActionKind::kGo);
  throw_dice(p, {6, 6});
  EXPECT_TRUE(has_fallen(p));
  EXPECT_EQ(units(p, "minas-tirith", Side::kShadow), 1);
}

TEST(Siege, R254_RecaptureGivesThePointsBack) {
  Position p = empty_map();
  p.board().captured.insert(region("minas-tirith"));
  put_inside(p, "minas-tirith", kSauronRegular);
  put(p, "minas-tirith", kGondorRegular);
  attack(p, Side::kFree, DieFace::kMusterArmy);
  throw_dice(p, {6, 1});
  EXPECT_FALSE(has_fallen(p));
  EXPECT_EQ(victory_points(rules(), p.board(), Side::kShadow), 0);
}

TEST(Siege, R241_BothWipedOutEndsTheSiegeWithoutCapture) {
  Position p = besieged_tirith(1, 1);
  attack(p, Side::kShadow);
  throw_dice(p, {6, 6});
  EXPECT_FALSE(has_fallen(p));
  EXPECT_FALSE(is_besieged(rules(), p.board(), region("minas-tirith")));
  EXPECT_EQ(times(p, EventKind::kSiegeEnded), 1);
}

TEST(Siege, R255_WithoutBesiegersTheGarrisonComesOut) {
  Position p = besieged_tirith(1, 2);
  put_inside(p, "minas-tirith", kGondorLeader);
  attack(p, Side::kShadow);
  throw_dice(p, {1, 6, 1, 1});
  EXPECT_TRUE(is_empty(inside(p, "minas-tirith")));
  EXPECT_EQ(units(p, "minas-tirith", Side::kFree), 2);
  EXPECT_EQ(count_of(p.figures("minas-tirith"), kGondorLeader), 1);
}

TEST(Siege, R264_AssaultIsAnAttackOnTheGarrison) {
  Position p = besieged_tirith(1, 1);
  politics_of(p.board(), Nation::kGondor) = {2, 1};
  attack(p, Side::kShadow);
  EXPECT_EQ(politics_of(p.board(), Nation::kGondor).step, 3);
}

TEST(Sortie, R256_BothSidesHitOnFiveInEveryRound) {
  Position p = besieged_tirith(2, 2);
  attack(p, Side::kFree, DieFace::kMusterArmy);
  EXPECT_EQ(p.question(), DecisionKind::kCombatRollFree);  // nobody withdraws
  throw_dice(p, {5, 4, 5, 4});
  EXPECT_EQ(garrison(p), 1);
  EXPECT_EQ(units(p, "minas-tirith", Side::kShadow), 1);
  EXPECT_EQ(p.question(), DecisionKind::kCeaseOrContinue);
  EXPECT_EQ(p.asked().seat, seat_of(Side::kFree));
}

TEST(Sortie, R256_CeaseIsBackInside) {
  Position p = besieged_tirith(2, 2);
  attack(p, Side::kFree, DieFace::kMusterArmy);
  miss_all(p);
  p.answer(ActionKind::kCease);
  EXPECT_EQ(garrison(p), 2);
  EXPECT_TRUE(is_besieged(rules(), p.board(), region("minas-tirith")));
}

TEST(Sortie, R256_BesiegersMayRetreat) {
  Position p = besieged_tirith(2, 2);
  attack(p, Side::kFree, DieFace::kMusterArmy);
  miss_all(p);
  p.answer(ActionKind::kContinue);
  ASSERT_EQ(p.question(), DecisionKind::kRetreat);
  EXPECT_EQ(p.asked().seat, seat_of(Side::kShadow));
  EXPECT_FALSE(p.offers(ActionKind::kRegion, region("lossarnach")));  // a Town of Gondor
  p.answer_region("osgiliath");
  EXPECT_EQ(units(p, "osgiliath", Side::kShadow), 2);
  EXPECT_EQ(units(p, "minas-tirith", Side::kFree), 2);  // the siege is over, nobody advances
  EXPECT_TRUE(is_empty(inside(p, "minas-tirith")));
  EXPECT_EQ(p.question(), DecisionKind::kNone);
}

TEST(Sortie, R256_VictoryBringsEverybodyOut) {
  Position p = besieged_tirith(1, 3);
  begin_attack(p, Side::kFree, DieFace::kMusterArmy);
  p.answer(ActionKind::kLeave, kGondorRegular);
  p.answer(ActionKind::kGo);
  throw_dice(p, {6, 1, 1});
  EXPECT_EQ(units(p, "minas-tirith", Side::kFree), 3);  // the rearguard too
  EXPECT_TRUE(is_empty(inside(p, "minas-tirith")));
  EXPECT_EQ(p.question(), DecisionKind::kNone);
}

TEST(Sortie, R256_LostWithoutRearguardLosesTheStronghold) {
  Position p = besieged_tirith(2, 1);
  attack(p, Side::kFree, DieFace::kMusterArmy);
  throw_dice(p, {1, 6, 1});
  EXPECT_TRUE(has_fallen(p));
}

TEST(Sortie, R256_RearguardGoesOnWithTheSiege) {
  Position p = besieged_tirith(2, 2);
  begin_attack(p, Side::kFree, DieFace::kMusterArmy);
  p.answer(ActionKind::kLeave, kGondorRegular);
  if (p.question() == DecisionKind::kAttackGroup) p.answer(ActionKind::kGo);
  throw_dice(p, {1, 6, 1});
  EXPECT_FALSE(has_fallen(p));
  EXPECT_EQ(garrison(p), 1);
  EXPECT_TRUE(is_besieged(rules(), p.board(), region("minas-tirith")));
}

TEST(Sortie, R264_BesiegersAreTheAttacked) {
  Position p = besieged_tirith(1, 1);
  politics_of(p.board(), Nation::kSauron).step = 3;
  attack(p, Side::kFree, DieFace::kMusterArmy);
  EXPECT_TRUE(is_at_war(p.board(), Nation::kSauron));
}

/// Gondor in Lossarnach attacks the besiegers of Minas Tirith.
Position relieved_tirith(int from_outside, int besiegers, int inside) {
  Position p = besieged_tirith(besiegers, inside);
  put(p, "lossarnach", kGondorRegular, from_outside);
  begin_attack(p, Side::kFree, DieFace::kMusterArmy);
  p.answer_region("lossarnach");
  if (p.question() == DecisionKind::kAttackGroup) p.answer(ActionKind::kGo);
  return p;
}

TEST(Relief, R257_BesiegersCannotWithdrawIntoTheStronghold) {
  Position p = relieved_tirith(2, 2, 1);
  EXPECT_EQ(p.question(), DecisionKind::kCombatRollFree);
  throw_dice(p, {5, 4, 5, 4});  // both hit on five
  EXPECT_EQ(units(p, "lossarnach", Side::kFree), 1);
  EXPECT_EQ(units(p, "minas-tirith", Side::kShadow), 1);
}

TEST(Relief, R257_SiegeEndsBeforeTheAdvance) {
  Position p = relieved_tirith(2, 1, 2);
  throw_dice(p, {5, 1, 1});
  EXPECT_EQ(p.question(), DecisionKind::kAdvance);
  EXPECT_EQ(units(p, "minas-tirith", Side::kFree), 2);
  EXPECT_TRUE(is_empty(inside(p, "minas-tirith")));
  p.answer(ActionKind::kGo);
  EXPECT_EQ(units(p, "minas-tirith", Side::kFree), 4);  // merged
}

TEST(Relief, R257_SiegeEndsWithoutAnAdvanceToo) {
  Position p = relieved_tirith(1, 1, 2);
  throw_dice(p, {5, 5});  // both wiped out
  EXPECT_EQ(units(p, "minas-tirith", Side::kFree), 2);
  EXPECT_EQ(p.question(), DecisionKind::kNone);
}

TEST(Relief, R257_TrimmedAtTenAfterTheMerge) {
  Position p = relieved_tirith(7, 1, 5);
  throw_dice(p, {5, 1, 1, 1, 1, 1});
  p.answer(ActionKind::kGo);
  EXPECT_EQ(units(p, "minas-tirith", Side::kFree), 10);  // one kind of figure: not asked
}

}  // namespace
}  // namespace wotr
