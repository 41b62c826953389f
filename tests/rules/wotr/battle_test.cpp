// The rounds of a battle: rulings, R-264a.
// Dice fall in this order: the attacker's, the defender's, then the re-rolls in the same order.

#include "rules/wotr/battle/battle.h"

#include "tests/rules/wotr/battle_position.h"

namespace wotr {
namespace {

constexpr std::size_t kFree = 0;
constexpr std::size_t kShadow = 1;

TEST(Battle, R208_OneDieForEachUnitAtMostFive) {
  Position p = open_field(7, 3);
  attack(p, Side::kShadow);
  EXPECT_EQ(p.question(), DecisionKind::kCombatRollShadow);
  EXPECT_EQ(p.asked().remaining, 5);
  EXPECT_EQ(p.asked().actions.size(), 6u);
  throw_dice(p, {1, 1, 1, 1, 1});
  EXPECT_EQ(p.question(), DecisionKind::kCombatRollFree);
  EXPECT_EQ(p.asked().remaining, 3);
}

TEST(Battle, R208_LeadersThrowNoDice) {
  Position p = open_field(1, 1);
  put(p, "north-ithilien", kGondorLeader, 2);
  put(p, "minas-morgul", kNazgul, 2);
  attack(p, Side::kShadow);
  EXPECT_EQ(battle(p).dice[kFree], 1);
  EXPECT_EQ(battle(p).dice[kShadow], 1);
}

TEST(Battle, R208_CaptainsOfTheWestAddDice) {
  Position p = open_field(1, 1);
  put(p, "north-ithilien", Character::kStrider);
  put(p, "north-ithilien", Character::kBoromir);
  put(p, "north-ithilien", Character::kMeriadoc);  // not a Captain
  attack(p, Side::kShadow);
  EXPECT_EQ(battle(p).dice[kFree], 3);
}

TEST(Battle, R208_CaptainsDoNotRaiseTheLimit) {
  Position p = open_field(1, 4);
  put(p, "north-ithilien", Character::kStrider);
  put(p, "north-ithilien", Character::kBoromir);
  attack(p, Side::kShadow);
  EXPECT_EQ(battle(p).dice[kFree], 5);
}

TEST(Battle, R209_LeadershipAddsLeadersNazgulAndCharacters) {
  Position p = open_field(5, 5);
  put(p, "minas-morgul", kNazgul);
  put(p, "minas-morgul", Character::kWitchKing);  // 2
  put(p, "north-ithilien", kGondorLeader);
  put(p, "north-ithilien", Character::kMeriadoc);  // 1
  attack(p, Side::kShadow);
  throw_dice(p, {1, 1, 1, 1, 1, 1, 1, 1, 1, 1});
  EXPECT_EQ(battle(p).rerolls[kShadow], 3);
  EXPECT_EQ(battle(p).rerolls[kFree], 2);
}

TEST(Battle, R114_IsengardElitesAddLeadershipUnderSaruman) {
  for (const int expected : {0, 2}) {
    Position p = empty_map({Nation::kIsengard, Nation::kRohan});
    put(p, "gap-of-rohan", elite_of(Nation::kIsengard), 2);
    put(p, "gap-of-rohan", regular_of(Nation::kIsengard));
    put(p, "fords-of-isen", regular_of(Nation::kRohan));
    if (expected != 0) put(p, "orthanc", Character::kSaruman);
    attack(p, Side::kShadow);
    throw_dice(p, {1, 1, 1, 1});
    EXPECT_EQ(battle(p).rerolls[kShadow], expected);
  }
}

TEST(Battle, R210_RollThenReRollThenCasualties) {
  Position p = open_field(3, 3);
  put(p, "minas-morgul", kNazgul);
  attack(p, Side::kShadow);
  throw_dice(p, {5, 1, 1, 5, 1});
  EXPECT_EQ(p.question(), DecisionKind::kCombatRollFree);
  p.roll(1);
  EXPECT_EQ(p.question(), DecisionKind::kCombatRerollShadow);
  EXPECT_EQ(units(p, "north-ithilien", Side::kFree), 3);  // nobody has fallen yet
  p.roll(5);
  EXPECT_EQ(units(p, "north-ithilien", Side::kFree), 1);
  EXPECT_EQ(units(p, "minas-morgul", Side::kShadow), 2);
  EXPECT_EQ(p.question(), DecisionKind::kCeaseOrContinue);
}

TEST(Battle, R211_FiveHitsInTheField) {
  Position p = open_field(2, 2);
  attack(p, Side::kShadow);
  throw_dice(p, {5, 4, 5, 4});
  EXPECT_EQ(units(p, "north-ithilien", Side::kFree), 1);
  EXPECT_EQ(units(p, "minas-morgul", Side::kShadow), 1);
}

/// Shadow at West Harondor attacks Pelargir, a City.
TEST(Battle, R211_CityNeedsSixInTheFirstRoundOnly) {
  Position p = empty_map();
  put(p, "west-harondor", kSauronRegular);
  put(p, "pelargir", kGondorRegular, 2);
  attack(p, Side::kShadow);
  throw_dice(p, {5, 1, 1});
  EXPECT_EQ(units(p, "pelargir", Side::kFree), 2);
  p.answer(ActionKind::kContinue);
  p.answer(ActionKind::kStand);
  throw_dice(p, {5, 1, 1});
  EXPECT_EQ(units(p, "pelargir", Side::kFree), 1);
}

TEST(Battle, R211_CityDoesNotHinderTheDefender) {
  Position p = empty_map();
  put(p, "west-harondor", kSauronRegular, 2);
  put(p, "pelargir", kGondorRegular);
  attack(p, Side::kShadow);
  throw_dice(p, {1, 1, 5});
  EXPECT_EQ(units(p, "west-harondor", Side::kShadow), 1);
}

TEST(Battle, R211_CityServesWhoeverOwnsIt) {
  Position p = empty_map();
  p.board().captured.insert(region("pelargir"));
  put(p, "pelargir", kSauronRegular);
  put(p, "lossarnach", kGondorRegular);
  attack(p, Side::kFree, DieFace::kMusterArmy);
  throw_dice(p, {5, 1});
  EXPECT_EQ(units(p, "pelargir", Side::kShadow), 1);
}

TEST(Battle, R211_FortificationNeedsSixInTheFirstRound) {
  Position p = empty_map();
  put(p, "north-ithilien", kSauronRegular, 2);
  put(p, "osgiliath", kGondorRegular, 3);
  attack(p, Side::kShadow);
  throw_dice(p, {5, 6, 1, 1, 1});
  EXPECT_EQ(units(p, "osgiliath", Side::kFree), 2);
}

TEST(Battle, R211_StrongholdGivesNothingInTheField) {
  Position p = empty_map();
  put(p, "osgiliath", kSauronRegular, 2);
  put(p, "minas-tirith", kGondorRegular, 2);
  attack(p, Side::kShadow);
  p.answer(ActionKind::kStand);
  throw_dice(p, {5, 1, 1, 1});
  EXPECT_EQ(units(p, "minas-tirith", Side::kFree), 1);
}

TEST(Battle, R216_RerollCountIsFixedBeforeThrowing) {
  Position p = open_field(4, 3);
  put(p, "minas-morgul", kNazgul, 2);
  put(p, "north-ithilien", kGondorLeader, 2);
  attack(p, Side::kShadow);
  throw_dice(p, {1, 1, 1, 6, 6, 6, 2});
  EXPECT_EQ(battle(p).rerolls[kShadow], 2);  // Leadership 2, three failed
  EXPECT_EQ(battle(p).rerolls[kFree], 1);    // Leadership 2, one failed
  EXPECT_EQ(p.asked().remaining, 2);
  p.roll(5);
  EXPECT_EQ(p.asked().remaining, 1);
  EXPECT_EQ(p.question(), DecisionKind::kCombatRerollShadow);
  p.roll(4);
  EXPECT_EQ(p.question(), DecisionKind::kCombatRerollFree);
  p.roll(4);  // no die is thrown a third time
  EXPECT_EQ(p.question(), DecisionKind::kCeaseOrContinue);
  EXPECT_EQ(units(p, "north-ithilien", Side::kFree), 1);  // 1 + 1 hits
  EXPECT_EQ(units(p, "minas-morgul", Side::kShadow), 2);  // 2 hits
}

TEST(Battle, R216_RerollUsesTheSameHitNumber) {
  Position p = empty_map();
  put(p, "north-ithilien", kSauronRegular);
  put(p, "north-ithilien", kNazgul);
  put(p, "osgiliath", kGondorRegular);
  attack(p, Side::kShadow);
  throw_dice(p, {1, 1, 5});  // 6+ against the Fortification
  EXPECT_EQ(units(p, "osgiliath", Side::kFree), 1);
}

TEST(Battle, R216_NoReRollWithoutLeadershipOrFailures) {
  Position p = open_field(2, 2);
  put(p, "minas-morgul", kNazgul);
  attack(p, Side::kShadow);
  throw_dice(p, {6, 6, 1, 1});
  EXPECT_EQ(p.question(), DecisionKind::kAdvance);
}

Position white_rider_fights() {
  Position p = open_field(4, 4);
  put(p, "minas-morgul", kNazgul, 2);
  put(p, "minas-morgul", Character::kWitchKing);
  put(p, "minas-morgul", Character::kMouthOfSauron);
  put(p, "north-ithilien", Character::kGandalfTheWhite);
  put(p, "north-ithilien", kGondorLeader);
  attack(p, Side::kShadow);
  return p;
}

TEST(Battle, R107_WhiteRiderSilencesTheNazgul) {
  Position p = white_rider_fights();
  ASSERT_EQ(p.question(), DecisionKind::kWhiteRider);
  EXPECT_EQ(p.asked().seat, seat_of(Side::kFree));
  p.answer(ActionKind::kForfeit);
  throw_dice(p, {1, 1, 1, 1, 1, 1, 1, 1});
  EXPECT_EQ(battle(p).rerolls[kShadow], 2);  // only the Mouth of Sauron
  EXPECT_EQ(battle(p).rerolls[kFree], 1);    // only the Leader
}

TEST(Battle, R107_WhiteRiderMayKeepHisLeadership) {
  Position p = white_rider_fights();
  p.answer(ActionKind::kStop);
  throw_dice(p, {1, 1, 1, 1, 1, 1, 1, 1});
  EXPECT_EQ(battle(p).rerolls[kShadow], 4);  // 2 + 2 + 2, but only four failed
  EXPECT_EQ(battle(p).rerolls[kFree], 2);
}

TEST(Battle, R107_WhiteRiderIsAskedOncePerBattle) {
  Position p = white_rider_fights();
  p.answer(ActionKind::kForfeit);
  throw_dice(p, {1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1});
  p.answer(ActionKind::kContinue);
  p.answer(ActionKind::kStand);
  EXPECT_EQ(p.question(), DecisionKind::kCombatRollShadow);
  throw_dice(p, {1, 1, 1, 1, 1, 1, 1, 1});
  EXPECT_EQ(battle(p).rerolls[kShadow], 2);  // still for the whole battle
}

TEST(Battle, R107_NotAskedWithoutNazgul) {
  Position p = open_field(1, 1);
  put(p, "north-ithilien", Character::kGandalfTheWhite);
  attack(p, Side::kShadow);
  EXPECT_EQ(p.question(), DecisionKind::kCombatRollShadow);
}

TEST(Battle, R220_AttackerMayCease) {
  Position p = open_field(1, 1);
  attack(p, Side::kShadow);
  throw_dice(p, {1, 1});
  EXPECT_EQ(p.question(), DecisionKind::kCeaseOrContinue);
  EXPECT_EQ(p.asked().seat, seat_of(Side::kShadow));
  p.answer(ActionKind::kCease);
  EXPECT_EQ(units(p, "minas-morgul", Side::kShadow), 1);
  EXPECT_EQ(units(p, "north-ithilien", Side::kFree), 1);
  EXPECT_EQ(p.question(), DecisionKind::kNone);  // no retreat after that, no advance
  EXPECT_EQ(battle(p).kind, BattleKind::kNone);
}

TEST(Battle, R220_DefenderMayRetreatOnlyAfterContinue) {
  Position p = open_field(1, 1);
  attack(p, Side::kShadow);
  throw_dice(p, {1, 1});
  p.answer(ActionKind::kContinue);
  EXPECT_EQ(p.question(), DecisionKind::kRetreat);
  EXPECT_EQ(p.asked().seat, seat_of(Side::kFree));
}

TEST(Battle, R221_NoLimitOnRounds) {
  Position p = open_field(1, 1);
  attack(p, Side::kShadow);
  for (int round = 1; round <= 12; ++round) {
    EXPECT_EQ(battle(p).round, round);
    throw_dice(p, {1, 1});
    p.answer(ActionKind::kContinue);
    p.answer(ActionKind::kStand);
  }
}

TEST(Battle, R264_AttackActivatesAndAdvancesOncePerBattle) {
  Position p = empty_map({Nation::kIsengard});
  put(p, "gap-of-rohan", regular_of(Nation::kIsengard));
  put(p, "fords-of-isen", regular_of(Nation::kRohan));
  put(p, "fords-of-isen", leader_of(Nation::kNorth));  // a Leader is not a unit
  ASSERT_EQ(politics_of(p.board(), Nation::kRohan).active, 0);
  attack(p, Side::kShadow);
  EXPECT_EQ(politics_of(p.board(), Nation::kRohan).active, 1);
  EXPECT_EQ(politics_of(p.board(), Nation::kRohan).step, 2);
  EXPECT_EQ(politics_of(p.board(), Nation::kNorth).active, 0);
  throw_dice(p, {1, 1, 1});  // the Leader's re-roll
  p.answer(ActionKind::kContinue);
  p.answer(ActionKind::kStand);
  EXPECT_EQ(battle(p).round, 2);
  EXPECT_EQ(politics_of(p.board(), Nation::kRohan).step, 2);
}

TEST(Battle, R264_AttackedShadowNationsAdvanceToo) {
  Position p = empty_map({Nation::kGondor});
  put(p, "north-ithilien", kGondorRegular);
  put(p, "minas-morgul", kSauronRegular);
  put(p, "minas-morgul", regular_of(Nation::kSouthrons));
  attack(p, Side::kFree, DieFace::kMusterArmy);
  EXPECT_TRUE(is_at_war(p.board(), Nation::kSauron));             // box 3 to At War
  EXPECT_EQ(politics_of(p.board(), Nation::kSouthrons).step, 3);  // box 2 to 3
}

}  // namespace
}  // namespace wotr
