#pragma once

#include <compare>
#include <cstdint>
#include <functional>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace laboratory {

/// A game that is to be played: a player for each party, and the seed of its luck.
struct Fixture {
  std::vector<std::string> players;
  std::uint64_t seed = 1;

  // NOLINTNEXTLINE(modernize-use-nullptr): it sees a zero in what the compiler writes
  auto operator<=>(const Fixture&) const = default;
};

/// What one party has done in a game. An action has several decisions.
struct Effort {
  std::uint64_t decisions = 0;  ///< among at least two options
  std::uint64_t actions = 0;    ///< 0 in a game that tells none apart
  double seconds = 0;
};

/// A fixture that was played.
struct Bout {
  Fixture fixture;
  std::string winner;   ///< a party; "nobody" when the game did not end
  std::string victory;  ///< "unfinished" when the game did not end
  int turns = 0;
  std::vector<Effort> efforts;  ///< by party
};

/// A table at which players are compared. A party is the seats that win and lose together; it is
/// called what an outcome calls it. `play` may be called from several threads at once.
struct Contest {
  std::vector<std::string> parties;
  std::string data;  ///< the hash of all that the rules and the players are made of
  std::function<Bout(const Fixture&)> play;
};

nlohmann::json bout_json(const Bout& bout, std::span<const std::string> parties);
/// Nothing where the JSON is no bout of these parties.
std::optional<Bout> parse_bout(const nlohmann::json& json, std::span<const std::string> parties);

}  // namespace laboratory
