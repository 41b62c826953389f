#include "rules/wotr/card_effects/on_armies/recruit.h"

#include <algorithm>

#include "rules/wotr/board/consecutive.h"
#include "rules/wotr/board/control.h"
#include "rules/wotr/names/read_id.h"

namespace wotr {
namespace {

/// The questions of this verb.
constexpr int kRegion = 0;
constexpr int kFigure = 1;  ///< a: which of the figures, b: the region

/// "gondor.unit": Regular or Elite; anything else is a figure.
Recruited read_recruited(const std::string& id, const base::JsonReader& amount) {
  constexpr std::string_view kUnit = ".unit";
  Recruited one;
  one.any_unit = id.ends_with(kUnit);
  if (one.any_unit) {
    const auto nation = find_id<Nation>(std::string_view(id).substr(0, id.size() - kUnit.size()));
    if (!nation) amount.fail("there is no nation of " + base::quoted(std::string_view(id)));
    one.figure = regular_of(nation.value_or(Nation::kGondor));
  } else {
    const auto figure = find_figure(id);
    if (!figure || is_character(*figure)) {
      amount.fail("there is no figure " + base::quoted(std::string_view(id)));
    }
    one.figure = figure.value_or(kNazgul);
  }
  one.amount = static_cast<std::uint8_t>(amount.integer(1, 10));
  return one;
}

/// Units before Leaders, who come only where a unit stands.
void put_units_first(std::vector<Recruited>& figures) {
  std::stable_partition(figures.begin(), figures.end(),
                        [](const Recruited& one) { return !is_leader(one.figure); });
}

bool can_place(const Rules& rules, const Board& board, const Recruited& one, RegionId region) {
  const auto is_left = [&board](Figure figure) {
    return count_of(board.reinforcements, figure) != 0;
  };
  if (one.any_unit && is_left(elite_of(nation_of(one.figure)))) return true;
  if (!is_left(one.figure)) return false;
  return !is_leader(one.figure) ||
         has_unit(army_in(rules, board, Side::kFree, region), Side::kFree);
}

RegionSet open_regions(const Rules& rules, const State& state, const Recruit& data, Side side) {
  const Board& board = state.board;
  RegionSet regions;
  for (const RegionId region : data.in.among - board.event.chosen) {
    const auto fits_in = [&](const Recruited& one) { return can_place(rules, board, one, region); };
    if (fits(rules, board, side, data.in, region) &&
        may_recruit_by_card(rules, board, side, region) &&
        (data.names_region || std::any_of(data.figures.begin(), data.figures.end(), fits_in))) {
      regions.insert(region);
    }
  }
  return regions;
}

/// A question for every unit whose kind is chosen, one for all figures of a kind that is not.
void push_figures(Play& play, const Recruit& data, const CardStep& step, RegionId region) {
  for (std::size_t i = data.figures.size(); i-- > 0;) {
    const int questions = data.figures[i].any_unit ? data.figures[i].amount : 1;
    for (int n = 0; n < questions; ++n) {
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
  if (!can_place(rules, board, one, static_cast<RegionId>(step.b))) return;
  offer_if_left(board, one.figure, decision);
  if (one.any_unit) offer_if_left(board, elite_of(nation_of(one.figure)), decision);
}

void place_figures(Play& play, const Recruited& one, Figure figure, RegionId region) {
  const Place place = place_of_army(play.rules, play.board(), side_of(figure), region);
  const int left = count_of(play.board().reinforcements, figure);
  note_nation(play, nation_of(figure));
  relocate(play, figure, one.any_unit ? 1 : std::min<int>(one.amount, left), kReinforcements, place,
           Cause::kRecruited);
}

}  // namespace

bool may_recruit_by_card(const Rules& rules, const Board& board, Side side, RegionId region) {
  return is_free(rules, board, side, region) ||
         is_garrison(place_of_army(rules, board, side, region));
}

Recruit read_recruit(const Rules& rules, const base::JsonReader& entry, CardProgram& program) {
  entry.allow({"recruit", "in", "regions", "names-region", "if"});
  Recruit data;
  for (const auto& [id, amount] : entry.at("recruit").members()) {
    data.figures.push_back(read_recruited(id, amount));
    if (side_of(data.figures.back().figure) != program.side) {
      amount.fail("the other side has this card");
    }
  }
  if (data.figures.empty()) entry.at("recruit").fail("it names no figure");
  put_units_first(data.figures);
  data.in = read_where(rules, entry.at("in"));
  if (const auto regions = entry.find("regions")) {
    data.regions = static_cast<std::uint8_t>(regions->integer(2, 6));
    if (data.regions > data.in.among.size()) regions->fail("\"in\" names fewer regions");
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
  place_figures(play, data.figures[step.a], figure_of(action), static_cast<RegionId>(step.b));
}

}  // namespace wotr
