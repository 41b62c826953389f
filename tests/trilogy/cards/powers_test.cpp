// The 25 powers.

#include <cctype>

#include <gtest/gtest.h>

#include "rules/trilogy/state/card.h"
#include "tests/trilogy/game.h"

namespace trilogy_tests {
namespace {

json holding(const char* seat, const char* card) {
  return {{"adventureCards", {{seat, list(card)}}}};
}

/// Yellow is about to attack Near Harad from Harad.
Game invading(json more, int attackers = 4, int defenders = 4) {
  json position = turn_of_yellow("combat", {{"harad", attackers}},
                                 {{"territories", {{"near-harad", {{"battalions", defenders}}}}}});
  position.merge_patch(more);
  Game game(position);
  game.play({"territory harad", "territory near-harad"});
  return game;
}

void play_card(Game& game, const std::string& card) { game.play("play-card " + card); }

TEST(TrilogyCards, GrimaWormtongue) {
  for (const char* copy : {"power-grima-wormtongue-1", "power-grima-wormtongue-2"}) {
    Game game = invading(holding("yellow", copy));
    play_card(game, copy);
    EXPECT_EQ(game.options(), (Options{"amount 1", "amount 2"}));
    game.play("amount 2");
    EXPECT_EQ(game.battalions("harad"), 6);
    EXPECT_EQ(game.battalions("near-harad"), 2);
    EXPECT_EQ(game.cards("playedCards", "yellow"), Options{copy});
  }
}

TEST(TrilogyCards, GrimaWormtongue_OneDefenderAlwaysStays) {
  Game game = invading(holding("yellow", "power-grima-wormtongue-1"), 4, 1);
  EXPECT_FALSE(game.offers("play-card power-grima-wormtongue-1"));
  Game two = invading(holding("yellow", "power-grima-wormtongue-1"), 4, 2);
  play_card(two, "power-grima-wormtongue-1");
  EXPECT_EQ(two.battalions("near-harad"), 1);
}

TEST(TrilogyCards, CourageAloneWillNotSaveYou) {
  Game game = invading(holding("red", "power-courage-alone"), 4, 1);
  game.play("attack harad near-harad 3");
  ASSERT_EQ(game.seat(), "red");
  play_card(game, "power-courage-alone");
  EXPECT_EQ(game.battalions("near-harad"), 5);
  EXPECT_TRUE(game.offers("defend 2"));
}

TEST(TrilogyCards, YouShallNotPass) {
  for (const char* copy : {"power-you-shall-not-pass-1", "power-you-shall-not-pass-2"}) {
    Game game(turn_of_yellow("reinforce", {{"harad", 2}, {"nurn", 2}}, holding("yellow", copy)));
    play_card(game, copy);
    EXPECT_EQ(game.options().size(), 18u);
    game.play("bridge harad:harondor");
    EXPECT_EQ(game.at("/effects").at(0)["bridges"], list("harad:harondor"));
    game.play({"territory harad", "place harad 3"});
    EXPECT_EQ(game.why_not({{"do", "attack"}, {"from", "harad"}, {"to", "harondor"}}), "T-056");
  }
}

TEST(TrilogyCards, Ambush) {
  Game game = invading(holding("yellow", "power-ambush"));
  play_card(game, "power-ambush");
  EXPECT_EQ(game.battalions("harad"), 7);
}

void expect_walls_fall(const char* card) {
  Game game(turn_of_yellow("combat", {{"deep-harad", 5}}, holding("yellow", card)));
  game.play({"territory deep-harad", "territory umbar"});
  play_card(game, card);
  game.play("attack deep-harad umbar 1");
  game.roll({4, 3});
  EXPECT_EQ(game.owner("umbar"), "yellow") << "4 against 3, without the walls";
  Game field = invading(holding("yellow", card));
  EXPECT_FALSE(field.offers(std::string("play-card ") + card)) << "there is no stronghold";
}

TEST(TrilogyCards, TheEnemyIsAtHand) { expect_walls_fall("power-the-enemy-is-at-hand"); }

TEST(TrilogyCards, SiegeMachines) { expect_walls_fall("power-siege-machines"); }

TEST(TrilogyCards, MoveByNight) {
  Game game(turn_of_yellow("fortify", {{"harad", 9}, {"near-harad", 1}},
                           holding("yellow", "power-move-by-night")));
  play_card(game, "power-move-by-night");
  for (int move = 0; move < 4; ++move) {
    EXPECT_EQ(game.at("/fortifyMoves"), 4 - move);
    game.play({"territory harad", "fortify harad near-harad 1"});
    if (game.question() == "fortify-from" && move == 0) game.forbids("move-in 1");
  }
  EXPECT_EQ(game.battalions("near-harad"), 5);
}

TEST(TrilogyCards, TheWayIsUnderTheMountains) {
  for (const char* copy :
       {"power-the-way-is-under-the-mountains-1", "power-the-way-is-under-the-mountains-2"}) {
    Game game(turn_of_yellow("combat", {{"nurn", 4}}, holding("yellow", copy)));
    play_card(game, copy);
    game.play({"territory nurn", "territory khand"});
    EXPECT_TRUE(game.offers("attack nurn khand 3"));
  }
}

TEST(TrilogyCards, ViolentStorms) {
  json position =
      turn_of_yellow("combat", {{"minhiriath", 6}}, holding("red", "power-violent-storms"));
  Game game(position);
  game.play({"territory minhiriath", "territory mithlond", "attack minhiriath mithlond 2"});
  play_card(game, "power-violent-storms");
  EXPECT_EQ(game.battalions("minhiriath"), 4);
  EXPECT_EQ(game.owner("mithlond"), "red");
}

TEST(TrilogyCards, ViolentStorms_BlowOnlyAtSea) {
  Game game = invading(holding("red", "power-violent-storms"));
  game.play("attack harad near-harad 1");
  EXPECT_EQ(game.why_not({{"do", "play-card"}, {"card", "power-violent-storms"}}), "T-055");
}

TEST(TrilogyCards, BorneToAnotherPlace) {
  Game game(
      turn_of_yellow("reinforce", {{"harad", 2}, {"nurn", 2}, {"khand", 1}},
                     {{"territories", {{"harad", {{"leader", "yellow"}}}}},
                      {"adventureCards", {{"yellow", list("power-borne-to-another-place")}}}}));
  play_card(game, "power-borne-to-another-place");
  EXPECT_EQ(game.options(), (Options{"territory nurn", "territory khand"}));
  game.play("territory khand");
  EXPECT_TRUE(game.has_leader("khand"));
  EXPECT_FALSE(game.has_leader("harad"));
  EXPECT_TRUE(game.at("/enteredThisTurn").empty()) << "it did not enter";
}

TEST(TrilogyCards, HuntForTheRingbearer) {
  json position = turn_of_yellow("reinforce", {{"buckland", 2}, {"nurn", 2}},
                                 holding("yellow", "power-hunt-for-the-ringbearer"));
  position["ring"]["territory"] = "buckland";
  Game held(position);
  play_card(held, "power-hunt-for-the-ringbearer");
  EXPECT_EQ(held.battalions("buckland"), 6);
  EXPECT_EQ(held.ring(), "buckland");
  position["ring"]["territory"] = "moria";
  Game hunted(position);
  play_card(hunted, "power-hunt-for-the-ringbearer");
  EXPECT_EQ(hunted.ring(), "gladden-fields") << "without a roll";
}

TEST(TrilogyCards, StrategicWithdrawal) {
  Game game = invading(holding("red", "power-strategic-withdrawal"), 4, 5);
  game.play("attack harad near-harad 3");
  play_card(game, "power-strategic-withdrawal");
  game.play("amount 4");  // Khand alone is beside it
  EXPECT_EQ(game.battalions("near-harad"), 1);
  EXPECT_EQ(game.battalions("khand"), 5);
}

TEST(TrilogyCards, BlackSails) {
  Game game(turn_of_yellow("combat", {{"minhiriath", 6}}, holding("yellow", "power-black-sails")));
  game.play({"territory minhiriath", "territory mithlond"});
  play_card(game, "power-black-sails");
  game.play("attack minhiriath mithlond 1");
  game.roll({3, 3});
  EXPECT_EQ(game.owner("mithlond"), "yellow") << "3 and one against 3";
  Game land = invading(holding("yellow", "power-black-sails"));
  EXPECT_FALSE(land.offers("play-card power-black-sails"));
}

/// The Fellowship tries to leave, and red may answer with the card.
Game leaving(const char* place, const char* card) {
  json position = turn_of_yellow("fellowship", {{"harad", 2}}, holding("red", card));
  position["ring"]["territory"] = place;
  return Game(position);
}

TEST(TrilogyCards, ABalrogIsCome) {
  Game game = leaving("moria", "power-a-balrog-is-come");
  game.roll({6});
  play_card(game, "power-a-balrog-is-come");
  EXPECT_EQ(game.ring(), "moria");
  Game elsewhere = leaving("lorien", "power-a-balrog-is-come");
  elsewhere.roll({6});
  EXPECT_EQ(elsewhere.why_not({{"do", "play-card"}, {"card", "power-a-balrog-is-come"}}), "T-042");
}

TEST(TrilogyCards, BoromirTriesToSeizeTheOneRing) {
  Game plain = leaving("fornost", "power-boromir-tries-to-seize-the-one-ring");
  play_card(plain, "power-boromir-tries-to-seize-the-one-ring");
  EXPECT_EQ(plain.ring(), "fornost");
  Game rolled = leaving("lorien", "power-boromir-tries-to-seize-the-one-ring");
  rolled.roll({6});
  play_card(rolled, "power-boromir-tries-to-seize-the-one-ring");
  EXPECT_EQ(rolled.ring(), "lorien") << "after the roll too";
}

void expect_required_roll(const char* card) {
  Game stays = leaving("fornost", card);
  play_card(stays, card);
  ASSERT_EQ(stays.question(), "fellowship-roll");
  stays.roll({3});
  EXPECT_EQ(stays.ring(), "fornost");
  Game leaves = leaving("fornost", card);
  play_card(leaves, card);
  leaves.roll({4});
  EXPECT_EQ(leaves.ring(), "weather-hills");
}

TEST(TrilogyCards, KnifeInTheDark) { expect_required_roll("power-knife-in-the-dark"); }

TEST(TrilogyCards, DangerousCrossing) { expect_required_roll("power-dangerous-crossing"); }

TEST(TrilogyCards, Gollum) { expect_required_roll("power-gollum"); }

TEST(TrilogyCards, FaramirFindsTheRingbearer) {
  const char* card = "power-faramir-finds-the-ringbearer";
  Game up = leaving("moria", card);
  up.roll({2});
  play_card(up, card);
  EXPECT_EQ(up.options(), (Options{"change -2", "change 2"}));
  up.play("change 2");
  EXPECT_EQ(up.ring(), "gladden-fields");
  Game down = leaving("moria", card);
  down.roll({5});
  play_card(down, card);
  down.play("change -2");
  EXPECT_EQ(down.ring(), "moria");
}

/// A card that changes the roll of one territory so that it stays.
void expect_change(const char* card, const char* place, int enough, int too_little) {
  Game stays = leaving(place, card);
  stays.roll({too_little});
  play_card(stays, card);
  EXPECT_EQ(stays.ring(), place);
  Game leaves = leaving(place, card);
  leaves.roll({enough});
  play_card(leaves, card);
  EXPECT_NE(leaves.ring(), place);
}

TEST(TrilogyCards, CapturedByOrcs) { expect_change("power-captured-by-orcs", "gorgoroth", 5, 4); }

TEST(TrilogyCards, ShelobsLair) { expect_change("power-shelobs-lair", "minas-morgul", 6, 5); }

TEST(TrilogyCards, Smeagol) { expect_change("power-smeagol", "lorien", 2, 1); }

/// "Gríma Wormtongue" is tested by "GrimaWormtongue".
std::string test_name_of(std::string_view title) {
  std::string name;
  bool begins = true;
  for (std::size_t i = 0; i < title.size(); ++i) {
    const auto byte = static_cast<unsigned char>(title[i]);
    if (byte == 0xC3 && i + 1 < title.size()) {  // Latin letters with a sign
      const auto second = static_cast<unsigned char>(title[++i]);
      name += second >= 0xB9 ? 'u' : second >= 0xB2 ? 'o' : second >= 0xAC ? 'i' : 'e';
      begins = false;
    } else if (std::isalpha(byte) != 0) {
      name += begins ? static_cast<char>(std::toupper(byte)) : title[i];
      begins = false;
    } else if (title[i] != '\'') {
      begins = true;
    }
  }
  return name;
}

TEST(TrilogyCardTests, EveryPrintedCardHasATestOfItsTitle) {
  const ::testing::UnitTest& all = *::testing::UnitTest::GetInstance();
  std::vector<std::string> names;
  for (int s = 0; s < all.total_test_suite_count(); ++s) {
    const ::testing::TestSuite& suite = *all.GetTestSuite(s);
    if (suite.name() != std::string("TrilogyCards")) continue;
    for (int t = 0; t < suite.total_test_count(); ++t)
      names.emplace_back(suite.GetTestInfo(t)->name());
  }
  for (const trilogy::AdventureCard& card : tables().adventures) {
    EXPECT_NE(std::find(names.begin(), names.end(), test_name_of(card.title)), names.end())
        << card.title << " would be TrilogyCards." << test_name_of(card.title);
  }
}

}  // namespace
}  // namespace trilogy_tests
