#include "tests/trilogy_players/opponent.h"

#include <algorithm>

#include <gtest/gtest.h>

namespace trilogy_players {

std::string Opponent::answer(const trilogy_tests::Game& game) {
  const core::Decision pending = Trilogy::decision(game.rules(), game.value());
  const trilogy::View view =
      Trilogy::view(game.rules(), game.value(), core::viewer_of(pending.seat));
  const core::Action chosen = squire_.choose(game.rules(), view, view.decision, {});
  const auto* at = std::find(pending.actions.begin(), pending.actions.end(), chosen);
  if (at == pending.actions.end()) {
    ADD_FAILURE() << "not offered at " << game.question();
    return "";
  }
  return game.options()[static_cast<std::size_t>(at - pending.actions.begin())];
}

std::vector<std::string> Opponent::act(trilogy_tests::Game& game, std::string_view until) {
  const std::string seat = game.seat();
  std::vector<std::string> said;
  while (game.seat() == seat && game.question() != until) {
    said.push_back(answer(game));
    game.play(said.back());
    if (::testing::Test::HasFatalFailure()) break;
  }
  return said;
}

bool says(const std::vector<std::string>& answers, std::string_view answer) {
  return std::any_of(answers.begin(), answers.end(), [&](const std::string& one) {
    return std::string_view(one).substr(0, answer.size()) == answer;
  });
}

}  // namespace trilogy_players
