// The Hunt for the Ring: rulings 9.

#include "rules/wotr/hunt/hunt.h"

#include "rules/wotr/board/hunt_pool.h"
#include "tests/rules/wotr/fellowship_position.h"

namespace wotr {
namespace {

/// The Fellowship moves while these dice lie in the Hunt box.
Position hunted(int shadow_dice, int free_dice = 0) {
  Position p;
  p.board().hunt_box.shadow = static_cast<std::uint8_t>(shadow_dice);
  p.board().hunt_box.free = static_cast<std::uint8_t>(free_dice);
  return p;
}

/// A Hunt with one success brings this tile.
Position hunted_by(Tile tile, CharacterSet companions = kWalkers,
                   Character guide = Character::kGandalfTheGrey) {
  Position p = hunted(1);
  set_companions(p, companions, guide);
  only_tile(p, tile);
  p.begin(move_fellowship);
  p.roll(6);
  return p;
}

constexpr CharacterSet set_of(Character one) { return only(one); }
constexpr CharacterSet set_of(Character one, Character other) {
  return join(only(one), only(other));
}

TEST(Hunt, R067_MoveAddsOneProgress) {
  Position p = hunted(0);
  p.begin(move_fellowship);
  EXPECT_EQ(p.board().fellowship.progress, 1);
  EXPECT_EQ(p.board().fellowship.hidden, 1);
}

TEST(Hunt, R067_TwelveIsTheLastProgress) {
  Position p;
  p.board().fellowship.progress = 11;
  EXPECT_TRUE(can_move_fellowship(p.board()));
  p.board().fellowship.progress = 12;
  EXPECT_FALSE(can_move_fellowship(p.board()));
}

TEST(Hunt, R130_RevealedFellowshipCannotMove) {
  Position p;
  p.board().fellowship.hidden = 0;
  EXPECT_FALSE(can_move_fellowship(p.board()));
}

TEST(Hunt, R137_EmptyBoxNoHunt) {
  Position p = hunted(0, 3);
  p.begin(move_fellowship);
  EXPECT_EQ(p.question(), DecisionKind::kNone);
}

TEST(Hunt, R137_AtMostFiveDice) {
  Position p = hunted(7);
  p.begin(move_fellowship);
  EXPECT_EQ(p.question(), DecisionKind::kHuntRoll);
  EXPECT_EQ(p.asked().remaining, 5);
  for (int die = 0; die < 5; ++die) p.roll(2);
  EXPECT_EQ(p.question(), DecisionKind::kNone);  // all failed, and no re-roll in Rivendell
}

TEST(Hunt, R137_FreeDiceInTheBoxHelpTheHunter) {
  Position p = hunted(1, 2);  // 4 + 2 = 6
  p.begin(move_fellowship);
  p.roll(4);
  EXPECT_EQ(p.question(), DecisionKind::kHuntTile);

  Position q = hunted(1, 2);  // 3 + 2 = 5
  q.begin(move_fellowship);
  q.roll(3);
  EXPECT_EQ(q.question(), DecisionKind::kNone);
}

TEST(Hunt, R137_NaturalOneFails) {
  Position p = hunted(1, 5);  // 1 + 5 = 6, and yet
  p.begin(move_fellowship);
  p.roll(1);
  EXPECT_EQ(p.question(), DecisionKind::kNone);
}

TEST(Hunt, R138_NoReRollsInAnEmptyPlace) { EXPECT_EQ(re_rolls_in("rivendell", {}), 0); }

TEST(Hunt, R138_ReRollsForStrongholdUnitAndNazgul) {
  Figures orcs;
  orcs.regular[static_cast<std::size_t>(Nation::kSauron)] = 3;
  Figures nazgul;
  nazgul.nazgul = 2;
  EXPECT_EQ(re_rolls_in("moria", {}), 1);
  EXPECT_EQ(re_rolls_in("moria", orcs), 2);
  EXPECT_EQ(re_rolls_in("moria", plus(orcs, nazgul)), 3);
  EXPECT_EQ(re_rolls_in("hollin", orcs), 1);
  EXPECT_EQ(re_rolls_in("hollin", nazgul), 1);
}

TEST(Hunt, R138_OfTheMinionsOnlyTheWitchKing) {
  Figures minion;
  minion.characters = only(Character::kWitchKing);
  EXPECT_EQ(re_rolls_in("hollin", minion), 1);
  minion.characters = join(only(Character::kMouthOfSauron), only(Character::kSaruman));
  EXPECT_EQ(re_rolls_in("hollin", minion), 0);
}

TEST(Hunt, R138_FreePeoplesUnitsHelpNobody) {
  Figures elves;
  elves.regular[static_cast<std::size_t>(Nation::kElves)] = 2;
  EXPECT_EQ(re_rolls_in("hollin", elves), 0);
}

TEST(Hunt, R138_CapturedStrongholdCounts) {
  Position p;
  p.clear_map();
  p.board().captured.insert(region("rivendell"));
  EXPECT_EQ(hunt_rerolls(rules(), p.board()), 1);
  p.board().captured.insert(region("moria"));  // held by the Free Peoples
  p.board().fellowship.region = region("moria");
  EXPECT_EQ(hunt_rerolls(rules(), p.board()), 0);
}

TEST(Hunt, R138_BesiegersCount) {
  Position p;
  besiege(p, "rivendell");
  EXPECT_EQ(hunt_rerolls(rules(), p.board()), 1);  // the unit; the Stronghold is still Elven
}

TEST(Hunt, R138_ShadowChoosesHowManyFailedDiceToThrowAgain) {
  Position p = hunted(3, 1);
  p.board().fellowship.region = region("moria");  // a Stronghold with two Regulars: 2 re-rolls
  only_tile(p, Tile::kEyeReveal);
  p.begin(move_fellowship);
  p.roll(5);  // 5 + 1: success
  p.roll(2);
  p.roll(4);
  EXPECT_EQ(p.question(), DecisionKind::kHuntReroll);
  EXPECT_EQ(p.asked().seat, seat_of(Side::kShadow));
  EXPECT_EQ(p.asked().actions.size(), 3u);  // none, one, two
  p.answer(ActionKind::kReroll, 2);
  EXPECT_EQ(p.question(), DecisionKind::kHuntRerollRoll);
  EXPECT_EQ(p.asked().remaining, 2);
  p.roll(6);  // the second success
  p.roll(1);
  // the Eye does as much damage as there were successes, re-rolls included.
  EXPECT_EQ(p.question(), DecisionKind::kHuntDamage);
  EXPECT_EQ(p.board().hunt.damage, 2);
}

TEST(Hunt, R138_NotMoreReRollsThanFailures) {
  Position p = hunted(2);
  p.board().fellowship.region = region("moria");
  p.begin(move_fellowship);
  p.roll(6);
  p.roll(2);
  EXPECT_EQ(p.asked().actions.size(), 2u);  // none, one
}

TEST(Hunt, R138_ReRollsAreOptional) {
  Position p = hunted(1);
  p.board().fellowship.region = region("moria");
  p.begin(move_fellowship);
  p.roll(2);
  p.answer(ActionKind::kReroll, 0);
  EXPECT_EQ(p.question(), DecisionKind::kNone);
}

TEST(Hunt, R139_DieOfThisMoveGivesNoBonus) {
  Position p = hunted(1);
  p.board().dice[0].faces[static_cast<std::size_t>(DieFace::kCharacter)] = 1;
  p.begin_step(StepKind::kChooseUse, DieFace::kCharacter);
  p.answer(ActionKind::kUse, Use::kMoveFellowship);
  EXPECT_EQ(p.board().hunt_box.free, 0);
  p.roll(5);  // 5 + 0: no success
  EXPECT_EQ(p.question(), DecisionKind::kNone);
  EXPECT_EQ(p.board().hunt_box.free, 1);
}

TEST(Hunt, R141_SixteenStandardTiles) {
  Position p = hunted(1);
  p.begin(move_fellowship);
  p.roll(6);
  const Decision draw = p.asked();
  const auto weight = [&draw](Tile tile) {
    for (std::size_t i = 0; i < draw.actions.size(); ++i) {
      if (draw.actions[i] == act(ActionKind::kTile, tile)) return int{draw.weights[i]};
    }
    return 0;
  };
  EXPECT_EQ(draw.actions.size(), 7u);
  EXPECT_EQ(weight(Tile::kEyeReveal), 4);
  EXPECT_EQ(weight(Tile::kThree), 3);
  EXPECT_EQ(weight(Tile::kTwo), 2);
  EXPECT_EQ(weight(Tile::kTwoReveal), 1);
  EXPECT_EQ(weight(Tile::kOne), 2);
  EXPECT_EQ(weight(Tile::kOneReveal), 2);
  EXPECT_EQ(weight(Tile::kZeroReveal), 2);
}

TEST(Hunt, R142_DrawnTilesStayOut) {
  Position p;
  Play play{rules(), p.state};
  take_tile(play, Tile::kThree);
  EXPECT_EQ(p.board().hunt_pool[static_cast<std::size_t>(Tile::kThree)], 2);
  EXPECT_EQ(p.board().drawn_tiles[static_cast<std::size_t>(Tile::kThree)], 1);
}

TEST(Hunt, R142_EmptyPoolGetsTheStandardTilesBack) {
  Position p;
  Board& board = p.board();
  only_tile(p, Tile::kOne);
  board.drawn_tiles[static_cast<std::size_t>(Tile::kEyeReveal)] = 3;
  board.drawn_tiles[static_cast<std::size_t>(Tile::kElvenRope)] = 1;
  board.removed_tiles[static_cast<std::size_t>(Tile::kEyeReveal)] = 1;
  Play play{rules(), p.state, &p.events};
  take_tile(play, Tile::kOne);
  EXPECT_EQ(board.hunt_pool[static_cast<std::size_t>(Tile::kOne)], 1);  // the one just drawn too
  EXPECT_EQ(board.hunt_pool[static_cast<std::size_t>(Tile::kEyeReveal)], 3);
  EXPECT_EQ(board.hunt_pool[static_cast<std::size_t>(Tile::kElvenRope)], 0);
  EXPECT_EQ(board.drawn_tiles[static_cast<std::size_t>(Tile::kElvenRope)], 1);
  EXPECT_EQ(board.drawn_tiles[static_cast<std::size_t>(Tile::kEyeReveal)], 0);
  EXPECT_EQ(p.events, core::EventSink{{byte_of(EventKind::kPoolRefilled)}});
}

TEST(Hunt, R143_NegativeTileHeals) {
  Position p = hunted(1);
  p.board().fellowship.corruption = 5;
  only_tile(p, Tile::kPhial);
  p.begin(move_fellowship);
  p.roll(6);
  EXPECT_EQ(p.board().fellowship.corruption, 3);
  EXPECT_EQ(p.question(), DecisionKind::kNone);
}

TEST(Hunt, R143_HealingStopsAtZero) {
  Position p = hunted(1);
  p.board().fellowship.corruption = 1;
  only_tile(p, Tile::kPhial);
  p.begin(move_fellowship);
  p.roll(6);
  EXPECT_EQ(p.board().fellowship.corruption, 0);
}

TEST(Hunt, R143_DieTileRollsItsDamage) {
  Position p = hunted_by(Tile::kShelobsLair);
  EXPECT_EQ(p.question(), DecisionKind::kHuntTileDie);
  p.roll(4);
  EXPECT_EQ(p.board().hunt.damage, 4);
  p.answer(ActionKind::kSuffer);
  EXPECT_EQ(p.board().fellowship.corruption, 4);
}

TEST(Hunt, R144_OnlyCardsBringSpecialTiles) {
  EXPECT_TRUE(is_standard(Tile::kEyeReveal));
  EXPECT_FALSE(is_standard(Tile::kElvenCloaks));
  EXPECT_FALSE(is_standard(Tile::kShelobsLair));
}

TEST(Hunt, R150_DamageLeftBecomesCorruption) {
  Position p = hunted_by(Tile::kTwo);
  p.answer(ActionKind::kSuffer);
  EXPECT_EQ(p.board().fellowship.corruption, 2);
  EXPECT_EQ(p.board().fellowship.companions, kWalkers);
  EXPECT_EQ(p.board().fellowship.hidden, 1);
}

TEST(Hunt, R281_TwelveCorruptionEndsTheGameAtOnce) {
  Position p = hunted(1);
  p.board().fellowship.corruption = 10;
  only_tile(p, Tile::kThree);
  p.begin(move_fellowship);
  p.roll(6);
  p.answer(ActionKind::kSuffer);
  EXPECT_EQ(p.board().fellowship.corruption, 12);  // never above
  EXPECT_EQ(p.board().victory, Victory::kCorruption);
  EXPECT_TRUE(p.state.pending.empty());
}

TEST(Hunt, R152_GuideAsCasualtyTakesHisLevelOffTheDamage) {
  Position p = hunted_by(Tile::kTwo);
  p.answer(ActionKind::kLoseGuide);  // 2 - 3, not below 0
  EXPECT_EQ(p.board().fellowship.corruption, 0);
  EXPECT_TRUE(contains(p.board().casualties.characters, Character::kGandalfTheGrey));
  EXPECT_EQ(p.board().fellowship.guide, Character::kStrider);  // the only one of Level 3
  EXPECT_EQ(p.question(), DecisionKind::kNone);
}

TEST(Hunt, R152_RestIsCorruptionAndNoSecondCasualty) {
  // Boromir takes 2 of the 3; Legolas may not be given as well.
  Position p = hunted_by(Tile::kThree, set_of(Character::kBoromir, Character::kLegolas),
                         Character::kBoromir);
  p.answer(ActionKind::kLoseGuide);
  EXPECT_EQ(p.question(), DecisionKind::kNone);
  EXPECT_EQ(p.board().fellowship.corruption, 1);
  EXPECT_EQ(p.board().fellowship.companions, only(Character::kLegolas));
}

TEST(Hunt, R152_RandomCompanionAmongAllIncludingTheGuide) {
  Position p = hunted_by(Tile::kThree);
  p.answer(ActionKind::kLoseRandom);
  EXPECT_EQ(p.question(), DecisionKind::kRandomCompanion);
  EXPECT_EQ(p.asked().actions.size(), 7u);
  EXPECT_TRUE(p.offers(ActionKind::kCompanion, Character::kGandalfTheGrey));
  p.force(ActionKind::kCompanion, Character::kGimli);
  EXPECT_TRUE(contains(p.board().casualties.characters, Character::kGimli));
  // the company has changed, and Gandalf and Strider are equals.
  EXPECT_EQ(p.question(), DecisionKind::kGuide);
  p.answer(ActionKind::kCharacter, Character::kGandalfTheGrey);
  EXPECT_EQ(p.board().fellowship.corruption, 1);  // 3 - 2
}

TEST(Hunt, R152_NoChanceAmongOne) {
  Position p = hunted_by(Tile::kThree, set_of(Character::kGimli), Character::kGimli);
  EXPECT_TRUE(p.offers(ActionKind::kLoseGuide));
  EXPECT_FALSE(p.offers(ActionKind::kLoseRandom));
}

TEST(Hunt, R153_NoDamageNoCasualty) {
  Position p = hunted_by(Tile::kElvenCloaks);
  EXPECT_EQ(p.question(), DecisionKind::kNone);
  EXPECT_EQ(p.board().fellowship.companions, kWalkers);
}

TEST(Hunt, R154_HobbitGuideSeparatesForOnePoint) {
  Position p = hunted_by(Tile::kTwo, set_of(Character::kMeriadoc, Character::kPeregrin),
                         Character::kMeriadoc);
  p.answer(ActionKind::kGuideAbility);
  EXPECT_EQ(p.question(), DecisionKind::kSeparateTo);
  EXPECT_EQ(p.board().hunt.damage, 1);
  // Progress 1 after the move, and one more: two regions from Rivendell.
  EXPECT_TRUE(p.offers(ActionKind::kRegion, region("hollin")));
  EXPECT_FALSE(p.offers(ActionKind::kRegion, region("moria")));
  p.answer_region("hollin");
  EXPECT_TRUE(contains(p.figures("hollin").characters, Character::kMeriadoc));
  EXPECT_EQ(p.board().fellowship.guide, Character::kPeregrin);
}

TEST(Hunt, R150_NewGuideMayUseHisAbilityAtOnce) {
  Position p = hunted_by(Tile::kTwo, set_of(Character::kMeriadoc, Character::kPeregrin),
                         Character::kMeriadoc);
  p.answer(ActionKind::kGuideAbility);
  p.answer_region("hollin");
  p.answer(ActionKind::kGuideAbility);
  p.answer_region("rivendell");
  EXPECT_EQ(p.board().fellowship.corruption, 0);  // 2 - 1 - 1
  EXPECT_EQ(p.board().fellowship.guide, Character::kGollum);
  EXPECT_EQ(p.question(), DecisionKind::kNone);
}

TEST(Hunt, R150_GuideFirstThenACasualty) {
  Position p = hunted_by(Tile::kThree, set_of(Character::kMeriadoc, Character::kPeregrin),
                         Character::kMeriadoc);
  p.answer(ActionKind::kGuideAbility);  // 3 - 1
  p.answer_region("hollin");
  p.answer(ActionKind::kLoseGuide);  // 2 - 1, and Peregrin is taken alive
  p.answer_region("hollin");
  EXPECT_EQ(p.board().fellowship.guide, Character::kGollum);
  EXPECT_FALSE(p.offers(ActionKind::kLoseGuide));
  EXPECT_TRUE(p.offers(ActionKind::kGuideAbility));  // Gollum, the new Guide
  p.answer(ActionKind::kSuffer);
  EXPECT_EQ(p.board().fellowship.corruption, 1);
}

TEST(Hunt, R150_CasualtyThatChangesTheGuideBringsTheNewOnesAbility) {
  Position p =
      hunted_by(Tile::kThree, set_of(Character::kGimli, Character::kPeregrin), Character::kGimli);
  EXPECT_FALSE(p.offers(ActionKind::kGuideAbility));
  p.answer(ActionKind::kLoseGuide);  // 3 - 2
  EXPECT_TRUE(p.offers(ActionKind::kGuideAbility));
  EXPECT_FALSE(p.offers(ActionKind::kLoseGuide));
  p.answer(ActionKind::kGuideAbility);  // 1 - 1
  p.answer_region("hollin");
  EXPECT_EQ(p.board().fellowship.corruption, 0);
}

TEST(Hunt, R150_CasualtyThatLeavesTheGuideEndsHisChance) {
  Position p = hunted_by(Tile::kThree, set_of(Character::kMeriadoc, Character::kPeregrin),
                         Character::kMeriadoc);
  p.answer(ActionKind::kLoseRandom);
  p.force(ActionKind::kCompanion, Character::kPeregrin);  // 3 - 1
  p.answer_region("hollin");
  EXPECT_EQ(p.board().fellowship.guide, Character::kMeriadoc);
  EXPECT_EQ(p.question(), DecisionKind::kNone);
  EXPECT_EQ(p.board().fellowship.corruption, 2);
}

TEST(Hunt, R154_OnTheTrackTheHobbitIsRemoved) {
  Position p = on_track(0);
  set_companions(p, set_of(Character::kMeriadoc), Character::kMeriadoc);
  only_tile(p, Tile::kTwo);
  p.begin(move_fellowship);
  p.answer(ActionKind::kGuideAbility);
  EXPECT_TRUE(contains(p.board().casualties.characters, Character::kMeriadoc));
  EXPECT_EQ(p.board().hunt.damage, 1);
}

TEST(Hunt, R155_LastCompanionGoneGollumGuides) {
  Position p = hunted_by(Tile::kThree, set_of(Character::kGimli), Character::kGimli);
  p.answer(ActionKind::kLoseGuide);
  EXPECT_EQ(p.board().fellowship.guide, Character::kGollum);
  EXPECT_FALSE(p.offers(ActionKind::kLoseGuide));  // never a casualty
}

TEST(Hunt, R155_NumberedTileDoesNotRevealUnderGollum) {
  Position p = hunted_by(Tile::kZeroReveal, 0, Character::kGollum);
  EXPECT_EQ(p.question(), DecisionKind::kNone);
  EXPECT_EQ(p.board().fellowship.hidden, 1);
}

TEST(Hunt, R155_GollumInTheMiddleOfAHunt) {
  // The last Companion falls to the tile; Gollum is Guide when the Reveal icon would work.
  Position p = hunted_by(Tile::kTwoReveal, set_of(Character::kGimli), Character::kGimli);
  p.answer(ActionKind::kLoseGuide);
  EXPECT_EQ(p.question(), DecisionKind::kNone);
  EXPECT_EQ(p.board().fellowship.hidden, 1);
}

TEST(Hunt, R155_EyesAndSpecialTilesRevealEvenUnderGollum) {
  Position eye = hunted_by(Tile::kEyeReveal, 0, Character::kGollum);
  EXPECT_EQ(eye.board().fellowship.corruption, 1);  // no choice was left but to suffer
  EXPECT_EQ(eye.board().fellowship.hidden, 0);
  Position special = hunted_by(Tile::kGiveItToUss, 0, Character::kGollum);
  EXPECT_EQ(special.board().fellowship.hidden, 0);
}

TEST(Hunt, R156_GollumRevealsForOnePoint) {
  Position p = hunted_by(Tile::kTwo, 0, Character::kGollum);
  p.answer(ActionKind::kGuideAbility);
  // Once for a tile: the last point is suffered without a question, then the reveal is carried out.
  EXPECT_EQ(p.board().fellowship.corruption, 1);
  EXPECT_EQ(p.board().fellowship.hidden, 0);
  EXPECT_EQ(p.question(), DecisionKind::kRevealTo);
}

TEST(Hunt, R156_GollumRevealsAgainstHisOwnImmunity) {
  Position p = hunted_by(Tile::kOneReveal, 0, Character::kGollum);
  p.answer(ActionKind::kGuideAbility);
  EXPECT_EQ(p.board().fellowship.corruption, 0);
  EXPECT_EQ(p.board().fellowship.hidden, 0);
}

TEST(Hunt, R156_NotWhenTheTileReveals) {
  Position p = hunted(2);
  set_companions(p, 0, Character::kGollum);
  only_tile(p, Tile::kEyeReveal);
  p.begin(move_fellowship);
  p.roll(6);
  p.roll(6);
  EXPECT_EQ(p.board().fellowship.corruption, 2);  // was not asked
  EXPECT_EQ(p.question(), DecisionKind::kRevealTo);
}

TEST(Hunt, R158_HobbitIsTakenAlive) {
  Position p =
      hunted_by(Tile::kOne, set_of(Character::kGimli, Character::kPeregrin), Character::kGimli);
  p.board().fellowship.region = region("hollin");
  p.answer(ActionKind::kLoseRandom);
  p.force(ActionKind::kCompanion, Character::kPeregrin);
  EXPECT_EQ(p.question(), DecisionKind::kSeparateTo);
  EXPECT_TRUE(p.offers(ActionKind::kRegion, region("hollin")));
  EXPECT_TRUE(p.offers(ActionKind::kRegion, region("rivendell")));  // Progress 1, and one more
  p.answer_region("moria");
  EXPECT_TRUE(contains(p.figures("moria").characters, Character::kPeregrin));
  EXPECT_EQ(p.board().fellowship.corruption, 0);  // 1 - his Level
}

TEST(Hunt, R158_NotOnTheTrack) {
  Position p = on_track(0);
  set_companions(p, set_of(Character::kGimli, Character::kPeregrin), Character::kGimli);
  only_tile(p, Tile::kTwo);
  p.begin(move_fellowship);
  p.answer(ActionKind::kLoseRandom);
  p.force(ActionKind::kCompanion, Character::kPeregrin);
  EXPECT_TRUE(contains(p.board().casualties.characters, Character::kPeregrin));
  EXPECT_EQ(p.board().fellowship.corruption, 1);
}

TEST(Hunt, R158_TakenAliveHeMayActivateANation) {
  Position p =
      hunted_by(Tile::kOne, set_of(Character::kGimli, Character::kPeregrin), Character::kGimli);
  p.board().fellowship.region = region("westemnet");
  p.answer(ActionKind::kLoseRandom);
  p.force(ActionKind::kCompanion, Character::kPeregrin);
  p.answer_region("edoras");
  EXPECT_EQ(politics_of(p.board(), Nation::kRohan).active, 1);  // R-263d
}

}  // namespace
}  // namespace wotr
