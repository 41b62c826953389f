#include <algorithm>
#include <nlohmann/json.hpp>

#include "engine/ui/widgets.h"
#include "game/screens/controls/control.h"
#include "game/screens/controls/page.h"
#include "game/screens/new_game/new_game_sheet.h"

namespace screens {
namespace {

const ScenarioChoice* chosen_scenario(const Sheet& sheet, const NewGame& game) {
  const auto& scenarios = sheet.state.choices->scenarios;
  const auto found = std::find_if(scenarios.begin(), scenarios.end(),
                                  [&](const auto& one) { return one.id == game.scenario; });
  return found == scenarios.end() ? nullptr : &*found;
}

void draw_list(Sheet& sheet, NewGame& game) {
  const NewGameChoices& choices = *sheet.state.choices;
  if (row_control(sheet, say(sheet, "screen.standard-set-up"), game.scenario.empty())) {
    choose_scenario(choices, game, nullptr);
  }
  bool any = false;
  for (const ScenarioChoice& scenario : choices.scenarios) {
    if (!is_for(scenario, game)) continue;
    any = true;
    ImGui::PushID(scenario.id.c_str());
    if (row_control(sheet, scenario.title, game.scenario == scenario.id)) {
      choose_scenario(choices, game, &scenario);
    }
    ImGui::PopID();
  }
  if (!any) write(sheet.theme.italic, engine::ink::kSoftInk, say(sheet, "screen.no-scenarios"));
}

void draw_chosen(Sheet& sheet, const NewGame& game) {
  const ScenarioChoice* scenario = chosen_scenario(sheet, game);
  if (scenario == nullptr) {
    write(sheet.theme.small_caps, engine::ink::kInk, say(sheet, "screen.standard-set-up"));
    write(sheet.theme.text, engine::ink::kInk, say(sheet, "screen.about-standard"));
    return;
  }
  write(sheet.theme.small_caps, engine::ink::kInk, scenario->title);
  write(sheet.theme.text, engine::ink::kInk, scenario->text);
  for (const GoalShown& goal : scenario->goals) {
    const nlohmann::json named{{"party", sheet.state.words.name("seat", goal.party)},
                               {"text", goal.text}};
    write(sheet.theme.text, engine::ink::kWax, say(sheet, "goals.named", named));
  }
  if (!scenario->suggested.empty()) {
    write(sheet.theme.italic, engine::ink::kSoftInk,
          say(sheet, "screen.suggested", nlohmann::json{{"seat", scenario->suggested}}));
  }
}

}  // namespace

/// The list on the left, what is chosen in words on the right.
void draw_start_page(Sheet& sheet, NewGame& game) {
  const ImVec2 room = ImGui::GetContentRegionAvail();
  const float list = room.x * 0.42F;
  begin_page("list", ImVec2(list, room.y));
  draw_list(sheet, game);
  end_page();
  ImGui::SameLine(0, 4 * sheet.theme.grid);
  begin_page("chosen", ImVec2(0, room.y));
  draw_chosen(sheet, game);
  end_page();
}

}  // namespace screens
