#pragma once

#include <nlohmann/json_fwd.hpp>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "game/laboratory/arena/bout.h"
#include "game/laboratory/bench/bench.h"
#include "game/laboratory/learn/lesson.h"
#include "game/laboratory/puzzles/puzzle.h"
#include "game/laboratory/series/selfplay.h"
#include "game/laboratory/tune/trial.h"
#include "game/players/seating.h"

namespace laboratory {

/// Where the players of one game are compared, measured and improved. Behind it everything is
/// compiled for that game, so playouts cost nothing for it. The game has been prepared.
class Laboratory {
 public:
  virtual ~Laboratory() = default;

  /// A series of games. `request` gives options and players.
  virtual base::Result<PlayGame> series(const nlohmann::json& request,
                                        const players::Seating& seating,
                                        const SeriesRequest& series) const = 0;
  /// A table at which these players may meet.
  virtual base::Result<Contest> contest(const nlohmann::json& request,
                                        std::span<const std::string> players) const = 0;
  virtual base::Result<BenchFigures> bench(const nlohmann::json& request,
                                           const players::Seating& seating,
                                           const BenchRequest& bench,
                                           std::uint64_t (*allocations)()) const = 0;
  /// Plays a series and learns the weights of its players' evaluation from it.
  virtual base::Result<Lesson> learn(const nlohmann::json& request, const players::Seating& seating,
                                     const LearnRequest& learn) const = 0;
  /// A player of whose numbers others can be tried.
  virtual base::Result<Trial> trial(const nlohmann::json& request,
                                    const TrialRequest& trial) const = 0;

  /// With title and text in the language of the game's sentences.
  virtual Puzzle told(Puzzle puzzle) const = 0;
  /// The question of this file is asked, and each right answer can be given; else an Error.
  virtual base::Result<void> check_puzzle(std::string_view text, const std::string& path) const = 0;
  /// The same of all that lie in the data folder.
  virtual std::vector<std::string> puzzle_faults() const = 0;
  /// Asks a player; the same seed makes the same one.
  virtual base::Result<Solution> solve_puzzle(const Puzzle& puzzle, std::string_view player,
                                              std::uint64_t seed) const = 0;
  /// What each answer is worth when that player plays on at every seat, so many games.
  virtual base::Result<std::vector<Weighing>> weigh_puzzle(const Puzzle& puzzle,
                                                           std::string_view player,
                                                           std::uint64_t games) const = 0;
};

}  // namespace laboratory
