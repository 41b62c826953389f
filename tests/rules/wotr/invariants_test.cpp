#include "rules/wotr/checks/invariants.h"

#include <algorithm>

#include "tests/rules/wotr/random_play.h"

namespace wotr {
namespace {

bool is_broken(const State& state, std::string_view sentence) {
  const std::vector<std::string> broken = broken_invariants(rules(), state);
  return std::find(broken.begin(), broken.end(), sentence) != broken.end();
}

TEST(Invariants, HoldInRandomGames) {
  for (const unsigned seed : {11u, 12u, 13u, 14u, 15u, 16u}) {
    play_random_game(seed, [](const State& state, int) {
      const std::vector<std::string> broken = broken_invariants(rules(), state);
      ASSERT_TRUE(broken.empty()) << broken.front();
    });
  }
}

TEST(Invariants, AFigureIsInExactlyOnePlace) {
  State state = new_state(rules());
  ++state.board.reinforcements.elite[0];
  EXPECT_TRUE(is_broken(state, "gondor.elite: 6 are somewhere, but the box holds 5"));
}

TEST(Invariants, ACharacterIsInExactlyOnePlace) {
  State state = new_state(rules());
  add(figures_in(state.board, region("bree")), figure_of(Character::kBoromir));
  EXPECT_TRUE(is_broken(state, "boromir is in two places"));
}

TEST(Invariants, TheGuideHasTheHighestLevel) {
  State state = new_state(rules());
  state.board.fellowship.guide = Character::kGimli;
  EXPECT_TRUE(is_broken(state, "gimli may not be the Guide (R-045)"));
}

TEST(Invariants, TilesAreConserved) {
  State state = new_state(rules());
  ++state.board.drawn_tiles[static_cast<std::size_t>(Tile::kThree)];
  EXPECT_TRUE(is_broken(state, "there are 4 Hunt tiles \"3\" (R-141)"));
}

TEST(Invariants, AGarrisonIsBesieged) {
  Position position;
  position.state.pending.push(Step{StepKind::kChooseDie, {}});
  Figures& lorien = position.figures("lorien");
  position.board().garrisons[region_of(rules(), region("lorien")).stronghold] = lorien;
  lorien = {};
  EXPECT_TRUE(is_broken(position.state, "lorien: nobody besieges the garrison (R-255)"));
}

TEST(Invariants, UnitsOfBothSidesNeverShareARegion) {
  Position position;
  add(position.figures("bree"), regular_of(Nation::kSauron));
  EXPECT_TRUE(is_broken(position.state, "bree: units of both sides stand together"));
}

}  // namespace
}  // namespace wotr
