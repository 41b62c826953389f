#pragma once

#include "base/json_reader.h"
#include "rules/wotr/names/read_id.h"
#include "rules/wotr/state/rules.h"
#include "rules/wotr/state/state.h"

namespace wotr {

// The parts of parse_position(), in the order in which they are read. `top` is the whole position.

/// "board", "regions": the figures on the map and who controls what.
void read_map(const Rules& rules, const base::JsonReader& top, Board& board);
/// "characters", "fellowship", "minionsSeen", and the Characters of "offBoard".
void read_people(const Rules& rules, const base::JsonReader& top, Board& board);
/// "offBoard": casualties are taken from it, reinforcements are worked out and compared.
void read_pools(const Rules& rules, const base::JsonReader& top, Board& board);
/// "huntPool", "drawnTiles", "removedTiles", "specialTiles".
void read_tiles(const Rules& rules, const base::JsonReader& top, Board& board);
/// "turn", "phase", "toAct", "politicalTrack", "winner", "victory" and the points.
void read_tracks(const Rules& rules, const base::JsonReader& top, Board& board);
/// "leading", "next", "toAct", "midCycle", "deeds", "lastNations".
void read_turn_order(const Rules& rules, const base::JsonReader& top, Board& board);
/// "dice", "diceToRoll", "huntBox", Rings and what the turn remembers.
void read_dice(const Rules& rules, const base::JsonReader& top, State& state);
/// "hands", "decks", "discards", "hiddenDiscards", "tableCards", "removedCards".
void read_cards(const Rules& rules, const base::JsonReader& top, State& state);
/// "battle", "inProgress", "pending": only a saved position has them.
void read_progress(const Rules& rules, const base::JsonReader& top, State& state);
/// The steps are what is left of a turn, and what could be under way in it.
void check_pending(const Rules& rules, const base::JsonReader& pending, const State& state);

/// Calls `read(seat, reader)` for the seats that are named.
template <class Read>
void for_each_seat(const Rules& rules, const base::JsonReader& reader, Read read) {
  for (const auto& [id, entry] : reader.members()) {
    const auto seat = find_seat(rules, id);
    if (!seat) return entry.fail("there is no seat " + base::quoted(std::string_view(id)));
    read(*seat, entry);
  }
}

/// Calls `read(side, reader)` for the fields "free" and "shadow" that are there.
template <class Read>
void for_each_side(const base::JsonReader& reader, Read read) {
  reader.allow({"free", "shadow"});
  if (const auto free = reader.find("free")) read(Side::kFree, *free);
  if (const auto shadow = reader.find("shadow")) read(Side::kShadow, *shadow);
}

}  // namespace wotr
