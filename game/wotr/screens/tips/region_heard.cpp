#include "game/wotr/screens/tips/region_heard.h"

#include <nlohmann/json.hpp>

#include "game/wotr/screens/tips/region_tip.h"
#include "rules/wotr/board/control.h"
#include "rules/wotr/names/names.h"

namespace wotr_screens {
namespace {

using nlohmann::json;

std::string nation_here(const Desk& desk, const wotr::Region& region) {
  if (region.nation == wotr::kNoNation) return {};
  return "\n" + say(desk, "heard.nation", json{{"nation", wotr::id_of(region.nation)}});
}

std::string settlement_here(const Desk& desk, wotr::RegionId id) {
  const wotr::Region& region = wotr::region_of(desk.rules, id);
  if (region.settlement == wotr::Settlement::kNone) return {};
  const wotr::Side holder = wotr::controller_of(desk.rules, desk.view.board, id);
  return "\n" +
         say(desk, "heard.settlement",
             json{{"settlement", wotr::id_of(region.settlement)}, {"side", wotr::id_of(holder)}});
}

/// Where its figure is, which all at the table see.
std::string fellowship_here(const Desk& desk, wotr::RegionId id) {
  const wotr::Fellowship& fellowship = desk.view.board.fellowship;
  if (wotr::in_mordor(fellowship) || fellowship.region != id) return {};
  const std::string_view key =
      fellowship.hidden != 0 ? "heard.fellowship-hidden" : "heard.fellowship-revealed";
  return "\n" + say(desk, key, json{{"steps", fellowship.progress}});
}

}  // namespace

std::string words_heard_about(const Desk& desk, wotr::RegionId id) {
  std::string figures =
      fellowship_here(desk, id) + words_about_figures(desk, id, Abilities::kLeftOut);
  if (figures.empty()) figures = "\n" + say(desk, "heard.nobody");
  return name_of(desk, id) + nation_here(desk, wotr::region_of(desk.rules, id)) +
         settlement_here(desk, id) + figures;
}

}  // namespace wotr_screens
