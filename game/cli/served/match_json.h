#pragma once

#include <algorithm>
#include <optional>
#include <string_view>

#include "game/cli/served/advisors.h"
#include "game/cli/served/answers.h"
#include "game/lang/question.h"
#include "game/lang/reason.h"
#include "game/match/saves/save_lines.h"

namespace cli {

/// {action, text} of one option.
template <core::Game G>
nlohmann::json option_json(const typename G::Rules& rules, core::Action action,
                           const lang::Sentences& sentences) {
  nlohmann::json row = G::action_json(rules, action);
  std::string text = sentence(sentences, "action", row);
  return {{"action", std::move(row)}, {"text", std::move(text)}};
}

/// The pending decision as `viewer` may see it; everything when there is none. Who does not see the
/// options learns not how many there are either: that would tell what a hand holds. Of
/// hidden cards that chance draws from the number is open.
template <core::Game G>
nlohmann::json decision_json(const typename G::Rules& rules, const typename G::State& state,
                             std::optional<core::Viewer> viewer, const lang::Sentences& sentences) {
  const core::Decision whole = G::decision(rules, state);
  const typename G::View view = G::view(rules, state, viewer.value_or(core::kAll));
  const core::Decision& seen = viewer ? G::decision_of(view) : whole;
  const bool is_counted =
      whole.is_chance() || whole.is_over() || viewer.value_or(core::kAll).includes(whole.seat);
  const std::string kind(whole.is_over() ? "over" : G::decision_name(whole));
  nlohmann::json answer = {
      {"seat", match::seat_name<G>(rules, whole.seat)},
      {"kind", kind},
      {"text", lang::question_words<G>(sentences, rules, view)},
      {"count", is_counted ? nlohmann::json(whole.actions.size()) : nlohmann::json()},
      {"options", nlohmann::json::array()}};
  const std::string ruling = ruling_text(G::kRulingPrefix, whole.ruling);
  answer["ruling"] = ruling.empty() ? nlohmann::json() : nlohmann::json(ruling);
  if (whole.is_chance()) answer["remaining"] = whole.remaining;
  for (std::size_t i = 0; i < seen.actions.size(); ++i) {
    nlohmann::json option{
        {"id", i},
        {"action", G::action_json(rules, seen.actions[i])},
        {"text", lang::option_words<G>(sentences, rules, whole, seen.actions[i])}};
    if (seen.is_chance()) option["weight"] = seen.weights[i];
    answer["options"].push_back(std::move(option));
  }
  if (const auto outcome = G::outcome(rules, state)) {
    answer["outcome"] = {{"winner", outcome->winner}, {"victory", outcome->victory}};
  }
  return answer;
}
template <core::Game G>
nlohmann::json decision_json(const match::Match<G>& match, std::optional<core::Viewer> viewer,
                             const lang::Sentences& sentences) {
  return decision_json<G>(match.rules(), match.state(), viewer, sentences);
}

/// {topic, text, facts}; null where no reason was given.
inline nlohmann::json reason_json(const match::SharedNote& why, const lang::Sentences& sentences) {
  if (!why) return {};
  nlohmann::json reason = match::note_json(*why);
  reason["text"] = lang::reason_words(sentences, why->topic, reason["facts"]);
  return reason;
}

/// An answer to the pending decision, with what its player thought about it and the others. Who
/// does not weigh answers against each other gives no chances.
template <core::Game G>
nlohmann::json advice_json(const match::Match<G>& match, const Advice& advice,
                           const lang::Sentences& sentences) {
  const core::Decision& pending = match.pending();
  const auto told = [&](core::Action action) {
    const auto place = std::find(pending.actions.begin(), pending.actions.end(), action);
    return nlohmann::json{
        {"id", place - pending.actions.begin()},
        {"action", G::action_json(match.rules(), action)},
        {"text", lang::option_words<G>(sentences, match.rules(), pending, action)}};
  };
  nlohmann::json answer = told(advice.action);
  answer.update({{"seat", match::seat_name<G>(match.rules(), pending.seat)},
                 {"player", advice.player},
                 {"playouts", advice.thoughts.playouts},
                 {"reason", reason_json(players::note_of(advice.thoughts), sentences)},
                 {"chance", nullptr},
                 {"alternatives", nlohmann::json::array()}});
  for (const players::Candidate& candidate : advice.thoughts.candidates) {
    if (candidate.action == advice.action) {
      answer["chance"] = candidate.chance;
      continue;
    }
    nlohmann::json other = told(candidate.action);
    other.update({{"chance", candidate.chance}, {"share", candidate.share}});
    answer["alternatives"].push_back(std::move(other));
  }
  return answer;
}

/// [{number, event, text}]: the first of the events has that number.
template <core::Game G>
nlohmann::json events_json(const typename G::Rules& rules, std::span<const core::Event> events,
                           std::uint64_t number, core::Viewer viewer,
                           const lang::Sentences& sentences) {
  nlohmann::json list = nlohmann::json::array();
  for (const core::Event& event : events) {
    const core::Event seen = viewer == core::kAll ? event : G::mask(event, viewer);
    nlohmann::json row = G::event_json(rules, seen);
    std::string text = sentence(sentences, "event", row);
    list.push_back({{"number", number++}, {"event", std::move(row)}, {"text", std::move(text)}});
  }
  return list;
}

/// The same of every event after the first `since`.
template <core::Game G>
nlohmann::json events_json(const match::Match<G>& match, std::uint64_t since, core::Viewer viewer,
                           const lang::Sentences& sentences) {
  const std::span<const core::Event> events = match.events();
  const std::uint64_t first = std::min<std::uint64_t>(since, events.size());
  return events_json<G>(match.rules(), events.subspan(first), first + 1, viewer, sentences);
}

}  // namespace cli
