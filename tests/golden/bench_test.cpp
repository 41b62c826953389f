// The games that `amonhen-cli bench` plays: making them quicker may not make them others.

#include "game/cli/bench.h"

#include <nlohmann/json.hpp>

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
  return cli::signature_of<G>(*rules, registry_of<G>(), seating, 1) + "\n";
}

TEST(Bench, PlaysTheGamesOfItsSignature) { expect_recorded("bench.txt", signature<wotr::Game>()); }

TEST(TrilogyBench, PlaysTheGamesOfItsSignature) {
  expect_recorded("trilogy_bench.txt", signature<trilogy::Game>());
}

}  // namespace
}  // namespace golden
