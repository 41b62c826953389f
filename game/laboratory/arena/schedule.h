#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "game/laboratory/arena/bout.h"

namespace laboratory {

/// One player at one party, the other at all the others.
struct Matchup {
  std::string one;
  std::string others;
};

/// Everyone against everyone. Of two parties a pair meets once, for each has both sides in it; of
/// more each is once the one against the others.
std::vector<Matchup> round_robin(const std::vector<std::string>& players, std::size_t parties);

/// The fixture in which the one has that party.
Fixture fixture_of(const Matchup& matchup, std::size_t parties, std::size_t party,
                   std::uint64_t seed);

/// So many seeds of each matchup, each seed once for every party that the one can have.
std::vector<Fixture> schedule(const std::vector<Matchup>& matchups, std::size_t parties,
                              std::uint64_t games, std::uint64_t first_seed);

}  // namespace laboratory
