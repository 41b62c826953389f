// Strongholds on the way of Companions and of the Mouth of Sauron: seen from
// outside, entered, passed, left; of friends and of enemies, besieged and captured.
//
// Two of them cannot be gone around. Moria lies between Hollin and Dimrill Dale; beyond the Grey
// Havens, two regions from the Tower Hills, there is only Forlindon.

#include <gtest/gtest.h>

#include "tests/rulings/game.h"

namespace rulings {
namespace {

Setting walking(std::string_view seat) {
  return Setting()
      .empty_map()
      .at_war({"sauron", "elves"})
      .to_act(seat)
      .dice("free", {"character", "event"})
      .dice("shadow", {"character", "event"});
}

Game companions(const Setting& setting) {
  Game game(setting);
  game.play({"die character", "use move-companions"});
  return game;
}
Game mouth(const Setting& setting) {
  Game game(setting);
  game.play({"die character", "use move-minions"});
  return game;
}

// Companions.

TEST(Rulings, R095_TheyEnterAStrongholdOfTheShadowAndGoNoFurther) {
  for (const std::string_view held : {"", "sauron 4R, 1N"}) {
    Game game = companions(walking("free").army("hollin", "strider").army("moria", held));
    game.forbids("region dimrill-dale");
    game.forbids("region lorien");
    EXPECT_EQ(game.why_not({{"do", "region"}, {"to", "dimrill-dale"}}), "R-095");
    game.play("region moria");
    EXPECT_EQ(whereabouts(game, "strider"), "moria");
    EXPECT_EQ(game.control("moria"), "shadow");
  }
}

TEST(Rulings, R095_TheyLeaveAStrongholdOfTheShadowAsTheyLike) {
  Game game = companions(walking("free").army("moria", "sauron 4R, strider"));
  EXPECT_TRUE(game.offers("region dimrill-dale"));
  EXPECT_TRUE(game.offers("region gladden-fields"));
  game.play("region old-ford");  // the third region
  EXPECT_EQ(game.standing("old-ford"), "strider");
}

TEST(Rulings, R095_TheyPassAStrongholdOfTheirOwn) {
  Game game = companions(walking("free").army("tower-hills", "gimli"));
  EXPECT_TRUE(game.offers("region grey-havens"));
  game.play("region forlindon");
  EXPECT_EQ(game.standing("forlindon"), "gimli");
}

TEST(Rulings, R095_TheyPassAStrongholdTakenFromTheShadow) {
  Game game = companions(walking("free").control("moria", "free").army("hollin", "strider"));
  game.play("region lorien");  // by Moria and Dimrill Dale
  EXPECT_EQ(game.standing("lorien"), "strider");
}

TEST(Rulings, R095_TheyStopInAStrongholdThatTheShadowTook) {
  Game game =
      companions(walking("free").control("grey-havens", "shadow").army("tower-hills", "strider"));
  game.forbids("region forlindon");
  game.play("region grey-havens");
  EXPECT_EQ(game.standing("grey-havens"), "strider");
}

TEST(Rulings, R095_TheyLeaveAStrongholdThatTheShadowTook) {
  Game game = companions(
      walking("free").control("grey-havens", "shadow").army("grey-havens", "sauron 2R, gimli"));
  EXPECT_TRUE(game.offers("region forlindon"));
  game.play("region the-shire");
  EXPECT_EQ(game.standing("the-shire"), "gimli");
}

Setting siege_of_grey_havens(std::string_view seat, std::string_view inside) {
  return walking(seat).garrison("grey-havens", inside).army("grey-havens", "sauron 3R");
}

TEST(Rulings, R095_TheyNeitherEnterNorPassABesiegedStrongholdOfTheirOwn) {
  Game game = companions(siege_of_grey_havens("free", "elves 2R").army("tower-hills", "strider"));
  game.forbids("region grey-havens");
  game.forbids("region forlindon");
  EXPECT_TRUE(game.offers("region ered-luin"));
  EXPECT_EQ(game.why_not({{"do", "region"}, {"to", "grey-havens"}}), "R-095");
}

TEST(Rulings, R095_NorDoTheyLeaveIt) {
  // Legolas is shut in; Gimli outside may go.
  Game game = companions(siege_of_grey_havens("free", "elves 2R, legolas")
                             .army("bree", "gimli")
                             .army("dale", "boromir"));
  game.forbids("region grey-havens");
  game.play({"region bree", "region buckland", "stop"});
  EXPECT_EQ(game.inside("grey-havens"), "elves 2R, legolas");

  Game alone(siege_of_grey_havens("free", "elves 2R, legolas"));
  EXPECT_EQ(alone.why_not({{"do", "move-companions"}, {"who", "legolas"}, {"to", "tower-hills"}}),
            "R-095");
  EXPECT_EQ(alone.why_not({{"do", "move-companions"}}), "R-095");
  alone.play("die character");
  alone.forbids("use move-companions");
}

TEST(Rulings, R095_BehindABesiegedStrongholdThereIsNoWayOut) {
  const Game game(siege_of_grey_havens("free", "elves 2R").army("forlindon", "strider"));
  EXPECT_EQ(game.why_not({{"do", "move-companions"}}), "R-095");
}

TEST(Rulings, R095_BesiegedByFriendsAStrongholdOfTheShadowOnlyStopsThem) {
  // Elves besiege the captors of their own Havens: the Shadow controls it, so one may enter and
  // not pass; one stands outside with the besiegers, and leaves freely.
  Setting setting = walking("free")
                        .control("grey-havens", "shadow")
                        .garrison("grey-havens", "sauron 2R")
                        .army("grey-havens", "elves 3R, gimli")
                        .army("tower-hills", "strider");
  Game game = companions(setting);
  game.play("region tower-hills");
  game.forbids("region forlindon");
  game.play("region grey-havens");
  EXPECT_EQ(game.standing("grey-havens"), "elves 3R, strider, gimli");
  // Strider has moved; Gimli goes the other way.
  game.play({"region grey-havens", "region forlindon"});
  EXPECT_EQ(game.standing("forlindon"), "gimli");
}

TEST(Rulings, R095_AfterTheFirstStrongholdNoSecond) {
  // Free to leave Barad-dur, by Gorgoroth to one of Mordor's gates, where the way ends again.
  Game game = companions(walking("free").army("barad-dur", "strider"));
  EXPECT_TRUE(game.offers("region morannon"));
  game.forbids("region dagorlad");
  game.forbids("region north-ithilien");
  game.play("region minas-morgul");
  EXPECT_EQ(game.standing("minas-morgul"), "strider");
}

// The Mouth of Sauron.

TEST(Rulings, R097_TheMouthWalksThreeRegionsThroughEnemyArmies) {
  // From Tharbad: Cardolan, Buckland, North Downs; Arnor is the fourth.
  Game game = mouth(walking("shadow")
                        .army("tharbad", "mouth-of-sauron")
                        .army("cardolan", "north 2R")
                        .army("buckland", "north 1R"));
  game.forbids("region arnor");
  EXPECT_EQ(game.why_not({{"do", "region"}, {"to", "arnor"}}), "R-097");
  EXPECT_TRUE(game.offers("region buckland"));
  game.play("region north-downs");
  EXPECT_EQ(game.standing("north-downs"), "mouth-of-sauron");
}

TEST(Rulings, R097_TheMouthNeitherEndsInNorPassesAStrongholdOfTheFreePeoples) {
  for (const std::string_view held : {"", "elves 2R"}) {
    Game game =
        mouth(walking("shadow").army("tower-hills", "mouth-of-sauron").army("grey-havens", held));
    game.forbids("region grey-havens");
    game.forbids("region forlindon");
    EXPECT_TRUE(game.offers("region harlindon"));  // another way round
  }
  const Game asked(walking("shadow").army("tower-hills", "mouth-of-sauron"));
  EXPECT_EQ(
      asked.why_not({{"do", "move-minions"}, {"who", "mouth-of-sauron"}, {"to", "forlindon"}}),
      "R-097");
  EXPECT_EQ(asked.why_not({{"do", "move-minions"}, {"who", "mouth-of-sauron"}, {"to", "evendim"}}),
            "");
}

TEST(Rulings, R097_BesiegedItStopsHim) {
  // With a Shadow Army around it, it is open to him as a Stronghold of the enemy: he stops there.
  Game game =
      mouth(siege_of_grey_havens("shadow", "elves 2R").army("tower-hills", "mouth-of-sauron"));
  game.forbids("region forlindon");
  game.play("region grey-havens");
  EXPECT_EQ(game.standing("grey-havens"), "sauron 3R, mouth-of-sauron");
  EXPECT_EQ(game.inside("grey-havens"), "elves 2R");
}

TEST(Rulings, R097_FromTheBesiegersHeLeavesFreely) {
  Game game = mouth(walking("shadow")
                        .garrison("grey-havens", "elves 2R")
                        .army("grey-havens", "sauron 3R, mouth-of-sauron"));
  EXPECT_TRUE(game.offers("region forlindon"));
  game.play("region buckland");  // by the Tower Hills and the Shire
  EXPECT_EQ(game.standing("buckland"), "mouth-of-sauron");
}

TEST(Rulings, R097_HePassesStrongholdsOfHisOwn) {
  Game own = mouth(walking("shadow").army("hollin", "mouth-of-sauron").army("moria", "sauron 2R"));
  own.play("region gladden-fields");  // by Moria and Dimrill Dale
  EXPECT_EQ(own.standing("gladden-fields"), "mouth-of-sauron");
  Game captured = mouth(
      walking("shadow").control("grey-havens", "shadow").army("tower-hills", "mouth-of-sauron"));
  captured.play("region forlindon");
  EXPECT_EQ(captured.standing("forlindon"), "mouth-of-sauron");
}

TEST(Rulings, R097_AStrongholdTakenFromTheShadowIsShutToHim) {
  Game game = mouth(walking("shadow").control("moria", "free").army("hollin", "mouth-of-sauron"));
  game.forbids("region moria");
  game.forbids("region dimrill-dale");
}

TEST(Rulings, R097_HeNeitherEntersNorLeavesABesiegedStrongholdOfHisOwn) {
  Setting siege = walking("shadow").garrison("moria", "sauron 2R, 1N").army("moria", "elves 3R");
  Game outside = mouth(Setting(siege).army("hollin", "mouth-of-sauron").army("nurn", "1N"));
  outside.play("region hollin");
  outside.forbids("region moria");
  outside.forbids("region dimrill-dale");
  outside.play("region trollshaws");
  EXPECT_EQ(outside.standing("trollshaws"), "mouth-of-sauron");

  // Inside, the Nazgûl flies away and the Mouth stays.
  Game inside = mouth(walking("shadow")
                          .garrison("moria", "sauron 2R, 1N, mouth-of-sauron")
                          .army("moria", "elves 3R"));
  EXPECT_EQ(inside.question(), "minions-to");
  inside.play("region bree");
  EXPECT_EQ(inside.inside("moria"), "sauron 2R, mouth-of-sauron");
  EXPECT_EQ(inside.standing("bree"), "1N");

  Game alone(
      walking("shadow").garrison("moria", "sauron 2R, mouth-of-sauron").army("moria", "elves 3R"));
  EXPECT_EQ(alone.why_not({{"do", "move-minions"}}), "R-097");
  alone.play("die character");
  alone.forbids("use move-minions");
}

TEST(Rulings, R097_WithTheMouthNazgulWalk) {
  Game game = mouth(walking("shadow").army("tharbad", "2N, mouth-of-sauron"));
  game.play("go");
  game.forbids("region arnor");
  game.play("region north-downs");
  EXPECT_EQ(game.standing("north-downs"), "2N, mouth-of-sauron");
}

// Moria in the hands of the Free Peoples, besieged by the Shadow.

Setting siege_of_captured_moria(std::string_view seat) {
  return walking(seat)
      .control("moria", "free")
      .garrison("moria", "elves 2R")
      .army("moria", "sauron 3R");
}

TEST(Rulings, R095_ACapturedStrongholdUnderSiegeIsShutLikeTheirOwn) {
  Game game = companions(siege_of_captured_moria("free").army("hollin", "strider"));
  game.forbids("region moria");
  game.forbids("region dimrill-dale");
  const Game inside(walking("free")
                        .control("moria", "free")
                        .garrison("moria", "elves 2R, legolas")
                        .army("moria", "sauron 3R"));
  EXPECT_EQ(inside.why_not({{"do", "move-companions"}, {"who", "legolas"}, {"to", "hollin"}}),
            "R-095");
}

TEST(Rulings, R097_AndStopsTheMouth) {
  Game game = mouth(siege_of_captured_moria("shadow").army("hollin", "mouth-of-sauron"));
  game.forbids("region dimrill-dale");
  game.play("region moria");
  EXPECT_EQ(game.standing("moria"), "sauron 3R, mouth-of-sauron");
}

TEST(Rulings, R095_R154_AHobbitSentAwayInTheHuntStopsThereToo) {
  // Progress 2, and the move that is hunted makes 3: Meriadoc may go four regions from Hollin.
  Game game(walking("free")
                .fellowship({{"region", "hollin"}, {"progress", 2}, {"companions", {"meriadoc"}}})
                .set("/huntBox/shadow", 1));
  game.play({"die character", "use move-fellowship"});
  game.roll({6});
  game.play({"tile 2", "guide-ability"});
  EXPECT_EQ(game.question(), "separate-to");
  EXPECT_TRUE(game.offers("region moria"));
  game.forbids("region dimrill-dale");
  // The fourth by South Downs, Buckland and Evendim.
  EXPECT_TRUE(game.offers("region tower-hills"));
  game.forbids("region grey-havens");
}

}  // namespace
}  // namespace rulings
