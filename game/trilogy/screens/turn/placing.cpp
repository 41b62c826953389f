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

int to_place(const Context& context) {
  return context.board.to_place[trilogy::at(context.decision.seat)];
}

void keep_placing(Context& context) {
  if (context.memory.placing.asked == context.decision) return;
  context.memory.placing = {.asked = context.decision, .counts = {}};
}

int laid_out(const Context& context) {
  int sum = 0;
  for (const auto& [territory, count] : context.memory.placing.counts) sum += count;
  return sum;
}

void answer_with(Context& context, const std::map<Territory, int>& counts) {
  const std::vector<core::Action> answers = answers_of(counts);
  context.answer.action = answers.front();
  context.answer.followed_by.assign(answers.begin() + 1, answers.end());
}

/// For whoever looks it up, the button is called after its place and its sign.
bool draw_sign(Context& context, const std::string& place, const char* sign, bool can) {
  const float width = context.theme.touch;
  bool pressed = false;
  if (can) {
    pressed = engine::plain_button(context.theme, sign, width);
  } else {
    engine::refused_button(context.theme, sign, say(context, "screen.no-more").c_str(), width);
  }
  screens::note_control(context, place + " " + sign, width_of(context.theme.text, sign));
  return pressed;
}

float stepper_width(const Context& context, const std::string& name) {
  return width_of(context.theme.text, name) + width_of(context.theme.bold, "00") +
         2 * context.theme.touch + context.unit(34);
}

/// By how many the place changes.
int draw_stepper(Context& context, Territory territory, int count) {
  const std::string& name = name_of(context, territory);
  screens::flow(context, stepper_width(context, name), context.unit(8));
  ImGui::PushID(static_cast<int>(territory));
  ImGui::BeginGroup();
  ImGui::AlignTextToFramePadding();
  ImGui::TextUnformatted(name.c_str());
  ImGui::SameLine(0, context.unit(8));
  int by = draw_sign(context, name, "–", true) ? -1 : 0;
  ImGui::SameLine(0, context.unit(7));
  write(context.theme.bold, engine::ink::kInk, std::to_string(count));
  ImGui::SameLine(0, context.unit(7));
  if (draw_sign(context, name, "+", left_to_place(context) > 0)) by = 1;
  ImGui::EndGroup();
  if (ImGui::IsItemHovered()) context.drawn.lit.insert(on_table(territory));
  ImGui::PopID();
  return by;
}

void draw_steppers(Context& context) {
  Placing& placing = context.memory.placing;
  for (auto place = placing.counts.begin(); place != placing.counts.end();) {
    const int by = draw_stepper(context, place->first, place->second);
    if (by != 0) placing.last = place->first;
    place->second += by;
    place = place->second == 0 ? placing.counts.erase(place) : std::next(place);
  }
}

/// All that are left go where the last one went: that is the whole answer.
void draw_rest(Context& context) {
  const Placing& placing = context.memory.placing;
  const int left = left_to_place(context);
  if (left == 0 || !placing.counts.contains(placing.last)) return;
  const std::string label =
      say(context, placing.counts.size() == 1 ? "screen.place-all" : "screen.place-rest",
          json{{"territory", trilogy::row_of(context.rules, placing.last).id},
               {"count", placing.counts.size() == 1 ? to_place(context) : left}});
  screens::flow(context, screens::control_width(context, label), context.unit(8));
  std::map<Territory, int> counts = placing.counts;
  counts[placing.last] += left;
  if (screens::plain_control(context, label)) answer_with(context, counts);
  screens::mark_taught(context, answers_of(counts));
}

bool is_all_laid_out(const Context& context) { return laid_out(context) == to_place(context); }

