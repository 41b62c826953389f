// Who may know what an event tells.

#include <algorithm>
#include <bit>
#include <nlohmann/json.hpp>
#include <random>

#include "rules/wotr/flow/setup.h"
#include "rules/wotr/flow/step_table.h"
#include "rules/wotr/json/schema.h"
#include "rules/wotr/view/view.h"
#include "tests/rules/wotr/data_set.h"
#include "tests/rules/wotr/position.h"

namespace wotr {
namespace {

using core::event_row;

/// The row of this event would be a row of the table.
template <class Event>
concept HasRow = requires {
  typename std::bool_constant<(core::typed_row<FieldTypes, Event>(Event::kRow), true)>;
};

struct Good {
  Seat seat;
  CardId card;
  static constexpr auto kRow =
      event_row("good", core::open("seat"), core::known_to("card", "seat"));
};
struct CardLeftOpen {
  CardId card;
  static constexpr auto kRow = event_row("bad", core::open("card"));
};
struct FieldForgotten {
  Seat seat;
  CardId card;
  static constexpr auto kRow = event_row("bad", core::open("seat"));
};
struct KnownToNobody {
  Seat seat;
  CardId card;
  static constexpr auto kRow = event_row("bad", core::open("seat"), core::known_to("card", "hand"));
};
struct KnownToARegion {
  RegionId region;
  CardId card;
  static constexpr auto kRow =
      event_row("bad", core::open("region"), core::learnt_by("card", "region"));
};

TEST(EventTable, ARowThatDoesNotSayWhoMayKnowDoesNotCompile) {
  static_assert(HasRow<Good>);
  static_assert(!HasRow<CardLeftOpen>);
  static_assert(!HasRow<FieldForgotten>);
  static_assert(!HasRow<KnownToNobody>);
  static_assert(!HasRow<KnownToARegion>);
  static_assert(!std::is_convertible_v<const char*, core::EventField>);
}

Rules rules_for(int players) { return DataSet().make({{"players", players}}).value(); }

std::vector<CardId> cards_told(const core::Event& event) {
  std::vector<CardId> cards;
  const auto& fields = event_schema()[event.kind].fields;
  for (std::size_t i = 0; i < event.args.size(); ++i) {
    const bool is_card = fields[i].type == byte_of(FieldType::kCard);
    if (is_card) cards.push_back(static_cast<CardId>(event.args[i]));
  }
  return cards;
}

bool sees(const View& view, CardId card) { return view.cards[byte_of(card)] != kUnseen; }

/// What one viewer is told by one decision, compared with what lies open to the viewer before and
/// afterwards.
struct Told {
  const core::EventSink& events;
  const View& before;
  const View& after;

  void check() const {
    bool learnt = false;
    for (const core::Event& event : events) {
      const std::vector<CardId> cards = cards_told(event);
      const std::vector<CardId> masked = cards_told(mask(event, before.viewer));
      for (std::size_t i = 0; i < cards.size(); ++i) {
        if (index(cards[i]) >= kCardCount) continue;  // of no card
        const bool shown = byte_of(masked[i]) != core::kHiddenArgument;
        check(event, cards[i], shown);
        learnt |= shown && !sees(before, cards[i]);
      }
    }
    const bool decided = before.viewer.includes(before.decision.seat);
    const bool barred = std::any_of(events.begin(), events.end(), reveals);
    EXPECT_TRUE(!learnt || !decided || barred) << "what was learnt could be taken back";
  }

 private:
  void check(const core::Event& event, CardId card, bool shown) const {
    const std::string_view name = event_schema()[event.kind].name;
    const bool knew = sees(before, card);
    const bool knows = sees(after, card);
    if (shown) {
      EXPECT_TRUE(knew || knows) << name << " tells what no view shows";
    } else if (!is_event(event, EventKind::kCombatCardLaid)) {  // one of the table may be laid too
      EXPECT_FALSE(knew && knows) << name << " hides what lies open";
    }
  }
};

/// an event tells a viewer of no card but those that the view shows; and whoever
/// learns of one by a decision of his own cannot take that back.
void play_and_compare(const Rules& rules, unsigned seed) {
  std::mt19937 random(seed);
  State state = new_state(rules);
  for (int step = 0; step < 20'000; ++step) {
    const Decision pending = decision(rules, state);
    if (pending.is_over()) return;
    const State before = state;
    core::EventSink events;
    const Action action = pending.actions[random() % pending.actions.size()];
    ASSERT_FALSE(apply(rules, state, action, &events).refused());
    for (unsigned seats = 0; seats < 1u << rules.teams.names.size(); ++seats) {
      if (std::popcount(seats) > 1) continue;
      const core::Viewer viewer{static_cast<std::uint8_t>(seats)};
      const View then = view(rules, before, viewer);
      const View now = view(rules, state, viewer);
      Told{events, then, now}.check();
    }
    if (::testing::Test::HasFailure()) return;
  }
}

TEST(EventTable, NoEventTellsOfACardThatNoViewShows) {
  for (const int players : {2, 3, 4}) {
    const Rules tables = rules_for(players);
    for (unsigned seed = 1; seed <= 4; ++seed) play_and_compare(tables, seed);
  }
}

}  // namespace
}  // namespace wotr
