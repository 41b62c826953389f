// A scenario that somebody wrote: it begins, or one sentence says why not.
#include "game/match/scenario.h"

#include "tests/fuzz/games.h"

namespace fuzz {
namespace {

using Game = ShippedGame;

void play_scenario(const match::Scenario& scenario) {
  for (const int players : scenario.players) {
    match::Setup setup;
    setup.options["players"] = players;
    require(match::take_scenario(scenario, setup).empty(), "it was found to be good");
    const auto tables = match::make_tables<Game>(wotr_data(), setup.options);
    const auto match = match::Match<Game>::begin(*tables, setup);
    play_on<Game>(match->rules(), match->state(), 40);
  }
}

}  // namespace
}  // namespace fuzz

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const auto scenario = match::parse_scenario(fuzz::text_of(data, size), "fuzz.json");
  if (!scenario) {
    fuzz::require_sentence(scenario.error());
    return 0;
  }
  const std::string fault = match::scenario_fault<fuzz::Game>(fuzz::wotr_data(), *scenario);
  if (fault.empty()) {
    fuzz::play_scenario(*scenario);
  } else {
    fuzz::require_sentence(fault);
  }
  return 0;
}
