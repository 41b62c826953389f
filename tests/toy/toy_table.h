#pragma once

#include <string>
#include <vector>

#include "game/match/match.h"
#include "tests/toy/race.h"

namespace toy {

inline std::vector<core::DataFile> data() { return {{"race.json", R"({"goal": 20})"}}; }

inline match::Tables<Race> tables() {
  return match::make_tables<Race>(data(), json::object()).value();
}

inline match::Match<Race> new_match(std::uint64_t seed = 1) {
  match::Setup setup{.options = json::object(), .seats = {}, .seed = seed};
  setup.seats = {{"red", "human"}, {"blue", "random"}};
  return match::Match<Race>::begin(tables(), setup).value();
}

/// Both cards dealt: red's first choice.
inline match::Match<Race> dealt_match(std::uint8_t red = 2, std::uint8_t blue = 3) {
  match::Match<Race> match = new_match();
  match.play({kCard, red});
  match.play({kCard, blue});
  return match;
}

}  // namespace toy
