#pragma once

#include <cstdint>
#include <functional>
#include <iosfwd>
#include <map>
#include <string>

#include "base/result.h"
#include "game/lang/phrase_book.h"

namespace laboratory {

/// One finished game as selfplay reports it.
struct PlayedGame {
  std::uint64_t seed = 0;
  std::string winner;   ///< "nobody" when the game did not end
  std::string victory;  ///< "unfinished" when the game did not end
  int turns = 0;
  std::uint64_t decisions = 0;     ///< counted ones
  std::string hash;                ///< of the last position, where asked for
  double seconds = 0;              ///< of playing, without hash and report
  std::string fault;               ///< what the audit found, and after how many steps
  std::uint64_t longest_turn = 0;  ///< by an audit: its decisions and throws
  std::map<std::string, std::uint64_t, std::less<>> questions;  ///< by an audit: how often asked
  std::map<std::string, int, std::less<>> milestones;           ///< the turn in which each came
  std::map<std::string, std::uint64_t, std::less<>> uses;       ///< by an audit: cards played …
};

/// What the games of a series are asked for beside their end.
struct SeriesRequest {
  std::uint64_t seed = 1;  ///< of the first game; the next ones count up
  bool hashes = false;
  bool audit = false;  ///< every moment of every game
};

struct SelfplayRequest {
  std::uint64_t games = 1;
  std::uint64_t seed = 1;
  unsigned threads = 1;
  bool json = false;
};

/// Plays game n (from 0) of a series; may be called from several threads at once.
using PlayGame = std::function<PlayedGame(std::uint64_t game)>;

/// Plays the series and writes it in order: JSON Lines with a summary, or a short table. The
/// first fault that an audit finds is an Error that names the game; nothing more is played then.
base::Result<void> run_selfplay(const SelfplayRequest& request, const PlayGame& play,
                                std::ostream& out, const lang::PhraseBook& phrases = {});

}  // namespace laboratory
