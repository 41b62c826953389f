#include "game/screens/controls/region_choice.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <nlohmann/json.hpp>
#include <vector>

#include <imgui_internal.h>
#include <imgui_stdlib.h>

#include "engine/ui/widgets.h"
#include "game/screens/controls/hint.h"
#include "game/screens/controls/option_button.h"
#include "game/screens/controls/tab_stops.h"

namespace screens {
namespace {

constexpr std::size_t kMostButtons = 8;

/// The accented letters of the map's names, in UTF-8 all with the same first byte, by their second.
char plain_letter(unsigned char second) {
  switch (second & ~0x20) {  // capitals are 0x20 lower
    case 0x81:
    case 0x82:
    case 0x84: return 'a';
    case 0x89:
    case 0x8A:
    case 0x8B: return 'e';
    case 0x8D:
    case 0x8E: return 'i';
    case 0x93:
    case 0x94:
    case 0x96: return 'o';
    case 0x9A:
    case 0x9B:
    case 0x9C: return 'u';
    default: return '\0';
  }
}

/// As region ids are spelled: small letters without accents, dashes for blanks.
std::string as_id(const std::string& typed) {
  std::string id;
  unsigned char before = 0;
  for (const char letter : typed) {
    const auto byte = static_cast<unsigned char>(letter);
    if (byte == ' ') id += '-';
    if (byte < 0x80 && (std::isalnum(byte) != 0 || letter == '-')) {
      id += static_cast<char>(std::tolower(byte));
    }
    if (before == 0xC3 && plain_letter(byte) != '\0') id += plain_letter(byte);
    before = byte;
  }
  return id;
}

std::vector<const Option*> offered_regions(const Question& question) {
  std::vector<const Option*> regions;
  for (const Option& option : question.options) {
    if (option.region != table::kNoRegion) regions.push_back(&option);
  }
  return regions;
}

std::vector<const Option*> matches(const Context& context,
                                   const std::vector<const Option*>& offered) {
  const std::string wanted = as_id(context.memory.typed_region);
  std::vector<const Option*> starting;
  std::vector<const Option*> holding;
  for (const Option* option : offered) {
    const std::size_t at = option->typed.find(wanted);
    if (at == 0) starting.push_back(option);
    if (at != 0 && at != std::string::npos) holding.push_back(option);
  }
  starting.insert(starting.end(), holding.begin(), holding.end());
  if (starting.size() > kMostButtons) starting.resize(kMostButtons);
  return starting;
}

void choose(Context& context, const Option& option) {
  context.answer.action = option.action;
  context.memory.typed_region.clear();
}

bool is_pressed(ImGuiKey key) { return ImGui::IsKeyPressed(ImGui::GetKeyIndex(key)); }

/// Names begin with a letter; further words and dashes follow it.
bool belongs_to_name(const std::string& typed, ImWchar sign) {
  const bool is_letter = sign >= 0xC0 || (sign < 0x80 && std::isalpha(sign) != 0);
  return is_letter || (!typed.empty() && (sign == ' ' || sign == '-' || sign == '\''));
}

void erase_last_letter(std::string& text) {
  while (!text.empty() && (text.back() & 0xC0) == 0x80) text.pop_back();  // the rest of a letter
  if (!text.empty()) text.pop_back();
}

/// What is typed goes to the field wherever the keys are, unless they are in some field. Returns
/// true when Enter ends the name.
bool take_letters(Context& context) {
  context.drawn.takes_letters = true;
  if (ImGui::IsAnyItemActive()) return false;
  std::string& typed = context.memory.typed_region;
  for (const ImWchar sign : ImGui::GetIO().InputQueueCharacters) {
    if (!belongs_to_name(typed, sign)) continue;
    std::array<char, 5> letter{};
    ImTextCharToUtf8(letter.data(), sign);
    typed += letter.data();
  }
  if (is_pressed(ImGuiKey_Backspace)) erase_last_letter(typed);
  return !typed.empty() && !ImGui::GetIO().NavVisible && is_pressed(ImGuiKey_Enter);
}

/// Returns true when Enter was pressed in the field.
bool draw_field(Context& context, int count) {
  const std::string hint = say(context, "screen.type-region", nlohmann::json{{"count", count}});
  const float wanted = std::max(context.unit(kRegionFieldWidth),
                                width_of(context.theme.text, hint) + context.unit(24));
  flow(context, wanted);
  ImGui::SetNextItemWidth(std::min(wanted, ImGui::GetContentRegionAvail().x));
  ImGui::PushStyleVar(ImGuiStyleVar_FramePadding, ImVec2(context.unit(10), context.unit(13)));
  ImGui::PushAllowKeyboardFocus(false);  // Tab is ours
  const bool entered = ImGui::InputTextWithHint(
      "##region", hint.c_str(), &context.memory.typed_region, ImGuiInputTextFlags_EnterReturnsTrue);
  ImGui::PopAllowKeyboardFocus();
  ImGui::PopStyleVar();
  note_tab_stop(context);
  return entered;
}

}  // namespace

void draw_region_choice(Context& context) {
  const std::vector<const Option*> offered = offered_regions(context.situation.question);
  if (offered.empty()) {
    context.memory.typed_region.clear();
    return;
  }
  bool entered = take_letters(context);
  entered = draw_field(context, static_cast<int>(offered.size())) || entered;
  const bool few = offered.size() <= kMostButtons;
  if (context.memory.typed_region.empty() && !few) return;
  const std::vector<const Option*> found = matches(context, offered);
  if (found.empty()) {
    const std::string words = say(context, "screen.no-such-region");
    flow(context, width_of(context.theme.italic, words));
    ImGui::AlignTextToFramePadding();
    write(context.theme.italic, engine::ink::kWax, words);
  }
  for (const Option* option : found) {
    const float words = width_of(context.theme.text, option->label);
    const float width = words + context.unit(24);
    // Found letter by letter they stay in one row, so that the prompt keeps its height.
    if (!few && option != found.front() && !fits_beside(context, width)) break;
    flow(context, width);
    if (engine::plain_button(context.theme, option->label.c_str(), width)) {
      choose(context, *option);
    }
    context.drawn.shown.push_back(last_item(context, option->action, words));
    context.drawn.shown.back().label = option->label;
    mark_hinted(context, option->action);
    if (ImGui::IsItemHovered()) context.drawn.lit.insert(option->region);
  }
  if (entered && !found.empty()) choose(context, *found.front());
}

}  // namespace screens
