// Twin games: two states that differ only in what a viewer may not see. Every answer to that viewer
// is the same, byte for byte. AMONHEN_TWINS=10000 says how many pairs are tried.

#include "tests/viewers/twins/twins.h"

#include <cstdlib>
#include <nlohmann/json.hpp>

#include <gtest/gtest.h>

#include "rules/wotr/game.h"
#include "tests/harness/sanitized.h"

namespace viewers {
namespace {

using namespace wotr;
using nlohmann::json;

constexpr int kPairs = harness::kIsSanitized ? 300 : 3000;
constexpr int kIntents = 4;
constexpr std::size_t kStepsBetween = 40;  ///< at most, so that pairs come from all over a game

int wanted_pairs() {
  const char* const wanted = std::getenv("AMONHEN_TWINS");
  return wanted != nullptr ? std::atoi(wanted) : kPairs;
}

/// R-331 asks with one answer only for Combat cards and the swap. Other questions about a hand are
/// not asked then, and so the course of the game shows whether it holds a card to play, or several.
bool asks_the_hand_next(const core::Decision& asked, core::Action action) {
  switch (static_cast<DecisionKind>(asked.kind)) {
    case DecisionKind::kChooseDie:
    case DecisionKind::kRansom:
    case DecisionKind::kRansomPayment: return true;
    case DecisionKind::kChooseUse:
      return action == act(ActionKind::kUse, Use::kPlayCard) ||
             action == act(ActionKind::kUse, Use::kRansom);
    default: return false;
  }
}

class Twins {
 public:
  Twins(const Rules& rules, const lang::Sentences& words, Doors doors, std::uint64_t seed)
      : rules_(rules), words_(words), doors_(doors), choice_(seed) {}

  /// Plays random games until so many pairs were compared; the first difference, or nothing.
  std::string compare(int pairs) {
    while (pairs_ < pairs) {
      std::string found = play_one(pairs);
      if (!found.empty()) return found;
    }
    return {};
  }

  int pairs() const { return pairs_; }
  int followed() const { return followed_; }

 private:
  std::string play_one(int pairs) {
    State state = Game::new_state(rules_);
    std::size_t wait = choice_.below(kStepsBetween);
    for (int step = 0; step < kMostSteps && pairs_ < pairs; ++step) {
      const core::Decision asked = Game::decision(rules_, state);
      if (asked.is_over()) break;
      const core::Action action = choice_.pick(rules_, asked);
      if (wait-- == 0 || is_secret(asked)) {
        std::string found = compare_at(state, asked, action);
        if (!found.empty()) return found;
        wait = choice_.below(kStepsBetween);
      }
      Game::apply(rules_, state, action, nullptr);
    }
    return {};
  }

  /// Where most is hidden every chance is taken.
  static bool is_secret(const core::Decision& asked) {
    const auto kind = static_cast<DecisionKind>(asked.kind);
    return kind == DecisionKind::kCombatCard || kind == DecisionKind::kDeclareCombatCard ||
           kind == DecisionKind::kOfferSwap || kind == DecisionKind::kAnswerSwap ||
           kind == DecisionKind::kPlayCard || kind == DecisionKind::kDiscard;
  }

  /// no game waits for a question with one answer, but for these.
  static bool is_settled(const core::Decision& asked) {
    const auto kind = static_cast<DecisionKind>(asked.kind);
    const bool always = kind == DecisionKind::kCombatCard ||
                        kind == DecisionKind::kDeclareCombatCard ||
                        kind == DecisionKind::kOfferSwap || kind == DecisionKind::kAnswerSwap;
    return asked.actions.size() > (always ? 0u : 1u);
  }

  std::string compare_at(const State& state, const core::Decision& asked, core::Action action) {
    const std::vector<core::Viewer> viewers = all_viewers(rules_);
    const core::Viewer viewer = viewers[choice_.below(viewers.size())];
    const Renaming renaming = random_renaming(rules_, state, viewer, choice_);
    const State twin = twin_of(state, renaming);
    if (twin == state || !is_settled(Game::decision(rules_, twin))) return {};
    ++pairs_;
    const std::string where =
        "viewer " + std::to_string(viewer.seats) + ", " + std::string(Game::decision_name(asked));
    std::string found = compare_answers(state, twin, viewer);
    if (found.empty()) found = follow(state, twin, viewer, action, renaming);
    return found.empty() ? found : where + ": " + found;
  }

