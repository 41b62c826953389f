// Armies of two owners.

#include <gtest/gtest.h>

#include "tests/rulings/battles.h"
#include "tests/rulings/teams.h"

namespace rulings {
namespace {

using Owners = std::vector<std::string>;

Setting all_at_war(std::string_view to_act) {
  return four_players(to_act)
      .at_war({"gondor", "rohan", "sauron", "southrons", "isengard"})
      .dice("free", {"muster-army", "event", "event"})
      .dice("shadow", {"army", "event", "event"});
}
/// Gondor and Rohan side by side in Osgiliath, each by itself.
Setting side_by_side(std::string_view to_act) {
  return all_at_war(to_act).army("osgiliath", "gondor 2R, rohan 1R 1L");
}
/// As one Army.
Setting as_one(std::string_view to_act, Units gondor, Units rohan) {
  return all_at_war(to_act).set("/regions/osgiliath", mixed_army("gondor", {gondor, rohan}));
}

/// The Army die moves out of Osgiliath; the group is asked for, or has gone.
Game moving(const Setting& setting, const std::string& to) {
  Game game(setting);
  game.play({"die muster-army", "use move-armies"});
  if (game.question() == "army-from") game.play("region osgiliath");
  if (game.question() == "army-to") game.play("region " + to);
  return game;
}

TEST(Rulings, R311_ArmiesAreSeparateUntilAsked) {
  Game game(side_by_side("rohan"));
  EXPECT_EQ(armies_in(game, "osgiliath"), Owners({"gondor", "rohan"}));
  EXPECT_TRUE(game.offers("merge"));
  game.play("merge");
  EXPECT_EQ(game.question(), "answer-merge");
  EXPECT_EQ(game.seat(), "gondor");
  game.play("accept");
  EXPECT_EQ(armies_in(game, "osgiliath"), Owners({"gondor"}));  // most units
  EXPECT_EQ(game.events("merged").size(), 1u);
  EXPECT_TRUE(acts(game, "rohan"));  // whose action is still to come
}

TEST(Rulings, R311_TheTeammateMayDecline) {
  Game game(side_by_side("rohan"));
  game.play({"merge", "stop"});
  EXPECT_EQ(armies_in(game, "osgiliath"), Owners({"gondor", "rohan"}));
  EXPECT_TRUE(acts(game, "rohan"));
  game.forbids("merge");  // one offer before an action
}

TEST(Rulings, R311_OnlyWhereBothHaveUnits) {
  Game game(all_at_war("rohan").army("osgiliath", "gondor 2R").army("edoras", "rohan 2R"));
  game.forbids("merge");
}

/// Who controls the mixed Army of Osgiliath.
std::string controller(Units gondor, Units rohan, std::string_view leading = "gondor") {
  return armies_in(Game(as_one("rohan", gondor, rohan).set("/leading/free", leading)),
                   "osgiliath")[0];
}

TEST(Rulings, R311_MostUnitsThenMostElitesThenTheLeadingPlayer) {
  EXPECT_EQ(controller({"gondor", 2}, {"rohan", 1}, "rohan"), "gondor");
  EXPECT_EQ(controller({"gondor", 1}, {"rohan", 2}, "gondor"), "rohan");
  EXPECT_EQ(controller({"gondor", 2, 0}, {"rohan", 1, 1}, "gondor"), "rohan");
  EXPECT_EQ(controller({"gondor", 1, 1}, {"rohan", 2, 0}, "rohan"), "gondor");
  EXPECT_EQ(controller({"gondor", 1}, {"rohan", 1}, "gondor"), "gondor");
  EXPECT_EQ(controller({"gondor", 1}, {"rohan", 1}, "rohan"), "rohan");
  // Units come before Elites.
  EXPECT_EQ(controller({"gondor", 3, 0}, {"rohan", 0, 2}, "rohan"), "gondor");
}

TEST(Rulings, R311_TheControllerMovesItAll) {
  Game game = moving(as_one("gondor", {"gondor", 2}, {"rohan", 1}), "dead-marshes");
  game.play("go");
  EXPECT_EQ(game.standing("dead-marshes"), "gondor 2R, rohan 1R");
  EXPECT_EQ(armies_in(game, "dead-marshes"), Owners({"gondor"}));  // still one Army
}

TEST(Rulings, R311_TheOtherTakesHisOwnUnitsOut) {
  Game game = moving(as_one("rohan", {"gondor", 2}, {"rohan", 1}), "dead-marshes");
  if (game.question() == "army-group") game.play("go");
  EXPECT_EQ(game.standing("dead-marshes"), "rohan 1R");
  EXPECT_EQ(game.standing("osgiliath"), "gondor 2R");
}

TEST(Rulings, R311_TheControllerKeepsControlOfThoseWhoGo) {
  Game game = moving(as_one("gondor", {"gondor", 4}, {"rohan", 3}), "dead-marshes");
  game.play({"leave gondor.regular", "leave gondor.regular"});
  game.forbids("go");  // two of Gondor's with three of Rohan's: not his Army any more
  game.play({"leave rohan.regular", "go"});  // two each, and the Gondor player leads
  EXPECT_EQ(game.standing("dead-marshes"), "gondor 2R, rohan 2R");
}

TEST(Rulings, R311_OnlyTheControllerAttacks) {
  const auto setting = [](std::string_view seat) {
    return as_one(seat, {"gondor", 2}, {"rohan", 1}).army("south-ithilien", "sauron 1R");
  };
  EXPECT_EQ(Game(setting("rohan"))
                .why_not({{"die", "muster-army"},
                          {"do", "attack"},
                          {"from", "osgiliath"},
                          {"to", "south-ithilien"}}),
            "R-311");
  Game game(setting("gondor"));
  game.play({"die muster-army", "use attack", "go"});
  EXPECT_EQ(dice_to_come(game), 3);
}

TEST(Rulings, R311_SeparateArmiesDefendAsOne) {
  // Together they are three units; Rohan has two of them and chooses the casualties.
  Game game(all_at_war("saruman")
                .army("osgiliath", "gondor 1R, rohan 1R 1E")
                .army("south-ithilien", "southrons 4R"));
  game.play({"die army", "use attack", "go"});
  game.roll({6, 1, 1, 1});  // the attackers; Osgiliath is a Fortification
  game.roll({1, 1, 1});
  EXPECT_EQ(game.question(), "casualty");
  EXPECT_EQ(game.seat(), "rohan");
  EXPECT_TRUE(game.offers("remove gondor.regular"));
  EXPECT_TRUE(game.offers("reduce rohan.elite"));
  // With his Regular gone it is one unit each, and one Elite: Rohan's still.
  game.play("remove rohan.regular");
  game.play("continue");
  EXPECT_EQ(game.question(), "retreat");
  EXPECT_EQ(game.seat(), "rohan");
}

TEST(Rulings, R311_ControlIsSeenAnewAfterEachCasualty) {
  Game game(all_at_war("saruman")
                .army("osgiliath", "gondor 2R, rohan 3R")
                .army("south-ithilien", "southrons 5R"));
  game.play({"die army", "use attack", "go"});
  game.roll({6, 6, 1, 1, 1});
  game.roll({1, 1, 1, 1, 1});
  EXPECT_EQ(game.seat(), "rohan");
  game.play("remove rohan.regular");  // two each: the leading player's
  EXPECT_EQ(game.question(), "casualty");
  EXPECT_EQ(game.seat(), "gondor");
}

TEST(Rulings, R308_R311_AMixedArmyMakesNothingOfTheEnemysMinion) {
  // The Mouth meets it in Osgiliath, and the Saruman player leads: the Mouth is not his.
  json region = mixed_army("gondor", {{"gondor", 2}, {"rohan", 1}});
  region["deployments"].push_back({{"owner", "witch-king"}, {"characters", {"mouth-of-sauron"}}});
  const Game game(
      all_at_war("rohan").set("/regions/osgiliath", region).set("/leading/shadow", "saruman"));
  EXPECT_EQ(armies_in(game, "osgiliath"), Owners({"gondor", "witch-king"}));
}

TEST(Rulings, R312_TeammatesTakeOffOneUnitEachInTurn) {
  Game game(all_at_war("rohan")
                .army("osgiliath", "gondor 4R 1E, rohan 3R 2E")
                .army("druadan-forest", "rohan 3R"));
  game.play({"die muster-army", "use move-armies", "region druadan-forest", "region osgiliath"});
  if (game.question() == "army-group") game.play("go");
  if (game.question() == "army-from") game.play("stop");
  // Thirteen: three go. Gondor leads, so Rohan begins.
  Owners seats;
  while (game.question() == "excess") {
    seats.push_back(game.seat());
    EXPECT_TRUE(game.offers("remove " + game.seat() + ".elite"));
    game.play("remove " + game.seat() + ".regular");
  }
  EXPECT_EQ(seats, Owners({"rohan", "gondor", "rohan"}));
  EXPECT_EQ(game.standing("osgiliath"), "gondor 3R 1E, rohan 4R 2E");
  EXPECT_EQ(game.reinforcements("gondor"), "12R 4E 4L");  // 15 in all, 3 of them on the map
  EXPECT_EQ(game.casualties("gondor"), "");
}

TEST(Rulings, R312_OnlyAMansOwnUnits) {
  Game game(all_at_war("rohan")
                .army("osgiliath", "gondor 4R 1E, rohan 3R 2E")
                .army("druadan-forest", "rohan 3R"));
  game.play({"die muster-army", "use move-armies", "region druadan-forest", "region osgiliath"});
  if (game.question() == "army-group") game.play("go");
  if (game.question() == "army-from") game.play("stop");
  ASSERT_EQ(game.question(), "excess");
  game.forbids("remove gondor.regular");
}

TEST(Rulings, R312_WhoHasNoneThereIsSkipped) {
  Game game(
      all_at_war("gondor").army("osgiliath", "gondor 9R 1E").army("druadan-forest", "gondor 2R"));
  game.play({"die muster-army", "use move-armies", "region druadan-forest", "region osgiliath"});
  if (game.question() == "army-group") game.play("go");
  if (game.question() == "army-from") game.play("stop");
  EXPECT_EQ(game.question(), "excess");
  EXPECT_EQ(game.seat(), "gondor");
  game.play("remove gondor.regular");
  EXPECT_EQ(game.seat(), "gondor");
  game.play("remove gondor.regular");
  EXPECT_EQ(game.standing("osgiliath"), "gondor 9R 1E");
}

TEST(Rulings, R313_ALeaderServesHisOwnPlayersUnits) {
  // Rohan's Leader stands beside Gondor's units.
  const auto why_not = [](std::string_view seat) {
    return Game(side_by_side(seat).dice("free", {"character", "event"}))
        .why_not({{"die", "character"},
                  {"do", "move-army"},
                  {"from", "osgiliath"},
                  {"to", "dead-marshes"}});
  };
  EXPECT_EQ(why_not("gondor"), "R-083");
  EXPECT_EQ(why_not("rohan"), "");
}

TEST(Rulings, R313_InAnAttackTheSeparateArmyFightsAlone) {
  Game game(side_by_side("gondor").army("south-ithilien", "sauron 1R"));
  game.play({"die muster-army", "use attack", "go"});
  EXPECT_EQ(dice_to_come(game), 2);  // two of Gondor's, without the Rohirrim
  game.roll({1, 1, 1});
  EXPECT_EQ(dice_rerolled(game, "free"), 0);  // nor their Leader
  EXPECT_EQ(game.question(), "cease-or-continue");
}

TEST(Rulings, R313_InAMixedArmyAllAddUp) {
  Setting setting = all_at_war("gondor").army("south-ithilien", "sauron 1R");
  json army = mixed_army("gondor", {{"gondor", 2}, {"rohan", 1}});
  army["deployments"][0]["leaders"] = {{"rohan", 1}, {"gondor", 1}};
  Game game(setting.set("/regions/osgiliath", army));
  game.play({"die muster-army", "use attack", "go"});
  game.roll({1, 1, 1, 1});
  EXPECT_EQ(game.question(), "combat-reroll-free");
  EXPECT_EQ(dice_to_come(game), 2);  // both Leaders
}

TEST(Rulings, R203_R313_EveryNationOfAMixedArmyHasItsLimits) {
  Game game(as_one("gondor", {"gondor", 2}, {"rohan", 1})
                .politics("rohan", 2)
                .army("south-ithilien", "sauron 1R"));
  game.play({"die muster-army", "use attack"});
  if (game.question() == "attack-group") game.play("go");
  EXPECT_EQ(dice_to_come(game), 2);  // Rohan is not At War and stays behind
}

TEST(Rulings, R314_SouthronElitesLeadUnderSaruman) {
  const auto setting = [](int players, bool saruman) {
    const std::string_view seat = players == 2 ? "shadow" : "saruman";
    Setting position = Setting().option("players", players).empty_map().to_act(seat);
    position.at_war({"southrons", "gondor"}).army("near-harad", "southrons 1R 1E");
    if (saruman) position.army("orthanc", "saruman");
    return position.dice("shadow", {"character", "event"}).dice("free", {"event"});
  };
  const auto why_not_move = [&](int players, bool saruman) {
    return Game(setting(players, saruman))
        .why_not({{"die", "character"},
                  {"do", "move-army"},
                  {"from", "near-harad"},
                  {"to", "west-harondor"}});
  };
  EXPECT_EQ(why_not_move(4, true), "");
  EXPECT_EQ(why_not_move(3, true), "");
  EXPECT_EQ(why_not_move(4, false), "R-083");
  EXPECT_EQ(why_not_move(2, true), "R-083");
}

TEST(Rulings, R314_InCombatTheyReRoll) {
  Game game(all_at_war("saruman")
                .army("orthanc", "saruman")
                .army("west-harondor", "southrons 1R 2E")
                .army("pelargir", "gondor 1R"));
  game.play({"die army", "use attack", "go"});
  game.roll({1, 1, 1, 1});
  EXPECT_EQ(game.question(), "combat-reroll-shadow");
  EXPECT_EQ(dice_to_come(game), 2);
}

}  // namespace
}  // namespace rulings
