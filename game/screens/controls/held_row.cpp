#include "game/screens/controls/held_row.h"

#include <algorithm>

#include "engine/ui/widgets.h"
#include "game/screens/controls/bundle_rows.h"
#include "game/screens/controls/control.h"
#include "game/screens/controls/option_button.h"

namespace screens {
namespace {

constexpr std::size_t kMostButtons = 8;
constexpr float kCost = 44;  // points for the die, on both sides of the words

bool is_held(const Sheet& sheet, const table::Touchable& one) {
  return std::ranges::find(sheet.state.held, one) != sheet.state.held.end();
}

/// All that can be done with what is held now.
std::vector<const table::Gesture*> gestures_from_here(const Sheet& sheet) {
  std::vector<const table::Gesture*> gestures;
  for (const table::Gesture& gesture : sheet.state.touches->gestures) {
    const bool only_die = sheet.state.held.size() == 1 && is_held(sheet, gesture.means);
    if (!gesture.joins && (is_held(sheet, gesture.from) || only_die)) gestures.push_back(&gesture);
  }
  return gestures;
}

/// What needs no second place is always a button; places are, while there are few.
void drop_places_if_many(std::vector<const table::Gesture*>& gestures) {
  if (gestures.size() <= kMostButtons) return;
  std::erase_if(gestures, [](const table::Gesture* one) { return !one->to.is_nothing(); });
  if (gestures.size() > kMostButtons) gestures.resize(kMostButtons);
}

/// Those without words stay on the table: they would tell of a covered hand.
std::vector<const table::Gesture*> shown_gestures(Sheet& sheet) {
  std::vector<const table::Gesture*> gestures = gestures_from_here(sheet);
  std::erase_if(gestures, [&](const table::Gesture* one) {
    return sheet.state.game.gesture_words(sheet, *one).empty();
  });
  drop_places_if_many(gestures);
  return gestures;
}

bool has_cost(const Sheet& sheet, const table::Gesture& gesture) {
  return !gesture.means.is_nothing() && !is_held(sheet, gesture.means);
}

float gesture_width(Sheet& sheet, const table::Gesture& gesture) {
  const std::string words = sheet.state.game.gesture_words(sheet, gesture);
  return control_width(sheet, words) + (has_cost(sheet, gesture) ? sheet.unit(kCost) : 0);
}

/// Who can come along, and who has been picked.
std::vector<table::Touchable> companions(const Sheet& sheet) {
  std::vector<table::Touchable> found;
  const auto add = [&](const table::Touchable& one) {
    if (std::ranges::find(found, one) == found.end()) found.push_back(one);
  };
  const auto& gestures = sheet.state.touches->gestures;
  const bool any_join = std::ranges::any_of(gestures, &table::Gesture::joins);
  for (const table::Touchable& one : sheet.state.held) {
    if (any_join && sheet.state.held.size() > 1) add(one);
  }
  for (const table::Gesture& gesture : gestures) {
    if (gesture.joins) add(gesture.from);
  }
  return found;
}

/// Touched in the row, or dragged from it to where they shall go.
void draw_companions(Sheet& sheet) {
  int number = 0;
  for (const table::Touchable& one : companions(sheet)) {
    const std::string words = sheet.state.game.touchable_words(sheet, one);
    if (words.empty()) continue;
    const float width = control_width(sheet, words);
    flow(sheet, width);
    ImGui::PushID(number++);
    if (choice_control(sheet, words, is_held(sheet, one), width)) sheet.answer.touched = one;
    if (const std::string tip = sheet.state.game.touchable_tip(sheet, one);
        !tip.empty() && ImGui::IsItemHovered()) {
      engine::tip(sheet.theme, tip.c_str());
    }
    if (engine::is_last_item_dragged()) sheet.answer.carried = one;
    ImGui::PopID();
  }
}

void draw_gesture(Sheet& sheet, const table::Gesture& gesture) {
  const std::string words = sheet.state.game.gesture_words(sheet, gesture);
  const float width = gesture_width(sheet, gesture);
  flow(sheet, width);
  if (plain_control(sheet, words, width)) answer_with(sheet, gesture);
  if (has_cost(sheet, gesture)) {  // the die lies at the button's left end
    const ImVec2 from = ImGui::GetItemRectMin();
    const float middle = (from.y + ImGui::GetItemRectMax().y) / 2;
    sheet.state.game.draw_picture(sheet, gesture.answers.front(),
                                  ImVec2(from.x + sheet.unit(kCost / 2), middle),
                                  sheet.unit(kCost / 2 + 4));
  }
  if (ImGui::IsItemHovered() && gesture.to.region != table::kNoRegion) {
    sheet.answer.lit.insert(gesture.to.region);
  }
}

bool can_split(const Sheet& sheet) {
  const auto& split = sheet.state.touches->split;
  return split && split->wholes.size() > 1 && split->rows.size() <= kMostRows;
}

/// Opens the steppers of those who stay.
void draw_split(Sheet& sheet) {
  if (sheet.memory.splits || !can_split(sheet)) return;
  const std::string words = say(sheet, "screen.split");
  const float width = control_width(sheet, words);
  flow(sheet, width);
  if (plain_control(sheet, words, width)) sheet.memory.splits = true;
}

void draw_letting_go(Sheet& sheet) {
  const std::string words = say(sheet, "screen.let-go");
  const float width = control_width(sheet, words);
  flow(sheet, width + sheet.unit(32));
  const float edge = ImGui::GetWindowContentRegionMax().x - width;
  if (edge > ImGui::GetCursorPosX()) ImGui::SetCursorPosX(edge);
  if (plain_control(sheet, words, width)) sheet.answer.lets_go = true;
}

}  // namespace

void answer_with(Sheet& sheet, const table::Gesture& gesture) {
  const std::vector<core::Action> answers =
      table::answers_of(gesture, sheet.state.touches->split, sheet.memory.staying);
  sheet.answer.action = answers.front();
  sheet.answer.followed_by.assign(answers.begin() + 1, answers.end());
}

bool holds_something(const Sheet& sheet) {
  return sheet.state.touches != nullptr && !sheet.state.held.empty();
}

std::string held_words(Sheet& sheet) { return sheet.state.game.held_words(sheet); }

std::optional<float> held_width(Sheet& sheet) {
  if (sheet.memory.splits) return std::nullopt;
  const float apart = sheet.unit(40);
  float width = control_width(sheet, say(sheet, "screen.let-go")) + apart;
  for (const table::Touchable& one : companions(sheet)) {
    width += control_width(sheet, sheet.state.game.touchable_words(sheet, one)) + sheet.unit(8);
  }
  for (const table::Gesture* gesture : shown_gestures(sheet)) {
    width += gesture_width(sheet, *gesture) + sheet.unit(8);
  }
  if (can_split(sheet)) width += control_width(sheet, say(sheet, "screen.split")) + sheet.unit(8);
  return width;
}

void draw_held(Sheet& sheet) {
  if (sheet.memory.splits && can_split(sheet)) {
    ImGui::AlignTextToFramePadding();
    write(sheet.theme.italic, engine::ink::kSoftInk, say(sheet, "screen.who-stays"));
    draw_bundle_rows(sheet, *sheet.state.touches->split, sheet.memory.staying);
    ImGui::Dummy(ImVec2(ImGui::GetContentRegionAvail().x, 0));
  }
  draw_companions(sheet);
  const std::vector<const table::Gesture*> gestures = shown_gestures(sheet);
  for (std::size_t i = 0; i < gestures.size(); ++i) {
    ImGui::PushID(static_cast<int>(i));
    draw_gesture(sheet, *gestures[i]);
    ImGui::PopID();
  }
  draw_split(sheet);
  draw_letting_go(sheet);
}

}  // namespace screens
