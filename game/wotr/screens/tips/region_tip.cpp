#include "game/wotr/screens/tips/region_tip.h"

#include <nlohmann/json.hpp>

#include "game/wotr/screens/context/abilities.h"
#include "rules/wotr/board/control.h"
#include "rules/wotr/board/mixed_armies.h"
#include "rules/wotr/names/names.h"

namespace wotr_screens {
namespace {

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

void add(const Context& context, std::string& text, std::string_view key, std::string_view seat,
         const wotr::Figures& figures, wotr::Side side) {
  const std::string list = list_of(context, figures, side);
  if (list.empty()) return;
  text += "\n" + say(context, key, nlohmann::json{{"seat", seat}, {"figures", list}});
}

/// Armies of two players stand apart here, or are one: whose, and who commands.
void add_team(const Context& context, std::string& text, wotr::Side side, wotr::Place place,
              const wotr::Figures& figures) {
  const wotr::Rules& rules = context.rules;
  const wotr::Board& board = context.view.board;
  if (wotr::is_mixed(rules, board, place)) {
    const core::Seat commander = wotr::controller_of_army(rules, board, side, figures);
    add(context, text, "screen.one-army", id_of(rules, commander), figures, side);
    return;
  }
  const core::Seat first = wotr::first_seat_of(rules, side);
  const core::Seat second = wotr::teammate_of(rules, first);
  const wotr::Figures firsts = wotr::own_part(rules, figures, first);
  const wotr::Figures seconds = wotr::own_part(rules, figures, second);
  const wotr::Figures common = common_part(firsts, seconds);
  add(context, text, "screen.stands-here", id_of(rules, first), without_common(firsts, common),
      side);
  add(context, text, "screen.stands-here", id_of(rules, second), without_common(seconds, common),
      side);
  add(context, text, "screen.common-figures", "", common, side);
}

/// What those can do who have names.
void add_abilities(const Context& context, std::string& text, const wotr::Figures& figures) {
  wotr::for_each_character(figures.characters, [&](wotr::Character who) {
    text += "\n" + words_about_walker(context, who);
  });
}

void add_place(const Context& context, std::string& text, wotr::Place place,
               const wotr::Figures& figures, Abilities abilities) {
  const wotr::Rules& rules = context.rules;
  for (const wotr::Side side : {wotr::Side::kFree, wotr::Side::kShadow}) {
    if (!wotr::has_figure(figures, side)) continue;
    if (wotr::is_garrison(place)) text += "\n" + say(context, "screen.besieged");
    if (wotr::is_team(rules, side)) {
      add_team(context, text, side, place, figures);
    } else {
      add(context, text, "screen.stands-here", id_of(rules, wotr::first_seat_of(rules, side)),
          figures, side);
    }
  }
  if (abilities == Abilities::kTold) add_abilities(context, text, figures);
}

}  // namespace

std::string words_about_figures(const Context& context, wotr::RegionId id, Abilities abilities) {
  const wotr::Board& board = context.view.board;
  const wotr::Region& region = wotr::region_of(context.rules, id);
  std::string text;
  add_place(context, text, wotr::in_region(id), wotr::figures_in(board, id), abilities);
  if (board.battle.target == id) {
    add_place(context, text, wotr::kLandingForce, board.landing, abilities);
  }
  if (region.stronghold != 0xFF) {
    add_place(context, text, wotr::in_garrison(id), board.garrisons[region.stronghold], abilities);
  }
  return text;
}

std::string words_about(const Context& context, wotr::RegionId id) {
  const wotr::Board& board = context.view.board;
  const wotr::Region& region = wotr::region_of(context.rules, id);
  std::string text = name_of(context, id);
  if (region.settlement != wotr::Settlement::kNone) {
    const wotr::Side holder = wotr::controller_of(context.rules, board, id);
    text = say(context, "screen.settlement-here",
               nlohmann::json{{"region", region.id},
                              {"settlement", wotr::id_of(region.settlement)},
                              {"side", wotr::id_of(holder)}});
  }
  return text + words_about_figures(context, id, Abilities::kTold);
}

}  // namespace wotr_screens
