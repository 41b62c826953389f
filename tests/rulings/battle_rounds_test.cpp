// A round of battle.

#include <gtest/gtest.h>

#include "tests/rulings/game.h"

namespace rulings {
namespace {

/// Sauron attacks Osgiliath out of North Ithilien. Another die is there, so that the die is asked
/// for.
Game attack_on_osgiliath(std::string_view attackers, std::string_view defenders) {
  Game game(Setting()
                .empty_map()
                .army("north-ithilien", attackers)
                .army("osgiliath", defenders)
                .at_war({"sauron"})
                .to_act("shadow")
                .dice("shadow", {"army", "event"})
                .dice("free", {"muster"}));
  game.play({"die army", "use attack"});
  return game;
}

TEST(Rulings, R216_LeaderRerollIsFixedBeforeTheThrow) {
  // Two Nazgûl lead three Regulars: three dice, and at most two of them again.
  Game game = attack_on_osgiliath("sauron 3R, 2N", "gondor 1R");
  game.play("go");
  // Osgiliath is a Fortification: in the first round 6 hits. One hit, two misses: both
  // may be thrown again, because min(Leadership 2, failed 2) is 2. A re-roll that fails is over.
  game.roll({6, 5, 1, 2});
  EXPECT_EQ(game.question(), "combat-reroll-shadow");
  game.roll({5, 6});
  // Two hits against one Regular; the field is won.
  EXPECT_EQ(game.standing("osgiliath"), "");
  EXPECT_EQ(game.casualties("gondor"), "1R");
}

}  // namespace
}  // namespace rulings
