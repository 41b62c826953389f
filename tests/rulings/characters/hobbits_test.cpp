// Meriadoc and Peregrin in the Hunt.

#include <gtest/gtest.h>

#include "tests/rulings/hunt/the_hunt.h"

namespace rulings {
namespace {

/// The hunters find this company, the figure of which stands in the region.
Game found(std::string_view region, const json& fellowship, std::string_view tile,
           int progress = 0) {
  Game game(
      hunting(1).fellowship({{"region", region}, {"progress", progress}}).fellowship(fellowship));
  move_into_tile(game, tile);
  return game;
}

/// The same on step 1 of the Mordor Track, where no die is rolled.
Game found_in_mordor(const json& fellowship, std::string_view tile) {
  Game game(
      hunting(1).fellowship({{"region", "morannon"}, {"mordorStep", 1}}).fellowship(fellowship));
  move_fellowship(game);
  game.play("tile " + std::string(tile));
  return game;
}

const json kHobbits = company({"meriadoc", "peregrin"}, "meriadoc");
const json kPeregrin = company({"peregrin"}, "peregrin");

TEST(Rulings, R154_TheHobbitWhoGuidesSeparatesForOnePoint) {
  Game game = found("rivendell", kHobbits, "2");
  game.play("guide-ability");
  EXPECT_EQ(game.question(), "separate-to");
  // The move has made Progress 1, and one more: two regions. Three are too far.
  EXPECT_EQ(sorted(game.options()),
            (Options{"region ettenmoors", "region fords-of-bruinen", "region high-pass",
                     "region hollin", "region rivendell", "region south-downs", "region trollshaws",
                     "region weather-hills"}));
  game.forbids("region moria");
  game.play("region hollin");
  EXPECT_EQ(game.standing("hollin"), "meriadoc");
  EXPECT_EQ(game.at("/fellowship/guide"), "peregrin");
  game.play("suffer");
  EXPECT_EQ(game.at("/fellowship/corruption"), 1);  // 2 - 1
}

TEST(Rulings, R154_OnlyTheGuideAndOnlyAHobbit) {
  Game game = found("hollin", company({"gimli", "peregrin"}, "gimli"), "2");
  game.forbids("guide-ability");
  EXPECT_EQ(game.why_not({{"do", "guide-ability"}}), "R-154");
}

TEST(Rulings, R154_NotWithoutDamage) {
  Game game = found("hollin", kHobbits, "0-reveal");
  EXPECT_EQ(game.question(), "reveal-to");
  EXPECT_EQ(game.at("/fellowship/companions"), json({"meriadoc", "peregrin"}));
}

TEST(Rulings, R154_OnTheTrackHeIsLostAndTheDamageFallsAllTheSame) {
  Game game = found_in_mordor(kPeregrin, "3");
  game.play("guide-ability");
  EXPECT_EQ(whereabouts(game, "peregrin"), "eliminated");
  EXPECT_EQ(game.question(), "hunt-damage");  // Gollum guides now
  game.play("suffer");
  EXPECT_EQ(game.at("/fellowship/corruption"), 2);  // 3 - 1
}

TEST(Rulings, R158_AHobbitAsCasualtyIsTakenAlive) {
  Game game = found("rivendell", kPeregrin, "3");
  game.play("lose-guide");
  EXPECT_EQ(game.question(), "separate-to");
  EXPECT_TRUE(game.offers("region hollin"));  // Progress 1 + 1
  game.forbids("region moria");
  game.play({"region hollin", "suffer"});
  EXPECT_EQ(game.standing("hollin"), "peregrin");
  EXPECT_EQ(whereabouts(game, "peregrin"), "hollin");
  EXPECT_EQ(game.at("/fellowship/corruption"), 2);  // 3 less his Level
}

TEST(Rulings, R158_BothOfOneTileArePlacedEachOnHisOwnAndMayPart) {
  Game game = found("rivendell", kHobbits, "3");
  game.play({"guide-ability", "region hollin"});
  EXPECT_EQ(game.question(), "hunt-damage");  // Peregrin guides now
  game.play({"lose-guide", "region high-pass"});
  EXPECT_EQ(game.standing("hollin"), "meriadoc");
  EXPECT_EQ(game.standing("high-pass"), "peregrin");
}

TEST(Rulings, R158_TheRandomHobbitToo) {
  Game game(hunting(1).fellowship({{"region", "hollin"}, {"progress", 3}}));
  move_into_tile(game, "2");
  game.play({"lose-random", "companion meriadoc"});
  EXPECT_EQ(game.question(), "separate-to");
  EXPECT_TRUE(game.offers("region bree"));  // two regions of at most five
  game.play({"region hollin", "character gandalf-the-grey"});
  EXPECT_EQ(game.standing("hollin"), "meriadoc");
  EXPECT_EQ(game.at("/fellowship/corruption"), 1);
}

TEST(Rulings, R158_HeSeparatesBeforeTheRevealMovesTheFigure) {
  Game game = found("hollin", company({"gimli", "peregrin"}, "gimli"), "2-reveal", 2);
  game.play({"lose-random", "companion peregrin"});
  // From Hollin, Progress 3 + 1.
  EXPECT_EQ(game.at("/fellowship/region"), "hollin");
  EXPECT_EQ(game.at("/fellowship/hidden"), true);
  game.play("region bree");
  EXPECT_EQ(game.standing("bree"), "peregrin");
  // 2 - 1 is suffered: Gimli could do nothing.
  EXPECT_EQ(game.question(), "reveal-to");
  EXPECT_EQ(game.at("/fellowship/corruption"), 1);
}

TEST(Rulings, R158_ASeparatedHobbitRousesTheNationWhereHeComes) {
  // Druadan Forest, Progress 1 + 1: Minas Tirith is near, and a Hobbit may activate any Nation.
  Game game = found("druadan-forest", kPeregrin, "1");
  game.play({"lose-guide", "region minas-tirith"});
  EXPECT_EQ(game.at("/politicalTrack/gondor"), (json{{"step", 2}, {"active", true}}));
}

TEST(Rulings, R158_OutOfASiegeHeCannotGo) {
  // As if separated: into the Stronghold, and there he stays.
  Game game(hunting(1)
                .fellowship({{"region", "lorien"}, {"progress", 2}})
                .fellowship(kPeregrin)
                .army("lorien", "sauron 2R")
                .garrison("lorien", "elves 1R"));
  move_into_tile(game, "1");
  game.play("lose-guide");
  EXPECT_EQ(game.inside("lorien"), "elves 1R, peregrin");
  EXPECT_EQ(game.at("/fellowship/corruption"), 0);
}

TEST(Rulings, R158_OnTheTrackHeIsGone) {
  Game game = found_in_mordor(company({"meriadoc", "peregrin"}, "peregrin"), "2");
  game.play("lose-guide");
  EXPECT_EQ(whereabouts(game, "peregrin"), "eliminated");
  EXPECT_EQ(game.at("/fellowship/guide"), "meriadoc");
  game.play("suffer");
  EXPECT_EQ(game.at("/fellowship/corruption"), 1);
}

TEST(Rulings, R158_OnTheTrackTheRandomHobbitIsGoneToo) {
  Game game = found_in_mordor(company({"gimli", "peregrin"}, "gimli"), "2");
  game.play({"lose-random", "companion peregrin"});
  EXPECT_EQ(whereabouts(game, "peregrin"), "eliminated");
  // 2 - 1 is suffered: Gimli could do nothing.
  EXPECT_EQ(game.at("/fellowship/corruption"), 1);
  EXPECT_EQ(game.question(), "choose-die");
}

TEST(Rulings, R108_R158_OnTheMapHeDiesLikeAnyOther) {
  // Peregrin stands with a single Regular that five Orcs attack; both fall.
  Game game(Setting()
                .empty_map()
                .fellowship(company({"meriadoc"}, "meriadoc"))
                .army("north-ithilien", "sauron 5R")
                .army("osgiliath", "gondor 1R, peregrin")
                .at_war({"sauron"})
                .to_act("shadow")
                .dice("shadow", {"army", "event"})
                .dice("free", {"muster"}));
  game.play({"die army", "use attack", "go"});
  game.roll({6, 2, 2, 2, 2});
  game.roll({2, 2});  // his Leadership throws the miss again
  EXPECT_EQ(whereabouts(game, "peregrin"), "eliminated");
  EXPECT_EQ(game.standing("osgiliath"), "");
}

}  // namespace
}  // namespace rulings
