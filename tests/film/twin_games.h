#pragma once

#include <map>
#include <nlohmann/json.hpp>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "game/match/match.h"

namespace film_test {

/// What card lies where another lay, by their ids.
using Exchange = std::map<std::string, std::string>;

inline void rename_all(nlohmann::json& value, const Exchange& exchange) {
  if (value.is_structured()) {
    for (nlohmann::json& one : value) rename_all(one, exchange);
  } else if (value.is_string()) {
    const auto found = exchange.find(value.get<std::string>());
    if (found != exchange.end()) value = found->second;
  }
}

inline void gather_words(const nlohmann::json& value, std::set<std::string>& words) {
  if (value.is_structured()) {
    for (const nlohmann::json& one : value) gather_words(one, words);
  } else if (value.is_string()) {
    words.insert(value.get<std::string>());
  }
}

template <core::Game G>
bool look_alike(const match::Match<G>& one, const match::Match<G>& other, core::Viewer viewer) {
  if (one.events().size() != other.events().size()) return false;
  for (std::size_t i = 0; i < one.events().size(); ++i) {
    if (!(G::mask(one.events()[i], viewer) == G::mask(other.events()[i], viewer))) return false;
  }
  return true;
}

/// The same game, but for cards that have changed places all along; nothing if it cannot be played
/// so, or went another way for all to see.
template <core::Game G>
std::optional<match::Match<G>> twin_of(const match::Match<G>& match, const Exchange& exchange) {
  auto twin = match::Match<G>::begin(match.tables(), match.setup());
  if (!twin) return std::nullopt;
  for (const match::JournalStep& step : match.journal().steps()) {
    if (twin->pending().seat != step.seat || twin->pending().kind != step.kind) return std::nullopt;
    nlohmann::json action = G::action_json(match.rules(), step.action);
    rename_all(action, exchange);
    const auto renamed = G::parse_action(match.rules(), action);
    if (!renamed || twin->play(*renamed).refused()) return std::nullopt;
  }
  if (!look_alike(match, *twin, core::kPublic)) return std::nullopt;
  return std::move(*twin);
}

/// Exchanges some of the cards that are drawn and never shown for others of the same back; `cards`
/// has the ids of all, and what back each has. Nothing where none can be exchanged.
template <core::Game G>
std::optional<Exchange> hidden_exchange(const match::Match<G>& match,
                                        const std::map<std::string, std::string>& cards,
                                        std::size_t most) {
  std::set<std::string> played;
  std::set<std::string> shown;
  for (const match::JournalStep& step : match.journal().steps()) {
    gather_words(G::action_json(match.rules(), step.action), played);
  }
  for (const core::Event& event : match.events()) {
    gather_words(G::event_json(match.rules(), G::mask(event, core::kPublic)), shown);
  }
  Exchange exchange;
  for (const auto& [card, back] : cards) {
    if (exchange.size() >= 2 * most) break;
    if (!played.contains(card) || shown.contains(card) || exchange.contains(card)) continue;
    for (const auto& [other, other_back] : cards) {
      if (other == card || other_back != back || shown.contains(other) || exchange.contains(other))
        continue;
      Exchange tried = exchange;
      tried[card] = other;
      tried[other] = card;
      if (!twin_of(match, tried)) continue;
      exchange = std::move(tried);
      break;
    }
  }
  if (exchange.empty()) return std::nullopt;
  return exchange;
}

}  // namespace film_test
