#include <nlohmann/json.hpp>
#include <vector>

#include "engine/ui/widgets.h"
#include "game/wotr/screens/battle/odds.h"
#include "game/wotr/screens/desk/abilities.h"
#include "game/wotr/screens/sides/side_panel.h"
#include "rules/wotr/state/board.h"

namespace wotr_screens {
namespace {

std::string place_of_fellowship(const Desk& desk) {
  const wotr::Fellowship& fellowship = desk.view.board.fellowship;
  if (wotr::in_mordor(fellowship)) {
    return say(desk, "screen.in-mordor", nlohmann::json{{"step", fellowship.mordor_step}});
  }
  return name_of(desk, fellowship.region);
}

/// All but the Guide.
std::vector<wotr::Character> others(const Desk& desk) {
  const wotr::Fellowship& fellowship = desk.view.board.fellowship;
  std::vector<wotr::Character> walkers;
  wotr::for_each_character(fellowship.companions, [&](wotr::Character who) {
    if (who != fellowship.guide) walkers.push_back(who);
  });
  return walkers;
}

/// A line of the sheet, with what he can do while it is pointed at.
void draw_walker(Desk& desk, const std::string& line, const std::string& ability) {
  write(desk.theme.text, engine::ink::kInk, line);
  if (ImGui::IsItemHovered()) engine::tip(desk.theme, ability.c_str());
}

/// A small screen has no room for them; there the tip names them.
void draw_walkers(Desk& desk) {
  const wotr::Character guide = desk.view.board.fellowship.guide;
  const nlohmann::json named{{"guide", with_level(desk, guide)}};
  draw_walker(desk, say(desk, "screen.guide", named), ability_as_guide(desk, guide));
  for (const wotr::Character who : others(desk)) {
    draw_walker(desk, with_level(desk, who), words_about_walker(desk, who));
  }
}

}  // namespace

std::string words_about_fellowship(const Desk& desk) {
  const wotr::Fellowship& fellowship = desk.view.board.fellowship;
  const auto line = [&](std::string_view key, const nlohmann::json& args) {
    return say(desk, key, args);
  };
  std::string words =
      line(fellowship.hidden != 0 ? "screen.fellowship-hidden" : "screen.fellowship-revealed",
           {{"place", place_of_fellowship(desk)}});
  words += "\n" + line("screen.progress", {{"progress", fellowship.progress}});
  words += "\n" + line("screen.corruption", {{"corruption", fellowship.corruption}});
  words += "\n" + line("screen.guide", {{"guide", with_level(desk, fellowship.guide)}}) + ". " +
           ability_as_guide(desk, fellowship.guide);
  for (const wotr::Character who : others(desk)) words += "\n" + words_about_walker(desk, who);
  if (const std::string odds = words_about_hunt(desk); !odds.empty()) words += "\n" + odds;
  return words;
}

void draw_fellowship(Desk& desk) {
  const wotr::Fellowship& fellowship = desk.view.board.fellowship;
  engine::ink_rule(desk.theme);
  ImGui::BeginGroup();
  write(desk.theme.text, engine::ink::kInk,
        say(desk, fellowship.hidden != 0 ? "screen.hidden-at" : "screen.revealed-at",
            nlohmann::json{{"place", place_of_fellowship(desk)}}));
  write(desk.theme.italic, engine::ink::kSoftInk,
        say(desk, "screen.progress", nlohmann::json{{"progress", fellowship.progress}}));
  write(desk.theme.italic, engine::ink::kSoftInk,
        say(desk, "screen.corruption", nlohmann::json{{"corruption", fellowship.corruption}}));
  ImGui::EndGroup();
  if (ImGui::IsItemHovered()) engine::tip(desk.theme, words_about_fellowship(desk).c_str());
  if (!desk.compact()) draw_walkers(desk);
}

}  // namespace wotr_screens