  std::string compare_answers(const State& one, const State& other, core::Viewer viewer) {
    std::vector<json> intents;
    intents.reserve(kIntents);
    for (int n = 0; n < kIntents; ++n) intents.push_back(random_intent(rules_, choice_));
    const auto left = answers(rules_, one, viewer, intents, words_, doors_);
    const auto right = answers(rules_, other, viewer, intents, words_, doors_);
    for (std::size_t n = 0; n < left.size(); ++n) {
      if (left[n].text == right[n].text) continue;
      return left[n].asked + "\n" + left[n].text + "\n" + right[n].text;
    }
    return {};
  }

  /// The same happens in both; unless it shows the viewer something, they are twins still.
  std::string follow(const State& state, const State& twin, core::Viewer viewer,
                     core::Action action, const Renaming& renaming) {
    State one = state;
    State other = twin;
    core::EventSink events;
    core::EventSink others;
    const core::Decision asked = Game::decision(rules_, twin);
    core::Action same = renamed(action, renaming);
    if (!asked.offers(same)) same = action;
    const bool others_hand = !viewer.includes(asked.seat) && asks_the_hand_next(asked, action);
    if (!asked.offers(same) || others_hand) return {};
    Game::apply(rules_, one, action, &events);
    Game::apply(rules_, other, same, &others);
    if (shows_something(state, events, viewer) || shows_something(twin, others, viewer)) return {};
    ++followed_;
    const std::string left = told_text(rules_, events, viewer, words_, doors_);
    const std::string right = told_text(rules_, others, viewer, words_, doors_);
    if (left != right) return "events\n" + left + "\n" + right;
    return compare_answers(one, other, viewer);
  }

  bool shows_something(const State& before, const core::EventSink& events,
                       core::Viewer viewer) const {
    return std::any_of(events.begin(), events.end(), [&](const core::Event& event) {
      return shows_a_card(before, event, viewer);
    });
  }

  const Rules& rules_;
  const lang::Sentences& words_;
  Doors doors_;
  RandomChoice choice_;
  int pairs_ = 0;
  int followed_ = 0;
};

class TwinsOfPlayers : public ::testing::TestWithParam<int> {};

TEST_P(TwinsOfPlayers, R334_TwinGamesAreTheSameToWhoeverMayNotSeeTheDifference) {
  const Rules rules = make_rules({{"players", GetParam()}});
  const lang::Sentences words = viewers::words();
  Twins twins(rules, words, doors(), 1);
  EXPECT_EQ(twins.compare((wanted_pairs() + 2) / 3), "");
  RecordProperty("pairs", twins.pairs());
  RecordProperty("followed", twins.followed());
  EXPECT_GT(twins.followed(), twins.pairs() / 4);
}

INSTANTIATE_TEST_SUITE_P(Twins, TwinsOfPlayers, ::testing::Values(2, 3, 4));

json counted_decision(const Rules& rules, const State& state, core::Viewer viewer,
                      const lang::Sentences& words) {
  json answer = doors().decision(rules, state, viewer, words);
  answer["count"] = Game::decision(rules, state).actions.size();
  return answer;
}
json view_with_decks(const Rules& rules, const State& state, core::Viewer viewer) {
  json view = doors().view(rules, state, viewer);
  view["decks"] = Game::view_json(rules, Game::view(rules, state, core::kAll))["decks"];
  return view;
}
core::Event unmasked(const core::Event& event, core::Viewer) { return event; }

TEST(Twins, PlantedLeaksAreCaught) {
  const Rules rules = make_rules(json::object());
  const lang::Sentences words = viewers::words();
  const auto first_leak = [&](Doors planted) {
    return Twins(rules, words, planted, 1).compare(400);
  };
  Doors counts = doors();
  counts.decision = counted_decision;
  EXPECT_NE(first_leak(counts), "") << "the number of another seat's options";
  Doors decks = doors();
  decks.view = view_with_decks;
  EXPECT_NE(first_leak(decks), "") << "a view that shows the decks";
  Doors events = doors();
  events.mask = unmasked;
  EXPECT_NE(first_leak(events), "") << "events without a mask";
  EXPECT_EQ(first_leak(doors()), "");
}

}  // namespace
}  // namespace viewers
