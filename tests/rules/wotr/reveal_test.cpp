// Revealing the Fellowship.

#include "rules/wotr/hunt/reveal.h"

#include "tests/rules/wotr/fellowship_position.h"

namespace wotr {
namespace {

/// The bit of kRoute that stands for this Stronghold: the Shadow's eight in the order of the
/// tables.
int route_bit(std::string_view id) {
  int bit = 1;
  for (const RegionId stronghold : rules().strongholds) {
    if (stronghold == region(id)) return bit;
    if (side_of(region_of(rules(), stronghold).nation) == Side::kShadow) bit *= 2;
  }
  return 0;
}

Position revealed_in(std::string_view id, int progress) {
  Position p;
  place_fellowship(p, id, progress);
  p.begin(reveal_fellowship);
  return p;
}

TEST(Reveal, R131_FlipsMovesAndEndsProgress) {
  Position p = revealed_in("hollin", 2);
  EXPECT_EQ(p.board().fellowship.hidden, 0);
  EXPECT_EQ(p.question(), DecisionKind::kRevealTo);
  EXPECT_TRUE(p.offers(ActionKind::kRegion, region("hollin")));        // may stay
  EXPECT_TRUE(p.offers(ActionKind::kRegion, region("dimrill-dale")));  // two away
  EXPECT_FALSE(p.offers(ActionKind::kRegion, region("lorien")));
  p.answer_region("fords-of-bruinen");
  EXPECT_EQ(p.board().fellowship.region, region("fords-of-bruinen"));
  EXPECT_EQ(p.board().fellowship.progress, 0);
  EXPECT_EQ(p.question(), DecisionKind::kNone);
}

TEST(Reveal, R131_TheFlipAndTheJourneyAreReported) {
  Position p = revealed_in("hollin", 1);
  p.answer_region("trollshaws");
  const core::Event flipped{byte_of(EventKind::kRevealed), {byte_of(region("hollin"))}};
  const core::Event placed{byte_of(EventKind::kFellowshipPlaced), {byte_of(region("trollshaws"))}};
  EXPECT_EQ(p.events, (core::EventSink{flipped, placed}));
}

TEST(Reveal, R131_NotIntoAHaven) {
  Position p = revealed_in("hollin", 3);
  EXPECT_FALSE(p.offers(ActionKind::kRegion, region("lorien")));
  EXPECT_FALSE(p.offers(ActionKind::kRegion, region("rivendell")));
  Position town = revealed_in("weather-hills", 1);
  EXPECT_TRUE(town.offers(ActionKind::kRegion, region("bree")));  // a Town is no haven
}

TEST(Reveal, R131_CapturedHavenIsOpen) {
  Position p;
  place_fellowship(p, "dimrill-dale", 1);
  p.board().captured.insert(region("lorien"));
  p.begin(reveal_fellowship);
  EXPECT_TRUE(p.offers(ActionKind::kRegion, region("lorien")));
}

TEST(Reveal, R132_OneTileForAStrongholdEntered) {
  Position p = revealed_in("hollin", 1);
  p.answer_region("moria");
  EXPECT_EQ(p.question(), DecisionKind::kHuntTile);
  p.force(ActionKind::kTile, Tile::kTwo);
  p.answer(ActionKind::kSuffer);
  EXPECT_EQ(p.board().fellowship.corruption, 2);
  EXPECT_EQ(p.question(), DecisionKind::kNone);
}

TEST(Reveal, R132_OneTileForAStrongholdCrossed) {
  Position p = revealed_in("hollin", 2);
  p.answer_region("dimrill-dale");  // the other way round is six regions
  EXPECT_EQ(p.question(), DecisionKind::kHuntTile);
}

TEST(Reveal, R132_OneTileForAStrongholdLeft) {
  Position p = revealed_in("moria", 1);
  p.answer_region("dimrill-dale");
  EXPECT_EQ(p.question(), DecisionKind::kHuntTile);
}

TEST(Reveal, R132_EachStrongholdCountsOnce) {
  Position p = revealed_in("moria", 2);  // stays, or goes out and comes back
  p.answer_region("moria");
  p.force(ActionKind::kTile, Tile::kEyeReveal);
  EXPECT_EQ(p.question(), DecisionKind::kNone);
}

TEST(Reveal, R132_EyeDoesNothingAndNothingIsRevealedTwice) {
  Position p = revealed_in("moria", 1);
  p.answer_region("dimrill-dale");
  p.force(ActionKind::kTile, Tile::kEyeReveal);
  EXPECT_EQ(p.board().fellowship.corruption, 0);  // no roll, no successes
  EXPECT_EQ(p.board().fellowship.region, region("dimrill-dale"));
  EXPECT_EQ(p.question(), DecisionKind::kNone);
}

TEST(Reveal, R132_OneTileAfterTheOther) {
  // Morannon, Gorgoroth, Minas Morgul: no way of two regions is without both.
  Position p = revealed_in("morannon", 2);
  p.answer_region("minas-morgul");
  p.force(ActionKind::kTile, Tile::kOne);
  EXPECT_EQ(p.question(), DecisionKind::kHuntDamage);
  EXPECT_EQ(p.board().hunt.strongholds, 1);  // waits until the first is resolved
  p.answer(ActionKind::kSuffer);
  p.force(ActionKind::kTile, Tile::kThree);
  p.answer(ActionKind::kLoseGuide);  // a tile of its own, a casualty of its own
  EXPECT_EQ(p.board().fellowship.corruption, 1);
  EXPECT_EQ(p.question(), DecisionKind::kNone);
}

TEST(Reveal, R132_CapturedOrForeignStrongholdsDrawNoTile) {
  Position p;
  place_fellowship(p, "hollin", 1);
  p.board().captured.insert(region("moria"));  // the Shadow has lost it
  p.begin(reveal_fellowship);
  p.answer_region("moria");
  EXPECT_EQ(p.question(), DecisionKind::kNone);

  Position q;
  place_fellowship(q, "dimrill-dale", 1);
  q.board().captured.insert(region("lorien"));  // the Shadow did not start with it
  q.begin(reveal_fellowship);
  q.answer_region("lorien");
  EXPECT_EQ(q.question(), DecisionKind::kNone);
}

TEST(Reveal, R132_TheFreePeoplesChooseTheWay) {
  // To Gorgoroth in three: through Morannon, or by North Ithilien and Minas Morgul.
  Position p = revealed_in("dagorlad", 3);
  p.answer_region("gorgoroth");
  EXPECT_EQ(p.question(), DecisionKind::kRevealRoute);
  EXPECT_EQ(p.asked().actions.size(), 2u);
  EXPECT_TRUE(p.offers(ActionKind::kRoute, route_bit("morannon")));
  p.answer(ActionKind::kRoute, route_bit("minas-morgul"));
  EXPECT_EQ(p.board().fellowship.region, region("gorgoroth"));
  EXPECT_EQ(p.question(), DecisionKind::kHuntTile);
  p.force(ActionKind::kTile, Tile::kEyeReveal);
  EXPECT_EQ(p.question(), DecisionKind::kNone);
}

TEST(Reveal, R132_FewestStrongholdsFirst) {
  // A long journey: the first way offered avoids what can be avoided.
  Position p = revealed_in("hollin", 8);
  p.answer_region("dimrill-dale");
  EXPECT_EQ(p.question(), DecisionKind::kRevealRoute);
  EXPECT_EQ(p.asked().actions[0], act(ActionKind::kRoute, 0));
  EXPECT_TRUE(p.offers(ActionKind::kRoute, route_bit("moria")));
  int before = 0;
  for (const Action& way : p.asked().actions) {
    EXPECT_GE(std::popcount(way.a), before);
    before = std::popcount(way.a);
  }
  p.answer(ActionKind::kRoute, 0);
  EXPECT_EQ(p.question(), DecisionKind::kNone);
}

TEST(Reveal, R132_NotMoreThanFortyWays) {
  Position p = revealed_in("dagorlad", 12);
  p.answer_region("dagorlad");
  EXPECT_LE(p.asked().actions.size(), 40u);
  EXPECT_EQ(p.asked().actions[0], act(ActionKind::kRoute, 0));
}

TEST(Reveal, R133_ProgressZeroStaysEvenInAHaven) {
  Position p = revealed_in("rivendell", 0);
  EXPECT_EQ(p.question(), DecisionKind::kNone);
  EXPECT_EQ(p.board().fellowship.region, region("rivendell"));
  EXPECT_EQ(p.board().fellowship.hidden, 0);
}

TEST(Reveal, R133_StayingInAShadowStrongholdDrawsItsTile) {
  Position p = revealed_in("moria", 0);
  EXPECT_EQ(p.question(), DecisionKind::kHuntTile);
}

TEST(Reveal, R133_WithProgressTheHavenMustBeLeft) {
  Position p = revealed_in("rivendell", 1);
  EXPECT_FALSE(p.offers(ActionKind::kRegion, region("rivendell")));
  EXPECT_EQ(p.asked().actions.size(), 2u);  // Trollshaws, Fords of Bruinen
}

TEST(Reveal, R134_StrongholdTilesComeLastAndStopAtTwelve) {
  Position p;
  place_fellowship(p, "morannon", 2);
  p.board().fellowship.corruption = 11;
  p.begin(reveal_fellowship);
  p.answer_region("minas-morgul");
  p.force(ActionKind::kTile, Tile::kOne);
  p.answer(ActionKind::kSuffer);
  EXPECT_EQ(p.board().victory, Victory::kCorruption);
  EXPECT_TRUE(p.state.pending.empty());  // the second tile is not drawn
}

TEST(Reveal, R134_FirstTheEffectOfTheTileThatRevealed) {
  Position p;
  place_fellowship(p, "hollin", 0);
  p.board().hunt_box.shadow = 1;
  p.begin(move_fellowship);
  p.roll(6);
  p.force(ActionKind::kTile, Tile::kTwoReveal);
  EXPECT_EQ(p.question(), DecisionKind::kHuntDamage);
  EXPECT_EQ(p.board().fellowship.hidden, 1);  // after all other effects
  p.answer(ActionKind::kSuffer);
  EXPECT_EQ(p.question(), DecisionKind::kRevealTo);
  p.answer_region("moria");
  EXPECT_EQ(p.question(), DecisionKind::kHuntTile);
  p.force(ActionKind::kTile, Tile::kThree);
  p.answer(ActionKind::kLoseGuide);
  EXPECT_EQ(p.board().fellowship.corruption, 2);
  EXPECT_EQ(p.question(), DecisionKind::kNone);
  EXPECT_EQ(p.board().hunt, Hunt{});
}

TEST(Reveal, R135_RevealedByACardIsTheSame) {
  // reveal_fellowship is the one procedure: no Hunt has to be under way.
  Position p = revealed_in("hollin", 1);
  EXPECT_EQ(p.board().hunt, Hunt{});
  EXPECT_EQ(p.question(), DecisionKind::kRevealTo);
}

TEST(Reveal, R147_RevealWorksInRivendellOnTheFirstTurn) {
  Position p;
  p.board().hunt_box.shadow = 1;
  p.begin(move_fellowship);  // Progress 1
  p.roll(6);
  p.force(ActionKind::kTile, Tile::kZeroReveal);
  EXPECT_EQ(p.question(), DecisionKind::kRevealTo);
  EXPECT_FALSE(p.offers(ActionKind::kRegion, region("rivendell")));
}

}  // namespace
}  // namespace wotr
