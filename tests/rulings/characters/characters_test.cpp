// What each Character is worth: R-100, tried by moving, fighting and arriving; and R-108.

#include <array>

#include <gtest/gtest.h>

#include "tests/rulings/game.h"

namespace rulings {
namespace {

struct Worth {
  std::string_view id;
  int level;
  int leadership;
  bool captain;
  std::string_view activates;  ///< initials of the Free Peoples Nations: Dwarves, Elves …
};

// R-100, its table.
constexpr std::array kCompanions = {
    Worth{"gandalf-the-grey", 3, 1, true, "DEGNR"},
    Worth{"strider", 3, 1, true, "N"},
    Worth{"boromir", 2, 1, true, "G"},
    Worth{"legolas", 2, 1, true, "E"},
    Worth{"gimli", 2, 1, true, "D"},
    Worth{"meriadoc", 1, 1, false, "DEGNR"},
    Worth{"peregrin", 1, 1, false, "DEGNR"},
    Worth{"aragorn", 3, 2, true, "DEGNR"},
    Worth{"gandalf-the-white", 4, 1, false, "DEGNR"},  // alone; his Level is 3 in company
};

struct Home {
  std::string_view nation;
  std::string_view from;
  std::string_view city;
};
constexpr std::array kHomes = {
    Home{"dwarves", "withered-heath", "erebor"}, Home{"elves", "dimrill-dale", "lorien"},
    Home{"gondor", "west-harondor", "pelargir"}, Home{"north", "old-forest", "the-shire"},
    Home{"rohan", "folde", "edoras"}};

std::string text(std::string_view word, std::string_view argument) {
  return std::string(word) + " " + std::string(argument);
}

TEST(Rulings, R100_LevelOfCompanions) {
  // One to five regions from Tharbad.
  constexpr std::array kWay = {"cardolan", "buckland", "north-downs", "arnor", "angmar"};
  for (const Worth& who : kCompanions) {
    SCOPED_TRACE(who.id);
    Game game(free_to_act("character").army("tharbad", who.id));
    game.play({"die character", "use move-companions"});
    for (int step = 1; step <= 5; ++step) {
      const std::string there = text("region", kWay[static_cast<std::size_t>(step - 1)]);
      EXPECT_EQ(game.offers(there), step <= who.level) << there;
    }
  }
}

TEST(Rulings, R100_R263_WhomEachCompanionWakes) {
  for (const Worth& who : kCompanions) {
    for (const Home& home : kHomes) {
      SCOPED_TRACE(text(who.id, home.nation));
      Game game(free_to_act("character").politics(home.nation, 1, false).army(home.from, who.id));
      game.play({"die character", "use move-companions", text("region", home.city)});
      const char initial = static_cast<char>(home.nation[0] - 'a' + 'A');
      const bool wakes = who.activates.find(initial) != std::string_view::npos;
      const json nation = game.at("/politicalTrack/" + std::string(home.nation));
      EXPECT_EQ(nation["active"], wakes);
      EXPECT_EQ(nation["step"], 1);  // and none advances
    }
  }
}

/// Dice that the side throws, all of them ones; the question that asks for them names them.
int throws(Game& game, std::string_view question) {
  int dice = 0;
  for (; game.question() == question; ++dice) game.roll({1});
  return dice;
}

TEST(Rulings, R100_LeadershipAndCaptainsOfTheWest) {
  for (const Worth& who : kCompanions) {
    SCOPED_TRACE(who.id);
    Game game(free_to_act("muster-army")
                  .at_war({"gondor"})
                  .army("osgiliath", "gondor 3R, " + std::string(who.id))
                  .army("north-ithilien", "sauron 1R"));
    game.play({"die muster-army", "use attack", "go"});
    // Three Regulars, and a Captain makes one die more.
    EXPECT_EQ(throws(game, "combat-roll-free"), who.captain ? 4 : 3);
    EXPECT_EQ(throws(game, "combat-roll-shadow"), 1);
    EXPECT_EQ(throws(game, "combat-reroll-free"), who.leadership);
    EXPECT_EQ(game.question(), "cease-or-continue");
  }
}

TEST(Rulings, R100_CaptainsAddUpToFiveDice) {
  const auto dice = [](std::string_view army) {
    Game game(free_to_act("muster-army")
                  .at_war({"gondor"})
                  .army("osgiliath", army)
                  .army("north-ithilien", "sauron 1R"));
    game.play({"die muster-army", "use attack"});
    if (game.question() == "attack-group") game.play("go");
    return throws(game, "combat-roll-free");
  };
  EXPECT_EQ(dice("gondor 1R, boromir, legolas"), 3);
  EXPECT_EQ(dice("gondor 1R, boromir, legolas, gimli, strider, gandalf-the-grey"), 5);
  EXPECT_EQ(dice("gondor 5R, boromir"), 5);
  EXPECT_EQ(dice("gondor 1R, meriadoc, peregrin, gandalf-the-white"), 1);
}

TEST(Rulings, R100_CaptainsDefendAsWell) {
  Game game(free_to_act("muster")
                .to_act("shadow")
                .at_war({"sauron"})
                .army("north-ithilien", "sauron 1R")
                .army("osgiliath", "gondor 1R, aragorn, gimli"));
  game.play({"die army", "use attack"});
  EXPECT_EQ(throws(game, "combat-roll-shadow"), 1);
  EXPECT_EQ(throws(game, "combat-roll-free"), 3);
  // Aragorn 2 and Gimli 1.
  EXPECT_EQ(throws(game, "combat-reroll-free"), 3);
}

/// The rerolls of three Regulars that Orthanc or Minas Morgul sends into battle with him.
int leadership_of_minion(std::string_view who) {
  const bool saruman = who == "saruman";
  Game game(free_to_act("muster")
                .to_act("shadow")
                .at_war({"sauron", "isengard"})
                .army(saruman ? "orthanc" : "north-ithilien",
                      (saruman ? "isengard 3R, " : "sauron 3R, ") + std::string(who))
                .army(saruman ? "fords-of-isen" : "osgiliath", "rohan 1R"));
  game.play({"die army", "use attack", "go"});
  EXPECT_EQ(throws(game, "combat-roll-shadow"), 3);  // no Captain among them
  EXPECT_EQ(throws(game, "combat-roll-free"), 1);
  return throws(game, "combat-reroll-shadow");
}

TEST(Rulings, R100_LeadershipOfMinions) {
  EXPECT_EQ(leadership_of_minion("saruman"), 1);
  EXPECT_EQ(leadership_of_minion("witch-king"), 2);
  EXPECT_EQ(leadership_of_minion("mouth-of-sauron"), 2);
}

TEST(Rulings, R100_LevelOfMinions) {
  // The Witch-king from Nurn to the Grey Mountains' far side, and to the Sea; the Mouth three
  // regions from Tharbad; Saruman nowhere.
  const auto reaches = [](std::string_view who, std::string_view from, std::string_view to) {
    Game game(free_to_act("muster")
                  .to_act("shadow")
                  .dice("shadow", {"character", "event"})
                  .army(from, who));
    game.play({"die character", "use move-minions"});
    return game.offers(text("region", to));
  };
  EXPECT_TRUE(reaches("witch-king", "nurn", "forlindon"));
  EXPECT_TRUE(reaches("mouth-of-sauron", "tharbad", "north-downs"));
  EXPECT_FALSE(reaches("mouth-of-sauron", "tharbad", "arnor"));
  const Game saruman(free_to_act("muster")
                         .to_act("shadow")
                         .dice("shadow", {"character", "event"})
                         .army("orthanc", "saruman"));
  EXPECT_EQ(saruman.why_not({{"do", "move-minions"}, {"who", "saruman"}}), "R-097");
}

TEST(Rulings, R100_GollumGuidesAndNothingElse) {
  // Level 0: he is no casualty, and lowers nothing; he is not counted as a Companion.
  Game game(
      free_to_act("character").fellowship({{"mordorStep", 1}, {"companions", json::array()}}));
  EXPECT_EQ(game.at("/fellowship/guide"), "gollum");
  game.play({"die character", "use move-fellowship", "tile 3"});
  game.forbids("lose-guide");
  game.forbids("lose-random");
  game.play("suffer");
  EXPECT_EQ(game.at("/fellowship/corruption"), 3);
  EXPECT_EQ(game.at("/fellowship/guide"), "gollum");
}

/// They are attacked in the open with the last unit of their Army, and lose it.
void expect_all_fall(std::string_view attacker, std::string_view nation, std::string_view from,
                     std::string_view where, std::string_view last_unit,
                     const Options& characters) {
  std::string army(last_unit);
  for (const std::string& who : characters) army += ", " + who;
  Game game(Setting()
                .empty_map()
                .at_war({nation})
                .to_act(attacker)
                .dice("free", {"muster-army", "event"})
                .dice("shadow", {"army", "event"})
                .army(from, std::string(nation) + " 5R")
                .army(where, army));
  game.play({attacker == "free" ? "die muster-army" : "die army", "use attack", "go"});
  if (game.question() == "withdraw") game.play("stand");
  game.roll({6, 6, 6, 6, 6});
  while (game.seat() == "chance") game.roll({1});
  EXPECT_EQ(game.standing(where), "");
  for (const std::string& who : characters) EXPECT_EQ(whereabouts(game, who), "eliminated") << who;
}

TEST(Rulings, R108_R237_WithItsLastUnitEveryCharacterOfAnArmyIsGoneForGood) {
  expect_all_fall(
      "shadow", "sauron", "north-ithilien", "osgiliath", "gondor 1R",
      {"gandalf-the-grey", "strider", "boromir", "legolas", "gimli", "meriadoc", "peregrin"});
  expect_all_fall("shadow", "sauron", "north-ithilien", "osgiliath", "gondor 1R",
                  {"aragorn", "gandalf-the-white"});
  expect_all_fall("free", "gondor", "osgiliath", "north-ithilien", "sauron 1R",
                  {"witch-king", "mouth-of-sauron"});
  expect_all_fall("free", "rohan", "fords-of-isen", "orthanc", "isengard 1R", {"saruman"});
}

/// Dice of the new turn, when the one before ends with him on the map.
int dice_of_next_turn(std::string_view side, std::string_view where, std::string_view who) {
  const Game game(Setting().empty_map().phase("recover").army(where, who));
  return game.at("/diceToRoll/" + std::string(side)).get<int>();
}

TEST(Rulings, R100_R030_WhoBringsAnActionDie) {
  EXPECT_EQ(dice_of_next_turn("free", "bree", "strider, gandalf-the-grey, boromir"), 4);
  EXPECT_EQ(dice_of_next_turn("free", "bree", "aragorn"), 5);
  EXPECT_EQ(dice_of_next_turn("free", "bree", "gandalf-the-white"), 5);
  EXPECT_EQ(dice_of_next_turn("free", "bree", "aragorn, gandalf-the-white"), 6);
  EXPECT_EQ(dice_of_next_turn("shadow", "orthanc", "2N"), 7);
  EXPECT_EQ(dice_of_next_turn("shadow", "orthanc", "saruman"), 8);
  EXPECT_EQ(dice_of_next_turn("shadow", "nurn", "witch-king"), 8);
  EXPECT_EQ(dice_of_next_turn("shadow", "nurn", "mouth-of-sauron"), 8);
}

}  // namespace
}  // namespace rulings
