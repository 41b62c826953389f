#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "base/result.h"

namespace laboratory {

struct TrialRequest {
  std::string player;                ///< whose numbers are tried
  std::vector<std::string> against;  ///< who plays at the other parties, taking turns by the game
  std::string party;                 ///< that the player holds; each in turn where empty
};

/// Games that are played on trial: from the first seed on, so many.
struct TrialGames {
  std::uint64_t first_seed = 1;
  std::uint64_t count = 1;
  unsigned threads = 1;
};

/// A player whose numbers lie in a file, and how it fares with others in their place.
struct Trial {
  std::string file;  ///< its name, and what stands there now
  std::string text;
  /// Of these games, how many a player with this text wins. An Error is one sentence.
  std::function<base::Result<std::uint64_t>(const std::string& text, const TrialGames& games)> won;
};

}  // namespace laboratory
