// The games that `amonhen-cli bench` plays: making them quicker may not make them others.

#include "game/laboratory/bench/bench.h"

#include <nlohmann/json.hpp>

#include "rules/trilogy/game.h"
#include "rules/wotr/game.h"
#include "tests/golden/recorded.h"
#include "tests/golden/registries.h"

namespace golden {
namespace {

template <core::Game G>
std::string signature() {
  const auto rules = G::make_rules(data_files<G>(), nlohmann::json::object());
  EXPECT_TRUE(rules) << rules.error();
  players::Seating seating;
  for (const std::string_view seat : G::seats(*rules)) seating[std::string(seat)] = "random";
  return laboratory::signature_of<G>(*rules, registry_of<G>(), seating, 1) + "\n";
}

TEST(Bench, PlaysTheGamesOfItsSignature) { expect_recorded("bench.txt", signature<wotr::Game>()); }

TEST(TrilogyBench, PlaysTheGamesOfItsSignature) {
  expect_recorded("trilogy_bench.txt", signature<trilogy::Game>());
}

TEST(Bench, CountsPlayoutsAndNodesOfWhoSearches) {
  const auto rules = wotr::Game::make_rules(data_files<wotr::Game>(), nlohmann::json::object());
  const players::Roster<wotr::Game> roster = wotr_players::roster();
  const auto files = match::read_data_files(kData, wotr::Game::kId, roster.files);
  ASSERT_TRUE(files) << files.error();
  const auto registry = roster.make(*files);
  ASSERT_TRUE(registry) << registry.error();
  const auto searches = laboratory::time_searchers<wotr::Game>(*rules, *registry, 1);
  ASSERT_EQ(searches.size(), 2U);  // ranger and wizard
  for (const laboratory::SearchFigures& search : searches) {
    EXPECT_EQ(search.playouts, 1000 * search.positions) << search.player;
    EXPECT_GE(search.nodes, search.positions) << search.player;
    EXPECT_LE(search.nodes, search.playouts + search.positions) << search.player;
  }
}

}  // namespace
}  // namespace golden
