#pragma once

#include <nlohmann/json.hpp>
#include <random>

#include "rules/wotr/state/rules.h"

namespace viewers {

/// The tables of data/wotr with these options.
wotr::Rules make_rules(const nlohmann::json& options);
/// Every choice of options worth a game: two, three and four players, each profile, and each option
/// with the value that is not the published one.
std::vector<nlohmann::json> all_options();

/// A random player who now and then hurries to Mordor, and chance.
class RandomChoice {
 public:
  explicit RandomChoice(std::uint64_t seed) : random_(seed), bold_(seed % 2 == 1) {}

  core::Action pick(const wotr::Rules& rules, const core::Decision& asked);
  std::uint32_t below(std::size_t limit) { return static_cast<std::uint32_t>(random_() % limit); }

 private:
  core::Action outcome(const core::Decision& asked);

  std::mt19937_64 random_;
  bool bold_;
};

/// Every viewer that differs: each seat, each team, the public and whoever sees all.
std::vector<core::Viewer> all_viewers(const wotr::Rules& rules);

inline constexpr int kMostSteps = 100'000;

}  // namespace viewers
