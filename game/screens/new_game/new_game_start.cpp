#include <algorithm>
#include <nlohmann/json.hpp>

#include "engine/ui/widgets.h"
#include "game/screens/controls/control.h"
#include "game/screens/controls/page.h"
#include "game/screens/new_game/new_game_sheet.h"

namespace screens {
namespace {

const ScenarioChoice* chosen_scenario(const Context& context, const NewGame& game) {
  const auto& scenarios = context.state.choices->scenarios;
  const auto found = std::find_if(scenarios.begin(), scenarios.end(),
                                  [&](const auto& one) { return one.id == game.scenario; });
  return found == scenarios.end() ? nullptr : &*found;
}

void draw_list(Context& context, NewGame& game) {
  const NewGameChoices& choices = *context.state.choices;
  if (row_control(context, say(context, "screen.standard-set-up"), game.scenario.empty())) {
    choose_scenario(choices, game, nullptr);
  }
  bool any = false;
  for (const ScenarioChoice& scenario : choices.scenarios) {
    if (!is_for(scenario, game)) continue;
    any = true;
    ImGui::PushID(scenario.id.c_str());
    if (row_control(context, scenario.title, game.scenario == scenario.id)) {
      choose_scenario(choices, game, &scenario);
    }
    ImGui::PopID();
  }
  if (!any) write(context.theme.italic, engine::ink::kSoftInk, say(context, "screen.no-scenarios"));
}

void draw_chosen(Context& context, const NewGame& game) {
  const ScenarioChoice* scenario = chosen_scenario(context, game);
  if (scenario == nullptr) {
    write(context.theme.small_caps, engine::ink::kInk, say(context, "screen.standard-set-up"));
    write(context.theme.text, engine::ink::kInk, say(context, "screen.about-standard"));
    return;
  }
  write(context.theme.small_caps, engine::ink::kInk, scenario->title);
  write(context.theme.text, engine::ink::kInk, scenario->text);
  for (const GoalShown& goal : scenario->goals) {
    const nlohmann::json named{{"party", context.state.words.name("seat", goal.party)},
                               {"text", goal.text}};
    write(context.theme.text, engine::ink::kWax, say(context, "goals.named", named));
  }
  if (!scenario->suggested.empty()) {
    write(context.theme.italic, engine::ink::kSoftInk,
          say(context, "screen.suggested", nlohmann::json{{"seat", scenario->suggested}}));
  }
}

}  // namespace

/// The list on the left, what is chosen in words on the right.
void draw_start_page(Context& context, NewGame& game) {
  const ImVec2 room = ImGui::GetContentRegionAvail();
  const float list = room.x * 0.42F;
  begin_page("list", ImVec2(list, room.y));
  draw_list(context, game);
  end_page();
  ImGui::SameLine(0, 4 * context.theme.grid);
  begin_page("chosen", ImVec2(0, room.y));
  draw_chosen(context, game);
  end_page();
}

}  // namespace screens
