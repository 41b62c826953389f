#include "game/trilogy/screens/turn/placing.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

#include "engine/ui/widgets.h"
#include "game/screens/controls/bundle_rows.h"
#include "game/screens/controls/control.h"
#include "game/screens/controls/option_button.h"
#include "game/screens/controls/taught.h"
#include "rules/trilogy/state/play.h"

namespace trilogy_screens {
namespace {

using nlohmann::json;
using trilogy::ActionKind;

constexpr int kMostAtOnce = 50;  // a question offers no more, but all there are

int to_place(const Desk& desk) { return desk.board.to_place[trilogy::at(desk.decision.seat)]; }

void keep_placing(Desk& desk) {
  if (desk.memory.placing.asked == desk.decision) return;
  desk.memory.placing = {.asked = desk.decision, .counts = {}};
}

int laid_out(const Desk& desk) {
  int sum = 0;
  for (const auto& [territory, count] : desk.memory.placing.counts) sum += count;
  return sum;
}

void answer_with(Desk& desk, const std::map<Territory, int>& counts) {
  const std::vector<core::Action> answers = answers_of(counts);
  desk.answer.action = answers.front();
  desk.answer.followed_by.assign(answers.begin() + 1, answers.end());
}

/// For whoever looks it up, the button is called after its place and its sign.
bool draw_sign(Desk& desk, const std::string& place, const char* sign, bool can) {
  const float width = desk.theme.touch;
  bool pressed = false;
  if (can) {
    pressed = engine::plain_button(desk.theme, sign, width);
  } else {
    engine::refused_button(desk.theme, sign, say(desk, "screen.no-more").c_str(), width);
  }
  screens::note_control(desk, place + " " + sign, width_of(desk.theme.text, sign));
  return pressed;
}

float stepper_width(const Desk& desk, const std::string& name) {
  return width_of(desk.theme.text, name) + width_of(desk.theme.bold, "00") + 2 * desk.theme.touch +
         desk.unit(34);
}

/// By how many the place changes.
int draw_stepper(Desk& desk, Territory territory, int count) {
  const std::string& name = name_of(desk, territory);
  screens::flow(desk, stepper_width(desk, name), desk.unit(8));
  ImGui::PushID(static_cast<int>(territory));
  ImGui::BeginGroup();
  ImGui::AlignTextToFramePadding();
  ImGui::TextUnformatted(name.c_str());
  ImGui::SameLine(0, desk.unit(8));
  int by = draw_sign(desk, name, "–", true) ? -1 : 0;
  ImGui::SameLine(0, desk.unit(7));
  write(desk.theme.bold, engine::ink::kInk, std::to_string(count));
  ImGui::SameLine(0, desk.unit(7));
  if (draw_sign(desk, name, "+", left_to_place(desk) > 0)) by = 1;
  ImGui::EndGroup();
  if (ImGui::IsItemHovered()) desk.drawn.lit.insert(on_table(territory));
  ImGui::PopID();
  return by;
}

void draw_steppers(Desk& desk) {
  Placing& placing = desk.memory.placing;
  for (auto place = placing.counts.begin(); place != placing.counts.end();) {
    const int by = draw_stepper(desk, place->first, place->second);
    if (by != 0) placing.last = place->first;
    place->second += by;
    place = place->second == 0 ? placing.counts.erase(place) : std::next(place);
  }
}

/// All that are left go where the last one went: that is the whole answer.
void draw_rest(Desk& desk) {
  const Placing& placing = desk.memory.placing;
  const int left = left_to_place(desk);
  if (left == 0 || !placing.counts.contains(placing.last)) return;
  const std::string label =
      say(desk, placing.counts.size() == 1 ? "screen.place-all" : "screen.place-rest",
          json{{"territory", trilogy::row_of(desk.rules, placing.last).id},
               {"count", placing.counts.size() == 1 ? to_place(desk) : left}});
  screens::flow(desk, screens::control_width(desk, label), desk.unit(8));
  std::map<Territory, int> counts = placing.counts;
  counts[placing.last] += left;
  if (screens::plain_control(desk, label)) answer_with(desk, counts);
  screens::mark_taught(desk, answers_of(counts));
}

bool is_all_laid_out(const Desk& desk) { return laid_out(desk) == to_place(desk); }

void draw_confirmation(Desk& desk) {
  if (desk.memory.placing.counts.empty()) return;
  const std::string words = say(desk, "screen.place");
  const std::string lack = say(desk, "screen.left-to-place", json{{"count", left_to_place(desk)}});
  const float width = std::max(screens::control_width(desk, lack),
                               width_of(desk.theme.prompt, words) + 7 * desk.theme.grid);
  screens::flow(desk, width, desk.unit(8));
  if (!is_all_laid_out(desk)) {
    screens::refused_control(desk, lack, say(desk, "screen.choose-more"), width);
  } else if (screens::primary_control(desk, words, width)) {
    answer_with(desk, desk.memory.placing.counts);
  }
}

/// How many enemies stand beside it for each battalion there; a stronghold counts as one more.
double need_of(const Desk& desk, Territory territory) {
  const core::Seat owner = trilogy::owner_of(desk.board, territory);
  int enemies = desk.rules.strongholds.contains(territory) ? 1 : 0;
  for (const Territory beside :
       trilogy::neighbours_of(desk.rules, territory) - trilogy::held_by(desk.board, owner)) {
    enemies += trilogy::battalions_in(desk.board, beside);
  }
  return static_cast<double>(enemies) / trilogy::battalions_in(desk.board, territory);
}

}  // namespace

bool is_placing(const Desk& desk) {
  using Kind = trilogy::DecisionKind;
  const bool asks_where = desk.asked() == Kind::kReinforce || desk.asked() == Kind::kPlaceWhere;
  return desk.is_asked() && asks_where &&
         std::ranges::any_of(desk.decision.actions, [](core::Action action) {
           return trilogy::is(action, ActionKind::kTerritory);
         });
}

int left_to_place(const Desk& desk) {
  const bool is_same = desk.memory.placing.asked == desk.decision;
  return to_place(desk) - (is_same ? laid_out(desk) : 0);
}

std::vector<core::Action> answers_of(const std::map<Territory, int>& counts) {
  std::vector<core::Action> answers;
  int left = 0;
  for (const auto& [territory, count] : counts) left += count;
  for (const auto& [territory, count] : counts) {
    for (int here = count; here > 0;) {
      const bool is_all = here == left && left <= trilogy::kMostTold;
      const int part = is_all ? here : std::min(here, kMostAtOnce);
      const bool is_last_one = left == 1;
      if (!is_last_one) answers.push_back(trilogy::act(ActionKind::kTerritory, territory));
      answers.push_back(trilogy::act(ActionKind::kPlace, territory, part));
      here -= part;
      left -= part;
    }
  }
  return answers;
}

void lay_one(Desk& desk, Territory territory) {
  keep_placing(desk);
  desk.memory.placing.last = territory;
  if (left_to_place(desk) > 0) ++desk.memory.placing.counts[territory];
}

void draw_placing(Desk& desk) {
  keep_placing(desk);
  const table::RegionId touched =
      std::exchange(desk.sheet.memory.own<screens::BundleMemory>().touched, table::kNoRegion);
  if (const Territory there = territory_at(touched); there != trilogy::kNoTerritory) {
    lay_one(desk, there);
  }
  draw_steppers(desk);
  draw_rest(desk);
  draw_confirmation(desk);
}

bool places_in_set_up(const Desk& desk) {
  return desk.board.phase == trilogy::Phase::kSetUp &&
         desk.asked() == trilogy::DecisionKind::kPlaceWhere;
}

void draw_rest_of_set_up(Desk& desk) {
  const std::string words = say(desk, "screen.place-rest-for-me");
  screens::flow(desk, screens::control_width(desk, words));
  const bool pressed = screens::plain_control(desk, words);
  if (ImGui::IsItemHovered()) {
    engine::tip(desk.theme, say(desk, "screen.about-place-rest").c_str());
  }
  if (pressed) desk.memory.rest_placed_for = desk.decision.seat;
}

void go_on_setting_up(Desk& desk) {
  const bool is_placed = desk.memory.rest_placed_for == desk.decision.seat;
  if (desk.board.phase != trilogy::Phase::kSetUp) desk.memory.rest_placed_for = trilogy::kNobody;
  if (!is_placed || desk.answer.action || !desk.is_asked()) return;
  const bool asks_count = desk.asked() == trilogy::DecisionKind::kPlaceCount;
  if (!places_in_set_up(desk) && !asks_count) return;
  desk.answer.action =
      asks_count ? desk.decision.actions.back()
                 : *std::ranges::max_element(desk.decision.actions, {}, [&](core::Action action) {
                     return need_of(desk, trilogy::territory_of(action));
                   });
}

void take_named_territory(Desk& desk) {
  if (!is_placing(desk)) return;
  std::optional<core::Action>& action = desk.answer.action;
  if (action && desk.answer.followed_by.empty() && trilogy::is(*action, ActionKind::kTerritory)) {
    lay_one(desk, trilogy::territory_of(*action));
    action.reset();
  } else if (!action && is_all_laid_out(desk) && presses_enter(desk)) {
    answer_with(desk, desk.memory.placing.counts);
  }
}

}  // namespace trilogy_screens
