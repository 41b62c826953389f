#pragma once

#include <string>
#include <vector>

#include "game/lang/vocabulary.h"
#include "game/moments/moment_table.h"

namespace wotr_data {

/// The file of data/wotr that says what is told by itself.
inline constexpr std::string_view kMomentsFile = "moments.json";

/// What a sentence of a moment is told, for each: its event's fields, and what the screens add.
void add_moments(const moments::Table& table, lang::Vocabulary& vocabulary);

/// A sentence for each row that no event is true of: an event, a fact or a value that there is not.
std::vector<std::string> moment_faults(const moments::Table& table,
                                       const lang::Vocabulary& vocabulary);

}  // namespace wotr_data
