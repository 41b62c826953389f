#include "game/trilogy/screens/turn/bridges.h"

#include "game/screens/controls/control.h"
#include "game/screens/controls/option_button.h"

namespace trilogy_screens {
namespace {

constexpr std::size_t kOnSmallPage = 6;

screens::Option option_of(const Context& context, core::Action action) {
  const trilogy::BridgeRow& bridge = context.rules.bridges[action.a];
  screens::Option option;
  option.action = action;
  option.label = name_of(context, bridge.one) + " – " + name_of(context, bridge.other);
  return option;
}

void light_ends(Context& context, core::Action action) {
  const trilogy::BridgeRow& bridge = context.rules.bridges[action.a];
  context.drawn.lit.insert(on_table(bridge.one));
  context.drawn.lit.insert(on_table(bridge.other));
}

}  // namespace

bool asks_for_bridge(const Context& context) {
  return context.asked() == trilogy::DecisionKind::kCardBridge;
}

void draw_bridges(Context& context) {
  const auto& actions = context.decision.actions;
  const std::size_t on_page = context.compact() ? kOnSmallPage : actions.size();
  const std::size_t pages = (actions.size() + on_page - 1) / on_page;
  const std::size_t first = context.memory.bridge_page % pages * on_page;
  for (std::size_t i = first; i < std::min(first + on_page, actions.size()); ++i) {
    const screens::Option option = option_of(context, actions[i]);
    if (i != first) screens::flow(context, screens::option_width(context, option));
    screens::draw_option(context, option);
    if (ImGui::IsItemHovered()) light_ends(context, actions[i]);
  }
  if (pages < 2) return;
  const std::string more = say(context, "screen.other-bridges");
  screens::flow_to_edge(context, screens::control_width(context, more));
  if (screens::plain_control(context, more)) ++context.memory.bridge_page;
}

}  // namespace trilogy_screens
