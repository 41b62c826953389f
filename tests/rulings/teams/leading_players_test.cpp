// What the leading players decide, whosever action it is: R-304. The Hunt's Elites: R-138.

#include <gtest/gtest.h>

#include "tests/rulings/teams/teams.h"

namespace rulings {
namespace {

struct Leading {
  std::string_view free, shadow;
};
constexpr Leading kBoth[]{{"gondor", "witch-king"}, {"rohan", "saruman"}};

Setting led_by(const Leading& leading) {
  return of_four()
      .empty_map()
      .set("/leading", {{"free", leading.free}, {"shadow", leading.shadow}})
      .to_act("rohan");
}

/// The Rohan player, leading or not, is to move the Fellowship; the Hunt has one die.
Setting about_to_move(const Leading& leading) {
  return led_by(leading)
      .dice("free", {"character", "muster"})
      .dice("shadow", {"event"})
      .set("/huntBox", {{"shadow", 1}, {"free", 0}})
      .fellowship({{"region", "trollshaws"}, {"progress", 1}});
}
/// A Hunt that draws the tile.
Game hunted_under(const Leading& leading, const std::string& tile,
                  const json& fellowship = json()) {
  Setting setting = about_to_move(leading);
  if (!fellowship.is_null()) setting.fellowship(fellowship);
  Game game(setting);
  game.play({"die character", "use move-fellowship", "roll 6", "tile " + tile});
  return game;
}

TEST(Rulings, R304_TheLeadingPlayerDeclares) {
  for (const Leading& leading : kBoth) {
    const Game game(led_by(leading).phase("fellowship").fellowship({{"progress", 1}}));
    EXPECT_EQ(game.question(), "declare");
    EXPECT_EQ(game.seat(), leading.free);
  }
}

TEST(Rulings, R304_TheLeadingPlayerChangesTheGuide) {
  for (const Leading& leading : kBoth) {
    // Strider and Gandalf the Grey are both of Level 3.
    Game game(led_by(leading).phase("fellowship"));
    game.play("stop");
    EXPECT_EQ(game.question(), "fellowship-phase");
    EXPECT_EQ(game.seat(), leading.free);
    EXPECT_TRUE(game.offers("character strider"));
  }
}

TEST(Rulings, R304_TheLeadingPlayerAppointsAGuideInHisTeammatesAction) {
  for (const Leading& leading : kBoth) {
    Game game(about_to_move(leading).fellowship(
        {{"companions", {"gandalf-the-grey", "legolas", "gimli"}}, {"guide", "gandalf-the-grey"}}));
    game.play({"die character", "use separate", "take gandalf-the-grey", "go"});
    // Where he goes is the acting player's …
    EXPECT_EQ(game.question(), "separate-to");
    EXPECT_EQ(game.seat(), "rohan");
    game.play("region weather-hills");
    // … who guides now is not.
    EXPECT_EQ(game.question(), "guide");
    EXPECT_EQ(game.seat(), leading.free);
  }
}

TEST(Rulings, R304_TheLeadingPlayerEntersMordor) {
  for (const Leading& leading : kBoth) {
    Game game(led_by(leading).phase("fellowship").fellowship({{"region", "morannon"}}));
    game.play("stop");
    EXPECT_EQ(game.seat(), leading.free);
    EXPECT_TRUE(game.offers("enter-mordor"));
  }
}

TEST(Rulings, R304_TheLeadingShadowPlayerAllocates) {
  for (const Leading& leading : kBoth) {
    const Game game(led_by(leading).phase("hunt-allocation"));
    EXPECT_EQ(game.question(), "allocation");
    EXPECT_EQ(game.seat(), leading.shadow);
  }
}

TEST(Rulings, R304_TheLeadingShadowPlayerRollsTheHunt) {
  for (const Leading& leading : kBoth) {
    // Isengard's unit is beside the Ring-bearers; the re-roll is the leading player's all the same.
    Game game(about_to_move(leading).army("trollshaws", "isengard 1R"));
    game.play({"die character", "use move-fellowship", "roll 2"});
    EXPECT_EQ(game.question(), "hunt-reroll");
    EXPECT_EQ(game.seat(), leading.shadow);
  }
}

TEST(Rulings, R304_TheLeadingPlayerTakesTheHuntDamage) {
  for (const Leading& leading : kBoth) {
    const Game game = hunted_under(leading, "3");
    EXPECT_EQ(game.question(), "hunt-damage");
    EXPECT_EQ(game.seat(), leading.free);
  }
}

TEST(Rulings, R304_TheLeadingPlayerRevealsTheFellowship) {
  for (const Leading& leading : kBoth) {
    const Game game = hunted_under(leading, "0-reveal");
    EXPECT_EQ(game.question(), "reveal-to");
    EXPECT_EQ(game.seat(), leading.free);
  }
}

TEST(Rulings, R304_TheLeadingPlayerSendsAwayAHobbitInTheHunt) {
  for (const Leading& leading : kBoth) {
    Game game = hunted_under(leading, "3", {{"companions", {"meriadoc"}}, {"guide", "meriadoc"}});
    game.play("guide-ability");
    EXPECT_EQ(game.question(), "separate-to");
    EXPECT_EQ(game.seat(), leading.free);
  }
}

TEST(Rulings, R304_OfThreeTheFreePeoplesDecideAlone) {
  Game game(of_three()
                .empty_map()
                .dice("free", {"character", "muster"})
                .dice("shadow", {"event"})
                .set("/huntBox", {{"shadow", 1}, {"free", 0}})
                .army("trollshaws", "isengard 1R")
                .fellowship({{"region", "trollshaws"}, {"progress", 1}}));
  game.play({"die character", "use move-fellowship", "roll 2"});
  EXPECT_EQ(game.seat(), "witch-king");
  game.play("reroll 1");
  game.play({"roll 6", "tile 3"});
  EXPECT_EQ(game.seat(), "free");
}

/// How many failed dice the Hunt may throw again, with three Elites and a Regular of Sauron's
/// beside the Ring-bearers: the Elites of Isengard and of the Southrons count by option.
int rerolls_for_elites(int players, bool option, std::string_view orthanc) {
  Setting setting;
  setting.option("players", players).option("hunt.eliteRerollsMultiplayer", option);
  Game game(setting.empty_map()
                .to_act(players == 4 ? "rohan" : "free")
                .set("/elvenRings", {{"free", 0}, {"shadow", 0}})
                .dice("free", {"character", "muster"})
                .dice("shadow", {"event"})
                .set("/huntBox", {{"shadow", 5}, {"free", 0}})
                .army("trollshaws", "isengard 2E, southrons 1E, sauron 1R 1E")
                .army("orthanc", orthanc)
                .fellowship({{"region", "trollshaws"}, {"progress", 1}}));
  game.play({"die character", "use move-fellowship"});
  game.roll({1, 1, 1, 1, 1});
  EXPECT_EQ(game.question(), "hunt-reroll");
  return static_cast<int>(game.options().size()) - 1;  // none, one, two …
}

TEST(Rulings, R138_ByOptionElitesHuntUnderSaruman) {
  constexpr std::string_view kSaruman = "saruman, isengard 1R";
  // One for the Shadow unit; by option one more for each of three Elites, Sauron's not counted.
  for (const int players : {3, 4}) {
    EXPECT_EQ(rerolls_for_elites(players, false, kSaruman), 1);
    EXPECT_EQ(rerolls_for_elites(players, true, kSaruman), 4);
    EXPECT_EQ(rerolls_for_elites(players, true, "isengard 1R"), 1);  // he is not in play
  }
  EXPECT_EQ(rerolls_for_elites(2, true, kSaruman), 1);  // with three and four players only
}

}  // namespace
}  // namespace rulings