void draw_confirmation(Context& context) {
  if (context.memory.placing.counts.empty()) return;
  const std::string words = say(context, "screen.place");
  const std::string lack =
      say(context, "screen.left-to-place", json{{"count", left_to_place(context)}});
  const float width = std::max(screens::control_width(context, lack),
                               width_of(context.theme.prompt, words) + 7 * context.theme.grid);
  screens::flow(context, width, context.unit(8));
  if (!is_all_laid_out(context)) {
    screens::refused_control(context, lack, say(context, "screen.choose-more"), width);
  } else if (screens::primary_control(context, words, width)) {
    answer_with(context, context.memory.placing.counts);
  }
}

/// How many enemies stand beside it for each battalion there; a stronghold counts as one more.
double need_of(const Context& context, Territory territory) {
  const core::Seat owner = trilogy::owner_of(context.board, territory);
  int enemies = context.rules.strongholds.contains(territory) ? 1 : 0;
  for (const Territory beside :
       trilogy::neighbours_of(context.rules, territory) - trilogy::held_by(context.board, owner)) {
    enemies += trilogy::battalions_in(context.board, beside);
  }
  return static_cast<double>(enemies) / trilogy::battalions_in(context.board, territory);
}

}  // namespace

bool is_placing(const Context& context) {
  using Kind = trilogy::DecisionKind;
  const bool asks_where =
      context.asked() == Kind::kReinforce || context.asked() == Kind::kPlaceWhere;
  return context.is_asked() && asks_where &&
         std::ranges::any_of(context.decision.actions, [](core::Action action) {
           return trilogy::is(action, ActionKind::kTerritory);
         });
}

int left_to_place(const Context& context) {
  const bool is_same = context.memory.placing.asked == context.decision;
  return to_place(context) - (is_same ? laid_out(context) : 0);
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

void lay_one(Context& context, Territory territory) {
  keep_placing(context);
  context.memory.placing.last = territory;
  if (left_to_place(context) > 0) ++context.memory.placing.counts[territory];
}

void draw_placing(Context& context) {
  keep_placing(context);
  const table::RegionId touched =
      std::exchange(context.neutral.memory.own<screens::BundleMemory>().touched, table::kNoRegion);
  if (const Territory there = territory_at(touched); there != trilogy::kNoTerritory) {
    lay_one(context, there);
  }
  draw_steppers(context);
  draw_rest(context);
  draw_confirmation(context);
}

bool places_in_set_up(const Context& context) {
  return context.board.phase == trilogy::Phase::kSetUp &&
         context.asked() == trilogy::DecisionKind::kPlaceWhere;
}

void draw_rest_of_set_up(Context& context) {
  const std::string words = say(context, "screen.place-rest-for-me");
  screens::flow(context, screens::control_width(context, words));
  const bool pressed = screens::plain_control(context, words);
  if (ImGui::IsItemHovered()) {
    engine::tip(context.theme, say(context, "screen.about-place-rest").c_str());
  }
  if (pressed) context.memory.rest_placed_for = context.decision.seat;
}

void go_on_setting_up(Context& context) {
  const bool is_placed = context.memory.rest_placed_for == context.decision.seat;
  if (context.board.phase != trilogy::Phase::kSetUp)
    context.memory.rest_placed_for = trilogy::kNobody;
  if (!is_placed || context.answer.action || !context.is_asked()) return;
  const bool asks_count = context.asked() == trilogy::DecisionKind::kPlaceCount;
  if (!places_in_set_up(context) && !asks_count) return;
  context.answer.action = asks_count ? context.decision.actions.back()
                                     : *std::ranges::max_element(
                                           context.decision.actions, {}, [&](core::Action action) {
                                             return need_of(context, trilogy::territory_of(action));
                                           });
}

void take_named_territory(Context& context) {
  if (!is_placing(context)) return;
  std::optional<core::Action>& action = context.answer.action;
  if (action && context.answer.followed_by.empty() &&
      trilogy::is(*action, ActionKind::kTerritory)) {
    lay_one(context, trilogy::territory_of(*action));
    action.reset();
  } else if (!action && is_all_laid_out(context) && presses_enter(context)) {
    answer_with(context, context.memory.placing.counts);
  }
}

}  // namespace trilogy_screens
