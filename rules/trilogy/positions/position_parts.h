#pragma once

#include "base/json_reader.h"
#include "base/result.h"
#include "rules/trilogy/names/read_names.h"
#include "rules/trilogy/state/play.h"

namespace trilogy {

// The parts of parse_position(), in the order in which they are read. `top` is the whole position.

/// "territories", "fill", and what only repeats them: "owned", "free".
void read_map(const Rules& rules, const base::JsonReader& top, Board& board);
/// "phase", "turn", "step", "toAct", "first", "placing", "eliminated", "winner", "victory".
void read_course(const Rules& rules, const base::JsonReader& top, Board& board);
/// "supply", "toPlace", "raised", "lost".
void read_armies(const Rules& rules, const base::JsonReader& top, Board& board);
/// "territoryCards", "adventureCards", "playedCards", "secretCards", "turnedCards", "discards",
/// "decks".
void read_cards(const Rules& rules, const base::JsonReader& top, Piles& piles);
/// "ring", "effects", "invasion", and what the turn remembers.
void read_progress(const Rules& rules, const base::JsonReader& top, Board& board);
/// Whether such a step is followed by others without end: the last of what is pending does.
bool leads_on(StepKind kind);
/// Whether the game can go on with what is pending; else why not.
base::Result<void> check_pending(const Rules& rules, const State& state);
/// "pending", or what follows from the phase.
void read_pending(const Rules& rules, const base::JsonReader& top, State& state);

/// Calls `read(seat, reader)` for the seats that an object names.
template <class Read>
void for_each_seat(const Rules& rules, const base::JsonReader& reader, Read read) {
  for (const auto& [id, entry] : reader.members()) {
    const auto seat = find_seat(rules, id);
    if (!seat) return entry.fail("there is no seat " + base::quoted(std::string_view(id)));
    read(*seat, entry);
  }
}

/// The same, the neutral army too.
template <class Read>
void for_each_owner(const Rules& rules, const base::JsonReader& reader, Read read) {
  for (const auto& [id, entry] : reader.members()) {
    const auto owner = find_owner(rules, id);
    if (!owner) return entry.fail("there is no army " + base::quoted(std::string_view(id)));
    read(*owner, entry);
  }
}

}  // namespace trilogy
