#include "game/trilogy/screens/turn/bridges.h"

#include "game/screens/controls/control.h"
#include "game/screens/controls/option_button.h"

namespace trilogy_screens {
namespace {

constexpr std::size_t kOnSmallPage = 6;

screens::Option option_of(const Desk& desk, core::Action action) {
  const trilogy::BridgeRow& bridge = desk.rules.bridges[action.a];
  screens::Option option;
  option.action = action;
  option.label = name_of(desk, bridge.one) + " – " + name_of(desk, bridge.other);
  return option;
}

void light_ends(Desk& desk, core::Action action) {
  const trilogy::BridgeRow& bridge = desk.rules.bridges[action.a];
  desk.drawn.lit.insert(on_table(bridge.one));
  desk.drawn.lit.insert(on_table(bridge.other));
}

}  // namespace

bool asks_for_bridge(const Desk& desk) {
  return desk.asked() == trilogy::DecisionKind::kCardBridge;
}

void draw_bridges(Desk& desk) {
  const auto& actions = desk.decision.actions;
  const std::size_t on_page = desk.compact() ? kOnSmallPage : actions.size();
  const std::size_t pages = (actions.size() + on_page - 1) / on_page;
  const std::size_t first = desk.memory.bridge_page % pages * on_page;
  for (std::size_t i = first; i < std::min(first + on_page, actions.size()); ++i) {
    const screens::Option option = option_of(desk, actions[i]);
    if (i != first) screens::flow(desk, screens::option_width(desk, option));
    screens::draw_option(desk, option);
    if (ImGui::IsItemHovered()) light_ends(desk, actions[i]);
  }
  if (pages < 2) return;
  const std::string more = say(desk, "screen.other-bridges");
  screens::flow_to_edge(desk, screens::control_width(desk, more));
  if (screens::plain_control(desk, more)) ++desk.memory.bridge_page;
}

}  // namespace trilogy_screens
