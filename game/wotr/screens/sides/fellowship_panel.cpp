#include <nlohmann/json.hpp>
#include <vector>

#include "engine/ui/widgets.h"
#include "game/wotr/screens/battle/odds.h"
#include "game/wotr/screens/context/abilities.h"
#include "game/wotr/screens/hunt/company_picture.h"
#include "game/wotr/screens/sides/side_panel.h"
#include "rules/wotr/state/board.h"

namespace wotr_screens {
namespace {

std::string place_of_fellowship(const Context& context) {
  const wotr::Fellowship& fellowship = context.view.board.fellowship;
  if (wotr::in_mordor(fellowship)) {
    return say(context, "screen.in-mordor", nlohmann::json{{"step", fellowship.mordor_step}});
  }
  return name_of(context, fellowship.region);
}

/// All but the Guide.
std::vector<wotr::Character> others(const Context& context) {
  const wotr::Fellowship& fellowship = context.view.board.fellowship;
  std::vector<wotr::Character> walkers;
  wotr::for_each_character(fellowship.companions, [&](wotr::Character who) {
    if (who != fellowship.guide) walkers.push_back(who);
  });
  return walkers;
}

/// A line of the sheet, with what he can do while it is pointed at.
void draw_walker(Context& context, const std::string& line, const std::string& ability) {
  write(context.theme.text, engine::ink::kInk, line);
  if (ImGui::IsItemHovered()) engine::tip(context.theme, ability.c_str());
}

/// A small screen has no room for them; there the tip names them.
void draw_walkers(Context& context) {
  const wotr::Character guide = context.view.board.fellowship.guide;
  const nlohmann::json named{{"guide", with_level(context, guide)}};
  draw_walker(context, say(context, "screen.guide", named), ability_as_guide(context, guide));
  for (const wotr::Character who : others(context)) {
    draw_walker(context, with_level(context, who), words_about_walker(context, who));
  }
}

}  // namespace

std::string words_about_fellowship(const Context& context) {
  const wotr::Fellowship& fellowship = context.view.board.fellowship;
  const auto line = [&](std::string_view key, const nlohmann::json& args) {
    return say(context, key, args);
  };
  std::string words =
      line(fellowship.hidden != 0 ? "screen.fellowship-hidden" : "screen.fellowship-revealed",
           {{"place", place_of_fellowship(context)}});
  words += "\n" + line("screen.progress", {{"progress", fellowship.progress}});
  words += "\n" + line("screen.corruption", {{"corruption", fellowship.corruption}});
  words += "\n" + line("screen.guide", {{"guide", with_level(context, fellowship.guide)}}) + ". " +
           ability_as_guide(context, fellowship.guide);
  std::string names;
  for (const wotr::Character who : others(context))
    names += (names.empty() ? "" : ", ") + with_level(context, who);
  if (!names.empty()) words += "\n" + line("screen.companions-with", {{"names", names}});
  if (const std::string odds = words_about_hunt(context); !odds.empty()) words += "\n" + odds;
  return words;
}

void draw_fellowship(Context& context) {
  const wotr::Fellowship& fellowship = context.view.board.fellowship;
  engine::ink_rule(context.theme);
  ImGui::BeginGroup();
  write(context.theme.text, engine::ink::kInk,
        say(context, fellowship.hidden != 0 ? "screen.hidden-at" : "screen.revealed-at",
            nlohmann::json{{"place", place_of_fellowship(context)}}));
  write(context.theme.italic, engine::ink::kSoftInk,
        say(context, "screen.progress", nlohmann::json{{"progress", fellowship.progress}}));
  write(context.theme.italic, engine::ink::kSoftInk,
        say(context, "screen.corruption", nlohmann::json{{"corruption", fellowship.corruption}}));
  ImGui::EndGroup();
  if (ImGui::IsItemHovered()) {
    engine::tip_with_picture(context.theme, words_about_fellowship(context).c_str(),
                             company_picture(context));
  }
  if (!context.compact()) draw_walkers(context);
}

}  // namespace wotr_screens
