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

const core::Bundle* bundle_of(const Sheet& sheet) {
  const table::Touches* touches = sheet.state.touches;
  return touches != nullptr && touches->bundle ? &*touches->bundle : nullptr;
}

int most_of(const core::Bundle& bundle, std::size_t row) {
  int most = 0;
  for (const core::Whole& whole : bundle.wholes) most = std::max(most, whole.counts[row]);
  return most;
}

float switch_width(const Sheet& sheet, const std::string& words) {
  return width_of(sheet.theme.text, words) + 7 * sheet.theme.grid;
}

/// One of it: taken or not. For whoever looks it up it is called `name`.
void draw_switch(Sheet& sheet, const std::string& words, const std::string& name, int& count,
                 bool can_rise) {
  const float width = switch_width(sheet, words);
  bool pressed = false;
  if (count == 0 && !can_rise) {
    engine::refused_button(sheet.theme, words.c_str(), say(sheet, "screen.no-more").c_str(), width);
  } else {
    pressed = engine::choice_button(sheet.theme, words.c_str(), count > 0, width);
  }
  note_control(sheet, name, width_of(sheet.theme.text, words));
  if (pressed) count = count > 0 ? 0 : 1;
}

enum class Sign { kLess, kMore };

/// For whoever looks it up, the button is called after its row and its sign.
void draw_sign(Sheet& sheet, const std::string& row, Sign sign, bool can, int& count) {
  const char* drawn = sign == Sign::kLess ? "–" : "+";
  const float width = sheet.unit(kStep);
  bool pressed = false;
  if (can) {
    pressed = engine::plain_button(sheet.theme, drawn, width);
  } else {
    engine::refused_button(sheet.theme, drawn, say(sheet, "screen.no-more").c_str(), width);
  }
  note_control(sheet, row + " " + drawn, width_of(sheet.theme.text, drawn));
  if (pressed) count += sign == Sign::kLess ? -1 : 1;
}

float stepper_width(const Sheet& sheet, const std::string& words) {
  return width_of(sheet.theme.text, words) + width_of(sheet.theme.bold, "00") +
         2 * sheet.unit(kStep) + sheet.unit(32);
}

/// Its words belong to the buttons on their right, and not to those of the row before.
void draw_stepper(Sheet& sheet, const std::string& words, const std::string& name, int& count,
                  bool can_rise) {
  const std::string number = std::to_string(count);
  const float number_width = width_of(sheet.theme.bold, "00");
  const bool can_fall = count > 0;
  ImGui::BeginGroup();
  ImGui::AlignTextToFramePadding();
  ImGui::TextUnformatted(words.c_str());
  ImGui::SameLine(0, sheet.unit(8));
  draw_sign(sheet, name, Sign::kLess, can_fall, count);
  ImGui::SameLine(0, (number_width - width_of(sheet.theme.bold, number)) / 2 + sheet.unit(5));
  write(sheet.theme.bold, engine::ink::kInk, number);
  ImGui::SameLine(0, (number_width - width_of(sheet.theme.bold, number)) / 2 + sheet.unit(5));
  draw_sign(sheet, name, Sign::kMore, can_rise, count);
  ImGui::EndGroup();
}

std::string with_count(const std::string& words, int count) {
  return words + "  " + std::to_string(count);
}

/// Where there is little room one button counts up, and begins again.
void draw_counter(Sheet& sheet, const std::string& words, int& count, bool can_rise) {
  const std::string label = with_count(words, count);
  const float width = control_width(sheet, with_count(words, 0));
  if (count == 0 && !can_rise) {
    refused_control(sheet, label, say(sheet, "screen.no-more"), width);
  } else if (choice_control(sheet, label, count > 0, width)) {
    count = can_rise ? count + 1 : 0;
  }
}

