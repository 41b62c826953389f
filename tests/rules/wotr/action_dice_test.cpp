// Choosing dice, passing, Elven Rings and what a die can do.

#include "rules/wotr/turn/action_dice.h"

#include "rules/wotr/board/dice_results.h"
#include "rules/wotr/cards/draw.h"
#include "rules/wotr/turn/turn.h"
#include "tests/rules/wotr/fellowship_position.h"
#include "tests/rules/wotr/turn_position.h"

namespace wotr {
namespace {

using enum DieFace;

/// Nobody can do anything but draw cards, talk, and skip; no Rings.
Position quiet() {
  Position p = peaceful_map();
  p.board().elven_rings = {};
  return p;
}

void skip(Position& p, DieFace face) {
  if (p.question() == DecisionKind::kChooseDie) p.answer(ActionKind::kDie, face);
  if (p.question() == DecisionKind::kChooseUse) p.answer(ActionKind::kUse, Use::kSkip);
}

TEST(ActionDice, R060_FreePeoplesBeginAndSidesAlternate) {
  Position p = quiet();
  begin_actions(p, {kEvent, kMuster}, {kEvent, kMuster});
  for (const DieFace face : {kEvent, kMuster}) {
    for (const Side side : {Side::kFree, Side::kShadow}) {
      EXPECT_EQ(p.asked().seat, seat_of(side));
      skip(p, face);
    }
  }
  EXPECT_EQ(p.question(), DecisionKind::kNone);
}

TEST(ActionDice, R060_AnyUnusedDieMayBeChosen) {
  Position p = quiet();
  begin_actions(p, {kEvent, kMuster, kWill}, {kEvent});
  EXPECT_EQ(p.asked().actions.size(), 3u);
  EXPECT_TRUE(p.offers(ActionKind::kDie, kEvent));
  EXPECT_TRUE(p.offers(ActionKind::kDie, kMuster));
  EXPECT_TRUE(p.offers(ActionKind::kDie, kWill));
  expect_refused(p, ActionKind::kDie, kCharacter);
  expect_refused(p, ActionKind::kDie, kEye);
}

TEST(ActionDice, R061_OnlyTheSideWithFewerDicePasses) {
  Position fewer = quiet();
  begin_actions(fewer, {kEvent}, {kEvent, kMuster});
  EXPECT_TRUE(fewer.offers(ActionKind::kPass));

  Position equal = quiet();
  begin_actions(equal, {kEvent, kMuster}, {kEvent, kMuster});
  expect_refused(equal, act(ActionKind::kPass));

  Position more = quiet();
  begin_actions(more, {kEvent, kMuster}, {kEvent});
  expect_refused(more, act(ActionKind::kPass));
}

TEST(ActionDice, R061_TheShadowMayPassToo) {
  Position p = quiet();
  begin_actions(p, {kEvent, kMuster}, {kEvent}, Side::kShadow);
  p.answer(ActionKind::kPass);
  EXPECT_EQ(p.asked().seat, seat_of(Side::kFree));
}

TEST(ActionDice, R061_DiceInTheHuntBoxAreNotUnused) {
  Position p = quiet();
  p.board().hunt_box = {4, 0};
  begin_actions(p, {kEvent, kMuster}, {kEvent, kMuster});
  expect_refused(p, act(ActionKind::kPass));
}

TEST(ActionDice, R061_PassingCostsNothingAndEndsNothing) {
  Position p = quiet();
  begin_actions(p, {kEvent}, {kEvent, kMuster});
  p.answer(ActionKind::kPass);
  EXPECT_EQ(unused_dice(p.board(), Side::kFree), 1);
  EXPECT_EQ(p.asked().seat, seat_of(Side::kShadow));
  skip(p, kMuster);
  EXPECT_EQ(p.asked().seat, seat_of(Side::kFree));
  expect_refused(p, act(ActionKind::kPass));  // now as many as the Shadow
}

TEST(ActionDice, R062_SkippingDiscardsTheDieWithoutEffect) {
  Position p = quiet();
  begin_actions(p, {kEvent, kMuster}, {kEvent});
  p.answer(ActionKind::kDie, kEvent);
  const State before = p.state;
  p.answer(ActionKind::kUse, Use::kSkip);
  EXPECT_EQ(unused_dice(p.board(), Side::kFree), 1);
  EXPECT_EQ(p.board().hunt_box.free, 0);
  EXPECT_EQ(p.state.cards, before.cards);
  EXPECT_EQ(p.board().regions, before.board.regions);
}

TEST(ActionDice, R062_R331_ADieThatCanDoNothingIsSkippedUnasked) {
  Position p = quiet();
  begin_actions(p, {}, {kArmy}, Side::kShadow);  // no Army on the map
  EXPECT_EQ(p.question(), DecisionKind::kNone);
  EXPECT_EQ(unused_dice(p.board(), Side::kShadow), 0);
  EXPECT_EQ(times(p, EventKind::kDieSkipped), 1);
}

TEST(ActionDice, R063_TheOtherSideTakesItsRemainingActions) {
  Position p = quiet();
  begin_actions(p, {kEvent}, {kEvent, kMuster, kMuster});
  skip(p, kEvent);
  EXPECT_EQ(p.asked().seat, seat_of(Side::kShadow));
  skip(p, kEvent);
  EXPECT_EQ(p.asked().seat, seat_of(Side::kShadow));
  expect_refused(p, act(ActionKind::kPass));
  skip(p, kMuster);
  EXPECT_EQ(p.asked().seat, seat_of(Side::kShadow));
  skip(p, kMuster);
  EXPECT_EQ(p.question(), DecisionKind::kNone);
}

TEST(ActionDice, R063_TheShadowBeginsWhenTheFreePeoplesHaveNoDice) {
  Position p = quiet();
  begin_actions(p, {}, {kEvent, kMuster});
  EXPECT_EQ(p.asked().seat, seat_of(Side::kShadow));
}

Position with_rings(int free, int shadow) {
  Position p = quiet();
  p.board().elven_rings = {static_cast<std::uint8_t>(free), static_cast<std::uint8_t>(shadow)};
  return p;
}

TEST(ElvenRings, R064_FreePeoplesTurnADieIntoAnyFaceOfTheirsButWill) {
  Position p = with_rings(1, 0);
  begin_actions(p, {kEvent}, {kEvent, kEvent});
  p.answer(ActionKind::kRing);
  ASSERT_EQ(p.question(), DecisionKind::kRingFace);  // there is only one die
  EXPECT_EQ(p.asked().actions.size(), 3u);
  for (const DieFace face : {kCharacter, kMuster, kMusterArmy}) {
    EXPECT_TRUE(p.offers(ActionKind::kDie, face));
  }
  for (const DieFace face : {kWill, kEye, kArmy, kEvent}) {  // no pure Army face
    expect_refused(p, ActionKind::kDie, face);
  }
  p.answer(ActionKind::kDie, kCharacter);
  EXPECT_EQ(dice_showing(p, Side::kFree, kCharacter), 1);
  EXPECT_EQ(dice_showing(p, Side::kFree, kEvent), 0);
  EXPECT_EQ(p.asked().seat, seat_of(Side::kFree));  // the Ring is not the action
}

TEST(ElvenRings, R064_AWillOfTheWestMayBecomeSomethingElse) {
  Position p = with_rings(1, 0);
  begin_actions(p, {kWill, kEvent}, {kEvent});
  p.answer(ActionKind::kRing);
  ASSERT_EQ(p.question(), DecisionKind::kRingDie);
  p.answer(ActionKind::kDie, kWill);
  p.answer(ActionKind::kDie, kMusterArmy);
  EXPECT_EQ(dice_showing(p, Side::kFree, kWill), 0);
  EXPECT_EQ(dice_showing(p, Side::kFree, kMusterArmy), 1);
}

TEST(ElvenRings, R064_TheShadowMakesAnEyeAndStillActs) {
  Position p = with_rings(0, 1);
  begin_actions(p, {kEvent}, {kArmy, kMuster}, Side::kShadow);
  p.answer(ActionKind::kRing);
  p.answer(ActionKind::kDie, kArmy);
  EXPECT_EQ(p.asked().actions.size(), 5u);  // every face of its dice but Army
  expect_refused(p, ActionKind::kDie, kWill);
  p.answer(ActionKind::kDie, kEye);
  EXPECT_EQ(p.board().hunt_box.shadow, 1);
  EXPECT_EQ(p.asked().seat, seat_of(Side::kShadow));
  EXPECT_EQ(unused_dice(p.board(), Side::kShadow), 1);
  skip(p, kMuster);
  EXPECT_EQ(p.asked().seat, seat_of(Side::kFree));
}

TEST(ElvenRings, R064_PassingIsCountedAfterTheRing) {
  Position p = with_rings(0, 1);
  begin_actions(p, {kEvent, kMuster}, {kArmy, kMuster}, Side::kShadow);
  expect_refused(p, act(ActionKind::kPass));
  p.answer(ActionKind::kRing);
  p.answer(ActionKind::kDie, kArmy);
  p.answer(ActionKind::kDie, kEye);
  EXPECT_TRUE(p.offers(ActionKind::kPass));  // one against two
}

TEST(ElvenRings, R063_R064_TheLastDieTurnedIntoAnEyeLeavesNoAction) {
  Position p = with_rings(0, 1);
  begin_actions(p, {kEvent, kMuster}, {kArmy}, Side::kShadow);
  p.answer(ActionKind::kRing);
  p.answer(ActionKind::kDie, kEye);
  EXPECT_EQ(p.asked().seat, seat_of(Side::kFree));
  EXPECT_EQ(times(p, EventKind::kPassed), 0);  // out, which is not a pass
}

TEST(ElvenRings, R065_AUsedRingGoesToTheShadowAtOnceForThisTurn) {
  Position p = with_rings(3, 0);
  begin_actions(p, {kEvent, kEvent}, {kArmy, kArmy});
  p.answer(ActionKind::kRing);
  p.answer(ActionKind::kDie, kMuster);
  EXPECT_EQ(p.board().elven_rings, (std::array<std::uint8_t, 2>{2, 1}));
  expect_refused(p, act(ActionKind::kRing));  // one Ring a turn
  skip(p, kEvent);
  ASSERT_EQ(p.asked().seat, seat_of(Side::kShadow));
  p.answer(ActionKind::kRing);
  p.answer(ActionKind::kDie, kEvent);
  EXPECT_EQ(p.board().elven_rings, (std::array<std::uint8_t, 2>{2, 0}));  // out of the game
  expect_refused(p, act(ActionKind::kRing));
}

TEST(ElvenRings, R065_OneRingATurnEvenForTheShadowWithTwo) {
  Position p = with_rings(0, 2);
  begin_actions(p, {kEvent}, {kArmy, kArmy}, Side::kShadow);
  p.answer(ActionKind::kRing);
  p.answer(ActionKind::kDie, kEvent);
  EXPECT_EQ(p.board().elven_rings[1], 1);
  expect_refused(p, act(ActionKind::kRing));
}

TEST(ElvenRings, R065_TheShadowStartsWithNone) {
  Position p;
  begin_actions(p, {kEvent}, {kEvent, kMuster}, Side::kShadow);
  expect_refused(p, act(ActionKind::kRing));
  begin_actions(p, {kEvent}, {kEvent, kMuster}, Side::kFree);
  EXPECT_TRUE(p.offers(ActionKind::kRing));
}

TEST(ActionDice, R066_StriderAsGuideHidesWithAnyDie) {
  Position p;
  p.board().fellowship.hidden = 0;
  EXPECT_FALSE(may_use(p, Side::kFree, kEvent, Use::kHide));
  EXPECT_TRUE(may_use(p, Side::kFree, kCharacter, Use::kHide));
  EXPECT_TRUE(may_use(p, Side::kFree, kWill, Use::kHide));
  p.board().fellowship.guide = Character::kStrider;
  for (const DieFace face : {kCharacter, kMuster, kMusterArmy, kEvent, kWill}) {
    EXPECT_TRUE(may_use(p, Side::kFree, face, Use::kHide));
  }
  use_die(p, Side::kFree, kMuster, Use::kHide);
  EXPECT_EQ(p.board().fellowship.hidden, 1);
  EXPECT_EQ(p.board().hunt_box.free, 0);  // P-CHAR 5: the die does not go to the Hunt box
}

TEST(ActionDice, R066_StriderHidesNobodyWhoIsHidden) {
  Position p;
  p.board().fellowship.guide = Character::kStrider;
  EXPECT_FALSE(may_use(p, Side::kFree, kMuster, Use::kHide));
}

TEST(ActionDice, R067_OneDieOneAction) {
  Position p = quiet();
  begin_actions(p, {kEvent, kEvent}, {kEvent});
  p.answer(ActionKind::kUse, Use::kDrawCard);
  p.answer(ActionKind::kDeck, Deck::kCharacter);
  p.apply_ok(p.asked().actions[0]);
  EXPECT_EQ(p.asked().seat, seat_of(Side::kShadow));
  EXPECT_EQ(dice_showing(p, Side::kFree, kEvent), 1);
}

TEST(ActionDice, R067_AFigureMayBeMovedByDifferentDice) {
  Position p = empty_map();
  p.board().elven_rings = {};
  put(p, "minas-morgul", kSauronRegular);
  march(p, Side::kShadow, "minas-morgul", "south-ithilien");
  march(p, Side::kShadow, "south-ithilien", "east-harondor");
  EXPECT_EQ(count_in(p, "east-harondor", kSauronRegular), 1);
}

/// Exactly these uses are offered.
void expect_uses(const Position& start, Side side, DieFace face, std::initializer_list<Use> uses) {
  Position p = start;
  give_die(p, side, face);
  EXPECT_EQ(p.asked().actions.size(), uses.size()) << "face " << index(face);
  for (const Use use : uses) {
    EXPECT_TRUE(p.offers(ActionKind::kUse, use)) << "face " << index(face) << " use " << index(use);
  }
}

TEST(ActionDice, R067_WhatEachFaceOfTheFreePeoplesCanDo) {
  Position p = empty_map({Nation::kGondor});
  put(p, "minas-tirith", kGondorRegular);
  put(p, "minas-tirith", Character::kStrider);
  put(p, "pelargir", Character::kBoromir);
  put(p, "osgiliath", kSauronRegular);
  politics_of(p.board(), Nation::kGondor).step = 3;  // so that Boromir has something to say
  // Gondor is not At War: no attack, no recruiting. P-CHAR:
  expect_uses(p, Side::kFree, kCharacter,
              {Use::kMoveArmy, Use::kMoveFellowship, Use::kSeparate, Use::kMoveCompanions,
               Use::kCompanionAbility, Use::kSkip});
  expect_uses(p, Side::kFree, kMuster, {Use::kDiplomacy, Use::kCompanionAbility, Use::kSkip});
  expect_uses(p, Side::kFree, kMusterArmy,
              {Use::kMoveArmies, Use::kDiplomacy, Use::kCompanionAbility, Use::kSkip});
  expect_uses(p, Side::kFree, kEvent, {Use::kDrawCard, Use::kCompanionAbility, Use::kSkip});
  // P-WOTW: any of these, and Aragorn.
  expect_uses(p, Side::kFree, kWill,
              {Use::kMoveArmies, Use::kMoveFellowship, Use::kSeparate, Use::kMoveCompanions,
               Use::kDiplomacy, Use::kDrawCard, Use::kAragorn, Use::kCompanionAbility, Use::kSkip});
  politics_of(p.board(), Nation::kGondor).step = kAtWar;
  EXPECT_TRUE(may_use(p, Side::kFree, kCharacter, Use::kAttack));  // with Strider
  EXPECT_TRUE(may_use(p, Side::kFree, kMusterArmy, Use::kAttack));
  EXPECT_TRUE(may_use(p, Side::kFree, kWill, Use::kAttack));
  EXPECT_FALSE(may_use(p, Side::kFree, kMuster, Use::kAttack));
  EXPECT_FALSE(may_use(p, Side::kFree, kEvent, Use::kAttack));
  EXPECT_TRUE(may_use(p, Side::kFree, kMuster, Use::kRecruit));
  EXPECT_TRUE(may_use(p, Side::kFree, kMusterArmy, Use::kRecruit));
  EXPECT_TRUE(may_use(p, Side::kFree, kWill, Use::kRecruit));
  EXPECT_FALSE(may_use(p, Side::kFree, kCharacter, Use::kRecruit));
}

TEST(ActionDice, R067_WhatEachFaceOfTheShadowCanDo) {
  Position p = empty_map({Nation::kSauron, Nation::kIsengard, Nation::kGondor});
  put(p, "osgiliath", kSauronRegular);
  put(p, "osgiliath", kNazgul);
  put(p, "minas-tirith", kGondorRegular);
  put(p, "orthanc", Character::kSaruman);
  expect_uses(p, Side::kShadow, kCharacter,
              {Use::kMoveArmy, Use::kAttack, Use::kMoveMinions, Use::kSkip});
  expect_uses(p, Side::kShadow, kArmy, {Use::kMoveArmies, Use::kAttack, Use::kSkip});
  expect_uses(p, Side::kShadow, kMuster,
              {Use::kDiplomacy, Use::kRecruit, Use::kMinion, Use::kVoice, Use::kSkip});
  expect_uses(p, Side::kShadow, kMusterArmy,
              {Use::kMoveArmies, Use::kAttack, Use::kDiplomacy, Use::kRecruit, Use::kMinion,
               Use::kVoice, Use::kSkip});
  expect_uses(p, Side::kShadow, kEvent, {Use::kDrawCard, Use::kSkip});
}

TEST(ActionDice, R068_AnIllegalActionChangesNothing) {
  Position p;
  give_die(p, Side::kFree, kEvent);
  expect_refused(p, ActionKind::kUse, Use::kMoveFellowship);
  expect_refused(p, ActionKind::kUse, Use::kRecruit);
  expect_refused(p, act(ActionKind::kPass));
  expect_refused(p, Action{0xFF, 0xFF, 0xFF, 0xFF});
  EXPECT_EQ(dice_showing(p, Side::kFree, kEvent), 1);
}

TEST(ActionDice, R070_AnEventDieDrawsFromADeckOfChoice) {
  Position p = quiet();
  use_die(p, Side::kShadow, kEvent, Use::kDrawCard);
  ASSERT_EQ(p.question(), DecisionKind::kDrawDeck);
  p.answer(ActionKind::kDeck, Deck::kStrategy);
  EXPECT_EQ(p.question(), DecisionKind::kDrawShadowStrategy);
  p.apply_ok(p.asked().actions[3]);
  EXPECT_EQ(hand_size(p.state, seat_of(Side::kShadow)), 1);
}

TEST(ActionDice, R032_WithoutADeckLeftNothingIsDrawn) {
  Position p = quiet();
  for (std::size_t i = 0; i < kCardCount; ++i) {
    if (rules().cards[i].side == Side::kFree) p.state.cards[i] = CardPlace::kDiscard;
  }
  EXPECT_FALSE(may_use(p, Side::kFree, kEvent, Use::kDrawCard));
}

TEST(ActionDice, R116_MessengerMakesOneMusterDieAnArmyDie) {
  Position p = empty_map();
  put(p, "barad-dur", kSauronRegular);
  EXPECT_FALSE(may_use(p, Side::kShadow, kMuster, Use::kMoveArmies));
  put(p, "barad-dur", Character::kMouthOfSauron);
  p.board().elven_rings = {};
  begin_actions(p, {}, {kMuster, kMuster, kMusterArmy}, Side::kShadow);
  p.answer(ActionKind::kDie, kMuster);
  p.answer(ActionKind::kUse, Use::kMoveArmies);  // to Gorgoroth, the only way
  EXPECT_EQ(p.board().messenger_used, 1);
  p.answer(ActionKind::kGo);
  ASSERT_EQ(p.question(), DecisionKind::kChooseDie);
  EXPECT_EQ(count_in(p, "gorgoroth", kSauronRegular), 1);
  p.answer(ActionKind::kDie, kMuster);
  expect_refused(p, ActionKind::kUse, Use::kMoveArmies);  // once per turn
  p.answer(ActionKind::kUse, Use::kSkip);
  EXPECT_TRUE(p.offers(ActionKind::kUse, Use::kMoveArmies));  // Muster/Army needs no messenger
}

TEST(ActionDice, R116_AMusterArmyDieDoesNotUseTheMessengerUp) {
  Position p = empty_map();
  put(p, "barad-dur", kSauronRegular);
  put(p, "nurn", Character::kMouthOfSauron);
  march(p, Side::kShadow, "barad-dur", "gorgoroth");
  EXPECT_EQ(p.board().messenger_used, 0);
}

}  // namespace
}  // namespace wotr
