#pragma once

#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "game/cli/arena/bout.h"
#include "game/cli/bench.h"
#include "game/cli/environment.h"
#include "game/cli/lesson.h"
#include "game/cli/puzzles/puzzle.h"
#include "game/cli/selfplay.h"
#include "game/cli/served_match.h"
#include "game/cli/tune/trial.h"
#include "game/match/scenario.h"
#include "game/players/seating.h"

namespace cli {

/// A match begun or resumed, and what must be told about it.
struct Opened {
  std::unique_ptr<ServedMatch> match;
  std::vector<std::string> notices;
  bool exact = false;   ///< the save it came from may be appended to as it is
  std::string aside{};  ///< why the save must be kept aside, as put_aside() wants it; or empty
};

/// What a save tells when it is replayed.
struct SaveReport {
  nlohmann::json summary;  ///< with the turning points of a finished match
  std::vector<std::string> notices;
  std::vector<std::string> log;  ///< a sentence for every mark and every event
};

/// A sentence for each fault of a data folder, in what the rules do not read of it.
using MoreFaults = std::vector<std::string> (*)(const std::string& data);

/// One game that this program can play, chosen by its name at run time. Behind it everything is
/// compiled for that game, so playouts cost nothing for it.
class Driver {
 public:
  virtual ~Driver() = default;
  virtual std::string_view id() const = 0;

  /// Reads the data files and the sentences; empty, or what is wrong and where. The rest needs it
  /// done.
  virtual std::string prepare(const std::string& data) = 0;
  /// Said before prepare(): in which language scenarios, answers and the log of a replay are told;
  /// English where nothing is said.
  virtual void speak(const std::string& language) = 0;

  /// Those of the data folder; one that cannot begin is left out, too, and becomes a sentence.
  virtual match::ScenarioList scenarios() const = 0;
  /// Empty, or what is wrong with this file.
  virtual std::string check_scenario(std::string_view text, const std::string& path) const = 0;

  /// With title and text in the language that is spoken.
  virtual Puzzle told(Puzzle puzzle) const = 0;
  /// The same of a puzzle: its question is asked, and each right answer can be given.
  virtual std::string check_puzzle(std::string_view text, const std::string& path) const = 0;
  /// Asks a player; the same seed makes the same one.
  virtual base::Result<Solution> solve_puzzle(const Puzzle& puzzle, std::string_view player,
                                              std::uint64_t seed) const = 0;
  /// What each answer is worth when that player plays on at every seat, so many games.
  virtual base::Result<std::vector<Weighing>> weigh_puzzle(const Puzzle& puzzle,
                                                           std::string_view player,
                                                           std::uint64_t games) const = 0;
  /// Answers in words.
  virtual std::string words_of(const Line& answers) const = 0;

  /// A sentence for everything that is wrong with the data folder: tables, sentences, scenarios,
  /// puzzles, and what else the game brings to look at it.
  virtual std::vector<std::string> data_faults(const std::string& data) = 0;

  /// A new match as the request `new` wants it: options, players, position or scenario, seed.
  virtual base::Result<Opened> begin(const nlohmann::json& request) const = 0;
  virtual base::Result<Opened> load(std::string_view text, std::string_view name) const = 0;

  /// A series of games. `request` gives options and players.
  virtual base::Result<PlayGame> series(const nlohmann::json& request,
                                        const players::Seating& seating,
                                        const SeriesRequest& wish) const = 0;
  /// A table at which these players may meet.
  virtual base::Result<Contest> contest(const nlohmann::json& request,
                                        std::span<const std::string> players) const = 0;
  virtual base::Result<BenchFigures> bench(const nlohmann::json& request,
                                           const players::Seating& seating,
                                           const BenchRequest& bench,
                                           std::uint64_t (*allocations)()) const = 0;
  /// Plays a series and learns the weights of its players' evaluation from it.
  virtual base::Result<Lesson> learn(const nlohmann::json& request, const players::Seating& seating,
                                     const LearnRequest& wish) const = 0;
  /// A player of whose numbers others can be tried.
  virtual base::Result<Trial> trial(const nlohmann::json& request,
                                    const TrialRequest& wish) const = 0;
  virtual base::Result<SaveReport> replay(std::string_view text, std::string_view name) const = 0;
};

/// The games of a program. The first is the one meant where none is named.
using Games = std::vector<std::unique_ptr<Driver>>;

Driver* find_game(const Games& games, std::string_view id);
std::string names_of(const Games& games);

}  // namespace cli
