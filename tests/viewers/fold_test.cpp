// Design, tests: the masked events folded over the first view give every following view.

#include "tests/viewers/fold/fold.h"

#include <cstring>
#include <nlohmann/json.hpp>
#include <set>
#include <string_view>

#include <gtest/gtest.h>

#include "rules/wotr/game.h"
#include "rules/wotr/state/event_kind.h"
#include "tests/harness/sanitized.h"
#include "tests/viewers/fold/eventless.h"
#include "tests/viewers/random_game.h"

namespace viewers {
namespace {

using namespace wotr;

constexpr int kGames = harness::kIsSanitized ? 1 : 12;
constexpr int kGamesOfOptions = harness::kIsSanitized ? 1 : 2;

/// What the rules let viewers see and hear; a test may plant a fault here.
struct Eyes {
  View (*view)(const Rules&, const State&, core::Viewer) = Game::view;
  core::Event (*mask)(const core::Event&, core::Viewer) = Game::mask;
};

void clear_eventless_parts(View& view) {
  for (const EventlessPart& one : eventless_parts()) one.clear(view);
}

bool same(const View& one, const View& other) {
  static_assert(std::has_unique_object_representations_v<Board>);
  return std::memcmp(&one.board, &other.board, sizeof(Board)) == 0 && one.cards == other.cards &&
         one.hands == other.hands && one.hidden_discards == other.hidden_discards &&
         one.decks == other.decks;
}

/// Where they differ; empty when they do not.
std::string difference(const Rules& rules, View known, View seen) {
  clear_eventless_parts(known);
  clear_eventless_parts(seen);
  if (same(known, seen)) return {};
  const auto diff =
      nlohmann::json::diff(Game::view_json(rules, known), Game::view_json(rules, seen));
  return diff.empty() ? "a field that no JSON shows" : diff.dump();
}

/// A game on which every viewer's fold is compared after every action.
class FoldedGame {
 public:
  FoldedGame(const Rules& rules, const State& start, std::uint64_t seed, Eyes eyes)
      : rules_(rules), eyes_(eyes), choice_(seed), state_(start) {
    for (const core::Viewer viewer : all_viewers(rules)) {
      folds_.emplace_back(rules, eyes_.view(rules, state_, viewer));
    }
  }

  /// The first difference; empty when there was none to the end.
  std::string play(std::set<std::string_view>& heard) {
    for (int step = 0; step < kMostSteps; ++step) {
      const core::Decision asked = Game::decision(rules_, state_);
      if (asked.is_over()) return {};
      const core::Action action = choice_.pick(rules_, asked);
      core::EventSink events;
      if (Game::apply(rules_, state_, action, &events).refused()) return "refused";
      for (const core::Event& event : events) heard.insert(event_schema()[event.kind].name);
      for (Fold& fold : folds_) {
        const std::string found = tell(fold, events);
        if (!found.empty()) return report(fold, asked, action, events) + found;
      }
    }
    return "an endless game";
  }

 private:
  std::string tell(Fold& fold, const core::EventSink& events) const {
    const core::Viewer viewer = fold.known().viewer;
    core::EventSink masked;
    for (const core::Event& event : events) masked.push_back(eyes_.mask(event, viewer));
    fold.tell(masked);
    return difference(rules_, fold.known(), eyes_.view(rules_, state_, viewer));
  }

  std::string report(const Fold& fold, const core::Decision& asked, core::Action action,
                     const core::EventSink& events) const {
    std::string text = "viewer " + std::to_string(fold.known().viewer.seats) + " after " +
                       std::string(Game::decision_name(asked)) + " " +
                       Game::action_json(rules_, action).dump() + ":\n";
    for (const core::Event& event : events) text += Game::event_json(rules_, event).dump() + "\n";
    return text;
  }

