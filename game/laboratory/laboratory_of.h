#pragma once

#include <memory>
#include <utility>

#include "game/laboratory/arena/contest_of.h"
#include "game/laboratory/laboratory.h"
#include "game/laboratory/learn/learn_from.h"
#include "game/laboratory/puzzles/ask.h"
#include "game/laboratory/puzzles/weigh.h"
#include "game/laboratory/series/play_series.h"
#include "game/laboratory/tune/trial_of.h"

namespace laboratory {

/// The laboratory of the game G.
template <core::Game G>
class LaboratoryOf final : public Laboratory {
 public:
  explicit LaboratoryOf(std::shared_ptr<const set_up::PreparedGame<G>> game)
      : game_(std::move(game)) {}

  base::Result<PlayGame> series(const nlohmann::json& request, const players::Seating& named,
                                const SeriesRequest& series) const override {
    base::Result<set_up::Table<G>> table = set_up::make_table(*game_, request, named);
    if (!table) return table.failure();
    return PlayGame([game = game_, table = *table, series](std::uint64_t number) {
      return play_one<G>(game->registry, table, series, number);
    });
  }

  base::Result<Contest> contest(const nlohmann::json& request,
                                std::span<const std::string> named) const override {
    return contest_of(*game_, request, named);
  }

  base::Result<BenchFigures> bench(const nlohmann::json& request, const players::Seating& named,
                                   const BenchRequest& bench,
                                   std::uint64_t (*allocations)()) const override {
    base::Result<set_up::Table<G>> table = set_up::make_table(*game_, request, named);
    if (!table) return table.failure();
    return run_bench<G>(*table->rules, game_->registry, table->seating, bench, allocations);
  }

  base::Result<Lesson> learn(const nlohmann::json& request, const players::Seating& named,
                             const LearnRequest& learn) const override {
    return learn_from(*game_, request, named, learn);
  }

  base::Result<Trial> trial(const nlohmann::json& request,
                            const TrialRequest& trial) const override {
    base::Result<set_up::Table<G>> table = set_up::make_table(*game_, request, {});
    if (!table) return table.failure();
    auto files = match::read_data_files(game_->data, G::kId, game_->roster.files);
    if (!files) return files.failure();
    return trial_of<G>({.rules = table->rules,
                        .start = table->start,
                        .parties = core::parties_of<G>(*table->rules),
                        .roster = &game_->roster,
                        .registry = &game_->registry,
                        .files = files.take(),
                        .tried = 0,
                        .trial = trial});
  }

  Puzzle told(Puzzle puzzle) const override {
    puzzle.title = set_up::told(*game_, "puzzles", puzzle.id, "title", puzzle.title);
    puzzle.text = set_up::told(*game_, "puzzles", puzzle.id, "text", puzzle.text);
    return puzzle;
  }

  base::Result<void> check_puzzle(std::string_view text, const std::string& path) const override {
    match::TablesByOptions<G> tables(game_->files);
    return check_puzzle_file(*game_, tables, text, path);
  }

  std::vector<std::string> puzzle_faults() const override { return faults_of_puzzles(*game_); }

  base::Result<Solution> solve_puzzle(const Puzzle& puzzle, std::string_view player,
                                      std::uint64_t seed) const override {
    const base::Result<players::Maker<G>> maker = players::maker_of<G>(game_->registry, player);
    if (!maker) return base::Error{maker.error() + "; there are " + set_up::machines(*game_)};
    const base::Result<Asked<G>> asked = ask(*game_, puzzle);
    if (!asked) return asked.failure();
    const auto thinker = (*maker)(players::player_seed(seed, puzzle.seat));
    return solve<G>(*asked->rules, asked->puzzle, *thinker);
  }

  base::Result<std::vector<Weighing>> weigh_puzzle(const Puzzle& puzzle, std::string_view player,
                                                   std::uint64_t games) const override {
    const base::Result<Asked<G>> asked = ask(*game_, puzzle);
    if (!asked) return asked.failure();
    const auto seating = players::checked_seating<G>(*asked->rules, game_->registry, {}, player);
    if (!seating) return seating.failure();
    const auto seated = seat_players<G>(*asked->rules, game_->registry, *seating, 1);
    return weigh<G>(*asked->rules, asked->puzzle, seated, games);
  }

 private:
  std::shared_ptr<const set_up::PreparedGame<G>> game_;
};

}  // namespace laboratory
