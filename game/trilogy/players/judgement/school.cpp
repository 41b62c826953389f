#include "game/trilogy/players/judgement/school.h"

#include <vector>

#include "game/trilogy/players/judgement/features.h"
#include "game/trilogy/players/judgement/judge.h"

namespace trilogy_players::judgement {

players::School<trilogy::Game> school(const Rules& rules) {
  const auto describe_seats = [&rules, atlas = squire::make_atlas(rules)](const State& state) {
    std::vector<players::Description> seats;
    describe(rules, atlas, state, seats);
    return seats;
  };
  return {.features = feature_rows(),
          .describe = describe_seats,
          .winner = [](const State& state) { return at(state.board.winner); },
          .begins_action = trilogy_players::begins_action,
          .by_turns = true};
}

}  // namespace trilogy_players::judgement