  const Rules& rules_;
  Eyes eyes_;
  RandomChoice choice_;
  State state_;
  std::vector<Fold> folds_;
};

/// The kinds of event that the games told of.
using Heard = std::set<std::string_view>;

std::string first_difference(const Rules& rules, const State& start, int games, Heard& heard,
                             Eyes eyes = {}) {
  for (int seed = 1; seed <= games; ++seed) {
    FoldedGame game(rules, start, static_cast<std::uint64_t>(seed), eyes);
    const std::string found = game.play(heard);
    if (!found.empty()) return "seed " + std::to_string(seed) + ": " + found;
  }
  return {};
}
std::string first_difference(const Rules& rules, int games, Heard& heard, Eyes eyes = {}) {
  return first_difference(rules, Game::new_state(rules), games, heard, eyes);
}

/// The White Rider beside Nazgûl, a card to be ransomed, the king's challenge in hand: what random
/// games hardly ever come to.
State rare_position(const Rules& rules) {
  const auto position = nlohmann::json::parse(R"({
    "turn": 5, "phase": "action", "toAct": "free",
    "fellowship": {"region": "rivendell", "guide": "boromir",
                   "companions": ["boromir", "legolas", "gimli", "meriadoc", "peregrin"]},
    "characters": {"gandalf-the-grey": "eliminated"},
    "hands": {"free": ["challenge-of-the-king"]},
    "tableCards": {"shadow": ["the-palantir-of-orthanc"]},
    "dice": {"free": ["event", "event", "character", "muster"],
             "shadow": ["army", "army", "army", "character"]},
    "politicalTrack": {"gondor": {"step": 4, "active": true}, "sauron": {"step": 4, "active": true}},
    "regions": {
      "dagorlad": {"deployments": [
        {"group": "normal", "owner": "shadow", "units": {"sauron": {"regular": 5}}, "nazgul": 2}]},
      "north-ithilien": {"deployments": [
        {"group": "normal", "owner": "free", "units": {"gondor": {"regular": 3}},
         "characters": ["gandalf-the-white"]}]},
      "pelargir": {"deployments": [
        {"group": "normal", "owner": "free", "units": {"gondor": {"regular": 1}},
         "characters": ["strider"]}]},
      "orthanc": {"deployments": [
        {"group": "normal", "owner": "shadow", "units": {"isengard": {"regular": 4}},
         "characters": ["saruman"]}]}}})");
  const auto state = Game::parse_position(rules, position);
  EXPECT_TRUE(state) << state.error();
  return state.value();
}

class FoldOfPlayers : public ::testing::TestWithParam<int> {};

TEST_P(FoldOfPlayers, R334_MaskedEventsGiveEveryFollowingView) {
  const Rules rules = make_rules({{"players", GetParam()}});
  Heard heard;
  EXPECT_EQ(first_difference(rules, kGames, heard), "");
}

INSTANTIATE_TEST_SUITE_P(Fold, FoldOfPlayers, ::testing::Values(2, 3, 4));

TEST(Fold, SoTheyDoUnderEveryOptionWhateverHappens) {
  Heard heard;
  for (const nlohmann::json& options : all_options()) {
    EXPECT_EQ(first_difference(make_rules(options), kGamesOfOptions, heard), "") << options;
  }
  const Rules rules = make_rules(nlohmann::json::object());
  EXPECT_EQ(first_difference(rules, rare_position(rules), kGames, heard), "");
  if (kGames == 1) return;  // too few for what is rare
  for (const core::SchemaRow& row : event_schema().subspan(1)) {
    EXPECT_TRUE(heard.contains(row.name)) << "no game told of " << row.name;
  }
}

TEST(Fold, WhatNoEventTellsHasAReason) {
  for (const EventlessPart& one : eventless_parts()) {
    EXPECT_FALSE(one.part.empty());
    EXPECT_GT(one.reason.size(), 10u) << one.part;
  }
}

bool is_kind(const core::Event& event, EventKind kind) { return event.kind == byte_of(kind); }

/// Faults of the kind that the test is there for.
struct Planted {
  const char* what;
  Eyes eyes;
};

View view_with_a_hand(const Rules& rules, const State& state, core::Viewer viewer) {
  View seen = Game::view(rules, state, viewer);
  for (std::size_t card = 0; card < kCardCount; ++card) {
    if (state.cards[card] == hand_of(Seat{1})) seen.cards[card] = state.cards[card];
  }
  return seen;
}
core::Event unmasked_draw(const core::Event& event, core::Viewer viewer) {
  return is_kind(event, EventKind::kCardDrawn) ? event : Game::mask(event, viewer);
}
core::Event unmasked_combat_card(const core::Event& event, core::Viewer viewer) {
  return is_kind(event, EventKind::kCombatCardLaid) ? event : Game::mask(event, viewer);
}
core::Event masked_from_the_owner(const core::Event& event, core::Viewer viewer) {
  const bool drawn = is_kind(event, EventKind::kCardDrawn);
  return Game::mask(event, drawn && viewer != core::kAll ? core::kPublic : viewer);
}
core::Event never_told(const core::Event& event, core::Viewer viewer) {
  return is_kind(event, EventKind::kDieToHuntBox) ? core::Event{} : Game::mask(event, viewer);
}

TEST(Fold, PlantedFaultsOfViewAndMaskAreCaught) {
  const Rules rules = make_rules(nlohmann::json::object());
  const Planted all[] = {
      {"a view that shows a hand", {.view = view_with_a_hand}},
      {"a mask that shows a card drawn", {.mask = unmasked_draw}},
      {"a mask that shows a Combat card face down", {.mask = unmasked_combat_card}},
      {"a mask that hides a card from its owner", {.mask = masked_from_the_owner}},
      {"a die put in the hunt box unsaid", {.mask = never_told}},
  };
  for (const Planted& planted : all) {
    Heard heard;
    EXPECT_NE(first_difference(rules, 4, heard, planted.eyes), "") << planted.what;
  }
}

}  // namespace
}  // namespace viewers
