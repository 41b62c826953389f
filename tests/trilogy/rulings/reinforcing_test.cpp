// Step 1 and sets: T-019 to T-026.

#include <gtest/gtest.h>

#include "rules/trilogy/names/read_names.h"
#include "tests/trilogy/game.h"

namespace trilogy_tests {
namespace {

Game with_cards(const json& cards, const json& more = json::object(),
                const json& options = json::object()) {
  json position = turn_of_yellow("reinforce", {{"harad", 1}, {"khand", 1}},
                                 {{"territoryCards", {{"yellow", cards}}}});
  position.merge_patch(more);
  return Game(position, options);
}

/// What turning in these three brings beyond the three battalions of every turn.
int value_of(const char* one, const char* two, const char* three,
             const json& options = json::object()) {
  Game game = with_cards({one, two, three}, json::object(), options);
  const std::string set = std::string("turn-in ") + one + " " + two + " " + three;
  if (!game.offers(set)) return 0;
  game.play(set);
  return game.at("/toPlace/yellow").get<int>() - 3;
}

TEST(TrilogyReinforcing, T019_StrongholdsThenTerritoriesThenSetsThenPlacing) {
  Game game = with_cards({"the-shire", "moria", "lorien"},
                         {{"territories", {{"umbar", {{"owner", "yellow"}}}}}});
  EXPECT_EQ(game.battalions("umbar"), 2) << "its battalion stands there already";
  EXPECT_EQ(game.at("/toPlace/yellow"), 3);
  game.play({"territory harad", "place harad 1"});
  EXPECT_EQ(game.question(), "place-where") << "no set once the first battalion is placed";
  EXPECT_EQ(game.why_not({{"do", "attack"}, {"from", "harad"}}), "T-019")
      << "no attack before the last one is down";
}

TEST(TrilogyReinforcing, T019_WhereMayBeSaidInAnyWord) {
  const Game game(turn_of_yellow("reinforce", {{"harad", 4}, {"nurn", 1}}));
  for (const char* word : {"to", "territory"}) {
    EXPECT_EQ(game.why_not({{"do", "place"}, {word, "harad"}}), "") << word;
    EXPECT_EQ(game.why_not({{word, "harad"}}), "") << word;
    EXPECT_EQ(game.why_not({{"do", "place"}, {word, "moria"}}), "T-019") << word;
    EXPECT_EQ(game.why_not({{word, "moria"}}), "T-019") << word;
  }
}

TEST(TrilogyReinforcing, T019_TheRegionsBonusIsAddedToTheTerritories) {
  const json mordor = {{"udun-vale", 1}, {"minas-morgul", 1}, {"barad-dur", 1},
                       {"gorgoroth", 1}, {"nurn", 1},         {"mount-doom", 1}};
  EXPECT_EQ(Game(turn_of_yellow("reinforce", mordor)).at("/toPlace/yellow"), 3 + 2);
}

TEST(TrilogyReinforcing, T019_ATerritoryForEachThreeFromTwelveOn) {
  json held = json::object();
  for (const char* id :
       {"harad", "khand", "nurn", "harondor", "near-harad", "deep-harad", "the-shire", "buckland",
        "old-forest", "fornost", "dunland", "minhiriath", "enedwaith", "andrast", "anfalas"}) {
    held[id] = 1;
  }
  EXPECT_EQ(Game(turn_of_yellow("reinforce", held)).at("/toPlace/yellow"), 5);
}

TEST(TrilogyReinforcing, T020_AStrongholdsBattalionIsExtra) {
  Game game(turn_of_yellow("reinforce", {{"moria", 1}, {"harad", 1}}));
  EXPECT_EQ(game.battalions("moria"), 2);
  EXPECT_EQ(game.at("/toPlace/yellow"), 3) << "the least is not lowered by it";
}

TEST(TrilogyReinforcing, T021_SetsOfOneSymbolAndOneOfEach) {
  EXPECT_EQ(value_of("evendim-hills", "lune-valley", "borderlands"), 4) << "three archers";
  EXPECT_EQ(value_of("the-shire", "mount-doom", "mithlond"), 0) << "no set";
}

TEST(TrilogyReinforcing, T021_AWildCardCompletesASet) {
  const auto symbol = [](const char* id) {
    const auto& rules = tables();
    return rules.territories[static_cast<std::size_t>(trilogy::find_territory(rules, id))].symbol;
  };
  ASSERT_EQ(symbol("evendim-hills"), trilogy::Symbol::kArcher);
  ASSERT_EQ(symbol("mithlond"), trilogy::Symbol::kEagle);
  ASSERT_EQ(symbol("the-shire"), trilogy::Symbol::kRider);
  EXPECT_EQ(value_of("evendim-hills", "lune-valley", "wild-1"), 4);
  EXPECT_EQ(value_of("mithlond", "tower-hills", "wild-1"), 8);
  EXPECT_EQ(value_of("the-shire", "mount-doom", "wild-2"), 6);
  EXPECT_EQ(value_of("the-shire", "evendim-hills", "wild-1"), 10);
  EXPECT_EQ(value_of("the-shire", "evendim-hills", "mithlond"), 10);
}

TEST(TrilogyReinforcing, T021_WithTwoWildCardsTheBestCompletionCounts) {
  EXPECT_EQ(value_of("evendim-hills", "wild-1", "wild-2"), 10);
  EXPECT_EQ(value_of("evendim-hills", "wild-1", "wild-2", {{"sets.mostWilds", 1}}), 0);
  EXPECT_EQ(with_cards({"the-shire", "mount-doom", "mithlond"})
                .why_not({{"do", "turn-in"}, {"cards", {"the-shire", "mount-doom", "mithlond"}}}),
            "T-021");
}

TEST(TrilogyReinforcing, T022_FewerThanFiveCardsMayBeKept) {
  Game game = with_cards({"evendim-hills", "lune-valley", "borderlands"});
  EXPECT_TRUE(game.offers("territory harad"));
  EXPECT_TRUE(game.offers("turn-in evendim-hills lune-valley borderlands"));
  game.play("territory harad");
  EXPECT_EQ(
      game.why_not({{"do", "turn-in"}, {"cards", {"evendim-hills", "lune-valley", "borderlands"}}}),
      "T-022");
}

TEST(TrilogyReinforcing, T023_FiveCardsForceASetOfTheirOwnersChoice) {
  Game game = with_cards({"evendim-hills", "lune-valley", "borderlands", "mithlond", "the-shire"});
  EXPECT_FALSE(game.offers("territory harad"));
  EXPECT_GT(game.options().size(), 1u);
  EXPECT_EQ(game.why_not({{"do", "place"}, {"territory", "harad"}}), "T-023");
  game.play("turn-in evendim-hills mithlond the-shire");
  EXPECT_TRUE(game.offers("territory harad"));
}

TEST(TrilogyReinforcing, T024_AHandThatGrowsInStepFourWaits) {
  Game game(turn_of_yellow(
      "territory-card", {{"harad", 2}},
      {{"conqueredThisTurn", 1},
       {"territoryCards",
        {{"yellow", {"evendim-hills", "lune-valley", "borderlands", "mithlond"}}}}}));
  ASSERT_EQ(game.question(), "draw-territory");
  game.play("draw the-shire");
  EXPECT_EQ(game.cards("territoryCards", "yellow").size(), 5u);
  EXPECT_EQ(game.at("/toAct"), "red") << "the turn ends without a set";
  EXPECT_TRUE(game.events("turned-in").empty());
}

TEST(TrilogyReinforcing, T025_SpentCardsAreDiscardedAndBringNothingForTheirTerritory) {
  Game game = with_cards({"harad", "the-shire", "evendim-hills"});
  ASSERT_TRUE(game.offers("turn-in the-shire evendim-hills harad"));
  game.play("turn-in the-shire evendim-hills harad");
  EXPECT_EQ(game.battalions("harad"), 1);
  EXPECT_EQ(game.cards("discards", "territory").size(), 3u);
}

TEST(TrilogyReinforcing, T025_ByOptionAHeldTerritoryGains) {
  for (const int bonus : {1, 2}) {
    Game game = with_cards({"harad", "the-shire", "evendim-hills"}, json::object(),
                           {{"sets.heldBonus", bonus}});
    game.play("turn-in the-shire evendim-hills harad");
    EXPECT_EQ(game.battalions("harad"), 1 + bonus);
  }
}

TEST(TrilogyReinforcing, T025_TheDiscardsAreShuffledWhenTheDeckIsEmpty) {
  json discards = json::array();
  for (const auto& territory : tables().territories) discards.push_back(territory.id);
  discards.push_back("wild-1");
  discards.push_back("wild-2");
  Game game(turn_of_yellow("territory-card", {{"harad", 2}},
                           {{"conqueredThisTurn", 1}, {"discards", {{"territory", discards}}}}));
  ASSERT_EQ(game.question(), "draw-territory");
  EXPECT_EQ(game.options().size(), 66u);
  EXPECT_TRUE(game.cards("discards", "territory").empty());
}

/// Yellow is about to take red's last territory of a game of three.
json last_stand(const json& red_cards, const json& yellow_cards) {
  return {{"seats", {"yellow", "red", "green"}},
          {"phase", "turn"},
          {"step", "combat"},
          {"toAct", "yellow"},
          {"fill", {{"owner", "green"}, {"battalions", 1}}},
          {"territories",
           {{"near-harad", {{"owner", "yellow"}, {"battalions", 9}}},
            {"khand", {{"owner", "red"}, {"battalions", 1}}}}},
          {"territoryCards", {{"red", red_cards}, {"yellow", yellow_cards}}}};
}

void take_khand(Game& game) {
  game.play({"territory near-harad", "territory khand", "attack near-harad khand 3"});
  if (game.question() == "defend") game.play("defend 1");
  game.roll({6, 6, 6, 1});
  game.play("move-in 3");
}

TEST(TrilogyReinforcing, T026_CapturedCardsForceSetsAtOnceThenCombatGoesOn) {
  Game game(last_stand({"evendim-hills", "lune-valley", "borderlands"},
                       {"mithlond", "the-shire", "tower-hills"}));
  take_khand(game);
  ASSERT_EQ(game.question(), "captured-sets");
  game.play("turn-in evendim-hills lune-valley borderlands");
  EXPECT_EQ(game.question(), "place-where") << "three are left: no further set";
  EXPECT_EQ(game.at("/toPlace/yellow"), 4);
  game.play({"territory khand", "place khand 4"});
  EXPECT_EQ(game.question(), "attack-from");
}

TEST(TrilogyReinforcing, T026_WithFourOrFewerNothingIsTurnedIn) {
  Game game(last_stand({"evendim-hills", "lune-valley"}, {"borderlands", "mithlond"}));
  take_khand(game);
  EXPECT_EQ(game.question(), "attack-from");
  EXPECT_EQ(game.cards("territoryCards", "yellow").size(), 4u);
}

TEST(TrilogyReinforcing, T026_ByOptionTheyWaitForTheNextTurn) {
  Game game(last_stand({"evendim-hills", "lune-valley", "borderlands"},
                       {"mithlond", "the-shire", "tower-hills"}),
            {{"sets.captured", "nextTurn"}});
  take_khand(game);
  EXPECT_EQ(game.question(), "attack-from");
  EXPECT_EQ(game.cards("territoryCards", "yellow").size(), 6u);
}

}  // namespace
}  // namespace trilogy_tests