void keep_counts(Sheet& sheet, const core::Bundle& bundle) {
  BundleMemory& own = sheet.memory.own<BundleMemory>();
  const core::Decision& asked = decision_of(sheet.state);
  if (own.question == asked && own.counts.size() == bundle.rows.size()) return;
  own = {.question = asked, .counts = std::vector<int>(bundle.rows.size()), .page = {}};
}

/// What ends the question has its own words; else it is only confirmed.
std::string words_of_end(Sheet& sheet, const core::Bundle& bundle, const core::Whole& whole) {
  const core::Action last = whole.answers.back();
  const bool is_row = std::ranges::find(bundle.rows, last) != bundle.rows.end();
  // Where somebody comes, that no more do needs no word.
  const bool any = std::ranges::any_of(whole.counts, [](int count) { return count > 0; });
  const bool is_filled = any && has_places(sheet, bundle);
  return is_row || is_filled ? say(sheet, "screen.confirm")
                             : sheet.state.game.words.row(sheet, last);
}

/// Where something still lacks, the button says so, and is no narrower then.
float confirmation_width(Sheet& sheet, const core::Bundle& bundle, const std::string& words) {
  const std::vector<int> none(bundle.rows.size());
  const std::string lack = sheet.state.game.words.lack(sheet, bundle, none);
  const float usual = width_of(sheet.theme.prompt, words) + 7 * sheet.theme.grid;
  return std::max({usual, control_width(sheet, lack), sheet.unit(kConfirmation)});
}

void draw_confirmation(Sheet& sheet, const core::Bundle& bundle) {
  const std::vector<int>& counts = sheet.memory.own<BundleMemory>().counts;
  const core::Whole* whole = core::find_whole(bundle, counts);
  const std::string words =
      words_of_end(sheet, bundle, whole != nullptr ? *whole : bundle.wholes[0]);
  const float width = confirmation_width(sheet, bundle, words);
  if (has_places(sheet, bundle)) {
    flow_to_edge(sheet, width);
  } else {
    flow(sheet, width, sheet.unit(kApart));
  }
  if (whole == nullptr) {
    const std::string lack = sheet.state.game.words.lack(sheet, bundle, counts);
    refused_control(sheet, lack.empty() ? words : lack, say(sheet, "screen.choose-more"), width);
  } else if (primary_control(sheet, words, width)) {
    answer_with(sheet, *whole);
  }
  if (whole != nullptr) mark_taught(sheet, whole->answers);
}

void draw_usual(Sheet& sheet, const UsualCounts& usual, std::vector<int>& counts) {
  if (usual.counts.empty() || sheet.compact()) return;
  const float width = control_width(sheet, usual.words);
  flow(sheet, width, sheet.unit(kApart));
  if (choice_control(sheet, usual.words, counts == usual.counts, width)) counts = usual.counts;
}

/// Behind the question: what it still leaves open.
void draw_rest(Sheet& sheet, const core::Bundle& bundle) {
  const std::string rest =
      sheet.state.game.words.rest(sheet, bundle, sheet.memory.own<BundleMemory>().counts);
  if (rest.empty()) return;
  flow(sheet, width_of(sheet.theme.italic, rest), sheet.unit(kApart));
  ImGui::AlignTextToFramePadding();
  write(sheet.theme.italic, engine::ink::kSoftInk, rest);
}

}  // namespace

void answer_with(Sheet& sheet, const core::Whole& whole) {
  sheet.answer.action = whole.answers.front();
  sheet.answer.followed_by.assign(whole.answers.begin() + 1, whole.answers.end());
}

bool can_add(const core::Bundle& bundle, std::vector<int> counts, std::size_t row) {
  ++counts[row];
  return core::can_become_whole(bundle, counts);
}

bool has_bundle(Sheet& sheet) {
  const core::Bundle* bundle = bundle_of(sheet);
  if (bundle == nullptr || bundle->wholes.size() < 2) return false;
  return bundle->rows.size() <= kMostRows || has_places(sheet, *bundle);
}

