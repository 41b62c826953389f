// The Mordor Track.

#include <gtest/gtest.h>

#include "tests/rulings/hunt/the_hunt.h"

namespace rulings {
namespace {

/// On this step of the Track, before the Free Peoples' action.
Setting on_track(int step, int shadow_dice = 1, int free_dice = 0) {
  return hunting(shadow_dice, free_dice).fellowship({{"region", "morannon"}, {"mordorStep", step}});
}

/// The same with Gollum, so that damage that leaves no choice is taken at once.
Setting alone_on_track(int step, int shadow_dice = 1, int free_dice = 0) {
  return on_track(step, shadow_dice, free_dice).fellowship(gollum_alone());
}

json pool_with(const char* special) { return {special, "1", "3", "eye-reveal"}; }

TEST(Rulings, R170_R175_NoRollAndNoRerollsWhateverStandsAtTheGate) {
  Game game(on_track(1, 5).army("morannon", "sauron 5R, 2N"));
  move_fellowship(game);
  EXPECT_EQ(game.question(), "hunt-tile");
  game.play({"tile 1", "suffer"});
  EXPECT_EQ(game.at("/fellowship/mordorStep"), 2);
  EXPECT_EQ(game.at("/fellowship/progress"), 0);
  EXPECT_EQ(game.at("/fellowship/corruption"), 1);
  EXPECT_TRUE(game.events("hunt-die").empty());
}

TEST(Rulings, R175_ATileIsDrawnThoughTheHuntBoxIsEmpty) {
  Game game(on_track(0, 0));
  move_fellowship(game);
  EXPECT_EQ(game.question(), "hunt-tile");
}

TEST(Rulings, R175_RevealedItMustHideFirst) {
  Game game(on_track(1).fellowship({{"hidden", false}}));
  EXPECT_EQ(game.why_not({{"do", "move-fellowship"}}), "R-130");
  game.play("die character");
  game.forbids("use move-fellowship");
  game.play("use hide");
  EXPECT_EQ(game.at("/fellowship/hidden"), true);
  EXPECT_EQ(game.at("/fellowship/mordorStep"), 1);
  EXPECT_EQ(game.at("/huntBox/free"), 0);
}

TEST(Rulings, R175_TheTileIsResolvedAfterTheStep) {
  Game game(on_track(3));
  move_fellowship(game);
  game.play("tile 2");
  EXPECT_EQ(game.question(), "hunt-damage");
  EXPECT_EQ(game.at("/fellowship/mordorStep"), 4);
  game.play("lose-guide");
  EXPECT_EQ(whereabouts(game, "gandalf-the-grey"), "eliminated");
  EXPECT_EQ(game.at("/fellowship/corruption"), 0);
}

TEST(Rulings, R176_TheEyeCountsTheWholeBox) {
  // The Shadow's six and the two of earlier moves: more than five.
  Game game(alone_on_track(0, 6, 2));
  move_fellowship(game);
  game.play("tile eye-reveal");
  EXPECT_EQ(game.at("/fellowship/corruption"), 8);
  EXPECT_EQ(game.at("/fellowship/mordorStep"), 1);
}

// The die that pays for a move.

TEST(Rulings, R176_TheDieOfThisMoveDoesNotCount) {
  Game game(alone_on_track(0, 2));
  move_fellowship(game);
  EXPECT_EQ(game.at("/huntBox/free"), 0);
  game.play("tile eye-reveal");
  EXPECT_EQ(game.at("/fellowship/corruption"), 2);
  EXPECT_EQ(game.at("/huntBox/free"), 1);  // now it lies there
}

TEST(Rulings, R176_TheDieOfAnEarlierMoveDoes) {
  Game game(on_track(0, 2));
  move_fellowship(game);
  game.play({"tile 1", "lose-guide"});  // Gandalf; Strider leads on, hidden as before
  skip(game, "army");
  move_fellowship(game);
  game.play({"tile eye-reveal", "suffer"});
  EXPECT_EQ(game.at("/fellowship/corruption"), 3);  // the Shadow's two, and one
  EXPECT_EQ(game.at("/fellowship/mordorStep"), 2);
}

TEST(Rulings, R176_ADieThatHidDoesNotCount) {
  Game game(alone_on_track(0, 2).fellowship({{"hidden", false}}));
  game.play({"die character", "use hide"});
  skip(game, "army");
  move_fellowship(game);
  game.play("tile eye-reveal");
  EXPECT_EQ(game.at("/fellowship/corruption"), 2);
}

TEST(Rulings, R143_R176_OtherTilesDoTheirUsualDamageThere) {
  Game phial(on_track(1, 3)
                 .fellowship({{"corruption", 5}})
                 .set("/huntPool", pool_with("phial-of-galadriel")));
  move_fellowship(phial);
  phial.play("tile phial-of-galadriel");
  EXPECT_EQ(phial.at("/fellowship/corruption"), 3);
  EXPECT_EQ(phial.at("/fellowship/mordorStep"), 2);

  Game rope(on_track(1, 3).set("/huntPool", pool_with("elven-rope")));
  move_fellowship(rope);
  rope.play("tile elven-rope");
  EXPECT_EQ(rope.at("/fellowship/corruption"), 0);
  EXPECT_EQ(rope.at("/fellowship/mordorStep"), 2);

  Game smeagol(on_track(1, 3).set("/huntPool", pool_with("smeagol-helps-nice-master")));
  move_fellowship(smeagol);
  smeagol.play("tile smeagol-helps-nice-master");
  EXPECT_EQ(smeagol.at("/fellowship/corruption"), 0);
  EXPECT_EQ(smeagol.at("/fellowship/mordorStep"), 2);
}

TEST(Rulings, R142_R173_AnEmptyPoolIsFilledAnewOnTheTrackToo) {
  // The pool of Mordor is one tile; when it is drawn all standard tiles come back, not the Eyes
  // only.
  Game game(on_track(1).set("/huntPool", json::array({"2"})));
  move_fellowship(game);
  EXPECT_EQ(game.events("hunt-tile").back()["tile"], "2");
  EXPECT_EQ(game.at("/huntPool").size(), 16u);
}

TEST(Rulings, R175_AWillOfTheWestMovesItAsWell) {
  Game game(on_track(1).dice("free", {"will", "muster"}));
  game.play({"die will", "use move-fellowship", "tile 1", "suffer"});
  EXPECT_EQ(game.at("/fellowship/mordorStep"), 2);
  EXPECT_EQ(game.at("/huntBox/free"), 1);
}

/// All damage of the tile is suffered on step 2 with three Shadow dice in the box.
Game after_stop_tile(const char* tile) {
  Game game(on_track(2, 3).set("/huntPool", pool_with(tile)));
  move_fellowship(game);
  game.play("tile " + std::string(tile));
  if (game.question() == "hunt-tile-die") game.roll({5});
  game.play("suffer");
  return game;
}

TEST(Rulings, R177_StopHoldsItBackAndHurtsAllTheSame) {
  struct Row {
    const char* tile;
    int damage;
    bool reveals;
  };
  for (const Row& row : {Row{"shelobs-lair", 5, false}, Row{"on-on-they-went", 3, false},
                         Row{"give-it-to-uss", 1, true}, Row{"the-ring-is-mine", 3, true}}) {
    Game game = after_stop_tile(row.tile);
    EXPECT_EQ(game.at("/fellowship/mordorStep"), 2) << row.tile;
    EXPECT_EQ(game.at("/fellowship/corruption"), row.damage) << row.tile;
    EXPECT_EQ(game.at("/fellowship/hidden"), !row.reveals) << row.tile;
    EXPECT_EQ(game.at("/huntBox/free"), 1) << row.tile;
  }
}

TEST(Rulings, R136_RevealingOnTheTrackOnlyFlipsTheCounter) {
  Game game(on_track(1).army("morannon", "sauron 5R"));
  move_fellowship(game);
  game.play("tile 0-reveal");
  EXPECT_EQ(game.at("/fellowship/hidden"), false);
  EXPECT_EQ(game.at("/fellowship/mordorStep"), 2);
  // No journey, and no tile of a Stronghold.
  EXPECT_EQ(game.question(), "choose-die");
  EXPECT_EQ(game.at("/drawnTiles"), json::array({"0-reveal"}));
}

TEST(Rulings, R178_TheCrackOfDoomWithElevenCorruption) {
  Game game(on_track(4).fellowship({{"corruption", 8}}));
  move_fellowship(game);
  game.play("tile 3");
  EXPECT_EQ(game.at("/fellowship/mordorStep"), 5);
  EXPECT_EQ(game.winner(), "");  // only when the tile is resolved
  game.play("suffer");
  EXPECT_EQ(game.at("/fellowship/corruption"), 11);
  EXPECT_EQ(game.winner(), "free ring-destroyed");
}

TEST(Rulings, R178_TwelveCorruptionComesFirst) {
  Game game(on_track(4).fellowship({{"corruption", 9}}));
  move_fellowship(game);
  game.play({"tile 3", "suffer"});
  EXPECT_EQ(game.winner(), "shadow corruption");
}

TEST(Rulings, R178_ACompanionMaySaveTheLastStep) {
  Game game(on_track(4).fellowship({{"corruption", 11}}));
  move_fellowship(game);
  game.play({"tile 3", "lose-guide"});
  EXPECT_EQ(game.winner(), "free ring-destroyed");
}

TEST(Rulings, R178_TheIconOfTheLastTileDoesNotMatter) {
  Game game(on_track(4));
  move_fellowship(game);
  game.play("tile 0-reveal");
  EXPECT_EQ(game.at("/fellowship/hidden"), false);
  EXPECT_EQ(game.winner(), "free ring-destroyed");
}

TEST(Rulings, R177_R178_StoppedBeforeTheLastStep) {
  Game game(on_track(4).set("/huntPool", pool_with("on-on-they-went")));
  move_fellowship(game);
  game.play({"tile on-on-they-went", "suffer"});
  EXPECT_EQ(game.at("/fellowship/mordorStep"), 4);
  EXPECT_EQ(game.winner(), "");
}

/// The Free Peoples have this one die left, the Shadow none.
Setting last_die(std::string_view face) {
  return on_track(1).dice("free", {face}).dice("shadow", {}).set("/elvenRings/free", 0);
}

TEST(Rulings, R179_InactivityCostsOnePointHiddenOrRevealed) {
  for (const bool hidden : {true, false}) {
    Game game(last_die("muster").fellowship({{"hidden", hidden}, {"corruption", 4}}));
    game.play("use skip");
    EXPECT_EQ(game.at("/turn"), 2);
    EXPECT_EQ(game.at("/fellowship/corruption"), 5);
  }
}

TEST(Rulings, R179_HidingIsAnAttempt) {
  Game game(last_die("character").fellowship({{"hidden", false}, {"corruption", 4}}));
  game.play("use hide");
  EXPECT_EQ(game.at("/turn"), 2);
  EXPECT_EQ(game.at("/fellowship/corruption"), 4);
}

TEST(Rulings, R179_MovingIsAnAttempt) {
  Game game(last_die("character").set("/huntPool", pool_with("elven-cloaks")));
  game.play({"use move-fellowship", "tile elven-cloaks"});
  EXPECT_EQ(game.at("/turn"), 2);
  EXPECT_EQ(game.at("/fellowship/corruption"), 0);
}

TEST(Rulings, R177_R179_BeingStoppedIsAnAttempt) {
  Game game(last_die("character").set("/huntPool", pool_with("on-on-they-went")));
  game.play({"use move-fellowship", "tile on-on-they-went", "suffer"});
  EXPECT_EQ(game.at("/turn"), 2);
  EXPECT_EQ(game.at("/fellowship/corruption"), 3);
}

TEST(Rulings, R179_OneMoveInTheTurnIsEnough) {
  Game game(last_die("muster").set("/mordorAttempt", true));
  game.play("use skip");
  EXPECT_EQ(game.at("/turn"), 2);
  EXPECT_EQ(game.at("/fellowship/corruption"), 0);
}

TEST(Rulings, R179_NothingIsTakenOffTheTrack) {
  Game game(hunting(1).dice("free", {"muster"}).dice("shadow", {}).set("/elvenRings/free", 0));
  game.play("use skip");
  EXPECT_EQ(game.at("/turn"), 2);
  EXPECT_EQ(game.at("/fellowship/corruption"), 0);
}

TEST(Rulings, R179_TheTurnOfEntryCountsAndTwelveLoses) {
  Game game(fellowship_phase("morannon", 0).fellowship({{"corruption", 11}}));
  game.play({"stop", "enter-mordor", "stop", "allocate 0"});
  for (int die = 0; die < 4; ++die) game.play("face muster");
  for (int die = 0; die < 7; ++die) game.play("face event");
  while (game.winner().empty()) {
    ASSERT_TRUE(game.seat() == "free" || game.seat() == "shadow");
    if (game.question() == "choose-die") {
      game.play(game.seat() == "free" ? "die muster" : "die event");
    } else {
      game.play("use skip");
    }
  }
  EXPECT_EQ(game.winner(), "shadow corruption");
  EXPECT_EQ(game.at("/turn"), 1);
}

}  // namespace
}  // namespace rulings
