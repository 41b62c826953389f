// What follows an action, where several things have to be settled at once. No position that can be
// set up from outside has all of them.

#include "rules/wotr/armies/aftermath.h"

#include "rules/wotr/board/control.h"
#include "tests/rules/wotr/board_position.h"

namespace wotr {
namespace {

TEST(Aftermath, AnArmyLeftAloneTakesTheSettlementACompanionDoesNot) {
  const auto holder = [](const Position& p) {
    return controller_of(rules(), p.state.board, region("pelargir"));
  };
  Position p = empty_map();
  p.board().captured.insert(region("pelargir"));
  put(p, "pelargir", Character::kBoromir);
  p.begin_step(StepKind::kAftermath, Side::kFree);
  EXPECT_EQ(holder(p), Side::kShadow);
  put(p, "pelargir", kGondorRegular);
  p.begin_step(StepKind::kAftermath, Side::kFree);
  EXPECT_EQ(holder(p), Side::kFree);
}

TEST(Aftermath, TheSideThatActedTrimsFirstWhereverItStands) {
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

TEST(Aftermath, LonelyLeadersThenSiegesThenCaptureThenStacking) {
  // Lórien's besiegers are gone and its last defender is a Leader; Dale holds a Shadow Army alone.
  Position p = empty_map({Nation::kSauron, Nation::kElves});
  put_inside(p, "lorien", leader_of(Nation::kElves));
  put_inside(p, "rivendell", regular_of(Nation::kElves), 5);
  put(p, "dale", kSauronRegular, 11);
  p.begin_step(StepKind::kAftermath, Side::kShadow);
  EXPECT_EQ(count_of(p.board().casualties, leader_of(Nation::kElves)), 1);
  EXPECT_EQ(count_of(p.figures("rivendell"), regular_of(Nation::kElves)),
            5);  // the siege is lifted
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
