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

void cover_hands(Sheet& sheet) {
  const core::Decision& decision = decision_of(sheet.state);
  if (decision.is_chance() || decision.is_over()) return;
  Memory& memory = sheet.memory;
  if (memory.decider == decision.seat) return;
  memory.decider = decision.seat;
  memory.typed_region.clear();
  memory.options_shown = false;
  memory.card = kNoCard;
  if (is_shared(sheet.state)) memory.hand_shown = {};
}

bool is_hand_covered(const Sheet& sheet) {
  const Memory& memory = sheet.memory;
  const core::Seat seat = decision_of(sheet.state).seat;
  if (memory.options_shown || !is_shared(sheet.state)) return false;
  return !memory.hand_shown[static_cast<std::size_t>(core::index(seat))];
}

bool are_options_covered(const Sheet& sheet) {
  if (!is_hand_covered(sheet)) return false;
  const core::Seat seat = decision_of(sheet.state).seat;
  const Settings* settings = sheet.state.settings;
  const bool is_always = settings != nullptr && hands_over(*settings, id_of(sheet, seat));
  return is_always || sheet.situation.question.is_secret;
}

bool turns_cards_up(const Sheet& sheet, bool is_pressed) {
  if (!sheet.state.has_stations) return is_pressed;
  constexpr float kHeld = 0.35F;  // seconds: no tap is so long
  return ImGui::IsItemActive() && ImGui::GetIO().MouseDownDuration[0] >= kHeld;
}

std::string words_to_turn_up(const Sheet& sheet, const std::string& words) {
  if (!sheet.state.has_stations) return words;
  return say(sheet, "station.hold", {{"words", words}});
}

void cover_what_is_left(Sheet& sheet) {
  constexpr double kLeft = 20;  // seconds without a touch
  const double now = ImGui::GetTime();
  double& last = sheet.memory.own<LastTouch>().at;
  if (ImGui::IsMouseDown(ImGuiMouseButton_Left)) last = now;
  if (now - last > kLeft) sheet.memory.options_shown = false;
}

namespace {

/// Who is asked to sit down, and what the button says.
struct HandOver {
  std::string who;
  std::string button;
};

HandOver words_of_hand_over(const Sheet& sheet) {
  const core::Seat seat = decision_of(sheet.state).seat;
  const bool is_secret = sheet.situation.question.is_secret;
  return {.who = say(sheet, key_for(sheet, "screen.decides", seat)),
          .button = is_secret ? words_to_turn_up(
                                    sheet, say(sheet, key_for(sheet, "screen.show-cards", seat)))
                              : say(sheet, "screen.here-i-am")};
}

}  // namespace

/// A slim one under the upper edge: what is decided about lies free below it, and what will be
/// pressed next at the lower edge.
void draw_hand_over(Sheet& sheet) {
  // At a station nobody else's question lies there.
  const bool is_near = sheet.state.has_stations;
  const float top = sheet.drawn.clear_from.y + gap(sheet.theme);
  const RoomAtEdge room = room_at_station(sheet);
  const engine::PanelPlace place{
      .position = is_near ? glm::vec2((room.left + room.right) / 2, room.bottom)
                          : glm::vec2(sheet.screen.x / 2, top),
      .size = {0, 0},
      .pivot = {0.5F, is_near ? 1.0F : 0.0F}};
  if (engine::begin_panel(sheet.theme, "hand-over", "", place)) {
    const HandOver words = words_of_hand_over(sheet);
    sheet.drawn.question = words.who;
    const float space = sheet.unit(20);
    const float button = width_of(sheet.theme.prompt, words.button) + 7 * sheet.theme.grid;
    const float wide = width_of(sheet.theme.small_caps, words.who) + space + button;
    const float most = is_near ? room.right - room.left - 2 * ImGui::GetStyle().WindowPadding.x
                               : middle_width(sheet.theme, sheet.screen);
    const bool is_one_row = wide < most;
    if (is_one_row) ImGui::AlignTextToFramePadding();
    write(sheet.theme.small_caps, engine::ink::kWax, words.who);
    if (is_one_row) ImGui::SameLine(0, space);
    const bool is_pressed = engine::primary_button(sheet.theme, words.button.c_str());
    const bool opens =
        sheet.situation.question.is_secret ? turns_cards_up(sheet, is_pressed) : is_pressed;
    if (opens) sheet.memory.options_shown = true;
    sheet.drawn.reveal = last_item(sheet, {}, width_of(sheet.theme.prompt, words.button));
    sheet.drawn.reveal->label = words.button;
  }
  if (is_near) {
    sheet.drawn.clear_to.y = ImGui::GetWindowPos().y;
  } else {
    sheet.drawn.clear_from.y = ImGui::GetWindowPos().y + ImGui::GetWindowSize().y;
  }
  engine::end_panel();
}

}  // namespace screens
