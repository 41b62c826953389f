#include "game/screens/rules/ruling_links.h"

#include <algorithm>
#include <charconv>
#include <optional>

#include "engine/ui/widgets.h"
#include "game/lang/rule_book.h"
#include "game/screens/controls/control.h"
#include "game/screens/controls/option_button.h"
#include "game/screens/rules/rule_book.h"

namespace screens {
namespace {

struct Citation {
  std::size_t from = 0;
  std::size_t to = 0;
  core::Ruling ruling{};
};

/// "(R-250)", with the blank before it: one capital, a dash, digits.
std::optional<Citation> citation_at(std::string_view text, std::size_t open) {
  const std::size_t close = text.find(')', open);
  if (close == std::string_view::npos || close < open + 4) return std::nullopt;
  const bool is_code = text[open + 1] >= 'A' && text[open + 1] <= 'Z' && text[open + 2] == '-';
  if (!is_code) return std::nullopt;
  core::Ruling ruling{};
  const char* end = text.data() + close;
  const auto read = std::from_chars(text.data() + open + 3, end, ruling.number);
  if (read.ec != std::errc() || read.ptr != end) return std::nullopt;
  const bool follows_blank = open > 0 && text[open - 1] == ' ';
  return Citation{open - (follows_blank ? 1 : 0), close + 1, ruling};
}

/// The title of the page that tells of it, underlined; as high as a finger needs.
bool draw_link(Context& context, const std::string& title) {
  const float width = width_of(context.theme.text, title) + 2 * context.theme.grid;
  const bool pressed = engine::press_area(title.c_str(), ImVec2(width, context.theme.touch));
  const ImVec2 from = ImGui::GetItemRectMin();
  const ImVec2 to = ImGui::GetItemRectMax();
  const bool is_lit =
      ImGui::IsItemHovered() || (ImGui::IsItemFocused() && ImGui::GetIO().NavVisible);
  const ImU32 colour = is_lit ? engine::ink::kWax : engine::ink::kInk;
  ImDrawList& list = *ImGui::GetWindowDrawList();
  ImGui::PushFont(context.theme.text);
  const float line = ImGui::GetTextLineHeight();
  const ImVec2 at(from.x + context.theme.grid, (from.y + to.y - line) / 2);
  list.AddText(at, colour, title.c_str());
  ImGui::PopFont();
  list.AddLine({at.x, at.y + line}, {to.x - context.theme.grid, at.y + line}, colour,
               std::max(1.0F, context.unit(1)));
  note_control(context, title, width - 2 * context.theme.grid);
  if (ImGui::IsItemHovered()) engine::tip(context.theme, say(context, "rules.link").c_str());
  return pressed;
}

}  // namespace

CitedText cited(std::string_view text) {
  CitedText told;
  std::size_t kept = 0;
  for (std::size_t open = text.find('('); open != std::string_view::npos;
       open = text.find('(', open + 1)) {
    const auto citation = citation_at(text, open);
    if (!citation) continue;
    told.words += text.substr(kept, citation->from - kept);
    told.rulings.push_back(citation->ruling);
    kept = citation->to;
  }
  told.words += text.substr(kept);
  return told;
}

void write_with_links(Context& context, ImFont* font, ImU32 colour, const CitedText& text) {
  ImGui::AlignTextToFramePadding();
  write(font, colour, text.words);
  if (!has_rule_book(context)) return;
  std::vector<std::size_t> linked;
  for (const core::Ruling ruling : text.rulings) {
    const auto entry = context.state.rule_book->entry_of(ruling);
    if (!entry || std::ranges::find(linked, *entry) != linked.end()) continue;
    linked.push_back(*entry);
    const std::string& title = context.state.rule_book->entries[*entry].title;
    flow(context, width_of(context.theme.text, title) + 2 * context.theme.grid);
    if (draw_link(context, title)) open_rules_at(context, ruling);
  }
}

}  // namespace screens
