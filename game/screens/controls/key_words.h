#pragma once

#include <string>
#include <string_view>

#include "game/commands/bindings.h"
#include "game/screens/controls/sheet.h"

namespace screens {

/// What is written on the key, in the language of the sheet: "U", "Strg+Bild ab".
std::string words_of(const Sheet& sheet, const commands::Chord& chord);
/// A sentence with the key that now stands for the command in the place of {key}.
std::string say_with_key(const Sheet& sheet, std::string_view key, commands::Id command);

}  // namespace screens
