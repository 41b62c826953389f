#pragma once

#include <cstring>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "game/match/saves/load.h"
#include "game/players/random_player.h"
#include "tests/harness/sanitized.h"

namespace harness {

/// What only the game itself can say.
template <core::Game G>
struct Hooks {
  /// The state with everything changed that `viewer` may not know: no view of it may differ.
  std::function<typename G::State(const typename G::Rules&, const typename G::State&, core::Viewer,
                                  match::Stream&)>
      scramble;

  /// Whether a whole position stands for this state: a new turn, where saves write one.
  std::function<bool(const typename G::State&)> is_position;
};

struct Series {
  nlohmann::json options = nlohmann::json::object();
  std::optional<nlohmann::json> position{};  ///< where every game begins
  std::uint64_t seed = 1;
  int games = 10;
  int look_every = 1;     ///< steps between the checks of all views
  int sample_every = 50;  ///< steps between those that replay the whole game
};

/// Random games on which every promise of the contract and of the match is checked.
template <core::Game G>
class RandomGames {
 public:
  using State = typename G::State;
  using Rules = typename G::Rules;

  RandomGames(std::vector<core::DataFile> files, Series series, Hooks<G> hooks = {})
      : files_(std::move(files)), series_(std::move(series)), hooks_(std::move(hooks)) {}

  void play() {
    const auto tables = match::make_tables<G>(files_, series_.options);
    ASSERT_TRUE(tables.ok()) << tables.error();
    for (int game = 0; game < series_.games; ++game) {
      const std::uint64_t seed = series_.seed + static_cast<std::uint64_t>(game);
      match::Setup setup{.options = series_.options, .seats = {}, .seed = seed};
      setup.position = series_.position;
      for (const auto seat : G::seats(*tables->rules)) setup.seats[std::string(seat)] = "random";
      auto match = match::Match<G>::begin(*tables, setup);
      ASSERT_TRUE(match.ok()) << match.error();
      play_one(*match, seed);
      if (!::testing::Test::HasFailure()) continue;
      FAIL() << G::kId << " with seed " << seed << " failed at step "
             << match->journal().steps().size() << "; its save:\n"
             << match::save_text(*match).substr(0, kLongestSave);
    }
  }

  std::uint64_t steps() const { return steps_; }

 private:
  static constexpr std::uint32_t kMostSteps = 100'000;
  static constexpr std::size_t kWatchedSteps = 200;  ///< under a sanitizer
  static constexpr std::size_t kLongestSave = 200'000;

  void play_one(match::Match<G>& match, std::uint64_t seed) {
    players::RandomChoice choice(seed);
    match::Stream noise(seed, "harness");
    while (!match.pending().is_over()) {
      if (harness::kIsSanitized && match.journal().steps().size() >= kWatchedSteps) return;
      ASSERT_LT(match.journal().steps().size(), kMostSteps) << "no endless game";
      const int turn = G::turn(match.state());
      check_step(match, noise);
      if (::testing::Test::HasFailure()) return;
      const State before = match.state();
      if (match.pending().is_chance()) {
        match.roll();
      } else {
        ASSERT_FALSE(match.play(choice.pick(match.pending())).refused());
      }
      check_short_cut(match, before);
      check_events(match);
      if (G::turn(match.state()) != turn) check_position(match.rules(), match.state());
      if (++steps_ % static_cast<std::uint64_t>(series_.sample_every) == 0) check_sample(match);
    }
    EXPECT_TRUE(G::outcome(match.rules(), match.state()).has_value());
    EXPECT_TRUE(match.pending().actions.empty());
    check_position(match.rules(), match.state());
    check_sample(match);
  }

  void check_step(const match::Match<G>& match, match::Stream& noise) const {
    const core::Decision& pending = match.pending();
    for (const std::string& broken : G::broken_invariants(match.rules(), match.state())) {
      ADD_FAILURE() << "broken: " << broken;
    }
    EXPECT_FALSE(G::outcome(match.rules(), match.state()).has_value());
    ASSERT_FALSE(pending.actions.empty()) << G::decision_name(pending) << " offers nothing";
    EXPECT_EQ(pending.weights.size(), pending.is_chance() ? pending.actions.size() : 0);
    EXPECT_FALSE(G::decision_name(pending).empty());
    EXPECT_TRUE(!pending.is_chance() || !G::stream_name(pending).empty());
    check_options(match.rules(), pending);
    check_refusal(match, noise);
    if (match.journal().steps().size() % static_cast<std::size_t>(series_.look_every) == 0) {
      check_views(match, noise);
    }
  }

  void check_options(const Rules& rules, const core::Decision& pending) const {
    for (const core::Action& action : pending.actions) {
      const auto parsed = G::parse_action(rules, G::action_json(rules, action));
      ASSERT_TRUE(parsed.ok()) << parsed.error();
      ASSERT_EQ(*parsed, action) << G::action_json(rules, action);
      ASSERT_EQ(std::count(pending.actions.begin(), pending.actions.end(), action), 1)
          << G::decision_name(pending) << " offers twice " << G::action_json(rules, action);
    }
  }

  void check_refusal(const match::Match<G>& match, match::Stream& noise) const {
    const auto byte = [&](std::uint32_t limit) {
      return static_cast<std::uint8_t>(noise.below(limit));
    };
    const core::Action wild{byte(32), byte(256), byte(256), byte(256)};
    if (match.pending().offers(wild)) return;
    State state = match.state();
    std::vector<core::Event> events;
    EXPECT_TRUE(G::apply(match.rules(), state, wild, &events).refused());
    EXPECT_TRUE(same_bytes(state, match.state())) << "a refused action changed the state";
    EXPECT_TRUE(events.empty()) << "a refused action reported events";
  }

