#pragma once

#include <optional>
#include <string_view>

#include "engine/platform/pointers/input.h"
#include "engine/platform/pointers/pad.h"
#include "game/commands/command.h"
#include "game/commands/menu_place.h"

namespace commands {

/// A key with what is held beside it.
struct Chord {
  engine::Key key{};
  bool shift = false;
  bool alt = false;
  bool ctrl = false;

  friend bool operator==(const Chord&, const Chord&) = default;
};

/// What lies on the table and over it, as far as it decides what can be asked for.
struct Offer {
  bool is_covered = false;     ///< the new-game screen lies there, and nothing else
  bool is_sheet_open = false;  ///< the game waits behind it
  bool has_hint = false;       ///< it may be asked for, or be put away
};

inline bool is_always_offered(const Offer&) { return true; }

/// Something a person can ask for. The table of commands (table.h) has one row for each.
struct Row {
  Id id;
  std::string_view sentence{};  ///< of data/lang; without one nobody can choose a key for it
  Chord key{};                  ///< the usual one, if it has a key
  Chord also{};                 ///< works too, while a person has not chosen it for something else
  std::optional<engine::PadButton> button{};
  bool repeats = false;                                  ///< while its key is held
  bool (*is_offered)(const Offer&) = is_always_offered;  ///< to keys and pads
  std::optional<MenuPlace> menu{};                       ///< that asks for it, too
};

inline bool is_bindable(const Row& row) { return !row.sentence.empty(); }

}  // namespace commands
