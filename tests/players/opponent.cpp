#include "tests/players/opponent.h"

#include <algorithm>

#include "game/match/folders/files.h"

namespace wotr_players {

std::string Opponent::answer(const rulings::Game& game) {
  const core::Decision pending = wotr::Game::decision(game.rules(), game.value());
  const wotr::View view =
      wotr::Game::view(game.rules(), game.value(), core::viewer_of(pending.seat));
  const core::Action chosen = machine_->choose(game.rules(), view, view.decision, {});
  const auto* at = std::find(pending.actions.begin(), pending.actions.end(), chosen);
  if (at == pending.actions.end()) {
    ADD_FAILURE() << "not offered at " << game.question();
    return "";
  }
  return game.options()[static_cast<std::size_t>(at - pending.actions.begin())];
}

std::shared_ptr<const steward::Beliefs> beliefs() {
  static const auto kBeliefs = [] {
    const std::string file = AMONHEN_DATA "/wotr/players/steward.json";
    const auto parsed = steward::parse_beliefs(*match::read_file(file), file);
    EXPECT_TRUE(parsed) << parsed.error();
    return std::make_shared<const steward::Beliefs>(*parsed);
  }();
  return kBeliefs;
}

bool says(const std::vector<std::string>& answers, std::string_view word) {
  return std::find(answers.begin(), answers.end(), word) != answers.end();
}

std::vector<std::string> Opponent::act(rulings::Game& game) {
  const std::string seat = game.seat();
  std::vector<std::string> said;
  do {
    said.push_back(answer(game));
    game.play(said.back());
  } while (game.seat() == seat && game.question() != "choose-die");
  return said;
}

}  // namespace wotr_players
