#include <ostream>
#include <span>

#include "game/cli/commands.h"
#include "game/laboratory/laboratory.h"
#include "game/match/folders/files.h"
#include "game/match/folders/prepared_file.h"

namespace cli {
namespace {

using laboratory::Line;
using laboratory::Puzzle;
using laboratory::Solution;
using laboratory::Weighing;

base::Result<std::vector<Puzzle>> read_puzzles(const Work& work, const Driver& game) {
  std::vector<std::string> paths = work.arguments.operands();
  if (paths.empty()) {
    for (const auto& path :
         match::prepared_files(laboratory::puzzle_folder(work.data, game.id()))) {
      paths.push_back(path.string());
    }
  }
  std::vector<Puzzle> puzzles;
  for (const std::string& path : paths) {
    const base::Result<std::string> text = match::read_file(path);
    if (!text) return text.failure();
    base::Result<Puzzle> puzzle = laboratory::parse_puzzle(*text, path);
    if (!puzzle) return puzzle.failure();
    puzzles.push_back(game.laboratory().told(puzzle.take()));
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
    const base::Result<Solution> solution =
        game.laboratory().solve_puzzle(puzzle, player, seed + time);
    if (!solution) return solution.failure();
    if (solution->is_right) {
      ++attempts.found;
    } else {
      attempts.missed.push_back(solution->answers);
    }
  }
  return attempts;
}

void tell(const Work& work, const Driver& game, const Puzzle& puzzle, const Attempts& attempts,
          std::uint64_t times) {
  std::ostream& out = work.environment.out;
  const auto say = [&](const std::string& words) { return work.environment.phrases.say(words); };
  const bool is_missed = !attempts.missed.empty();
  out << say(is_missed ? "missed" : "found") << (is_missed ? "  " : "   ") << puzzle.id << ": "
      << puzzle.title;
  if (times > 1) {
    out << ", " << say("found " + std::to_string(attempts.found) + " of " + std::to_string(times));
  }
  out << '\n';
  for (const Line& answers : attempts.missed) {
    out << "    " << say("said") << " " << game.words_of(answers) << '\n';
  }
  if (is_missed) out << "    " << say("right") << " " << game.words_of(puzzle.right[0]) << '\n';
  out << std::flush;
}

/// What a run is asked for.
struct Run {
  std::string player;
  std::uint64_t seed = 1;
  std::uint64_t times = 1;
  std::uint64_t weigh = 0;  ///< games for each answer
};

base::Result<Run> read_run(const Arguments& arguments) {
  const auto seed = arguments.number("--seed", 1, 0, UINT64_MAX);
  if (!seed) return seed.failure();
  const auto times = arguments.number("--times", 1, 1, 10'000);
  if (!times) return times.failure();
  const auto weigh = arguments.number("--weigh", 0, 1, 1'000'000);
  if (!weigh) return weigh.failure();
  return Run{arguments.text("--player", ""), *seed, *times, *weigh};
}

int list(std::span<const Puzzle> puzzles, std::ostream& out) {
  for (const Puzzle& puzzle : puzzles)
    out << puzzle.id << ": " << puzzle.title << "\n    " << puzzle.text << '\n';
  return kDone;
}

int solve_all(const Work& work, const Driver& game, std::span<const Puzzle> puzzles,
              const Run& run) {
  std::size_t found = 0;
  for (const Puzzle& puzzle : puzzles) {
    const auto attempts = attempt(game, puzzle, run.player, run.seed, run.times);
    if (!attempts) return misuse(work, attempts.error());
    tell(work, game, puzzle, *attempts, run.times);
    found += attempts->missed.empty() ? 1 : 0;
  }
  const std::string sum =
      std::to_string(found) + " of " + std::to_string(puzzles.size()) + " found";
  work.environment.out << work.environment.phrases.say(sum) << '\n';
  return found == puzzles.size() ? kDone : kMissed;
}

int weigh_all(const Work& work, const Driver& game, std::span<const Puzzle> puzzles,
              const Run& run) {
  std::ostream& out = work.environment.out;
  for (const Puzzle& puzzle : puzzles) {
    const auto weighings = game.laboratory().weigh_puzzle(puzzle, run.player, run.weigh);
    if (!weighings) return misuse(work, weighings.error());
    out << puzzle.id << ": " << puzzle.title << '\n';
    for (const Weighing& one : *weighings) {
      out << (one.is_right ? "  > " : "    ") << one.wins << " "
          << work.environment.phrases.say("of") << " " << run.weigh << "  "
          << game.words_of({&one.answer, 1}) << '\n';
    }
    out << std::flush;
  }
  return kDone;
}

}  // namespace

int puzzles(const Work& work) {
  const base::Result<Run> run = read_run(work.arguments);
  if (!run) return misuse(work, run.error());
  int status = kDone;
  const Driver* game = chosen_game(work, status);
  if (game == nullptr) return status;
  const base::Result<std::vector<Puzzle>> read = read_puzzles(work, *game);
  if (!read) return fail(work, read.error());
  std::ostream& out = work.environment.out;
  status = run->player.empty() ? list(*read, out)
           : run->weigh > 0    ? weigh_all(work, *game, *read, *run)
                               : solve_all(work, *game, *read, *run);
  out << std::flush;
  return status;
}

}  // namespace cli
