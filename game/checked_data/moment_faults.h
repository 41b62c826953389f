#pragma once

#include <string>
#include <vector>

#include "game/lang/vocabulary.h"
#include "game/moments/moment_table.h"

namespace checked_data {

/// The file of a game's data that says what is told by itself.
inline constexpr std::string_view kMomentsFile = "moments.json";

/// What a game's screens say of events beside the fields of these.
struct MomentFacts {
  std::vector<std::string_view> said;  ///< in words that are already chosen
  std::vector<lang::Argument> asked;   ///< rows may ask for them; without ids: true or false
};

/// What a sentence of a moment is told, for each: its event's fields, and what the screens add.
void add_moments(const moments::Table& table, const MomentFacts& facts,
                 lang::Vocabulary& vocabulary);

/// A sentence for each row that no event is true of: an event, a fact or a value that there is not.
std::vector<std::string> moment_faults(const moments::Table& table, const MomentFacts& facts,
                                       const lang::Vocabulary& vocabulary);

/// The words of a game, and what is told with some of them: a sentence for each fault of
/// data/<game>/moments.json, which is added to the vocabulary.
std::vector<std::string> read_moments(const std::string& data, std::string_view game,
                                      const MomentFacts& facts, lang::Vocabulary& vocabulary);

}  // namespace checked_data
