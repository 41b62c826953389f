#pragma once

#include <span>
#include <string>

#include "game/screens/controls/context.h"

namespace screens {

/// Text as write() has it. The places that it names light up while they are pointed at, and are
/// shown when they are pressed.
void write_with_places(Context& context, ImFont* font, ImU32 colour, const std::string& words,
                       std::span<const NamedPlace> places);

}  // namespace screens
