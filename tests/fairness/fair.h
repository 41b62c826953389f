#pragma once

#include <type_traits>

#include "tests/fairness/company.h"

namespace fairness {

/// A player is given the rules, its seat's view and the question, and a view leads to no state: so
/// it can name no state of the match. (The test `rooms` adds that no player includes a match.)
template <core::Game G>
constexpr bool sees_only_its_view() {
  using Choose =
      core::Action (players::Player<G>::*)(const typename G::Rules&, const typename G::View&,
                                           const core::Decision&, const std::stop_token&);
  return std::is_same_v<decltype(&players::Player<G>::choose), Choose> &&
         !std::is_convertible_v<const typename G::View&, const typename G::State&> &&
         !std::is_constructible_v<typename G::State, const typename G::View&>;
}

/// How many positions were looked at, and how many of them looked the same but were others.
struct Dealt {
  int positions = 0;
  int anew = 0;
};

/// Every player of the company, asked twice: before and after all that its seat cannot see was
/// dealt anew.
template <core::Game G>
void expect_same_answers(const Company<G>& company, const typename G::State& state,
                         const typename G::State& other, core::Seat seat, std::uint64_t seed) {
  constexpr int kPlayouts = 8;
  for (const auto& [name, entry] : company.registry) {
    const std::string player = in_haste<G>(company.registry, name, kPlayouts);
    const auto one = fairness::seat<G>(company.registry, player, seed);
    const auto two = fairness::seat<G>(company.registry, player, seed);
    EXPECT_EQ(answer<G>(*one, *company.rules, state, seat),
              answer<G>(*two, *company.rules, other, seat))
        << player << " at " << G::decision_name(G::decision(*company.rules, state));
  }
}

/// Positions from the middle of games of squires.
template <core::Game G>
Dealt deal_anew(const Company<G>& company, int positions, std::uint64_t seed) {
  constexpr int kBetween = 29;  // questions from one position to the next
  const typename G::Rules& rules = *company.rules;
  match::Stream stream(seed, "deal");
  Dealt dealt;
  for (std::uint64_t game = 0; dealt.positions < positions; ++game) {
    int asked = 0;
    play<G>(company, "squire", seed * 1000 + game,
            [&](const typename G::State& state, const core::Decision& pending, core::Action) {
              if (++asked % kBetween != 0 || dealt.positions >= positions) return;
              const auto view = G::view(rules, state, core::viewer_of(pending.seat));
              const typename G::State other = G::determinize(rules, view, [&](std::uint32_t limit) {
                                                return stream.below(limit);
                                              }).state;
              ++dealt.positions;
              dealt.anew += other == state ? 0 : 1;
              expect_same_answers<G>(company, state, other, pending.seat, seed + game);
            });
  }
  return dealt;
}

/// Two whole games of one seed, with that player at every seat.
template <core::Game G>
void expect_same_games(const Company<G>& company, const std::string& player) {
  const auto actions = [&](std::uint64_t seed) {
    std::vector<core::Action> taken;
    play<G>(company, player, seed, [&](const auto&, const core::Decision&, core::Action action) {
      taken.push_back(action);
    });
    return taken;
  };
  const std::vector<core::Action> first = actions(5);
  EXPECT_EQ(first, actions(5)) << player;
  EXPECT_NE(first, actions(6)) << player;
}

}  // namespace fairness
