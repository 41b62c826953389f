#include "game/screens/controls/held_row.h"

#include <algorithm>
#include <span>
#include <vector>

#include "engine/ui/widgets.h"
#include "game/commands/ids.h"
#include "game/screens/controls/bundle_rows.h"
#include "game/screens/controls/control.h"
#include "game/screens/controls/option_button.h"
#include "game/screens/controls/taught.h"

namespace screens {
namespace {

constexpr float kCost = 44;  // points for the die, on both sides of the words
constexpr float kBetweenHeld = 8;
constexpr float kApartHeld = 32;  // between what can be done and the way back

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

bool is_laid_somewhere(const table::Gesture* gesture) { return !gesture->to.is_nothing(); }

/// Those without words stay on the table: they would tell of a covered hand.
std::vector<const table::Gesture*> told_gestures(Sheet& sheet) {
  std::vector<const table::Gesture*> gestures = gestures_from_here(sheet);
  std::erase_if(gestures, [&](const table::Gesture* one) {
    return sheet.state.game.words.gesture(sheet, *one).empty();
  });
  return gestures;
}

bool has_cost(const Sheet& sheet, const table::Gesture& gesture) {
  return !gesture.means.is_nothing() && !is_held(sheet, gesture.means);
}

float gesture_width(Sheet& sheet, const table::Gesture& gesture) {
  const std::string words = sheet.state.game.words.gesture(sheet, gesture);
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
void draw_companion(Sheet& sheet, const table::Touchable& one, float width) {
  const std::string words = sheet.state.game.words.touchable(sheet, one);
  if (choice_control(sheet, words, is_held(sheet, one), width)) ask(sheet, commands::kTouch, one);
  if (const std::string tip = sheet.state.game.words.touchable_tip(sheet, one);
      !tip.empty() && ImGui::IsItemHovered()) {
    engine::tip(sheet.theme, tip.c_str());
  }
  if (engine::is_last_item_dragged()) ask(sheet, commands::kCarry, one);
}

std::vector<core::Action> answers_now(const Sheet& sheet, const table::Gesture& gesture) {
  return table::answers_of(gesture, sheet.state.touches->split,
                           sheet.memory.own<HeldMemory>().staying);
}

void draw_gesture(Sheet& sheet, const table::Gesture& gesture, float width) {
  const std::string words = sheet.state.game.words.gesture(sheet, gesture);
  if (plain_control(sheet, words, width)) answer_with(sheet, gesture);
  mark_taught(sheet, answers_now(sheet, gesture));
  if (has_cost(sheet, gesture)) {  // the die lies at the button's left end
    const ImVec2 from = ImGui::GetItemRectMin();
    const float middle = (from.y + ImGui::GetItemRectMax().y) / 2;
    sheet.state.game.panels.draw_picture(sheet, gesture.answers.front(),
                                         ImVec2(from.x + sheet.unit(kCost / 2), middle),
                                         sheet.unit(kCost / 2 + 4));
  }
  if (ImGui::IsItemHovered() && gesture.to.region != table::kNoRegion) {
    sheet.drawn.lit.insert(gesture.to.region);
  }
}

bool can_split(const Sheet& sheet) {
  const auto& split = sheet.state.touches->split;
  return split && split->wholes.size() > 1 && split->rows.size() <= kMostRows;
}

/// One button of the rows.
struct HeldButton {
  float width = 0;
  table::Touchable companion;
  const table::Gesture* gesture = nullptr;  ///< neither: it opens the steppers of those who stay
};

void draw_button(Sheet& sheet, const HeldButton& button) {
  if (button.gesture != nullptr) return draw_gesture(sheet, *button.gesture, button.width);
  if (!button.companion.is_nothing()) {
    return draw_companion(sheet, button.companion, button.width);
  }
  if (plain_control(sheet, say(sheet, "screen.split"), button.width))
    sheet.memory.own<HeldMemory>().splits = true;
}

std::vector<HeldButton> buttons_without_places(Sheet& sheet) {
  std::vector<HeldButton> buttons;
  for (const table::Touchable& one : companions(sheet)) {
    const std::string words = sheet.state.game.words.touchable(sheet, one);
    if (!words.empty()) buttons.push_back({.width = control_width(sheet, words), .companion = one});
  }
  for (const table::Gesture* gesture : told_gestures(sheet)) {
    if (is_laid_somewhere(gesture)) continue;
    buttons.push_back(
        {.width = gesture_width(sheet, *gesture), .companion = {}, .gesture = gesture});
  }
  return buttons;
}

std::vector<HeldButton> buttons_of_places(Sheet& sheet) {
  std::vector<HeldButton> buttons;
  for (const table::Gesture* gesture : told_gestures(sheet)) {
    if (!is_laid_somewhere(gesture)) continue;
    buttons.push_back(
        {.width = gesture_width(sheet, *gesture), .companion = {}, .gesture = gesture});
  }
  return buttons;
}

/// Rows that are filled from the left; the end of the last one is kept free.
class Filling {
 public:
  Filling(const HeldRows& rows, float row_width, float between, float kept)
      : x_(rows.taken), left_(rows.count), width_(row_width), between_(between), kept_(kept) {}

  /// False where it does not fit any more.
  bool add(float width) {
    const float before = x_ > 0 ? between_ : 0;
    const float most = left_ == 1 ? width_ - kept_ : width_;
    if (x_ + before + width <= most) {
      x_ += before + width;
      return true;
    }
    if (left_ == 1) return false;
    --left_;
    x_ = 0;
    return add(width);
  }

 private:
  float x_;
  int left_;
  float width_;
  float between_;
  float kept_;
};

std::size_t count_fitting(Filling filling, std::span<const HeldButton> buttons) {
  std::size_t count = 0;
  while (count < buttons.size() && filling.add(buttons[count].width)) ++count;
  return count;
}

void draw_letting_go(Sheet& sheet) {
  const std::string words = say(sheet, "screen.let-go");
  const float width = control_width(sheet, words);
  flow(sheet, width + sheet.unit(kApartHeld));
  const float edge = ImGui::GetWindowContentRegionMax().x - width;
  if (edge > ImGui::GetCursorPosX()) ImGui::SetCursorPosX(edge);
  if (plain_control(sheet, words, width)) ask(sheet, commands::kLetGo);
}

void draw_buttons(Sheet& sheet, std::span<const HeldButton> buttons) {
  for (std::size_t i = 0; i < buttons.size(); ++i) {
    flow(sheet, buttons[i].width);
    ImGui::PushID(static_cast<int>(i));
    draw_button(sheet, buttons[i]);
    ImGui::PopID();
  }
}

/// What lies on the page that is laid open, and a button for the next one.
void draw_page(Sheet& sheet, std::span<const HeldButton> buttons, const Filling& empty) {
  std::size_t& first = sheet.memory.own<HeldMemory>().first;
  if (first >= buttons.size()) first = 0;
  const std::string words = say(sheet, "screen.more-choices");
  const float width = control_width(sheet, words);
  Filling filling = empty;
  filling.add(width);
  const std::span<const HeldButton> rest = buttons.subspan(first);
  const std::size_t count = std::max<std::size_t>(1, count_fitting(filling, rest));
  draw_buttons(sheet, rest.first(std::min(count, rest.size())));
  flow(sheet, width);
  if (plain_control(sheet, words, width)) first += count;
}

/// Where they may be laid is lit on the map.
void point_to_map(Sheet& sheet, Filling filling) {
  const std::string words = say(sheet, "screen.lay-on-map");
  const float width = width_of(sheet.theme.italic, words);
  if (!filling.add(width)) return;
  flow(sheet, width);
  ImGui::AlignTextToFramePadding();
  write(sheet.theme.italic, engine::ink::kSoftInk, words);
}

void draw_choices(Sheet& sheet, const Filling& empty) {
  std::vector<HeldButton> buttons = buttons_without_places(sheet);
  const std::vector<HeldButton> places = buttons_of_places(sheet);
  if (can_split(sheet)) {
    buttons.push_back({.width = control_width(sheet, say(sheet, "screen.split")), .companion = {}});
  }
  std::vector<HeldButton> all = places;
  all.insert(all.begin(), buttons.begin(), buttons.end());
  if (count_fitting(empty, all) == all.size()) return draw_buttons(sheet, all);
  if (count_fitting(empty, buttons) < buttons.size()) return draw_page(sheet, buttons, empty);
  draw_buttons(sheet, buttons);
  Filling filling = empty;
  for (const HeldButton& one : buttons) filling.add(one.width);
  if (!places.empty()) point_to_map(sheet, filling);
}

}  // namespace

void answer_with(Sheet& sheet, const table::Gesture& gesture) {
  const std::vector<core::Action> answers = answers_now(sheet, gesture);
  sheet.answer.action = answers.front();
  sheet.answer.followed_by.assign(answers.begin() + 1, answers.end());
}

bool holds_something(const Sheet& sheet) {
  return sheet.state.touches != nullptr && !sheet.state.held.empty();
}

std::string held_words(Sheet& sheet) {
  const bool splits = sheet.memory.own<HeldMemory>().splits && can_split(sheet);
  return splits ? say(sheet, "screen.who-stays") : sheet.state.game.words.held(sheet);
}

void draw_held(Sheet& sheet, const HeldRows& rows) {
  if (sheet.memory.own<HeldMemory>().splits && can_split(sheet)) {
    draw_bundle_rows(sheet, *sheet.state.touches->split, sheet.memory.own<HeldMemory>().staying);
    return draw_letting_go(sheet);
  }
  const float kept =
      control_width(sheet, say(sheet, "screen.let-go")) + sheet.unit(kApartHeld + kBetweenHeld);
  const float width = ImGui::GetWindowContentRegionMax().x - ImGui::GetWindowContentRegionMin().x;
  draw_choices(sheet, Filling(rows, width, sheet.unit(kBetweenHeld), kept));
  draw_letting_go(sheet);
}

}  // namespace screens
