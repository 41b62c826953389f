#pragma once

#include <functional>
#include <nlohmann/json.hpp>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "game/lang/reason.h"
#include "game/lang/sentences.h"
#include "game/match/note.h"
#include "rules/core/game.h"

namespace session {

/// One event that is to be told: `events[at]` of those that one decision, or one throw, brought,
/// all as the reader may know them, and what they led to.
template <core::Game G>
struct Telling {
  const typename G::Rules& rules;
  std::span<const core::Event> events;
  std::size_t at;
  const typename G::View& after;
  const match::Note* why = nullptr;  ///< of the decision that led to it; told once

  const core::Event& event() const { return events[at]; }
};

/// What the log says of an event; a game may bring its own.
template <core::Game G>
using Narrator = std::function<std::vector<std::string>(const Telling<G>&)>;

/// The sentence "event.<do>" of each event, with the reason where there is one. `words` outlives
/// the narrator.
template <core::Game G>
Narrator<G> plain_narrator(const lang::Sentences& words) {
  return [&words](const Telling<G>& telling) {
    const nlohmann::json row = G::event_json(telling.rules, telling.event());
    std::string told = words.say("event." + row.value("do", ""), row);
    if (telling.why == nullptr) return std::vector{std::move(told)};
    return std::vector{lang::with_reason(
        std::move(told),
        lang::reason_words(words, telling.why->topic, match::facts_json(*telling.why)))};
  };
}

}  // namespace session
