#pragma once

#include <string>
#include <string_view>

#include "game/commands/bindings.h"
#include "game/screens/controls/context.h"

namespace screens {

/// What is written on the key, in the language of the sheet: "U", "Strg+Bild ab".
std::string words_of(const Context& context, const commands::Chord& chord);
/// A sentence with the key that now stands for the command in the place of {key}.
std::string say_with_key(const Context& context, std::string_view key, commands::Id command);

}  // namespace screens
