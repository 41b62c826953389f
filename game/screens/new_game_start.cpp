#include <algorithm>
#include <nlohmann/json.hpp>

#include "engine/ui/widgets.h"
#include "game/screens/control.h"
#include "game/screens/new_game_sheet.h"

namespace screens {
namespace {

const OfferedScenario* chosen_scenario(const Sheet& sheet, const NewGame& wish) {
  const auto& scenarios = sheet.model.offer->scenarios;
  const auto found = std::find_if(scenarios.begin(), scenarios.end(),
                                  [&](const auto& one) { return one.id == wish.scenario; });
  return found == scenarios.end() ? nullptr : &*found;
}

void draw_list(Sheet& sheet, NewGame& wish) {
  const Offer& offer = *sheet.model.offer;
  if (row_control(sheet, say(sheet, "screen.standard-set-up"), wish.scenario.empty())) {
    choose_scenario(offer, wish, nullptr);
  }
  bool any = false;
  for (const OfferedScenario& scenario : offer.scenarios) {
    if (!is_for(scenario, wish)) continue;
    any = true;
    ImGui::PushID(scenario.id.c_str());
    if (row_control(sheet, scenario.title, wish.scenario == scenario.id)) {
      choose_scenario(offer, wish, &scenario);
    }
    ImGui::PopID();
  }
  if (!any) write(sheet.theme.italic, engine::ink::kSoftInk, say(sheet, "screen.no-scenarios"));
}

void draw_chosen(Sheet& sheet, const NewGame& wish) {
  const OfferedScenario* scenario = chosen_scenario(sheet, wish);
  if (scenario == nullptr) {
    write(sheet.theme.small_caps, engine::ink::kInk, say(sheet, "screen.standard-set-up"));
    write(sheet.theme.text, engine::ink::kInk, say(sheet, "screen.about-standard"));
    return;
  }
  write(sheet.theme.small_caps, engine::ink::kInk, scenario->title);
  write(sheet.theme.text, engine::ink::kInk, scenario->text);
  if (!scenario->suggested.empty()) {
    write(sheet.theme.italic, engine::ink::kSoftInk,
          say(sheet, "screen.suggested", nlohmann::json{{"seat", scenario->suggested}}));
  }
}

}  // namespace

/// The list on the left, what is chosen in words on the right.
void draw_start_page(Sheet& sheet, NewGame& wish) {
  const ImVec2 room = ImGui::GetContentRegionAvail();
  const float list = room.x * 0.42F;
  begin_page("list", ImVec2(list, room.y));
  draw_list(sheet, wish);
  end_page();
  ImGui::SameLine(0, 4 * sheet.theme.grid);
  begin_page("chosen", ImVec2(0, room.y));
  draw_chosen(sheet, wish);
  end_page();
}

}  // namespace screens
