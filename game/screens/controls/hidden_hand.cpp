#include "game/screens/controls/hidden_hand.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "engine/ui/widgets.h"
#include "game/screens/controls/option_button.h"

namespace screens {
namespace {

/// Of the place of one person.
struct LastTouch {
  double at = 0;
};

}  // namespace

bool is_shared(const ScreenState& state) {
  return std::count(state.players.begin(), state.players.end(), "human") > 1;
}

void cover_hands(Context& context) {
  const core::Decision& decision = decision_of(context.state);
  if (decision.is_chance() || decision.is_over()) return;
  Memory& memory = context.memory;
  if (memory.decider == decision.seat) return;
  memory.decider = decision.seat;
  memory.typed_region.clear();
  memory.options_shown = false;
  memory.card = kNoCard;
  if (is_shared(context.state)) memory.hand_shown = {};
}

bool is_hand_covered(const Context& context) {
  const Memory& memory = context.memory;
  const core::Seat seat = decision_of(context.state).seat;
  if (memory.options_shown || !is_shared(context.state)) return false;
  return !memory.hand_shown[static_cast<std::size_t>(core::index(seat))];
}

bool are_options_covered(const Context& context) {
  if (!is_hand_covered(context)) return false;
  const core::Seat seat = decision_of(context.state).seat;
  const Settings* settings = context.state.settings;
  const bool is_always = settings != nullptr && hands_over(*settings, id_of(context, seat));
  return is_always || context.situation.question.is_secret;
}

bool turns_cards_up(const Context& context, bool is_pressed) {
  if (!context.state.has_stations) return is_pressed;
  constexpr float kHeld = 0.35F;  // seconds: no tap is so long
  return ImGui::IsItemActive() && ImGui::GetIO().MouseDownDuration[0] >= kHeld;
}

std::string words_to_turn_up(const Context& context, const std::string& words) {
  if (!context.state.has_stations) return words;
  return say(context, "station.hold", {{"words", words}});
}

void cover_what_is_left(Context& context) {
  constexpr double kLeft = 20;  // seconds without a touch
  const double now = ImGui::GetTime();
  double& last = context.memory.own<LastTouch>().at;
  if (ImGui::IsMouseDown(ImGuiMouseButton_Left)) last = now;
  if (now - last > kLeft) context.memory.options_shown = false;
}

namespace {

/// Who is asked to sit down, and what the button says.
struct HandOver {
  std::string who;
  std::string button;
};

HandOver words_of_hand_over(const Context& context) {
  const core::Seat seat = decision_of(context.state).seat;
  const bool is_secret = context.situation.question.is_secret;
  return {.who = say(context, key_for(context, "screen.decides", seat)),
          .button = is_secret
                        ? words_to_turn_up(
                              context, say(context, key_for(context, "screen.show-cards", seat)))
                        : say(context, "screen.here-i-am")};
}

}  // namespace

/// A slim one under the upper edge: what is decided about lies free below it, and what will be
/// pressed next at the lower edge.
void draw_hand_over(Context& context) {
  // At a station nobody else's question lies there.
  const bool is_near = context.state.has_stations;
  const float top = context.drawn.clear_from.y + gap(context.theme);
  const RoomAtEdge room = room_at_station(context);
  const engine::PanelPlace place{
      .position = is_near ? glm::vec2((room.left + room.right) / 2, room.bottom)
                          : glm::vec2(context.screen.x / 2, top),
      .size = {0, 0},
      .pivot = {0.5F, is_near ? 1.0F : 0.0F}};
  if (engine::begin_panel(context.theme, "hand-over", "", place)) {
    const HandOver words = words_of_hand_over(context);
    context.drawn.question = words.who;
    const float space = context.unit(20);
    const float button = width_of(context.theme.prompt, words.button) + 7 * context.theme.grid;
    const float wide = width_of(context.theme.small_caps, words.who) + space + button;
    const float most = is_near ? room.right - room.left - 2 * ImGui::GetStyle().WindowPadding.x
                               : middle_width(context.theme, context.screen);
    const bool is_one_row = wide < most;
    if (is_one_row) ImGui::AlignTextToFramePadding();
    write(context.theme.small_caps, engine::ink::kWax, words.who);
    if (is_one_row) ImGui::SameLine(0, space);
    const bool is_pressed = engine::primary_button(context.theme, words.button.c_str());
    const bool opens =
        context.situation.question.is_secret ? turns_cards_up(context, is_pressed) : is_pressed;
    if (opens) context.memory.options_shown = true;
    context.drawn.reveal = last_item(context, {}, width_of(context.theme.prompt, words.button));
    context.drawn.reveal->label = words.button;
  }
  if (is_near) {
    context.drawn.clear_to.y = ImGui::GetWindowPos().y;
  } else {
    context.drawn.clear_from.y = ImGui::GetWindowPos().y + ImGui::GetWindowSize().y;
  }
  engine::end_panel();
}

}  // namespace screens
