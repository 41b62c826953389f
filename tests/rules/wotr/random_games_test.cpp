// Random games under every promise of the contract.

#include <cstring>
#include <nlohmann/json.hpp>
#include <random>

#include "rules/wotr/game.h"
#include "tests/harness/sanitized.h"
#include "tests/rules/wotr/position.h"

namespace wotr {
namespace {

constexpr int kGames = harness::kIsSanitized ? 4 : 120;
constexpr int kMostSteps = 100'000;
constexpr int kThoroughGames = 30;  // in which the invariants are asked for after every step
constexpr int kLookEvery = 300;     // steps between comparisons of views, which are slow
constexpr std::size_t kLongestList = 40;

bool same_bytes(const State& one, const State& other) {
  return std::memcmp(&one, &other, sizeof(State)) == 0;
}

/// Makes games of every kind happen: a random player hardly ever comes to Mordor.
bool is_bold(const core::Decision& asked, core::Action action) {
  const auto use = static_cast<Use>(action.a);
  if (is(action, ActionKind::kUse)) {
    return use == Use::kMoveFellowship || use == Use::kHide || use == Use::kAttack;
  }
  const bool at_gate = action == act(ActionKind::kRegion, rules().places.morannon) ||
                       action == act(ActionKind::kRegion, rules().places.minas_morgul);
  return is(action, ActionKind::kEnterMordor) ||
         (at_gate && asked.kind == byte_of(DecisionKind::kDeclare));
}

class RandomGame {
 public:
  explicit RandomGame(int seed)
      : random_(static_cast<std::uint64_t>(seed)),
        bold_(seed % 2 == 1),
        thorough_(seed <= kThoroughGames) {}

  void play() {
    state_ = Game::new_state(rules());
    for (int step = 0; state_.board.victory == Victory::kNone; ++step) {
      ASSERT_LT(step, kMostSteps) << "no endless game";
      const core::Decision asked = Game::decision(rules(), state_);
      check_decision(asked);
      check_refusal(asked);
      if (step % kLookEvery == 0) check_views();
      deepest_ = std::max(deepest_, state_.pending.size());
      events_.clear();
      ASSERT_FALSE(Game::apply(rules(), state_, choose(asked), &events_).refused());
      check_events();
      if (thorough_ || step % 10 == 0) check_invariants();
      if (::testing::Test::HasFailure()) return;
    }
    check_invariants();
    EXPECT_TRUE(state_.pending.empty());
    EXPECT_TRUE(Game::decision(rules(), state_).is_over());
    EXPECT_TRUE(Game::outcome(rules(), state_).has_value());
  }

  std::size_t deepest() const { return deepest_; }
  Victory victory() const { return state_.board.victory; }

 private:
  void check_invariants() {
    for (const std::string& broken : Game::broken_invariants(rules(), state_)) {
      ADD_FAILURE() << broken;
    }
  }

  std::uint32_t below(std::size_t limit) { return static_cast<std::uint32_t>(random_() % limit); }

  core::Action choose(const core::Decision& asked) {
    if (!asked.is_chance()) {
      const auto* bold = std::find_if(asked.actions.begin(), asked.actions.end(),
                                      [&](auto action) { return is_bold(asked, action); });
      if (bold_ && bold != asked.actions.end() && below(3) != 0) return *bold;
      return asked.actions[below(asked.actions.size())];
    }
    int sum = 0;
    for (const std::uint8_t weight : asked.weights) sum += weight;
    auto left = static_cast<int>(below(static_cast<std::size_t>(sum)));
    std::size_t outcome = 0;
    while (left >= asked.weights[outcome]) left -= asked.weights[outcome++];
    return asked.actions[outcome];
  }

  void check_decision(const core::Decision& asked) {
    const std::string_view name = Game::decision_name(asked);
    ASSERT_FALSE(asked.is_over());
    const bool is_secret = name == "combat-card" || name == "offer-swap" || name == "answer-swap";
    ASSERT_GE(asked.actions.size(), is_secret ? 1u : 2u) << name;
    EXPECT_EQ(asked.weights.size(), asked.is_chance() ? asked.actions.size() : 0u) << name;
    EXPECT_NE(asked.ruling.number, 0) << name;
    const auto on_map = std::count_if(asked.actions.begin(), asked.actions.end(),
                                      [](auto action) { return is(action, ActionKind::kRegion); });
    EXPECT_LE(asked.actions.size() - static_cast<std::size_t>(on_map), kLongestList) << name;
    for (const core::Action action : asked.actions) {
      EXPECT_EQ(std::count(asked.actions.begin(), asked.actions.end(), action), 1) << name;
    }
  }

