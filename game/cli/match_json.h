#pragma once

#include <algorithm>
#include <optional>
#include <string_view>

#include "game/cli/answers.h"
#include "game/lang/question.h"
#include "game/match/save_lines.h"

namespace cli {

/// {action, text} of one option.
template <core::Game G>
nlohmann::json option_json(const typename G::Rules& rules, core::Action action,
                           const lang::Sentences& sentences) {
  nlohmann::json row = G::action_json(rules, action);
  std::string text = sentence(sentences, "action", row);
  return {{"action", std::move(row)}, {"text", std::move(text)}};
}

/// The pending decision as `viewer` may see it; everything when there is none.
template <core::Game G>
nlohmann::json decision_json(const match::Match<G>& match, std::optional<core::Viewer> viewer,
                             const lang::Sentences& sentences) {
  const core::Decision& whole = match.pending();
  const typename G::View view = match.view(viewer.value_or(core::kAll));
  const core::Decision& seen = viewer ? G::decision_of(view) : whole;
  const std::string kind(whole.is_over() ? "over" : G::decision_name(whole));
  nlohmann::json answer = {{"seat", match::seat_name<G>(match.rules(), whole.seat)},
                           {"kind", kind},
                           {"text", lang::question_words<G>(sentences, match.rules(), view)},
                           {"count", whole.actions.size()},
                           {"options", nlohmann::json::array()}};
  const std::string ruling = ruling_text(G::kRulingPrefix, whole.ruling);
  answer["ruling"] = ruling.empty() ? nlohmann::json() : nlohmann::json(ruling);
  if (whole.is_chance()) answer["remaining"] = whole.remaining;
  for (std::size_t i = 0; i < seen.actions.size(); ++i) {
    nlohmann::json option{
        {"id", i},
        {"action", G::action_json(match.rules(), seen.actions[i])},
        {"text", lang::option_words<G>(sentences, match.rules(), whole, seen.actions[i])}};
    if (seen.is_chance()) option["weight"] = seen.weights[i];
    answer["options"].push_back(std::move(option));
  }
  if (const auto outcome = G::outcome(match.rules(), match.state())) {
    answer["outcome"] = {{"winner", outcome->winner}, {"victory", outcome->victory}};
  }
  return answer;
}

/// [{number, event, text}] of every event after the first `since`.
template <core::Game G>
nlohmann::json events_json(const match::Match<G>& match, std::uint64_t since, core::Viewer viewer,
                           const lang::Sentences& sentences) {
  nlohmann::json list = nlohmann::json::array();
  const std::span<const core::Event> events = match.events();
  for (std::size_t i = std::min<std::uint64_t>(since, events.size()); i < events.size(); ++i) {
    const core::Event seen = viewer == core::kAll ? events[i] : G::mask(events[i], viewer);
    nlohmann::json row = G::event_json(match.rules(), seen);
    std::string text = sentence(sentences, "event", row);
    list.push_back({{"number", i + 1}, {"event", std::move(row)}, {"text", std::move(text)}});
  }
  return list;
}

}  // namespace cli
