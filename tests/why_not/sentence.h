#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "rules/core/event.h"
#include "rules/wotr/state/rules.h"
#include "rules/wotr/state/state.h"

namespace intents {

/// What an action that was played did, in the words of an intent. Read from its events, so that it
/// is told by another way than `why_not` finds it.
struct PlayedAction {
  std::string seat;  ///< whose action
  std::string die, use, from, to, card;
  std::vector<std::string> who;      ///< the figures that went, came or were recruited
  std::vector<std::string> nations;  ///< theirs, or whose counter was moved
  std::vector<std::string> of_card;  ///< regions, figures and Nations that the card played touched
};

/// Adds what the events of one apply tell; true when the sentence is at its end.
bool hear(const wotr::Rules& rules, const wotr::State& after,
          const std::vector<core::Event>& events, PlayedAction& played);

/// Adds what an answer to the card that was played names.
void hear_answer(const nlohmann::json& action, PlayedAction& played);

/// Whether the intent says where a card is to work, or on whom.
bool says_where_or_who(const nlohmann::json& intent);

/// Whether the action is all that the intent asks for.
bool fulfils(const PlayedAction& played, const nlohmann::json& intent);

/// An intent that the action fulfils, with every word that it has.
nlohmann::json whole_intent(const PlayedAction& played, std::uint32_t choice);

}  // namespace intents
