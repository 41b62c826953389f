#pragma once

#include <memory>
#include <string>
#include <vector>

#include "game/laboratory/puzzles/solve.h"
#include "game/match/folders/prepared_file.h"
#include "game/set_up/table.h"

namespace laboratory {

/// A puzzle at its question, and the rules that it is asked under.
template <core::Game G>
struct Asked {
  std::shared_ptr<const typename G::Rules> rules;
  AskedPuzzle<G> puzzle;
};

template <core::Game G>
base::Result<Asked<G>> ask(const set_up::PreparedGame<G>& game, match::TablesByOptions<G>& tables,
                           const Puzzle& puzzle) {
  const auto table = set_up::make_table(
      game, tables, {{"options", puzzle.options}, {"position", puzzle.position}}, {});
  if (!table) return base::Error{puzzle.path + ": " + table.error()};
  auto asked = ask_puzzle<G>(*table->rules, puzzle, table->start);
  if (!asked) return asked.failure();
  return Asked<G>{table->rules, asked.take()};
}

template <core::Game G>
base::Result<Asked<G>> ask(const set_up::PreparedGame<G>& game, const Puzzle& puzzle) {
  match::TablesByOptions<G> tables(game.files);
  return ask(game, tables, puzzle);
}

/// An Error says what is wrong with this file.
template <core::Game G>
base::Result<void> check_puzzle_file(const set_up::PreparedGame<G>& game,
                                     match::TablesByOptions<G>& tables, std::string_view text,
                                     const std::string& path) {
  const base::Result<Puzzle> puzzle = parse_puzzle(text, path);
  if (!puzzle) return puzzle.failure();
  const base::Result<Asked<G>> asked = ask(game, tables, *puzzle);
  if (!asked) return asked.failure();
  return {};
}

template <core::Game G>
std::vector<std::string> faults_of_puzzles(const set_up::PreparedGame<G>& game) {
  match::TablesByOptions<G> tables(game.files);
  std::vector<std::string> faults;
  for (const auto& path : match::prepared_files(puzzle_folder(game.data, G::kId))) {
    const base::Result<std::string> text = match::read_file(path.string());
    const base::Result<void> done =
        text ? check_puzzle_file(game, tables, *text, path.string()) : text.failure();
    if (!done) faults.push_back(done.error());
  }
  return faults;
}

}  // namespace laboratory
