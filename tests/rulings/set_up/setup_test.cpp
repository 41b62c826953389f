// The set-up.

#include <map>
#include <set>

#include <gtest/gtest.h>

#include "tests/rulings/game.h"

namespace rulings {
namespace {

Game new_game() { return Game(Setting().phase("recover")); }

struct Row {
  std::string_view where;
  std::string_view figures;
};

// The table of R-011, region by region.
constexpr Row kOnTheMap[] = {
    {"erebor", "dwarves 1R 2E 1L"},
    {"ered-luin", "dwarves 1R"},
    {"iron-hills", "dwarves 1R"},
    {"grey-havens", "elves 1R 1E 1L"},
    {"rivendell", "elves 2E 1L"},
    {"woodland-realm", "elves 1R 1E 1L"},
    {"lorien", "elves 1R 2E 1L"},
    {"minas-tirith", "gondor 3R 1E 1L"},
    {"dol-amroth", "gondor 3R"},
    {"osgiliath", "gondor 2R"},
    {"pelargir", "gondor 1R"},
    {"bree", "north 1R"},
    {"carrock", "north 1R"},
    {"dale", "north 1R 1L"},
    {"north-downs", "north 1E"},
    {"the-shire", "north 1R"},
    {"edoras", "rohan 1R 1E"},
    {"fords-of-isen", "rohan 2R 1L"},
    {"helms-deep", "rohan 1R"},
    {"orthanc", "isengard 4R 1E"},
    {"north-dunland", "isengard 1R"},
    {"south-dunland", "isengard 1R"},
    {"barad-dur", "sauron 4R 1E, 1N"},
    {"dol-guldur", "sauron 5R 1E, 1N"},
    {"gorgoroth", "sauron 3R"},
    {"minas-morgul", "sauron 5R, 1N"},
    {"moria", "sauron 2R"},
    {"mount-gundabad", "sauron 2R"},
    {"nurn", "sauron 2R"},
    {"morannon", "sauron 5R, 1N"},
    {"far-harad", "southrons 3R 1E"},
    {"near-harad", "southrons 3R 1E"},
    {"north-rhun", "southrons 2R"},
    {"south-rhun", "southrons 3R 1E"},
    {"umbar", "southrons 3R"},
};

/// How many figures of the kind ("regular", "elite", "leader", "nazgul") stand on the map.
int on_map(const json& state, std::string_view side, const std::string& kind) {
  int sum = 0;
  for (const json& region : state["regions"]) {
    for (const json& one : region["deployments"]) {
      if (one["owner"] != side) continue;
      if (kind == "nazgul") sum += one["nazgul"].get<int>();
      if (kind == "leader") {
        for (const json& leaders : one["leaders"]) sum += leaders.get<int>();
      } else if (kind != "nazgul") {
        for (const json& units : one["units"]) sum += units[kind].get<int>();
      }
    }
  }
  return sum;
}

int in_pool(const json& pool, const std::string& kind) {
  int sum = 0;
  for (const json& nation : pool) {
    if (nation.is_object()) sum += nation.value(kind, 0);
  }
  return sum;
}

std::set<std::string> settlements(const Game& game, wotr::Settlement kind, wotr::Side side) {
  std::set<std::string> found;
  for (const wotr::Region& region : game.rules().regions) {
    const bool here = region.settlement == kind && wotr::side_of(region.nation) == side;
    if (here) found.insert(region.id);
  }
  return found;
}

/// The weights of the faces that a die may show now.
std::map<std::string, int> faces(const Game& game) {
  const core::Decision roll = wotr::Game::decision(game.rules(), game.value());
  const std::vector<std::string> shown = game.options();
  std::map<std::string, int> weights;
  for (std::size_t i = 0; i < shown.size(); ++i) weights[shown[i]] = roll.weights[i];
  return weights;
}

TEST(Rulings, R011_EveryArmyStandsWhereTheTableHasIt) {
  const Game game = new_game();
  std::set<std::string> named;
  for (const Row& row : kOnTheMap) {
    EXPECT_EQ(game.standing(row.where), row.figures) << row.where;
    named.insert(std::string(row.where));
  }
  for (const wotr::Region& region : game.rules().regions) {
    if (named.contains(region.id)) continue;
    EXPECT_EQ(game.standing(region.id), "") << region.id;
  }
}

TEST(Rulings, R011_ReinforcementsAreTheRestOfTheBox) {
  const Game game = new_game();
  constexpr Row kReinforcements[] = {
      {"dwarves", "2R 3E 3L"}, {"elves", "2R 4E"},      {"gondor", "6R 4E 3L"},
      {"north", "6R 4E 3L"},   {"rohan", "6R 4E 3L"},   {"isengard", "6R 5E"},
      {"sauron", "8R 4E"},     {"southrons", "10R 3E"},
  };
  for (const Row& row : kReinforcements) {
    EXPECT_EQ(game.reinforcements(row.where), row.figures) << row.where;
  }
  EXPECT_EQ(game.at("/offBoard/shadow/reinforcements/nazgul"), 4);
}

TEST(Rulings, R011_TheSumsOfBothSides) {
  const json state = new_game().state();
  EXPECT_EQ(on_map(state, "free", "regular"), 23);
  EXPECT_EQ(on_map(state, "free", "elite"), 11);
  EXPECT_EQ(on_map(state, "free", "leader"), 8);
  EXPECT_EQ(on_map(state, "shadow", "regular"), 48);
  EXPECT_EQ(on_map(state, "shadow", "elite"), 6);
  EXPECT_EQ(on_map(state, "shadow", "nazgul"), 4);

  const json free = state["offBoard"]["free"]["reinforcements"];
  const json shadow = state["offBoard"]["shadow"]["reinforcements"];
  EXPECT_EQ(in_pool(free, "regular"), 22);
  EXPECT_EQ(in_pool(free, "elite"), 19);
  EXPECT_EQ(in_pool(free, "leader"), 12);
  EXPECT_EQ(in_pool(shadow, "regular"), 24);
  EXPECT_EQ(in_pool(shadow, "elite"), 12);
}

TEST(Rulings, R011_AFigureIsInOnePlaceAlsoInTheMidstOfABattle) {
  Game game(Setting()
                .at_war({"sauron"})
                .army("osgiliath", "gondor 1R 1E")
                .army("north-ithilien", "sauron 1R 1E")
                .to_act("shadow")
                .dice("shadow", {"army", "event"})
                .dice("free", {"muster"}));
  // Gondor has 15R 5E: 8R 2E on the map (7R 1E beside Osgiliath), so 7R 3E in reinforcements.
  // Sauron 36R 6E: 29R 3E on the map (28R 2E and the two here), so 7R 3E.
  EXPECT_EQ(game.reinforcements("gondor"), "7R 3E 3L");
  EXPECT_EQ(game.reinforcements("sauron"), "7R 3E");
  game.play({"die army", "use attack", "go"});
  game.roll({6, 1, 6, 1});  // one hit each; nobody leads
  game.play({"reduce sauron.elite", "reduce gondor.elite"});
  // the Elites went to reinforcements and casualties, and Regulars came for them.
  EXPECT_EQ(game.standing("north-ithilien"), "sauron 2R");
  EXPECT_EQ(game.reinforcements("sauron"), "6R 4E");
  EXPECT_EQ(game.standing("osgiliath"), "gondor 2R");
  EXPECT_EQ(game.reinforcements("gondor"), "6R 3E 3L");
  EXPECT_EQ(game.casualties("gondor"), "1E");
}

TEST(Rulings, R012_TheSettlementsOfTheTwoSides) {
  const Game game = new_game();
  using enum wotr::Settlement;
  using enum wotr::Side;
  using Ids = std::set<std::string>;
  EXPECT_EQ(settlements(game, kStronghold, kFree),
            (Ids{"erebor", "grey-havens", "rivendell", "woodland-realm", "lorien", "minas-tirith",
                 "dol-amroth", "helms-deep"}));
  EXPECT_EQ(settlements(game, kStronghold, kShadow),
            (Ids{"orthanc", "barad-dur", "dol-guldur", "minas-morgul", "morannon", "moria",
                 "mount-gundabad", "umbar"}));
  EXPECT_EQ(settlements(game, kCity, kFree), (Ids{"dale", "the-shire", "edoras", "pelargir"}));
  EXPECT_EQ(settlements(game, kCity, kShadow), (Ids{"angmar", "far-harad"}));
  EXPECT_EQ(settlements(game, kTown, kFree),
            (Ids{"iron-hills", "ered-luin", "lamedon", "lossarnach", "bree", "carrock", "folde",
                 "westemnet"}));
  EXPECT_EQ(settlements(game, kTown, kShadow), (Ids{"north-dunland", "south-dunland", "nurn",
                                                    "near-harad", "north-rhun", "south-rhun"}));
}

TEST(Rulings, R012_AStrongholdIsTwoPointsACityOneATownNone) {
  const auto points = [](std::string_view region, std::string_view captor) {
    const Game game(Setting().empty_map().control(region, captor).dice("free", {"event"}));
    return points_of(game, captor);
  };
  EXPECT_EQ(points("helms-deep", "shadow"), 2);
  EXPECT_EQ(points("edoras", "shadow"), 1);
  EXPECT_EQ(points("westemnet", "shadow"), 0);
  EXPECT_EQ(points("moria", "free"), 2);
  EXPECT_EQ(points("angmar", "free"), 1);
  EXPECT_EQ(points("nurn", "free"), 0);
}

TEST(Rulings, R013_TheFellowshipSetsOutFromRivendell) {
  const Game game = new_game();
  const json seven{"gandalf-the-grey", "strider", "boromir", "legolas", "gimli",
                   "meriadoc",         "peregrin"};
  EXPECT_EQ(game.at("/fellowship"), json({{"region", "rivendell"},
                                          {"progress", 0},
                                          {"hidden", true},
                                          {"corruption", 0},
                                          {"guide", "gandalf-the-grey"},
                                          {"companions", seven},
                                          {"mordorStep", nullptr}}));
  for (const json& who : seven) EXPECT_EQ(whereabouts(game, who.get<std::string>()), "fellowship");
  for (const char* who :
       {"gollum", "aragorn", "gandalf-the-white", "saruman", "witch-king", "mouth-of-sauron"}) {
    EXPECT_EQ(whereabouts(game, who), "aside") << who;
  }
}

TEST(Rulings, R014_RingsDecksDicePointsAndThePool) {
  const Game game = new_game();
  EXPECT_EQ(game.at("/elvenRings"), json({{"free", 3}, {"shadow", 0}}));
  for (const char* side : {"free", "shadow"}) {
    for (const char* deck : {"character", "strategy"}) {
      EXPECT_EQ(game.at(std::string("/decks/") + side + "/" + deck).size(), 24u);
    }
    EXPECT_EQ(game.at(std::string("/hands/") + side), json::array());
  }
  EXPECT_EQ(game.at("/diceToRoll"), json({{"free", 4}, {"shadow", 7}}));
  EXPECT_EQ(game.at("/victoryPoints"), json({{"free", 0}, {"shadow", 0}}));
  const json pool{"0-reveal",   "0-reveal",   "1",          "1",         "1-reveal", "1-reveal",
                  "2",          "2",          "2-reveal",   "3",         "3",        "3",
                  "eye-reveal", "eye-reveal", "eye-reveal", "eye-reveal"};
  EXPECT_EQ(game.at("/huntPool"), pool);
  EXPECT_EQ(game.at("/drawnTiles"), json::array());
}

TEST(Rulings, R014_ANewGameIsThisSetUp) {
  const Game game = new_game();
  const wotr::State begun = wotr::Game::new_state(game.rules());
  EXPECT_EQ(game.state(),
            wotr::Game::view_json(game.rules(), wotr::Game::view(game.rules(), begun, core::kAll)));
  EXPECT_EQ(game.at("/turn"), 1);
}

TEST(Rulings, R015_TheFacesOfTheActionDice) {
  Game game(Setting().phase("action-roll"));
  EXPECT_EQ(game.question(), "action-roll-free");
  EXPECT_EQ(faces(game), (std::map<std::string, int>{{"face character", 2},
                                                     {"face muster", 1},
                                                     {"face muster-army", 1},
                                                     {"face event", 1},
                                                     {"face will", 1}}));
  game.forbids("face army");
  game.forbids("face eye");
  game.play({"face will", "face will", "face will", "face will"});
  EXPECT_EQ(game.question(), "action-roll-shadow");
  EXPECT_EQ(faces(game), (std::map<std::string, int>{{"face character", 1},
                                                     {"face army", 1},
                                                     {"face muster", 1},
                                                     {"face muster-army", 1},
                                                     {"face event", 1},
                                                     {"face eye", 1}}));
  game.forbids("face will");
}

TEST(Rulings, R016_ThePoliticalTrackAtTheStart) {
  const Game game = new_game();
  const auto stands = [&game](const char* nation, int box, bool active) {
    EXPECT_EQ(game.at(std::string("/politicalTrack/") + nation),
              json({{"step", box}, {"active", active}}))
        << nation;
  };
  stands("rohan", 1, false);
  stands("north", 1, false);
  stands("elves", 1, true);
  stands("dwarves", 1, false);
  stands("gondor", 2, false);
  stands("southrons", 2, true);
  stands("sauron", 3, true);
  stands("isengard", 3, true);
}

TEST(Rulings, R016_IsengardIsOneStepFromWarOrTwoByTheOption) {
  const auto advanced = [](Setting setting) {
    Game game(setting.to_act("shadow").dice("shadow", {"muster", "event"}).dice("free", {"event"}));
    game.play({"die muster", "use diplomacy", "nation isengard"});
    return step_of(game, "isengard");
  };
  EXPECT_EQ(advanced(Setting()), 4);  // At War
  EXPECT_EQ(advanced(Setting().option("politics.isengardStartBox", 2)), 3);
}

}  // namespace
}  // namespace rulings