  void check_views(const match::Match<G>& match, match::Stream& noise) const {
    const core::Decision& pending = match.pending();
    const auto seats = static_cast<std::uint8_t>(G::seats(match.rules()).size());
    for (std::uint8_t seats_seen = 0; seats_seen < (1 << seats); ++seats_seen) {
      const core::Viewer viewer{seats_seen};
      const typename G::View view = match.view(viewer);
      const core::Decision& seen = G::decision_of(view);
      if (!pending.is_chance() && !viewer.includes(pending.seat)) {
        EXPECT_TRUE(seen.actions.empty()) << "a view shows the options of another seat";
      } else if (!pending.is_chance()) {
        EXPECT_EQ(seen.actions.size(), pending.actions.size());
      }
      check_guess(match.rules(), view, noise);
      if (!hooks_.scramble) continue;
      const State other = hooks_.scramble(match.rules(), match.state(), viewer, noise);
      const typename G::View guess = G::view(match.rules(), other, viewer);
      EXPECT_EQ(G::view_json(match.rules(), view), G::view_json(match.rules(), guess))
          << "viewer " << int{seats_seen} << " sees through the table";
      const auto& options = G::decision_of(guess).actions;
      EXPECT_TRUE(
          std::equal(seen.actions.begin(), seen.actions.end(), options.begin(), options.end()))
          << "viewer " << int{seats_seen} << " sees through the options";
    }
  }

  /// To its viewer a guess is the state itself.
  void check_guess(const Rules& rules, const typename G::View& view, match::Stream& noise) const {
    const core::Chooser choose = [&](std::uint32_t limit) { return noise.below(limit); };
    const core::Guess<State> guess = G::determinize(rules, view, choose);
    const typename G::View same = G::view(rules, guess.state, view.viewer);
    EXPECT_EQ(G::view_json(rules, same), G::view_json(rules, view)) << "a guess is seen through";
    EXPECT_TRUE(G::decision_of(same).actions == G::decision_of(view).actions);
    for (const std::string& broken : G::broken_invariants(rules, guess.state)) {
      ADD_FAILURE() << "broken in a guess: " << broken;
    }
  }

  /// A game may offer a way round the check of legality; it leads to the same place.
  void check_short_cut(const match::Match<G>& match, State state) const {
    if constexpr (requires { G::apply_offered(match.rules(), state, core::Action{}, nullptr); }) {
      const core::Action action = match.journal().steps().back().action;
      const core::Decision next = G::apply_offered(match.rules(), state, action, nullptr);
      EXPECT_TRUE(same_bytes(state, match.state()));
      EXPECT_EQ(next, match.pending());
    }
  }

  /// Every event of the last step can be written for everybody.
  void check_events(const match::Match<G>& match) const {
    const auto& steps = match.journal().steps();
    const std::size_t before = steps.size() > 1 ? steps[steps.size() - 2].events : 0;
    for (std::size_t i = before; i < match.events().size(); ++i) {
      const core::Event& event = match.events()[i];
      EXPECT_TRUE(G::event_json(match.rules(), event).contains("do"));
      const core::Event masked = G::mask(event, core::kPublic);
      EXPECT_TRUE(G::event_json(match.rules(), masked).contains("do"));
      EXPECT_EQ(G::mask(event, core::kAll), event);
    }
  }

  void check_position(const Rules& rules, const State& state) const {
    if (hooks_.is_position && !hooks_.is_position(state)) return;
    const nlohmann::json position = G::state_json(rules, state);
    const auto parsed = G::parse_position(rules, position);
    ASSERT_TRUE(parsed.ok()) << parsed.error();
    EXPECT_TRUE(*parsed == state) << "a position does not come back as it was: " << position << "\n"
                                  << G::state_json(rules, *parsed);
  }

  void check_sample(const match::Match<G>& match) const {
    const std::string text = match::save_text(match);
    const auto loaded = match::load_save<G>(text, "sample", files_);
    ASSERT_TRUE(loaded.ok()) << loaded.error();
    EXPECT_TRUE(same_bytes(loaded->match.state(), match.state())) << "load is not the save";
    EXPECT_EQ(match::save_text(loaded->match), text);
    EXPECT_EQ(loaded->match.positions(), match.positions());
    EXPECT_TRUE(std::equal(match.events().begin(), match.events().end(),
                           loaded->match.events().begin(), loaded->match.events().end()));
    check_undo(match);
  }

  /// Undo as far as it goes, and play the same again.
  void check_undo(const match::Match<G>& match) const {
    const std::vector<match::JournalStep> steps = match.journal().steps();
    const std::size_t earliest = match::earliest_undo(match.journal());
    match::Match<G> copy = match;
    EXPECT_FALSE(earliest > 0 && copy.undo(earliest - 1));
    EXPECT_TRUE(steps.empty() || steps.back().seat != core::kChance || earliest == steps.size());
    if (earliest == steps.size()) return;
    ASSERT_TRUE(copy.undo(earliest));
    for (std::size_t i = earliest; i < steps.size(); ++i) {
      ASSERT_FALSE(copy.play(steps[i].action).refused());
    }
    EXPECT_TRUE(same_bytes(copy.state(), match.state()));
    EXPECT_EQ(copy.events().size(), match.events().size());
  }

  static bool same_bytes(const State& one, const State& other) {
    return std::memcmp(&one, &other, sizeof(State)) == 0;
  }

  std::vector<core::DataFile> files_;
  Series series_;
  Hooks<G> hooks_;
  std::uint64_t steps_ = 0;
};

}  // namespace harness
