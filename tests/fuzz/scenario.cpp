// A scenario that somebody wrote: for each game it begins, or one sentence says why not.
#include "game/match/check_scenario.h"
#include "rules/trilogy/game.h"
#include "rules/wotr/game.h"
#include "tests/fuzz/games.h"

namespace fuzz {
namespace {

template <core::Game G>
void play_scenario(const match::Scenario& scenario) {
  for (const int players : scenario.players) {
    match::Setup setup;
    setup.options["players"] = players;
    require(match::take_scenario(scenario, setup).ok(), "it was found to be good");
    const auto tables = match::make_tables<Shipped<G>>(shipped_data<G>(), setup.options);
    const auto match = match::Match<Shipped<G>>::begin(*tables, setup);
    play_on<G>(match->rules(), match->state(), 40);
  }
}

template <core::Game G>
void check_scenario(const match::Scenario& scenario) {
  const base::Result<void> sound = match::check_scenario<Shipped<G>>(shipped_data<G>(), scenario);
  if (sound) {
    play_scenario<G>(scenario);
  } else {
    require_sentence(sound.error());
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
  fuzz::check_scenario<wotr::Game>(*scenario);
  fuzz::check_scenario<trilogy::Game>(*scenario);
  return 0;
}
