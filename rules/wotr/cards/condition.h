#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "rules/wotr/cards/where.h"

namespace wotr {

/// What must be true for a card to be played, or for one of its effects to happen. In JSON an
/// object with one field, the name below; {"not": …} turns one round.
enum class ConditionKind : std::uint8_t {
  kNationsAtWar,  ///< "at-war": a Nation, or "free" or "shadow" for all of a side's
  kActive,        ///< "active": a Nation
  kInPlay,        ///< "in-play": a Character is on the map
  kWalking,       ///< "in-fellowship": one of these Companions, or "companion"
  kGuide,         ///< "guide"
  kRevealed,      ///< "fellowship-revealed"
  kProgress,      ///< "fellowship-progress": the counter stands on this step or a higher one
  kCorruption,    ///< "corruption-at-most"
  kSomewhere,     ///< "somewhere": there is such a region
  kCount
};

/// As they are written, in the order of ConditionKind.
std::span<const std::string_view> condition_names();

struct Condition {
  ConditionKind kind = ConditionKind::kNationsAtWar;
  bool expected = true;  ///< false for "not"
  NationSet nations = 0;
  std::uint8_t number = 0;
  CharacterSet people = 0;
  Where where;
};

/// A list of conditions; all of them must hold. None when the field is missing.
std::vector<Condition> read_conditions(const Rules& rules, const base::JsonReader& object,
                                       std::string_view field);

bool holds(const Rules& rules, const Board& board, Side side, const Condition& condition);
bool all_hold(const Rules& rules, const Board& board, Side side,
              const std::vector<Condition>& conditions);

/// A Nation, a list of Nations, or "free" or "shadow" for all of a side's.
NationSet read_nations(const base::JsonReader& reader);

}  // namespace wotr
