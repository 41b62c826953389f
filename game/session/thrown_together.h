#pragma once

#include <cstdint>
#include <functional>

#include "game/match/journal.h"

namespace session {

/// Whether what chance decides for one purpose is thrown in one with what it decides for another
/// directly after it: kinds of decision.
using ThrownTogether = std::function<bool(std::uint8_t before, std::uint8_t after)>;

/// All throws of one purpose are one throw for the eye, and so are those that a game throws
/// together.
inline bool is_same_throw(const ThrownTogether& together, std::uint8_t before, std::uint8_t after) {
  return before == after || (together && together(before, after));
}

/// The same of two steps of the journal that follow each other.
inline bool is_same_throw(const ThrownTogether& together, const match::JournalStep& step,
                          const match::JournalStep& next) {
  const bool is_luck = step.seat == core::kChance && next.seat == core::kChance;
  return is_luck && is_same_throw(together, step.kind, next.kind);
}

}  // namespace session
