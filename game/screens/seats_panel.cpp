#include "game/screens/seats_panel.h"

#include "engine/ui/widgets.h"
#include "game/screens/controls/control.h"
#include "game/screens/controls/hidden_hand.h"

namespace screens {
namespace {

/// A seal with the number of cards that could be played now; not where others look on.
void draw_playable(const Context& context, int playable) {
  if (playable == 0 || is_shared(context.state)) return;
  const ImVec2 to = ImGui::GetItemRectMax();
  const ImVec2 corner(to.x - context.unit(3), ImGui::GetItemRectMin().y + context.unit(4));
  engine::count_badge(*ImGui::GetWindowDrawList(), context.theme, corner, playable);
}

/// Shows the hand, or puts it away.
void turn_hand(Context& context, core::Seat seat) {
  const auto s = static_cast<std::size_t>(core::index(seat));
  const bool show = !context.memory.hand_shown[s];
  context.memory.hand_shown = {};  // there is room for one
  context.memory.card = kNoCard;
  context.memory.hand_shown[s] = show;
}

void explain(const Context& context, const SeatButton& button) {
  if (ImGui::IsItemHovered()) engine::tip(context.theme, button.tip.c_str());
}

/// The token of the player who leads: a brass disc with a crown's three points.
void draw_token(const Context& context, ImVec2 centre) {
  const float r = context.unit(8);
  ImDrawList& list = *ImGui::GetWindowDrawList();
  list.AddCircleFilled(centre, r, engine::ink::kBrass);
  list.AddCircle(centre, r, engine::ink::kInk, 0, context.unit(1.2F));
  const float base = centre.y + r * 0.45F;
  for (const float point : {-0.5F, 0.0F, 0.5F}) {
    const float x = centre.x + r * point;
    list.AddTriangleFilled(ImVec2(x - r * 0.3F, base), ImVec2(x, centre.y - r * 0.5F),
                           ImVec2(x + r * 0.3F, base), engine::ink::kInk);
  }
}

}  // namespace

bool draw_seat_button(Context& context, const SeatButton& button) {
  ImGui::PushID(core::index(button.seat));
  const float width = ImGui::GetContentRegionAvail().x;
  const bool pressed = plain_control(context, button.label, width);
  if (pressed) turn_hand(context, button.seat);
  explain(context, button);
  draw_playable(context, button.playable);
  ImGui::PopID();
  if (button.leads) {
    const ImVec2 from = ImGui::GetItemRectMin();
    const ImVec2 to = ImGui::GetItemRectMax();
    draw_token(context, ImVec2(to.x - context.unit(10), from.y + context.unit(10)));
  }
  return pressed;
}

bool draw_seat_icon(Context& context, const SeatButton& button) {
  ImGui::PushID(core::index(button.seat));
  const std::string id = "cards-" + std::string(id_of(context, button.seat));
  const bool pressed = icon_control(context, id.c_str(), engine::Icon::kCard, "");
  if (pressed) turn_hand(context, button.seat);
  explain(context, button);
  draw_playable(context, button.playable);
  ImGui::PopID();
  return pressed;
}

}  // namespace screens
