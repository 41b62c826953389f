#pragma once

#include <memory>
#include <string>
#include <utility>

#include "base/json_reader.h"
#include "game/match/saves/save_file.h"
#include "game/match/saves/save_lines.h"

namespace match {

/// The first line of a save whose luck is not what its seed gives, and how it differs.
struct Parting {
  int line = 0;  ///< 0: there is none
  std::string reason;
};

/// Plays what a line says that the generator gave, and compares the two.
template <core::Game G>
base::Result<void> replay_draw(Match<G>& match, const SaveLine& line, core::Action outcome,
                               Parting& parting) {
  const core::Decision& pending = match.pending();
  if (!pending.is_chance()) return base::Error{"a seat's decision is not drawn"};
  const std::string_view stream = G::stream_name(pending);
  if (line.content["stream"] != stream) return base::Error{"it is drawn by another stream"};
  const Drawn told{outcome, stream, line.content["drawn"].get<std::uint64_t>()};
  Drawn given;
  if (match.replay(told, given).refused()) return base::Error{"the action is not legal there"};
  if (parting.line != 0 || given == told) return {};
  const bool is_place = given.outcome == told.outcome;
  parting.line = line.number;
  parting.reason =
      is_place ? "\"drawn\" should be " + std::to_string(given.position)
               : "the seed gives " +
                     base::canonical_text(G::action_json(match.rules(), given.outcome)) + " there";
  return {};
}

/// Plays the action of a line.
template <core::Game G>
base::Result<void> replay_step(Match<G>& match, const SaveLine& line, Parting& parting) {
  const std::string seat = seat_name<G>(match.rules(), match.pending().seat);
  if (line.content["seat"] != seat)
    return base::Error{"it is the decision of " + base::quoted(seat)};
  const base::Result<core::Action> action = G::parse_action(match.rules(), line.content["action"]);
  if (!action) return action.failure();
  if (line.content.contains("stream")) return replay_draw(match, line, *action, parting);
  SharedNote why;
  if (line.content.contains("why")) why = std::make_shared<Note>(note_of(line.content["why"]));
  const Answer answer = line.content.contains("given") ? Answer::kGiven : Answer::kChosen;
  if (match.play(*action, why, answer).refused())
    return base::Error{"the action is not legal there"};
  return {};
}

/// The position of the line is the one that the game has come to. What was written before there
/// were some options, or other fields, says the same in other bytes.
template <core::Game G>
bool is_this_position(const Match<G>& match, const nlohmann::json& line) {
  const nlohmann::json now = G::state_json(match.rules(), match.state());
  if (base::canonical_hash(now) == line["hash"]) return true;
  const auto saved = G::parse_position(match.rules(), line["position"]);
  return saved && *saved == match.state();
}

/// Plays or checks one line of a save. An Error says what is wrong with it.
template <core::Game G>
base::Result<void> replay_line(Match<G>& match, const SaveLine& line, Parting& parting) {
  const nlohmann::json& content = line.content;
  switch (line.kind) {
    case LineKind::kStep: return replay_step(match, line, parting);
    case LineKind::kUndo: {
      const UndoKind kind = content.contains("practice") ? UndoKind::kPractice : UndoKind::kOlder;
      const bool undone = match.undo(content["undo"].get<std::size_t>(), kind);
      if (!undone) return base::Error{"it may not be undone so far"};
      return {};
    }
    case LineKind::kPosition: break;
  }
  if (content["turn"] != G::turn(match.state()))
    return base::Error{"\"turn\" is not that of the game so far"};
  if (!is_this_position(match, content))
    return base::Error{"the game played so far leads to another position"};
  return {};
}

}  // namespace match
