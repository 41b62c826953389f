#include "game/laboratory/series/selfplay.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <iomanip>
#include <map>
#include <nlohmann/json.hpp>
#include <ostream>
#include <sstream>
#include <thread>
#include <utility>
#include <vector>

namespace laboratory {
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

/// What is told of a series, sentence by sentence.
class Table {
 public:
  Table(std::ostream& out, const lang::PhraseBook& phrases) : out_(out), phrases_(phrases) {}

  void write_row(std::uint64_t number, const PlayedGame& game) {
    out_ << std::setw(6) << number << "  " << phrases_.say("seed") << " " << std::left
         << std::setw(12) << game.seed << std::setw(10) << game.winner << " " << phrases_.say("by")
         << " " << std::setw(20) << game.victory << std::right << std::setw(4) << game.turns << " "
         << phrases_.say("turns") << "  " << std::setw(6) << game.decisions << " "
         << phrases_.say("decisions") << '\n';
  }

  void write_end(const SelfplayRequest& request, const Sums& sums) {
    out_ << '\n';
    std::vector<std::string> ends{std::to_string(request.games) + " games"};
    for (const auto& [victory, games] : sums.by_victory) {
      ends.push_back(std::to_string(games) + " " + phrases_.say("by") + " " + victory);
    }
    write_line(ends, ", ");
    out_ << phrases_.say("won:");
    for (const auto& [winner, games] : sums.by_winner) out_ << " " << winner << " " << games;
    out_ << '\n';
    std::vector<std::string> milestones{"median of " + std::to_string(median(sums.lengths)) +
                                        " turns"};
    for (const auto& [name, turns] : sums.milestones) {
      milestones.push_back(name + " in " + std::to_string(turns.size()) + " games, turn " +
                           std::to_string(median(turns)));
    }
    write_line(milestones, "; ");
    write_line(
        {rounded(per_second(sums.decisions, sums, request.threads), 0) + " decisions per second",
         rounded(per_second(request.games, sums, request.threads), 1) + " games per second",
         rounded(static_cast<double>(sums.decisions) / static_cast<double>(request.games), 1) +
             " decisions per game"},
        ", ");
  }

  void write_questions(const Sums& sums) {
    write_line({"longest turn of " + std::to_string(sums.longest_turn) + " decisions and throws"},
               "");
    write_rare(" kinds of questions and throws", sums.questions);
    write_rare(" halves of cards", sums.uses);
    out_.flush();
  }

 private:
  static std::string rounded(double value, int digits) {
    std::ostringstream text;
    text << std::fixed << std::setprecision(digits) << value;
    return text.str();
  }

  void write_line(const std::vector<std::string>& parts, std::string_view between) {
    for (std::size_t i = 0; i < parts.size(); ++i) {
      out_ << (i == 0 ? "" : between) << phrases_.say(parts[i]);
    }
    out_ << '\n';
  }

  void write_rare(std::string_view kinds, const std::map<std::string, std::uint64_t>& counts) {
    constexpr std::uint64_t kOften = 5;
    if (counts.empty()) return;
    out_ << phrases_.say(std::to_string(counts.size()) + std::string(kinds)) << "; "
         << phrases_.say("fewer than " + std::to_string(kOften) + " times:");
    std::string_view comma = " ";
    for (const auto& [name, times] : counts) {
      if (times >= kOften) continue;
      out_ << std::exchange(comma, ", ") << name << " " << times;
    }
    out_ << '\n';
  }

  std::ostream& out_;
  const lang::PhraseBook& phrases_;
};

}  // namespace

base::Result<void> run_selfplay(const SelfplayRequest& request, const PlayGame& play,
                                std::ostream& out, const lang::PhraseBook& phrases) {
  Sums sums;
  Table table(out, phrases);
  const std::uint64_t block = request.threads * kGamesPerThread;
  for (std::uint64_t first = 0; first < request.games; first += block) {
    const std::uint64_t count = std::min(block, request.games - first);
    const std::vector<PlayedGame> games = play_block(play, first, count, request.threads);
    for (std::size_t i = 0; i < games.size(); ++i) {
      if (!games[i].fault.empty()) {
        return base::Error{"the game with seed " + std::to_string(games[i].seed) + ": " +
                           games[i].fault};
      }
      add(sums, games[i]);
      if (request.json) {
        write_line(out, first + i + 1, games[i]);
      } else {
        table.write_row(first + i + 1, games[i]);
      }
    }
  }
  if (request.json) {
    write_summary(out, request, sums);
    return {};
  }
  table.write_end(request, sums);
  if (!sums.questions.empty()) table.write_questions(sums);
  out.flush();
  return {};
}

}  // namespace laboratory
