// What happens is told by itself: who, with which die, what and where.

#include "game/wotr/screens/moments.h"

#include <fstream>
#include <iterator>

#include <gtest/gtest.h>

#include "game/players/random_player.h"
#include "rules/wotr/flow/setup.h"
#include "rules/wotr/names/read_id.h"
#include "rules/wotr/view/view.h"
#include "tests/screens/screen.h"

namespace {

using wotr::EventKind;

const moments::Table& table() {
  static const moments::Table kTable = [] {
    std::ifstream in(AMONHEN_DATA "/wotr/moments.json");
    const std::string text(std::istreambuf_iterator<char>(in), {});
    return *moments::read(text, "moments.json");
  }();
  return kTable;
}

std::vector<screens::Moment> told(const std::vector<core::Event>& events) {
  wotr_screens::Doing doing;
  const wotr::View view = wotr::view(screen::rules(), wotr::new_state(screen::rules()), core::kAll);
  return wotr_screens::moments_of(table(), screen::words(), screen::rules(), view, events, doing);
}

wotr::RegionId region(std::string_view id) { return wotr::find_region(screen::rules(), id); }

core::Event moved(wotr::Figure figure, int amount, wotr::Place from, wotr::Place to,
                  wotr::Cause cause) {
  return wotr::event_of<EventKind::kFigures>({figure, amount, from, to, cause});
}

TEST(Moments, AMarchSaysWhoWithWhichDieWhatAndWhere) {
  const auto moria = wotr::in_region(region("moria"));
  const auto hollin = wotr::in_region(region("hollin"));
  const auto moments =
      told({wotr::event_of<EventKind::kDieUsed>(
                {core::Seat{1}, wotr::DieFace::kArmy, wotr::Use::kMoveArmies}),
            moved(wotr::regular_of(wotr::Nation::kSauron), 2, moria, hollin, wotr::Cause::kMove),
            moved(wotr::kNazgul, 1, moria, hollin, wotr::Cause::kMove)});
  ASSERT_EQ(moments.size(), 2U);
  EXPECT_EQ(moments[1].by, "Shadow · Army die: Move up to two Armies");
  EXPECT_EQ(moments[1].title, "2 × Sauron Regular, Nazgûl: Moria → Hollin");
  EXPECT_TRUE(moments[1].places.contains(static_cast<table::RegionId>(region("hollin"))));
  EXPECT_FALSE(is_great(moments[1]));
}

TEST(Moments, AFallenStrongholdIsGreatAndHasThePictureComeToIt) {
  const auto moments = told(
      {wotr::event_of<EventKind::kCaptured>({region("helms-deep"), wotr::Side::kShadow, false})});
  ASSERT_EQ(moments.size(), 1U);
  EXPECT_EQ(moments[0].title, "Helm's Deep has fallen");
  EXPECT_TRUE(is_great(moments[0]));
  EXPECT_GT(moments[0].near, 0);
  EXPECT_GE(moments[0].seconds, 2);
  EXPECT_LE(moments[0].seconds, 4);
}

/// What is shown large is a picture of it: the place that falls, the face of who falls.
TEST(Moments, AreStagedWithThePictureOfWhatFalls) {
  const auto place = told(
      {wotr::event_of<EventKind::kCaptured>({region("helms-deep"), wotr::Side::kShadow, false})});
  const auto face = told(
      {moved(wotr::figure_of(wotr::Character::kWitchKing), 1, wotr::in_region(region("osgiliath")),
             wotr::kCasualties, wotr::Cause::kCasualty)});
  ASSERT_EQ(place.size() + face.size(), 2U);
  EXPECT_EQ(place[0].picture, "place-helms-deep");
  EXPECT_EQ(face[0].picture, "portrait-witch-king");
  EXPECT_TRUE(place[0].is_staged && face[0].is_staged);
}

/// The board falls back around what is staged: a Nation's lands, the land of the Company.
TEST(Moments, ThatAreStagedAlwaysHaveLandThatIsLit) {
  const auto war = told({wotr::event_of<EventKind::kPolitics>({wotr::Nation::kRohan, 4})});
  const auto fall = told({moved(wotr::figure_of(wotr::Character::kBoromir), 1, wotr::kInFellowship,
                                wotr::kCasualties, wotr::Cause::kHunt)});
  ASSERT_EQ(war.size() + fall.size(), 2U);
  EXPECT_TRUE(war[0].is_staged && fall[0].is_staged);
  EXPECT_TRUE(war[0].lit.contains(static_cast<table::RegionId>(region("edoras"))));
  EXPECT_FALSE(war[0].lit.contains(static_cast<table::RegionId>(region("minas-tirith"))));
  EXPECT_FALSE(fall[0].lit.empty());
}

TEST(Moments, ASettlementIsToldWithThePointsItChanges) {
  const auto taken = told(
      {wotr::event_of<EventKind::kCaptured>({region("pelargir"), wotr::Side::kShadow, false})});
  const auto freed =
      told({wotr::event_of<EventKind::kCaptured>({region("pelargir"), wotr::Side::kFree, true})});
  ASSERT_EQ(taken.size() + freed.size(), 2U);
  EXPECT_EQ(taken[0].where, "Shadow: 0 Victory Points");
  EXPECT_EQ(freed[0].where, taken[0].where) << "no point of the Free Peoples changes";
}

TEST(Moments, ABattleEndsWithWhoHoldsTheField) {
  const auto title = [](wotr::BattleKind kind, wotr::BattleOutcome outcome) {
    const auto moments = told({wotr::event_of<EventKind::kBattleEnded>(
        {wotr::Side::kShadow, region("minas-tirith"), kind, outcome})});
    return moments.empty() ? std::string() : moments.front().title;
  };
  using wotr::BattleKind;
  using wotr::BattleOutcome;
  EXPECT_EQ(title(BattleKind::kField, BattleOutcome::kWon), "Victory at Minas Tirith: Shadow");
  EXPECT_EQ(title(BattleKind::kField, BattleOutcome::kBeatenBack),
            "The attack on Minas Tirith is beaten back");
  EXPECT_EQ(title(BattleKind::kSiege, BattleOutcome::kBeatenBack),
            "Minas Tirith withstands the assault");
  EXPECT_EQ(title(BattleKind::kSortie, BattleOutcome::kBeatenBack),
            "The sortie from Minas Tirith is beaten back");
  EXPECT_EQ(title(BattleKind::kField, BattleOutcome::kNobodyLeft),
            "Nobody is left standing at Minas Tirith");
  // What follows says these by itself: the siege that begins, the place that falls.
  EXPECT_EQ(title(BattleKind::kField, BattleOutcome::kWithdrawn), "");
  EXPECT_EQ(title(BattleKind::kSiege, BattleOutcome::kWon), "");
}

TEST(Moments, WhatDiceAreThrownForIsSaidBeforeTheyLie) {
  const auto moments =
      told({wotr::event_of<EventKind::kCombatDie>({wotr::Side::kFree, 6, true, false}),
            wotr::event_of<EventKind::kCombatDie>({wotr::Side::kFree, 2, false, false})});
  ASSERT_EQ(moments.size(), 1U);
  EXPECT_EQ(moments[0].before, "Free Peoples: 2 dice are thrown");
  EXPECT_EQ(moments[0].title, "Free Peoples: 6 2 — 1 hit");
}

TEST(Moments, DiceThrownAgainAreToldAsSuch) {
  const auto moments =
      told({wotr::event_of<EventKind::kCombatDie>({wotr::Side::kShadow, 3, false, false}),
            wotr::event_of<EventKind::kCombatDie>({wotr::Side::kShadow, 6, true, true})});
  ASSERT_EQ(moments.size(), 2U);
  EXPECT_EQ(moments[1].title, "Shadow again: 6 — 1 hit");
}

/// R-132: a second tile comes with its reason, and one for the next step without.
TEST(Moments, R132_ATileForAStrongholdOnTheWayIsToldSo) {
  const core::Event tile = wotr::event_of<EventKind::kHuntTile>({wotr::Tile::kTwo});
  const auto moments =
      told({tile, wotr::event_of<EventKind::kRevealed>({region("hollin")}),
            wotr::event_of<EventKind::kFellowshipPlaced>({region("parth-celebrant"), 0}), tile,
            wotr::event_of<EventKind::kFellowshipMoved>({1}), tile});
  std::vector<std::string> reasons;
  for (const screens::Moment& moment : moments) {
    if (moment.id == "hunt-tile") reasons.push_back(moment.where);
  }
  const std::string why = "For a Stronghold of the Shadow on the way";
  EXPECT_EQ(reasons, (std::vector<std::string>{"", why, ""}));
}

/// Whoever may know a card that was drawn reads its name; of others' nobody is told more than that.
TEST(Moments, ACardIsNamedToWhoeverMayKnowIt) {
  const core::Event drawn = wotr::event_of<EventKind::kCardDrawn>(
      {core::Seat{0}, wotr::Side::kFree, wotr::Deck::kCharacter, wotr::CardId{0}});
  const core::Viewer owner = core::viewer_of(core::Seat{0});
  const std::string name = screen::words().name("card", screen::rules().cards[0].id);
  for (const core::Viewer viewer : {owner, core::viewer_of(core::Seat{1}), core::kPublic}) {
    const auto moments = told({wotr::Game::mask(drawn, viewer)});
    ASSERT_EQ(moments.size(), 1U);
    EXPECT_EQ(moments[0].title.find(name) != std::string::npos, viewer == owner);
  }
}

/// A step of the Fellowship, an Elven Ring and an Event card are told to whoever did it, too.
TEST(Moments, OnesOwnActionsHaveATimeOfTheirOwn) {
  const auto moments =
      told({wotr::event_of<EventKind::kFellowshipMoved>({3}),
            wotr::event_of<EventKind::kRingUsed>(
                {core::Seat{0}, wotr::DieFace::kMuster, wotr::DieFace::kCharacter}),
            wotr::event_of<EventKind::kCardPlayed>({core::Seat{0}, wotr::CardId{3}})});
  ASSERT_EQ(moments.size(), 3U);
  for (const screens::Moment& moment : moments) {
    EXPECT_GT(moment.own, 0) << moment.title;
    EXPECT_LT(moment.own, moment.seconds) << moment.title;
  }
}

TEST(Moments, EveryEventThatAPersonMustNotMissIsGreat) {
  const std::vector<core::Event> events{
      wotr::event_of<EventKind::kRevealed>({region("hollin")}),
      wotr::event_of<EventKind::kPolitics>({wotr::Nation::kGondor, 4}),
      wotr::event_of<EventKind::kSiegeBegan>({region("helms-deep")}),
      wotr::event_of<EventKind::kBattleBegan>({wotr::Side::kShadow, region("orthanc"),
                                               region("fords-of-isen"), wotr::BattleKind::kField}),
      moved(wotr::figure_of(wotr::Character::kSaruman), 1, wotr::kReinforcements,
            wotr::in_region(region("orthanc")), wotr::Cause::kEntered)};
  for (const core::Event& event : events) {
    const auto moments = told({event});
    ASSERT_EQ(moments.size(), 1U);
    EXPECT_TRUE(is_great(moments[0])) << moments[0].title;
    EXPECT_GE(moments[0].seconds, 2) << moments[0].title;
    EXPECT_LE(moments[0].seconds, 4) << moments[0].title;
  }
}

/// On the Mordor Track the Fellowship is in no region.
TEST(Moments, AFellowshipRevealedInMordorIsInNoRegion) {
  const auto moments = told({wotr::event_of<EventKind::kRevealed>({wotr::kNoRegion})});
  ASSERT_EQ(moments.size(), 1U);
  EXPECT_EQ(moments[0].where, "");
  EXPECT_TRUE(moments[0].places.empty());
}

TEST(Moments, DiceOfOneThrowAreOneMoment) {
  const auto die = [](int value, bool hit) {
    return wotr::event_of<EventKind::kCombatDie>({wotr::Side::kShadow, value, hit, false});
  };
  const auto moments = told({die(5, true), die(2, false), die(6, true)});
  ASSERT_EQ(moments.size(), 1U);
  EXPECT_EQ(moments[0].title, "Shadow: 5 2 6 — 2 hits");
}

/// Whatever happens to whom, wherever it is.
TEST(Moments, OfWholeGamesAreToldWhateverHappens) {
  for (const int players : {2, 3, 4}) {
    screen::Match match = screen::begin(11, players);
    players::RandomChoice choice(11);
    wotr_screens::Doing doing;
    std::size_t seen = 0;
    std::size_t moments = 0;
    while (!match.pending().is_over()) {
      if (match.pending().is_chance()) {
        match.roll();
      } else {
        ASSERT_FALSE(match.play(choice.pick(match.pending())).refused());
      }
      const auto news = match.events().subspan(seen);
      seen = match.events().size();
      for (const screens::Moment& moment : wotr_screens::moments_of(
               table(), screen::words(), match.rules(), match.view(core::kAll), news, doing)) {
        EXPECT_FALSE(moment.title.empty()) << moment.id;
        ++moments;
      }
    }
    EXPECT_GT(moments, 200U) << players << " players";
  }
}

TEST(Moments, ARowThatNobodyCouldMeanIsRefused) {
  EXPECT_FALSE(moments::read(R"({"moments": [{"id": "x", "event": "captured"}]})", "m.json"));
  EXPECT_FALSE(moments::read(
      R"({"moments": [{"id": "x", "event": "captured", "weight": 11, "seconds": 1}]})", "m.json"));
  EXPECT_FALSE(moments::read(
      R"({"moments": [{"id": "x", "event": "captured", "weight": 1, "seconds": 1,
          "colour": "red"}]})",
      "m.json"));
}

}  // namespace
