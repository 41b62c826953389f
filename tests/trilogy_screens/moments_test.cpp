// What happens is told by itself, in words that are there, and as weighty as it is.

#include "game/trilogy/screens/moments.h"

#include <fstream>
#include <iterator>
#include <set>

#include "game/players/random_player.h"
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
  const auto die = [](int value) {
    return trilogy::event_of<EventKind::kBattleDie>({kRed, true, value});
  };
  const auto moments = told({die(6), die(2), die(2)});
  ASSERT_EQ(moments.size(), 1u);
  EXPECT_EQ(moments[0].title, "The attack shows 6 2 2");
  EXPECT_EQ(moments[0].before, "Red: 3 dice are thrown");
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
  for (const std::string id : {"won", "ring-destroyed", "conquered", "invasion", "attack-dice",
                               "placed", "ring-moved", "event", "turned-in"}) {
    EXPECT_TRUE(seen.contains(id)) << id;
  }
}

}  // namespace
}  // namespace trilogy_screens_tests
