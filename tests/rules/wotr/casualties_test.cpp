// Casualties: rulings.

#include "rules/wotr/battle/casualties.h"

#include "tests/rules/wotr/battle_position.h"

namespace wotr {
namespace {

/// Gondor's Regulars and Elites in North Ithilien take this many hits and deal none.
Position struck(int regulars, int elites, int hits) {
  Position p = open_field(hits, regulars);
  put(p, "north-ithilien", kGondorElite, elites);
  attack(p, Side::kShadow);
  for (int die = 0; die < hits; ++die) p.roll(6);
  for (int die = 0; die < regulars + elites; ++die) p.roll(1);
  return p;
}

int in_field(Position& p, Figure figure) { return count_of(p.figures("north-ithilien"), figure); }
int lost(Position& p, Figure figure) { return count_of(p.board().casualties, figure); }
int unused(Position& p, Figure figure) { return count_of(p.board().reinforcements, figure); }

TEST(Casualties, R230_WipedOutAttackerStillHits) {
  Position p = open_field(1, 1);
  attack(p, Side::kShadow);
  throw_dice(p, {6, 6});
  EXPECT_EQ(units(p, "minas-morgul", Side::kShadow), 0);
  EXPECT_EQ(units(p, "north-ithilien", Side::kFree), 0);
}

TEST(Casualties, R230_AttackerChoosesFirst) {
  Position p = open_field(1, 1);
  put(p, "minas-morgul", kSauronElite);
  put(p, "north-ithilien", kGondorElite);
  attack(p, Side::kShadow);
  throw_dice(p, {6, 1, 6, 1});
  EXPECT_EQ(p.question(), DecisionKind::kCasualty);
  EXPECT_EQ(p.asked().seat, seat_of(Side::kShadow));
  p.answer(ActionKind::kRemove, kSauronRegular);
  EXPECT_EQ(p.question(), DecisionKind::kCasualty);
  EXPECT_EQ(p.asked().seat, seat_of(Side::kFree));
}

TEST(Casualties, R231_SurplusHitsAreLost) {
  Position p = struck(2, 0, 4);
  EXPECT_EQ(lost(p, kGondorRegular), 2);
  EXPECT_EQ(p.question(), DecisionKind::kAdvance);
}

TEST(Casualties, R231_LeadersAbsorbNothing) {
  Position p = open_field(1, 2);
  put(p, "north-ithilien", kGondorLeader);
  attack(p, Side::kShadow);
  throw_dice(p, {6, 1, 1, 1});  // one hit; the Leader's re-roll fails
  EXPECT_EQ(in_field(p, kGondorRegular), 1);
  EXPECT_EQ(in_field(p, kGondorLeader), 1);
}

TEST(Casualties, R234_OneHitIsARegularOrAReduction) {
  Position p = struck(1, 2, 1);
  EXPECT_EQ(p.question(), DecisionKind::kCasualty);
  EXPECT_EQ(p.asked().actions.size(), 2u);
  EXPECT_TRUE(p.offers(ActionKind::kRemove, kGondorRegular));
  EXPECT_TRUE(p.offers(ActionKind::kReduce, kGondorElite));
}

TEST(Casualties, R234_TwoHitsMayRemoveAnElite) {
  Position p = struck(1, 2, 2);
  p.answer(ActionKind::kRemove, kGondorElite);
  EXPECT_EQ(in_field(p, kGondorRegular), 1);  // the ruling's example: 1R+1E …
  EXPECT_EQ(in_field(p, kGondorElite), 1);
  EXPECT_EQ(p.question(), DecisionKind::kCeaseOrContinue);
}

TEST(Casualties, R234_TwoHitsMayReduceTwoElites) {
  Position p = struck(1, 2, 2);
  p.answer(ActionKind::kReduce, kGondorElite);
  EXPECT_FALSE(p.offers(ActionKind::kRemove, kGondorElite));  // only one hit is left
  p.answer(ActionKind::kReduce, kGondorElite);
  EXPECT_EQ(in_field(p, kGondorRegular), 3);  // … or 3R
  EXPECT_EQ(in_field(p, kGondorElite), 0);
}

TEST(Casualties, R234_OwnerChoosesTheNation) {
  Position p = open_field(1, 1);
  put(p, "north-ithilien", regular_of(Nation::kRohan));
  attack(p, Side::kShadow);
  throw_dice(p, {6, 1, 1});
  p.answer(ActionKind::kRemove, regular_of(Nation::kRohan));
  EXPECT_EQ(in_field(p, kGondorRegular), 1);
  EXPECT_EQ(lost(p, regular_of(Nation::kRohan)), 1);
}

TEST(Casualties, R234_NothingIsAskedWhenEveryoneFalls) {
  Position p = struck(1, 1, 3);  // 1 + 2 hits are the end of them, however they are taken
  EXPECT_EQ(lost(p, kGondorRegular), 1);
  EXPECT_EQ(lost(p, kGondorElite), 1);
  EXPECT_EQ(p.question(), DecisionKind::kAdvance);
}

TEST(Casualties, R235_FreeRegularComesFromTheCasualties) {
  Position p = struck(2, 1, 2);
  const int waiting = unused(p, kGondorRegular);
  p.answer(ActionKind::kRemove, kGondorRegular);
  p.answer(ActionKind::kReduce, kGondorElite);  // the Regular lost a moment ago stands up again
  EXPECT_EQ(in_field(p, kGondorRegular), 2);
  EXPECT_EQ(lost(p, kGondorRegular), 0);
  EXPECT_EQ(lost(p, kGondorElite), 1);
  EXPECT_EQ(unused(p, kGondorRegular), waiting);
}

TEST(Casualties, R235_FreeRegularElseComesFromReinforcements) {
  Position p = struck(0, 2, 1);  // one option only: the reduction
  EXPECT_EQ(in_field(p, kGondorRegular), 1);
  EXPECT_EQ(in_field(p, kGondorElite), 1);
  EXPECT_EQ(unused(p, kGondorRegular), 14);  // of 15
  EXPECT_EQ(lost(p, kGondorElite), 1);
}

TEST(Casualties, R235_ShadowEliteReturnsToReinforcements) {
  Position p = open_field(0, 1);
  put(p, "minas-morgul", kSauronElite, 2);
  attack(p, Side::kShadow);
  throw_dice(p, {1, 1, 6});
  EXPECT_EQ(count_of(p.figures("minas-morgul"), kSauronElite), 1);
  EXPECT_EQ(count_of(p.figures("minas-morgul"), kSauronRegular), 1);
  EXPECT_EQ(unused(p, kSauronElite), 5);     // of 6
  EXPECT_EQ(unused(p, kSauronRegular), 35);  // of 36
}

TEST(Casualties, R235_WithoutARegularTheEliteFallsForOneHit) {
  Position p = open_field(2, 0);
  put(p, "dol-amroth", kGondorRegular, 15);
  put(p, "north-ithilien", kGondorElite, 3);
  attack(p, Side::kShadow);
  throw_dice(p, {6, 6, 1, 1, 1});
  EXPECT_TRUE(p.offers(ActionKind::kRemove, kGondorElite));  // for both hits
  p.answer(ActionKind::kReduce, kGondorElite);               // the rest is not asked
  EXPECT_EQ(in_field(p, kGondorElite), 1);
  EXPECT_EQ(in_field(p, kGondorRegular), 0);
}

TEST(Casualties, R236_WhereTheLostGo) {
  Position p = open_field(2, 2);
  attack(p, Side::kShadow);
  throw_dice(p, {6, 1, 6, 1});
  EXPECT_EQ(lost(p, kGondorRegular), 1);
  EXPECT_EQ(unused(p, kSauronRegular), 35);
  EXPECT_EQ(lost(p, kSauronRegular), 0);
}

TEST(Casualties, R237_LeadersFallWithTheirArmy) {
  Position p = open_field(1, 1);
  put(p, "north-ithilien", kGondorLeader);
  put(p, "north-ithilien", Character::kStrider);
  attack(p, Side::kShadow);
  throw_dice(p, {6, 1, 1, 1, 1});  // unit, Captain; then both re-rolls
  EXPECT_EQ(lost(p, kGondorRegular), 1);
  EXPECT_EQ(lost(p, kGondorLeader), 1);
  EXPECT_TRUE(contains(p.board().casualties.characters, Character::kStrider));
  EXPECT_TRUE(is_empty(p.figures("north-ithilien")));
}

TEST(Casualties, R237_NazgulReturnAndMinionsAreGone) {
  Position p = open_field(1, 1);
  put(p, "minas-morgul", kNazgul);
  put(p, "minas-morgul", Character::kMouthOfSauron);
  attack(p, Side::kShadow);
  throw_dice(p, {1, 6, 1});
  EXPECT_EQ(unused(p, kNazgul), 8);
  EXPECT_TRUE(contains(p.board().casualties.characters, Character::kMouthOfSauron));
}

TEST(Casualties, R237_RearguardIsSpared) {
  Position p = open_field(2, 1);
  put(p, "minas-morgul", kNazgul, 2);
  begin_attack(p, Side::kShadow);
  p.answer(ActionKind::kLeave, kNazgul);
  p.answer(ActionKind::kLeave, kSauronRegular);
  if (p.question() == DecisionKind::kAttackGroup) p.answer(ActionKind::kGo);
  throw_dice(p, {1, 6, 1});
  EXPECT_EQ(count_of(p.figures("minas-morgul"), kSauronRegular), 1);
  EXPECT_EQ(count_of(p.figures("minas-morgul"), kNazgul), 1);
}

}  // namespace
}  // namespace wotr
