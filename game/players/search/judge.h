#pragma once

#include <array>
#include <concepts>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "game/players/thoughts.h"
#include "rules/core/game.h"

namespace players {

inline constexpr std::size_t kMostJudgedSeats = 8;
/// Of each seat, from 0 (lost) to 1 (won).
using SeatValues = std::array<float, kMostJudgedSeats>;

inline constexpr std::size_t kMostTopics = 16;
/// What each topic of an evaluation adds to the logarithm of a seat's odds.
using Terms = std::array<float, kMostTopics>;

/// What a game brings to a search. A judge belongs to one thread.
template <class J, class G>
concept Judge = requires(J& judge, const typename G::View& view, const typename G::State& state,
                         const core::Decision& decision, core::Seat seat) {
  /// A sound choice at once: the first guess at a question, and how playouts go on.
  { judge.advise(view, decision) } -> std::same_as<core::Action>;
  /// What the position promises, asked between actions and when the game is over.
  { judge.values(state) } -> std::same_as<SeatValues>;
  /// What the evaluation is about, in the order of Terms.
  { judge.topics() } -> std::same_as<std::span<const std::string_view>>;
  /// Of the position that was judged last; nothing where the game is over.
  { judge.terms(seat) } -> std::same_as<Terms>;
  /// What the words of a reason may name.
  { judge.facts(view) } -> std::same_as<std::vector<Fact>>;
  /// The same for two views if and only if their seat knows the same.
  { judge.key(view) } -> std::same_as<std::uint64_t>;
  /// A new action begins with this question: nothing is half done.
  { judge.begins_action(decision) } -> std::same_as<bool>;
};

}  // namespace players
