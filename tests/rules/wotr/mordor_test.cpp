// The Mordor Track: rulings 10.

#include "rules/wotr/fellowship/mordor.h"

#include "rules/wotr/fellowship/fellowship.h"
#include "tests/rules/wotr/fellowship_position.h"

namespace wotr {
namespace {

std::size_t at(Tile tile) { return static_cast<std::size_t>(tile); }

/// On the step before the end of the Track, with nobody to lose.
Position lonely_on_track(int step, Tile tile, int corruption = 0) {
  Position p = on_track(step);
  set_companions(p, 0, Character::kGollum);
  only_tile(p, tile);
  p.board().fellowship.corruption = static_cast<std::uint8_t>(corruption);
  return p;
}

TEST(Mordor, R171_EnteredFromTheTwoGates) {
  Position p;
  for (const char* gate : {"morannon", "minas-morgul"}) {
    place_fellowship(p, gate);
    EXPECT_TRUE(can_enter_mordor(rules(), p.board()));
  }
  place_fellowship(p, "dagorlad");
  EXPECT_FALSE(can_enter_mordor(rules(), p.board()));
}

TEST(Mordor, R171_HiddenOrRevealedAndOptional) {
  Position p;
  place_fellowship(p, "morannon", 4);
  p.board().fellowship.hidden = 0;
  set_companions(p, only(Character::kGimli), Character::kGimli);
  p.begin_step(StepKind::kFellowshipPhase);
  EXPECT_EQ(p.asked().actions.size(), 2u);  // enter, or stop
  EXPECT_TRUE(p.offers(ActionKind::kStop));
  p.answer(ActionKind::kEnterMordor);
  EXPECT_EQ(p.board().fellowship.mordor_step, 0);
  EXPECT_EQ(p.board().fellowship.hidden, 0);
  EXPECT_EQ(p.board().fellowship.progress, 0);
}

TEST(Mordor, R171_ByThisPhasesDeclaration) {
  Position p;
  place_fellowship(p, "dagorlad", 1);
  set_companions(p, only(Character::kGimli), Character::kGimli);
  p.begin([](Play& play) {
    push<StepKind::kFellowshipPhase>(play, {.guide_changed = false});
    push(play, StepKind::kDeclare);
  });
  p.answer_region("morannon");
  EXPECT_TRUE(p.offers(ActionKind::kEnterMordor));
}

TEST(Mordor, R045_TheGuideMayChangeBeforeOrAfterEntering) {
  Position p;
  place_fellowship(p, "morannon");
  p.begin_step(StepKind::kFellowshipPhase);
  p.answer(ActionKind::kEnterMordor);
  EXPECT_TRUE(p.offers(ActionKind::kCharacter, Character::kStrider));

  Position q;
  place_fellowship(q, "morannon");
  q.begin_step(StepKind::kFellowshipPhase);
  q.answer(ActionKind::kCharacter, Character::kStrider);
  EXPECT_TRUE(q.offers(ActionKind::kEnterMordor));
  EXPECT_FALSE(q.offers(ActionKind::kCharacter, Character::kGandalfTheGrey));  // once
}

TEST(Mordor, R173_EyesAndSpecialsJoinThePool) {
  Position p;
  Board& board = p.board();
  place_fellowship(p, "morannon");
  board.hunt_pool = {};
  board.hunt_pool[at(Tile::kThree)] = 1;
  board.drawn_tiles[at(Tile::kEyeReveal)] = 3;
  board.drawn_tiles[at(Tile::kTwo)] = 2;
  board.removed_tiles[at(Tile::kEyeReveal)] = 1;
  board.waiting_tiles[at(Tile::kPhial)] = 1;
  board.waiting_tiles[at(Tile::kShelobsLair)] = 1;
  p.begin(enter_mordor);
  EXPECT_EQ(board.hunt_pool[at(Tile::kEyeReveal)], 3);  // not the one removed for good
  EXPECT_EQ(board.hunt_pool[at(Tile::kThree)], 1);
  EXPECT_EQ(board.hunt_pool[at(Tile::kTwo)], 0);
  EXPECT_EQ(board.drawn_tiles[at(Tile::kTwo)], 2);
  EXPECT_EQ(board.hunt_pool[at(Tile::kPhial)], 1);
  EXPECT_EQ(board.hunt_pool[at(Tile::kShelobsLair)], 1);
  EXPECT_EQ(board.waiting_tiles[at(Tile::kPhial)], 0);
}

TEST(Mordor, R175_MovingDrawsATileWithoutARoll) {
  Position p = on_track(1);
  p.board().hunt_box.shadow = 3;
  p.begin(move_fellowship);
  EXPECT_EQ(p.question(), DecisionKind::kHuntTile);
  p.force(ActionKind::kTile, Tile::kOne);
  EXPECT_EQ(p.board().fellowship.mordor_step, 2);
  p.answer(ActionKind::kSuffer);
  EXPECT_EQ(p.board().fellowship.corruption, 1);
  EXPECT_EQ(p.board().fellowship.progress, 0);
}

TEST(Mordor, R175_NotWhileRevealed) {
  Position p = on_track(1);
  p.board().fellowship.hidden = 0;
  EXPECT_FALSE(can_move_fellowship(p.board()));
}

TEST(Mordor, R176_EyeCountsAllDiceOfEarlierMovesAndTheShadow) {
  Position p = lonely_on_track(0, Tile::kEyeReveal);
  p.board().hunt_box.shadow = 6;
  p.board().hunt_box.free = 2;
  p.begin(move_fellowship);
  EXPECT_EQ(p.board().fellowship.corruption, 8);  // not limited to 5
  EXPECT_EQ(p.board().fellowship.mordor_step, 1);
}

TEST(Mordor, R176_ThePresentDieDoesNotCount) {
  Position p = lonely_on_track(0, Tile::kEyeReveal);
  p.board().hunt_box.shadow = 1;
  p.board().dice[0].faces[static_cast<std::size_t>(DieFace::kCharacter)] = 1;
  p.begin_step(StepKind::kChooseUse, DieFace::kCharacter);
  p.answer(ActionKind::kUse, Use::kMoveFellowship);
  EXPECT_EQ(p.board().fellowship.corruption, 1);
  EXPECT_EQ(p.board().hunt_box.free, 1);  // afterwards
}

TEST(Mordor, R177_StopHoldsButHurts) {
  Position p = lonely_on_track(2, Tile::kGiveItToUss);
  p.begin(move_fellowship);
  EXPECT_EQ(p.board().fellowship.mordor_step, 2);
  EXPECT_EQ(p.board().fellowship.corruption, 1);
  EXPECT_EQ(p.board().fellowship.hidden, 0);
  EXPECT_EQ(p.board().mordor_attempt, 1);
}

TEST(Mordor, R136_RevealingOnTheTrackOnlyFlipsTheCounter) {
  Position p = lonely_on_track(1, Tile::kEyeReveal);
  p.begin(move_fellowship);
  EXPECT_EQ(p.board().fellowship.hidden, 0);
  EXPECT_EQ(p.board().fellowship.mordor_step, 2);
  EXPECT_EQ(p.question(), DecisionKind::kNone);
}

TEST(Mordor, R178_TheCrackOfDoomWinsWhenTheTileIsResolved) {
  Position p = lonely_on_track(4, Tile::kThree, 8);
  p.begin(move_fellowship);
  // Gollum may still be used: not won before the damage is taken.
  EXPECT_EQ(p.board().fellowship.mordor_step, 5);
  EXPECT_EQ(p.board().victory, Victory::kNone);
  p.answer(ActionKind::kSuffer);
  EXPECT_EQ(p.board().fellowship.corruption, 11);
  EXPECT_EQ(p.board().victory, Victory::kRingDestroyed);
  EXPECT_TRUE(p.state.pending.empty());
}

TEST(Mordor, R178_TwelveCorruptionComesFirst) {
  Position p = lonely_on_track(4, Tile::kThree, 9);
  p.begin(move_fellowship);
  p.answer(ActionKind::kSuffer);
  EXPECT_EQ(p.board().victory, Victory::kCorruption);
}

TEST(Mordor, R178_NotWithoutTheLastStep) {
  Position p = lonely_on_track(4, Tile::kOnOnTheyWent);
  p.begin(move_fellowship);
  p.answer(ActionKind::kSuffer);
  EXPECT_EQ(p.board().victory, Victory::kNone);
}

TEST(Mordor, R179_InactivityCostsOnePoint) {
  Position p = on_track(0);
  p.begin(take_inactivity_corruption);
  EXPECT_EQ(p.board().fellowship.corruption, 1);
  p.board().fellowship.hidden = 0;
  p.begin(take_inactivity_corruption);
  EXPECT_EQ(p.board().fellowship.corruption, 2);  // Hidden or Revealed
}

TEST(Mordor, R179_MovingOrHidingIsAnAttempt) {
  Position hid = on_track(0);
  hid.board().fellowship.hidden = 0;
  hid.begin(hide_fellowship);
  hid.begin(take_inactivity_corruption);
  EXPECT_EQ(hid.board().fellowship.corruption, 0);

  Position moved = lonely_on_track(0, Tile::kElvenRope);
  moved.begin(move_fellowship);
  moved.begin(take_inactivity_corruption);
  EXPECT_EQ(moved.board().fellowship.corruption, 0);
}

TEST(Mordor, R179_NotOffTheTrack) {
  Position p;
  p.begin(take_inactivity_corruption);
  EXPECT_EQ(p.board().fellowship.corruption, 0);
}

}  // namespace
}  // namespace wotr
