#pragma once

#include <cstddef>
#include <cstdint>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "base/json_reader.h"

namespace match {

/// What a party is to bring about in a scenario: docs/scenarios.md. `reached` and `missed` are
/// patterns (base/json_pattern.h) of the position as everybody may know it; the first of them that
/// fits settles it. What is open at the end of the game is missed.
// NOLINTNEXTLINE(bugprone-exception-escape): it looks into the assertions of json's moves
struct Goal {
  std::string id;     ///< small letters, digits and hyphens
  std::string party;  ///< seats that win together go by one name, as "shadow"
  std::string text;   ///< one sentence
  nlohmann::json reached;
  nlohmann::json missed = nullptr;  ///< null: nothing but the end of the game

  bool operator==(const Goal&) const = default;
};

enum class GoalState : std::uint8_t { kOpen, kReached, kMissed };

/// How a goal stands after the first `at` steps of the journal.
struct GoalStanding {
  GoalState state = GoalState::kOpen;
  std::size_t at = 0;
};

/// Each fault is reported with its place.
std::vector<Goal> read_goals(const base::JsonReader& list);
nlohmann::json goals_json(const std::vector<Goal>& goals);

/// How a goal stands at this position.
GoalState judge(const Goal& goal, const nlohmann::json& position, bool is_over);

}  // namespace match
