#include "game/cli/bench.h"

#include <cmath>
#include <ctime>
#include <nlohmann/json.hpp>
#include <numeric>
#include <ostream>

namespace cli {
namespace {

std::size_t median_length(const std::vector<std::uint64_t>& counts) {
  const std::uint64_t all = std::accumulate(counts.begin(), counts.end(), std::uint64_t{0});
  std::uint64_t seen = 0;
  for (std::size_t length = 0; length < counts.size(); ++length) {
    seen += counts[length];
    if (seen * 2 >= all && seen > 0) return length;
  }
  return 0;
}

std::size_t longest_length(const std::vector<std::uint64_t>& counts) {
  std::size_t longest = 0;
  for (std::size_t length = 0; length < counts.size(); ++length) {
    if (counts[length] > 0) longest = length;
  }
  return longest;
}

double tenths(double value) { return std::round(value * 10) / 10; }

}  // namespace

double thread_cpu_seconds() {
  timespec time{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) * 1e-9;
}

void write_bench(const BenchFigures& figures, bool as_json, std::ostream& out) {
  const auto games = static_cast<double>(figures.games);
  const auto counted = static_cast<double>(figures.counted);
  nlohmann::ordered_json lines = {
      {"decisionsPerSecond", std::llround(counted / figures.seconds)},
      {"decisionsPerCpuSecond", std::llround(counted / figures.cpu_seconds)},
      {"gamesPerSecond", tenths(games / figures.seconds)},
      {"decisionsPerGame", tenths(counted / games)},
      {"appliesPerSecond", std::llround(static_cast<double>(figures.steps) / figures.seconds)},
      {"medianOptions", median_length(figures.option_counts)},
      {"longestOptions", longest_length(figures.option_counts)},
      {"stateBytes", figures.state_bytes},
      {"decisionBytes", sizeof(core::Decision)},
      {"signature", figures.signature},
      {"games", figures.games},
      {"unfinishedGames", figures.unfinished},
      {"seconds", tenths(figures.seconds)}};
  if (figures.counts_allocations) lines["heapAllocations"] = figures.allocations;
  if (as_json) {
    out << lines.dump() << std::endl;
    return;
  }
  for (const auto& [name, value] : lines.items()) {
    std::string label = name;
    label.resize(24, ' ');
    out << label << value << '\n';
  }
  out << std::flush;
}

}  // namespace cli
