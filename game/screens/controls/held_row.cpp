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

bool is_held(const Context& context, const table::Touchable& one) {
  return std::ranges::find(context.state.held, one) != context.state.held.end();
}

/// All that can be done with what is held now.
std::vector<const table::Gesture*> gestures_from_here(const Context& context) {
  std::vector<const table::Gesture*> gestures;
  for (const table::Gesture& gesture : context.state.touches->gestures) {
    const bool only_die = context.state.held.size() == 1 && is_held(context, gesture.means);
    if (!gesture.joins && (is_held(context, gesture.from) || only_die))
      gestures.push_back(&gesture);
  }
  return gestures;
}

bool is_laid_somewhere(const table::Gesture* gesture) { return !gesture->to.is_nothing(); }

/// Those without words stay on the table: they would tell of a covered hand.
std::vector<const table::Gesture*> told_gestures(Context& context) {
  std::vector<const table::Gesture*> gestures = gestures_from_here(context);
  std::erase_if(gestures, [&](const table::Gesture* one) {
    return context.state.game.words.gesture(context, *one).empty();
  });
  return gestures;
}

bool has_cost(const Context& context, const table::Gesture& gesture) {
  return !gesture.means.is_nothing() && !is_held(context, gesture.means);
}

float gesture_width(Context& context, const table::Gesture& gesture) {
  const std::string words = context.state.game.words.gesture(context, gesture);
  return control_width(context, words) + (has_cost(context, gesture) ? context.unit(kCost) : 0);
}

/// Who can come along, and who has been picked.
std::vector<table::Touchable> companions(const Context& context) {
  std::vector<table::Touchable> found;
  const auto add = [&](const table::Touchable& one) {
    if (std::ranges::find(found, one) == found.end()) found.push_back(one);
  };
  const auto& gestures = context.state.touches->gestures;
  const bool any_join = std::ranges::any_of(gestures, &table::Gesture::joins);
  for (const table::Touchable& one : context.state.held) {
    if (any_join && context.state.held.size() > 1) add(one);
  }
  for (const table::Gesture& gesture : gestures) {
    if (gesture.joins) add(gesture.from);
  }
  return found;
}

/// Touched in the row, or dragged from it to where they shall go.
void draw_companion(Context& context, const table::Touchable& one, float width) {
  const std::string words = context.state.game.words.touchable(context, one);
  if (choice_control(context, words, is_held(context, one), width))
    ask(context, commands::kTouch, one);
  if (const std::string tip = context.state.game.words.touchable_tip(context, one);
      !tip.empty() && ImGui::IsItemHovered()) {
    engine::tip(context.theme, tip.c_str());
  }
  if (engine::is_last_item_dragged()) ask(context, commands::kCarry, one);
}

std::vector<core::Action> answers_now(const Context& context, const table::Gesture& gesture) {
  return table::answers_of(gesture, context.state.touches->split,
                           context.memory.own<HeldMemory>().staying);
}

void draw_gesture(Context& context, const table::Gesture& gesture, float width) {
  const std::string words = context.state.game.words.gesture(context, gesture);
  if (plain_control(context, words, width)) answer_with(context, gesture);
  mark_taught(context, answers_now(context, gesture));
  if (has_cost(context, gesture)) {  // the die lies at the button's left end
    const ImVec2 from = ImGui::GetItemRectMin();
    const float middle = (from.y + ImGui::GetItemRectMax().y) / 2;
    context.state.game.panels.draw_picture(context, gesture.answers.front(),
                                           ImVec2(from.x + context.unit(kCost / 2), middle),
                                           context.unit(kCost / 2 + 4));
  }
  if (ImGui::IsItemHovered() && gesture.to.region != table::kNoRegion) {
    context.drawn.lit.insert(gesture.to.region);
  }
}

bool can_split(const Context& context) {
  const auto& split = context.state.touches->split;
  return split && split->wholes.size() > 1 && split->rows.size() <= kMostRows;
}

/// One button of the rows.
struct HeldButton {
  float width = 0;
  table::Touchable companion;
  const table::Gesture* gesture = nullptr;  ///< neither: it opens the steppers of those who stay
};

void draw_button(Context& context, const HeldButton& button) {
  if (button.gesture != nullptr) return draw_gesture(context, *button.gesture, button.width);
  if (!button.companion.is_nothing()) {
    return draw_companion(context, button.companion, button.width);
  }
  if (plain_control(context, say(context, "screen.split"), button.width))
    context.memory.own<HeldMemory>().splits = true;
}

