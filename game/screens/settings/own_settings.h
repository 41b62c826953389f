#pragma once

#include <nlohmann/json_fwd.hpp>
#include <span>

#include "base/json_reader.h"
#include "game/commands/row.h"
#include "game/screens/state/settings.h"

namespace screens {

// Settings that are no simple value, as their file has them. What it does not name stays as it is.

/// What can be asked for in the window.
using CommandRows = std::span<const commands::Row>;

void read_language(const base::JsonReader& field, CommandRows, Settings& settings);
nlohmann::json write_language(const Settings& settings);

/// Those that were switched by hand.
void read_effects(const base::JsonReader& field, CommandRows, Settings& settings);
nlohmann::json write_effects(const Settings& settings);

/// Those alone that are not the usual ones.
void read_keys(const base::JsonReader& field, CommandRows rows, Settings& settings);
nlohmann::json write_keys(const Settings& settings);
void read_buttons(const base::JsonReader& field, CommandRows rows, Settings& settings);
nlohmann::json write_buttons(const Settings& settings);

/// The panels by the names that a game gives them: another game's are kept.
void read_folded(const base::JsonReader& field, CommandRows, Settings& settings);
nlohmann::json write_folded(const Settings& settings);

void read_hand_over(const base::JsonReader& field, CommandRows, Settings& settings);
nlohmann::json write_hand_over(const Settings& settings);

}  // namespace screens
