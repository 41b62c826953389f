#include <algorithm>
#include <nlohmann/json.hpp>

#include "engine/ui/widgets.h"
#include "game/wotr/screens/odds.h"
#include "game/wotr/screens/side_panel.h"
#include "rules/wotr/game.h"

namespace wotr_screens {
namespace {

std::string place_of_fellowship(const Desk& desk) {
  const wotr::Fellowship& fellowship = desk.view.board.fellowship;
  if (wotr::in_mordor(fellowship)) {
    return say(desk, "screen.in-mordor", nlohmann::json{{"step", fellowship.mordor_step}});
  }
  return name_of(desk, fellowship.region);
}

std::string companions(const Desk& desk) {
  const wotr::Fellowship& fellowship = desk.view.board.fellowship;
  std::string names;
  for (int c = 0; c < wotr::kCharacterCount; ++c) {
    const auto who = static_cast<wotr::Character>(c);
    if (!wotr::contains(fellowship.companions, who) || who == fellowship.guide) continue;
    if (!names.empty()) names += ", ";
    names += with_level(desk, who);
  }
  return names;
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
  words += "\n" + line("screen.guide", {{"guide", with_level(desk, fellowship.guide)}});
  const std::string walkers = companions(desk);
  if (!walkers.empty()) words += "\n" + walkers;
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
}

}  // namespace wotr_screens
