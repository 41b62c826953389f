#include <ostream>

#include "game/cli/commands.h"
#include "game/cli/puzzles/puzzle.h"
#include "game/match/files.h"
#include "game/match/prepared_file.h"

namespace cli {
namespace {

base::Result<std::vector<Puzzle>> read_puzzles(const Work& work, std::string_view game) {
  std::vector<std::string> paths = work.arguments.operands();
  if (paths.empty()) {
    for (const auto& path : match::prepared_files(puzzle_folder(work.data, game))) {
      paths.push_back(path.string());
    }
  }
  std::vector<Puzzle> puzzles;
  for (const std::string& path : paths) {
    const base::Result<std::string> text = match::read_file(path);
    if (!text) return base::Error{text.error()};
    base::Result<Puzzle> puzzle = parse_puzzle(*text, path);
    if (!puzzle) return base::Error{puzzle.error()};
    puzzles.push_back(puzzle.take());
  }
  return puzzles;
}

/// What the player is told to find, and how often it did, with other seeds.
struct Attempts {
  std::uint64_t found = 0;
  std::vector<Line> missed;
};

base::Result<Attempts> attempt(const Driver& game, const Puzzle& puzzle, std::string_view player,
                               std::uint64_t seed, std::uint64_t times) {
  Attempts attempts;
  for (std::uint64_t time = 0; time < times; ++time) {
    const base::Result<Solution> solution = game.solve_puzzle(puzzle, player, seed + time);
    if (!solution) return base::Error{solution.error()};
    if (solution->is_right) {
      ++attempts.found;
    } else {
      attempts.missed.push_back(solution->answers);
    }
  }
  return attempts;
}

void tell(const Driver& game, const Puzzle& puzzle, const Attempts& attempts, std::uint64_t times,
          std::ostream& out) {
  out << (attempts.missed.empty() ? "found   " : "missed  ") << puzzle.id << ": " << puzzle.title;
  if (times > 1) out << ", found " << attempts.found << " of " << times;
  out << '\n';
  for (const Line& answers : attempts.missed) out << "    said " << game.words_of(answers) << '\n';
  if (!attempts.missed.empty()) out << "    right " << game.words_of(puzzle.right[0]) << '\n';
  out << std::flush;
}

}  // namespace

int puzzles(const Work& work) {
  const auto seed = work.arguments.number("--seed", 1, 0, UINT64_MAX);
  if (!seed) return fail(work, seed.error());
  const auto times = work.arguments.number("--times", 1, 1, 10'000);
  if (!times) return fail(work, times.error());
  const Driver* game = chosen_game(work);
  if (game == nullptr) return kBadData;
  const base::Result<std::vector<Puzzle>> puzzles = read_puzzles(work, game->id());
  if (!puzzles) return fail(work, puzzles.error());
  std::ostream& out = work.environment.out;
  const std::string player = work.arguments.text("--player", "");
  std::uint64_t found = 0;
  for (const Puzzle& puzzle : *puzzles) {
    if (player.empty()) {
      out << puzzle.id << ": " << puzzle.title << "\n    " << puzzle.text << '\n';
      continue;
    }
    const auto attempts = attempt(*game, puzzle, player, *seed, *times);
    if (!attempts) return fail(work, attempts.error());
    tell(*game, puzzle, *attempts, *times, out);
    found += attempts->missed.empty() ? 1 : 0;
  }
  if (!player.empty()) out << found << " of " << puzzles->size() << " found\n";
  out << std::flush;
  return kDone;
}

}  // namespace cli
