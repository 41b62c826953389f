#include "game/wotr/players/judgement/school.h"

#include <vector>

#include "game/wotr/players/judgement/features.h"
#include "game/wotr/players/judgement/judge.h"
#include "rules/wotr/board/victory.h"

namespace wotr_players::judgement {

players::School<wotr::Game> school(const Rules& rules) {
  const auto describe_sides = [&rules, atlas = squire::make_atlas(rules)](const State& state) {
    std::vector<players::Description> sides(2);
    describe(rules, atlas, state, sides.front());
    return sides;
  };
  const auto winner = [](const State& state) {
    const auto won = winner_of(state.board);
    return won && won->side == Side::kFree ? std::size_t{0} : std::size_t{1};
  };
  return {.features = feature_rows(),
          .describe = describe_sides,
          .winner = winner,
          .begins_action = wotr_players::begins_action};
}

}  // namespace wotr_players::judgement