std::vector<HeldButton> buttons_without_places(Context& context) {
  std::vector<HeldButton> buttons;
  for (const table::Touchable& one : companions(context)) {
    const std::string words = context.state.game.words.touchable(context, one);
    if (!words.empty())
      buttons.push_back({.width = control_width(context, words), .companion = one});
  }
  for (const table::Gesture* gesture : told_gestures(context)) {
    if (is_laid_somewhere(gesture)) continue;
    buttons.push_back(
        {.width = gesture_width(context, *gesture), .companion = {}, .gesture = gesture});
  }
  return buttons;
}

std::vector<HeldButton> buttons_of_places(Context& context) {
  std::vector<HeldButton> buttons;
  for (const table::Gesture* gesture : told_gestures(context)) {
    if (!is_laid_somewhere(gesture)) continue;
    buttons.push_back(
        {.width = gesture_width(context, *gesture), .companion = {}, .gesture = gesture});
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

void draw_letting_go(Context& context) {
  const std::string words = say(context, "screen.let-go");
  const float width = control_width(context, words);
  flow(context, width + context.unit(kApartHeld));
  const float edge = ImGui::GetWindowContentRegionMax().x - width;
  if (edge > ImGui::GetCursorPosX()) ImGui::SetCursorPosX(edge);
  if (plain_control(context, words, width)) ask(context, commands::kLetGo);
}

void draw_buttons(Context& context, std::span<const HeldButton> buttons) {
  for (std::size_t i = 0; i < buttons.size(); ++i) {
    flow(context, buttons[i].width);
    ImGui::PushID(static_cast<int>(i));
    draw_button(context, buttons[i]);
    ImGui::PopID();
  }
}

/// What lies on the page that is laid open, and a button for the next one.
void draw_page(Context& context, std::span<const HeldButton> buttons, const Filling& empty) {
  std::size_t& first = context.memory.own<HeldMemory>().first;
  if (first >= buttons.size()) first = 0;
  const std::string words = say(context, "screen.more-choices");
  const float width = control_width(context, words);
  Filling filling = empty;
  filling.add(width);
  const std::span<const HeldButton> rest = buttons.subspan(first);
  const std::size_t count = std::max<std::size_t>(1, count_fitting(filling, rest));
  draw_buttons(context, rest.first(std::min(count, rest.size())));
  flow(context, width);
  if (plain_control(context, words, width)) first += count;
}

/// Where they may be laid is lit on the map.
void point_to_map(Context& context, Filling filling) {
  const std::string words = say(context, "screen.lay-on-map");
  const float width = width_of(context.theme.italic, words);
  if (!filling.add(width)) return;
  flow(context, width);
  ImGui::AlignTextToFramePadding();
  write(context.theme.italic, engine::ink::kSoftInk, words);
}

void draw_choices(Context& context, const Filling& empty) {
  std::vector<HeldButton> buttons = buttons_without_places(context);
  const std::vector<HeldButton> places = buttons_of_places(context);
  if (can_split(context)) {
    buttons.push_back(
        {.width = control_width(context, say(context, "screen.split")), .companion = {}});
  }
  std::vector<HeldButton> all = places;
  all.insert(all.begin(), buttons.begin(), buttons.end());
  if (count_fitting(empty, all) == all.size()) return draw_buttons(context, all);
  if (count_fitting(empty, buttons) < buttons.size()) return draw_page(context, buttons, empty);
  draw_buttons(context, buttons);
  Filling filling = empty;
  for (const HeldButton& one : buttons) filling.add(one.width);
  if (!places.empty()) point_to_map(context, filling);
}

}  // namespace

void answer_with(Context& context, const table::Gesture& gesture) {
  const std::vector<core::Action> answers = answers_now(context, gesture);
  context.answer.action = answers.front();
  context.answer.followed_by.assign(answers.begin() + 1, answers.end());
}

bool holds_something(const Context& context) {
  return context.state.touches != nullptr && !context.state.held.empty();
}

std::string held_words(Context& context) {
  const bool splits = context.memory.own<HeldMemory>().splits && can_split(context);
  return splits ? say(context, "screen.who-stays") : context.state.game.words.held(context);
}

void draw_held(Context& context, const HeldRows& rows) {
  if (context.memory.own<HeldMemory>().splits && can_split(context)) {
    draw_bundle_rows(context, *context.state.touches->split,
                     context.memory.own<HeldMemory>().staying);
    return draw_letting_go(context);
  }
  const float kept = control_width(context, say(context, "screen.let-go")) +
                     context.unit(kApartHeld + kBetweenHeld);
  const float width = ImGui::GetWindowContentRegionMax().x - ImGui::GetWindowContentRegionMin().x;
  draw_choices(context, Filling(rows, width, context.unit(kBetweenHeld), kept));
  draw_letting_go(context);
}

}  // namespace screens
