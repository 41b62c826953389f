// What happens is told by itself, in words that are there, and as weighty as it is.

#include "game/trilogy/screens/moments.h"

#include <fstream>
#include <iterator>
#include <set>

#include "game/players/random_player.h"
#include "rules/trilogy/game.h"
#include "rules/trilogy/names/names.h"
#include "rules/trilogy/state/army_events.h"
#include "rules/trilogy/state/card_events.h"
#include "rules/trilogy/state/invasion_events.h"
#include "rules/trilogy/state/turn_events.h"
#include "tests/trilogy_screens/seat.h"

namespace trilogy_screens_tests {
namespace {

using trilogy::EventKind;

const moments::Table& table() {
  static const moments::Table kTable = [] {
    std::ifstream in(AMONHEN_DATA "/trilogy/moments.json");
    const std::string text(std::istreambuf_iterator<char>(in), {});
    return moments::read(text, "moments.json").value();
  }();
  return kTable;
}

std::vector<screens::Moment> told(const std::vector<core::Event>& events) {
  const trilogy::View view = trilogy::view(rules(), trilogy::new_state(rules()), core::kAll);
  return trilogy_screens::moments_of(table(), words(), rules(), view, events);
}

constexpr core::Seat kYellow{0};
constexpr core::Seat kRed{1};

core::Event die(core::Seat seat, int value) {
  return trilogy::event_of<EventKind::kBattleDie>({seat, seat == kRed, value});
}

TEST(TrilogyMoments, PlacedBattalionsAreOneMomentWithTheirPlaces) {
  const auto placed = [](std::string_view where, int count) {
    return trilogy::event_of<EventKind::kPlaced>(
        {kYellow, territory(where), count, trilogy::Cause::kReinforcement});
  };
  const auto moments = told({placed("the-shire", 3), placed("buckland", 2)});
  ASSERT_EQ(moments.size(), 1u);
  EXPECT_EQ(moments[0].title, "Placed: 3 The Shire, 2 Buckland");
  EXPECT_EQ(moments[0].by, "Yellow");
  EXPECT_TRUE(moments[0].places.contains(trilogy_screens::on_table(territory("buckland"))));
}

/// It is shown large over its land, by its picture.
TEST(TrilogyMoments, AStrongholdThatFallsIsStaged) {
  const auto moments =
      told({trilogy::event_of<EventKind::kConquered>({kRed, territory("umbar"), kYellow})});
  ASSERT_EQ(moments.size(), 1u);
  EXPECT_TRUE(moments[0].is_staged);
  EXPECT_EQ(moments[0].picture, "place-umbar");
  EXPECT_TRUE(moments[0].places.contains(trilogy_screens::on_table(territory("umbar"))));
}

TEST(TrilogyMoments, AStrongholdThatFallsIsGreat) {
  const auto moments =
      told({trilogy::event_of<EventKind::kConquered>({kRed, territory("minas-tirith"), kYellow})});
  ASSERT_EQ(moments.size(), 1u);
  EXPECT_EQ(moments[0].title, "Minas Tirith has fallen, and its stronghold");
  EXPECT_TRUE(is_great(moments[0]));
  EXPECT_GT(moments[0].near, 0);
}

TEST(TrilogyMoments, WhoTakesTheLastOfARegionIsToldSo) {
  trilogy::State state = trilogy::new_state(rules());
  const auto region = static_cast<std::size_t>(trilogy::row_of(rules(), territory("nurn")).region);
  state.board.held[1] = rules().regions[region].territories;
  const trilogy::View view = trilogy::view(rules(), state, core::kAll);
  const std::vector<core::Event> events{
      trilogy::event_of<EventKind::kConquered>({kRed, territory("nurn"), kYellow})};
  const auto moments = trilogy_screens::moments_of(table(), words(), rules(), view, events);
  ASSERT_EQ(moments.size(), 1u);
  EXPECT_EQ(moments[0].title, "Red takes Nurn: all Mordor is theirs");
}

TEST(TrilogyMoments, DiceAreToldOnlyWhenTheyLie) {
  const auto moments = told({die(kRed, 6), die(kRed, 2), die(kYellow, 2)});
  ASSERT_EQ(moments.size(), 1u);
  EXPECT_EQ(moments[0].before, "Red attacks: 2 dice against 1");
}

/// T-028: a Leader or a stronghold raises the highest die, and that is seen.
TEST(TrilogyMoments, ARoundOfBattleIsOneMomentWithItsDiceAndItsLosses) {
  const auto moments = told(
      {die(kRed, 2), die(kRed, 6), die(kYellow, 6), die(kYellow, 3),
       trilogy::event_of<EventKind::kBattleScore>({7, 6}),
       trilogy::event_of<EventKind::kBattleScore>({2, 3}),
       trilogy::event_of<EventKind::kLost>({kRed, territory("nurn"), 1, trilogy::Cause::kBattle}),
       trilogy::event_of<EventKind::kLost>(
           {kYellow, territory("moria"), 1, trilogy::Cause::kBattle})});
  ASSERT_EQ(moments.size(), 1u);
  EXPECT_EQ(moments[0].title, "6+1 2 against 6 3. Lost: Red 1, Yellow 1");
  EXPECT_EQ(moments[0].by, "Red");
}

/// T-017: a first card that is an event does not happen, also where the turn has begun since.
TEST(TrilogyMoments, AnEventOfTheFirstHandIsSetAside) {
  trilogy::State state = trilogy::new_state(rules());
  state.board.phase = trilogy::Phase::kTurn;
  const trilogy::View view = trilogy::view(rules(), state, core::kAll);
  const core::Event turned =
      trilogy::event_of<EventKind::kCardTurned>({kRed, card("event-corsairs-of-umbar")});
  const core::Event began = trilogy::event_of<EventKind::kTurnBegan>({kRed, 1});
  const auto id_of = [&](const std::vector<core::Event>& events) {
    return trilogy_screens::moments_of(table(), words(), rules(), view, events).front().id;
  };
  EXPECT_EQ(id_of({turned, began}), "set-aside");
  EXPECT_EQ(id_of({turned}), "event");
}

/// Dozens of them are not told one by one.
TEST(TrilogyMoments, ClaimsThatFollowEachOtherAreOneMomentOfNobody) {
  const auto claimed = [](core::Seat seat, std::string_view where) {
    return trilogy::event_of<EventKind::kClaimed>({seat, territory(where)});
  };
  const auto placed = [](core::Seat seat, std::string_view where) {
    return trilogy::event_of<EventKind::kPlaced>(
        {seat, territory(where), 1, trilogy::Cause::kSetUp});
  };
  const auto moments =
      told({claimed(kYellow, "nurn"), placed(kYellow, "nurn"), claimed(kRed, "moria"),
            placed(kRed, "moria"), claimed(kYellow, "fornost"), placed(kYellow, "fornost")});
  ASSERT_EQ(moments.size(), 1u);
  EXPECT_EQ(moments[0].title, "Territories are claimed: Yellow 2, Red 1");
  EXPECT_EQ(moments[0].by, "");
  EXPECT_TRUE(moments[0].gathers);
  const auto one = told({claimed(kRed, "nurn"), placed(kRed, "nurn")});
  ASSERT_EQ(one.size(), 1u);
  EXPECT_EQ(one[0].title, "Red claims Nurn");
}

/// Whole games: every sentence is filled in, and the great events are told.
TEST(TrilogyMoments, OfWholeGamesHaveWords) {
  std::set<std::string> seen;
  for (std::uint64_t seed = 1; seed <= 6; ++seed) {
    Match match = begin(seed, static_cast<int>(2 + seed % 3));
    players::RandomChoice choice(seed);
    while (!match.pending().is_over()) {
      if (match.pending().is_chance()) {
        match.roll();
      } else {
        match.play(choice.pick(match.pending()));
      }
    }
    const trilogy::View view = match.view(core::kPublic);
    std::vector<core::Event> events;
    for (const core::Event& event : match.events()) {
      events.push_back(trilogy::Game::mask(event, core::kPublic));
    }
    for (const screens::Moment& moment :
         trilogy_screens::moments_of(table(), words(), match.rules(), view, events)) {
      seen.insert(moment.id);
      for (const std::string* text : {&moment.title, &moment.before, &moment.by, &moment.where}) {
        EXPECT_EQ(text->find('{'), std::string::npos) << *text;
        EXPECT_EQ(text->find("moment."), std::string::npos) << *text;
        EXPECT_EQ(text->find("screen."), std::string::npos) << *text;
      }
    }
  }
  for (const std::string id : {"won", "ring-destroyed", "conquered", "invasion", "battle",
                               "withstands", "placed", "ring-moved", "event", "turned-in"}) {
    EXPECT_TRUE(seen.contains(id)) << id;
  }
}

}  // namespace
}  // namespace trilogy_screens_tests
