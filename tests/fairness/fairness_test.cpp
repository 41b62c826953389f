// That no player of either game knows more than its seat, and that a seed makes the same game.
#include "game/trilogy/players/trilogy_players.h"
#include "game/wotr/players/wotr_players.h"
#include "rules/trilogy/game.h"
#include "rules/wotr/game.h"
#include "tests/fairness/fair.h"
#include "tests/harness/sanitized.h"

namespace fairness {
namespace {

using Trilogy = trilogy::Game;
using Wotr = wotr::Game;

static_assert(sees_only_its_view<Wotr>());
static_assert(sees_only_its_view<Trilogy>());

/// So many players, and which share of the positions.
struct Share {
  int players;
  std::uint64_t number;
};
void PrintTo(const Share& share, std::ostream* out) {
  *out << share.number << " of " << share.players << " players";
}

std::vector<Share> shares() {
  std::vector<Share> all;
  for (const int players : {2, 3, 4}) {
    for (std::uint64_t number = 1; number <= 4; ++number) all.push_back({players, number});
  }
  return all;
}

std::string name_of(const testing::TestParamInfo<Share>& info) {
  return std::to_string(info.param.players) + "Players" + std::to_string(info.param.number);
}

/// Of each share: more than a thousand in all.
constexpr int kPositions = harness::kIsSanitized ? 14 : 84;
/// So many of them are others when dealt anew; of few, chance takes more away.
constexpr int kLeastAnew = harness::kIsSanitized ? kPositions / 2 : kPositions * 3 / 4;

class Fairness : public testing::TestWithParam<Share> {
 protected:
  template <core::Game G>
  static void expect_fair(const players::Roster<G>& roster) {
    const auto [players, number] = GetParam();
    const Dealt dealt = deal_anew<G>(company<G>(roster, players), kPositions, number);
    EXPECT_EQ(dealt.positions, kPositions);
    EXPECT_GE(dealt.anew, kLeastAnew);
  }
};

TEST_P(Fairness, ChoicesOfTheFirstGameDependOnNothingHidden) {
  expect_fair<Wotr>(wotr_players::roster());
}

TEST_P(Fairness, ChoicesOfTheSecondGameDependOnNothingHidden) {
  expect_fair<Trilogy>(trilogy_players::roster());
}

INSTANTIATE_TEST_SUITE_P(Shares, Fairness, testing::ValuesIn(shares()), name_of);

class Repeated : public testing::TestWithParam<int> {
 protected:
  template <core::Game G>
  static void expect_repeated(const players::Roster<G>& roster) {
    constexpr int kPlayouts = harness::kIsSanitized ? 2 : 6;
    const Company<G> table = company<G>(roster, GetParam());
    for (const auto& [name, entry] : table.registry)
      expect_same_games<G>(table, in_haste<G>(table.registry, name, kPlayouts));
  }
};

TEST_P(Repeated, GamesOfTheFirstGameAreTheSameForASeed) {
  expect_repeated<Wotr>(wotr_players::roster());
}

TEST_P(Repeated, GamesOfTheSecondGameAreTheSameForASeed) {
  expect_repeated<Trilogy>(trilogy_players::roster());
}

INSTANTIATE_TEST_SUITE_P(Tables, Repeated, testing::Values(2, 3, 4));

}  // namespace
}  // namespace fairness
