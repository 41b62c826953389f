#include <nlohmann/json.hpp>

#include "engine/ui/widgets.h"
#include "game/screens/control.h"
#include "game/screens/new_game_sheet.h"

namespace screens {
namespace {

std::string key_of(const OfferedOption& option) { return "option." + std::string(option.row->id); }

void draw_profiles(Sheet& sheet, NewGame& wish) {
  const Offer& offer = *sheet.model.offer;
  const float space = ImGui::GetStyle().ItemSpacing.x;
  const float width = (ImGui::GetContentRegionAvail().x - space) / 2;
  const bool published = differing_from_published(offer, wish.options) == 0;
  const bool guide = differing_from_guide(offer, wish.options) == 0;
  if (choice_control(sheet, say(sheet, "screen.published"), published, width)) {
    use_published(offer, wish.options);
  }
  ImGui::SameLine();
  if (choice_control(sheet, say(sheet, "screen.guide-rules"), guide, width)) {
    use_guide(offer, wish.options);
  }
  write(sheet.theme.italic, engine::ink::kSoftInk, say(sheet, "screen.about-rules"));
}

/// What the option decides, and what the published rules say where something else was chosen.
void draw_words(Sheet& sheet, const OfferedOption& option, const wotr::Options& options) {
  ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, ImVec2(sheet.unit(5), sheet.unit(1)));
  write(sheet.theme.bold, engine::ink::kInk, say(sheet, key_of(option)));
  write(sheet.theme.text, engine::ink::kSoftInk, option.text);
  if (option.row->get(options) != option.published) {
    const std::string value = value_name(sheet, option, option.published);
    write(sheet.theme.italic, engine::ink::kWax,
          say(sheet, "screen.not-published", nlohmann::json{{"value", value}}));
  }
  ImGui::PopStyleVar();
}

void draw_two_values(Sheet& sheet, const OfferedOption& option, wotr::Options& options) {
  const float space = ImGui::GetStyle().ItemSpacing.x;
  const float width = (ImGui::GetContentRegionAvail().x - space) / 2;
  for (std::uint8_t value = 0; value <= 1; ++value) {
    if (value == 1) ImGui::SameLine();
    const bool chosen = option.row->get(options) == value;
    if (choice_control(sheet, value_name(sheet, option, value), chosen, width)) {
      option.row->set(options, value);
    }
  }
}

/// A number between its bounds, with a step down and a step up.
void draw_number(Sheet& sheet, const OfferedOption& option, wotr::Options& options) {
  const int value = option.row->get(options);
  int wanted = value;
  if (icon_control(sheet, "less", engine::Icon::kMinus, "screen.less")) --wanted;
  ImGui::SameLine();
  const ImVec2 at = ImGui::GetCursorPos();
  const float room = sheet.unit(120);
  const std::string words = value_name(sheet, option, option.row->get(options));
  const ImVec2 extent = ImGui::CalcTextSize(words.c_str());
  ImGui::SetCursorPos(
      ImVec2(at.x + (room - extent.x) / 2, at.y + (sheet.theme.touch - extent.y) / 2));
  ImGui::TextUnformatted(words.c_str());
  ImGui::SetCursorPos(ImVec2(at.x + room + ImGui::GetStyle().ItemSpacing.x, at.y));
  if (icon_control(sheet, "more", engine::Icon::kPlus, "screen.more")) ++wanted;
  if (wanted >= option.from && wanted <= option.to) {
    option.row->set(options, static_cast<std::uint8_t>(wanted));
  }
}

void draw_option_row(Sheet& sheet, const OfferedOption& option, wotr::Options& options) {
  ImGui::PushID(option.row->id.data());
  ImGui::TableNextRow();
  ImGui::TableNextColumn();
  draw_words(sheet, option, options);
  ImGui::TableNextColumn();
  if (option.row->type == wotr::OptionType::kInteger) {
    draw_number(sheet, option, options);
  } else {
    draw_two_values(sheet, option, options);
  }
  ImGui::PopID();
}

}  // namespace

/// A value may have words of its own: "no limit" for 0; the words of a flag are everywhere the
/// same.
std::string value_name(const Sheet& sheet, const OfferedOption& option, std::uint8_t value) {
  if (option.row->type == wotr::OptionType::kFlag) {
    return say(sheet, value == 0 ? "option.no" : "option.yes");
  }
  const bool is_choice = option.row->type == wotr::OptionType::kChoice;
  const std::string id =
      is_choice ? std::string(option.row->words[value]) : std::to_string(int{value});
  const std::string key = key_of(option) + "." + id;
  return sheet.model.words.has(key) ? say(sheet, key) : id;
}

std::string rules_name(const Sheet& sheet, const wotr::Options& options) {
  const Offer& offer = *sheet.model.offer;
  const int changes = differing_from_published(offer, options);
  if (changes == 0) return say(sheet, "screen.published");
  if (differing_from_guide(offer, options) == 0) return say(sheet, "screen.guide-rules");
  return say(sheet, "screen.changed-rules", nlohmann::json{{"changes", changes}});
}

void draw_rules_page(Sheet& sheet, NewGame& wish) {
  draw_profiles(sheet, wish);
  ImGui::PushStyleVar(ImGuiStyleVar_CellPadding, ImVec2(sheet.unit(8), sheet.unit(7)));
  if (ImGui::BeginTable("options", 2, ImGuiTableFlags_RowBg | ImGuiTableFlags_PadOuterX)) {
    ImGui::TableSetupColumn("", ImGuiTableColumnFlags_WidthStretch);
    ImGui::TableSetupColumn("", ImGuiTableColumnFlags_WidthFixed, sheet.unit(330));
    for (const OfferedOption& option : sheet.model.offer->options) {
      if (matters(option, wish.options.players)) draw_option_row(sheet, option, wish.options);
    }
    ImGui::EndTable();
  }
  ImGui::PopStyleVar();
}

}  // namespace screens
