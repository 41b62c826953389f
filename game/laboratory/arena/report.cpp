#include "game/laboratory/arena/report.h"

#include <algorithm>
#include <cmath>
#include <iomanip>
#include <map>
#include <nlohmann/json.hpp>
#include <ostream>
#include <sstream>

#include "base/json_text.h"
#include "game/laboratory/arena/ratings.h"

namespace laboratory {
namespace {

/// How often the one of a matchup won.
struct Score {
  std::uint64_t won = 0;
  std::uint64_t ended = 0;
};

struct MatchupScores {
  std::vector<Score> by_party;  ///< that the one had
  Score together;
};

struct Sums {
  std::vector<MatchupScores> matchups;
  std::vector<Rating> ratings;
  std::map<std::string, std::uint64_t> by_victory;
  std::map<std::string, std::uint64_t> by_winner;
  std::uint64_t bouts = 0;
  double turns = 0;
  double seconds = 0;                       ///< of thinking, on all threads together
  std::map<std::string, Effort> efforts{};  ///< by player
};

std::size_t place_of(const std::vector<std::string>& names, const std::string& name) {
  return static_cast<std::size_t>(std::find(names.begin(), names.end(), name) - names.begin());
}

void add(Sums& sums, const Bout& bout) {
  ++sums.by_victory[bout.victory];
  ++sums.by_winner[bout.winner];
  ++sums.bouts;
  sums.turns += bout.turns;
  for (std::size_t party = 0; party < bout.efforts.size(); ++party) {
    const Effort& effort = bout.efforts[party];
    Effort& all = sums.efforts[bout.fixture.players[party]];
    all.decisions += effort.decisions;
    all.actions += effort.actions;
    all.seconds += effort.seconds;
    sums.seconds += effort.seconds;
  }
}

Result result_of(const Arena& arena, const Bout& bout) {
  Result result{.players = {}, .winner = place_of(arena.parties, bout.winner)};
  for (const std::string& player : bout.fixture.players)
    result.players.push_back(place_of(arena.players, player));
  return result;
}

Sums sums_of(const Arena& arena, const Ledger& ledger) {
  Sums sums;
  std::vector<Result> results;
  const std::size_t parties = arena.parties.size();
  for (const Matchup& matchup : arena.matchups) {
    MatchupScores& scores = sums.matchups.emplace_back();
    scores.by_party.resize(parties);
    for (const Fixture& fixture : schedule({matchup}, parties, arena.games, arena.seed)) {
      const Bout& bout = ledger.bout(fixture);
      add(sums, bout);
      if (bout.winner == "nobody") continue;
      results.push_back(result_of(arena, bout));
      const std::size_t own = place_of(fixture.players, matchup.one);
      const bool won = results.back().winner == own;
      for (Score* score : {&scores.by_party[own], &scores.together}) {
        ++score->ended;
        score->won += won;
      }
    }
  }
  sums.ratings = rate(arena.players.size(), results);
  return sums;
}

std::string cell(std::string text, std::size_t width) {
  const auto is_letter = [](unsigned char byte) { return (byte & 0xC0U) != 0x80U; };
  const auto letters = static_cast<std::size_t>(std::count_if(text.begin(), text.end(), is_letter));
  text.append(letters < width ? width - letters : 1, ' ');
  return text;
}

std::string rounded(double value, int digits) {
  std::ostringstream text;
  text << std::fixed << std::setprecision(digits) << value;
  return text.str();
}

double percent(double share) { return 100 * share; }

/// "12 of 20  60 % (39-78)".
std::string words_of(const Score& score, const lang::PhraseBook& phrases) {
  if (score.ended == 0) return phrases.say("none ended");
  const Interval interval = wilson(score.won, score.ended);
  const double share = static_cast<double>(score.won) / static_cast<double>(score.ended);
  std::string words = std::to_string(score.won) + " " + phrases.say("of") + " ";
  words += std::to_string(score.ended);
  words += "  " + rounded(percent(share), 0) + " % (" + rounded(percent(interval.from), 0);
  return words + "-" + rounded(percent(interval.to), 0) + ")";
}

std::string title_of(const Matchup& matchup, std::size_t parties, const lang::PhraseBook& phrases) {
  const std::string between = parties == 2 ? "-" : phrases.say("among");
  return matchup.one + " " + between + " " + matchup.others;
}

void write_matchups(const Arena& arena, const Sums& sums, std::ostream& out,
                    const lang::PhraseBook& phrases) {
  constexpr std::size_t kColumn = 25;
  std::size_t width = 0;
  for (const Matchup& matchup : arena.matchups)
    width = std::max(width, title_of(matchup, arena.parties.size(), phrases).size() + 2);
  out << cell(phrases.say("won by the first"), width);
  for (const std::string& party : arena.parties) {
    out << cell(phrases.say("as") + " " + party, kColumn);
  }
  out << phrases.say("together") << '\n';
  for (std::size_t i = 0; i < arena.matchups.size(); ++i) {
    out << cell(title_of(arena.matchups[i], arena.parties.size(), phrases), width);
    for (const Score& score : sums.matchups[i].by_party)
      out << cell(words_of(score, phrases), kColumn);
    out << words_of(sums.matchups[i].together, phrases) << '\n';
  }
}

std::size_t name_width(const Arena& arena) {
  std::size_t width = 8;
  for (const std::string& player : arena.players) width = std::max(width, player.size() + 2);
  return width;
}

void write_ratings(const Arena& arena, const Sums& sums, std::ostream& out,
                   const lang::PhraseBook& phrases) {
  out << '\n' << cell(phrases.say("player"), name_width(arena)) << "   Elo\n";
  for (std::size_t i = 0; i < arena.players.size(); ++i) {
    const Rating& rating = sums.ratings[i];
    const long points = std::lround(rating.elo);
    const std::string elo = (points > 0 ? "+" : "") + std::to_string(points);
    out << cell(arena.players[i], name_width(arena)) << std::setw(6) << elo << "  +-"
        << rounded(rating.margin, 0) << '\n';
  }
}

void write_ends(const Sums& sums, std::ostream& out, const lang::PhraseBook& phrases) {
  out << '\n' << phrases.say(std::to_string(sums.bouts) + " games");
  for (const auto& [victory, games] : sums.by_victory) {
    out << ", " << games << " " << phrases.say("by") << " " << victory;
  }
  out << '\n' << phrases.say("won:");
  for (const auto& [winner, games] : sums.by_winner) out << " " << winner << " " << games;
  const std::string mean = rounded(sums.turns / static_cast<double>(sums.bouts), 1);
  out << '\n' << phrases.say("mean of " + mean + " turns") << '\n';
}

std::string each(double seconds, std::uint64_t number) {
  return number == 0 ? "-" : rounded(1000 * seconds / static_cast<double>(number), 2);
}

void write_rows_of_times(const Arena& arena, const Sums& sums, std::ostream& out,
                         const lang::PhraseBook& phrases) {
  out << cell(phrases.say("times"), name_width(arena)) << cell(phrases.say("ms a decision"), 18)
      << cell(phrases.say("ms an action"), 18) << phrases.say("seconds") << '\n';
  for (const std::string& player : arena.players) {
    const Effort& effort = sums.efforts.at(player);
    out << cell(player, name_width(arena)) << cell(each(effort.seconds, effort.decisions), 18)
        << cell(each(effort.seconds, effort.actions), 18) << rounded(effort.seconds, 1) << '\n';
  }
}

nlohmann::json without_times(nlohmann::json bout) {
  for (nlohmann::json& effort : bout["efforts"]) effort.erase("seconds");
  return bout;
}

nlohmann::json json_of(const Score& score) {
  const Interval interval = wilson(score.won, score.ended);
  return {{"won", score.won}, {"games", score.ended}, {"interval", {interval.from, interval.to}}};
}

}  // namespace

void write_report(const Arena& arena, const Ledger& ledger, std::ostream& out,
                  const lang::PhraseBook& phrases) {
  const Sums sums = sums_of(arena, ledger);
  const std::string plan = std::to_string(arena.games) + " seeds from " +
                           std::to_string(arena.seed) + " for each pair, each seed from every side";
  out << arena.game << ": " << phrases.say(plan) << "\n\n";
  write_matchups(arena, sums, out, phrases);
  write_ratings(arena, sums, out, phrases);
  write_ends(sums, out, phrases);
  out << std::flush;
}

void write_times(const Arena& arena, const Ledger& ledger, std::ostream& out,
                 const lang::PhraseBook& phrases) {
  write_rows_of_times(arena, sums_of(arena, ledger), out, phrases);
}

void write_report_json(const Arena& arena, const Ledger& ledger, std::ostream& out) {
  const Sums sums = sums_of(arena, ledger);
  nlohmann::ordered_json summary = {{"games", sums.bouts},
                                    {"byVictory", sums.by_victory},
                                    {"byWinner", sums.by_winner},
                                    {"meanTurns", sums.turns / static_cast<double>(sums.bouts)}};
  for (std::size_t i = 0; i < arena.matchups.size(); ++i) {
    const Matchup& matchup = arena.matchups[i];
    nlohmann::ordered_json row = {{"one", matchup.one}, {"others", matchup.others}};
    for (std::size_t party = 0; party < arena.parties.size(); ++party)
      row["as"][arena.parties[party]] = json_of(sums.matchups[i].by_party[party]);
    row["together"] = json_of(sums.matchups[i].together);
    summary["matchups"].push_back(std::move(row));
  }
  for (std::size_t i = 0; i < arena.players.size(); ++i) {
    const Effort& effort = sums.efforts.at(arena.players[i]);
    summary["players"][arena.players[i]] = {{"elo", sums.ratings[i].elo},
                                            {"margin", sums.ratings[i].margin},
                                            {"decisions", effort.decisions},
                                            {"actions", effort.actions}};
  }
  for (const Fixture& fixture :
       schedule(arena.matchups, arena.parties.size(), arena.games, arena.seed))
    out << base::canonical_text(without_times(bout_json(ledger.bout(fixture), arena.parties)))
        << '\n';
  out << nlohmann::ordered_json{{"summary", summary}}.dump() << std::endl;
}

void write_times_json(const Arena& arena, const Ledger& ledger, std::ostream& out) {
  const Sums sums = sums_of(arena, ledger);
  nlohmann::ordered_json times;
  for (const std::string& player : arena.players) {
    times[player] = {{"seconds", sums.efforts.at(player).seconds}};
  }
  out << nlohmann::ordered_json{{"times", times}}.dump() << std::endl;
}

}  // namespace laboratory
