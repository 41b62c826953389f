#include <algorithm>
#include <nlohmann/json.hpp>
#include <ostream>
#include <set>

#include "base/json_reader.h"
#include "base/json_text.h"
#include "game/cli/commands.h"
#include "game/cli/driver/game_options.h"
#include "game/laboratory/arena/crew.h"
#include "game/laboratory/arena/ledger.h"
#include "game/laboratory/arena/ranks.h"
#include "game/laboratory/arena/report.h"
#include "game/laboratory/laboratory.h"

namespace cli {
namespace {

using laboratory::Arena;
using laboratory::Bout;
using laboratory::Contest;
using laboratory::Crew;
using laboratory::Fixture;
using laboratory::Ledger;
using laboratory::Ranks;

using nlohmann::json;

/// Who is compared: a list in which everyone meets everyone, or one alone among others.
struct Field {
  std::vector<std::string> players;
  bool is_alone = false;
};

base::Result<Field> read_field(const Arguments& arguments) {
  Field field;
  field.is_alone = arguments.has("--alone") || arguments.has("--against");
  if (field.is_alone == arguments.has("--players"))
    return base::Error{"name the --players, or one --alone and those it plays --against"};
  field.players = arguments.list("--players");
  if (field.is_alone)
    field.players = {arguments.text("--alone", ""), arguments.text("--against", "")};
  const std::set<std::string> different(field.players.begin(), field.players.end());
  if (different.size() < 2 || different.size() != field.players.size() || different.contains(""))
    return base::Error{"an arena compares two players or more, each named once"};
  return field;
}

/// All that decides what the games will be.
json head_of(const Arena& arena, const Field& field, const Contest& contest, const json& request) {
  json head{{"game", arena.game}, {"players", field.players}, {"alone", field.is_alone},
            {"seed", arena.seed}, {"data", contest.data},     {"options", request.at("options")}};
  if (request.contains("scenario")) head["scenario"] = request["scenario"];
  return head;
}

std::vector<Fixture> share_of(const std::vector<Fixture>& missing, const Ranks& ranks) {
  std::vector<Fixture> own;
  for (auto i = static_cast<std::size_t>(ranks.rank()); i < missing.size();
       i += static_cast<std::size_t>(ranks.size()))
    own.push_back(missing[i]);
  return own;
}

/// Rank 0 plays its own share, and writes down what all have played.
base::Result<void> gather(const Contest& contest, const std::vector<Fixture>& missing,
                          unsigned threads, Ranks& ranks, Ledger& ledger) {
  constexpr std::chrono::milliseconds kNap{20};
  Crew crew(contest, share_of(missing, ranks), threads);
  for (std::size_t left = missing.size(); left > 0;) {
    std::vector<Bout> ended;
    if (auto bout = crew.next(kNap)) ended.push_back(std::move(*bout));
    while (const auto line = ranks.receive()) {
      const auto value = base::parse_json(*line);
      auto bout = value ? laboratory::parse_bout(*value, contest.parties) : std::nullopt;
      if (!bout) return base::Error{"another rank sent what is no game"};
      ended.push_back(std::move(*bout));
    }
    for (const Bout& bout : ended) {
      if (base::Result<void> done = ledger.note(bout); !done) return done;
    }
    left -= ended.size();
  }
  return {};
}

void play_for_first(const Contest& contest, const std::vector<Fixture>& missing, unsigned threads,
                    Ranks& ranks) {
  constexpr std::chrono::milliseconds kLong{1000};
  const std::vector<Fixture> own = share_of(missing, ranks);
  Crew crew(contest, own, threads);
  for (std::size_t left = own.size(); left > 0;) {
    const auto bout = crew.next(kLong);
    if (!bout) continue;
    ranks.send(base::canonical_text(laboratory::bout_json(*bout, contest.parties)));
    --left;
  }
}

/// Only rank 0 reads the file; the others are told which fixtures it lacks.
base::Result<std::vector<Fixture>> missing_of(const std::vector<Fixture>& fixtures,
                                              const base::Result<Ledger>& ledger, Ranks& ranks) {
  json told = {{"fault", !ledger}, {"missing", json::array()}};
  for (std::size_t i = 0; ledger && i < fixtures.size(); ++i) {
    if (!ledger->has(fixtures[i])) told["missing"].push_back(i);
  }
  told = json::parse(ranks.told(told.dump()));
  if (told["fault"] == true) return base::Error{ledger ? "rank 0 cannot begin" : ledger.error()};
  std::vector<Fixture> missing;
  for (const json& i : told["missing"]) missing.push_back(fixtures[i.get<std::size_t>()]);
  return missing;
}

}  // namespace

int arena(const Work& work) {
  const base::Result<GameOptions> options = read_game_options(work.arguments);
  if (!options) return misuse(work, options.error());
  const auto games = work.arguments.number("--games", 10, 1, 1'000'000);
  if (!games) return misuse(work, games.error());
  const auto threads = work.arguments.number("--threads", 1, 1, 256);
  if (!threads) return misuse(work, threads.error());
  const base::Result<Field> field = read_field(work.arguments);
  if (!field) return misuse(work, field.error());
  int status = kDone;
  const Driver* game = chosen_game(work, status);
  if (game == nullptr) return status;
  const base::Result<Contest> contest =
      game->laboratory().contest(options->request, field->players);
  if (!contest) return misuse(work, contest.error());

  Arena arena{.game = std::string(game->id()),
              .parties = contest->parties,
              .players = field->players,
              .matchups = laboratory::round_robin(field->players, contest->parties.size()),
              .games = *games,
              .seed = options->seed};
  if (field->is_alone) arena.matchups = {{field->players[0], field->players[1]}};
  const auto fixtures =
      laboratory::schedule(arena.matchups, arena.parties.size(), arena.games, arena.seed);

  Ranks alone;
  Ranks& ranks = work.environment.ranks == nullptr ? alone : *work.environment.ranks;
  const std::string out = ranks.rank() == 0 ? work.arguments.text("--out", "") : "";
  base::Result<Ledger> ledger =
      Ledger::open(out, head_of(arena, *field, *contest, options->request), arena.parties);
  const auto missing = missing_of(fixtures, ledger, ranks);
  if (!missing) return fail(work, missing.error());
  const auto crew = static_cast<unsigned>(*threads);
  if (ranks.rank() > 0) {
    play_for_first(*contest, *missing, crew, ranks);
    return kDone;
  }
  const base::Result<void> done = gather(*contest, *missing, crew, ranks, *ledger);
  if (!done) {
    fail(work, done.error());
    ranks.give_up();
    return kBadData;
  }
  const Environment& environment = work.environment;
  if (work.arguments.has("--json")) {
    laboratory::write_report_json(arena, *ledger, environment.out);
    laboratory::write_times_json(arena, *ledger, environment.err);
  } else {
    const lang::PhraseBook phrases = phrases_of(work, *game);
    laboratory::write_report(arena, *ledger, environment.out, phrases);
    laboratory::write_times(arena, *ledger, environment.err, phrases);
  }
  return kDone;
}

}  // namespace cli
