// Capture and points.

#include "rules/wotr/battle/force.h"
#include "rules/wotr/board/control.h"
#include "tests/rules/wotr/turn_position.h"

namespace wotr {
namespace {

using enum DieFace;

int points(Position& p, Side side) { return victory_points(rules(), p.board(), side); }
Side holder(Position& p, std::string_view id) {
  return controller_of(rules(), p.board(), region(id));
}

Position entered(std::string_view id) {
  Position p = empty_map();
  put(p, "osgiliath", kSauronRegular);
  march(p, Side::kShadow, "osgiliath", id);
  return p;
}

TEST(Capture, R270_R271_CityTownAndUnoccupiedStronghold) {
  Position city = entered("pelargir");
  EXPECT_EQ(holder(city, "pelargir"), Side::kShadow);
  EXPECT_EQ(points(city, Side::kShadow), 1);
  Position town = entered("lossarnach");
  EXPECT_EQ(holder(town, "lossarnach"), Side::kShadow);
  EXPECT_EQ(points(town, Side::kShadow), 0);
  Position stronghold = entered("minas-tirith");
  EXPECT_EQ(holder(stronghold, "minas-tirith"), Side::kShadow);
  EXPECT_EQ(points(stronghold, Side::kShadow), 2);
  EXPECT_EQ(points(stronghold, Side::kFree), 0);
}

TEST(Capture, R270_ABesiegedStrongholdIsNotCapturedByEntering) {
  Position p = besieged_tirith(1, 1);
  put(p, "osgiliath", kSauronRegular);
  march(p, Side::kShadow, "osgiliath", "minas-tirith");
  EXPECT_EQ(holder(p, "minas-tirith"), Side::kFree);
  EXPECT_EQ(points(p, Side::kShadow), 0);
}

TEST(Capture, R270_TheMarkerStaysWhenTheArmyLeaves) {
  Position p = entered("pelargir");
  march(p, Side::kShadow, "pelargir", "osgiliath");
  EXPECT_EQ(holder(p, "pelargir"), Side::kShadow);
  EXPECT_EQ(points(p, Side::kShadow), 1);
}

TEST(Capture, R271_TheFreePeoplesCaptureToo) {
  Position p = empty_map();
  put(p, "near-harad", kGondorRegular);
  march(p, Side::kFree, "near-harad", "far-harad");
  EXPECT_EQ(points(p, Side::kFree), 1);
  put(p, "near-harad", kGondorElite);
  march(p, Side::kFree, "near-harad", "umbar");
  EXPECT_EQ(points(p, Side::kFree), 3);
}

TEST(Capture, R271_TheOwnersArmyTakesItBack) {
  Position p = entered("pelargir");
  march(p, Side::kShadow, "pelargir", "osgiliath");
  put(p, "lamedon", regular_of(Nation::kNorth));  // an Army of that side, whatever its Nation
  politics_of(p.board(), Nation::kNorth) = {kAtWar, 1};
  march(p, Side::kFree, "lamedon", "pelargir");
  EXPECT_EQ(holder(p, "pelargir"), Side::kFree);
  EXPECT_EQ(points(p, Side::kShadow), 0);
  EXPECT_EQ(times(p, EventKind::kCaptured), 2);
}

TEST(Capture, R271_AnEmptiedSettlementKeepsItsMarkerUntilAnArmyComes) {
  Position p = empty_map();
  p.board().captured.insert(region("pelargir"));
  put(p, "pelargir", Character::kBoromir);
  p.begin_step(StepKind::kAftermath, Side::kFree);
  EXPECT_EQ(holder(p, "pelargir"), Side::kShadow);
  put(p, "pelargir", kGondorRegular);  // an Army left alone there has it
  p.begin_step(StepKind::kAftermath, Side::kFree);
  EXPECT_EQ(holder(p, "pelargir"), Side::kFree);
}

TEST(Capture, R271_AllSettlementsTogether) {
  Position p;
  for (const RegionId home : rules().home[0]) p.board().captured.insert(home);
  EXPECT_EQ(points(p, Side::kShadow), 20);  // 2.4
  EXPECT_EQ(points(p, Side::kFree), 0);
  for (const RegionId home : rules().home[1]) p.board().captured.insert(home);
  EXPECT_EQ(points(p, Side::kFree), 18);
}

TEST(Capture, R273_TheCaptorDefendsItWithItsWalls) {
  Position p = empty_map();
  put(p, "pelargir", kSauronRegular);
  p.board().captured.insert(region("pelargir"));
  put(p, "lamedon", kGondorRegular);
  attack(p, Side::kFree, kMusterArmy);
  EXPECT_EQ(hit_number(rules(), battle(p), Side::kFree), 6);  // a City in the first round

  Position strong = empty_map();
  put(strong, "minas-tirith", kSauronRegular);
  strong.board().captured.insert(region("minas-tirith"));
  put(strong, "lossarnach", kGondorRegular);
  attack(strong, Side::kFree, kMusterArmy);
  ASSERT_EQ(strong.question(), DecisionKind::kWithdraw);
  EXPECT_EQ(strong.asked().seat, seat_of(Side::kShadow));
}

TEST(Capture, R274_CharactersInAnUnoccupiedStrongholdDoNotHoldIt) {
  Position p = empty_map();
  put(p, "minas-tirith", Character::kBoromir);
  put(p, "osgiliath", kSauronRegular);
  march(p, Side::kShadow, "osgiliath", "minas-tirith");
  EXPECT_EQ(holder(p, "minas-tirith"), Side::kShadow);
  EXPECT_TRUE(stands_in(p, "minas-tirith", Character::kBoromir));
  EXPECT_FALSE(is_besieged(rules(), p.board(), region("minas-tirith")));
}

}  // namespace
}  // namespace wotr
