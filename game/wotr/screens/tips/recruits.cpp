#include "game/wotr/screens/tips/recruits.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "game/wotr/table/recruits.h"
#include "rules/wotr/names/names.h"

namespace wotr_screens {
namespace {

using nlohmann::json;

std::string_view rank_of(wotr::Figure figure) {
  if (figure == wotr::kNazgul) return "nazgul";
  if (wotr::is_leader(figure)) return "leader";
  return wotr::is_elite(figure) ? "elite" : "regular";
}

bool is_by_die(const Context& context) {
  const auto asked = static_cast<wotr::DecisionKind>(context.decision.kind);
  return asked == wotr::DecisionKind::kRecruitFigure || asked == wotr::DecisionKind::kRecruitRegion;
}

bool is_any_counted(std::span<const int> counts) {
  return std::ranges::any_of(counts, [](int count) { return count > 0; });
}

}  // namespace

std::string name_of_recruit(const Context& context, core::Action row) {
  const wotr::Figure figure = wotr::figure_of(row);
  const wotr::RegionId region = wotr_table::region_of_recruit(row);
  if (figure == wotr::kNoFigure) return name_of(context, region);
  return say(
      context, "screen.recruit-in",
      json{{"figure", wotr::id_of(figure)}, {"region", wotr::region_of(context.rules, region).id}});
}

screens::RowPlace place_of_recruit(const Context& context, core::Action row) {
  const wotr::Figure figure = wotr::figure_of(row);
  const wotr::RegionId region = wotr_table::region_of_recruit(row);
  screens::RowPlace place;
  place.place = name_of(context, region);
  place.region = static_cast<table::RegionId>(region);
  if (figure == wotr::kNoFigure) return place;
  place.section = short_name(context, wotr::nation_of(figure));
  place.words = say(context, "screen.rank." + std::string(rank_of(figure)));
  place.tip = say(context, "screen.in-reserve",
                  json{{"count", wotr::count_of(context.view.board.reinforcements, figure)}});
  return place;
}

std::string words_of_recruits_left(const Context& context, const core::Bundle& bundle,
                                   std::span<const int> counts) {
  const auto [least, left] = core::further(bundle, counts);
  if (left == 0) return say(context, "screen.recruits-full");
  if (least == left) return {};  // the confirmation says so
  if (is_by_die(context) && left == 2) return say(context, "screen.recruits-two");
  const bool is_second =
      is_any_counted(counts) || context.decision.offers(wotr::act(wotr::ActionKind::kStop));
  if (is_by_die(context) && is_second) return say(context, "screen.recruits-one");
  return say(context, "screen.recruits-left", json{{"count", left}});
}

std::string words_of_recruits_due(const Context& context, const core::Bundle& bundle,
                                  std::span<const int> counts) {
  return say(context, "screen.recruits-due", json{{"count", core::further(bundle, counts).least}});
}

}  // namespace wotr_screens
