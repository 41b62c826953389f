#pragma once

#include <algorithm>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "game/lang/sentences.h"
#include "rules/core/game.h"

namespace lang {

// What is asked and what can be answered, in the words that every screen and program uses.

/// The key of the sentence that asks: "decision.<kind>", or the better one that is there for the
/// answers that are offered, "decision.<kind>.<answer>+<answer>" with their kinds in the order of
/// the alphabet. So a question names only what can be chosen. `form` may choose a variant too:
/// "decision.<kind>.<form>".
std::string question_key(const Sentences& sentences, std::string_view kind,
                         std::vector<std::string> offered, std::string_view form);

/// The key of the words of an answer: "action.<do>.<kind>" where the question has its own words for
/// it, "March" for "Go"; else "action.<do>".
std::string option_key(const Sentences& sentences, std::string_view kind, std::string_view action);
/// "action.<do>.<kind>.<answer>+<answer>" where what the answer leaves undone has words of its own,
/// for the answers that are offered; else `key`.
std::string option_key_beside(const Sentences& sentences, const std::string& key,
                              std::vector<std::string> offered);

/// The kinds of answer that the viewer sees offered.
template <core::Game G>
std::vector<std::string> offered_kinds(const typename G::Rules& rules,
                                       const core::Decision& decision) {
  std::vector<std::string> names;
  std::vector<std::uint8_t> seen;
  for (const core::Action action : decision.actions) {
    if (std::find(seen.begin(), seen.end(), action.kind) != seen.end()) continue;
    seen.push_back(action.kind);
    names.push_back(G::action_json(rules, action).value("do", ""));
  }
  return names;
}

/// What the button of an answer says.
template <core::Game G>
std::string option_words(const Sentences& sentences, const typename G::Rules& rules,
                         const core::Decision& decision, core::Action action) {
  const nlohmann::json row = G::action_json(rules, action);
  const std::string_view kind = G::decision_name(decision);
  std::string key = option_key(sentences, kind, row.value("do", ""));
  const bool is_asked_here = key.ends_with(kind);
  if (is_asked_here) key = option_key_beside(sentences, key, offered_kinds<G>(rules, decision));
  return sentences.say(key, row);
}

/// The question of a view in words.
template <core::Game G>
std::string question_words(const Sentences& sentences, const typename G::Rules& rules,
                           const typename G::View& view) {
  const core::Decision& decision = G::decision_of(view);
  if (decision.is_over()) return sentences.say("decision.over");
  nlohmann::json args = nlohmann::json::object();
  if constexpr (requires { G::question_json(rules, view); }) args = G::question_json(rules, view);
  const std::string key = question_key(sentences, G::decision_name(decision),
                                       offered_kinds<G>(rules, decision), args.value("form", ""));
  return sentences.say(key, args);
}

}  // namespace lang
