#include "game/cli/selfplay.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <iomanip>
#include <map>
#include <nlohmann/json.hpp>
#include <ostream>
#include <thread>
#include <utility>
#include <vector>

namespace cli {
namespace {

/// Games are played in blocks and written between them, so a long series does not fill the memory.
constexpr std::uint64_t kGamesPerThread = 64;

struct Sums {
  std::uint64_t decisions = 0;
  double seconds = 0;
  std::map<std::string, std::uint64_t> by_victory;
  std::map<std::string, std::uint64_t> by_winner;
  std::uint64_t longest_turn = 0;
  std::map<std::string, std::uint64_t> questions;
  std::map<std::string, std::uint64_t> uses;
  std::vector<int> lengths;                            ///< turns of each game
  std::map<std::string, std::vector<int>> milestones;  ///< the turns in which each was reached
};

std::vector<PlayedGame> play_block(const PlayGame& play, std::uint64_t first, std::uint64_t count,
                                   unsigned threads) {
  std::vector<PlayedGame> games(count);
  std::atomic<std::uint64_t> next{0};
  const auto work = [&] {
    for (std::uint64_t i = next++; i < count; i = next++) games[i] = play(first + i);
  };
  std::vector<std::thread> helpers;
  for (unsigned i = 1; i < threads; ++i) helpers.emplace_back(work);
  work();
  for (std::thread& helper : helpers) helper.join();
  return games;
}

void add(Sums& sums, const PlayedGame& game) {
  sums.decisions += game.decisions;
  sums.seconds += game.seconds;
  ++sums.by_victory[game.victory];
  ++sums.by_winner[game.winner];
  sums.lengths.push_back(game.turns);
  for (const auto& [name, turn] : game.milestones) sums.milestones[name].push_back(turn);
  sums.longest_turn = std::max(sums.longest_turn, game.longest_turn);
  for (const auto& [question, times] : game.questions) sums.questions[question] += times;
  for (const auto& [use, times] : game.uses) sums.uses[use] += times;
}

double per_second(std::uint64_t count, const Sums& sums, unsigned threads) {
  return sums.seconds > 0 ? static_cast<double>(count) * threads / sums.seconds : 0;
}

/// The lower one of two in the middle.
int median(std::vector<int> turns) {
  if (turns.empty()) return 0;
  const auto middle = turns.begin() + static_cast<std::ptrdiff_t>((turns.size() - 1) / 2);
  std::nth_element(turns.begin(), middle, turns.end());
  return *middle;
}

void write_line(std::ostream& out, std::uint64_t number, const PlayedGame& game) {
  nlohmann::ordered_json line = {{"game", number},        {"seed", game.seed},
                                 {"winner", game.winner}, {"victory", game.victory},
                                 {"turns", game.turns},   {"decisions", game.decisions},
                                 {"hash", game.hash}};
  if (!game.milestones.empty()) line["milestones"] = game.milestones;
  out << line.dump() << '\n';
}

void write_summary(std::ostream& out, const SelfplayRequest& request, const Sums& sums) {
  nlohmann::ordered_json summary = {
      {"games", request.games},
      {"byVictory", sums.by_victory},
      {"byWinner", sums.by_winner},
      {"medianTurns", median(sums.lengths)},
      {"decisionsPerSecond", std::llround(per_second(sums.decisions, sums, request.threads))},
      {"gamesPerSecond", std::round(per_second(request.games, sums, request.threads) * 10) / 10}};
  for (const auto& [name, turns] : sums.milestones) {
    summary["milestones"][name] = {{"games", turns.size()}, {"medianTurn", median(turns)}};
  }
  if (!sums.questions.empty()) {
    summary["longestTurn"] = sums.longest_turn;
    summary["questions"] = sums.questions;
  }
  if (!sums.uses.empty()) summary["uses"] = sums.uses;
  out << nlohmann::ordered_json{{"summary", summary}}.dump() << std::endl;
}

void write_row(std::ostream& out, std::uint64_t number, const PlayedGame& game) {
  out << std::setw(6) << number << "  seed " << std::left << std::setw(12) << game.seed
      << std::setw(10) << game.winner << " by " << std::setw(20) << game.victory << std::right
      << std::setw(4) << game.turns << " turns  " << std::setw(6) << game.decisions
      << " decisions\n";
}

void write_table_end(std::ostream& out, const SelfplayRequest& request, const Sums& sums) {
  out << '\n' << request.games << " games";
  for (const auto& [victory, games] : sums.by_victory) out << ", " << games << " by " << victory;
  out << "\nwon:";
  for (const auto& [winner, games] : sums.by_winner) out << " " << winner << " " << games;
  out << "\nmedian of " << median(sums.lengths) << " turns";
  for (const auto& [name, turns] : sums.milestones) {
    out << "; " << name << " in " << turns.size() << " games, turn " << median(turns);
  }
  out << std::fixed << std::setprecision(0) << "\n"
      << per_second(sums.decisions, sums, request.threads) << " decisions per second, "
      << std::setprecision(1) << per_second(request.games, sums, request.threads)
      << " games per second, "
      << static_cast<double>(sums.decisions) / static_cast<double>(request.games)
      << " decisions per game" << std::endl;
}

void write_rare(std::ostream& out, std::string_view kinds,
                const std::map<std::string, std::uint64_t>& counts) {
  constexpr std::uint64_t kOften = 5;
  if (counts.empty()) return;
  out << counts.size() << kinds << "; fewer than " << kOften << " times:";
  std::string_view comma = " ";
  for (const auto& [name, times] : counts) {
    if (times >= kOften) continue;
    out << std::exchange(comma, ", ") << name << " " << times;
  }
  out << std::endl;
}

}  // namespace

std::string run_selfplay(const SelfplayRequest& request, const PlayGame& play, std::ostream& out) {
  Sums sums;
  const std::uint64_t block = request.threads * kGamesPerThread;
  for (std::uint64_t first = 0; first < request.games; first += block) {
    const std::uint64_t count = std::min(block, request.games - first);
    const std::vector<PlayedGame> games = play_block(play, first, count, request.threads);
    for (std::size_t i = 0; i < games.size(); ++i) {
      if (!games[i].fault.empty()) {
        return "the game with seed " + std::to_string(games[i].seed) + ": " + games[i].fault;
      }
      add(sums, games[i]);
      (request.json ? write_line : write_row)(out, first + i + 1, games[i]);
    }
  }
  (request.json ? write_summary : write_table_end)(out, request, sums);
  if (request.json || sums.questions.empty()) return {};
  out << "longest turn of " << sums.longest_turn << " decisions and throws\n";
  write_rare(out, " kinds of questions and throws", sums.questions);
  write_rare(out, " halves of cards", sums.uses);
  return {};
}

}  // namespace cli