  ///
  void check_refusal(const core::Decision& asked) {
    core::Action wild = act(static_cast<ActionKind>(below(byte_of(ActionKind::kCount))), 0);
    wild.a = static_cast<std::uint8_t>(below(256));
    if (asked.offers(wild)) return;
    State state = state_;
    core::EventSink events;
    EXPECT_TRUE(Game::apply(rules(), state, wild, &events).refused());
    EXPECT_TRUE(same_bytes(state, state_)) << "a refused action changed the state";
    EXPECT_TRUE(events.empty());
  }

  /// The same to this viewer: cards that it cannot see change places.
  State shuffled(core::Viewer viewer) {
    State other = state_;
    const View seen = Game::view(rules(), state_, viewer);
    for (std::size_t one = 0; one < kCardCount; ++one) {
      const std::size_t two = below(kCardCount);
      const Card& card = rules().cards[one];
      const Card& with = rules().cards[two];
      if (card.side != with.side || card.deck != with.deck) continue;
      if (seen.cards[one] == kUnseen && seen.cards[two] == kUnseen) {
        std::swap(other.cards[one], other.cards[two]);
      }
    }
    return other;
  }

  ///
  void check_views() {
    for (std::uint8_t seats = 0; seats < 4; ++seats) {
      const core::Viewer viewer{seats};
      const View seen = Game::view(rules(), state_, viewer);
      EXPECT_EQ(Game::view_json(rules(), seen),
                Game::view_json(rules(), Game::view(rules(), shuffled(viewer), viewer)))
          << "viewer " << int{seats} << " sees through the table";
      const bool others = !seen.decision.is_chance() && !viewer.includes(seen.decision.seat);
      EXPECT_TRUE(!others || seen.decision.actions.empty());
    }
  }

  /// which card was drawn, or put away for the hand limit, only its owner knows.
  void check_events() {
    for (const core::Event& event : events_) {
      EXPECT_EQ(Game::mask(event, core::kAll), event);
      const bool names_card = event.kind == byte_of(EventKind::kCardDrawn) ||
                              event.kind == byte_of(EventKind::kCardDiscarded);
      if (!names_card) continue;
      const auto owner = static_cast<Side>(event.args[1]);
      const core::Viewer enemy = core::viewer_of(seat_of(enemy_of(owner)));
      const bool face_up = state_.cards[event.args[3]] == CardPlace::kDiscard ||
                           wotr::is_on_table(state_.cards[event.args[3]]) ||
                           state_.cards[event.args[3]] == CardPlace::kRemoved;
      if (face_up) continue;
      EXPECT_EQ(Game::mask(event, enemy).args[3], core::kHiddenArgument);
      EXPECT_EQ(Game::mask(event, core::kPublic).args[3], core::kHiddenArgument);
    }
  }

  std::mt19937_64 random_;
  bool bold_;
  bool thorough_;
  State state_;
  core::EventSink events_;
  std::size_t deepest_ = 0;
};

TEST(RandomGames, KeepEveryPromise) {
  std::size_t deepest = 0;
  std::array<int, 5> endings{};
  for (int game = 0; game < kGames; ++game) {
    RandomGame one(game + 1);
    one.play();
    deepest = std::max(deepest, one.deepest());
    ++endings[static_cast<std::size_t>(one.victory())];
    ASSERT_FALSE(::testing::Test::HasFailure()) << "seed " << game + 1;
  }
  RecordProperty("deepest_stack", static_cast<int>(deepest));
  RecordProperty("ring_destroyed", endings[byte_of(Victory::kRingDestroyed)]);
  RecordProperty("corruption", endings[byte_of(Victory::kCorruption)]);
  RecordProperty("free_military", endings[byte_of(Victory::kFreeMilitary)]);
  RecordProperty("shadow_military", endings[byte_of(Victory::kShadowMilitary)]);
  EXPECT_LE(deepest, StepStack::kDepth);
}

}  // namespace
}  // namespace wotr
