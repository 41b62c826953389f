// Players who search: that they answer everything, see nothing they may not, and can be repeated.
#include <gtest/gtest.h>

#include "game/match/folders/files.h"
#include "game/match/luck.h"
#include "game/players/random_player.h"
#include "game/players/search/search_player.h"
#include "game/wotr/players/judgement/features.h"
#include "game/wotr/players/judgement/judge.h"
#include "game/wotr/players/steward/steward.h"
#include "game/wotr/players/wotr_players.h"
#include "rules/wotr/game.h"
#include "tests/players/opponent.h"
#include "tests/rulings/game.h"

namespace wotr_players {
namespace {

using Wotr = wotr::Game;
using Searcher = players::SearchPlayer<Wotr, Judge>;

constexpr int kLongest = 20'000;

std::shared_ptr<const players::Weights> weights() {
  const std::string file = AMONHEN_DATA "/wotr/players/evaluation.json";
  auto text = match::read_file(file);
  EXPECT_TRUE(text) << text.error();
  auto parsed = players::parse_weights(*text, file, judgement::feature_rows());
  EXPECT_TRUE(parsed) << parsed.error();
  return std::make_shared<const players::Weights>(parsed.take());
}

std::unique_ptr<Steward> adviser_of(std::uint64_t seed) {
  return std::make_unique<Steward>(beliefs(), seed);
}

std::unique_ptr<Searcher> searcher(int playouts, std::uint64_t seed = 1, unsigned threads = 1) {
  static const auto kWeights = weights();
  return std::make_unique<Searcher>(
      players::SearchLevel{.action = {.playouts = playouts, .time = std::chrono::seconds(600)},
                           .threads = threads},
      [](const wotr::Rules& rules, std::uint64_t own) {
        return Judge(rules, kWeights, adviser_of(own));
      },
      seed);
}

core::Action asked(players::Player<Wotr>& player, const wotr::Rules& rules,
                   const wotr::State& state) {
  const core::Seat seat = Wotr::decision(rules, state).seat;
  const wotr::View view = Wotr::view(rules, state, core::viewer_of(seat));
  return player.choose(rules, view, view.decision, {});
}

/// Goes through a game of random choices; `visit(state, pending)` sees every seat's question.
template <class Visit>
void random_game(const wotr::Rules& rules, std::uint64_t seed, Visit visit) {
  wotr::State state = Wotr::new_state(rules);
  match::Luck luck(seed);
  players::RandomChoice choice(seed);
  for (int step = 0; step < kLongest; ++step) {
    const core::Decision pending = Wotr::decision(rules, state);
    if (pending.is_over()) return;
    if (!pending.is_chance() && pending.actions.size() > 1) visit(state, pending);
    const core::Action action =
        pending.is_chance() ? luck.draw(pending, Wotr::stream_name(pending)) : choice.pick(pending);
    Wotr::apply(rules, state, action, nullptr);
  }
}

TEST(Search, AnswersEveryQuestionOfARandomGameAtTwoThreeAndFourSeats) {
  for (const int seats : {2, 3, 4}) {
    const wotr::Rules& rules = rulings::tables({{"players", seats}});
    const auto player = searcher(4);
    int asked_about = 0;
    random_game(rules, 5, [&](const wotr::State& state, const core::Decision& pending) {
      if (++asked_about % 3 != 0) return;
      EXPECT_TRUE(pending.offers(asked(*player, rules, state))) << Wotr::decision_name(pending);
    });
    EXPECT_GT(asked_about, 100);
  }
}

TEST(Search, ChoosesTheSameWithTheSameSeedAndNumberOfPlayouts) {
  const wotr::Rules& rules = rulings::tables({});
  const auto one = searcher(60, 7);
  const auto other = searcher(60, 7);
  int number = 0;
  random_game(rules, 6, [&](const wotr::State& state, const core::Decision&) {
    if (++number % 40 != 0) return;
    EXPECT_EQ(asked(*one, rules, state), asked(*other, rules, state));
  });
  EXPECT_GT(number, 200);
}

/// The cards that a seat cannot see are dealt anew: to it nothing has changed.
TEST(Search, DependsOnNoHiddenCard) {
  const wotr::Rules& rules = rulings::tables({});
  match::Stream stream(3, "deal");
  int number = 0;
  int dealt_anew = 0;
  random_game(rules, 8, [&](const wotr::State& state, const core::Decision& pending) {
    if (++number % 40 != 0) return;
    const wotr::View view = Wotr::view(rules, state, core::viewer_of(pending.seat));
    const wotr::State other = Wotr::determinize(rules, view, [&](std::uint32_t limit) {
                                return stream.below(limit);
                              }).state;
    dealt_anew += other == state ? 0 : 1;
    EXPECT_EQ(asked(*searcher(40, 9), rules, state), asked(*searcher(40, 9), rules, other));
  });
  EXPECT_GT(dealt_anew, 5);
}

TEST(Search, WinsWhereOneStepDoesIt) {
  const wotr::Rules& rules = rulings::tables({});
  const auto position = nlohmann::json::parse(R"({
    "phase": "action", "toAct": "free", "turn": 9,
    "fellowship": {"mordorStep": 4, "corruption": 2, "hidden": true},
    "huntPool": ["1", "1", "2"],
    "dice": {"free": ["character", "muster"], "shadow": ["army", "army"]}
  })");
  auto state = Wotr::parse_position(rules, position);
  ASSERT_TRUE(state) << state.error();
  const auto player = searcher(400);
  match::Luck luck(4);
  for (int step = 0; step < 60 && !Wotr::outcome(rules, *state); ++step) {
    const core::Decision pending = Wotr::decision(rules, *state);
    if (!pending.is_chance() && wotr::side_of(rules, pending.seat) == wotr::Side::kShadow) break;
    const core::Action action = pending.is_chance() ? luck.draw(pending, Wotr::stream_name(pending))
                                                    : asked(*player, rules, *state);
    Wotr::apply(rules, *state, action, nullptr);
  }
  const auto outcome = Wotr::outcome(rules, *state);
  ASSERT_TRUE(outcome);
  EXPECT_EQ(outcome->victory, "ring-destroyed");
}

TEST(Search, ThinksOnSeveralThreadsAndStopsWhenTold) {
  const wotr::Rules& rules = rulings::tables({});
  const wotr::State start = Wotr::new_state(rules);
  wotr::State state = start;
  match::Luck luck(2);
  while (Wotr::decision(rules, state).is_chance() ||
         Wotr::decision(rules, state).actions.size() < 2) {
    const core::Decision pending = Wotr::decision(rules, state);
    Wotr::apply(
        rules, state,
        pending.is_chance() ? luck.draw(pending, Wotr::stream_name(pending)) : pending.actions[0],
        nullptr);
  }
  const core::Decision pending = Wotr::decision(rules, state);
  const auto player = searcher(200, 1, 2);
  EXPECT_TRUE(pending.offers(asked(*player, rules, state)));
  std::stop_source stop;
  stop.request_stop();
  const wotr::View view = Wotr::view(rules, state, core::viewer_of(pending.seat));
  const auto patient = searcher(1'000'000'000);
  EXPECT_TRUE(pending.offers(patient->choose(rules, view, view.decision, stop.get_token())));
}

TEST(Features, FillCellsOfTheirOwnOnly) {
  const wotr::Rules& rules = rulings::tables({});
  const squire::Atlas atlas = squire::make_atlas(rules);
  const std::size_t cells = players::cell_count(judgement::feature_rows());
  players::Description description;
  random_game(rules, 12, [&](const wotr::State& state, const core::Decision&) {
    judgement::describe(rules, atlas, state, description);
    EXPECT_GT(description.size(), 40U);
    for (const players::Filled& filled : description) ASSERT_LT(filled.cell, cells);
  });
}

TEST(Search, SaysWhatItThoughtOfItsAnswer) {
  const wotr::Rules& rules = rulings::tables({});
  const auto player = searcher(200);
  int number = 0;
  int reasons = 0;
  random_game(rules, 13, [&](const wotr::State& state, const core::Decision& pending) {
    if (++number % 20 != 0) return;
    const core::Action answer = asked(*player, rules, state);
    const players::Thoughts thoughts = player->thoughts();
    ASSERT_FALSE(thoughts.candidates.empty());
    EXPECT_EQ(thoughts.candidates.front().action, answer);
    EXPECT_GE(thoughts.playouts, 12U);
    for (const players::Candidate& candidate : thoughts.candidates) {
      EXPECT_TRUE(pending.offers(candidate.action));
      EXPECT_GE(candidate.chance, 0);
      EXPECT_LE(candidate.chance, 1);
    }
    reasons += thoughts.reason ? 1 : 0;
  });
  EXPECT_GT(reasons, 5);
}

TEST(Judge, KnowsWhenTheGameIsWon) {
  const wotr::Rules& rules = rulings::tables({});
  Judge judge(rules, weights(), adviser_of(1));
  wotr::State state = Wotr::new_state(rules);
  state.board.victory = wotr::Victory::kCorruption;
  EXPECT_EQ(judge.values(state)[0], 0);
  EXPECT_EQ(judge.values(state)[1], 1);
}

TEST(Players, WhoSearchesIsRefusedWithABrokenWeightFile) {
  const auto registry = roster().make(
      std::vector{core::DataFile{"players/evaluation.json", R"({"weights": {"burden": [1, 2]}})"}});
  ASSERT_FALSE(registry);
  EXPECT_EQ(registry.error(),
            "players/evaluation.json: weights.burden: a list of 24 numbers is wanted");
}

// It looks up what was asked before: the answer is its adviser's all the same.
TEST(Judge, GivesTheSameAdviceAgain) {
  const wotr::Rules& rules = rulings::tables({{"players", 2}});
  Judge judge(rules, weights(), adviser_of(7));
  Steward steward(beliefs(), 7);
  random_game(rules, 3, [&](const wotr::State& state, const core::Decision& pending) {
    const wotr::View view = Wotr::view(rules, state, core::viewer_of(pending.seat));
    const core::Action advice = steward.choose(rules, view, view.decision, {});
    EXPECT_EQ(judge.advise(view, view.decision), advice) << Wotr::decision_name(pending);
    EXPECT_EQ(judge.advise(view, view.decision), advice) << Wotr::decision_name(pending);
  });
}

}  // namespace
}  // namespace wotr_players
