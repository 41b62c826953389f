#include "game/screens/gathers.h"

#include <algorithm>

namespace screens {

bool gathers(const GameScreens& game, const lang::Sentences& words, const table::GameTable& table,
             const match::AnyView& view, std::span<const core::Event> events) {
  const auto moments = game.moments->moments(view, words, events);
  if (moments.empty()) return table.regions_of(events).empty();
  return std::ranges::all_of(moments, &Moment::gathers);
}

}  // namespace screens
