#include "game/laboratory/bench/bench.h"

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>
#include <numeric>
#include <ostream>

namespace laboratory {
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

nlohmann::ordered_json to_json(const SearchFigures& figures) {
  const auto playouts = static_cast<double>(figures.playouts);
  const auto nodes = static_cast<double>(figures.nodes);
  return {{"playoutsPerSecond", std::llround(playouts / figures.seconds)},
          {"playoutsPerCpuSecond", std::llround(playouts / figures.cpu_seconds)},
          {"nodesPerSecond", std::llround(nodes / figures.seconds)},
          {"playouts", figures.playouts},
          {"positions", figures.positions}};
}

/// A figure a line; those of a player behind its name.
void write_lines(const nlohmann::ordered_json& figures, const std::string& before,
                 std::ostream& out) {
  for (const auto& [name, value] : figures.items()) {
    if (value.is_object()) {
      write_lines(value, before + name + " ", out);
      continue;
    }
    std::string label = before + name;
    label.resize(std::max<std::size_t>(label.size() + 1, 32), ' ');
    out << label << value << '\n';
  }
}

}  // namespace

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
  for (const SearchFigures& search : figures.searches) {
    if (search.playouts > 0) lines[search.player] = to_json(search);
  }
  if (as_json) {
    out << lines.dump() << std::endl;
    return;
  }
  write_lines(lines, "", out);
  out << std::flush;
}

}  // namespace laboratory
