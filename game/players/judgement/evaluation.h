#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <nlohmann/json_fwd.hpp>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"

namespace players {

/// Something that an evaluation looks at: a name, and how many cells it has in a weight file. A
/// position lies in one of them, or fills some by amounts.
struct FeatureRow {
  std::string_view name;
  std::uint16_t cells = 1;
};

/// A cell that a position fills.
struct Filled {
  std::uint16_t cell = 0;
  float amount = 1;
};
/// A position as one contestant's prospects: what counts for it.
using Description = std::vector<Filled>;

std::size_t cell_count(std::span<const FeatureRow> rows);

/// Weights of all cells, feature after feature. A sum of weights is the logarithm of odds.
using Weights = std::vector<float>;

double score(const Weights& weights, std::span<const Filled> description);

/// {"weights": {NAME: [NUMBER, …], …}}; an Error names the file, the place and the reason.
base::Result<Weights> parse_weights(std::string_view text, std::string_view file,
                                    std::span<const FeatureRow> rows);
std::string weights_text(const Weights& weights, std::span<const FeatureRow> rows,
                         std::string_view note);

/// The chance of each contestant to win, from their scores; they sum to 1.
void to_chances(std::span<double> scores);

}  // namespace players
