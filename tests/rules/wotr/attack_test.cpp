// Choosing an attack: rulings.

#include "rules/wotr/battle/attack.h"

#include "tests/rules/wotr/battle_position.h"

namespace wotr {
namespace {

bool can_attack_with(Position& p, Side side, LeaderNeed need = LeaderNeed::kNone) {
  return can_attack(rules(), p.board(), seat_of(side), need);
}

TEST(Attack, R200_NeedsAUnitOfANationAtWar) {
  Position p = open_field(2, 1);
  EXPECT_TRUE(can_attack_with(p, Side::kShadow));
  politics_of(p.board(), Nation::kSauron).step = 3;
  EXPECT_FALSE(can_attack_with(p, Side::kShadow));
  EXPECT_TRUE(can_attack_with(p, Side::kFree));  // Gondor is At War and adjacent
}

TEST(Attack, R200_OnlyAdjacentArmiesAreTargets) {
  Position p = open_field(1, 0);
  put(p, "osgiliath", kGondorRegular);  // two steps from Minas Morgul
  EXPECT_FALSE(can_attack_with(p, Side::kShadow));
  put(p, "south-ithilien", kGondorRegular);
  put(p, "north-ithilien", kGondorRegular);
  begin_attack(p, Side::kShadow);
  EXPECT_EQ(p.question(), DecisionKind::kAttackTarget);
  EXPECT_EQ(p.asked().actions.size(), 2u);
  EXPECT_TRUE(p.offers(ActionKind::kRegion, region("south-ithilien")));
  EXPECT_TRUE(p.offers(ActionKind::kRegion, region("north-ithilien")));
}

TEST(Attack, R200_BesiegersAttackTheGarrisonOrANeighbour) {
  Position p = besieged_tirith(1, 1);
  put(p, "lossarnach", kGondorRegular);
  begin_attack(p, Side::kShadow);
  EXPECT_EQ(p.question(), DecisionKind::kAttackTarget);
  EXPECT_EQ(p.asked().actions.size(), 2u);
  EXPECT_TRUE(p.offers(ActionKind::kRegion, region("minas-tirith")));
  p.answer_region("lossarnach");
  EXPECT_EQ(battle(p).kind, BattleKind::kField);
}

TEST(Attack, R200_OnlyTheBesiegersReachTheGarrison) {
  Position p = besieged_tirith(1, 1);
  put(p, "osgiliath", kSauronRegular);
  begin_attack(p, Side::kShadow);  // Osgiliath has no target: nothing is asked
  EXPECT_EQ(battle(p).kind, BattleKind::kSiege);
  EXPECT_EQ(battle(p).from, region("minas-tirith"));
}

TEST(Attack, R200_GarrisonCanOnlySortie) {
  Position p = besieged_tirith(1, 1);
  put(p, "lossarnach", kSauronRegular);
  begin_attack(p, Side::kFree, DieFace::kMusterArmy);
  EXPECT_EQ(battle(p).kind, BattleKind::kSortie);
  EXPECT_EQ(battle(p).target, region("minas-tirith"));
}

TEST(Attack, R201_AttackersStayUntilTheBattleIsWon) {
  Position p = open_field(2, 1);
  attack(p, Side::kShadow);
  throw_dice(p, {6, 1, 1});
  EXPECT_EQ(p.question(), DecisionKind::kAdvance);
  EXPECT_EQ(units(p, "minas-morgul", Side::kShadow), 2);
}

TEST(Attack, R202_RearguardStaysOut) {
  Position p = open_field(3, 1);
  begin_attack(p, Side::kShadow);
  ASSERT_EQ(p.question(), DecisionKind::kAttackGroup);
  p.answer(ActionKind::kLeave, kSauronRegular);
  p.answer(ActionKind::kGo);
  EXPECT_EQ(count_of(battle(p).rearguard, kSauronRegular), 1);
  EXPECT_EQ(p.asked().remaining, 2);  // two of the three throw
}

TEST(Attack, R202_BothPartsNeedAUnit) {
  Position p = open_field(2, 1);
  put(p, "minas-morgul", kNazgul);
  begin_attack(p, Side::kShadow);
  p.answer(ActionKind::kLeave, kNazgul);
  // Now one unit must stay with the Nazgûl, and the other must go: nothing else is asked.
  EXPECT_EQ(p.question(), DecisionKind::kCombatRollShadow);
  EXPECT_EQ(p.asked().remaining, 1);
  EXPECT_EQ(count_of(battle(p).rearguard, kNazgul), 1);
  EXPECT_EQ(count_of(battle(p).rearguard, kSauronRegular), 1);
}

TEST(Attack, R202_WithoutRearguardEveryLeaderTakesPart) {
  Position p = open_field(1, 1);
  put(p, "minas-morgul", kNazgul, 2);
  begin_attack(p, Side::kShadow);
  EXPECT_EQ(p.question(), DecisionKind::kCombatRollShadow);  // nothing to choose
  EXPECT_TRUE(is_empty(battle(p).rearguard));
}

TEST(Attack, R203_NonBelligerentsStayBehind) {
  Position p = open_field(1, 1);
  put(p, "minas-morgul", regular_of(Nation::kSouthrons), 3);
  begin_attack(p, Side::kShadow);
  EXPECT_EQ(p.question(), DecisionKind::kCombatRollShadow);
  EXPECT_EQ(p.asked().remaining, 1);
  EXPECT_EQ(count_of(battle(p).rearguard, regular_of(Nation::kSouthrons)), 3);
}

TEST(Attack, R203_NonBelligerentLeaderKeepsAUnit) {
  Position p = open_field(1, 1);
  put(p, "north-ithilien", leader_of(Nation::kRohan));  // Rohan is not At War
  EXPECT_FALSE(can_attack_with(p, Side::kFree));
  put(p, "north-ithilien", kGondorRegular);
  EXPECT_TRUE(can_attack_with(p, Side::kFree));
  begin_attack(p, Side::kFree, DieFace::kMusterArmy);
  p.answer(ActionKind::kStand);
  EXPECT_EQ(p.question(), DecisionKind::kCombatRollFree);  // one has to stay: not asked
  EXPECT_EQ(p.asked().remaining, 1);
  EXPECT_EQ(count_of(battle(p).rearguard, leader_of(Nation::kRohan)), 1);
  EXPECT_EQ(count_of(battle(p).rearguard, kGondorRegular), 1);
}

TEST(Attack, R204_CharacterDieNeedsALeaderInTheAttack) {
  Position p = open_field(2, 1);
  EXPECT_FALSE(can_attack_with(p, Side::kShadow, LeaderNeed::kLeader));
  put(p, "minas-morgul", kNazgul);
  EXPECT_TRUE(can_attack_with(p, Side::kShadow, LeaderNeed::kLeader));
  begin_attack(p, Side::kShadow, DieFace::kCharacter);
  ASSERT_EQ(p.question(), DecisionKind::kAttackGroup);
  EXPECT_TRUE(p.offers(ActionKind::kLeave, kSauronRegular));
  EXPECT_FALSE(p.offers(ActionKind::kLeave, kNazgul));
}

TEST(Attack, R204_NonBelligerentLeaderDoesNotServe) {
  Position p = open_field(1, 2);
  put(p, "north-ithilien", leader_of(Nation::kRohan));
  EXPECT_FALSE(can_attack_with(p, Side::kFree, LeaderNeed::kLeader));
  put(p, "north-ithilien", Character::kStrider);  // Characters are always At War
  EXPECT_TRUE(can_attack_with(p, Side::kFree, LeaderNeed::kLeader));
}

TEST(Attack, R204_SarumanServesForAnAttackOutOfOrthanc) {
  Position p = empty_map({Nation::kIsengard, Nation::kRohan});
  put(p, "orthanc", regular_of(Nation::kIsengard));
  put(p, "fords-of-isen", regular_of(Nation::kRohan));
  EXPECT_FALSE(can_attack_with(p, Side::kShadow, LeaderNeed::kLeader));
  put(p, "orthanc", Character::kSaruman);
  EXPECT_TRUE(can_attack_with(p, Side::kShadow, LeaderNeed::kLeader));
}

TEST(Attack, R114_IsengardElitesLeadUnderSaruman) {
  Position p = empty_map({Nation::kIsengard, Nation::kRohan});
  put(p, "gap-of-rohan", elite_of(Nation::kIsengard));
  put(p, "fords-of-isen", regular_of(Nation::kRohan));
  EXPECT_FALSE(can_attack_with(p, Side::kShadow, LeaderNeed::kLeader));
  put(p, "orthanc", Character::kSaruman);
  EXPECT_TRUE(can_attack_with(p, Side::kShadow, LeaderNeed::kLeader));
}

TEST(Attack, R205_EveryDefenderTakesPart) {
  Position p = open_field(1, 1);
  put(p, "north-ithilien", regular_of(Nation::kNorth), 2);  // not At War
  attack(p, Side::kShadow);
  EXPECT_EQ(battle(p).dice[0], 3);
}

TEST(Attack, R206_GarrisonDoesNotHelpThoseWhoRelieveIt) {
  Position p = besieged_tirith(2, 3);
  put(p, "lossarnach", kGondorRegular);
  begin_attack(p, Side::kFree, DieFace::kMusterArmy);
  ASSERT_EQ(p.question(), DecisionKind::kAttackFrom);  // a sortie would be the other attack
  p.answer_region("lossarnach");
  EXPECT_EQ(battle(p).relief, 1);
  EXPECT_EQ(battle(p).dice[0], 1);
}

TEST(Attack, R207_CharactersAloneAreNoTarget) {
  Position p = open_field(1, 0);
  put(p, "north-ithilien", Character::kStrider);
  EXPECT_FALSE(can_attack_with(p, Side::kShadow));
}

}  // namespace
}  // namespace wotr
