#include "game/screens/on_air/open_hands.h"

#include <algorithm>

#include "engine/ui/widgets.h"

namespace screens {
namespace {

// In points.
constexpr float kSmallCardWidth = 72;
constexpr float kSmallCardHeight = 136;
constexpr float kBetweenCards = 5;
constexpr float kNameAround = 8;
constexpr float kRedFrame = 10;

enum class Edge { kLeft, kRight };

/// The name of a seat on a slip of its own, at the outer end of its row.
void draw_name(const Context& context, const std::string& name, Edge edge, float top) {
  ImDrawList& list = *ImGui::GetForegroundDrawList();
  ImFont* font = context.theme.small_caps;
  const float around = context.unit(kNameAround);
  const float width = width_of(font, name) + 2 * around;
  const float from =
      edge == Edge::kLeft ? gap(context.theme) : context.screen.x - gap(context.theme) - width;
  const float high = font->FontSize + around / 2;
  list.AddRectFilled({from, top}, {from + width, top + high}, engine::ink::kVellum, around / 2);
  list.AddText(font, font->FontSize, {from + around, top + around / 4}, engine::ink::kWax,
               name.c_str());
}

/// Cards that have no room side by side lie over each other.
void draw_row(Context& context, std::span<const CardId> cards, Edge edge, float top) {
  ImDrawList& list = *ImGui::GetForegroundDrawList();
  const ImVec2 card(context.unit(kSmallCardWidth), context.unit(kSmallCardHeight));
  const float room = context.screen.x / 2 - 2 * gap(context.theme);
  const auto count = static_cast<float>(cards.size());
  const float wide = card.x + context.unit(kBetweenCards);
  const float step = cards.size() < 2 ? wide : std::min(wide, (room - card.x) / (count - 1));
  const float whole = card.x + step * (count - 1);
  float x =
      edge == Edge::kLeft ? gap(context.theme) : context.screen.x - gap(context.theme) - whole;
  for (const CardId held : cards) {
    context.state.game.panels.draw_small_card(context, list, held, {x, top},
                                              {x + card.x, top + card.y});
    x += step;
  }
}

}  // namespace

float open_hand_height(const engine::Theme& theme) {
  return kSmallCardHeight * theme.scale + theme.small_caps->FontSize +
         (kNameAround + kBetweenCards) * theme.scale;
}

void draw_red_frame(const Context& context) {
  ImGui::GetForegroundDrawList()->AddRect(ImVec2(0, 0), ImVec2(context.screen.x, context.screen.y),
                                          engine::ink::kWax, 0, 0, context.unit(kRedFrame));
}

void draw_open_hands(Context& context) {
  const std::size_t seats = context.state.game.words.seats(context.state.view).size();
  const float first = bar_height(context.theme) + gap(context.theme);
  const float name = context.theme.small_caps->FontSize + context.unit(kNameAround);
  for (std::size_t seat = 0; seat < seats; ++seat) {
    const auto number = static_cast<core::Seat>(seat);
    const std::vector<CardId> cards = context.state.game.words.hand(context, number);
    if (cards.empty()) continue;
    const Edge edge = seat % 2 == 0 ? Edge::kLeft : Edge::kRight;
    const std::size_t row = seat / 2;
    const float top = first + static_cast<float>(row) * open_hand_height(context.theme);
    draw_name(context, name_of(context, number), edge, top);
    draw_row(context, cards, edge, top + name);
  }
}

}  // namespace screens
