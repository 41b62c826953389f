// What cards do to Armies outside battle, and the two questions decided in
//

#include <gtest/gtest.h>

#include "tests/rulings/game.h"

namespace rulings {
namespace {

Setting playing(Setting setting, std::string_view card, std::string_view seat = "free") {
  return setting.set("/hands/" + std::string(seat), {card})
      .to_act(seat)
      .dice("free", {"event", "character"})
      .dice("shadow", {"event", "character"});
}

Game played(const Setting& setting) {
  Game game(setting);
  game.play({"die event", "use play-card"});
  return game;
}

// The Ents are a battle without reply: Nations of the units hit advance, others do not.
TEST(Rulings, R075_TheEntsAndTheDeadMoveNations) {
  Game ents = played(playing(Setting()
                                 .empty_map()
                                 .politics("isengard", 1)
                                 .politics("sauron", 1)
                                 .politics("southrons", 1)
                                 .army("fangorn", "gandalf-the-white")
                                 .army("orthanc", "isengard 2R, sauron 2R"),
                             "the-ents-awake-huorns"));
  EXPECT_EQ(ents.at("/politicalTrack/isengard/step"), 2);
  EXPECT_EQ(ents.at("/politicalTrack/sauron/step"), 2);
  EXPECT_EQ(ents.at("/politicalTrack/southrons/step"), 1);
  Game dead = played(playing(Setting()
                                 .empty_map()
                                 .politics("southrons", 1)
                                 .army("edoras", "strider")
                                 .army("erech", "southrons 4R"),
                             "dead-men-of-dunharrow"));
  dead.play("region erech");
  EXPECT_EQ(dead.at("/politicalTrack/southrons/step"), 2);
}

// Other cards that hit are no attack.
TEST(Rulings, R075_OtherHitsLeaveTheNationsAlone) {
  Game game = played(
      playing(Setting().empty_map().politics("sauron", 1).army("south-ithilien", "sauron 3R"),
              "faramirs-rangers"));
  game.roll({6, 6, 6});
  EXPECT_EQ(game.at("/politicalTrack/sauron/step"), 1);
}

// Only units At War attack by card; the others are the rearguard.
TEST(Rulings, R075_OnlyNationsAtWarAttackByCard) {
  const Setting relief = Setting()
                             .empty_map()
                             .garrison("minas-tirith", "gondor 1R")
                             .army("minas-tirith", "sauron 2R")
                             .army("lossarnach", "gondor 2R, rohan 2R")
                             .politics("gondor", 3);
  Game game = played(playing(Setting(relief).at_war({"rohan"}), "help-unlooked-for"));
  game.play("go");
  EXPECT_EQ(game.question(), "combat-roll-free");
  game.roll({1, 1, 1});  // two Riders; two besiegers less one die
  game.play("cease");
  EXPECT_EQ(game.standing("lossarnach"), "gondor 2R, rohan 2R");
  // Nobody is At War: no attack at all.
  Game nobody = played(playing(Setting(relief).politics("rohan", 1), "help-unlooked-for"));
  EXPECT_TRUE(nobody.events("battle-began").empty());
}

// The owner chooses, one hit at a time, as in battle.
TEST(Rulings, R076_TheOwnerOfTheArmyChooses) {
  Game game =
      played(playing(Setting().empty_map().army("osgiliath", "sauron 1R 2E"), "faramirs-rangers"));
  game.roll({5, 5, 1});
  EXPECT_EQ(game.question(), "casualty");
  EXPECT_EQ(game.seat(), "shadow");
  EXPECT_TRUE(game.offers("remove sauron.elite"));  // for two hits
  game.play({"reduce sauron.elite", "remove sauron.regular"});
  EXPECT_EQ(game.standing("osgiliath"), "sauron 1R 1E");
}

// Nazgûl and Minions stay where their Army dies by a card.
TEST(Rulings, R076_NazgulAndMinionsOutliveTheirArmy) {
  Game game = played(playing(Setting().empty_map().army("osgiliath", "sauron 2R, 2N, witch-king"),
                             "faramirs-rangers"));
  game.roll({5, 5, 1});
  EXPECT_EQ(game.standing("osgiliath"), "2N, witch-king");
  EXPECT_EQ(game.at("/characters/witch-king"), "osgiliath");
}

// Unless the card says so.
TEST(Rulings, R076_TheEntsTakeThemAlong) {
  Game game = played(playing(Setting()
                                 .empty_map()
                                 .army("fangorn", "gandalf-the-white")
                                 .army("orthanc", "isengard 1R, 1N, saruman"),
                             "the-ents-awake-entmoot"));
  game.roll({4, 1, 1});
  EXPECT_EQ(game.standing("orthanc"), "");
}

// A besieged Army is in its region; who stands around it takes the Stronghold at once, and its
// Nazgûl come out.
TEST(Rulings, R077_ADestroyedGarrisonLosesItsStronghold) {
  Game game = played(playing(Setting()
                                 .empty_map()
                                 .garrison("minas-morgul", "sauron 2R, southrons 1R, 1N")
                                 .army("minas-morgul", "gondor 2R"),
                             "the-spirit-of-mordor"));
  game.roll({6, 6, 6, 1, 1});
  EXPECT_EQ(game.inside("minas-morgul"), "");
  EXPECT_EQ(game.standing("minas-morgul"), "gondor 2R / 1N");
  EXPECT_EQ(game.control("minas-morgul"), "free");
  EXPECT_EQ(game.at("/victoryPoints/free"), 2);
}

// Besiegers destroyed by a card: the siege is over.
TEST(Rulings, R077_DestroyedBesiegersLeaveTheGarrisonFree) {
  Game game = played(playing(Setting()
                                 .empty_map()
                                 .garrison("minas-tirith", "gondor 2R")
                                 .army("minas-tirith", "sauron 1R, southrons 1R"),
                             "the-spirit-of-mordor"));
  game.roll({6, 6, 1, 1, 1});
  EXPECT_EQ(game.standing("minas-tirith"), "gondor 2R");
  EXPECT_EQ(game.control("minas-tirith"), "free");
}

Setting challenge(std::initializer_list<std::string_view> pool,
                  std::initializer_list<std::string_view> drawn) {
  json tiles = json::array();
  for (const std::string_view tile : pool) tiles.push_back(tile);
  json out = json::array();
  for (const std::string_view tile : drawn) out.push_back(tile);
  return playing(Setting()
                     .empty_map()
                     .army("pelargir", "gondor 1R, strider")
                     .set("/huntPool", tiles)
                     .set("/drawnTiles", out),
                 "challenge-of-the-king");
}

constexpr auto kOthers = {"0-reveal", "0-reveal", "1", "1",        "1-reveal", "1-reveal",
                          "2",        "2",        "3", "2-reveal", "3",        "3"};

// Two Eyes are all that is left: they are drawn, they do not kill, and they leave the game; then
// the pool is empty and is filled up.
TEST(Rulings, R340_FewerThanThreeTilesDoNotKill) {
  json drawn = json::array();
  for (const char* tile : kOthers) drawn.push_back(tile);
  for (const char* tile : {"eye-reveal", "eye-reveal"}) drawn.push_back(tile);
  Game game = played(challenge({"eye-reveal", "eye-reveal"}, {}).set("/drawnTiles", drawn));
  EXPECT_EQ(game.standing("pelargir"), "gondor 1R, strider");
  EXPECT_EQ(game.at("/removedTiles"), (json{"eye-reveal", "eye-reveal"}));
  EXPECT_EQ(game.at("/huntPool").size(), 14U);
}

// The red Eye of The Ring is Mine! is an Eye.
TEST(Rulings, R340_TheRedEyeIsAnEye) {
  json pool = json::array();
  for (const char* tile : kOthers) pool.push_back(tile);
  for (const char* tile :
       {"eye-reveal", "eye-reveal", "eye-reveal", "eye-reveal", "the-ring-is-mine"}) {
    pool.push_back(tile);
  }
  Game game = played(challenge({}, {})
                         .set("/huntPool", pool)
                         .fellowship({{"mordorStep", 1}, {"region", nullptr}}));
  game.play({"tile eye-reveal", "tile the-ring-is-mine", "tile eye-reveal"});
  EXPECT_EQ(game.standing("pelargir"), "gondor 1R");
  EXPECT_EQ(game.at("/characters/strider"), "eliminated");
}

// The Shadow picks where to, but not whether.
TEST(Rulings, R345_TheShadowPicksTheRetreat) {
  Game game = played(playing(Setting()
                                 .empty_map()
                                 .army("edoras", "strider")
                                 .army("pelargir", "southrons 3R")
                                 .control("pelargir", "shadow"),
                             "dead-men-of-dunharrow"));
  game.play("region pelargir");
  game.roll({1});
  EXPECT_EQ(game.question(), "retreat");
  EXPECT_EQ(game.seat(), "shadow");
  // Lamedon and Lossarnach are the Free Peoples'.
  EXPECT_EQ(game.options(), (std::vector<std::string>{"region osgiliath", "region west-harondor"}));
  game.play("region osgiliath");
  EXPECT_EQ(game.standing("osgiliath"), "southrons 2R");
}

}  // namespace
}  // namespace rulings
