#pragma once

#include <array>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "base/json_text.h"
#include "game/cli/driver/save_report.h"
#include "game/cli/served/match_json.h"
#include "game/lang/reason.h"
#include "game/match/goal_watch.h"
#include "game/players/checked_seating.h"
#include "game/players/swings.h"
#include "game/set_up/prepared_game.h"
#include "rules/core/parties.h"

namespace cli {

/// What loading has to tell, and who is missing.
template <core::Game G>
std::vector<std::string> notices_of(const set_up::PreparedGame<G>& game,
                                    const match::Loaded<G>& loaded, std::string_view name) {
  std::vector<std::string> notices = loaded.notices;
  for (std::string& lack :
       players::missing_players<G>(game.registry, loaded.match.setup().seats, name)) {
    notices.push_back(std::move(lack));
  }
  return notices;
}

template <core::Game G>
nlohmann::json summary_of(const match::Match<G>& match) {
  const auto outcome = G::outcome(match.rules(), match.state());
  return {{"game", G::kId},
          {"marks", names_of(match.marks())},
          {"seed", match.setup().seed},
          {"seats", match.setup().seats},
          {"options", G::options_json(match.rules())},
          {"winner", outcome ? std::string(outcome->winner) : "nobody"},
          {"victory", outcome ? std::string(outcome->victory) : "unfinished"},
          {"turns", G::turn(match.state())},
          {"steps", match.journal().steps().size()},
          {"hash", base::canonical_hash(G::state_json(match.rules(), match.state()))}};
}

/// How the goals of its scenario stand.
template <core::Game G>
nlohmann::json goals_json(const match::Match<G>& match) {
  constexpr std::array<std::string_view, 3> kNames{"open", "reached", "missed"};
  const match::GoalWatch<G> watch(match);
  nlohmann::json goals = nlohmann::json::array();
  for (std::size_t i = 0; i < watch.standings().size(); ++i) {
    const match::Goal& goal = match.setup().goals[i];
    const auto state = static_cast<std::size_t>(watch.standings()[i].state);
    goals.push_back({{"id", goal.id}, {"party", goal.party}, {"state", kNames[state]}});
  }
  return goals;
}

/// Behind the first sentence that follows each decision; `log` tells of the marks of a match and
/// then of its events.
template <core::Game G>
void add_reasons(const match::Match<G>& match, const lang::Sentences& sentences,
                 std::vector<std::string>& log) {
  std::size_t line = log.size() - match.events().size();
  const std::size_t marks = line;
  match::NoteTeller reasons;
  for (const match::JournalStep& step : match.journal().steps()) {
    reasons.decided(step.seat, step.why);
    const std::size_t next = marks + step.events;
    if (line < next) {
      if (const match::SharedNote why = reasons.untold()) {
        log[line] =
            lang::with_reason(std::move(log[line]),
                              lang::reason_words(sentences, why->topic, match::facts_json(*why)));
      }
      reasons.told();
    }
    line = next;
  }
}

/// Where the expected result of a finished match swung most; `log` tells of its marks and then of
/// its events.
template <core::Game G>
nlohmann::json turning_points(const match::Match<G>& match,
                              const players::Forecaster<G>& forecaster,
                              std::span<const std::string> log) {
  nlohmann::json points = nlohmann::json::array();
  if (!forecaster || !match.pending().is_over()) return points;
  const core::Parties parties = core::parties_of<G>(match.rules());
  const std::size_t marks = log.size() - match.events().size();
  for (const players::Swing& swing :
       players::largest_swings(match, forecaster(match.rules()), players::kToldSwings)) {
    const bool is_told = swing.first_event < swing.end_event;
    points.push_back({{"step", swing.step},
                      {"turn", swing.turn},
                      {"text", is_told ? log[marks + swing.first_event] : ""},
                      {"party", parties.names[swing.contestant]},
                      {"before", swing.before},
                      {"after", swing.after}});
  }
  return points;
}

/// `name` is what complaints call the save.
template <core::Game G>
base::Result<SaveReport> report_of(const set_up::PreparedGame<G>& game, std::string_view text,
                                   std::string_view name) {
  base::Result<match::Loaded<G>> loaded = match::load_save<G>(text, name, game.files);
  if (!loaded) return loaded.failure();
  SaveReport report{summary_of(loaded->match), notices_of(game, *loaded, name),
                    match::sentences_of(loaded->match.marks())};
  for (const auto& event : events_json<G>(loaded->match, 0, core::kAll, game.sentences)) {
    report.log.push_back(event["text"]);
  }
  add_reasons(loaded->match, game.sentences, report.log);
  report.summary["goals"] = goals_json(loaded->match);
  report.summary["turningPoints"] = turning_points(loaded->match, game.forecaster, report.log);
  return report;
}

}  // namespace cli
