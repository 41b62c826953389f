#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "rules/core/game.h"

namespace core {

/// Which party each seat belongs to: seats that win and lose together. Where a game does not say,
/// each seat is one.
template <core::Game G>
std::string party_of(const typename G::Rules& rules, Seat seat) {
  if constexpr (requires { G::party(rules, seat); }) {
    return std::string(G::party(rules, seat));
  } else {
    return std::string(G::seats(rules)[static_cast<std::size_t>(core::index(seat))]);
  }
}

/// The parties of a table in the order of their first seats.
struct Parties {
  std::vector<std::string> names;
  std::vector<std::size_t> of_seat;
};

template <core::Game G>
Parties parties_of(const typename G::Rules& rules) {
  Parties parties;
  for (std::uint8_t seat = 0; seat < G::seats(rules).size(); ++seat) {
    const std::string name = party_of<G>(rules, Seat{seat});
    const auto known = std::find(parties.names.begin(), parties.names.end(), name);
    parties.of_seat.push_back(static_cast<std::size_t>(known - parties.names.begin()));
    if (known == parties.names.end()) parties.names.push_back(name);
  }
  return parties;
}

}  // namespace core
