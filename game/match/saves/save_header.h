#pragma once

#include <algorithm>
#include <string>

#include "base/json_reader.h"
#include "base/result.h"
#include "game/match/saves/save_file.h"
#include "game/match/saves/save_lines.h"

namespace match {

/// No game draws more often.
inline constexpr std::uint64_t kMostDraws = 10'000'000;

template <core::Game G>
bool has_stream(const std::string& name) {
  const auto names = G::stream_names();
  return std::find(names.begin(), names.end(), name) != names.end();
}

/// The game and its version, which must be known before its tables can be made.
template <core::Game G>
base::Result<void> check_version(const SaveFile& file) {
  if (file.game != G::kId) return base::Error{"it is a game of " + base::quoted(file.game)};
  if (file.rules_version == 0) return base::Error{"\"rules\": there is no version 0"};
  if (file.rules_version <= G::kRulesVersion) return {};
  return base::Error{"\"rules\": a newer program wrote this save (version " +
                     std::to_string(file.rules_version) + "; this one knows up to " +
                     std::to_string(G::kRulesVersion) + ")"};
}

/// Each seat of the game has a player, and nobody else has.
template <core::Game G>
base::Result<void> check_seats(const typename G::Rules& rules, const Setup& setup) {
  const auto seats = G::seats(rules);
  for (const auto& [seat, player] : setup.seats) {
    const bool is_known = std::find(seats.begin(), seats.end(), seat) != seats.end();
    if (!is_known)
      return base::Error{"\"seats\": there is no seat " + base::quoted(seat) + " in this game"};
    if (player.empty())
      return base::Error{"\"seats\": the player of " + base::quoted(seat) + " has no name"};
  }
  for (const std::string_view seat : seats) {
    if (setup.seats.contains(std::string(seat))) continue;
    return base::Error{"\"seats\": nobody sits at " + base::quoted(seat)};
  }
  return {};
}

/// Only a game that goes on from a position may begin with streams that have given something.
template <core::Game G>
base::Result<void> check_streams(const Setup& setup) {
  if (!setup.streams.empty() && !setup.position) {
    return base::Error{"\"streams\": a game from the standard set-up begins without any"};
  }
  for (const auto& [name, position] : setup.streams) {
    if (!has_stream<G>(name))
      return base::Error{"\"streams\": there is no stream " + base::quoted(name)};
    if (position > 0 && position <= kMostDraws) continue;
    return base::Error{"\"streams\": " + base::quoted(name) + " cannot stand at " +
                       std::to_string(position)};
  }
  return {};
}

/// A save holds every option of its rules.
template <core::Game G>
base::Result<void> check_options(const typename G::Rules& rules, const Setup& setup) {
  const nlohmann::json whole = G::options_json(rules);
  for (const auto& [id, value] : whole.items()) {
    if (!setup.options.contains(id))
      return base::Error{"\"options\": " + base::quoted(id) + " is missing"};
    if (setup.options[id] != value)
      return base::Error{"\"options\": " + base::quoted(id) + " has no such value"};
  }
  for (const auto& [id, value] : setup.options.items()) {
    if (!whole.contains(id))
      return base::Error{"\"options\": there is no option " + base::quoted(id)};
  }
  return {};
}

/// An Error names the field of a header that cannot be, and the reason. Options that came or went
/// with other rules are no fault.
template <core::Game G>
base::Result<void> check_setup(const typename G::Rules& rules, const Setup& setup,
                               bool other_rules) {
  if (auto done = check_seats<G>(rules, setup); !done) return done;
  if (auto done = check_streams<G>(setup); !done) return done;
  if (other_rules) return {};
  return check_options<G>(rules, setup);
}

}  // namespace match
