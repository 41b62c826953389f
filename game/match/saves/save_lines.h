#pragma once

#include <string>
#include <variant>

#include "base/json_text.h"
#include "game/match/match.h"

namespace match {

/// The version of the form of a save; docs/protocol.md describes it. When it grows, migration.cpp
/// gets a row.
inline constexpr int kSaveFormat = 1;

/// How seats stand in saves and answers: by name, "chance" and "nobody".
template <core::Game G>
std::string seat_name(const typename G::Rules& rules, core::Seat seat) {
  if (seat == core::kChance) return "chance";
  const auto names = G::seats(rules);
  const auto place = static_cast<std::size_t>(core::index(seat));
  return place < names.size() ? std::string(names[place]) : "nobody";
}

/// Writes a match line by line as it grows. No clock, host, path or build type gets in: the same
/// seed and choices give the same bytes.
template <core::Game G>
class SaveLines {
 public:
  /// For the lines that follow what `match` holds already; the turn decides where positions stand.
  explicit SaveLines(const typename G::State& state) : turn_(G::turn(state)) {}

  static std::string header(const Match<G>& match) {
    const Setup& setup = match.setup();
    nlohmann::json line = {{"format", kSaveFormat},
                           {"game", G::kId},
                           {"rules", G::kRulesVersion},
                           {"data", match.tables().data_hash},
                           {"options", G::options_json(match.rules())},
                           {"seats", setup.seats},
                           {"seed", setup.seed},
                           {"streams", setup.streams}};
    if (setup.position) line["position"] = *setup.position;
    if (!setup.scenario.empty()) line["scenario"] = setup.scenario;
    if (!setup.goals.empty()) line["goals"] = goals_json(setup.goals);
    if (setup.marks.any()) line["marks"] = names_of(setup.marks);
    return base::canonical_text(line) + "\n";
  }

  /// The line of one entry, and the whole position after it where a turn or the game ended.
  /// `steps` counts the steps that stand after it; `state` and `pending` are what it led to.
  std::string entry(const typename G::Rules& rules, const Entry& entry, std::size_t steps,
                    const typename G::State& state, const core::Decision& pending) {
    const int turn_before = std::exchange(turn_, G::turn(state));
    if (const Undo* undo = std::get_if<Undo>(&entry)) return undo_line(*undo);
    std::string lines = step_line(rules, std::get<JournalStep>(entry), steps);
    if (turn_ != turn_before || pending.is_over()) lines += position_line(rules, steps, state);
    return lines;
  }

 private:
  static std::string undo_line(const Undo& undo) {
    nlohmann::json line = {{"undo", undo.to}};
    if (undo.practice) line["practice"] = true;
    return base::canonical_text(line) + "\n";
  }

  static std::string step_line(const typename G::Rules& rules, const JournalStep& step,
                               std::size_t steps) {
    nlohmann::json line = {{"n", steps},
                           {"seat", seat_name<G>(rules, step.seat)},
                           {"action", G::action_json(rules, step.action)}};
    if (!step.stream.empty()) {
      line["stream"] = step.stream;
      line["drawn"] = step.drawn;
    }
    if (step.answer == Answer::kGiven) line["given"] = true;
    if (step.why) line["why"] = note_json(*step.why);
    return base::canonical_text(line) + "\n";
  }

  std::string position_line(const typename G::Rules& rules, std::size_t steps,
                            const typename G::State& state) const {
    const nlohmann::json position = G::state_json(rules, state);
    const nlohmann::json line = {{"n", steps},
                                 {"turn", turn_},
                                 {"position", position},
                                 {"hash", base::canonical_hash(position)}};
    return base::canonical_text(line) + "\n";
  }

  int turn_;
};

/// The whole save, as an autosave that ran beside the match would have written it.
template <core::Game G>
std::string save_text(const Match<G>& match) {
  std::string text = SaveLines<G>::header(match);
  SaveLines<G> lines(match.start());
  typename G::State state = match.start();
  Checkpoints<typename G::State> checkpoints(state);
  std::vector<JournalStep> steps;
  for (const Entry& entry : match.journal().entries()) {
    if (const JournalStep* step = std::get_if<JournalStep>(&entry)) {
      steps.push_back(*step);
      G::apply(match.rules(), state, step->action, nullptr);
      checkpoints.note(steps.size(), state);
    } else {
      steps.resize(std::get<Undo>(entry).to);
      const auto [kept, before] = checkpoints.back_to(steps.size());
      state = before;
      for (std::size_t i = kept; i < steps.size(); ++i)
        G::apply(match.rules(), state, steps[i].action, nullptr);
    }
    text +=
        lines.entry(match.rules(), entry, steps.size(), state, G::decision(match.rules(), state));
  }
  return text;
}

}  // namespace match
