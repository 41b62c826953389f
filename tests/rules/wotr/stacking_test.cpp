// Too many units in one place, and what follows an action.

#include "rules/wotr/armies/aftermath.h"
#include "rules/wotr/flow/setup.h"
#include "tests/rules/wotr/turn_position.h"

namespace wotr {
namespace {

using enum DieFace;

TEST(Stacking, R086_MoreThanTenAreTrimmedByTheirOwner) {
  Position p = empty_map();
  put(p, "osgiliath", kGondorRegular, 9);
  put(p, "osgiliath", kGondorElite);
  put(p, "pelargir", kGondorRegular, 2);
  march(p, Side::kFree, "pelargir", "osgiliath");               // legal, and trimmed
  for (const Figure figure : {kGondorRegular, kGondorElite}) {  // eleven of them and one Elite
    ASSERT_EQ(p.question(), DecisionKind::kExcess);
    EXPECT_EQ(p.asked().seat, seat_of(Side::kFree));
    EXPECT_EQ(p.asked().actions.size(), 2u);
    p.answer(ActionKind::kRemove, figure);
  }
  EXPECT_EQ(units(p, "osgiliath", Side::kFree), 10);
  EXPECT_EQ(p.question(), DecisionKind::kNone);
  // To the reinforcements: they are not casualties. 15 - 10 Regulars, 5 Elites.
  EXPECT_EQ(count_of(p.board().reinforcements, kGondorElite), 5);
  EXPECT_EQ(count_of(p.board().reinforcements, kGondorRegular), 5);
  EXPECT_EQ(units_of(p.board().casualties, Side::kFree), 0);
}

TEST(Stacking, R086_LeadersAndCharactersDoNotCountAndCannotBeRemoved) {
  Position p = empty_map();
  put(p, "osgiliath", kGondorRegular, 10);
  put(p, "osgiliath", kGondorLeader, 2);
  put(p, "osgiliath", Character::kStrider);
  p.begin_step(StepKind::kAftermath, Side::kFree);
  EXPECT_EQ(p.question(), DecisionKind::kNone);
  put(p, "osgiliath", kGondorElite);
  p.begin_step(StepKind::kAftermath, Side::kFree);
  ASSERT_EQ(p.question(), DecisionKind::kExcess);
  expect_refused(p, ActionKind::kRemove, kGondorLeader);
  expect_refused(p, ActionKind::kRemove, figure_of(Character::kStrider));
}

TEST(Stacking, R086_EachSideCountsForItself) {
  Position p = besieged_tirith(10, 5);
  p.begin_step(StepKind::kAftermath, Side::kShadow);
  EXPECT_EQ(p.question(), DecisionKind::kNone);
}

TEST(Stacking, R086_R250_FiveInABesiegedStronghold) {
  Position p = besieged_tirith(1, 5);
  put_inside(p, "minas-tirith", kGondorElite, 2);
  put_inside(p, "minas-tirith", kGondorLeader, 3);
  p.begin_step(StepKind::kAftermath, Side::kShadow);
  for (int excess = 0; excess < 2; ++excess) {
    ASSERT_EQ(p.question(), DecisionKind::kExcess);
    EXPECT_EQ(p.asked().seat, seat_of(Side::kFree));
    p.answer(ActionKind::kRemove, kGondorRegular);
  }
  EXPECT_EQ(p.question(), DecisionKind::kNone);
  EXPECT_EQ(count_of(inside(p, "minas-tirith"), kGondorRegular), 3);
  EXPECT_EQ(count_of(inside(p, "minas-tirith"), kGondorLeader), 3);
}

TEST(Stacking, R086_NotCheckedBetweenTwoMovesOfOneDie) {
  Position p = empty_map();
  put(p, "minas-morgul", kSauronRegular, 10);
  put(p, "gorgoroth", kSauronRegular, 10);
  use_die(p, Side::kShadow, kArmy, Use::kMoveArmies);
  p.answer_region("gorgoroth");
  p.answer_region("minas-morgul");
  p.answer(ActionKind::kGo);
  ASSERT_EQ(p.question(), DecisionKind::kArmyFrom);
  p.answer_region("minas-morgul");
  p.answer_region("south-ithilien");
  p.answer(ActionKind::kGo);
  EXPECT_EQ(p.question(), DecisionKind::kNone);
  EXPECT_EQ(units(p, "minas-morgul", Side::kShadow), 10);
  EXPECT_EQ(units(p, "south-ithilien", Side::kShadow), 10);
}

TEST(Stacking, R086_RecruitingMayOverstack) {
  Position p = empty_map();
  put(p, "pelargir", kGondorRegular, 10);
  use_die(p, Side::kFree, kMuster, Use::kRecruit);
  p.answer(ActionKind::kFigure, kGondorElite);
  p.answer_region("pelargir");
  ASSERT_EQ(p.question(), DecisionKind::kExcess);
  p.answer(ActionKind::kRemove, kGondorElite);  // the new one may be trimmed
  EXPECT_EQ(units(p, "pelargir", Side::kFree), 10);
}

TEST(Stacking, R331_OnlyOneKindOfUnitIsTrimmedUnasked) {
  Position p = empty_map();
  put(p, "minas-morgul", kSauronRegular, 12);
  p.begin_step(StepKind::kAftermath, Side::kShadow);
  EXPECT_EQ(p.question(), DecisionKind::kNone);
  EXPECT_EQ(units(p, "minas-morgul", Side::kShadow), 10);
}

TEST(Stacking, R332_TheSideThatActedTrimsFirstWhereverItStands) {
  for (const Side acting : {Side::kFree, Side::kShadow}) {
    Position p = empty_map();
    for (const char* id : {"osgiliath", "pelargir"}) put(p, id, kGondorRegular, 5);
    put(p, "pelargir", kGondorElite, 5);
    put(p, "pelargir", regular_of(Nation::kRohan));
    put(p, "minas-morgul", kSauronRegular, 6);
    put(p, "minas-morgul", kSauronElite, 5);
    put(p, "barad-dur", kSauronElite);
    put(p, "barad-dur", kSauronRegular, 10);
    p.begin_step(StepKind::kAftermath, acting);
    const int own = acting == Side::kFree ? 1 : 2;  // Pelargir; Barad-dûr and Minas Morgul
    for (int trimmed = 0; trimmed < own; ++trimmed) {
      EXPECT_EQ(p.asked().seat, seat_of(acting));
      p.apply_ok(p.asked().actions[0]);
    }
    EXPECT_EQ(p.asked().seat, seat_of(enemy_of(acting)));
  }
}

TEST(Stacking, R333_LonelyLeadersThenSiegesThenCaptureThenStacking) {
  // Lórien's besiegers are gone and its last defender is a Leader; Dale holds a Shadow Army alone.
  Position p = empty_map({Nation::kSauron, Nation::kElves});
  put_inside(p, "lorien", leader_of(Nation::kElves));
  put_inside(p, "rivendell", regular_of(Nation::kElves), 5);
  put(p, "dale", kSauronRegular, 11);
  p.begin_step(StepKind::kAftermath, Side::kShadow);
  EXPECT_EQ(count_of(p.board().casualties, leader_of(Nation::kElves)), 1);
  EXPECT_EQ(count_in(p, "rivendell", regular_of(Nation::kElves)), 5);  // the siege is lifted
  EXPECT_EQ(controller_of(rules(), p.board(), region("dale")), Side::kShadow);
  EXPECT_EQ(units(p, "dale", Side::kShadow), 10);
  std::vector<EventKind> told;
  for (const core::Event& event : p.events) {
    const auto kind = static_cast<EventKind>(event.kind);
    if (kind == EventKind::kFigures && !told.empty() && told.back() == kind) continue;
    told.push_back(kind);
  }
  EXPECT_EQ(told, (std::vector{EventKind::kFigures, EventKind::kSiegeEnded, EventKind::kCaptured,
                               EventKind::kPolitics, EventKind::kFigures}));
}

}  // namespace
}  // namespace wotr
