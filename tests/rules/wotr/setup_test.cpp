#include "rules/wotr/flow/setup.h"

#include "tests/rules/wotr/position.h"

namespace wotr {
namespace {

TEST(Setup, ANewGameBeginsWithTheFirstDraw) {
  const State state = new_state(rules());
  const Decision first = decision(rules(), state);
  EXPECT_TRUE(first.is_chance());
  EXPECT_EQ(static_cast<DecisionKind>(first.kind), DecisionKind::kDrawFreeCharacter);
  EXPECT_EQ(first.actions.size(), 24u);
}

}  // namespace
}  // namespace wotr
