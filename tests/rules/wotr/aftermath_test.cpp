#include "rules/wotr/armies/aftermath.h"

#include "tests/rules/wotr/turn_position.h"

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

}  // namespace
}  // namespace wotr
