// Choosing, passing, skipping and what each die can do.

#include <gtest/gtest.h>

#include "tests/rulings/game.h"

namespace rulings {
namespace {

/// Nobody but the Fellowship is on the map, and there are no Rings.
Setting quiet(Faces free, Faces shadow) {
  return Setting().empty_map().dice("free", free).dice("shadow", shadow).set("/elvenRings/free", 0);
}

/// Gondor, Sauron and Isengard are At War, and every use of a die can be made of something.
Setting busy() {
  return Setting()
      .at_war({"gondor", "sauron", "isengard"})
      .army("osgiliath", "gondor 2R 1L")
      .army("north-ithilien", "sauron 2R, 1N")
      .army("lorien", "elves 1R, boromir")
      .fellowship({{"companions", {"gandalf-the-grey", "strider"}}})
      .dice("free", {"character", "muster", "muster-army", "event", "will"})
      .dice("shadow", {"character", "army", "muster", "muster-army", "event"});
}

Options uses_of(Setting setting, std::string_view side, std::string_view face) {
  Game game(setting.to_act(side));
  game.play("die " + std::string(face));
  return game.options();
}
Options uses_of(std::string_view side, std::string_view face) {
  return uses_of(busy(), side, face);
}

TEST(Rulings, R060_TheFreePeoplesActFirst) {
  Game game(Setting().phase("action-roll"));
  while (game.question() == "action-roll-free") game.play("face event");
  game.play({"face event", "face muster", "face event", "face event", "face event", "face event",
             "face event"});
  EXPECT_EQ(game.seat(), "free");
  EXPECT_EQ(game.why_not("shadow", {{"die", "event"}}), "R-060");
}

TEST(Rulings, R060_SidesAlternateDieByDie) {
  Game game(quiet({"event", "muster"}, {"event", "muster"}));
  for (const char* die : {"die event", "die muster"}) {
    for (const char* side : {"free", "shadow"}) {
      EXPECT_EQ(game.seat(), side);
      if (game.question() == "choose-die") game.play(die);
      game.play("use skip");
    }
  }
  EXPECT_EQ(game.at("/turn"), 2);
}

TEST(Rulings, R060_AnyUnusedDieOfTheOwnSide) {
  const Game game(quiet({"event", "muster", "muster", "will"}, {"army", "character"}));
  EXPECT_EQ(game.options(), (Options{"die muster", "die event", "die will"}));
  game.forbids("die army");
  EXPECT_EQ(game.why_not({{"die", "army"}}), "R-060");
  EXPECT_EQ(game.why_not({{"die", "character"}, {"do", "hide"}}), "R-060");
}

TEST(Rulings, R061_OnlyWithFewerUnusedDice) {
  const auto can_pass = [](Faces free, Faces shadow) {
    const Game game(quiet(free, shadow));
    const bool legal = game.offers("pass");
    EXPECT_EQ(game.why_not({{"do", "pass"}}), legal ? "" : "R-061");
    return legal;
  };
  EXPECT_TRUE(can_pass({"event", "muster"}, {"event", "event", "event"}));
  EXPECT_FALSE(can_pass({"event", "muster"}, {"event", "event"}));
  EXPECT_FALSE(can_pass({"event", "muster"}, {"event"}));
}

TEST(Rulings, R061_DiceInTheHuntBoxAreNotUnused) {
  const Game game(quiet({"event", "muster"}, {"event", "muster"})
                      .set("/huntBox", {{"free", 0}, {"shadow", 5}}));
  game.forbids("pass");
  EXPECT_EQ(game.why_not({{"do", "pass"}}), "R-061");
}

TEST(Rulings, R061_TheShadowMayPassToo) {
  Game game(quiet({"event", "muster", "will"}, {"event", "army"}).to_act("shadow"));
  game.play("pass");
  EXPECT_EQ(game.seat(), "free");
  EXPECT_EQ(game.at("/dice/shadow"), json({"army", "event"}));
}

TEST(Rulings, R061_APassCostsNothingAndEndsNothing) {
  Game game(quiet({"event"}, {"event", "muster", "muster"}));
  game.play("pass");
  EXPECT_EQ(game.at("/dice/free"), json({"event"}));
  game.play({"die muster", "use skip"});  // the Shadow's three are two
  EXPECT_EQ(game.seat(), "free");
  game.play("pass");  // and again
  game.play({"die muster", "use skip"});
  // One against one: the Free Peoples must use their die now.
  EXPECT_EQ(game.question(), "choose-use");
  game.forbids("pass");
  EXPECT_EQ(game.why_not({{"do", "pass"}}), "R-061");
}

TEST(Rulings, R062_AnyDieMayBeSkipped) {
  for (const char* side : {"free", "shadow"}) {
    const Game start(busy().to_act(side));
    for (const std::string& die : start.options()) {
      if (die == "ring") continue;
      Game game(busy().to_act(side));
      game.play(die);
      EXPECT_TRUE(game.offers("use skip")) << side << ", " << die;
    }
  }
}

TEST(Rulings, R062_ASkippedDieDoesNothing) {
  Game game(busy());
  json expected = game.state();
  game.play({"die character", "use skip"});
  EXPECT_EQ(game.at("/huntBox"), json({{"free", 0}, {"shadow", 0}}));
  EXPECT_EQ(game.at("/dice/free"), json({"muster", "muster-army", "event", "will"}));
  for (const char* field : {"regions", "fellowship", "politicalTrack", "hands", "offBoard"}) {
    EXPECT_EQ(game.state()[field], expected[field]) << field;
  }
  EXPECT_EQ(game.seat(), "shadow");
}

TEST(Rulings, R063_TheOtherSideTakesItsActionsOneAfterAnother) {
  Game game(quiet({"event"}, {"muster", "event", "event"}));
  game.play({"die event", "use skip"});
  EXPECT_EQ(game.seat(), "shadow");
  game.forbids("pass");  // it has no fewer dice than a side without any
  EXPECT_EQ(game.why_not({{"do", "pass"}}), "R-061");
  game.play({"die event", "use skip"});
  EXPECT_EQ(game.seat(), "shadow");
  game.play({"die event", "use skip"});
  // Its Muster die is the only one now: it is the last action of the turn.
  EXPECT_EQ(game.seat(), "shadow");
  EXPECT_EQ(game.at("/turn"), 1);
  game.play("use skip");
  EXPECT_EQ(game.at("/turn"), 2);
}

TEST(Rulings, R063_ASideThatNeverHadDiceIsOut) {
  const Game game(quiet({}, {"event", "muster"}));
  EXPECT_EQ(game.seat(), "shadow");
  game.forbids("pass");
}

TEST(Rulings, R067_ADieIsOneAction) {
  // Two Armies move, or one attacks; after a move the same die does not attack.
  Game game(Setting()
                .empty_map()
                .at_war({"sauron"})
                .army("dagorlad", "sauron 1R")
                .army("noman-lands", "sauron 1R")
                .army("osgiliath", "gondor 1R")
                .to_act("shadow")
                .dice("shadow", {"army", "event"})
                .dice("free", {"event"}));
  game.play({"die army", "use move-armies", "region dagorlad", "region north-ithilien"});
  EXPECT_EQ(game.options(), (Options{"region noman-lands", "stop"}));
  game.forbids("use attack");
  EXPECT_EQ(game.why_not({{"do", "attack"}, {"to", "osgiliath"}}), "R-067");
  game.play("stop");
  EXPECT_EQ(game.at("/dice/shadow"), json({"event"}));
  EXPECT_EQ(game.why_not("shadow", {{"die", "army"}}), "R-060");
}

TEST(Rulings, R067_AFigureMayMoveWithEveryDie) {
  Game game(quiet({"event", "muster"}, {"army", "army", "event"})
                .army("noman-lands", "sauron 1R")
                .to_act("shadow"));
  game.play({"die army", "use move-armies", "region dagorlad"});
  game.play({"die event", "use skip"});
  game.play({"die army", "use move-armies", "region north-ithilien"});
  EXPECT_EQ(game.standing("north-ithilien"), "sauron 1R");
}

TEST(Rulings, R068_WhatEachDieOfTheFreePeoplesCanDo) {
  EXPECT_EQ(uses_of("free", "character"),
            (Options{"use move-army", "use attack", "use move-fellowship", "use separate",
                     "use move-companions", "use skip"}));
  EXPECT_EQ(uses_of("free", "muster"), (Options{"use diplomacy", "use recruit", "use skip"}));
  EXPECT_EQ(uses_of("free", "muster-army"),
            (Options{"use move-armies", "use attack", "use diplomacy", "use recruit", "use skip"}));
  EXPECT_EQ(uses_of("free", "event"), (Options{"use draw-card", "use skip"}));
  EXPECT_EQ(uses_of("free", "will"),
            (Options{"use move-armies", "use attack", "use move-fellowship", "use separate",
                     "use move-companions", "use diplomacy", "use recruit", "use draw-card",
                     "use skip"}));
}

TEST(Rulings, R067_WhatCompanionsOnTheMapAddToTheDice) {
  // Gondor is one step from war: nobody attacks or recruits, and Boromir has something to say.
  // Strider may become Aragorn.
  const Setting setting = Setting()
                              .empty_map()
                              .politics("gondor", 3)
                              .army("minas-tirith", "gondor 1R, strider")
                              .army("pelargir", "boromir")
                              .army("osgiliath", "sauron 1R")
                              .fellowship({{"companions", {"gandalf-the-grey"}}})
                              .dice("free", {"character", "muster", "muster-army", "event", "will"})
                              .dice("shadow", {"event"});
  const auto uses = [&setting](const char* face) { return uses_of(setting, "free", face); };
  EXPECT_EQ(uses("character"),
            (Options{"use move-army", "use move-fellowship", "use separate", "use move-companions",
                     "use companion-ability", "use skip"}));
  EXPECT_EQ(uses("muster"), (Options{"use diplomacy", "use companion-ability", "use skip"}));
  EXPECT_EQ(uses("muster-army"),
            (Options{"use move-armies", "use diplomacy", "use companion-ability", "use skip"}));
  EXPECT_EQ(uses("event"), (Options{"use draw-card", "use companion-ability", "use skip"}));
  EXPECT_EQ(uses("will"), (Options{"use move-armies", "use move-fellowship", "use separate",
                                   "use move-companions", "use diplomacy", "use draw-card",
                                   "use aragorn", "use companion-ability", "use skip"}));
}

TEST(Rulings, R068_WhatEachDieOfTheShadowCanDo) {
  EXPECT_EQ(uses_of("shadow", "character"),
            (Options{"use move-army", "use attack", "use move-minions", "use skip"}));
  EXPECT_EQ(uses_of("shadow", "army"), (Options{"use move-armies", "use attack", "use skip"}));
  EXPECT_EQ(uses_of("shadow", "muster"),
            (Options{"use diplomacy", "use recruit", "use minion", "use skip"}));
  EXPECT_EQ(uses_of("shadow", "muster-army"),
            (Options{"use move-armies", "use attack", "use diplomacy", "use recruit", "use minion",
                     "use skip"}));
  EXPECT_EQ(uses_of("shadow", "event"), (Options{"use draw-card", "use skip"}));
}

TEST(Rulings, R067_WhatSarumanAddsToTheDice) {
  const Setting setting = busy().army("orthanc", "isengard 1R, saruman");
  const auto uses = [&setting](const char* face) { return uses_of(setting, "shadow", face); };
  EXPECT_EQ(uses("muster"),
            (Options{"use diplomacy", "use recruit", "use minion", "use voice", "use skip"}));
  EXPECT_EQ(uses("muster-army"), (Options{"use move-armies", "use attack", "use diplomacy",
                                          "use recruit", "use minion", "use voice", "use skip"}));
  for (const char* face : {"character", "army", "event"}) {
    EXPECT_EQ(uses(face), uses_of("shadow", face)) << face;
  }
}

TEST(Rulings, R068_ARefusedActionSpendsNothing) {
  Game game(busy());
  game.play("die event");
  game.forbids("use move-armies");
  game.forbids("use move-fellowship");
  game.forbids("use recruit");
  game.forbids("pass");
  EXPECT_EQ(game.why_not({{"die", "event"}, {"do", "recruit"}}), "R-067");
  EXPECT_EQ(game.at("/dice/free"), json({"character", "muster", "muster-army", "event", "will"}));

  wotr::State state = game.value();
  const auto parsed = wotr::Game::parse_action(game.rules(), {{"do", "use"}, {"use", "recruit"}});
  EXPECT_EQ(wotr::Game::apply(game.rules(), state, *parsed, nullptr).ruling.number, 68);
  const core::Action nonsense{0xFF, 0xFF, 0xFF, 0xFF};
  EXPECT_TRUE(wotr::Game::apply(game.rules(), state, nonsense, nullptr).refused());
  EXPECT_TRUE(state == game.value());
}

TEST(Rulings, R068_OnlyWhatIsLegalNowIsListed) {
  // No Army, no Companion on the map, nobody At War, the Fellowship Revealed: a Will of the West
  // hides it, talks, separates or draws.
  Game game(quiet({"will", "event"}, {"event"}).fellowship({{"hidden", false}}));
  game.play("die will");
  EXPECT_EQ(game.options(),
            (Options{"use hide", "use separate", "use diplomacy", "use draw-card", "use skip"}));
}

}  // namespace
}  // namespace rulings
