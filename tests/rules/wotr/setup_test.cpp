// Setup, section 3 of the rulings.

#include "rules/wotr/flow/setup.h"

#include "rules/wotr/board/control.h"
#include "rules/wotr/board/place.h"
#include "tests/rules/wotr/data_set.h"
#include "tests/rules/wotr/position.h"

namespace wotr {
namespace {

Board start() { return standard_setup(rules()).board; }

struct Forces {
  std::string_view region;
  Nation nation;
  int regulars, elites, leaders;
};

TEST(Setup, R011StartingForces) {
  const Board board = start();
  for (const Forces& forces :
       {Forces{"erebor", Nation::kDwarves, 1, 2, 1}, Forces{"lorien", Nation::kElves, 1, 2, 1},
        Forces{"minas-tirith", Nation::kGondor, 3, 1, 1},
        Forces{"osgiliath", Nation::kGondor, 2, 0, 0},
        Forces{"north-downs", Nation::kNorth, 0, 1, 0},
        Forces{"fords-of-isen", Nation::kRohan, 2, 0, 1},
        Forces{"orthanc", Nation::kIsengard, 4, 1, 0},
        Forces{"gorgoroth", Nation::kSauron, 3, 0, 0},
        Forces{"umbar", Nation::kSouthrons, 3, 0, 0}}) {
    const Figures& here = figures_in(board, region(forces.region));
    EXPECT_EQ(count_of(here, regular_of(forces.nation)), forces.regulars) << forces.region;
    EXPECT_EQ(count_of(here, elite_of(forces.nation)), forces.elites) << forces.region;
    EXPECT_EQ(leaders_of(here), forces.leaders) << forces.region;
  }
}

TEST(Setup, R011SumsOnTheMapAndInReinforcements) {
  const Board board = start();
  Figures map;
  for (const Figures& here : board.regions) map = plus(map, here);
  EXPECT_EQ(regulars_of(map, Side::kFree), 23);
  EXPECT_EQ(elites_of(map, Side::kFree), 11);
  EXPECT_EQ(leaders_of(map), 8);
  EXPECT_EQ(regulars_of(map, Side::kShadow), 48);
  EXPECT_EQ(elites_of(map, Side::kShadow), 6);
  EXPECT_EQ(map.nazgul, 4);
  const Figures& rest = board.reinforcements;
  EXPECT_EQ(regulars_of(rest, Side::kFree), 22);
  EXPECT_EQ(elites_of(rest, Side::kFree), 19);
  EXPECT_EQ(leaders_of(rest), 12);
  EXPECT_EQ(regulars_of(rest, Side::kShadow), 24);
  EXPECT_EQ(elites_of(rest, Side::kShadow), 12);
  EXPECT_EQ(rest.nazgul, 4);
}

TEST(Setup, R012Settlements) {
  EXPECT_EQ(rules().all_settlements.size(), 36);
  EXPECT_EQ(rules().stronghold_regions.size(), 16);
  EXPECT_EQ(rules().city_regions.size(), 6);
  EXPECT_EQ(region_of(rules(), region("angmar")).settlement, Settlement::kCity);
}

TEST(Setup, R013Fellowship) {
  const Board board = start();
  EXPECT_EQ(board.fellowship.region, region("rivendell"));
  EXPECT_EQ(board.fellowship.progress, 0);
  EXPECT_EQ(board.fellowship.hidden, 1);
  EXPECT_EQ(board.fellowship.guide, Character::kGandalfTheGrey);
  EXPECT_EQ(count(board.fellowship.companions), 7);
  for (const Character who : {Character::kAragorn, Character::kGandalfTheWhite, Character::kSaruman,
                              Character::kWitchKing}) {
    EXPECT_EQ(place_of(rules(), board, who), kSetAside);
  }
}

TEST(Setup, R014HuntPoolRingsAndDecks) {
  const State state = standard_setup(rules());
  int tiles = 0;
  for (const std::uint8_t count : state.board.hunt_pool) tiles += count;
  EXPECT_EQ(tiles, 16);
  EXPECT_EQ(state.board.hunt_pool[static_cast<std::size_t>(Tile::kEyeReveal)], 4);
  EXPECT_EQ(state.board.elven_rings, (std::array<std::uint8_t, 2>{3, 0}));
  for (const CardPlace place : state.cards) EXPECT_EQ(place, CardPlace::kDeck);
}

TEST(Setup, R014SevenAndFourActionDice) {
  EXPECT_EQ(full_pools(rules(), standard_setup(rules())), (std::array<std::uint8_t, 2>{4, 7}));
}

TEST(Setup, R016PoliticalTrack) {
  const Board board = start();
  const std::array<int, kNationCount> boxes{2, 1, 1, 1, 1, 3, 3, 2};
  for (std::size_t n = 0; n < kNationCount; ++n) {
    EXPECT_EQ(board.politics[n].step, boxes[n]) << rules().nations[n].id;
    const bool elves = static_cast<Nation>(n) == Nation::kElves;
    EXPECT_EQ(board.politics[n].active, elves || n >= kFreeNationCount) << rules().nations[n].id;
  }
}

TEST(Setup, R016IsengardsBoxIsAnOption) {
  const auto guide = DataSet().make({{"politics.isengardStartBox", 2}});
  ASSERT_TRUE(guide.ok());
  EXPECT_EQ(politics_of(standard_setup(*guide).board, Nation::kIsengard).step, 2);
}

TEST(Setup, ANewGameBeginsWithTheFirstDraw) {
  const State state = new_state(rules());
  const Decision first = decision(rules(), state);
  EXPECT_TRUE(first.is_chance());
  EXPECT_EQ(static_cast<DecisionKind>(first.kind), DecisionKind::kDrawFreeCharacter);
  EXPECT_EQ(first.actions.size(), 24u);
}

}  // namespace
}  // namespace wotr
