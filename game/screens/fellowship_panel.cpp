#include <algorithm>
#include <nlohmann/json.hpp>

#include "engine/ui/widgets.h"
#include "game/screens/side_panel.h"
#include "rules/wotr/game.h"

namespace screens {
namespace {

std::string place_of_fellowship(const Sheet& sheet) {
  const wotr::Fellowship& fellowship = sheet.model.view.board.fellowship;
  if (wotr::in_mordor(fellowship)) {
    return say(sheet, "screen.in-mordor", nlohmann::json{{"step", fellowship.mordor_step}});
  }
  return name_of(sheet, fellowship.region);
}

std::string companions(const Sheet& sheet) {
  const wotr::Fellowship& fellowship = sheet.model.view.board.fellowship;
  std::string names;
  for (int c = 0; c < wotr::kCharacterCount; ++c) {
    const auto who = static_cast<wotr::Character>(c);
    if (!wotr::contains(fellowship.companions, who) || who == fellowship.guide) continue;
    if (!names.empty()) names += ", ";
    names += name_of(sheet, who);
  }
  return names;
}

}  // namespace

std::string words_about_fellowship(const Sheet& sheet) {
  const wotr::Fellowship& fellowship = sheet.model.view.board.fellowship;
  const auto line = [&](std::string_view key, const nlohmann::json& args) {
    return say(sheet, key, args);
  };
  std::string words =
      line(fellowship.hidden != 0 ? "screen.fellowship-hidden" : "screen.fellowship-revealed",
           {{"place", place_of_fellowship(sheet)}});
  words += "\n" + line("screen.progress", {{"progress", fellowship.progress}});
  words += "\n" + line("screen.corruption", {{"corruption", fellowship.corruption}});
  words += "\n" + line("screen.guide", {{"guide", name_of(sheet, fellowship.guide)}});
  const std::string walkers = companions(sheet);
  if (!walkers.empty()) words += "\n" + walkers;
  return words;
}

void draw_fellowship(Sheet& sheet) {
  const wotr::Fellowship& fellowship = sheet.model.view.board.fellowship;
  engine::ink_rule(sheet.theme);
  ImGui::BeginGroup();
  write(sheet.theme.text, engine::ink::kInk,
        say(sheet, fellowship.hidden != 0 ? "screen.hidden-at" : "screen.revealed-at",
            nlohmann::json{{"place", place_of_fellowship(sheet)}}));
  write(sheet.theme.italic, engine::ink::kSoftInk,
        say(sheet, "screen.progress", nlohmann::json{{"progress", fellowship.progress}}));
  write(sheet.theme.italic, engine::ink::kSoftInk,
        say(sheet, "screen.corruption", nlohmann::json{{"corruption", fellowship.corruption}}));
  ImGui::EndGroup();
  if (ImGui::IsItemHovered()) engine::tip(sheet.theme, words_about_fellowship(sheet).c_str());
}

}  // namespace screens
