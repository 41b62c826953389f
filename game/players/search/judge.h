#pragma once

#include <array>
#include <concepts>
#include <cstdint>

#include "rules/core/game.h"

namespace players {

inline constexpr std::size_t kMostJudgedSeats = 8;
/// Of each seat, from 0 (lost) to 1 (won).
using SeatValues = std::array<float, kMostJudgedSeats>;

/// What a game brings to a search. A judge belongs to one thread.
template <class J, class G>
concept Judge = requires(J& judge, const typename G::View& view, const typename G::State& state,
                         const core::Decision& decision) {
  /// A sound choice at once: the first guess at a question, and how playouts go on.
  { judge.advise(view, decision) } -> std::same_as<core::Action>;
  /// What the position promises, asked between actions and when the game is over.
  { judge.values(state) } -> std::same_as<SeatValues>;
  /// The same for two views if and only if their seat knows the same.
  { judge.key(view) } -> std::same_as<std::uint64_t>;
  /// A new action begins with this question: nothing is half done.
  { judge.begins_action(decision) } -> std::same_as<bool>;
};

}  // namespace players
