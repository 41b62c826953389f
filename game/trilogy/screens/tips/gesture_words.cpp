#include "game/trilogy/screens/tips/gesture_words.h"

#include <nlohmann/json.hpp>

#include "game/screens/controls/hidden_hand.h"
#include "game/trilogy/table/frame/frame.h"

namespace trilogy_screens {
namespace {

using nlohmann::json;

std::string say_of(const Context& context, std::string_view key, table::RegionId region) {
  const Territory territory = territory_at(region);
  if (territory == trilogy::kNoTerritory) return {};
  return say(context, key, json{{"territory", trilogy::row_of(context.rules, territory).id}});
}

bool is_card(const table::Touchable& one) {
  return one.region == table::kNoRegion &&
         trilogy_table::part_of(one.thing) == trilogy_table::FramePart::kCard;
}

std::string name_of_card(const Context& context, const table::Touchable& card) {
  return name_of(context, static_cast<trilogy::CardId>(card.thing.a));
}

}  // namespace

std::string held_words(const Context& context) {
  const table::Touchable& held = context.neutral.state.held.back();
  return is_card(held) ? name_of_card(context, held) : say_of(context, "screen.held", held.region);
}

std::string gesture_words(const Context& context, const table::Gesture& gesture) {
  if (is_card(gesture.from)) {
    if (screens::is_hand_covered(context)) return {};
    return say(context, "screen.gesture.play", json{{"name", name_of_card(context, gesture.from)}});
  }
  const bool fights = context.board.step == trilogy::TurnStep::kCombat;
  return say_of(context, fights ? "screen.gesture.attack" : "screen.gesture.fortify",
                gesture.to.region);
}

}  // namespace trilogy_screens
