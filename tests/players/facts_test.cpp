// The numbers that a reason may name.
#include "game/wotr/players/judgement/facts.h"

#include <map>

#include "tests/players/opponent.h"

namespace wotr_players {
namespace {

using rulings::Setting;

std::map<std::string, int> facts_of(const rulings::Game& game) {
  std::map<std::string, int> numbers;
  const squire::Atlas atlas = squire::make_atlas(game.rules());
  for (const auto& fact : judgement::public_facts(game.rules(), atlas, game.value().board)) {
    numbers[std::string(fact.name)] = fact.number;
  }
  return numbers;
}

TEST(Facts, TellOfTheWarAsItStands) {
  const auto facts = facts_of(rulings::Game(Setting()
                                                .empty_map()
                                                .at_war({"sauron", "gondor", "rohan"})
                                                .army("osgiliath", "sauron 3R 1E")
                                                .army("edoras", "rohan 2R 1L")
                                                .dice("free", {"character", "event"})
                                                .dice("shadow", {"army"})));
  EXPECT_EQ(facts.at("shadow-points"), 0);
  EXPECT_EQ(facts.at("shadow-reach"), 3) << "Minas Tirith and Pelargir";
  EXPECT_EQ(facts.at("free-reach"), 0);
  EXPECT_EQ(facts.at("at-war"), 2);
  EXPECT_EQ(facts.at("free-units"), 2);
  EXPECT_EQ(facts.at("shadow-units"), 4);
  EXPECT_EQ(facts.at("free-dice"), 2);
  EXPECT_EQ(facts.at("shadow-dice"), 1);
}

}  // namespace
}  // namespace wotr_players
