#pragma once

#include <cstdint>
#include <functional>
#include <iosfwd>
#include <string>

namespace cli {

/// One finished game as selfplay reports it.
struct PlayedGame {
  std::uint64_t seed = 0;
  std::string winner;   ///< "nobody" when the game did not end
  std::string victory;  ///< "unfinished" when the game did not end
  int turns = 0;
  std::uint64_t decisions = 0;  ///< counted ones
  std::string hash;             ///< of the last position, where asked for
  double seconds = 0;           ///< of playing, without hash and report
};

struct SelfplayRequest {
  std::uint64_t games = 1;
  std::uint64_t seed = 1;
  unsigned threads = 1;
  bool json = false;
};

/// Plays game n (from 0) of a series; may be called from several threads at once.
using PlayGame = std::function<PlayedGame(std::uint64_t game)>;

/// Plays the series and writes it in order: JSON Lines with a summary, or a short table.
void run_selfplay(const SelfplayRequest& request, const PlayGame& play, std::ostream& out);

}  // namespace cli
