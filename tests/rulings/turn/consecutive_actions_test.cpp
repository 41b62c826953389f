// The one against two does not act with the same Nation or Army twice running: R-306.

#include <gtest/gtest.h>

#include "tests/rulings/teams/teams.h"

namespace rulings {
namespace {

const json kNobody{{"nations", json::array()}, {"armies", json::array()}};

json acted(std::initializer_list<std::string_view> nations) {
  json row = kNobody;
  for (const std::string_view nation : nations) row["nations"].push_back(nation);
  return row;
}

/// Gondor and Rohan At War, each with two Armies; the Shadow has Events to skip.
Setting against_two(std::initializer_list<std::string_view> dice) {
  return of_three()
      .empty_map()
      .at_war({"gondor", "rohan"})
      .politics("north", 1)
      .politics("dwarves", 1)
      .army("minas-tirith", "gondor 2R 1L")
      .army("dol-amroth", "gondor 1R")
      .army("edoras", "rohan 2R 1L")
      .army("folde", "rohan 1R")
      .dice("free", dice)
      .dice("shadow", {"event", "event", "event"});
}
/// The Free Peoples' last action was this.
Game after(const json& last) {
  return Game(against_two({"muster-army", "character", "event"})
                  .army("druadan-forest", "sauron 1R")
                  .army("lossarnach", "boromir")
                  .set("/lastNations", last));
}

json last_of(const Game& game) { return game.at("/lastNations"); }

/// One region on, everybody, and no second Army.
void move(Game& game, const std::string& from, const std::string& to) {
  take_die(game, "muster-army");
  game.play("use move-armies");
  if (game.question() == "army-from") game.play("region " + from);
  if (game.question() == "army-to") game.play("region " + to);
  if (game.question() == "army-group") game.play("go");
  if (game.question() == "army-from") game.play("stop");
}

TEST(Rulings, R306_NothingIsDoneTwiceRunningWithANation) {
  const Game game = after(acted({"gondor"}));
  for (const std::string_view who : {"gondor.regular", "gondor.elite"}) {
    EXPECT_EQ(game.why_not({{"do", "recruit"}, {"who", who}}), "R-306");
  }
  EXPECT_EQ(game.why_not({{"do", "move-armies"}, {"from", "minas-tirith"}, {"to", "lossarnach"}}),
            "R-306");
  EXPECT_EQ(game.why_not({{"do", "move-army"}, {"from", "dol-amroth"}}), "R-306");
  EXPECT_EQ(game.why_not({{"do", "attack"}, {"from", "minas-tirith"}, {"to", "druadan-forest"}}),
            "R-306");
  // Another Nation is free to act.
  EXPECT_EQ(game.why_not({{"do", "recruit"}, {"who", "rohan.regular"}}), "");
  EXPECT_EQ(game.why_not({{"do", "move-armies"}, {"from", "edoras"}}), "");
  EXPECT_EQ(game.why_not({{"do", "attack"}, {"from", "folde"}, {"to", "druadan-forest"}}), "");
}

TEST(Rulings, R306_NorIsItAdvancedOnTheTrack) {
  const auto advancing = [](const json& last) {
    return Game(against_two({"muster", "event"})
                    .politics("gondor", 2)
                    .politics("rohan", 2)
                    .set("/lastNations", last));
  };
  EXPECT_EQ(advancing(acted({"gondor"})).why_not({{"do", "diplomacy"}, {"who", "gondor"}}),
            "R-306");
  EXPECT_EQ(advancing(acted({"gondor"})).why_not({{"do", "diplomacy"}, {"who", "rohan"}}), "");
  Game game = advancing(acted({"gondor"}));
  game.play({"die muster", "use diplomacy"});
  game.forbids("nation gondor");
  game.play("nation rohan");
  EXPECT_EQ(last_of(game), acted({"rohan"}));
}

TEST(Rulings, R066_R306_ACompanionsAbilityIsAnAdvanceToo) {
  const auto with_boromir = [](const json& last) {
    return Game(against_two({"event", "muster"})
                    .politics("gondor", 2)
                    .army("pelargir", "gondor 1R, boromir")
                    .set("/lastNations", last));
  };
  EXPECT_EQ(
      with_boromir(acted({"gondor"})).why_not({{"do", "companion-ability"}, {"who", "gondor"}}),
      "R-306");
  Game game = with_boromir(acted({"rohan"}));
  game.play({"die event", "use companion-ability"});
  EXPECT_EQ(last_of(game), acted({"gondor"}));
}

TEST(Rulings, R306_MovingCounts) {
  Game game(against_two({"muster-army", "muster-army", "event"}));
  move(game, "minas-tirith", "lossarnach");
  EXPECT_EQ(last_of(game), acted({"gondor"}));
  skip(game);
  EXPECT_EQ(game.seat(), "free");
  game.play({"die muster-army", "use move-armies"});
  game.forbids("region dol-amroth");  // another Army of the same Nation
  game.forbids("region lossarnach");
  EXPECT_EQ(game.options(), (std::vector<std::string>{"region edoras", "region folde"}));
}

TEST(Rulings, R306_RecruitingCountsForEachNation) {
  Game game(against_two({"muster", "muster", "event"}));
  game.play({"die muster", "use recruit", "figure gondor.regular", "region pelargir",
             "figure rohan.regular", "region edoras"});
  EXPECT_EQ(last_of(game)["nations"].size(), 2u);
  skip(game);
  EXPECT_EQ(game.seat(), "free");
  for (const std::string_view who : {"gondor.regular", "rohan.regular"}) {
    EXPECT_EQ(game.why_not({{"do", "recruit"}, {"who", who}}), "R-306");
  }
}

TEST(Rulings, R306_AttackingCounts) {
  Game game(against_two({"muster-army", "muster", "event"}).army("druadan-forest", "sauron 1R"));
  game.play({"die muster-army", "use attack"});
  if (game.question() == "attack-from") game.play("region minas-tirith");
  game.play("go");
  let_chance_decide(game);  // nobody hits
  game.play("cease");
  EXPECT_EQ(last_of(game), acted({"gondor"}));
  skip(game);
  EXPECT_EQ(game.why_not({{"do", "recruit"}, {"who", "gondor.regular"}}), "R-306");
}

TEST(Rulings, R306_WithinOneActionTheNationMayActTwice) {
  Game game(against_two({"muster-army", "event"}));
  game.play(
      {"die muster-army", "use move-armies", "region minas-tirith", "region lossarnach", "go"});
  EXPECT_TRUE(game.offers("region dol-amroth"));
}

/// A mixed Army in Druadan Forest and a Rohan Army.
Game with_mixed_army(const json& last = kNobody) {
  return Game(of_three()
                  .empty_map()
                  .at_war({"gondor", "rohan"})
                  .army("druadan-forest", "gondor 1R, rohan 1R 1E")
                  .army("edoras", "rohan 1R")
                  .army("pelargir", "gondor 1R")
                  .dice("free", {"muster-army", "muster-army", "muster-army", "event"})
                  .dice("shadow", {"event", "event", "event", "event"})
                  .set("/lastNations", last));
}

TEST(Rulings, R306_AMixedArmyMayFollowItsNations) {
  // Gondor, then Gondor with Rohan: legal.
  Game game = with_mixed_army();
  move(game, "pelargir", "lossarnach");
  skip(game);
  EXPECT_EQ(game.why_not({{"do", "move-armies"}, {"from", "druadan-forest"}}), "");
  game.play({"die muster-army", "use move-armies", "region druadan-forest", "region folde"});
  EXPECT_TRUE(game.offers("go"));
}

TEST(Rulings, R306_TheSameMixedArmyMayNotActTwice) {
  Game game = with_mixed_army();
  move(game, "druadan-forest", "folde");
  EXPECT_EQ(last_of(game)["nations"], json::array());
  EXPECT_EQ(last_of(game)["armies"].size(), 1u);
  skip(game);
  game.play({"die muster-army", "use move-armies", "region folde", "region eastemnet"});
  EXPECT_EQ(game.question(), "army-group");
  game.forbids("go");
  EXPECT_EQ(game.why_not({{"do", "go"}}), "R-306");
  // With one unit less it is not the same set of units.
  game.play("leave rohan.regular");
  EXPECT_TRUE(game.offers("go"));
}

TEST(Rulings, R306_AUnitMoreIsAnotherMixedArmyAsWell) {
  Game game = with_mixed_army();
  move(game, "druadan-forest", "folde");
  skip(game);
  // Edoras joins in another action …
  move(game, "edoras", "folde");
  skip(game);
  // … and the whole Army has not acted with these units.
  game.play({"die muster-army", "use move-armies", "region folde", "region eastemnet"});
  EXPECT_TRUE(game.offers("go"));
}

TEST(Rulings, R306_AMixedArmysNationsMayActAfterIt) {
  Game game = with_mixed_army();
  move(game, "druadan-forest", "folde");
  skip(game);
  EXPECT_EQ(game.why_not({{"do", "move-armies"}, {"from", "edoras"}}), "");
  EXPECT_EQ(game.why_not({{"do", "recruit"}, {"who", "gondor.regular"}}), "");
}

TEST(Rulings, R306_ADrawInBetween) {
  Game game(against_two({"muster-army", "event", "muster-army"}));
  move(game, "minas-tirith", "lossarnach");
  skip(game);
  game.play({"die event", "use draw-card", "deck strategy", "draw the-red-arrow"});
  EXPECT_EQ(last_of(game), kNobody);
  skip(game);
  EXPECT_EQ(game.why_not({{"do", "move-armies"}, {"from", "lossarnach"}}), "");
}

TEST(Rulings, R306_TheFellowshipBelongsToNoNation) {
  Game game(against_two({"muster-army", "character", "muster-army"}));
  move(game, "minas-tirith", "lossarnach");
  skip(game);
  game.play({"die character", "use move-fellowship"});
  EXPECT_EQ(last_of(game), kNobody);
  skip(game);
  EXPECT_EQ(game.why_not({{"do", "move-armies"}, {"from", "lossarnach"}}), "");
}

TEST(Rulings, R306_CompanionsBelongToNoNation) {
  // Boromir walks, wherever he goes, for no Nation; twice running he may, too.
  Game game(against_two({"character", "character", "event"})
                .set("/lastNations", acted({"gondor"}))
                .army("pelargir", "boromir"));
  game.play({"die character", "use move-companions"});
  while (game.question() != "choose-die" && game.question() != "choose-use") {
    const bool to_lamedon = game.question() == "companions-to";
    game.play(to_lamedon ? std::string_view("region lamedon") : std::string_view("go"));
  }
  EXPECT_EQ(last_of(game), kNobody);
}

TEST(Rulings, R306_ASkipInterrupts) {
  Game game(against_two({"muster-army", "event", "muster-army"}));
  move(game, "minas-tirith", "lossarnach");
  skip(game);
  skip(game, "event");
  EXPECT_EQ(last_of(game), kNobody);
  skip(game);
  EXPECT_EQ(game.why_not({{"do", "move-armies"}, {"from", "lossarnach"}}), "");
}

TEST(Rulings, R306_APassDoesNotInterrupt) {
  Game game(against_two({"muster-army", "muster-army"}));
  move(game, "minas-tirith", "lossarnach");
  skip(game);
  game.play("pass");  // one die against two
  skip(game);
  EXPECT_EQ(game.seat(), "free");
  EXPECT_EQ(game.why_not({{"do", "move-armies"}, {"from", "lossarnach"}}), "R-306");
  EXPECT_EQ(game.why_not({{"do", "move-armies"}, {"from", "edoras"}}), "");
}

TEST(Rulings, R306_ANewTurnForgets) {
  Game game(of_three().set("/lastNations", acted({"gondor"})));
  EXPECT_EQ(game.at("/turn"), 2);
  EXPECT_EQ(last_of(game), kNobody);
}

/// Gondor acts in the first action of a cycle and Rohan in the second.
Game after_a_cycle(std::string_view scope) {
  Game game(against_two({"muster-army", "muster-army", "muster-army", "event"})
                .option("mp3.restrictionScope", scope)
                .dice("shadow", {"event", "event", "event", "event"}));
  move(game, "minas-tirith", "lossarnach");
  skip(game);
  EXPECT_EQ(game.why_not({{"do", "move-armies"}, {"from", "lossarnach"}}), "R-306");
  move(game, "edoras", "westemnet");
  skip(game);
  return game;
}

TEST(Rulings, R306_ByOptionForgottenAtTheEndOfEachCycle) {
  const json rohan{{"do", "move-armies"}, {"from", "folde"}};
  EXPECT_EQ(after_a_cycle("turn").why_not(rohan), "R-306");
  EXPECT_EQ(after_a_cycle("cycle").why_not(rohan), "");
}

TEST(Rulings, R306_ByOptionAPassIsOneOfTheTwoActionsOfACycle) {
  Game game(against_two({"muster-army", "muster-army"}).option("mp3.restrictionScope", "cycle"));
  game.play("pass");
  skip(game);
  move(game, "minas-tirith", "lossarnach");
  skip(game);
  // The second cycle begins: Gondor may act again.
  EXPECT_EQ(game.why_not({{"do", "move-armies"}, {"from", "lossarnach"}}), "");
}

TEST(Rulings, R306_OnlyTheOneAgainstTwo) {
  // The Shadow players of three, and nobody of four, are so bound.
  Game shadow(of_three()
                  .empty_map()
                  .to_act("witch-king")
                  .set("/leading", {{"free", "free"}, {"shadow", "saruman"}})
                  .army("nurn", "sauron 1R")
                  .army("morannon", "sauron 1R")
                  .army("orthanc", "isengard 1R")
                  .dice("shadow", {"army", "army", "army"}));
  shadow.play({"use move-armies", "region nurn", "stop"});
  skip(shadow);
  EXPECT_EQ(shadow.seat(), "witch-king");
  EXPECT_EQ(shadow.why_not({{"do", "move-armies"}, {"from", "gorgoroth"}}), "");
  Game four(of_four()
                .empty_map()
                .at_war({"rohan"})
                .army("edoras", "rohan 1R")
                .dice("free", {"muster-army", "muster-army", "muster-army"}));
  four.play({"use move-armies", "region folde"});
  skip(four);
  EXPECT_EQ(four.seat(), "rohan");
  EXPECT_EQ(four.why_not({{"do", "move-armies"}, {"from", "folde"}}), "");
}

}  // namespace
}  // namespace rulings
