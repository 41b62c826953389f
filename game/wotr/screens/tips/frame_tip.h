#pragma once

#include <string>

#include "game/wotr/screens/context/context.h"

namespace wotr_screens {

/// What a thing of the table is and how it stands.
std::string words_about(const Context& context, const table::FrameThing& thing);

/// Where the rules begin to tell of it.
core::Ruling ruling_about(const table::FrameThing& thing);

}  // namespace wotr_screens
