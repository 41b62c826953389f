#include "game/screens/region_tip.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "engine/ui/widgets.h"
#include "game/screens/frame_tip.h"
#include "rules/wotr/game.h"

namespace screens {
namespace {

constexpr double kRest = 0.35;  // seconds that the pointer must rest: nothing flickers on the way

/// What both of a team may lead: Nazgûl, Companions, and Minions that are nobody's own.
wotr::Figures common_part(wotr::Figures one, const wotr::Figures& other) {
  one.regular = {};
  one.elite = {};
  one.leader = {};
  one.characters = static_cast<wotr::CharacterSet>(one.characters & other.characters);
  return one;
}

wotr::Figures without_common(wotr::Figures own, const wotr::Figures& common) {
  own.nazgul = 0;
  own.characters = wotr::without(own.characters, common.characters);
  return own;
}

void add(const Sheet& sheet, std::string& text, std::string_view key, std::string_view seat,
         const wotr::Figures& figures, wotr::Side side) {
  const std::string list = list_of(sheet, figures, side);
  if (list.empty()) return;
  text += "\n" + say(sheet, key, nlohmann::json{{"seat", seat}, {"figures", list}});
}

/// Armies of two players stand apart here, or are one: whose, and who commands.
void add_team(const Sheet& sheet, std::string& text, wotr::Side side, wotr::Place place,
              const wotr::Figures& figures) {
  const wotr::Rules& rules = sheet.model.rules;
  const wotr::Board& board = sheet.model.view.board;
  if (wotr::is_mixed(rules, board, place)) {
    const core::Seat commander = wotr::controller_of_army(rules, board, side, figures);
    add(sheet, text, "screen.one-army", id_of(rules, commander), figures, side);
    return;
  }
  const core::Seat first = wotr::first_seat_of(rules, side);
  const core::Seat second = wotr::teammate_of(rules, first);
  const wotr::Figures firsts = wotr::own_part(rules, figures, first);
  const wotr::Figures seconds = wotr::own_part(rules, figures, second);
  const wotr::Figures common = common_part(firsts, seconds);
  add(sheet, text, "screen.stands-here", id_of(rules, first), without_common(firsts, common), side);
  add(sheet, text, "screen.stands-here", id_of(rules, second), without_common(seconds, common),
      side);
  add(sheet, text, "screen.common-figures", "", common, side);
}

void add_place(const Sheet& sheet, std::string& text, wotr::Place place,
               const wotr::Figures& figures) {
  const wotr::Rules& rules = sheet.model.rules;
  for (const wotr::Side side : {wotr::Side::kFree, wotr::Side::kShadow}) {
    if (!wotr::has_figure(figures, side)) continue;
    if (wotr::is_garrison(place)) text += "\n" + say(sheet, "screen.besieged");
    if (wotr::is_team(rules, side)) {
      add_team(sheet, text, side, place, figures);
    } else {
      add(sheet, text, "screen.stands-here", id_of(rules, wotr::first_seat_of(rules, side)),
          figures, side);
    }
  }
}

/// Beside the pointer; beside the place that was tapped last, when a finger pointed.
void place_tip(const Sheet& sheet) {
  const glm::vec2 at = sheet.memory.pointer;
  const float away = 5 * sheet.theme.grid;
  const bool is_right = at.x > sheet.screen.x / 2;
  const bool is_low = at.y > sheet.screen.y / 2;
  ImGui::SetNextWindowPos(ImVec2(at.x + (is_right ? -away : away), at.y + (is_low ? -away : away)),
                          ImGuiCond_Always, ImVec2(is_right ? 1.0F : 0.0F, is_low ? 1.0F : 0.0F));
}

}  // namespace

std::string words_about(const Sheet& sheet, wotr::RegionId id) {
  const wotr::Board& board = sheet.model.view.board;
  const wotr::Region& region = wotr::region_of(sheet.model.rules, id);
  std::string text = region.name;
  if (region.settlement != wotr::Settlement::kNone) {
    const wotr::Side holder = wotr::controller_of(sheet.model.rules, board, id);
    text = say(sheet, "screen.settlement-here",
               nlohmann::json{{"region", region.name},
                              {"settlement", wotr::id_of(region.settlement)},
                              {"side", wotr::id_of(holder)}});
  }
  add_place(sheet, text, wotr::in_region(id), wotr::figures_in(board, id));
  if (board.battle.target == id) add_place(sheet, text, wotr::kLandingForce, board.landing);
  if (region.stronghold != 0xFF) {
    add_place(sheet, text, wotr::in_garrison(id), board.garrisons[region.stronghold]);
  }
  return text;
}

void draw_region_tip(Sheet& sheet) {
  Memory& memory = sheet.memory;
  const wotr::RegionId pointed = sheet.model.pointed;
  if (ImGui::IsMousePosValid()) memory.pointer = {ImGui::GetMousePos().x, ImGui::GetMousePos().y};
  const table::FrameThing& thing = sheet.model.thing;
  if (memory.pointed != pointed || memory.thing != thing) {
    memory.pointed = pointed;
    memory.thing = thing;
    memory.pointed_since = ImGui::GetTime();
  }
  const bool rests = ImGui::GetTime() - memory.pointed_since >= kRest;
  if (!rests || ImGui::IsMouseDragging(ImGuiMouseButton_Left)) return;
  std::string words = words_about(sheet, thing);
  if (pointed != wotr::kNoRegion) {
    words = words_about(sheet, pointed) + (words.empty() ? "" : "\n" + words);
  }
  if (words.empty()) return;
  place_tip(sheet);
  engine::tip(sheet.theme, words.c_str());
}

}  // namespace screens
