#pragma once

#include <array>

#include "game/cli/arguments/arguments.h"
#include "game/cli/driver/driver.h"
#include "game/cli/environment.h"

namespace cli {

/// What every command works with: its arguments, the games, the data.
struct Work {
  const Arguments& arguments;
  const Games& games;
  const std::string& data;  ///< the data folder
  const Environment& environment;
};

/// Each returns an exit status; a sentence has been written where it is not 0.
int selfplay(const Work& work);
int arena(const Work& work);
int serve(const Work& work);
int replay(const Work& work);
int bench(const Work& work);
int learn(const Work& work);
int tune(const Work& work);
int scenarios(const Work& work);
int puzzles(const Work& work);
int check(const Work& work);

/// "amonhen-cli: <sentence>" on the error stream, and kBadData.
int fail(const Work& work, const std::string& sentence);
/// The same, and kMisuse.
int misuse(const Work& work, const std::string& sentence);

/// Replays a save with the game that its header names. A save that is cut off is not good.
base::Result<SaveReport> report_on(const Work& work, const std::string& path,
                                   std::string_view text);

/// The game reads its data, to be told of in the language of who looks on; programs, which read
/// JSON, are told in English.
base::Result<void> prepare(const Work& work, Driver& game);

/// How results of that game are said: it may have words of its own.
lang::PhraseBook phrases_of(const Work& work, const Driver& game);

/// The game that --game names, its data read; nullptr after misuse() or fail() has spoken, which
/// `status` says.
Driver* chosen_game(const Work& work, int& status);

}  // namespace cli
