#include "game/screens/controls/turner.h"

#include "engine/ui/widgets.h"
#include "game/screens/controls/control.h"

namespace screens {

int turner(Context& context, const std::string& name, const std::string& words, float width) {
  const float apart = context.unit(4);
  int by = 0;
  const auto arrow = [&](const char* id, engine::Icon icon, const char* tip, const char* sign,
                         int way) {
    if (engine::icon_button(context.theme, id, icon, say(context, tip).c_str())) by = way;
    note_control(context, name + sign, 0);
  };
  ImGui::PushID(name.c_str());
  arrow("before", engine::Icon::kLeft, "screen.choice-before", " –", -1);
  ImGui::SameLine(0, apart);
  if (choice_control(context, words, true, width)) by = 1;
  ImGui::SameLine(0, apart);
  arrow("after", engine::Icon::kRight, "screen.choice-after", " +", 1);
  ImGui::PopID();
  return by;
}

float turner_width(const Context& context, float width) {
  return 2 * context.theme.touch + 2 * context.unit(4) + width;
}

std::size_t turned(std::size_t now, int by, std::size_t count) {
  return (now + count + static_cast<std::size_t>(by + static_cast<int>(count))) % count;
}

}  // namespace screens
