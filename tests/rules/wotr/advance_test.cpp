// The advance after a won battle: rulings.

#include "rules/wotr/battle/advance.h"

#include "rules/wotr/board/control.h"
#include "tests/rules/wotr/battle_position.h"

namespace wotr {
namespace {

/// The first attacking die hits, all others fail: a lone defender falls.
void win(Position& p) {
  p.roll(6);
  while (p.asked().is_chance()) p.roll(1);
}

TEST(Advance, R240_AllMayGo) {
  Position p = open_field(3, 1);
  attack(p, Side::kShadow);
  win(p);
  EXPECT_EQ(p.question(), DecisionKind::kAdvance);
  EXPECT_EQ(p.asked().seat, seat_of(Side::kShadow));
  p.answer(ActionKind::kGo);
  EXPECT_EQ(units(p, "north-ithilien", Side::kShadow), 3);
  EXPECT_EQ(units(p, "minas-morgul", Side::kShadow), 0);
}

TEST(Advance, R240_PartMayGo) {
  Position p = open_field(3, 1);
  attack(p, Side::kShadow);
  win(p);
  p.answer(ActionKind::kLeave, kSauronRegular);
  p.answer(ActionKind::kGo);
  EXPECT_EQ(units(p, "north-ithilien", Side::kShadow), 2);
  EXPECT_EQ(units(p, "minas-morgul", Side::kShadow), 1);
}

TEST(Advance, R240_NobodyNeedsToGo) {
  Position p = open_field(3, 1);
  attack(p, Side::kShadow);
  win(p);
  p.answer(ActionKind::kStop);
  EXPECT_EQ(units(p, "minas-morgul", Side::kShadow), 3);
  EXPECT_EQ(battle(p).kind, BattleKind::kNone);
}

TEST(Advance, R240_FreeLeadersNeedUnitsOnBothSides) {
  Position p = empty_map();
  put(p, "osgiliath", kGondorRegular, 2);
  put(p, "osgiliath", kGondorLeader);
  put(p, "north-ithilien", kSauronRegular);
  attack(p, Side::kFree, DieFace::kMusterArmy);
  win(p);
  p.answer(ActionKind::kLeave, kGondorLeader);
  EXPECT_FALSE(p.offers(ActionKind::kGo));  // he would stand alone in Osgiliath
  p.answer(ActionKind::kLeave, kGondorRegular);
  EXPECT_TRUE(p.offers(ActionKind::kGo));
  p.answer(ActionKind::kGo);
  EXPECT_EQ(units(p, "north-ithilien", Side::kFree), 1);
  EXPECT_EQ(count_of(p.figures("osgiliath"), kGondorLeader), 1);
}

TEST(Advance, R240_RearguardDoesNotAdvance) {
  Position p = open_field(3, 1);
  begin_attack(p, Side::kShadow);
  p.answer(ActionKind::kLeave, kSauronRegular);
  p.answer(ActionKind::kGo);
  win(p);
  p.answer(ActionKind::kGo);
  EXPECT_EQ(units(p, "north-ithilien", Side::kShadow), 2);
  EXPECT_EQ(units(p, "minas-morgul", Side::kShadow), 1);
}

TEST(Advance, R240_SarumanDoesNotAdvance) {
  Position p = empty_map({Nation::kIsengard});
  put(p, "orthanc", regular_of(Nation::kIsengard));
  put(p, "orthanc", Character::kSaruman);
  put(p, "fords-of-isen", regular_of(Nation::kRohan));
  attack(p, Side::kShadow);
  win(p);
  p.answer(ActionKind::kGo);
  EXPECT_EQ(units(p, "fords-of-isen", Side::kShadow), 1);
  EXPECT_TRUE(contains(p.figures("orthanc").characters, Character::kSaruman));
}

TEST(Advance, R241_NobodyIsLeftNobodyAdvances) {
  Position p = empty_map();
  put(p, "osgiliath", kSauronRegular);
  put(p, "pelargir", kGondorRegular);
  attack(p, Side::kShadow);
  throw_dice(p, {6, 6});
  EXPECT_EQ(p.question(), DecisionKind::kNone);
  EXPECT_FALSE(p.board().captured.contains(region("pelargir")));
}

TEST(Advance, R242_DefendersNeverAdvance) {
  Position p = open_field(1, 2);
  attack(p, Side::kShadow);
  throw_dice(p, {1, 6, 1});
  EXPECT_EQ(p.question(), DecisionKind::kNone);
  EXPECT_EQ(units(p, "north-ithilien", Side::kFree), 2);
}

TEST(Advance, R263_ShadowArmyThatAdvancesActivates) {
  for (const bool enters : {true, false}) {
    Position p = empty_map();
    put(p, "fangorn", kSauronRegular);
    put(p, "fords-of-isen", kGondorRegular);  // the attack itself does not concern Rohan
    attack(p, Side::kShadow);
    win(p);
    p.answer(enters ? ActionKind::kGo : ActionKind::kStop);
    EXPECT_EQ(politics_of(p.board(), Nation::kRohan).active, enters ? 1 : 0);
  }
}

TEST(Advance, R270_CaptureNeedsEntering) {
  for (const bool enters : {true, false}) {
    Position p = empty_map();
    put(p, "osgiliath", kSauronRegular);
    put(p, "pelargir", kGondorRegular);
    attack(p, Side::kShadow);
    win(p);
    p.answer(enters ? ActionKind::kGo : ActionKind::kStop);
    EXPECT_EQ(p.board().captured.contains(region("pelargir")), enters);
    EXPECT_EQ(victory_points(rules(), p.board(), Side::kShadow), enters ? 1 : 0);
  }
}

TEST(Advance, R270_UndefendedStrongholdFalls) {
  Position p = empty_map();
  put(p, "osgiliath", kSauronRegular);
  put(p, "minas-tirith", kGondorRegular);
  attack(p, Side::kShadow);
  p.answer(ActionKind::kStand);
  win(p);
  p.answer(ActionKind::kGo);
  EXPECT_EQ(victory_points(rules(), p.board(), Side::kShadow), 2);
}

}  // namespace
}  // namespace wotr
