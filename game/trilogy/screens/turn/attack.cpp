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
#include "game/trilogy/screens/desk/signs.h"
#include "rules/trilogy/combat/battle.h"
#include "rules/trilogy/odds/battle_odds.h"

namespace trilogy_screens {
namespace {

using nlohmann::json;
using trilogy::ActionKind;

constexpr float kBattleWidth = 300;  // points

int battalions_in(const Desk& desk, Territory territory) {
  return trilogy::battalions_in(desk.board, territory);
}

/// The most dice that are offered, 0 for none.
int most_dice(const core::Decision& decision) {
  int most = 0;
  for (const core::Action action : decision.actions) {
    if (trilogy::is(action, ActionKind::kAttack)) most = std::max(most, int{action.c});
  }
  return most;
}

core::Action attack_with(const Desk& desk, int dice) {
  return trilogy::act(ActionKind::kAttack, desk.board.invasion.from, desk.board.invasion.to, dice);
}

void keep_stop(Desk& desk) {
  if (desk.memory.stop_asked == desk.decision) return;
  const int here = battalions_in(desk, desk.board.invasion.from);
  desk.memory.stop_asked = desk.decision;
  desk.memory.stop_at = std::clamp(desk.memory.stop_at, 1, std::max(1, here - 1));
}

void draw_stop_sign(Desk& desk, const char* sign, bool can, int by) {
  const float width = desk.theme.touch;
  ImGui::PushID("stop");
  bool pressed = false;
  if (can) {
    pressed = screens::plain_control(desk, sign, width);
  } else {
    screens::refused_control(desk, sign, say(desk, "screen.no-more"), width);
  }
  ImGui::PopID();
  if (pressed) desk.memory.stop_at += by;
}

/// When the attack that goes on by itself stops.
void draw_stop_rule(Desk& desk) {
  const int here = battalions_in(desk, desk.board.invasion.from);
  const int at = desk.memory.stop_at;
  const std::string words =
      at == 1 ? say(desk, "screen.until-won") : say(desk, "screen.until-left", json{{"count", at}});
  const float wide = std::max(width_of(desk.theme.text, say(desk, "screen.until-won")),
                              width_of(desk.theme.text, words));
  screens::flow(desk, 2 * desk.theme.touch + wide + desk.unit(24), desk.unit(6));
  ImGui::BeginGroup();
  draw_stop_sign(desk, "–", at > 1, -1);
  ImGui::SameLine(0, desk.unit(6));
  ImGui::AlignTextToFramePadding();
  ImGui::TextUnformatted(words.c_str());
  ImGui::SameLine(0, desk.unit(6));
  draw_stop_sign(desk, "+", at < here - 1, 1);
  ImGui::EndGroup();
}

/// What one battle with these dice costs on average.
std::string odds_of_dice(const Desk& desk, int dice, int defence) {
  const int bonus =
      trilogy::attack_bonus(desk.board) - trilogy::defence_bonus(desk.rules, desk.board);
  const auto odds = trilogy::battle_odds({.attack = dice, .defence = defence, .bonus = bonus});
  const double falls = odds.defender_loses[1] + 2 * odds.defender_loses[2];
  return say(desk, "screen.odds-of-battle",
             json{{"defender", falls}, {"attacker", odds.ranks - falls}});
}

std::string tip_of_dice(const Desk& desk, int dice) {
  const int defenders = battalions_in(desk, desk.board.invasion.to);
  const int most = std::min(trilogy::kMostDefenceDice, defenders);
  const std::string words = say(desk, "screen.about-dice", json{{"dice", dice}, {"defence", most}});
  return is_helped(desk) ? words + "\n" + odds_of_dice(desk, dice, most) : words;
}

void draw_dice_options(Desk& desk) {
  for (int dice = most_dice(desk.decision); dice > 0; --dice) {
    screens::Option option;
    option.action = attack_with(desk, dice);
    option.label = say(desk, "screen.roll-once", json{{"dice", dice}});
    option.tip = tip_of_dice(desk, dice);
    screens::flow(desk, screens::option_width(desk, option));
    ImGui::PushID(dice);
    screens::draw_option(desk, option);
    ImGui::PopID();
  }
}

/// Battle after battle, as long as the stop rule lets it.
void draw_going_on(Desk& desk) {
  const std::string words = say(desk, "screen.attack-on");
  const bool pressed = screens::primary_control(desk, words);
  if (ImGui::IsItemHovered()) {
    engine::tip(desk.theme, say(desk, "screen.about-attack-on").c_str());
  }
  if (pressed || presses_enter(desk)) {
    const trilogy::Invasion& invasion = desk.board.invasion;
    desk.memory.assault = Assault{invasion.from, invasion.to, desk.memory.stop_at};
  }
  draw_stop_rule(desk);
}

/// T-032: the same target from elsewhere.
void draw_sources(Desk& desk) {
  for (const core::Action action : desk.decision.actions) {
    if (!trilogy::is(action, ActionKind::kTerritory)) continue;
    const Territory from = trilogy::territory_of(action);
    screens::Option option;
    option.action = action;
    option.label = say(desk, "screen.go-on-from",
                       json{{"territory", trilogy::row_of(desk.rules, from).id},
                            {"count", battalions_in(desk, from)}});
    screens::flow(desk, screens::option_width(desk, option));
    screens::draw_option(desk, option);
    if (ImGui::IsItemHovered()) desk.drawn.lit.insert(on_table(from));
  }
}

enum class Throw { kAttack, kDefence };

/// Those that have been thrown, behind a sword or a shield.
template <std::size_t size>
void draw_dice(Desk& desk, const std::array<std::uint8_t, size>& values, Throw kind) {
  const float die = desk.unit(24);
  ImVec2 pen = ImGui::GetCursorScreenPos();
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const bool attacks = kind == Throw::kAttack;
  const ImVec2 sign(pen.x + die / 2, pen.y + die / 2);
  bool any = false;
  for (const std::uint8_t value : values) {
    if (value == 0) continue;
    if (!any) (attacks ? draw_sword : draw_shield)(list, sign, die * 0.42F);
    if (!any) pen.x += die + desk.unit(5);
    draw_die(list, {pen.x + die / 2, pen.y + die / 2}, die, value,
             attacks ? trilogy::Colour::kRed : trilogy::Colour::kBlack);
    pen.x += die + desk.unit(5);
    any = true;
  }
  if (any) ImGui::Dummy(ImVec2(1, die));
}

/// "Moria · 5 battalions and a Leader", and what is added to the highest die.
void draw_force(Desk& desk, Territory territory, int bonus) {
  const core::Seat seat = trilogy::owner_of(desk.board, territory);
  const float radius = desk.unit(10);
  const ImVec2 start = ImGui::GetCursorScreenPos();
  draw_colour_disc(*ImGui::GetWindowDrawList(), {start.x + radius, start.y + radius}, radius,
                   colour_of(desk.rules, seat));
  ImGui::Dummy(ImVec2(2 * radius, 2 * radius));
  ImGui::SameLine(0, desk.unit(6));
  write(desk.theme.bold, engine::ink::kInk, name_of(desk, territory));
  const bool led = trilogy::has_leader(desk.board, territory);
  const json force{{"count", battalions_in(desk, territory)}};
  std::string words = say(desk, led ? "screen.force-led" : "screen.force", force);
  if (bonus > 0) words += " · " + say(desk, "screen.best-die-gains", json{{"bonus", bonus}});
  if (desk.compact()) screens::flow(desk, screens::width_of(desk.theme.text, words));
  write(desk.theme.text, engine::ink::kInk, words);
}

/// What becomes of the invasion if it is fought from here to its end; null where nobody may be
/// told, or nothing can be won any more.
const trilogy::InvasionOdds* odds_known(const Desk& desk) {
  const trilogy::Invasion& invasion = desk.board.invasion;
  const bool can_win = battalions_in(desk, invasion.from) > 1;
  if (!is_helped(desk) || !can_win) return nullptr;
  OddsKnown& known = desk.memory.odds;
  if (!known.asked_of || !(*known.asked_of == desk.board)) {
    known.asked_of = desk.board;
    known.odds = trilogy::invasion_odds(
        trilogy::forces_between(desk.rules, desk.board, invasion.from, invasion.to));
  }
  return &known.odds;
}

void draw_odds(Desk& desk) {
  const trilogy::InvasionOdds* const odds = odds_known(desk);
  if (odds == nullptr) return;
  engine::ink_rule(desk.theme);
  write(desk.theme.italic, engine::ink::kSoftInk,
        say(desk, "screen.odds",
            json{{"conquers", screens::in_percent(odds->conquers)},
                 {"attackers", odds->attackers},
                 {"defenders", odds->defenders}}));
}

/// Over the sea in the west, above the battleground, where the dice are thrown.
engine::PanelPlace place_of_battle(const Desk& desk) {
  constexpr float kBattleground = 0.67F;  // of the screen's height, as the whole board is seen
  const ImGuiWindow* prompt = ImGui::FindWindowByName("prompt");
  const float low = desk.screen.y - screens::prompt_room(desk.theme, desk.screen);
  const float usual = desk.compact() ? low : std::min(low, kBattleground * desk.screen.y);
  const bool is_there = prompt != nullptr && prompt->WasActive;
  const float bottom = is_there ? std::min(usual, prompt->Pos.y) : usual;
  return {.position = {desk.drawn.clear_from.x, bottom - gap(desk.theme)},
          .size = {desk.unit(kBattleWidth), 0},
          .pivot = {0, 1}};
}

/// Below the bar. Where a question with large letters leaves little, the tray shows the dice.
bool has_room_for_dice(const Desk& desk, float bottom) {
  constexpr float kAllOfIt = 210;  // points
  return !desk.compact() || bottom - bar_height(desk.theme) >= desk.unit(kAllOfIt);
}

}  // namespace

void draw_attack(Desk& desk) {
  keep_stop(desk);
  // The main button keeps its place, whatever the hand allows: a click meant for it plays no card.
  if (most_dice(desk.decision) > 0) draw_going_on(desk);
  draw_dice_options(desk);
  draw_sources(desk);
  const bool covered = draw_cover(desk);
  const bool has_cards = !covered && std::ranges::any_of(desk.decision.actions, names_hand);
  if (has_cards) draw_card_options(desk, true);
}

void go_on_attacking(Desk& desk) {
  std::optional<Assault>& assault = desk.memory.assault;
  if (!assault || desk.answer.action) return;
  const trilogy::Invasion& invasion = desk.board.invasion;
  if (invasion.to != assault->to || invasion.from != assault->from) return assault.reset();
  if (!desk.is_asked() || desk.decision.seat != desk.board.to_act) return;  // it is being fought
  const int dice = most_dice(desk.decision);
  const bool goes_on = desk.asked() == trilogy::DecisionKind::kAttack && dice > 0 &&
                       battalions_in(desk, assault->from) > assault->stop_at;
  if (!goes_on) return assault.reset();
  desk.answer.action = attack_with(desk, dice);
}

std::string words_at_stake(const Desk& desk) {
  if (!trilogy::is_invading(desk.board) || desk.decision.is_over()) return {};
  const trilogy::InvasionOdds* const odds = odds_known(desk);
  if (odds == nullptr) return {};
  return say(desk, "air.stake", json{{"conquers", screens::in_percent(odds->conquers)}});
}

void draw_battle(Desk& desk) {
  const trilogy::Invasion& invasion = desk.board.invasion;
  if (!trilogy::is_invading(desk.board) || desk.decision.is_over()) return;
  if (screens::is_hand_open(desk.sheet.memory)) return;  // the cards lie there
  const engine::PanelPlace place = place_of_battle(desk);
  const bool is_roomy = has_room_for_dice(desk, place.position.y);
  limit_height(desk);
  if (engine::begin_panel(desk.theme, "battle", "", place)) {
    draw_force(desk, invasion.from, trilogy::attack_bonus(desk.board));
    if (is_roomy) draw_dice(desk, invasion.attack, Throw::kAttack);
    draw_force(desk, invasion.to, trilogy::defence_bonus(desk.rules, desk.board));
    if (is_roomy) draw_dice(desk, invasion.defence, Throw::kDefence);
    if (is_roomy) draw_odds(desk);
  }
  engine::end_panel();
  desk.drawn.clear_from.x = place.position.x + place.size.x + gap(desk.theme);
}

}  // namespace trilogy_screens
