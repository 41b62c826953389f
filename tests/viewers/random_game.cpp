#include "tests/viewers/random_game.h"

#include <algorithm>
#include <numeric>

#include "game/match/folders/folders.h"
#include "rules/wotr/game.h"
#include "rules/wotr/load/load.h"

namespace viewers {
namespace {

using namespace wotr;
using nlohmann::json;

std::vector<core::DataFile> data() {
  return match::read_data_files(AMONHEN_SOURCE_DIR "/data", Game::kId, Game::data_files()).value();
}

/// Makes games of every kind happen: a random player hardly ever comes to Mordor.
bool is_bold(const Rules& rules, const core::Decision& asked, core::Action action) {
  const auto use = static_cast<Use>(action.a);
  if (is(action, ActionKind::kUse)) {
    return use == Use::kMoveFellowship || use == Use::kHide || use == Use::kAttack ||
           use == Use::kPlayCard || use == Use::kRansom;
  }
  const bool at_gate = action == act(ActionKind::kRegion, rules.places.morannon) ||
                       action == act(ActionKind::kRegion, rules.places.minas_morgul);
  return is(action, ActionKind::kEnterMordor) ||
         (at_gate && asked.kind == byte_of(DecisionKind::kDeclare));
}

}  // namespace

Rules make_rules(const json& options) { return wotr::make_rules(data(), options).value(); }

std::vector<json> all_options() {
  std::vector<json> all;
  for (const int players : {2, 3, 4}) {
    for (const char* profile : {"published", "guide"}) {
      all.push_back({{"players", players}, {"rules.profile", profile}});
    }
  }
  const std::vector<core::DataFile> files = data();
  const auto file = std::find_if(files.begin(), files.end(),
                                 [](const auto& one) { return one.name == "options.json"; });
  for (const json& option : json::parse(file->text)) {
    if (option["guide"] == option["default"]) continue;
    const std::string id = option["id"];
    const int players = id.starts_with("mp4") ? 4 : id.starts_with("mp") ? 3 : 2;
    all.push_back({{"players", players}, {id, option["guide"]}});
  }
  return all;
}

core::Action RandomChoice::outcome(const core::Decision& asked) {
  const int sum = std::accumulate(asked.weights.begin(), asked.weights.end(), 0);
  auto left = static_cast<int>(below(static_cast<std::size_t>(sum)));
  std::size_t outcome = 0;
  while (left >= asked.weights[outcome]) left -= asked.weights[outcome++];
  return asked.actions[outcome];
}

core::Action RandomChoice::pick(const Rules& rules, const core::Decision& asked) {
  if (asked.is_chance()) return outcome(asked);
  const auto* bold = std::find_if(asked.actions.begin(), asked.actions.end(),
                                  [&](auto action) { return is_bold(rules, asked, action); });
  if (bold_ && bold != asked.actions.end() && below(3) != 0) return *bold;
  return asked.actions[below(asked.actions.size())];
}

std::vector<core::Viewer> all_viewers(const Rules& rules) {
  std::vector<core::Viewer> viewers{core::kPublic, core::kAll};
  const auto seats = static_cast<std::uint8_t>(rules.teams.names.size());
  for (std::uint8_t s = 0; s < seats; ++s) {
    const auto seat = static_cast<Seat>(s);
    viewers.push_back(core::viewer_of(seat));
    const Seat mate = teammate_of(rules, seat);
    if (core::index(mate) <= s) continue;
    viewers.push_back(
        {static_cast<std::uint8_t>(core::viewer_of(seat).seats | core::viewer_of(mate).seats)});
  }
  return viewers;
}

}  // namespace viewers
