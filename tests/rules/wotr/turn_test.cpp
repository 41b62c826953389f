// Phases 1, 3 and 4: dice, cards, Hunt allocation and the Action roll (R-015, R-030 to R-034,
//

#include "rules/wotr/turn/turn.h"

#include "rules/wotr/board/dice_results.h"
#include "rules/wotr/cards/draw.h"
#include "rules/wotr/flow/setup.h"
#include "rules/wotr/view/view.h"
#include "tests/rules/wotr/fellowship_position.h"
#include "tests/rules/wotr/turn_position.h"

namespace wotr {
namespace {

int to_roll(Position& p, Side side) {
  return p.board().dice[static_cast<std::size_t>(side)].to_roll;
}

void move_cards(Position& p, Side side, Deck deck, CardPlace from, CardPlace to, int amount) {
  for (std::size_t i = 0; i < kCardCount && amount > 0; ++i) {
    const Card& card = rules().cards[i];
    if (card.side != side || card.deck != deck || p.state.cards[i] != from) continue;
    p.state.cards[i] = to;
    --amount;
  }
}

void deal(Position& p, Side side, int amount) {
  move_cards(p, side, Deck::kStrategy, CardPlace::kDeck, hand_of(seat_of(side)), amount);
}

/// Chance brings the first card there is.
void draw_any(Position& p) {
  ASSERT_TRUE(p.asked().is_chance());
  p.apply_ok(p.asked().actions[0]);
}

Position recovering() {
  Position p;
  p.begin_step(StepKind::kRecover);
  return p;
}

TEST(Turn, R030_AllDiceReturnAndPoolsAreRecomputed) {
  Position p;
  set_dice(p, Side::kFree, {DieFace::kWill});
  p.board().hunt_box = {5, 2};
  p.begin_step(StepKind::kRecover);
  EXPECT_EQ(to_roll(p, Side::kFree), 4);
  EXPECT_EQ(to_roll(p, Side::kShadow), 7);
  EXPECT_EQ(unused_dice(p.board(), Side::kFree), 0);
  EXPECT_EQ(p.board().hunt_box.shadow, 0);
  EXPECT_EQ(p.board().hunt_box.free, 0);
  EXPECT_EQ(p.board().free_die_returned, 1);
}

TEST(Turn, R030_OnlyAFreePeoplesDieOutOfTheHuntBoxIsRemembered) {
  Position p;
  p.board().hunt_box = {3, 0};
  p.board().free_die_returned = 1;  // of the turn before
  p.begin_step(StepKind::kRecover);
  EXPECT_EQ(p.board().free_die_returned, 0);
}

TEST(Turn, R030_EveryDieOfACharacterInPlayAndNoMore) {
  Position p;
  put(p, "minas-tirith", Character::kAragorn);
  put(p, "fangorn", Character::kGandalfTheWhite);
  put(p, "orthanc", Character::kSaruman);
  put(p, "barad-dur", Character::kMouthOfSauron);
  put(p, "minas-morgul", Character::kWitchKing);
  p.begin_step(StepKind::kRecover);
  EXPECT_EQ(to_roll(p, Side::kFree), 6);
  EXPECT_EQ(to_roll(p, Side::kShadow), 10);
}

TEST(Turn, R030_TheDeadBringNoDice) {
  Position p;
  p.board().casualties.characters = join(only(Character::kAragorn), only(Character::kWitchKing));
  p.begin_step(StepKind::kRecover);
  EXPECT_EQ(to_roll(p, Side::kFree), 4);
  EXPECT_EQ(to_roll(p, Side::kShadow), 7);
}

TEST(Turn, R030_OncePerTurnFlagsAreCleared) {
  Position p;
  p.board().ring_used = {1, 1, 0, 0};
  p.board().messenger_used = 1;
  p.board().mordor_attempt = 1;
  p.begin_step(StepKind::kRecover);
  EXPECT_EQ(p.board().ring_used, (std::array<std::uint8_t, kMostSeats>{}));
  EXPECT_EQ(p.board().messenger_used, 0);
  EXPECT_EQ(p.board().mordor_attempt, 0);
}

TEST(Turn, R031_WhoEntersBringsHisDieInTheNextTurn) {
  Position p;
  politics_of(p.board(), Nation::kIsengard).step = kAtWar;
  begin_actions(p, {}, {DieFace::kMuster, DieFace::kEvent}, Side::kShadow);
  p.answer(ActionKind::kDie, DieFace::kMuster);
  p.answer(ActionKind::kUse, Use::kMinion);  // only Saruman can come, and only to Orthanc
  EXPECT_TRUE(stands_in(p, "orthanc", Character::kSaruman));
  EXPECT_EQ(unused_dice(p.board(), Side::kShadow), 1);
  p.state.pending.clear();
  p.begin_step(StepKind::kRecover);
  EXPECT_EQ(to_roll(p, Side::kShadow), 8);
}

TEST(Turn, R031_DiceAlreadyRolledAreNotLost) {
  Position p;
  put(p, "minas-morgul", Character::kWitchKing);
  begin_actions(p, {}, {DieFace::kEvent, DieFace::kEvent, DieFace::kMuster}, Side::kShadow);
  Play play{rules(), p.state, nullptr};
  eliminate(play, figure_of(Character::kWitchKing), 1, in_region(region("minas-morgul")),
            Cause::kCasualty);
  p.answer(ActionKind::kDie, DieFace::kMuster);
  p.answer(ActionKind::kUse, Use::kSkip);
  EXPECT_EQ(unused_dice(p.board(), Side::kShadow), 2);
}

TEST(Turn, R032_R034_OneCardOfEachDeckForEachFreePeoplesFirst) {
  Position p = recovering();
  for (const DecisionKind purpose :
       {DecisionKind::kDrawFreeCharacter, DecisionKind::kDrawFreeStrategy,
        DecisionKind::kDrawShadowCharacter, DecisionKind::kDrawShadowStrategy}) {
    EXPECT_EQ(p.question(), purpose);
    EXPECT_EQ(p.asked().actions.size(), 24u);
    draw_any(p);
  }
  EXPECT_EQ(p.question(), DecisionKind::kDeclare);  // turn 1: phase 2 follows
  for (const Side side : {Side::kFree, Side::kShadow}) {
    EXPECT_EQ(hand_size(p.state, seat_of(side)), 2);
    for (std::size_t i = 0; i < kCardCount; ++i) {
      EXPECT_TRUE(p.state.cards[i] != hand_of(seat_of(side)) || rules().cards[i].side == side);
    }
  }
}

TEST(Turn, R032_AnEmptyDeckGivesNothingAndNoOtherCard) {
  Position p;
  move_cards(p, Side::kFree, Deck::kCharacter, CardPlace::kDeck, CardPlace::kDiscard, 24);
  p.begin_step(StepKind::kRecover);
  EXPECT_EQ(p.question(), DecisionKind::kDrawFreeStrategy);
  draw_any(p);
  EXPECT_EQ(hand_size(p.state, seat_of(Side::kFree)), 1);
  EXPECT_EQ(p.question(), DecisionKind::kDrawShadowCharacter);
  EXPECT_FALSE(has_card_left(rules(), p.state, Side::kFree, Deck::kCharacter));  // not reshuffled
}

TEST(Turn, R033_DiscardsDownToSixAtOnce) {
  Position p;
  deal(p, Side::kFree, 5);
  p.begin_step(StepKind::kRecover);
  const CardId drawn = static_cast<CardId>(p.asked().actions[0].a);
  draw_any(p);
  EXPECT_EQ(p.question(), DecisionKind::kDrawFreeStrategy);  // the whole instruction first
  draw_any(p);
  ASSERT_EQ(p.question(), DecisionKind::kDiscard);
  EXPECT_EQ(p.asked().seat, seat_of(Side::kFree));
  EXPECT_EQ(p.asked().actions.size(), 7u);
  p.answer(ActionKind::kDiscard, drawn);  // a newly drawn card may be the one
  EXPECT_EQ(hand_size(p.state, seat_of(Side::kFree)), 6);
  EXPECT_EQ(p.state.cards[static_cast<std::size_t>(drawn)],
            hidden_discard_of(seat_of(Side::kFree)));
  EXPECT_EQ(p.question(), DecisionKind::kDrawShadowCharacter);
}

TEST(Turn, R033_AFullHandDiscardsTwo) {
  Position p;
  deal(p, Side::kShadow, 6);
  p.begin_step(StepKind::kRecover);
  for (int draws = 0; draws < 4; ++draws) draw_any(p);
  for (int discards = 0; discards < 2; ++discards) {
    ASSERT_EQ(p.question(), DecisionKind::kDiscard);
    EXPECT_EQ(p.asked().seat, seat_of(Side::kShadow));
    p.apply_ok(p.asked().actions[0]);
  }
  EXPECT_EQ(hand_size(p.state, seat_of(Side::kShadow)), 6);
  EXPECT_EQ(p.question(), DecisionKind::kDeclare);
}

TEST(Turn, R033_CardsOnTheTableDoNotCount) {
  Position p;
  deal(p, Side::kFree, 4);
  move_cards(p, Side::kFree, Deck::kCharacter, CardPlace::kDeck, table_of(seat_of(Side::kFree)), 3);
  p.begin_step(StepKind::kRecover);
  draw_any(p);
  draw_any(p);  // 4 + 2 = 6
  EXPECT_EQ(p.question(), DecisionKind::kDrawShadowCharacter);
}

TEST(Turn, R032_HandLimitDiscardsAreFaceDown) {
  Position p;
  deal(p, Side::kFree, 6);
  move_cards(p, Side::kFree, Deck::kStrategy, CardPlace::kDeck, hand_of(seat_of(Side::kFree)), 1);
  p.begin_step(StepKind::kDiscardToLimit, seat_of(Side::kFree));
  p.apply_ok(p.asked().actions[0]);
  const core::Event& told = p.events.back();
  ASSERT_EQ(told.kind, byte_of(EventKind::kCardDiscarded));
  EXPECT_EQ(mask(told, core::viewer_of(seat_of(Side::kShadow))).args[3], core::kHiddenArgument);
  EXPECT_EQ(mask(told, core::viewer_of(seat_of(Side::kFree))), told);
}

Position allocating(CharacterSet companions, bool die_returned, int pool = 7) {
  Position p;
  p.board().fellowship.companions = companions;
  p.board().free_die_returned = die_returned ? 1 : 0;
  p.board().dice[1].to_roll = static_cast<std::uint8_t>(pool);
  p.begin_step(StepKind::kHuntAllocation);
  return p;
}

TEST(Turn, R050_AllocatedDiceAreNotRolled) {
  Position p = allocating(kWalkers, false);
  p.answer(ActionKind::kAllocate, 3);
  EXPECT_EQ(to_roll(p, Side::kShadow), 4);
  EXPECT_EQ(p.board().hunt_box.shadow, 3);
}

TEST(Turn, R051_AtMostOneForEachCompanion) {
  Position p = allocating(join(only(Character::kStrider), only(Character::kGimli)), false);
  EXPECT_EQ(p.asked().actions.size(), 3u);  // 0, 1, 2
  expect_refused(p, ActionKind::kAllocate, 3);
  p.answer(ActionKind::kAllocate, 2);
}

TEST(Turn, R051_NeitherRingBearersNorGollumCountButOneIsAlwaysAllowed) {
  Position p = allocating(0, false);
  p.board().fellowship.guide = Character::kGollum;
  EXPECT_EQ(p.asked().actions.size(), 2u);
  expect_refused(p, ActionKind::kAllocate, 2);
  p.answer(ActionKind::kAllocate, 1);
}

TEST(Turn, R051_NeverMoreThanThePool) {
  Position p = allocating(kWalkers, false, 2);
  expect_refused(p, ActionKind::kAllocate, 3);
  p.answer(ActionKind::kAllocate, 2);
}

TEST(Turn, R051_TheSameOnTheMordorTrack) {
  Position p = on_track(2);
  set_companions(p, join(only(Character::kStrider), only(Character::kGimli)), Character::kStrider);
  p.board().dice[1].to_roll = 7;
  p.begin_step(StepKind::kHuntAllocation);
  EXPECT_EQ(p.asked().actions.size(), 3u);
}

TEST(Turn, R052_AtLeastOneAfterADieCameBack) {
  Position p = allocating(kWalkers, true);
  EXPECT_EQ(p.asked().actions.size(), 7u);
  expect_refused(p, ActionKind::kAllocate, 0);
}

TEST(Turn, R052_WithoutCompanionsExactlyOneIsForced) {
  Position p = allocating(0, true);
  EXPECT_EQ(p.question(), DecisionKind::kNone);
  EXPECT_EQ(p.board().hunt_box.shadow, 1);
  EXPECT_EQ(to_roll(p, Side::kShadow), 6);
}

TEST(Turn, R052_TheOptionLeavesTheShadowFree) {
  Rules guide = rules();
  guide.options.min_allocation_after_move = 0;
  const Position p = allocating(kWalkers, true);
  Decision asked;
  ask_hunt_allocation(guide, p.state, Step{}, asked);
  EXPECT_TRUE(asked.offers(act(ActionKind::kAllocate, 0)));
}

TEST(Turn, R015_FacesOfTheDice) {
  Position p;
  p.board().dice[0].to_roll = 1;
  p.board().dice[1].to_roll = 1;
  p.begin_step(StepKind::kActionRoll, Side::kFree);
  const Decision free = p.asked();
  ASSERT_EQ(free.actions.size(), 5u);  // no pure Army, no Eye
  for (std::size_t i = 0; i < free.actions.size(); ++i) {
    const bool character = free.actions[i] == act(ActionKind::kFace, DieFace::kCharacter);
    EXPECT_EQ(free.weights[i], character ? 2 : 1);
  }
  EXPECT_FALSE(p.offers(ActionKind::kFace, DieFace::kArmy));
  EXPECT_FALSE(p.offers(ActionKind::kFace, DieFace::kEye));

  p.state.pending.clear();
  p.begin_step(StepKind::kActionRoll, Side::kShadow);
  const Decision shadow = p.asked();
  ASSERT_EQ(shadow.actions.size(), 6u);
  for (std::size_t i = 0; i < shadow.weights.size(); ++i) EXPECT_EQ(shadow.weights[i], 1);
  EXPECT_FALSE(p.offers(ActionKind::kFace, DieFace::kWill));
}

TEST(Turn, R053_TheFreePeoplesRollTheirWholePool) {
  Position p;
  p.board().dice[0].to_roll = 4;
  p.begin_step(StepKind::kActionRoll, Side::kFree);
  EXPECT_EQ(p.asked().remaining, 4);
  for (const DieFace face :
       {DieFace::kWill, DieFace::kCharacter, DieFace::kCharacter, DieFace::kEvent}) {
    p.force(ActionKind::kFace, face);
  }
  EXPECT_EQ(p.question(), DecisionKind::kNone);
  EXPECT_EQ(dice_showing(p, Side::kFree, DieFace::kCharacter), 2);
  EXPECT_EQ(dice_showing(p, Side::kFree, DieFace::kWill), 1);
  EXPECT_EQ(dice_showing(p, Side::kFree, DieFace::kEvent), 1);
}

TEST(Turn, R053_R054_EveryEyeGoesToTheHuntBoxWithoutALimit) {
  Position p = allocating(only(Character::kGimli), false);
  p.answer(ActionKind::kAllocate, 1);
  p.begin_step(StepKind::kActionRoll, Side::kShadow);
  for (int die = 0; die < 5; ++die) p.force(ActionKind::kFace, DieFace::kEye);
  p.force(ActionKind::kFace, DieFace::kArmy);
  EXPECT_EQ(p.board().hunt_box.shadow, 6);  // one allocated and five Eyes
  EXPECT_EQ(unused_dice(p.board(), Side::kShadow), 1);
  EXPECT_EQ(dice_showing(p, Side::kShadow, DieFace::kEye), 0);
}

TEST(Turn, R053_ATurnGoesThroughItsPhasesInOrder) {
  Position p = recovering();
  for (int draws = 0; draws < 4; ++draws) draw_any(p);
  EXPECT_EQ(p.board().phase, Phase::kFellowship);
  p.answer(ActionKind::kStop);  // no declaration
  if (p.question() == DecisionKind::kFellowshipPhase) p.answer(ActionKind::kStop);
  EXPECT_EQ(p.board().phase, Phase::kHuntAllocation);
  p.answer(ActionKind::kAllocate, 0);
  EXPECT_EQ(p.board().phase, Phase::kActionRoll);
  for (int die = 0; die < 4; ++die) p.force(ActionKind::kFace, DieFace::kEvent);
  for (int die = 0; die < 7; ++die) p.force(ActionKind::kFace, DieFace::kArmy);
  EXPECT_EQ(p.board().phase, Phase::kAction);
  EXPECT_EQ(p.asked().seat, seat_of(Side::kFree));
}

}  // namespace
}  // namespace wotr
