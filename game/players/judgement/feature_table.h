#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "game/players/judgement/evaluation.h"

namespace players {

/// A feature of an evaluation: its name in a weight file, its cells, and what it is about.
template <class Feature, class Topic>
struct TopicRow {
  Feature feature;
  std::string_view name;
  int cells = 1;
  Topic topic;
};

/// What follows from the rows of an evaluation, which stand in the order of their features.
template <const auto& kRows>
struct FeatureTable {
  using Topic = decltype(kRows[0].topic);
  static constexpr std::size_t kFeatures = kRows.size();

  static constexpr std::size_t kCells = [] {
    std::size_t sum = 0;
    for (const auto& row : kRows) sum += static_cast<std::size_t>(row.cells);
    return sum;
  }();

  static constexpr std::array<FeatureRow, kFeatures> kNamed = [] {
    std::array<FeatureRow, kFeatures> named{};
    for (std::size_t i = 0; i < kFeatures; ++i) {
      named[i] = {kRows[i].name, static_cast<std::uint16_t>(kRows[i].cells)};
    }
    return named;
  }();

  /// Where the cells of each feature begin among those of all.
  static constexpr std::array<std::size_t, kFeatures> kFirst = [] {
    std::array<std::size_t, kFeatures> first{};
    std::size_t sum = 0;
    for (std::size_t i = 0; i < kFeatures; ++i) {
      first[i] = sum;
      sum += static_cast<std::size_t>(kRows[i].cells);
    }
    return first;
  }();

  /// What each cell is about.
  static constexpr std::array<Topic, kCells> kTopicOf = [] {
    std::array<Topic, kCells> topics{};
    std::size_t cell = 0;
    for (const auto& row : kRows) {
      for (int i = 0; i < row.cells; ++i) topics[cell++] = row.topic;
    }
    return topics;
  }();
};

/// Fills the cells of a description, feature by feature.
template <class Feature, class Table>
class CellWriter {
 public:
  explicit CellWriter(Description& cells) : cells_(cells) {}

  void fill(Feature feature, int cell, double amount = 1) {
    if (amount == 0) return;
    const std::size_t first = Table::kFirst[static_cast<std::size_t>(feature)];
    cells_.push_back({static_cast<std::uint16_t>(first + static_cast<std::size_t>(cell)),
                      static_cast<float>(amount)});
  }

  /// Between two of the cells from `first` to `first + last`, so that what is a little more is
  /// worth a little more.
  void spread(Feature feature, int first, double place, int last, double amount = 1) {
    const double inside = std::clamp<double>(place, 0, last);
    const int cell = std::min(static_cast<int>(inside), last - 1);
    fill(feature, first + cell, amount * (cell + 1 - inside));
    fill(feature, first + cell + 1, amount * (inside - cell));
  }

 private:
  Description& cells_;
};

}  // namespace players
