#pragma once

#include <map>
#include <set>
#include <string>
#include <vector>

#include "tests/trilogy/game.h"

namespace trilogy_tests {

/// Counts a game over again from its state in JSON and the printed tables, with nothing of the
/// rules: what the rules themselves say of a state is held to this.
class Recount {
 public:
  /// By the data files and the options as a match has them.
  explicit Recount(const json& options);

  /// A sentence for each thing that does not add up: battalions, owners, cards; once the game is
  /// over its scores and its winner too. `state` is the whole of it, as `state_json` gives it.
  std::vector<std::string> faults(const json& state) const;

  /// One for each territory, two for each stronghold, the bonus of each whole region, and the
  /// points of the cards that lie in front of the seat.
  int score(const json& state, const std::string& seat) const;

 private:
  using Faults = std::vector<std::string>;

  /// In the order in which they break a tie (T-053).
  std::vector<int> rank(const json& state, const std::string& seat) const;
  void count_battalions(const json& state, Faults& faults) const;
  void count_territories(const json& state, Faults& faults) const;
  void count_cards(const json& state, Faults& faults) const;
  void count_points(const json& state, Faults& faults) const;

  std::map<std::string, std::string> region_of_;        ///< by territory
  std::map<std::string, int> bonus_of_;                 ///< by region
  std::set<std::string> strongholds_;                   ///< territories
  std::map<std::string, std::set<std::string>> decks_;  ///< the printed cards
  std::map<std::string, json> points_of_;               ///< by card: by side
};

}  // namespace trilogy_tests
