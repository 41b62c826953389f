#include "game/trilogy/screens/gesture_words.h"

#include <nlohmann/json.hpp>

namespace trilogy_screens {
namespace {

using nlohmann::json;

std::string say_of(const Desk& desk, std::string_view key, table::RegionId region) {
  const Territory territory = territory_at(region);
  if (territory == trilogy::kNoTerritory) return {};
  return say(desk, key, json{{"territory", trilogy::row_of(desk.rules, territory).id}});
}

}  // namespace

std::string held_words(const Desk& desk) {
  return say_of(desk, "screen.held", desk.sheet.state.held.back().region);
}

std::string gesture_words(const Desk& desk, const table::Gesture& gesture) {
  const bool fights = desk.board.step == trilogy::TurnStep::kCombat;
  return say_of(desk, fights ? "screen.gesture.attack" : "screen.gesture.fortify",
                gesture.to.region);
}

}  // namespace trilogy_screens
