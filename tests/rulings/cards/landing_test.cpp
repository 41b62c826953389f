// Armies that come by sea.

#include "tests/cards/hands.h"

namespace rulings {
namespace {

Game landing_at(std::string_view coast, const Setting& position) {
  Setting setting = position;
  Game game(
      cards::holding(setting.empty_map().at_war({"southrons"}), "shadow", {"corsairs-of-umbar"}));
  cards::play_event(game, "corsairs-of-umbar");
  game.play("region " + std::string(coast));
  if (game.question() == "army-group") game.play("go");
  return game;
}

TEST(Rulings, R346_ALandingForceIsInNoRegion) {
  Game game = landing_at("pelargir",
                         Setting().army("umbar", "southrons 2R 1E").army("pelargir", "gondor 3R"));
  EXPECT_EQ(game.at("/battle/landingForce/units/southrons/regular"), 2);
  EXPECT_EQ(game.standing("umbar"), "");
  EXPECT_EQ(game.standing("pelargir"), "gondor 3R");
  // The position that is written in the middle of it is read back as it was.
  const auto again =
      wotr::Game::parse_position(game.rules(), wotr::Game::state_json(game.rules(), game.value()));
  ASSERT_TRUE(again) << again.error();
  EXPECT_TRUE(*again == game.value());
}

TEST(Rulings, R346_TheyMayNotCease) {
  Game game =
      landing_at("pelargir", Setting().army("umbar", "southrons 2R").army("pelargir", "gondor 2R"));
  game.roll({1, 1, 1, 1});
  EXPECT_EQ(game.question(), "retreat");  // the attackers were not asked
  game.play("stand");
  EXPECT_EQ(game.question(), "combat-roll-shadow");
}

// By option a field battle has two rounds, but this one goes on.
TEST(Rulings, R346_NotEvenAfterTheLastRoundOfAnOption) {
  Game game = landing_at("pelargir", Setting()
                                         .option("battle.maxRounds", 1)
                                         .army("umbar", "southrons 2R")
                                         .army("pelargir", "gondor 2R"));
  game.roll({1, 1, 1, 1});
  EXPECT_EQ(game.question(), "retreat");
}

TEST(Rulings, R346_TheyStandAshoreWhenTheDefendersAreGone) {
  Game game =
      landing_at("lamedon", Setting().army("umbar", "southrons 2R").army("lamedon", "gondor 1R"));
  game.roll({5, 1, 1});
  EXPECT_EQ(game.standing("lamedon"), "southrons 2R");
  EXPECT_EQ(game.control("lamedon"), "shadow");
}

TEST(Rulings, R346_TheyBesiegeThoseWhoWithdraw) {
  Game game = landing_at("dol-amroth",
                         Setting().army("umbar", "southrons 2R").army("dol-amroth", "gondor 1R"));
  game.play("withdraw");
  EXPECT_EQ(game.standing("dol-amroth"), "southrons 2R");
  EXPECT_EQ(game.inside("dol-amroth"), "gondor 1R");
  EXPECT_TRUE(game.at("/battle").is_null());
}

TEST(Rulings, R346_IfAllDieNothingRemains) {
  Game game = landing_at("lamedon",
                         Setting().army("umbar", "southrons 1R, 1N").army("lamedon", "gondor 1R"));
  game.roll({1, 5, 1});
  EXPECT_EQ(game.standing("lamedon"), "gondor 1R");
  EXPECT_EQ(game.standing("umbar"), "");
  EXPECT_EQ(game.reinforcements("southrons"), "24R 6E");
  EXPECT_EQ(game.at("/offBoard/shadow/reinforcements/nazgul"), 8);
}

TEST(Rulings, R347_TheCorsairsLandOnTheCoastsOfGondor) {
  Setting setting;
  setting.empty_map().at_war({"southrons"}).army("umbar", "southrons 1R");
  Game game(cards::holding(setting, "shadow", {"corsairs-of-umbar"}));
  cards::play_event(game, "corsairs-of-umbar");
  EXPECT_EQ(game.options(), (std::vector<std::string>{"region anfalas", "region dol-amroth",
                                                      "region lamedon", "region pelargir"}));
}

TEST(Rulings, R347_TheEasternEdge) {
  Setting setting;
  setting.empty_map().at_war({"southrons"});
  Game game(cards::holding(setting, "shadow", {"horde-from-the-east"}));
  cards::play_event(game, "horde-from-the-east");
  EXPECT_EQ(game.options().size(), 4u);
  for (const char* region : {"east-rhun", "south-rhun", "khand", "far-harad"}) {
    EXPECT_TRUE(game.offers("region " + std::string(region))) << region;
  }
}

}  // namespace
}  // namespace rulings
