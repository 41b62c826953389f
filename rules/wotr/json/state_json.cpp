#include "rules/wotr/json/state_json.h"

#include <nlohmann/json.hpp>

#include "rules/wotr/json/board_json.h"
#include "rules/wotr/json/cards_json.h"
#include "rules/wotr/json/view_json.h"
#include "rules/wotr/view/view.h"

namespace wotr {

using nlohmann::json;

json view_json(const Rules& rules, const View& view) {
  json object = board_json(rules, view.board);
  object.update(cards_json(rules, view));
  return object;
}

json state_json(const Rules& rules, const State& state) {
  json object = view_json(rules, view(rules, state, core::kAll));
  object["pending"] = pending_json(rules, state.pending);
  return object;
}

}  // namespace wotr
