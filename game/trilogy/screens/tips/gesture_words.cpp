#include "game/trilogy/screens/tips/gesture_words.h"

#include <nlohmann/json.hpp>

#include "game/screens/controls/hidden_hand.h"
#include "game/trilogy/table/frame/frame.h"

namespace trilogy_screens {
namespace {

using nlohmann::json;

std::string say_of(const Desk& desk, std::string_view key, table::RegionId region) {
  const Territory territory = territory_at(region);
  if (territory == trilogy::kNoTerritory) return {};
  return say(desk, key, json{{"territory", trilogy::row_of(desk.rules, territory).id}});
}

bool is_card(const table::Touchable& one) {
  return one.region == table::kNoRegion &&
         trilogy_table::part_of(one.thing) == trilogy_table::FramePart::kCard;
}

std::string name_of_card(const Desk& desk, const table::Touchable& card) {
  return name_of(desk, static_cast<trilogy::CardId>(card.thing.a));
}

}  // namespace

std::string held_words(const Desk& desk) {
  const table::Touchable& held = desk.sheet.state.held.back();
  return is_card(held) ? name_of_card(desk, held) : say_of(desk, "screen.held", held.region);
}

std::string gesture_words(const Desk& desk, const table::Gesture& gesture) {
  if (is_card(gesture.from)) {
    if (screens::is_hand_covered(desk)) return {};
    return say(desk, "screen.gesture.play", json{{"name", name_of_card(desk, gesture.from)}});
  }
  const bool fights = desk.board.step == trilogy::TurnStep::kCombat;
  return say_of(desk, fights ? "screen.gesture.attack" : "screen.gesture.fortify",
                gesture.to.region);
}

}  // namespace trilogy_screens
