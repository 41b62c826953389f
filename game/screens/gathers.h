#pragma once

#include <span>

#include "game/screens/state/game_screens.h"
#include "game/table/game_table.h"

namespace screens {

/// So many steps, at most, are looked at together.
inline constexpr int kMostTogether = 16;

/// What comes next is looked at together with these events, which led to the view: nothing of them
/// is worth a look of its own.
bool gathers(const GameScreens& game, const lang::Sentences& words, const table::GameTable& table,
             const match::AnyView& view, std::span<const core::Event> events);

}  // namespace screens
