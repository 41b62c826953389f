#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "base/json_reader.h"
#include "game/laboratory/puzzles/puzzle.h"
#include "game/match/saves/save_lines.h"
#include "game/players/player.h"

namespace laboratory {

/// A question to which there is one right answer.
template <core::Game G>
struct AskedPuzzle {
  typename G::State state;
  std::vector<std::vector<core::Action>> right;
};

/// Takes this action there.
template <core::Game G>
base::Result<void> take(const typename G::Rules& rules, typename G::State& state,
                        const nlohmann::json& action) {
  const base::Result<core::Action> parsed = G::parse_action(rules, action);
  if (!parsed) return parsed.failure();
  if (!G::apply(rules, state, *parsed, nullptr).refused()) return {};
  return base::Error{action.dump() + " is not offered"};
}

/// Takes the actions one after the other.
template <core::Game G>
base::Result<void> take_all(const typename G::Rules& rules, typename G::State& state,
                            const Line& line) {
  for (std::size_t i = 0; i < line.size(); ++i) {
    const base::Result<void> done = take<G>(rules, state, line[i]);
    if (!done) return base::Error{std::to_string(i + 1) + ": " + done.error()};
  }
  return {};
}

template <core::Game G>
bool is_asked(const typename G::Rules& rules, const core::Decision& pending,
              std::string_view seat) {
  return !pending.is_over() && !pending.is_chance() &&
         match::seat_name<G>(rules, pending.seat) == seat;
}

/// The answers of one line, all of which the seat can give. An Error says which it cannot.
template <core::Game G>
base::Result<std::vector<core::Action>> right_line(const typename G::Rules& rules,
                                                   typename G::State state, const Line& line,
                                                   std::string_view seat) {
  std::vector<core::Action> answers;
  for (std::size_t i = 0; i < line.size(); ++i) {
    const std::string place = std::to_string(i + 1) + ": ";
    if (!is_asked<G>(rules, G::decision(rules, state), seat))
      return base::Error{place + std::string(seat) + " is not asked any more"};
    const base::Result<void> done = take<G>(rules, state, line[i]);
    if (!done) return base::Error{place + done.error()};
    answers.push_back(*G::parse_action(rules, line[i]));
  }
  return answers;
}

/// From the position to the question. An Error is one sentence with file, place and reason.
template <core::Game G>
base::Result<AskedPuzzle<G>> ask_puzzle(const typename G::Rules& rules, const Puzzle& puzzle,
                                        const typename G::State& start) {
  AskedPuzzle<G> asked{start, {}};
  const base::Result<void> done = take_all<G>(rules, asked.state, puzzle.before);
  if (!done) return base::Error{puzzle.path + ", before." + done.error()};
  const core::Decision pending = G::decision(rules, asked.state);
  if (!is_asked<G>(rules, pending, puzzle.seat))
    return base::Error{puzzle.path + ", seat: it is not " + base::quoted(puzzle.seat) +
                       " that is asked"};
  for (std::size_t i = 0; i < puzzle.right.size(); ++i) {
    auto line = right_line<G>(rules, asked.state, puzzle.right[i], puzzle.seat);
    if (!line)
      return base::Error{puzzle.path + ", right." + std::to_string(i + 1) + "." + line.error()};
    asked.right.push_back(line.take());
  }
  return asked;
}

/// Lets the player answer until it has said one right answer whole, or somebody else is asked.
template <core::Game G>
Solution solve(const typename G::Rules& rules, AskedPuzzle<G> asked, players::Player<G>& player) {
  Solution solution;
  const core::Seat seat = G::decision(rules, asked.state).seat;
  bool is_over = false;
  for (std::size_t said = 0; !is_over && !solution.is_right; ++said) {
    const typename G::View view = G::view(rules, asked.state, core::viewer_of(seat));
    const core::Action answer = player.choose(rules, view, G::decision_of(view), {});
    solution.answers.push_back(G::action_json(rules, answer));
    std::erase_if(asked.right, [&](const auto& line) { return line[said] != answer; });
    solution.is_right = std::any_of(asked.right.begin(), asked.right.end(),
                                    [&](const auto& line) { return line.size() == said + 1; });
    G::apply(rules, asked.state, answer, nullptr);
    is_over = G::decision(rules, asked.state).seat != seat;
  }
  return solution;
}

}  // namespace laboratory
