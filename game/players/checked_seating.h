#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/json_reader.h"
#include "game/players/registry.h"
#include "game/players/seating.h"

namespace players {

/// An Error says why nobody can be seated by that text: there is no such player, and those that
/// there are, or a manner of thinking that makes no sense.
template <core::Game G>
base::Result<void> check_player(const Registry<G>& registry, std::string_view player) {
  const auto maker = maker_of<G>(registry, player);
  if (maker) return {};
  const bool is_known = registry.contains(player_name(player));
  return base::Error{maker.error() + (is_known ? "" : "; there are " + names_of(registry))};
}

/// Every seat of a game with its player, `fallback` where none is named. An Error names a seat that
/// the game does not have, a player that it does not have and those that there are, or a manner of
/// thinking that makes no sense.
template <core::Game G>
base::Result<Seating> checked_seating(const typename G::Rules& rules, const Registry<G>& registry,
                                      Seating named, std::string_view fallback) {
  auto seating = complete_seating(std::move(named), G::seats(rules), fallback);
  if (!seating) return seating;
  for (const auto& [seat, player] : *seating) {
    if (player == kHuman) continue;
    const base::Result<void> done = check_player<G>(registry, player);
    if (!done) return done.failure();
  }
  return seating;
}

/// A sentence for each seat of a saved game whose player this version lacks: a person sits there.
template <core::Game G>
std::vector<std::string> missing_players(const Registry<G>& registry, const Seating& seating,
                                         std::string_view save) {
  std::vector<std::string> sentences;
  for (const auto& [seat, player] : seating) {
    if (player == kHuman) continue;
    const auto maker = maker_of<G>(registry, player);
    if (maker) continue;
    std::string sentence(save);
    sentence.append(", line 1: \"seats\": ").append(maker.error());
    sentence.append(", so a person decides for ").append(base::quoted(seat)).append(".");
    sentences.push_back(std::move(sentence));
  }
  return sentences;
}

}  // namespace players
