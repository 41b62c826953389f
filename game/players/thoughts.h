#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "game/match/note.h"
#include "rules/core/action.h"

namespace players {

/// An answer that a player has looked at.
struct Candidate {
  core::Action action;
  double chance = 0;  ///< that its seat wins after it, as far as the player can see
  double share = 0;   ///< of all tries
};

/// A number that the words of a reason may name: {steps}. Everybody at the table knows it.
struct Fact {
  std::string_view name;
  int number = 0;
};

/// What speaks most for an answer, in the evaluation's own terms. Its words are the sentence
/// "reason.<topic>"; the names live as long as the program.
struct Reason {
  std::string_view topic;
  std::vector<Fact> facts;
};

/// What a player thought when it answered.
struct Thoughts {
  std::vector<Candidate> candidates;  ///< the answer first, then by tries
  std::optional<Reason> reason;
  std::uint64_t playouts = 0;
  std::uint64_t nodes = 0;  ///< of all its trees
};

/// Its reason, as a match keeps it.
match::SharedNote note_of(const Thoughts& thoughts);

}  // namespace players