bool is_bundle_of_places(Sheet& sheet) {
  return has_bundle(sheet) && has_places(sheet, *bundle_of(sheet));
}

float row_width(const Sheet& sheet, const core::Bundle& bundle, std::size_t row,
                const std::string& words) {
  if (most_of(bundle, row) == 1) return switch_width(sheet, words);
  return sheet.compact() ? control_width(sheet, with_count(words, 0)) : stepper_width(sheet, words);
}

void draw_row(Sheet& sheet, const core::Bundle& bundle, const RowToDraw& row,
              std::vector<int>& counts) {
  ImGui::PushID(static_cast<int>(row.number));
  const std::string name = sheet.state.game.words.row(sheet, bundle.rows[row.number]);
  const bool can_rise = can_add(bundle, counts, row.number);
  int& count = counts[row.number];
  if (most_of(bundle, row.number) == 1) {
    draw_switch(sheet, row.words, name, count, can_rise);
  } else if (sheet.compact()) {
    draw_counter(sheet, row.words, count, can_rise);
  } else {
    draw_stepper(sheet, row.words, name, count, can_rise);
  }
  if (!row.tip.empty() && can_rise && ImGui::IsItemHovered()) {
    engine::tip(sheet.theme, row.tip.c_str());
  }
  ImGui::PopID();
}

void draw_bundle_rows(Sheet& sheet, const core::Bundle& bundle, std::vector<int>& counts) {
  counts.resize(bundle.rows.size());
  for (std::size_t row = 0; row < bundle.rows.size(); ++row) {
    const std::string words = sheet.state.game.words.row(sheet, bundle.rows[row]);
    const bool is_stepper = most_of(bundle, row) > 1 && !sheet.compact();
    flow(sheet, row_width(sheet, bundle, row, words), is_stepper ? sheet.unit(kApart) : 0);
    const std::string tip = sheet.state.game.words.row_place(sheet, bundle.rows[row]).tip;
    draw_row(sheet, bundle, {row, words, tip}, counts);
  }
}

std::optional<float> bundle_width(Sheet& sheet) {
  const core::Bundle& bundle = *bundle_of(sheet);
  if (has_places(sheet, bundle)) return std::nullopt;
  float width = 0;
  for (std::size_t row = 0; row < bundle.rows.size(); ++row) {
    const std::string words = sheet.state.game.words.row(sheet, bundle.rows[row]);
    width += most_of(bundle, row) > 1 ? stepper_width(sheet, words) : control_width(sheet, words);
    width += sheet.unit(8 + kApart);
  }
  const std::string end = words_of_end(sheet, bundle, bundle.wholes[0]);
  const UsualCounts usual = sheet.state.game.words.usual_counts(sheet, bundle);
  if (!usual.counts.empty() && !sheet.compact())
    width += control_width(sheet, usual.words) + sheet.unit(8 + kApart);
  return width + confirmation_width(sheet, bundle, end);
}

void draw_bundle(Sheet& sheet) {
  const core::Bundle& bundle = *bundle_of(sheet);
  keep_counts(sheet, bundle);
  std::vector<int>& counts = sheet.memory.own<BundleMemory>().counts;
  if (has_places(sheet, bundle)) {
    count_touched_place(sheet, bundle, counts);
    draw_rest(sheet, bundle);
    draw_confirmation(sheet, bundle);
    return draw_places(sheet, bundle, counts);
  }
  draw_bundle_rows(sheet, bundle, counts);
  draw_usual(sheet, sheet.state.game.words.usual_counts(sheet, bundle), counts);
  draw_confirmation(sheet, bundle);
}

const core::Whole* gathered_whole(Sheet& sheet) {
  if (!has_bundle(sheet)) return nullptr;
  return core::find_whole(*bundle_of(sheet), sheet.memory.own<BundleMemory>().counts);
}

}  // namespace screens
