// The cards are data: who changes an entry of data/wotr/cards.json changes the game.

#include "rules/wotr/state/rules.h"
#include "tests/cards/mustering.h"
#include "tests/rules/wotr/data_set.h"

namespace cards {
namespace {

/// The tables with one card's entry changed.
wotr::Rules changed(std::string_view card, const std::function<void(json&)>& change,
                    const json& options = json::object()) {
  wotr::DataSet data;
  data.edit_entry("cards.json", card, change);
  auto rules = data.make(options);
  if (!rules) throw std::runtime_error(rules.error());
  return *rules;
}

/// The seat has played the changed card.
Game played_changed(Setting setting, std::string_view seat, std::string_view card,
                    const std::function<void(json&)>& change) {
  Game game(changed(card, change), holding(setting, seat, {card}));
  play_event(game, card);
  return game;
}

TEST(CardData, AnotherNumberOfFigures) {
  const Game game = played_changed(empty_land(), "free", "king-brands-men", [](json& card) {
    card["do"][0]["recruit"]["north.regular"] = 4;
  });
  EXPECT_EQ(game.standing("dale"), "north 4R");
}

TEST(CardData, AnotherNation) {
  const Game game = played_changed(empty_land(), "free", "king-brands-men", [](json& card) {
    card["do"][0]["recruit"] = {{"dwarves.regular", 2}};
  });
  EXPECT_EQ(game.standing("dale"), "dwarves 2R");
}

TEST(CardData, AnotherKindOfFigure) {
  const Game game =
      played_changed(Setting().empty_map().army("minas-tirith", "aragorn"), "shadow",
                     "the-king-is-revealed", [](json& card) {
                       card["do"][0]["recruit"] = {{"sauron.elite", 2}, {"nazgul", 3}};
                     });
  EXPECT_EQ(game.standing("minas-morgul"), "sauron 2E, 3N");
}

TEST(CardData, AnotherRegion) {
  const Game game = played_changed(empty_land(), "shadow", "orcs-multiplying-again",
                                   [](json& card) { card["do"][0]["in"] = "eagles-eyrie"; });
  EXPECT_EQ(game.standing("dol-guldur"), "");
  EXPECT_EQ(game.standing("eagles-eyrie"), "sauron 3R");
}

TEST(CardData, AnotherGroupOfRegions) {
  const Game game = played_changed(empty_land(), "free", "eomer-son-of-eomund", [](json& card) {
    card["do"][0]["in"]["of"] = "rohan.strongholds";
  });
  EXPECT_EQ(offered(game), "figure rohan.elite, figure rohan.regular");  // one: Helm's Deep
}

TEST(CardData, AnotherNumberOfRegions) {
  Game game = played_changed(empty_land(), "shadow", "many-kings-to-the-service-of-mordor",
                             [](json& card) { card["do"][0]["regions"] = 2; });
  game.play({"region umbar", "region far-harad"});
  expect_done(game, "shadow", "many-kings-to-the-service-of-mordor");
}

TEST(CardData, AnotherNumberOfCardsFromAnotherDeck) {
  Game game = played_changed(empty_land(), "free", "celeborns-galadhrim", [](json& card) {
    card["do"] = json::array({{{"draw", 2}, {"deck", "character"}}});
  });
  EXPECT_EQ(game.question(), "draw-free-character");
  game.play({"draw elven-cloaks", "draw elven-rope"});
  EXPECT_EQ(game.at("/hands/free").size(), 2u);
  expect_done(game, "free", "celeborns-galadhrim");
}

TEST(CardData, ANationOfTheConditionIsAnother) {
  Setting setting = empty_land().at_war({"isengard"}).politics("sauron", 3);
  const auto change = [](json& card) { card["if"] = json::array({{{"at-war", "isengard"}}}); };
  const Game game(changed("olog-hai", change), holding(setting, "shadow", {"olog-hai"}));
  EXPECT_EQ(why_not_play(game, "olog-hai"), "");
  EXPECT_EQ(why_not_with(setting, "shadow", "olog-hai"), "R-072");
}

TEST(CardData, AnotherAmountOfCorruption) {
  const Game game =
      played_changed(empty_land().fellowship({{"guide", "strider"}, {"corruption", 7}}), "free",
                     "bilbos-song", [](json& card) {
                       card["do"] = json::array({{{"corruption", -4}}});
                     });
  EXPECT_EQ(game.at("/fellowship/corruption"), 3);
}

// Three dice heal one each at 3 and more with Strider as Guide; here two heal two each at 6.
TEST(CardData, OtherDice) {
  Game game = played_changed(
      empty_land().fellowship({{"guide", "strider"}, {"corruption", 5}}), "free", "athelas",
      [](json& card) {
        card["do"] = json::array({{{"roll", 2}, {"success", 6}, {"each", {{"corruption", -2}}}}});
      });
  game.roll({5, 6});
  EXPECT_EQ(game.at("/fellowship/corruption"), 3);
  expect_done(game, "free", "athelas");
}

// By the card Gondor must be active, and Rohan takes a step.
TEST(CardData, AnotherNationAdvances) {
  const Setting setting =
      empty_land().politics("gondor", 2).politics("rohan", 1, false).politics("dwarves", 1);
  const Game game = played_changed(setting, "free", "the-red-arrow", [](json& card) {
    card["do"] = json::array({{{"politics", "dwarves"}, {"steps", 2}}});
  });
  EXPECT_EQ(game.at("/politicalTrack/dwarves/step"), 3);
  EXPECT_EQ(game.at("/politicalTrack/rohan/step"), 1);
}

// a Muster die does not pay for a card with the Army icon.
TEST(CardData, AnotherIcon) {
  Setting setting = empty_land().at_war({"sauron"});
  holding(setting, "shadow", {"olog-hai"}).dice("shadow", {"muster", "character"});
  const auto with_muster_die = [&](const wotr::Rules& rules) {
    const json intent{{"die", "muster"}, {"do", "play-card"}, {"card", "olog-hai"}};
    return Game(rules, setting).why_not(intent);
  };
  EXPECT_EQ(with_muster_die(rulings::tables(json::object())), "R-071");
  EXPECT_EQ(with_muster_die(changed("olog-hai", [](json& card) { card["type"] = "muster"; })), "");
}

TEST(CardData, AnotherPlayer) {
  Setting setting = Setting().empty_map().option("players", 4);
  holding(setting, "rohan", {"guards-of-the-citadel"});
  const auto change = [](json& card) { card["player"] = "rohan"; };
  const wotr::Rules rules = changed("guards-of-the-citadel", change, setting.options());
  EXPECT_EQ(why_not_play(Game(setting), "guards-of-the-citadel"), "R-310");
  EXPECT_EQ(why_not_play(Game(rules, setting), "guards-of-the-citadel"), "");
}

// Grond with two rounds instead of three, and with an Army of Isengard's instead of the
// Witch-king's.
TEST(CardData, OtherRoundsOfAnAttack) {
  Game game = played_changed(Setting()
                                 .empty_map()
                                 .at_war({"sauron"})
                                 .army("minas-tirith", "sauron 2R, witch-king")
                                 .garrison("minas-tirith", "gondor 2R"),
                             "shadow", "grond-hammer-of-the-underworld",
                             [](json& card) { card["do"][0]["rounds"] = 2; });
  game.play("go");
  while (game.seat() == "chance") game.roll({1});
  EXPECT_EQ(game.events("round").size(), 2u);
}

// Wormtongue who does not hear of Helm's Deep.
TEST(CardData, OtherRegionsOfACardOnTheTable) {
  Setting setting;
  setting.empty_map()
      .set("/tableCards/shadow", json::array({"wormtongue"}))
      .at_war({"isengard"})
      .army("orthanc", "saruman")
      .army("fords-of-isen", "isengard 2R")
      .army("helms-deep", "rohan 1R")
      .to_act("shadow")
      .dice("shadow", {"army", "event"})
      .dice("free", {"event"});
  Game game(changed("wormtongue", [](json& card) { card["table"]["regions"] = "edoras"; }),
            setting);
  game.play({"die army", "use attack", "go"});
  EXPECT_FALSE(game.at("/politicalTrack/rohan/active"));
}

}  // namespace
}  // namespace cards
