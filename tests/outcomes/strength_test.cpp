// A player told to be weaker loses more.

#include <gtest/gtest.h>

#include "game/match/scenario.h"
#include "tests/harness/done.h"
#include "tests/players/shipped_players.h"
#include "tests/rulings/game.h"

namespace wotr_players {
namespace {

TEST(Strength, WhoIsWeakerLosesMore) {
  match::Setup setup;
  const auto scenario = match::read_scenario(AMONHEN_DATA, Wotr::kId, "siege-of-minas-tirith");
  ASSERT_TRUE(scenario) << scenario.error();
  ASSERT_TRUE(harness::is_done(match::take_scenario(*scenario, setup)));
  const wotr::Rules& rules = rulings::tables({});
  const auto start = Wotr::parse_position(rules, *setup.position);
  ASSERT_TRUE(start) << start.error();
  int full = 0;
  int weak = 0;
  for (std::uint64_t seed = 1; seed <= 16; ++seed) {
    full += winner(*start, rules, "wizard:60", "wizard:60", seed) == "free";
    weak += winner(*start, rules, "wizard:60:1", "wizard:60", seed) == "free";
  }
  EXPECT_LT(weak + 2, full);
}

}  // namespace
}  // namespace wotr_players
