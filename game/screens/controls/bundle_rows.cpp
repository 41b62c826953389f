#include "game/screens/controls/bundle_rows.h"

#include <algorithm>

#include "engine/ui/widgets.h"
#include "game/screens/controls/bundle_places.h"
#include "game/screens/controls/control.h"
#include "game/screens/controls/option_button.h"
#include "game/screens/controls/taught.h"

namespace screens {
namespace {

constexpr float kStep = 44;  // points, as wide as a finger
constexpr float kConfirmation = 120;
constexpr float kApart = 14;  // between two steppers, beside what is between any two buttons

const core::Bundle* bundle_of(const Context& context) {
  const table::Touches* touches = context.state.touches;
  return touches != nullptr && touches->bundle ? &*touches->bundle : nullptr;
}

int most_of(const core::Bundle& bundle, std::size_t row) {
  int most = 0;
  for (const core::Whole& whole : bundle.wholes) most = std::max(most, whole.counts[row]);
  return most;
}

float switch_width(const Context& context, const std::string& words) {
  return width_of(context.theme.text, words) + 7 * context.theme.grid;
}

/// One of it: taken or not. For whoever looks it up it is called `name`.
void draw_switch(Context& context, const std::string& words, const std::string& name, int& count,
                 bool can_rise) {
  const float width = switch_width(context, words);
  bool pressed = false;
  if (count == 0 && !can_rise) {
    engine::refused_button(context.theme, words.c_str(), say(context, "screen.no-more").c_str(),
                           width);
  } else {
    pressed = engine::choice_button(context.theme, words.c_str(), count > 0, width);
  }
  note_control(context, name, width_of(context.theme.text, words));
  if (pressed) count = count > 0 ? 0 : 1;
}

enum class Sign { kLess, kMore };

/// For whoever looks it up, the button is called after its row and its sign.
void draw_sign(Context& context, const std::string& row, Sign sign, bool can, int& count) {
  const char* drawn = sign == Sign::kLess ? "–" : "+";
  const float width = context.unit(kStep);
  bool pressed = false;
  if (can) {
    pressed = engine::plain_button(context.theme, drawn, width);
  } else {
    engine::refused_button(context.theme, drawn, say(context, "screen.no-more").c_str(), width);
  }
  note_control(context, row + " " + drawn, width_of(context.theme.text, drawn));
  if (pressed) count += sign == Sign::kLess ? -1 : 1;
}

float stepper_width(const Context& context, const std::string& words) {
  return width_of(context.theme.text, words) + width_of(context.theme.bold, "00") +
         2 * context.unit(kStep) + context.unit(32);
}

/// Its words belong to the buttons on their right, and not to those of the row before.
void draw_stepper(Context& context, const std::string& words, const std::string& name, int& count,
                  bool can_rise) {
  const std::string number = std::to_string(count);
  const float number_width = width_of(context.theme.bold, "00");
  const bool can_fall = count > 0;
  ImGui::BeginGroup();
  ImGui::AlignTextToFramePadding();
  ImGui::TextUnformatted(words.c_str());
  ImGui::SameLine(0, context.unit(8));
  draw_sign(context, name, Sign::kLess, can_fall, count);
  ImGui::SameLine(0, (number_width - width_of(context.theme.bold, number)) / 2 + context.unit(5));
  write(context.theme.bold, engine::ink::kInk, number);
  ImGui::SameLine(0, (number_width - width_of(context.theme.bold, number)) / 2 + context.unit(5));
  draw_sign(context, name, Sign::kMore, can_rise, count);
  ImGui::EndGroup();
}

std::string with_count(const std::string& words, int count) {
  return words + "  " + std::to_string(count);
}

/// Where there is little room one button counts up, and begins again.
void draw_counter(Context& context, const std::string& words, int& count, bool can_rise) {
  const std::string label = with_count(words, count);
  const float width = control_width(context, with_count(words, 0));
  if (count == 0 && !can_rise) {
    refused_control(context, label, say(context, "screen.no-more"), width);
  } else if (choice_control(context, label, count > 0, width)) {
    count = can_rise ? count + 1 : 0;
  }
}

void keep_counts(Context& context, const core::Bundle& bundle) {
  BundleMemory& own = context.memory.own<BundleMemory>();
  const core::Decision& asked = decision_of(context.state);
  if (own.question == asked && own.counts.size() == bundle.rows.size()) return;
  own = {.question = asked, .counts = std::vector<int>(bundle.rows.size()), .page = {}};
}

/// What ends the question has its own words; else it is only confirmed.
std::string words_of_end(Context& context, const core::Bundle& bundle, const core::Whole& whole) {
  const core::Action last = whole.answers.back();
  const bool is_row = std::ranges::find(bundle.rows, last) != bundle.rows.end();
  // Where somebody comes, that no more do needs no word.
  const bool any = std::ranges::any_of(whole.counts, [](int count) { return count > 0; });
  const bool is_filled = any && has_places(context, bundle);
  return is_row || is_filled ? say(context, "screen.confirm")
                             : context.state.game.words.row(context, last);
}

/// Where something still lacks, the button says so, and is no narrower then.
float confirmation_width(Context& context, const core::Bundle& bundle, const std::string& words) {
  const std::vector<int> none(bundle.rows.size());
  const std::string lack = context.state.game.words.lack(context, bundle, none);
  const float usual = width_of(context.theme.prompt, words) + 7 * context.theme.grid;
  return std::max({usual, control_width(context, lack), context.unit(kConfirmation)});
}

void draw_confirmation(Context& context, const core::Bundle& bundle) {
  const std::vector<int>& counts = context.memory.own<BundleMemory>().counts;
  const core::Whole* whole = core::find_whole(bundle, counts);
  const std::string words =
      words_of_end(context, bundle, whole != nullptr ? *whole : bundle.wholes[0]);
  const float width = confirmation_width(context, bundle, words);
  if (has_places(context, bundle)) {
    flow_to_edge(context, width);
  } else {
    flow(context, width, context.unit(kApart));
  }
  if (whole == nullptr) {
    const std::string lack = context.state.game.words.lack(context, bundle, counts);
    refused_control(context, lack.empty() ? words : lack, say(context, "screen.choose-more"),
                    width);
  } else if (primary_control(context, words, width)) {
    answer_with(context, *whole);
  }
  if (whole != nullptr) mark_taught(context, whole->answers);
}

void draw_usual(Context& context, const UsualCounts& usual, std::vector<int>& counts) {
  if (usual.counts.empty() || context.compact()) return;
  const float width = control_width(context, usual.words);
  flow(context, width, context.unit(kApart));
  if (choice_control(context, usual.words, counts == usual.counts, width)) counts = usual.counts;
}

/// Behind the question: what it still leaves open.
void draw_rest(Context& context, const core::Bundle& bundle) {
  const std::string rest =
      context.state.game.words.rest(context, bundle, context.memory.own<BundleMemory>().counts);
  if (rest.empty()) return;
  flow(context, width_of(context.theme.italic, rest), context.unit(kApart));
  ImGui::AlignTextToFramePadding();
  write(context.theme.italic, engine::ink::kSoftInk, rest);
}

}  // namespace

void answer_with(Context& context, const core::Whole& whole) {
  context.answer.action = whole.answers.front();
  context.answer.followed_by.assign(whole.answers.begin() + 1, whole.answers.end());
}

bool can_add(const core::Bundle& bundle, std::vector<int> counts, std::size_t row) {
  ++counts[row];
  return core::can_become_whole(bundle, counts);
}

bool has_bundle(Context& context) {
  const core::Bundle* bundle = bundle_of(context);
  if (bundle == nullptr || bundle->wholes.size() < 2) return false;
  return bundle->rows.size() <= kMostRows || has_places(context, *bundle);
}

bool is_bundle_of_places(Context& context) {
  return has_bundle(context) && has_places(context, *bundle_of(context));
}

float row_width(const Context& context, const core::Bundle& bundle, std::size_t row,
                const std::string& words) {
  if (most_of(bundle, row) == 1) return switch_width(context, words);
  return context.compact() ? control_width(context, with_count(words, 0))
                           : stepper_width(context, words);
}

void draw_row(Context& context, const core::Bundle& bundle, const RowToDraw& row,
              std::vector<int>& counts) {
  ImGui::PushID(static_cast<int>(row.number));
  const std::string name = context.state.game.words.row(context, bundle.rows[row.number]);
  const bool can_rise = can_add(bundle, counts, row.number);
  int& count = counts[row.number];
  if (most_of(bundle, row.number) == 1) {
    draw_switch(context, row.words, name, count, can_rise);
  } else if (context.compact()) {
    draw_counter(context, row.words, count, can_rise);
  } else {
    draw_stepper(context, row.words, name, count, can_rise);
  }
  if (!row.tip.empty() && can_rise && ImGui::IsItemHovered()) {
    engine::tip(context.theme, row.tip.c_str());
  }
  ImGui::PopID();
}

void draw_bundle_rows(Context& context, const core::Bundle& bundle, std::vector<int>& counts) {
  counts.resize(bundle.rows.size());
  for (std::size_t row = 0; row < bundle.rows.size(); ++row) {
    const std::string words = context.state.game.words.row(context, bundle.rows[row]);
    const bool is_stepper = most_of(bundle, row) > 1 && !context.compact();
    flow(context, row_width(context, bundle, row, words), is_stepper ? context.unit(kApart) : 0);
    const std::string tip = context.state.game.words.row_place(context, bundle.rows[row]).tip;
    draw_row(context, bundle, {row, words, tip}, counts);
  }
}

std::optional<float> bundle_width(Context& context) {
  const core::Bundle& bundle = *bundle_of(context);
  if (has_places(context, bundle)) return std::nullopt;
  float width = 0;
  for (std::size_t row = 0; row < bundle.rows.size(); ++row) {
    const std::string words = context.state.game.words.row(context, bundle.rows[row]);
    width +=
        most_of(bundle, row) > 1 ? stepper_width(context, words) : control_width(context, words);
    width += context.unit(8 + kApart);
  }
  const std::string end = words_of_end(context, bundle, bundle.wholes[0]);
  const UsualCounts usual = context.state.game.words.usual_counts(context, bundle);
  if (!usual.counts.empty() && !context.compact())
    width += control_width(context, usual.words) + context.unit(8 + kApart);
  return width + confirmation_width(context, bundle, end);
}

void draw_bundle(Context& context) {
  const core::Bundle& bundle = *bundle_of(context);
  keep_counts(context, bundle);
  std::vector<int>& counts = context.memory.own<BundleMemory>().counts;
  if (has_places(context, bundle)) {
    count_touched_place(context, bundle, counts);
    draw_rest(context, bundle);
    draw_confirmation(context, bundle);
    return draw_places(context, bundle, counts);
  }
  draw_bundle_rows(context, bundle, counts);
  draw_usual(context, context.state.game.words.usual_counts(context, bundle), counts);
  draw_confirmation(context, bundle);
}

const core::Whole* gathered_whole(Context& context) {
  if (!has_bundle(context)) return nullptr;
  return core::find_whole(*bundle_of(context), context.memory.own<BundleMemory>().counts);
}

}  // namespace screens
