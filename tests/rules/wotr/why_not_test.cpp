#include "rules/wotr/why_not/why_not.h"

#include <nlohmann/json.hpp>

#include "tests/rules/wotr/position.h"

namespace wotr {
namespace {

using nlohmann::json;

/// What is wrong with the intent as a sentence.
std::string fault_of(const json& intent) {
  const Position p;
  const View seen = view(rules(), p.state, core::viewer_of(seat_of(Side::kFree)));
  const auto refusal = why_not(rules(), seen, intent);
  return refusal ? "" : refusal.error();
}

TEST(WhyNot, AnIntentThatIsNoSentenceIsAnError) {
  EXPECT_EQ(fault_of({{"do", "sing"}}), "intent, do: there is no use \"sing\"");
  EXPECT_EQ(fault_of({{"how", "fast"}}), "intent: there is no field \"how\" here");
  EXPECT_EQ(fault_of({{"from", "mordor"}}), "intent, from: there is no region \"mordor\"");
  EXPECT_EQ(fault_of(json::array()), "intent: an object is expected");
}

}  // namespace
}  // namespace wotr
