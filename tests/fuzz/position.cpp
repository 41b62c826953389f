// A position that somebody wrote: taken or refused in one sentence, at two, three and four seats.
// What is taken holds, is written and read back as it is, and can be played on.
#include "base/json_text.h"
#include "tests/fuzz/games.h"

namespace fuzz {
namespace {

void check_position(const wotr::Rules& rules, const nlohmann::json& position) {
  const auto state = wotr::Game::parse_position(rules, position);
  if (!state) return require_sentence(state.error());
  const nlohmann::json written = wotr::Game::state_json(rules, *state);
  const auto again = wotr::Game::parse_position(rules, written);
  require(again.ok(), again.ok() ? "" : "what was written is not read: " + again.error());
  require(*again == *state, "a position comes back as another one");
  play_on<wotr::Game>(rules, *state, 40);
}

}  // namespace
}  // namespace fuzz

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const auto position = base::parse_json(fuzz::text_of(data, size));
  if (!position) {
    fuzz::require_sentence(position.error());
    return 0;
  }
  for (const int seats : {2, 3, 4}) {
    const auto rules = fuzz::ShippedGame::make_rules(fuzz::wotr_data(), {{"players", seats}});
    fuzz::require(rules.ok(), "there are rules for so many");
    fuzz::check_position(*rules, *position);
  }
  return 0;
}
