// The games that `amonhen-cli bench` plays: making them quicker may not make them others.

#include "game/cli/bench.h"

#include <nlohmann/json.hpp>

#include "game/wotr/players/wotr_players.h"
#include "tests/golden/recorded.h"

namespace golden {
namespace {

TEST(Bench, PlaysTheGamesOfItsSignature) {
  const auto rules = wotr::Game::make_rules(data_files(), nlohmann::json::object());
  ASSERT_TRUE(rules) << rules.error();
  const players::Seating seating = {{"free", "random"}, {"shadow", "random"}};
  const std::string signature =
      cli::signature_of<wotr::Game>(*rules, wotr_players::plain_players(), seating, 1);
  expect_recorded("bench.txt", signature + "\n");
}

}  // namespace
}  // namespace golden
