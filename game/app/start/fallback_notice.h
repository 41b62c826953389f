#pragma once

#include <span>
#include <string>

#include "game/lang/sentences.h"

namespace app {

/// What players read once when figures could not be read and pawns stand for them; empty if none.
/// `faults` are the sentences of a tabletop.
std::string fallback_notice(const lang::Sentences& words, std::span<const std::string> faults);

}  // namespace app
