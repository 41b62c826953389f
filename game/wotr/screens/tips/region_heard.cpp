#include "game/wotr/screens/tips/region_heard.h"

#include <nlohmann/json.hpp>

#include "game/wotr/screens/tips/region_tip.h"
#include "rules/wotr/board/control.h"
#include "rules/wotr/names/names.h"

namespace wotr_screens {
namespace {

using nlohmann::json;

std::string nation_here(const Context& context, const wotr::Region& region) {
  if (region.nation == wotr::kNoNation) return {};
  return "\n" + say(context, "heard.nation", json{{"nation", wotr::id_of(region.nation)}});
}

std::string settlement_here(const Context& context, wotr::RegionId id) {
  const wotr::Region& region = wotr::region_of(context.rules, id);
  if (region.settlement == wotr::Settlement::kNone) return {};
  const wotr::Side holder = wotr::controller_of(context.rules, context.view.board, id);
  return "\n" +
         say(context, "heard.settlement",
             json{{"settlement", wotr::id_of(region.settlement)}, {"side", wotr::id_of(holder)}});
}

/// Where its figure is, which all at the table see.
std::string fellowship_here(const Context& context, wotr::RegionId id) {
  const wotr::Fellowship& fellowship = context.view.board.fellowship;
  if (wotr::in_mordor(fellowship) || fellowship.region != id) return {};
  const std::string_view key =
      fellowship.hidden != 0 ? "heard.fellowship-hidden" : "heard.fellowship-revealed";
  return "\n" + say(context, key, json{{"steps", fellowship.progress}});
}

}  // namespace

std::string words_heard_about(const Context& context, wotr::RegionId id) {
  std::string figures =
      fellowship_here(context, id) + words_about_figures(context, id, Abilities::kLeftOut);
  if (figures.empty()) figures = "\n" + say(context, "heard.nobody");
  return name_of(context, id) + nation_here(context, wotr::region_of(context.rules, id)) +
         settlement_here(context, id) + figures;
}

}  // namespace wotr_screens
