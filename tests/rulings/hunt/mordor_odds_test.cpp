// The odds of the walk through Mordor are those of the rules: every tile is drawn.

#include "rules/wotr/odds/mordor_odds.h"

#include <random>

#include <gtest/gtest.h>

#include "rules/wotr/fellowship/mordor.h"
#include "rules/wotr/flow/step_table.h"
#include "rules/wotr/odds/bearers.h"
#include "tests/rulings/hunt/the_hunt.h"
#include "tests/rulings/odds.h"

namespace rulings {
namespace {

using wotr::ActionKind;
using wotr::DecisionKind;

constexpr double kSameFloat = 1e-6;

bool asks(const core::Decision& decision, DecisionKind kind) {
  return decision.kind == static_cast<std::uint8_t>(kind);
}

bool is_offered(const core::Decision& decision, core::Action action) {
  return decision.offers(action);
}

/// The rule of odds/bearers.h, in the words of the questions.
core::Action bear(const wotr::State& state, const core::Decision& decision) {
  const wotr::Board& board = state.board;
  const wotr::Fellowship& fellowship = board.fellowship;
  const int damage = board.hunt.damage;
  const int to_come = wotr::kCrackOfDoom - fellowship.mordor_step;
  const core::Action ability = wotr::act(ActionKind::kGuideAbility);
  const core::Action fall = wotr::act(ActionKind::kLoseGuide);
  const int level = tables({}).characters[static_cast<std::size_t>(fellowship.guide)].level;
  if (is_offered(decision, ability)) {
    const bool narrow = fellowship.corruption + damage + to_come >= 12;
    if (wotr::is_hobbit(fellowship.guide) || narrow) return ability;
  }
  const bool worth_it = damage >= level || fellowship.corruption + damage >= 12 ||
                        wotr::count(fellowship.companions) > to_come;
  return is_offered(decision, fall) && worth_it ? fall : wotr::act(ActionKind::kSuffer);
}

/// The Free Peoples hide and move with every die that does; nobody else does anything.
core::Action walk_on(const wotr::State& state, const core::Decision& decision) {
  using wotr::Use;
  if (asks(decision, DecisionKind::kHuntDamage)) return bear(state, decision);
  if (asks(decision, DecisionKind::kAllocation)) return decision.actions[0];
  for (const core::Action action :
       {wotr::act(ActionKind::kUse, Use::kMoveFellowship), wotr::act(ActionKind::kUse, Use::kHide),
        wotr::act(ActionKind::kUse, Use::kSkip),
        wotr::act(ActionKind::kDie, wotr::DieFace::kCharacter), wotr::act(ActionKind::kPass),
        wotr::act(ActionKind::kStop)}) {
    if (is_offered(decision, action)) return action;
  }
  return decision.actions[0];
}

std::string arrived(const wotr::State& state, const core::Decision&) {
  if (state.board.victory == wotr::Victory::kNone) return {};
  if (state.board.victory != wotr::Victory::kRingDestroyed) return "lost";
  return std::to_string(state.board.fellowship.corruption);
}

/// So near, with dice enough to be there in this turn.
Setting near_the_crack(int step, const json& pool) {
  return hunting(3, 1)
      .dice("free", {"character", "character", "character", "character", "character"})
      .fellowship({{"region", "morannon"}, {"mordorStep", step}})
      .set("/huntPool", pool);
}

void expect_walk(const Setting& setting) {
  Game game(setting);
  const wotr::Walk walk = wotr::walk_of(game.rules(), game.value().board);
  const wotr::Arrival told = wotr::walk_odds(walk);
  const auto played = chances_by_playing(game.rules(), game.value(), walk_on, arrived, 120);
  ASSERT_FALSE(played.contains("")) << "it goes on";
  double sum = 0;
  for (const auto& [end, chance] : played) {
    if (end == "lost") continue;
    EXPECT_NEAR(told[std::stoul(end)], chance, kSameFloat) << end;
    sum += chance;
  }
  EXPECT_NEAR(wotr::chance_of(told), sum, kSameFloat);
  EXPECT_GT(sum, 0);
}

TEST(MordorOdds, R176_AreThoseOfTheRules) {
  const json pool{"3", "3", "2", "1-reveal", "0-reveal", "eye-reveal", "eye-reveal"};
  expect_walk(near_the_crack(3, pool).fellowship(gollum_alone()).fellowship({{"corruption", 6}}));
  expect_walk(near_the_crack(2, pool).fellowship(gollum_alone()).fellowship({{"corruption", 2}}));
}

TEST(MordorOdds, R177_ATileThatStopsCostsAnotherDraw) {
  const json pool{"3", "2-reveal", "1", "shelobs-lair", "give-it-to-uss", "phial-of-galadriel"};
  expect_walk(near_the_crack(4, pool).fellowship(gollum_alone()).fellowship({{"corruption", 5}}));
}

TEST(MordorOdds, R152_CompanionsFallByOneRule) {
  const json pool{"3", "3", "2", "1-reveal", "0-reveal", "eye-reveal", "eye-reveal"};
  expect_walk(near_the_crack(2, pool)
                  .fellowship(company({"strider", "gimli", "peregrin"}, "strider"))
                  .fellowship({{"corruption", 7}}));
  expect_walk(near_the_crack(3, pool)
                  .fellowship(company({"meriadoc", "peregrin"}, "meriadoc"))
                  .fellowship({{"corruption", 8}}));
}

TEST(MordorOdds, R142_AnEmptyPoolFillsAgain) {
  expect_walk(
      near_the_crack(3, {"2-reveal"}).fellowship(gollum_alone()).fellowship({{"corruption", 6}}));
}

TEST(MordorOdds, R130_RevealedItHidesFirst) {
  expect_walk(near_the_crack(4, {"3", "1", "eye-reveal"})
                  .fellowship(gollum_alone())
                  .fellowship({{"corruption", 8}, {"hidden", false}}));
}

TEST(MordorOdds, R179_WithoutADieAPointIsLost) {
  wotr::Walk walk;
  walk.steps = 1;
  walk.now = {.hunters = 0, .movers = 0};
  walk.tried = false;
  walk.pool[static_cast<std::size_t>(wotr::Tile::kOne)] = 2;
  walk.bearers.corruption = 3;
  EXPECT_NEAR(wotr::walk_odds(walk)[5], 1, kSameFloat);
  walk.bearers.corruption = 11;
  EXPECT_NEAR(wotr::chance_of(wotr::walk_odds(walk)), 0, kSameFloat);
}

/// One whole walk, its tiles by luck, the dice of each turn as its Pace says.
int corruption_on_arrival(const Game& game, const wotr::Pace& pace, std::mt19937& luck) {
  wotr::State state = game.value();
  int thrown = 0;
  for (;;) {
    const core::Decision decision = wotr::decision(game.rules(), state);
    if (decision.is_over()) break;
    core::Action action;
    if (asks(decision, DecisionKind::kActionRollFree)) {
      const bool moves = thrown++ < pace.movers;
      action =
          wotr::act(ActionKind::kFace, moves ? wotr::DieFace::kCharacter : wotr::DieFace::kMuster);
    } else if (asks(decision, DecisionKind::kActionRollShadow)) {
      const bool hunts = state.board.hunt_box.shadow < pace.hunters;
      action = wotr::act(ActionKind::kFace, hunts ? wotr::DieFace::kEye : wotr::DieFace::kArmy);
    } else if (decision.is_chance()) {
      std::vector<double> weights(decision.actions.size());
      for (std::size_t i = 0; i < weights.size(); ++i) weights[i] = decision.weights[i];
      std::discrete_distribution<std::size_t> draw(weights.begin(), weights.end());
      action = decision.actions[draw(luck)];
    } else {
      action = walk_on(state, decision);
      thrown = 0;
    }
    wotr::apply(game.rules(), state, action, nullptr);
  }
  return state.board.victory == wotr::Victory::kRingDestroyed ? state.board.fellowship.corruption
                                                              : wotr::kMostCorruption;
}

TEST(MordorOdds, R175_OfAWalkOfSeveralTurnsAreThoseOfTheRules) {
  constexpr int kWalks = 4000;
  const wotr::Pace pace{.hunters = 3, .movers = 2};
  Game game(hunting(2)
                .fellowship({{"region", "morannon"}, {"mordorStep", 0}, {"corruption", 3}})
                .fellowship(company({"gimli", "peregrin"}, "gimli"))
                .set("/huntPool", {"3", "3", "2", "2-reveal", "1", "1-reveal", "0-reveal",
                                   "eye-reveal", "eye-reveal", "eye-reveal", "the-ring-is-mine",
                                   "elven-rope", "smeagol-helps-nice-master"}));
  const wotr::Arrival told = wotr::walk_odds(wotr::walk_of(game.rules(), game.value().board, pace));
  std::mt19937 luck(175);
  std::array<double, wotr::kMostCorruption + 1> seen{};
  for (int i = 0; i < kWalks; ++i) {
    seen[static_cast<std::size_t>(corruption_on_arrival(game, pace, luck))] += 1.0 / kWalks;
  }
  const auto within = [](double chance) { return 3 * std::sqrt(chance * (1 - chance) / kWalks); };
  const double all = wotr::chance_of(told);
  EXPECT_NEAR(seen[wotr::kMostCorruption], 1 - all, within(all));
  for (std::size_t i = 0; i < told.size(); ++i) {
    EXPECT_NEAR(seen[i], told[i], within(told[i]) + kSameFloat) << i;
  }
}

}  // namespace
}  // namespace rulings
