// The Hunt roll.

#include <gtest/gtest.h>

#include "tests/rulings/hunt/the_hunt.h"

namespace rulings {
namespace {

/// Whether the hunters find the Fellowship with this throw of one die.
bool is_found(int die, int free_dice_in_box) {
  Game game(hunting(1, free_dice_in_box).dice("free", {"character"}));
  move_fellowship(game);
  game.roll({die});
  return game.question() == "hunt-tile";
}

TEST(Rulings, R137_HuntLevelZeroNoRoll) {
  // Only the Shadow's dice make the Hunt Level.
  Game game(hunting(0, 3));
  move_fellowship(game);
  EXPECT_EQ(game.question(), "choose-die");
  EXPECT_EQ(game.seat(), "shadow");
  EXPECT_EQ(game.at("/fellowship/progress"), 1);
  EXPECT_EQ(game.at("/fellowship/hidden"), true);
}

TEST(Rulings, R137_OneDieForEachInTheBox) {
  Game game(hunting(3));
  move_fellowship(game);
  game.roll({2, 2, 2});
  EXPECT_EQ(game.question(), "choose-die");
}

TEST(Rulings, R137_NeverMoreThanFiveDice) {
  Game game(hunting(7));
  move_fellowship(game);
  EXPECT_EQ(game.question(), "hunt-roll");
  EXPECT_EQ(wotr::Game::decision(game.rules(), game.value()).remaining, 5);
  game.roll({2, 2, 2, 2, 2});
  EXPECT_EQ(game.question(), "choose-die");
}

TEST(Rulings, R137_SixSucceedsWithoutHelp) {
  EXPECT_TRUE(is_found(6, 0));
  EXPECT_FALSE(is_found(5, 0));
}

TEST(Rulings, R137_EachFreeDieInTheBoxAddsOne) {
  EXPECT_TRUE(is_found(5, 1));
  EXPECT_FALSE(is_found(4, 1));
  EXPECT_TRUE(is_found(4, 2));
  EXPECT_FALSE(is_found(3, 2));
  EXPECT_TRUE(is_found(2, 4));
}

TEST(Rulings, R137_ANaturalOneAlwaysFails) {
  EXPECT_TRUE(is_found(2, 5));
  EXPECT_FALSE(is_found(1, 5));  // 1 + 5 would be 6
}

/// The Fellowship moves in this region and five Hunt dice fail: so many may be thrown again.
int rerolls(Setting setting, std::string_view region) {
  Game game(setting.fellowship({{"region", region}}).set("/huntBox/shadow", 5));
  move_fellowship(game);
  game.roll({2, 2, 2, 2, 2});
  if (game.question() != "hunt-reroll") return 0;
  EXPECT_EQ(game.seat(), "shadow");
  return static_cast<int>(game.options().size()) - 1;  // "none" is an option too
}

TEST(Rulings, R138_NothingThereNoReroll) {
  EXPECT_EQ(rerolls(hunting(1), "hollin"), 0);
  EXPECT_EQ(rerolls(hunting(1), "rivendell"), 0);
}

TEST(Rulings, R138_EachReasonAlone) {
  EXPECT_EQ(rerolls(hunting(1), "moria"), 1);
  EXPECT_EQ(rerolls(hunting(1).army("hollin", "sauron 1R"), "hollin"), 1);
  EXPECT_EQ(rerolls(hunting(1).army("hollin", "1N"), "hollin"), 1);
}

TEST(Rulings, R138_TheReasonsTogether) {
  EXPECT_EQ(rerolls(hunting(1).army("moria", "sauron 1R"), "moria"), 2);
  EXPECT_EQ(rerolls(hunting(1).army("moria", "1N"), "moria"), 2);
  EXPECT_EQ(rerolls(hunting(1).army("hollin", "sauron 1R, 1N"), "hollin"), 2);
  EXPECT_EQ(rerolls(hunting(1).army("moria", "sauron 1R, 1N"), "moria"), 3);
}

TEST(Rulings, R138_EachReasonCountsOnce) {
  EXPECT_EQ(rerolls(hunting(1).army("hollin", "sauron 5R 2E, isengard 2E"), "hollin"), 1);
  EXPECT_EQ(rerolls(hunting(1).army("moria", "sauron 4R 2E, 4N, witch-king"), "moria"), 3);
}

TEST(Rulings, R138_CapturedStrongholdsCountAndLostOnesDoNot) {
  EXPECT_EQ(rerolls(hunting(1).control("lorien", "shadow"), "lorien"), 1);
  EXPECT_EQ(rerolls(hunting(1).control("moria", "free"), "moria"), 0);
}

TEST(Rulings, R138_CitiesAndTownsAreNoStrongholds) {
  EXPECT_EQ(rerolls(hunting(1), "angmar"), 0);
  EXPECT_EQ(rerolls(hunting(1), "nurn"), 0);
  EXPECT_EQ(rerolls(hunting(1).control("edoras", "shadow"), "edoras"), 0);
}

TEST(Rulings, R138_BesiegersCountInAStrongholdOfTheFreePeoples) {
  const auto besieged = [](std::string_view besiegers) {
    return hunting(1).army("lorien", besiegers).garrison("lorien", "elves 1R");
  };
  EXPECT_EQ(rerolls(besieged("sauron 2R"), "lorien"), 1);  // the Stronghold is still Elven
  EXPECT_EQ(rerolls(besieged("sauron 2R, 1N"), "lorien"), 2);
}

TEST(Rulings, R138_ABesiegedShadowGarrisonCounts) {
  EXPECT_EQ(
      rerolls(hunting(1).army("moria", "elves 3R").garrison("moria", "sauron 1R, 1N"), "moria"), 3);
}

TEST(Rulings, R138_OfTheMinionsOnlyTheWitchKingCounts) {
  EXPECT_EQ(rerolls(hunting(1).army("hollin", "witch-king"), "hollin"), 1);
  EXPECT_EQ(rerolls(hunting(1).army("hollin", "mouth-of-sauron"), "hollin"), 0);
  EXPECT_EQ(rerolls(hunting(1).army("orthanc", "saruman"), "orthanc"), 1);  // the Stronghold
}

TEST(Rulings, R138_FiguresElsewhereAndFreePeoplesDoNotCount) {
  // The figure stands in Hollin, however far the Ring may have come (0.3).
  Setting setting =
      hunting(1).army("moria", "sauron 3R, 1N").army("hollin", "elves 2R 1L, boromir");
  EXPECT_EQ(rerolls(setting.fellowship({{"progress", 3}}), "hollin"), 0);
}

TEST(Rulings, R138_NotMoreThanFailed) {
  Game game(hunting(2).fellowship({{"region", "moria"}}).army("moria", "sauron 1R, 1N"));
  move_fellowship(game);
  game.roll({6, 2});
  EXPECT_EQ(game.question(), "hunt-reroll");
  EXPECT_EQ(game.options(), (std::vector<std::string>{"reroll 0", "reroll 1"}));
  game.forbids("reroll 2");
  EXPECT_EQ(game.why_not({{"do", "reroll"}, {"target", 2}}), "R-138");
}

TEST(Rulings, R138_RerollsAreOptional) {
  Game game(hunting(1).fellowship({{"region", "moria"}}));
  move_fellowship(game);
  game.roll({2});
  game.play("reroll 0");
  EXPECT_EQ(game.question(), "choose-die");
  EXPECT_EQ(game.at("/drawnTiles"), json::array());
}

TEST(Rulings, R138_R143_SameBonusEachDieOnceAndItsSuccessCounts) {
  // Moria and its Orcs: two re-rolls, and one Free die in the box adds 1.
  Game game(hunting(3, 1).fellowship({{"region", "moria"}}).army("moria", "sauron 2R"));
  move_fellowship(game);
  game.roll({2, 3, 5});  // 5 + 1 succeeds
  EXPECT_EQ(game.options(), (Options{"reroll 0", "reroll 1", "reroll 2"}));
  game.play("reroll 2");
  EXPECT_EQ(game.question(), "hunt-reroll-roll");
  EXPECT_EQ(wotr::Game::decision(game.rules(), game.value()).remaining, 2);
  game.roll({5, 4});  // 5 + 1 succeeds; the other may not be thrown a third time
  EXPECT_EQ(game.question(), "hunt-tile");
  game.play("tile eye-reveal");
  // As many points as successes, the first throw's and the second's.
  EXPECT_EQ(game.events("hunt-damage").back()["damage"], 2);
}

// The die that pays for a move.

TEST(Rulings, R139_TheDieOfThisMoveGivesNoBonus) {
  Game game(hunting(1));
  move_fellowship(game);
  EXPECT_EQ(game.at("/huntBox/free"), 0);  // it lies there only when the Hunt is over
  game.roll({5});
  EXPECT_EQ(game.question(), "choose-die");
  EXPECT_EQ(game.at("/huntBox/free"), 1);
}

TEST(Rulings, R139_TheDieOfAnEarlierMoveDoes) {
  Game game(hunting(1));
  move_fellowship(game);
  game.roll({5});
  skip(game, "army");
  move_fellowship(game);
  game.roll({5});  // 5 + 1
  EXPECT_EQ(game.question(), "hunt-tile");
  EXPECT_EQ(game.at("/huntBox/free"), 1);
  game.play({"tile 1", "suffer"});
  EXPECT_EQ(game.at("/huntBox/free"), 2);
}

TEST(Rulings, R139_AWillOfTheWestThatMovesLiesInTheBoxLikeAnyOther) {
  Game game(hunting(1).dice("free", {"will", "character"}));
  game.play({"die will", "use move-fellowship"});
  game.roll({5});
  EXPECT_EQ(game.at("/huntBox/free"), 1);
  skip(game, "army");
  move_fellowship(game);
  game.roll({5});
  EXPECT_EQ(game.question(), "hunt-tile");
}

TEST(Rulings, R139_DiceSpentOtherwiseGiveNoBonus) {
  // A Companion separates and a die is skipped: no move, so neither lies in the box.
  Game game(hunting(1)
                .dice("free", {"character", "character", "muster"})
                .fellowship(company({"gandalf-the-grey", "gimli"}, "gandalf-the-grey")));
  game.play({"die character", "use separate", "take gimli", "go", "region rivendell"});
  skip(game, "army");
  skip(game, "muster");
  skip(game, "event");
  EXPECT_EQ(game.at("/huntBox/free"), 0);
  move_fellowship(game);
  game.roll({5});
  EXPECT_EQ(game.at("/drawnTiles"), json::array());
}

/// Three dice fail beside three Elites of Isengard's, with Saruman in play: what is offered.
std::size_t rerolls_beside_elites(int players) {
  const std::string_view free = players == 4 ? "rohan" : "free";
  Game game(Setting()
                .option("players", players)
                .option("hunt.eliteRerollsMultiplayer", true)
                .empty_map()
                .to_act(free)
                .army("orthanc", "saruman")
                .army("hollin", "isengard 3E")
                .fellowship({{"region", "hollin"}})
                .dice("free", {"character", "event"})
                .dice("shadow", {"event"})
                .set("/huntBox/shadow", 5));
  move_fellowship(game);
  game.roll({1, 1, 1, 1, 1});
  return game.options().size() - 1;  // no re-roll at all is offered too
}

TEST(Rulings, R138_TheOptionOfElitesIsForThreeAndFourPlayers) {
  EXPECT_EQ(rerolls_beside_elites(2), 1u);  // for a Shadow unit
  EXPECT_EQ(rerolls_beside_elites(3), 4u);  // and one for each Elite
  EXPECT_EQ(rerolls_beside_elites(4), 4u);
}

}  // namespace
}  // namespace rulings
