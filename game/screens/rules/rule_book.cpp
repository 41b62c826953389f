#include "game/screens/rules/rule_book.h"

#include <algorithm>

#include <imgui_stdlib.h>

#include "engine/ui/widgets.h"
#include "game/commands/ids.h"
#include "game/lang/rule_book.h"
#include "game/screens/controls/control.h"
#include "game/screens/controls/key_words.h"
#include "game/screens/controls/page.h"
#include "game/screens/controls/tab_stops.h"

namespace screens {
namespace {

struct RuleBookMemory {
  std::string search;
  std::size_t entry = 0;      ///< that was read last
  bool is_page_open = false;  ///< where there is no room for list and page
  bool has_turned = false;    ///< another entry in this frame
};

constexpr float kBookWidth = 940;  // points
constexpr float kBookHeight = 640;
constexpr float kListShare = 0.34F;
constexpr float kLeastBothSides = 620;  // below this the list and the page lie on each other

const lang::RuleBook& book_of(const Sheet& sheet) { return *sheet.state.rule_book; }

RuleBookMemory& leafing(const Sheet& sheet) { return sheet.memory.own<RuleBookMemory>(); }

void turn_to(const Sheet& sheet, std::size_t entry) {
  leafing(sheet).entry = entry;
  leafing(sheet).is_page_open = true;
  leafing(sheet).has_turned = true;
}

/// Where it tells of the ruling, else at the page that was read last.
void turn_to_ruling(const Sheet& sheet, core::Ruling ruling) {
  leafing(sheet).search.clear();
  leafing(sheet).has_turned = true;
  const auto entry = book_of(sheet).entry_of(ruling);
  if (entry) turn_to(sheet, *entry);
}

void draw_search(Sheet& sheet) {
  const std::string hint = say(sheet, "rules.search");
  ImGui::SetNextItemWidth(ImGui::GetContentRegionAvail().x);
  ImGui::PushStyleVar(ImGuiStyleVar_FramePadding, ImVec2(sheet.unit(10), sheet.unit(13)));
  ImGui::PushAllowKeyboardFocus(false);  // Tab is ours
  ImGui::InputTextWithHint("##rule-search", hint.c_str(), &leafing(sheet).search);
  ImGui::PopAllowKeyboardFocus();
  ImGui::PopStyleVar();
  note_control(sheet, "rule-search", 0);
}

/// By chapters; what is searched for, by how well it fits.
void draw_entries(Sheet& sheet, ImVec2 size) {
  begin_page("rule-list", size);
  const bool searches = !leafing(sheet).search.empty();
  std::string chapter;
  const std::vector<std::size_t> found = book_of(sheet).search(leafing(sheet).search);
  for (const std::size_t number : found) {
    const lang::RuleEntry& entry = book_of(sheet).entries[number];
    if (!searches && entry.chapter != chapter) {
      chapter = entry.chapter;
      write(sheet.theme.small_caps, engine::ink::kWax, say(sheet, "rules.chapter." + chapter));
    }
    ImGui::PushID(static_cast<int>(number));
    const bool is_open = leafing(sheet).entry == number;
    if (row_control(sheet, entry.title, is_open)) turn_to(sheet, number);
    if (is_open && leafing(sheet).has_turned) ImGui::SetScrollHereY(0.4F);
    ImGui::PopID();
  }
  if (found.empty()) {
    write(sheet.theme.italic, engine::ink::kSoftInk, say(sheet, "rules.nothing-found"));
  }
  end_page();
}

void draw_paragraphs(const Sheet& sheet, std::string_view text) {
  while (!text.empty()) {
    const std::size_t end = std::min(text.find("\n\n"), text.size());
    write(sheet.theme.text, engine::ink::kInk, std::string(text.substr(0, end)));
    ImGui::Dummy(ImVec2(0, sheet.unit(3)));
    text.remove_prefix(std::min(end + 2, text.size()));
  }
}

void draw_entry(Sheet& sheet, ImVec2 size) {
  const lang::RuleEntry& entry = book_of(sheet).entries[leafing(sheet).entry];
  begin_page("rule-page", size);
  if (leafing(sheet).has_turned) ImGui::SetScrollY(0);
  write(sheet.theme.small_caps, engine::ink::kSoftInk,
        say(sheet, "rules.chapter." + entry.chapter));
  write(sheet.theme.title, engine::ink::kWax, entry.title);
  draw_paragraphs(sheet, entry.text);
  end_page();
}

void draw_book_foot(Sheet& sheet, bool lie_on_each_other) {
  const std::size_t last = book_of(sheet).entries.size() - 1;
  if (lie_on_each_other && leafing(sheet).is_page_open) {
    if (plain_control(sheet, say(sheet, "rules.contents"))) leafing(sheet).is_page_open = false;
    ImGui::SameLine();
  }
  if (icon_control(sheet, "rule-before", engine::Icon::kLeft, "rules.before")) {
    turn_to(sheet, leafing(sheet).entry == 0 ? last : leafing(sheet).entry - 1);
  }
  ImGui::SameLine();
  if (icon_control(sheet, "rule-after", engine::Icon::kRight, "rules.after")) {
    turn_to(sheet, leafing(sheet).entry == last ? 0 : leafing(sheet).entry + 1);
  }
  ImGui::SameLine();
  if (plain_control(sheet, say(sheet, "screen.close"))) sheet.memory.sheets.close(kRuleBookSheet);
}

}  // namespace

bool has_rule_book(const Sheet& sheet) {
  return sheet.state.rule_book != nullptr && !sheet.state.rule_book->entries.empty();
}

void prepare_rule_book(Sheet& sheet, AskedAt place) {
  if (place == AskedAt::kMenu) return turn_to_ruling(sheet, {});
  const core::Ruling pointed =
      sheet.state.game.words.ruling_about(sheet, sheet.state.pointed, sheet.state.thing);
  turn_to_ruling(sheet, pointed.number != 0 ? pointed : decision_of(sheet.state).ruling);
}

void draw_rule_book(Sheet& sheet) {
  leafing(sheet).entry = std::min(leafing(sheet).entry, book_of(sheet).entries.size() - 1);
  const float top = sheet_top(sheet);
  const engine::PanelPlace place{
      .position = {sheet.screen.x / 2, top},
      .size = {std::min(sheet.unit(kBookWidth), sheet.screen.x - 2 * gap(sheet.theme)),
               std::min(sheet.unit(kBookHeight), sheet.screen.y - top - gap(sheet.theme))},
      .pivot = {0.5F, 0}};
  const bool turned = leafing(sheet).has_turned;
  if (engine::begin_panel(sheet.theme, "rule-book", say(sheet, "rules.title").c_str(), place)) {
    const ImVec2 room = ImGui::GetContentRegionAvail();
    const float height = room.y - sheet.theme.touch - ImGui::GetStyle().ItemSpacing.y;
    const bool lie_on_each_other = room.x < sheet.unit(kLeastBothSides);
    const float list = lie_on_each_other ? room.x : room.x * kListShare;
    if (!lie_on_each_other || !leafing(sheet).is_page_open) {
      ImGui::BeginGroup();
      ImGui::PushItemWidth(list);
      ImGui::BeginChild("rule-search", ImVec2(list, sheet.theme.touch + sheet.unit(6)));
      draw_search(sheet);
      ImGui::EndChild();
      ImGui::PopItemWidth();
      draw_entries(sheet, ImVec2(list, height - sheet.theme.touch - sheet.unit(6) -
                                           ImGui::GetStyle().ItemSpacing.y));
      ImGui::EndGroup();
      if (!lie_on_each_other) ImGui::SameLine(0, sheet.unit(18));
    }
    if (!lie_on_each_other || leafing(sheet).is_page_open) draw_entry(sheet, ImVec2(0, height));
    draw_book_foot(sheet, lie_on_each_other);
  }
  engine::end_panel();
  if (turned) leafing(sheet).has_turned = false;
}

bool has_rule_link(const Sheet& sheet, core::Ruling ruling) {
  return has_rule_book(sheet) && book_of(sheet).entry_of(ruling).has_value();
}

void draw_rule_link(Sheet& sheet, core::Ruling ruling) {
  if (!has_rule_link(sheet, ruling)) return;
  ImGui::PushID(ruling.number);
  const std::string tip = say_with_key(sheet, "rules.link", commands::kRules);
  if (icon_control_saying(sheet, "rule-link", engine::Icon::kQuestion, tip)) {
    turn_to_ruling(sheet, ruling);
    sheet.memory.sheets.open(kRuleBookSheet);
  }
  ImGui::PopID();
}

}  // namespace screens
