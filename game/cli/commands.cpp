#include "game/cli/commands.h"

#include <istream>
#include <nlohmann/json.hpp>
#include <ostream>
#include <sstream>

#include "base/json_reader.h"
#include "base/json_text.h"
#include "game/cli/driver/game_options.h"
#include "game/cli/line_reader.h"
#include "game/cli/server.h"
#include "game/laboratory/laboratory.h"
#include "game/match/folders/files.h"

namespace cli {
Driver* find_game(const Games& games, std::string_view id) {
  for (const auto& game : games) {
    if (game->id() == id) return game.get();
  }
  return nullptr;
}

std::string names_of(const Games& games) {
  std::string names;
  for (const auto& game : games) names += (names.empty() ? "" : ", ") + std::string(game->id());
  return names;
}

base::Result<void> prepare(const Work& work, Driver& game) {
  if (!work.arguments.has("--json")) game.speak(work.environment.language);
  return game.prepare(work.data);
}

lang::PhraseBook phrases_of(const Work& work, const Driver& game) {
  return lang::PhraseBook::of(work.data, work.environment.language, game.id());
}

Driver* chosen_game(const Work& work, int& status) {
  const std::string name = work.arguments.text("--game", work.games.front()->id());
  Driver* game = find_game(work.games, name);
  if (game == nullptr) {
    status = misuse(
        work, "there is no game " + base::quoted(name) + "; there are " + names_of(work.games));
    return nullptr;
  }
  const base::Result<void> done = prepare(work, *game);
  if (done) return game;
  status = fail(work, done.error());
  return nullptr;
}

int selfplay(const Work& work) {
  const base::Result<GameOptions> options = read_game_options(work.arguments);
  if (!options) return misuse(work, options.error());
  const auto games = work.arguments.number("--games", 1, 1, 1'000'000'000);
  if (!games) return misuse(work, games.error());
  const auto threads = work.arguments.number("--threads", 1, 1, 256);
  if (!threads) return misuse(work, threads.error());
  int status = kDone;
  const Driver* game = chosen_game(work, status);
  if (game == nullptr) return status;
  const laboratory::SelfplayRequest request{.games = *games,
                                            .seed = options->seed,
                                            .threads = static_cast<unsigned>(*threads),
                                            .json = work.arguments.has("--json")};
  const laboratory::SeriesRequest each{
      .seed = request.seed, .hashes = request.json, .audit = work.arguments.has("--audit")};
  const auto series = game->laboratory().series(options->request, options->seating, each);
  if (!series) return misuse(work, series.error());
  const base::Result<void> done =
      laboratory::run_selfplay(request, *series, work.environment.out, phrases_of(work, *game));
  return done ? kDone : fail(work, done.error());
}

int bench(const Work& work) {
  const base::Result<GameOptions> options = read_game_options(work.arguments);
  if (!options) return misuse(work, options.error());
  const auto seconds = work.arguments.number("--seconds", 3, 1, 3600);
  if (!seconds) return misuse(work, seconds.error());
  int status = kDone;
  const Driver* game = chosen_game(work, status);
  if (game == nullptr) return status;
  const laboratory::BenchRequest request{.seconds = static_cast<double>(*seconds),
                                         .seed = options->seed};
  const auto figures = game->laboratory().bench(options->request, options->seating, request,
                                                work.environment.allocations);
  if (!figures) return misuse(work, figures.error());
  laboratory::write_bench(*figures, work.arguments.has("--json"), work.environment.out);
  return kDone;
}

int learn(const Work& work) {
  const base::Result<GameOptions> options = read_game_options(work.arguments);
  if (!options) return misuse(work, options.error());
  const auto games = work.arguments.number("--games", 100, 10, 1'000'000);
  if (!games) return misuse(work, games.error());
  const auto threads = work.arguments.number("--threads", 1, 1, 256);
  if (!threads) return misuse(work, threads.error());
  const auto noise = work.arguments.number("--noise", 5, 0, 100);
  if (!noise) return misuse(work, noise.error());
  int status = kDone;
  const Driver* game = chosen_game(work, status);
  if (game == nullptr) return status;
  const auto lesson = game->laboratory().learn(options->request, options->seating,
                                               {.games = *games,
                                                .seed = options->seed,
                                                .threads = static_cast<unsigned>(*threads),
                                                .noise = static_cast<unsigned>(*noise),
                                                .keep = work.arguments.text("--keep", ""),
                                                .from = work.arguments.list("--from")});
  if (!lesson) return fail(work, lesson.error());
  const std::string file = work.arguments.text("--out", "evaluation.json");
  const auto written = match::replace_file(file, lesson->weights);
  if (!written) return fail(work, written.error());
  const players::Fit& fit = lesson->fit;
  std::ostringstream told;
  told << fit.positions << " positions; of games held back, the winner's chance "
       << "has a mean logarithm of " << -fit.loss << "; who guesses by shares "
       << "has " << -fit.guess_loss << "; written to " << file;
  work.environment.out << work.environment.phrases.say(told.str()) << std::endl;
  return kDone;
}

int scenarios(const Work& work) {
  int status = kDone;
  const Driver* game = chosen_game(work, status);
  if (game == nullptr) return status;
  const match::ScenarioList list = game->scenarios();
  std::ostream& out = work.environment.out;
  for (const match::Scenario& scenario : list.scenarios) {
    if (work.arguments.has("--json")) {
      out << base::canonical_text({{"id", scenario.id},
                                   {"title", scenario.title},
                                   {"text", scenario.text},
                                   {"players", scenario.players},
                                   {"suggested", scenario.suggested}})
          << '\n';
    } else {
      out << scenario.id << ": " << scenario.title << "\n    " << scenario.text << '\n';
    }
  }
  out << std::flush;
  for (const std::string& fault : list.faults) fail(work, fault);
  return list.faults.empty() ? kDone : kBadData;
}

int serve(const Work& work) {
  for (const auto& game : work.games) {
    const base::Result<void> done = game->prepare(work.data);
    if (!done) return fail(work, done.error());
  }
  const auto most = static_cast<std::uint64_t>(kMostPatience.count());
  const auto patience = work.arguments.number("--patience", most, 1, most);
  if (!patience) return misuse(work, patience.error());
  Server server(work.games, std::chrono::duration<double>(static_cast<double>(*patience)));
  if (work.arguments.has("--autosave")) {
    const base::Result<void> done = server.use_autosave(work.arguments.text("--autosave", ""));
    if (!done) return fail(work, done.error());
  }
  std::ostream& out = work.environment.out;
  std::string line;
  while (!server.has_quit() && out) {
    const LineState state = read_line(work.environment.in, base::kMaxJsonBytes, line);
    if (state == LineState::kEnd) break;
    if (state == LineState::kUnreadable) return fail(work, "the input cannot be read");
    out << (state == LineState::kLine ? server.answer(line) : Server::answer_too_long())
        << std::endl;
  }
  return kDone;
}

}  // namespace cli
