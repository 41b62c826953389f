#include "rules/wotr/cards/recruit.h"

#include <algorithm>

#include "rules/wotr/consecutive.h"
#include "rules/wotr/control.h"
#include "rules/wotr/read_id.h"

namespace wotr {
namespace {

/// The questions of this verb.
constexpr int kRegion = 0;
constexpr int kFigure = 1;  ///< a: which of the figures, b: the region

Recruited read_recruited(const std::string& id, const core::JsonReader& amount) {
  Recruited one;
  const std::size_t dot = id.find(".unit");
  if (dot != std::string::npos) {
    const auto nation = find_id<Nation>(std::string_view(id).substr(0, dot));
    if (!nation) amount.fail("there is no nation " + core::quoted(std::string_view(id)));
    one.any_unit = true;
    one.figure = regular_of(nation.value_or(Nation::kGondor));
  } else {
    const auto figure = find_figure(id);
    if (!figure || is_character(*figure)) {
      amount.fail("there is no figure " + core::quoted(std::string_view(id)));
    }
    one.figure = figure.value_or(kNazgul);
  }
  one.amount = static_cast<std::uint8_t>(amount.integer(1, 10));
  return one;
}

bool has_figures_left(const Board& board, const Recruit& data) {
  return std::any_of(data.figures.begin(), data.figures.end(), [&board](const Recruited& one) {
    const bool elites =
        one.any_unit && count_of(board.reinforcements, elite_of(nation_of(one.figure))) != 0;
    return elites || count_of(board.reinforcements, one.figure) != 0;
  });
}

RegionSet open_regions(const Rules& rules, const State& state, const Recruit& data, Side side) {
  const Board& board = state.board;
  RegionSet regions;
  if (!data.names_region && !has_figures_left(board, data)) return regions;
  for (const RegionId region : data.in.among - board.event.chosen) {
    if (fits(rules, board, side, data.in, region) &&
        may_recruit_by_card(rules, board, side, region)) {
      regions.insert(region);
    }
  }
  return regions;
}

void push_figures(Play& play, const Recruit& data, const CardStep& step, RegionId region) {
  for (std::size_t i = data.figures.size(); i-- > 0;) {
    for (int n = 0; n < data.figures[i].amount; ++n) {
      push_question(play, step.at(kFigure, static_cast<int>(i), index(region)));
    }
  }
}

void offer_if_left(const Board& board, Figure figure, Decision& decision) {
  if (count_of(board.reinforcements, figure) != 0) decision.offer(act(ActionKind::kFigure, figure));
}

void ask_figure(const Rules& rules, const State& state, const Recruit& data, const CardStep& step,
                Decision& decision) {
  const Board& board = state.board;
  const Recruited& one = data.figures[step.a];
  ask(decision, board.event.player, DecisionKind::kCardFigure, 124);
  const Figures& there = army_in(rules, board, side_of(one.figure), static_cast<RegionId>(step.b));
  if (is_leader(one.figure) && !has_unit(there, Side::kFree)) return;
  offer_if_left(board, one.figure, decision);
  if (one.any_unit) offer_if_left(board, elite_of(nation_of(one.figure)), decision);
}

}  // namespace

bool may_recruit_by_card(const Rules& rules, const Board& board, Side side, RegionId region) {
  return is_free(rules, board, side, region) ||
         is_garrison(place_of_army(rules, board, side, region));
}

Recruit read_recruit(const Rules& rules, const core::JsonReader& entry, CardProgram& program) {
  entry.allow({"recruit", "in", "regions", "names-region", "if"});
  Recruit data;
  for (const auto& [id, amount] : entry.at("recruit").members()) {
    data.figures.push_back(read_recruited(id, amount));
    if (side_of(data.figures.back().figure) != program.side)
      amount.fail("the card is not its side's");
  }
  data.in = read_where(rules, entry.at("in"));
  if (const auto regions = entry.find("regions")) {
    data.regions = static_cast<std::uint8_t>(regions->integer(1, 6));
  }
  const auto names = entry.find("names-region");
  data.names_region = names && names->boolean();
  return data;
}

void run_recruit(Play& play, const Recruit& data, const CardStep& step) {
  play.board().event.chosen = {};
  for (int n = 0; n < data.regions; ++n) push_question(play, step.at(kRegion));
}

void ask_recruit(const Rules& rules, const State& state, const Recruit& data, const CardStep& step,
                 Decision& decision) {
  if (step.stage == kFigure) return ask_figure(rules, state, data, step, decision);
  ask(decision, state.board.event.player, DecisionKind::kCardRegion, 124);
  for (const RegionId region : open_regions(rules, state, data, side_of_card(rules, step))) {
    decision.offer(act(ActionKind::kRegion, region));
  }
}

void answer_recruit(Play& play, const Recruit& data, const CardStep& step, Action action) {
  Board& board = play.board();
  if (step.stage == kRegion) {
    board.event.region = region_of(action);
    board.event.chosen.insert(region_of(action));
    return push_figures(play, data, step, region_of(action));
  }
  const Figure figure = figure_of(action);
  const Place place =
      place_of_army(play.rules, board, side_of(figure), static_cast<RegionId>(step.b));
  note_nation(play, nation_of(figure));
  relocate(play, figure, 1, kReinforcements, place, Cause::kRecruited);
}

}  // namespace wotr
