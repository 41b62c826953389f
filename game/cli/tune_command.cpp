#include <iomanip>
#include <ostream>
#include <sstream>

#include "game/cli/commands.h"
#include "game/cli/driver/game_options.h"
#include "game/laboratory/arena/ratings.h"
#include "game/laboratory/laboratory.h"
#include "game/laboratory/tune/ascent.h"
#include "game/laboratory/tune/numbers.h"
#include "game/laboratory/tune/trial.h"
#include "game/match/folders/files.h"

namespace cli {
namespace {

using laboratory::Ascent;
using laboratory::Numbers;
using laboratory::Trial;

struct Plan {
  std::uint64_t generations = 20;
  std::uint64_t games = 100;  ///< of each trial
  std::uint64_t check = 1000;
  std::uint64_t seed = 1;
  unsigned threads = 1;
  laboratory::Pace pace{};
  std::string out;
};

base::Result<Plan> read_plan(const Work& work, std::uint64_t seed) {
  const Arguments& arguments = work.arguments;
  const auto generations = arguments.number("--generations", 20, 0, 10'000);
  if (!generations) return generations.failure();
  const auto pairs = arguments.number("--pairs", 12, 1, 1000);
  if (!pairs) return pairs.failure();
  const auto reach = arguments.number("--reach", 20, 1, 300);
  if (!reach) return reach.failure();
  const auto games = arguments.number("--games", 100, 1, 1'000'000);
  if (!games) return games.failure();
  const auto check = arguments.number("--check", 1000, 0, 1'000'000);
  if (!check) return check.failure();
  const auto threads = arguments.number("--threads", 1, 1, 256);
  if (!threads) return threads.failure();
  return Plan{.generations = *generations,
              .games = *games,
              .check = *check,
              .seed = seed,
              .threads = static_cast<unsigned>(*threads),
              .pace = {.pairs = *pairs, .reach = static_cast<double>(*reach) / 100},
              .out = arguments.text("--out", "tuned.json")};
}

/// Plays a generation; the share that its trials have won together.
base::Result<double> climb(const Trial& trial, const Numbers& numbers, const Plan& plan,
                           Ascent& ascent) {
  const auto trials = ascent.trials();
  std::vector<double> won;
  double sum = 0;
  for (std::size_t i = 0; i < trials.size(); ++i) {
    const std::uint64_t pair = ascent.generation() * plan.pace.pairs + i / 2;  // the same luck
    const auto wins = trial.won(numbers.moved(trials[i]),
                                {plan.seed + pair * plan.games, plan.games, plan.threads});
    if (!wins) return wins.failure();
    won.push_back(static_cast<double>(*wins) / static_cast<double>(plan.games));
    sum += won.back();
  }
  ascent.go_on(won);
  return sum / static_cast<double>(trials.size());
}

/// On seeds that no trial has seen.
base::Result<void> tell_share(const Trial& trial, const std::string& text, std::string_view which,
                              const Plan& plan, const Environment& environment) {
  const std::uint64_t first = plan.seed + plan.generations * plan.pace.pairs * plan.games;
  const auto won = trial.won(text, {first, plan.check, plan.threads});
  if (!won) return won.failure();
  const laboratory::Interval interval = laboratory::wilson(*won, plan.check);
  std::ostringstream told;
  told << which << ": " << *won << " of " << plan.check << " (" << std::lround(100 * interval.from)
       << " to " << std::lround(100 * interval.to) << " %)";
  environment.out << environment.phrases.say(told.str()) << std::endl;
  return {};
}

base::Result<void> tune_numbers(const Trial& trial, const Numbers& numbers, const Plan& plan,
                                const Environment& environment) {
  Ascent ascent(numbers.size(), plan.pace, plan.seed);
  for (std::uint64_t i = 0; i < plan.generations; ++i) {
    const auto share = climb(trial, numbers, plan, ascent);
    if (!share) return share.failure();
    std::ostringstream told;
    told << std::fixed << std::setprecision(3) << "generation " << ascent.generation()
         << ": its trials won " << *share;
    environment.out << environment.phrases.say(told.str()) << std::endl;
    const auto written = match::replace_file(plan.out, numbers.moved(ascent.at()));
    if (!written) return written.failure();
  }
  if (plan.check == 0) return {};
  if (auto done = tell_share(trial, trial.text, "before", plan, environment); !done) return done;
  return tell_share(trial, numbers.moved(ascent.at()), "after", plan, environment);
}

}  // namespace

int tune(const Work& work) {
  const base::Result<GameOptions> options = read_game_options(work.arguments);
  if (!options) return misuse(work, options.error());
  const base::Result<Plan> plan = read_plan(work, options->seed);
  if (!plan) return misuse(work, plan.error());
  int status = kDone;
  const Driver* game = chosen_game(work, status);
  if (game == nullptr) return status;
  const auto trial =
      game->laboratory().trial(options->request, {.player = work.arguments.text("--player", ""),
                                                  .against = work.arguments.list("--against"),
                                                  .party = work.arguments.text("--as", "")});
  if (!trial) return misuse(work, trial.error());
  const auto numbers = Numbers::read(trial->text, trial->file, work.arguments.list("--below"));
  if (!numbers) return fail(work, numbers.error());
  const base::Result<void> done = tune_numbers(*trial, *numbers, *plan, work.environment);
  return done ? kDone : fail(work, done.error());
}

}  // namespace cli
