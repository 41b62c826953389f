#include "game/trilogy/screens/turn/attack.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include <imgui_internal.h>

#include "engine/ui/widgets.h"
#include "game/screens/controls/control.h"
#include "game/screens/controls/option_button.h"
#include "game/screens/controls/percent.h"
#include "game/screens/screens.h"
#include "game/trilogy/screens/cards/card_options.h"
#include "game/trilogy/screens/context/signs.h"
#include "rules/trilogy/combat/battle.h"
#include "rules/trilogy/odds/battle_odds.h"

namespace trilogy_screens {
namespace {

using nlohmann::json;
using trilogy::ActionKind;

constexpr float kBattleWidth = 300;  // points

int battalions_in(const Context& context, Territory territory) {
  return trilogy::battalions_in(context.board, territory);
}

/// The most dice that are offered, 0 for none.
int most_dice(const core::Decision& decision) {
  int most = 0;
  for (const core::Action action : decision.actions) {
    if (trilogy::is(action, ActionKind::kAttack)) most = std::max(most, int{action.c});
  }
  return most;
}

core::Action attack_with(const Context& context, int dice) {
  return trilogy::act(ActionKind::kAttack, context.board.invasion.from, context.board.invasion.to,
                      dice);
}

void keep_stop(Context& context) {
  if (context.memory.stop_asked == context.decision) return;
  const int here = battalions_in(context, context.board.invasion.from);
  context.memory.stop_asked = context.decision;
  context.memory.stop_at = std::clamp(context.memory.stop_at, 1, std::max(1, here - 1));
}

void draw_stop_sign(Context& context, const char* sign, bool can, int by) {
  const float width = context.theme.touch;
  ImGui::PushID("stop");
  bool pressed = false;
  if (can) {
    pressed = screens::plain_control(context, sign, width);
  } else {
    screens::refused_control(context, sign, say(context, "screen.no-more"), width);
  }
  ImGui::PopID();
  if (pressed) context.memory.stop_at += by;
}

/// When the attack that goes on by itself stops.
void draw_stop_rule(Context& context) {
  const int here = battalions_in(context, context.board.invasion.from);
  const int at = context.memory.stop_at;
  const std::string words = at == 1 ? say(context, "screen.until-won")
                                    : say(context, "screen.until-left", json{{"count", at}});
  const float wide = std::max(width_of(context.theme.text, say(context, "screen.until-won")),
                              width_of(context.theme.text, words));
  screens::flow(context, 2 * context.theme.touch + wide + context.unit(24), context.unit(6));
  ImGui::BeginGroup();
  draw_stop_sign(context, "–", at > 1, -1);
  ImGui::SameLine(0, context.unit(6));
  ImGui::AlignTextToFramePadding();
  ImGui::TextUnformatted(words.c_str());
  ImGui::SameLine(0, context.unit(6));
  draw_stop_sign(context, "+", at < here - 1, 1);
  ImGui::EndGroup();
}

/// What one battle with these dice costs on average.
std::string odds_of_dice(const Context& context, int dice, int defence) {
  const int bonus =
      trilogy::attack_bonus(context.board) - trilogy::defence_bonus(context.rules, context.board);
  const auto odds = trilogy::battle_odds({.attack = dice, .defence = defence, .bonus = bonus});
  const double falls = odds.defender_loses[1] + 2 * odds.defender_loses[2];
  return say(context, "screen.odds-of-battle",
             json{{"defender", falls}, {"attacker", odds.ranks - falls}});
}

std::string tip_of_dice(const Context& context, int dice) {
  const int defenders = battalions_in(context, context.board.invasion.to);
  const int most = std::min(trilogy::kMostDefenceDice, defenders);
  const std::string words =
      say(context, "screen.about-dice", json{{"dice", dice}, {"defence", most}});
  return is_helped(context) ? words + "\n" + odds_of_dice(context, dice, most) : words;
}

void draw_dice_options(Context& context) {
  for (int dice = most_dice(context.decision); dice > 0; --dice) {
    screens::Option option;
    option.action = attack_with(context, dice);
    option.label = say(context, "screen.roll-once", json{{"dice", dice}});
    option.tip = tip_of_dice(context, dice);
    screens::flow(context, screens::option_width(context, option));
    ImGui::PushID(dice);
    screens::draw_option(context, option);
    ImGui::PopID();
  }
}

/// Battle after battle, as long as the stop rule lets it.
void draw_going_on(Context& context) {
  const std::string words = say(context, "screen.attack-on");
  const bool pressed = screens::primary_control(context, words);
  if (ImGui::IsItemHovered()) {
    engine::tip(context.theme, say(context, "screen.about-attack-on").c_str());
  }
  if (pressed || presses_enter(context)) {
    const trilogy::Invasion& invasion = context.board.invasion;
    context.memory.assault = Assault{invasion.from, invasion.to, context.memory.stop_at};
  }
  draw_stop_rule(context);
}

/// T-032: the same target from elsewhere.
void draw_sources(Context& context) {
  for (const core::Action action : context.decision.actions) {
    if (!trilogy::is(action, ActionKind::kTerritory)) continue;
    const Territory from = trilogy::territory_of(action);
    screens::Option option;
    option.action = action;
    option.label = say(context, "screen.go-on-from",
                       json{{"territory", trilogy::row_of(context.rules, from).id},
                            {"count", battalions_in(context, from)}});
    screens::flow(context, screens::option_width(context, option));
    screens::draw_option(context, option);
    if (ImGui::IsItemHovered()) context.drawn.lit.insert(on_table(from));
  }
}

enum class Throw { kAttack, kDefence };

/// Those that have been thrown, behind a sword or a shield.
template <std::size_t size>
void draw_dice(Context& context, const std::array<std::uint8_t, size>& values, Throw kind) {
  const float die = context.unit(24);
  ImVec2 pen = ImGui::GetCursorScreenPos();
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const bool attacks = kind == Throw::kAttack;
  const ImVec2 sign(pen.x + die / 2, pen.y + die / 2);
  bool any = false;
  for (const std::uint8_t value : values) {
    if (value == 0) continue;
    if (!any) (attacks ? draw_sword : draw_shield)(list, sign, die * 0.42F);
    if (!any) pen.x += die + context.unit(5);
    draw_die(list, {pen.x + die / 2, pen.y + die / 2}, die, value,
             attacks ? trilogy::Colour::kRed : trilogy::Colour::kBlack);
    pen.x += die + context.unit(5);
    any = true;
  }
  if (any) ImGui::Dummy(ImVec2(1, die));
}

/// "Moria · 5 battalions and a Leader", and what is added to the highest die.
void draw_force(Context& context, Territory territory, int bonus) {
  const core::Seat seat = trilogy::owner_of(context.board, territory);
  const float radius = context.unit(10);
  const ImVec2 start = ImGui::GetCursorScreenPos();
  draw_colour_disc(*ImGui::GetWindowDrawList(), {start.x + radius, start.y + radius}, radius,
                   colour_of(context.rules, seat));
  ImGui::Dummy(ImVec2(2 * radius, 2 * radius));
  ImGui::SameLine(0, context.unit(6));
  write(context.theme.bold, engine::ink::kInk, name_of(context, territory));
  const bool led = trilogy::has_leader(context.board, territory);
  const json force{{"count", battalions_in(context, territory)}};
  std::string words = say(context, led ? "screen.force-led" : "screen.force", force);
  if (bonus > 0) words += " · " + say(context, "screen.best-die-gains", json{{"bonus", bonus}});
  if (context.compact()) screens::flow(context, screens::width_of(context.theme.text, words));
  write(context.theme.text, engine::ink::kInk, words);
}

/// What becomes of the invasion if it is fought from here to its end; null where nobody may be
/// told, or nothing can be won any more.
const trilogy::InvasionOdds* odds_known(const Context& context) {
  const trilogy::Invasion& invasion = context.board.invasion;
  const bool can_win = battalions_in(context, invasion.from) > 1;
  if (!is_helped(context) || !can_win) return nullptr;
  OddsKnown& known = context.memory.odds;
  if (!known.asked_of || !(*known.asked_of == context.board)) {
    known.asked_of = context.board;
    known.odds = trilogy::invasion_odds(
        trilogy::forces_between(context.rules, context.board, invasion.from, invasion.to));
  }
  return &known.odds;
}

void draw_odds(Context& context) {
  const trilogy::InvasionOdds* const odds = odds_known(context);
  if (odds == nullptr) return;
  engine::ink_rule(context.theme);
  write(context.theme.italic, engine::ink::kSoftInk,
        say(context, "screen.odds",
            json{{"conquers", screens::in_percent(odds->conquers)},
                 {"attackers", odds->attackers},
                 {"defenders", odds->defenders}}));
}

/// Over the sea in the west, above the battleground, where the dice are thrown.
engine::PanelPlace place_of_battle(const Context& context) {
  constexpr float kBattleground = 0.67F;  // of the screen's height, as the whole board is seen
  const ImGuiWindow* prompt = ImGui::FindWindowByName("prompt");
  const float low = context.screen.y - screens::prompt_room(context.theme, context.screen);
  const float usual = context.compact() ? low : std::min(low, kBattleground * context.screen.y);
  const bool is_there = prompt != nullptr && prompt->WasActive;
  const float bottom = is_there ? std::min(usual, prompt->Pos.y) : usual;
  return {.position = {context.drawn.clear_from.x, bottom - gap(context.theme)},
          .size = {context.unit(kBattleWidth), 0},
          .pivot = {0, 1}};
}

/// Below the bar. Where a question with large letters leaves little, the tray shows the dice.
bool has_room_for_dice(const Context& context, float bottom) {
  constexpr float kAllOfIt = 210;  // points
  return !context.compact() || bottom - bar_height(context.theme) >= context.unit(kAllOfIt);
}

}  // namespace

void draw_attack(Context& context) {
  keep_stop(context);
  // The main button keeps its place, whatever the hand allows: a click meant for it plays no card.
  if (most_dice(context.decision) > 0) draw_going_on(context);
  draw_dice_options(context);
  draw_sources(context);
  const bool covered = draw_cover(context);
  const bool has_cards = !covered && std::ranges::any_of(context.decision.actions, names_hand);
  if (has_cards) draw_card_options(context, true);
}

void go_on_attacking(Context& context) {
  std::optional<Assault>& assault = context.memory.assault;
  if (!assault || context.answer.action) return;
  const trilogy::Invasion& invasion = context.board.invasion;
  if (invasion.to != assault->to || invasion.from != assault->from) return assault.reset();
  if (!context.is_asked() || context.decision.seat != context.board.to_act)
    return;  // it is being fought
  const int dice = most_dice(context.decision);
  const bool goes_on = context.asked() == trilogy::DecisionKind::kAttack && dice > 0 &&
                       battalions_in(context, assault->from) > assault->stop_at;
  if (!goes_on) return assault.reset();
  context.answer.action = attack_with(context, dice);
}

std::string words_at_stake(const Context& context) {
  if (!trilogy::is_invading(context.board) || context.decision.is_over()) return {};
  const trilogy::InvasionOdds* const odds = odds_known(context);
  if (odds == nullptr) return {};
  return say(context, "air.stake", json{{"conquers", screens::in_percent(odds->conquers)}});
}

void draw_battle(Context& context) {
  const trilogy::Invasion& invasion = context.board.invasion;
  if (!trilogy::is_invading(context.board) || context.decision.is_over()) return;
  if (screens::is_hand_open(context.neutral.memory)) return;  // the cards lie there
  const engine::PanelPlace place = place_of_battle(context);
  const bool is_roomy = has_room_for_dice(context, place.position.y);
  limit_height(context);
  if (engine::begin_panel(context.theme, "battle", "", place)) {
    draw_force(context, invasion.from, trilogy::attack_bonus(context.board));
    if (is_roomy) draw_dice(context, invasion.attack, Throw::kAttack);
    draw_force(context, invasion.to, trilogy::defence_bonus(context.rules, context.board));
    if (is_roomy) draw_dice(context, invasion.defence, Throw::kDefence);
    if (is_roomy) draw_odds(context);
  }
  engine::end_panel();
  context.drawn.clear_from.x = place.position.x + place.size.x + gap(context.theme);
}

}  // namespace trilogy_screens
