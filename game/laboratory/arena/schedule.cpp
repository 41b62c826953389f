#include "game/laboratory/arena/schedule.h"

namespace laboratory {

std::vector<Matchup> round_robin(const std::vector<std::string>& players, std::size_t parties) {
  std::vector<Matchup> matchups;
  for (std::size_t one = 0; one < players.size(); ++one) {
    for (std::size_t other = 0; other < players.size(); ++other) {
      const bool meets = parties == 2 ? one < other : one != other;
      if (meets) matchups.push_back({players[one], players[other]});
    }
  }
  return matchups;
}

Fixture fixture_of(const Matchup& matchup, std::size_t parties, std::size_t party,
                   std::uint64_t seed) {
  Fixture fixture{.players = std::vector<std::string>(parties, matchup.others), .seed = seed};
  fixture.players[party] = matchup.one;
  return fixture;
}

std::vector<Fixture> schedule(const std::vector<Matchup>& matchups, std::size_t parties,
                              std::uint64_t games, std::uint64_t first_seed) {
  std::vector<Fixture> fixtures;
  for (std::uint64_t game = 0; game < games; ++game) {
    for (const Matchup& matchup : matchups) {
      for (std::size_t party = 0; party < parties; ++party)
        fixtures.push_back(fixture_of(matchup, parties, party, first_seed + game));
    }
  }
  return fixtures;
}

}  // namespace laboratory
