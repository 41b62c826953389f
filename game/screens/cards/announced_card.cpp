#include "game/screens/cards/announced_card.h"

#include <algorithm>

namespace screens {
namespace {

constexpr double kShown = 6;       // seconds
constexpr double kOwnShown = 1.8;  // it has been read before it was played
constexpr double kDrawnShown = 2.6;
constexpr double kFlies = 0.4;  // seconds of them, in the beginning and at the end

double seconds_of(const AnnouncedCard& announced) {
  switch (announced.of) {
    case CardOf::kOthers: return kShown;
    case CardOf::kSelf: return kOwnShown;
    case CardOf::kDrawn: return kDrawnShown;
  }
  return kShown;
}

CardFlight flight_of(const Context& context, const AnnouncedCard& announced, ScreenEnd end,
                     glm::vec2 lies_at) {
  const double all = seconds_of(announced);
  const double seconds = ImGui::GetTime() - announced.since;
  const bool comes = seconds < all / 2;
  const bool is_own = announced.of == CardOf::kSelf;
  const bool is_still = context.state.settings != nullptr && context.state.settings->reduced_motion;
  const double share = std::clamp(std::min(seconds, all - seconds) / kFlies, 0.0, 1.0);
  const glm::vec2 bar(end == ScreenEnd::kLeft ? 0 : context.screen.x, bar_height(context.theme));
  const glm::vec2 hand(context.screen.x / 2, context.screen.y);
  const bool is_drawn = announced.of == CardOf::kDrawn;
  return {.from = is_own               ? (comes ? hand : lies_at)
                  : is_drawn && !comes ? hand
                                       : bar,
          .share = is_still ? 1 : static_cast<float>(share),
          .comes_hidden = comes && !is_own};
}

/// Where what lies at that end of the screen ends.
float end_of_sheets(const Context& context, ScreenEnd end) {
  const float edge = gap(context.theme);
  return end == ScreenEnd::kLeft ? std::max(0.0F, context.drawn.clear_from.x - edge)
                                 : std::min(context.screen.x, context.drawn.clear_to.x + edge);
}

void lay_down(Context& context, const AnnouncedCard& announced, ScreenEnd end, LiesOn lies_on,
              glm::vec2 lies_at) {
  const float edge = gap(context.theme);
  const float border = end == ScreenEnd::kLeft ? 0 : context.screen.x;
  const float side = lies_on == LiesOn::kLand ? end_of_sheets(context, end) : border;
  const glm::vec2 from(side, bar_height(context.theme) + edge);
  const glm::vec2 to(side, context.screen.y - edge);
  context.preview = {.card = announced.card,
                     .item_from = from,
                     .item_to = to,
                     .sheet_from = from,
                     .sheet_to = to,
                     .flight = flight_of(context, announced, end, lies_at)};
}

}  // namespace

void announce(AnnouncedCard& announced, CardId card, CardOf of) {
  announced = {card, ImGui::GetTime(), of};
}

void draw_announced(Context& context, AnnouncedCard& announced, ScreenEnd end, LiesOn lies_on,
                    glm::vec2 lies_at) {
  const bool is_stale = ImGui::GetTime() - announced.since > seconds_of(announced);
  if (is_stale || ImGui::IsMouseClicked(ImGuiMouseButton_Left)) announced.card = kNoCard;
  if (announced.card == kNoCard || context.preview) return;
  lay_down(context, announced, end, lies_on, lies_at);
}

}  // namespace screens
