#pragma once

#include <map>
#include <string>
#include <vector>

#include "base/json_text.h"
#include "game/match/folders/folders.h"
#include "game/players/random_player.h"
#include "tests/fuzz/target.h"
#include "tests/toy/race.h"

namespace fuzz {

/// The files of data/<game>, read once.
template <core::Game G>
const std::vector<core::DataFile>& data_of(const std::string& folder) {
  static const std::vector<core::DataFile> files = [&] {
    auto read = match::read_data_files(folder, G::kId, G::data_files());
    require(read.ok(), "the data can be read");
    return std::move(*read);
  }();
  return files;
}

/// Those of a game that is shipped.
template <core::Game G>
const std::vector<core::DataFile>& shipped_data() {
  return data_of<G>(AMONHEN_SOURCE_DIR "/data");
}
inline const std::vector<core::DataFile>& race_data() {
  return data_of<toy::Race>(AMONHEN_SOURCE_DIR "/tests/toy/data");
}

/// A game from the data that is shipped. Reading it would be nearly all that a fuzzer does, so the
/// rules of the options that come up most are kept.
template <core::Game G>
struct Shipped : G {
  using Rules = typename G::Rules;
  static base::Result<Rules> make_rules(std::span<const core::DataFile> files,
                                        const nlohmann::json& options) {
    static std::map<std::string, Rules> known;
    constexpr std::size_t kMost = 16;
    const std::string key = base::canonical_text(options);
    if (const auto found = known.find(key); found != known.end()) return found->second;
    base::Result<Rules> rules = G::make_rules(files, options);
    if (rules && known.size() < kMost) known.emplace(key, *rules);
    return rules;
  }
};

/// Plays on as it comes: from a state that was accepted every step leads to another that holds.
template <core::Game G>
void play_on(const typename G::Rules& rules, typename G::State state, int steps) {
  players::RandomChoice choice(1);
  for (int step = 0; step <= steps; ++step) {
    for (const std::string& broken : G::broken_invariants(rules, state)) {
      require(false, "after " + std::to_string(step) + " steps: " + broken);
    }
    const core::Decision pending = G::decision(rules, state);
    require(pending.is_over() == G::outcome(rules, state).has_value(), "only what ended is over");
    if (pending.is_over()) return;
    require(!pending.actions.empty(), "a question has an answer");
    const core::Refusal refusal = G::apply(rules, state, choice.pick(pending), nullptr);
    require(!refusal.refused(), "what is offered is allowed");
  }
}

}  // namespace fuzz
