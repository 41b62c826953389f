// Teammates' units in one region: merging, control, moving.

#include <gtest/gtest.h>

#include "tests/rulings/teams/teams.h"

namespace rulings {
namespace {

/// Gondor and Rohan At War; the Rohan player acts, the Gondor player leads.
Setting rohan_acts() {
  return of_four()
      .empty_map()
      .at_war({"gondor", "rohan"})
      .dice("free", {"muster-army", "muster-army", "muster-army", "event"})
      .dice("shadow", {"event", "event", "event", "event"});
}
Setting gondor_acts() { return rohan_acts().to_act("gondor"); }

/// The three others skip, until the seat is to act again.
void wait_for_turn(Game& game, std::string_view seat) {
  do skip(game);
  while (game.seat() != seat);
}
void begin_move(Game& game, std::string_view to) {
  game.play({"die muster-army", "use move-armies", to});
}
void end_move(Game& game) {
  if (game.question() == "army-group") game.play("go");
  if (game.question() == "army-from") game.play("stop");
}

TEST(Rulings, R311_UnitsOfTeammatesStaySeparate) {
  Game game(rohan_acts().army("folde", "gondor 2R, rohan 1R"));
  EXPECT_EQ(commanders(game, "folde"), "gondor + rohan");
  begin_move(game, "region edoras");
  end_move(game);
  EXPECT_EQ(game.standing("folde"), "gondor 2R");
  EXPECT_EQ(game.standing("edoras"), "rohan 1R");
}

TEST(Rulings, R311_WhoJoinsATeammateIsNotAsked) {
  Game game(rohan_acts().army("folde", "gondor 2R").army("edoras", "rohan 1R"));
  begin_move(game, "region folde");
  end_move(game);
  EXPECT_EQ(commanders(game, "folde"), "gondor + rohan");
  EXPECT_EQ(game.seat(), "saruman");
}

TEST(Rulings, R311_AMixedArmyIfBothAgree) {
  Game game(rohan_acts().army("folde", "gondor 2R, rohan 1R"));
  game.play("merge");
  EXPECT_EQ(game.question(), "answer-merge");
  EXPECT_EQ(game.seat(), "gondor");
  EXPECT_EQ(game.ruling(), "R-311");
  game.play("accept");
  EXPECT_EQ(commanders(game, "folde"), "gondor");
  EXPECT_EQ(game.standing("folde"), "gondor 2R, rohan 1R");
  // Then comes the action.
  EXPECT_EQ(game.question(), "choose-die");
  EXPECT_EQ(game.seat(), "rohan");
}

TEST(Rulings, R311_TheTeammateMayDecline) {
  Game game(rohan_acts().army("folde", "gondor 2R, rohan 1R"));
  game.play({"merge", "stop"});
  EXPECT_EQ(commanders(game, "folde"), "gondor + rohan");
  EXPECT_EQ(game.events("declined").back(), json({{"do", "declined"}, {"seat", "gondor"}}));
  EXPECT_EQ(game.seat(), "rohan");
}

TEST(Rulings, R311_OneOfferBeforeAnAction) {
  Game game(rohan_acts()
                .army("folde", "gondor 2R, rohan 1R")
                .army("druadan-forest", "gondor 1R, rohan 1R"));
  game.play("merge");
  EXPECT_EQ(game.question(), "merge-region");
  EXPECT_EQ(game.options(), (std::vector<std::string>{"region druadan-forest", "region folde"}));
  game.play({"region folde", "accept"});
  game.forbids("merge");
  EXPECT_EQ(game.why_not({{"do", "merge"}}), "R-311");
  EXPECT_EQ(commanders(game, "druadan-forest"), "gondor + rohan");
  // Before the next action of either there is another.
  skip(game);
  skip(game);
  EXPECT_EQ(game.seat(), "gondor");
  game.play("merge");
  EXPECT_EQ(game.seat(), "rohan");
}

TEST(Rulings, R311_ADeclinedOfferIsNotRepeatedNorAfterARing) {
  Game game(rohan_acts()
                .set("/elvenRings", {{"free", 1}, {"shadow", 0}})
                .army("folde", "gondor 2R, rohan 1R"));
  game.play({"merge", "stop"});
  game.forbids("merge");
  game.play({"ring", "die event", "die muster"});
  game.forbids("merge");
}

TEST(Rulings, R311_NothingToMerge) {
  const json merge{{"do", "merge"}};
  EXPECT_EQ(Game(rohan_acts().army("folde", "gondor 2R")).why_not(merge), "R-311");
  EXPECT_EQ(Game(rohan_acts().mixed_army("folde", "gondor 2R, rohan 1R")).why_not(merge), "R-311");
  // Leaders and Companions are no units.
  EXPECT_EQ(Game(rohan_acts().army("folde", "gondor 2R, strider")).why_not(merge), "R-311");
  // One player, two Nations: always one Army.
  const Game alone(of_three()
                       .empty_map()
                       .army("folde", "gondor 2R, rohan 1R")
                       .dice("free", {"muster-army", "event"}));
  EXPECT_EQ(alone.why_not(merge), "R-311");
  EXPECT_EQ(commanders(alone, "folde"), "free");
}

/// Who controls this mixed Army, while that seat leads.
std::string controller(std::string_view army, std::string_view leading = "gondor") {
  return commanders(Game(rohan_acts()
                             .set("/leading", {{"free", leading}, {"shadow", "witch-king"}})
                             .mixed_army("folde", army)),
                    "folde");
}

TEST(Rulings, R311_TheControllerHasMostUnits) {
  EXPECT_EQ(controller("gondor 2R, rohan 1R"), "gondor");
  EXPECT_EQ(controller("gondor 1R, rohan 2R"), "rohan");
  EXPECT_EQ(controller("gondor 2E, rohan 3R"), "rohan");  // Elites decide a tie only
  // All the Nations of a player count together; Leaders do not.
  EXPECT_EQ(controller("gondor 1R, elves 1R, rohan 1R 3L"), "gondor");
}

TEST(Rulings, R311_ThenMostElitesThenTheLeadingPlayer) {
  EXPECT_EQ(controller("gondor 1R 1E, rohan 2R", "rohan"), "gondor");
  EXPECT_EQ(controller("gondor 2R, rohan 1R 1E", "gondor"), "rohan");
  EXPECT_EQ(controller("gondor 1R 1E, rohan 1R 1E", "gondor"), "gondor");
  EXPECT_EQ(controller("gondor 1R 1E, rohan 1R 1E", "rohan"), "rohan");
}

TEST(Rulings, R301_R311_ATieGoesWithTheToken) {
  // The turn ends at once; the Rohan player leads the next one.
  const Game game(of_four().empty_map().mixed_army("folde", "gondor 1R, rohan 1R"));
  EXPECT_EQ(game.at("/turn"), 2);
  EXPECT_EQ(commanders(game, "folde"), "rohan");
}

TEST(Rulings, R311_ControlIsLookedAtAgainAfterEachChange) {
  Game game(rohan_acts().mixed_army("edoras", "gondor 2R, rohan 2R"));
  EXPECT_EQ(commanders(game, "edoras"), "gondor");
  game.play({"die muster-army", "use recruit", "figure rohan.regular", "region edoras"});
  EXPECT_EQ(game.standing("edoras"), "gondor 2R, rohan 3R");
  EXPECT_EQ(commanders(game, "edoras"), "rohan");
}

TEST(Rulings, R311_TheControllerMovesTheWholeArmy) {
  Game game(rohan_acts().mixed_army("folde", "gondor 1R 1L, rohan 2R"));
  begin_move(game, "region edoras");
  EXPECT_EQ(game.question(), "army-group");
  game.play("go");
  EXPECT_EQ(game.standing("edoras"), "gondor 1R 1L, rohan 2R");
  EXPECT_EQ(game.standing("folde"), "");
  EXPECT_EQ(commanders(game, "edoras"), "rohan");  // as one Army still
}

TEST(Rulings, R311_TheOtherTakesHisOwnUnitsOut) {
  Game game(gondor_acts().mixed_army("folde", "gondor 2R 1L, rohan 3R"));
  begin_move(game, "region edoras");
  EXPECT_EQ(game.question(), "army-group");
  game.forbids("leave rohan.regular");  // they are not his to take
  game.play({"leave gondor.regular", "leave gondor.leader", "stop"});
  EXPECT_EQ(game.standing("edoras"), "gondor 1R");
  // Who stayed is mixed as before.
  EXPECT_EQ(game.standing("folde"), "gondor 1R 1L, rohan 3R");
  EXPECT_EQ(commanders(game, "folde"), "rohan");
}

TEST(Rulings, R311_TheControllerDoesNotSplitSoAsToLoseControl) {
  Game game(rohan_acts().mixed_army("folde", "gondor 2R, rohan 3R 1L"));
  begin_move(game, "region edoras");
  EXPECT_TRUE(game.offers("go"));
  // Two against two: the tie is the leading Gondor player's.
  game.play("leave rohan.regular");
  game.forbids("go");
  EXPECT_EQ(game.why_not({{"do", "go"}}), "R-311");
  game.play("leave gondor.regular");
  EXPECT_TRUE(game.offers("go"));
  // One against one is not his again, and the other's unit alone never is.
  game.play("leave rohan.regular");
  game.forbids("go");
  game.forbids("leave rohan.regular");
  EXPECT_EQ(game.why_not({{"do", "leave"}, {"who", "rohan.regular"}}), "R-311");
}

TEST(Rulings, R311_WhoIsLeftAloneIsNoMixedArmyAnyMore) {
  Game game(rohan_acts().mixed_army("folde", "gondor 2R, rohan 1R"));
  begin_move(game, "region edoras");
  end_move(game);
  EXPECT_EQ(game.standing("folde"), "gondor 2R");
  wait_for_turn(game, "rohan");
  begin_move(game, "region folde");
  end_move(game);
  EXPECT_EQ(commanders(game, "folde"), "gondor + rohan");
}

TEST(Rulings, R311_TheMixedArmyTakesItsAgreementAlong) {
  Game game(rohan_acts().mixed_army("folde", "gondor 1R, rohan 2R").army("eastemnet", "rohan 1R"));
  game.play({"die muster-army", "use move-armies", "region folde", "region eastemnet", "go"});
  EXPECT_EQ(game.standing("eastemnet"), "gondor 1R, rohan 3R");
  EXPECT_EQ(commanders(game, "eastemnet"), "rohan");
}

TEST(Rulings, R313_EachArmyMovesWithItsOwnLeaders) {
  // A Character die: only Gondor's Leader is there, and he is not Rohan's.
  const auto with_die = [](const Setting& setting) {
    Setting led = setting;
    return Game(led.dice("free", {"character", "event"}));
  };
  const json move{{"die", "character"}, {"do", "move-army"}, {"from", "folde"}};
  EXPECT_EQ(with_die(rohan_acts().army("folde", "gondor 2R 1L, rohan 3R")).why_not(move), "R-083");
  EXPECT_EQ(with_die(rohan_acts().mixed_army("folde", "gondor 2R 1L, rohan 3R")).why_not(move), "");
  EXPECT_EQ(with_die(gondor_acts().army("folde", "gondor 2R 1L, rohan 3R")).why_not(move), "");
}

TEST(Rulings, R084_R313_ThePoliticalLimitsOfEveryNationInside) {
  // Rohan is not At War: its unit does not cross into Gondor with the Army.
  Game game(gondor_acts().politics("rohan", 2).mixed_army("druadan-forest", "gondor 3R, rohan 1R"));
  begin_move(game, "region minas-tirith");
  game.play("go");
  EXPECT_EQ(game.standing("minas-tirith"), "gondor 3R");
  EXPECT_EQ(game.standing("druadan-forest"), "rohan 1R");
}

}  // namespace
}  // namespace rulings
