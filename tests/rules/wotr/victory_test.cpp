// Phase 6 and winning.

#include "rules/wotr/board/victory.h"

#include "rules/wotr/fellowship/fellowship.h"
#include "rules/wotr/flow/setup.h"
#include "tests/rules/wotr/fellowship_position.h"
#include "tests/rules/wotr/turn_position.h"

namespace wotr {
namespace {

using enum DieFace;

void capture(Position& p, std::initializer_list<std::string_view> ids) {
  for (const std::string_view id : ids) p.board().captured.insert(region(id));
}

// Five Strongholds: 10 points; two more of the Shadow's: 4 points.
constexpr auto kTenPoints = {"erebor", "lorien", "minas-tirith", "dol-amroth", "helms-deep"};
void capture_ten(Position& p) {
  for (const char* id : kTenPoints) capture(p, {id});
}

/// Phase 6 is what is left of the turn.
Position at_victory_check(Position p) {
  p.begin([](Play& play) { push_turn_from(rules(), play.state, Phase::kVictory); });
  return p;
}

TEST(Victory, R282_TenPointsOfTheShadow) {
  Position p;
  capture_ten(p);
  p = at_victory_check(p);
  EXPECT_EQ(p.board().victory, Victory::kShadowMilitary);
  EXPECT_TRUE(p.asked().is_over());
  EXPECT_TRUE(p.state.pending.empty());
}

TEST(Victory, R282_NineAreNotEnough) {
  Position p;
  capture(p, {"erebor", "lorien", "minas-tirith", "dol-amroth", "pelargir"});
  p = at_victory_check(p);
  EXPECT_EQ(p.board().victory, Victory::kNone);
  EXPECT_EQ(p.board().turn, 2);
  EXPECT_EQ(p.question(), DecisionKind::kDrawFreeCharacter);  // the next turn has begun
}

TEST(Victory, R282_FourPointsOfTheFreePeoples) {
  Position p;
  capture(p, {"moria", "angmar"});
  EXPECT_EQ(at_victory_check(p).board().victory, Victory::kNone);  // three
  capture(p, {"far-harad"});
  EXPECT_EQ(at_victory_check(p).board().victory, Victory::kFreeMilitary);
}

TEST(Victory, R282_BothIsTheShadows) {
  Position p;
  capture_ten(p);
  capture(p, {"moria", "umbar"});
  EXPECT_EQ(at_victory_check(p).board().victory, Victory::kShadowMilitary);
}

TEST(Victory, R282_OnlyInPhaseSix) {
  Position p = empty_map();
  capture(p, {"erebor", "lorien", "dol-amroth", "helms-deep"});
  put(p, "osgiliath", kSauronRegular);
  put(p, "dagorlad", kSauronRegular);
  p.board().elven_rings = {};
  begin_actions(p, {}, {kArmy, kEvent}, Side::kShadow);
  p.answer(ActionKind::kDie, kArmy);
  p.answer(ActionKind::kUse, Use::kMoveArmies);
  p.answer_region("osgiliath");
  p.answer_region("minas-tirith");  // the tenth point
  p.answer(ActionKind::kStop);
  EXPECT_EQ(victory_points(rules(), p.board(), Side::kShadow), 10);
  EXPECT_EQ(p.board().victory, Victory::kNone);
  EXPECT_FALSE(p.asked().is_over());
}

TEST(Victory, R282_PointsLostAgainDoNotCount) {
  Position p = empty_map();
  capture_ten(p);
  put(p, "lossarnach", kGondorRegular);
  march(p, Side::kFree, "lossarnach", "minas-tirith");
  p.board().elven_rings = {};
  EXPECT_EQ(at_victory_check(p).board().victory, Victory::kNone);
}

TEST(Victory, R280_R281_TwelveCorruptionAtOnce) {
  Position p;
  p.board().fellowship.corruption = 11;
  begin_actions(p, {kEvent}, {kEvent, kArmy});
  p.begin([](Play& play) { change_corruption(play, 1); });
  EXPECT_EQ(p.board().victory, Victory::kCorruption);
  EXPECT_TRUE(p.asked().is_over());
  expect_refused(p, ActionKind::kDie, kEvent);
}

/// On the Track with that Corruption, and nothing left to do in phase 5.
Position idle_on_track(int corruption) {
  Position p = on_track(2);
  p.board().fellowship.corruption = static_cast<std::uint8_t>(corruption);
  p.board().phase = Phase::kAction;
  p.begin([](Play& play) { push_turn_from(rules(), play.state, Phase::kAction); });
  return p;
}

TEST(Victory, R179_R283_InactivityBeforePhaseSix) {
  Position p = idle_on_track(3);
  EXPECT_EQ(p.board().fellowship.corruption, 4);
  EXPECT_EQ(p.board().turn, 2);
}

TEST(Victory, R283_CorruptionOfInactivityWinsBeforePointsAreCounted) {
  Position p = on_track(2);
  p.board().fellowship.corruption = 11;
  p.board().phase = Phase::kAction;
  capture(p, {"moria", "umbar"});  // the Free Peoples would win in phase 6
  p.begin([](Play& play) { push_turn_from(rules(), play.state, Phase::kAction); });
  EXPECT_EQ(p.board().victory, Victory::kCorruption);
  EXPECT_EQ(p.board().phase, Phase::kAction);  // phase 6 was not reached
}

TEST(Victory, R283_APositionInPhaseSixHasInactivityBehindIt) {
  Position p = on_track(2);
  p = at_victory_check(p);
  EXPECT_EQ(p.board().fellowship.corruption, 0);
}

}  // namespace
}  // namespace wotr
