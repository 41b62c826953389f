#include "game/screens/rules/rule_book.h"

#include <algorithm>
#include <nlohmann/json.hpp>

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

const lang::RuleBook& book_of(const Context& context) { return *context.state.rule_book; }

RuleBookMemory& leafing(const Context& context) { return context.memory.own<RuleBookMemory>(); }

void turn_to(const Context& context, std::size_t entry) {
  leafing(context).entry = entry;
  leafing(context).is_page_open = true;
  leafing(context).has_turned = true;
}

/// Where it tells of the ruling, else at the page that was read last.
void turn_to_ruling(const Context& context, core::Ruling ruling) {
  leafing(context).search.clear();
  leafing(context).has_turned = true;
  const auto entry = book_of(context).entry_of(ruling);
  if (entry) turn_to(context, *entry);
}

void draw_search(Context& context) {
  const std::string hint = say(context, "rules.search");
  ImGui::SetNextItemWidth(ImGui::GetContentRegionAvail().x);
  ImGui::PushStyleVar(ImGuiStyleVar_FramePadding, ImVec2(context.unit(10), context.unit(13)));
  ImGui::PushAllowKeyboardFocus(false);  // Tab is ours
  ImGui::InputTextWithHint("##rule-search", hint.c_str(), &leafing(context).search);
  ImGui::PopAllowKeyboardFocus();
  ImGui::PopStyleVar();
  note_control(context, "rule-search", 0);
}

/// By chapters; what is searched for, by how well it fits.
void draw_entries(Context& context, ImVec2 size) {
  begin_page("rule-list", size);
  const bool searches = !leafing(context).search.empty();
  std::string chapter;
  const std::vector<std::size_t> found = book_of(context).search(leafing(context).search);
  for (const std::size_t number : found) {
    const lang::RuleEntry& entry = book_of(context).entries[number];
    if (!searches && entry.chapter != chapter) {
      chapter = entry.chapter;
      write(context.theme.small_caps, engine::ink::kWax, say(context, "rules.chapter." + chapter));
    }
    ImGui::PushID(static_cast<int>(number));
    const bool is_open = leafing(context).entry == number;
    if (row_control(context, entry.title, is_open)) turn_to(context, number);
    if (is_open && leafing(context).has_turned) ImGui::SetScrollHereY(0.4F);
    ImGui::PopID();
  }
  if (found.empty()) {
    write(context.theme.italic, engine::ink::kSoftInk, say(context, "rules.nothing-found"));
  }
  end_page();
}

void draw_paragraphs(const Context& context, std::string_view text) {
  while (!text.empty()) {
    const std::size_t end = std::min(text.find("\n\n"), text.size());
    write(context.theme.text, engine::ink::kInk, std::string(text.substr(0, end)));
    ImGui::Dummy(ImVec2(0, context.unit(3)));
    text.remove_prefix(std::min(end + 2, text.size()));
  }
}

void draw_entry(Context& context, ImVec2 size) {
  const lang::RuleEntry& entry = book_of(context).entries[leafing(context).entry];
  begin_page("rule-page", size);
  if (leafing(context).has_turned) ImGui::SetScrollY(0);
  write(context.theme.small_caps, engine::ink::kSoftInk,
        say(context, "rules.chapter." + entry.chapter));
  write(context.theme.title, engine::ink::kWax, entry.title);
  draw_paragraphs(context, entry.text);
  end_page();
}

void draw_book_foot(Context& context, bool lie_on_each_other) {
  const std::size_t last = book_of(context).entries.size() - 1;
  if (lie_on_each_other && leafing(context).is_page_open) {
    if (plain_control(context, say(context, "rules.contents")))
      leafing(context).is_page_open = false;
    ImGui::SameLine();
  }
  if (icon_control(context, "rule-before", engine::Icon::kLeft, "rules.before")) {
    turn_to(context, leafing(context).entry == 0 ? last : leafing(context).entry - 1);
  }
  ImGui::SameLine();
  if (icon_control(context, "rule-after", engine::Icon::kRight, "rules.after")) {
    turn_to(context, leafing(context).entry == last ? 0 : leafing(context).entry + 1);
  }
  ImGui::SameLine();
  if (plain_control(context, say(context, "screen.close")))
    context.memory.sheets.close(kRuleBookSheet);
}

}  // namespace

bool has_rule_book(const Context& context) {
  return context.state.rule_book != nullptr && !context.state.rule_book->entries.empty();
}

void prepare_rule_book(Context& context, AskedAt place) {
  if (place == AskedAt::kMenu) return turn_to_ruling(context, {});
  const core::Ruling pointed =
      context.state.game.words.ruling_about(context, context.state.pointed, context.state.thing);
  turn_to_ruling(context, pointed.number != 0 ? pointed : decision_of(context.state).ruling);
}

void draw_rule_book(Context& context) {
  leafing(context).entry = std::min(leafing(context).entry, book_of(context).entries.size() - 1);
  const float top = sheet_top(context);
  const engine::PanelPlace place{
      .position = {context.screen.x / 2, top},
      .size = {std::min(context.unit(kBookWidth), context.screen.x - 2 * gap(context.theme)),
               std::min(context.unit(kBookHeight), context.screen.y - top - gap(context.theme))},
      .pivot = {0.5F, 0}};
  const bool turned = leafing(context).has_turned;
  if (engine::begin_panel(context.theme, "rule-book", say(context, "rules.title").c_str(), place)) {
    const ImVec2 room = ImGui::GetContentRegionAvail();
    const float height = room.y - context.theme.touch - ImGui::GetStyle().ItemSpacing.y;
    const bool lie_on_each_other = room.x < context.unit(kLeastBothSides);
    const float list = lie_on_each_other ? room.x : room.x * kListShare;
    if (!lie_on_each_other || !leafing(context).is_page_open) {
      ImGui::BeginGroup();
      ImGui::PushItemWidth(list);
      ImGui::BeginChild("rule-search", ImVec2(list, context.theme.touch + context.unit(6)));
      draw_search(context);
      ImGui::EndChild();
      ImGui::PopItemWidth();
      draw_entries(context, ImVec2(list, height - context.theme.touch - context.unit(6) -
                                             ImGui::GetStyle().ItemSpacing.y));
      ImGui::EndGroup();
      if (!lie_on_each_other) ImGui::SameLine(0, context.unit(18));
    }
    if (!lie_on_each_other || leafing(context).is_page_open) draw_entry(context, ImVec2(0, height));
    draw_book_foot(context, lie_on_each_other);
  }
  engine::end_panel();
  if (turned) leafing(context).has_turned = false;
}

bool has_rule_link(const Context& context, core::Ruling ruling) {
  return has_rule_book(context) && book_of(context).entry_of(ruling).has_value();
}

void open_rules_at(Context& context, core::Ruling ruling) {
  turn_to_ruling(context, ruling);
  context.memory.sheets.open(kRuleBookSheet);
}

void draw_rule_link(Context& context, core::Ruling ruling) {
  if (!has_rule_link(context, ruling)) return;
  ImGui::PushID(ruling.number);
  const std::string key = words_of_key(context, commands::kRules);
  const std::string tip = key.empty()
                              ? say(context, "rules.link")
                              : say(context, "rules.link-and-key", nlohmann::json{{"key", key}});
  if (icon_control_saying(context, "rule-link", engine::Icon::kQuestion, tip)) {
    open_rules_at(context, ruling);
  }
  ImGui::PopID();
}

}  // namespace screens
