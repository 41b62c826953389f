// A position that somebody wrote: taken or refused in one sentence by each game, at two, three and
// four seats.
// What is taken holds, is written and read back as it is, and can be played on.
#include "base/json_text.h"
#include "rules/trilogy/game.h"
#include "rules/wotr/game.h"
#include "tests/fuzz/games.h"

namespace fuzz {
namespace {

template <core::Game G>
void check_position(const typename G::Rules& rules, const nlohmann::json& position) {
  const auto state = G::parse_position(rules, position);
  if (!state) return require_sentence(state.error());
  const nlohmann::json written = G::state_json(rules, *state);
  const auto again = G::parse_position(rules, written);
  require(again.ok(), again.ok() ? "" : "what was written is not read: " + again.error());
  require(*again == *state, "a position comes back as another one");
  play_on<G>(rules, *state, 40);
}

template <core::Game G>
void check_at_every_table(const nlohmann::json& position) {
  for (const int seats : {2, 3, 4}) {
    const auto rules = Shipped<G>::make_rules(shipped_data<G>(), {{"players", seats}});
    require(rules.ok(), "there are rules for so many");
    check_position<G>(*rules, position);
  }
}

}  // namespace
}  // namespace fuzz

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const auto position = base::parse_json(fuzz::text_of(data, size));
  if (!position) {
    fuzz::require_sentence(position.error());
    return 0;
  }
  fuzz::check_at_every_table<wotr::Game>(*position);
  fuzz::check_at_every_table<trilogy::Game>(*position);
  return 0;
}
