#include "game/wotr/players/judgement/school.h"

#include <memory>

#include "game/wotr/players/judgement/features.h"
#include "game/wotr/players/judgement/judge.h"

namespace wotr_players::judgement {

players::School<wotr::Game> school() {
  return {.features = feature_rows(),
          .describe =
              [](const Rules& rules, const State& state) {
                std::vector<players::Description> sides(2);
                describe(rules, squire::make_atlas(rules), state, sides.front());
                return sides;
              },
          .winner =
              [](const Rules&, const State& state) {
                const auto winner = winner_of(state.board);
                return winner && winner->side == Side::kFree ? std::size_t{0} : std::size_t{1};
              },
          .begins_action = wotr_players::begins_action};
}

}  // namespace wotr_players::judgement
