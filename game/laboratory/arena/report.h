#pragma once

#include <iosfwd>
#include <string>
#include <vector>

#include "game/laboratory/arena/ledger.h"
#include "game/laboratory/arena/schedule.h"
#include "game/lang/phrase_book.h"

namespace laboratory {

/// What was played, in the order in which it is told.
struct Arena {
  std::string game;
  std::vector<std::string> parties;
  std::vector<std::string> players;
  std::vector<Matchup> matchups;
  std::uint64_t games = 1;
  std::uint64_t seed = 1;
};

/// Who won how often against whom on which side, ratings, how games ended. It depends on the seeds
/// alone: two reports of the same games are equal.
void write_report(const Arena& arena, const Ledger& ledger, std::ostream& out,
                  const lang::PhraseBook& phrases);
/// The same as JSON Lines: each game, and a summary.
void write_report_json(const Arena& arena, const Ledger& ledger, std::ostream& out);

/// How long players thought, which differs from day to day; as text, and as a line of JSON.
void write_times(const Arena& arena, const Ledger& ledger, std::ostream& out,
                 const lang::PhraseBook& phrases);
void write_times_json(const Arena& arena, const Ledger& ledger, std::ostream& out);

}  // namespace laboratory
