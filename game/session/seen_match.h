#pragma once

#include <algorithm>
#include <cstddef>
#include <map>
#include <nlohmann/json.hpp>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "game/match/match.h"

namespace session {

/// A match as one viewer knows it, in JSON, for whoever looks for a fault in it. There is neither
/// the seed in it nor where luck stands, no position that it began with, and of each event only
/// what that viewer may know.
// NOLINTNEXTLINE(bugprone-exception-escape): it looks into the assertions of json's moves
struct SeenMatch {
  nlohmann::json game;                ///< which, by which rules, and who plays
  std::vector<nlohmann::json> steps;  ///< what was asked of whom, and what came of it
  nlohmann::json view;                ///< the table after them
};

namespace seen {

template <core::Game G>
std::string name_of_seat(const typename G::Rules& rules, core::Seat seat) {
  if (seat == core::kChance) return "chance";
  const auto names = G::seats(rules);
  const auto number = static_cast<std::size_t>(core::index(seat));
  return number < names.size() ? std::string(names[number]) : "nobody";
}

/// An answer is told where it is the viewer's own.
template <core::Game G>
nlohmann::json step_json(const typename G::Rules& rules, const match::JournalStep& step,
                         std::span<const core::Event> events, core::Viewer viewer) {
  core::Decision asked;
  asked.kind = step.kind;
  asked.seat = step.seat;
  nlohmann::json told{{"by", name_of_seat<G>(rules, step.seat)},
                      {"asked", G::decision_name(asked)}};
  if (viewer.includes(step.seat)) told["did"] = G::action_json(rules, step.action);
  for (const core::Event& event : events) {
    told["events"].push_back(G::event_json(rules, G::mask(event, viewer)));
  }
  return told;
}

}  // namespace seen

/// The first `steps` steps of the match.
template <core::Game G>
SeenMatch seen_match(const match::Match<G>& match, core::Viewer viewer, std::size_t steps) {
  const typename G::Rules& rules = match.rules();
  SeenMatch seen;
  seen.game = {{"game", G::kId},
               {"rules", G::kRulesVersion},
               {"data", match.tables().data_hash},
               {"options", G::options_json(rules)},
               {"players", match.setup().seats},
               {"marks", match::sentences_of(match.marks())}};
  typename G::State state = match.start();
  std::size_t told = 0;
  for (std::size_t i = 0; i < std::min(steps, match.journal().steps().size()); ++i) {
    const match::JournalStep& step = match.journal().steps()[i];
    G::apply(rules, state, step.action, nullptr);
    const auto events = match.events().subspan(told, step.events - told);
    seen.steps.push_back(seen::step_json<G>(rules, step, events, viewer));
    told = step.events;
  }
  seen.view = G::view_json(rules, G::view(rules, state, viewer));
  return seen;
}

}  // namespace session
