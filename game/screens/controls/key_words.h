#pragma once

#include <string>
#include <string_view>

#include "game/commands/bindings.h"
#include "game/screens/controls/context.h"

namespace screens {

/// What is written on the key, in the language of the sheet: "U", "Strg+Bild ab".
std::string words_of(const Context& context, const commands::Chord& chord);
/// The same of the key that now stands for the command; empty where none does.
std::string words_of_key(const Context& context, commands::Id command);
/// A sentence with that key behind it in brackets, if there is one: "Next (Space)".
std::string say_with_key(const Context& context, std::string_view sentence, commands::Id command);

}  // namespace screens
