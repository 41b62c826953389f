#pragma once

#include <string>

#include "game/match/save_file.h"
#include "game/match/save_lines.h"

namespace match {

/// Plays the action of a line; what is wrong with it, or nothing.
template <core::Game G>
std::string replay_step(Match<G>& match, const nlohmann::json& line) {
  const core::Decision& pending = match.pending();
  const std::string seat = seat_name<G>(match.rules(), pending.seat);
  if (line["seat"] != seat) return "it is the decision of \"" + seat + "\"";
  const base::Result<core::Action> action = G::parse_action(match.rules(), line["action"]);
  if (!action) return action.error();
  const bool rolled = line.contains("stream");
  if (rolled && !pending.is_chance()) return "a seat's decision is not drawn";
  if (rolled && line["stream"] != G::stream_name(pending)) return "it is drawn by another stream";
  const std::uint64_t drawn = rolled ? line["drawn"].get<std::uint64_t>() : 0;
  const bool refused = match.replay(*action, rolled, drawn).refused();
  return refused ? "the action is not legal there" : "";
}

/// Plays or checks one line of a save; what is wrong with it, or nothing.
template <core::Game G>
std::string replay_line(Match<G>& match, const SaveLine& line) {
  const nlohmann::json& content = line.content;
  switch (line.kind) {
    case LineKind::kStep: return replay_step(match, content);
    case LineKind::kUndo: {
      const UndoKind kind = content.contains("practice") ? UndoKind::kPractice : UndoKind::kPlain;
      const bool undone = match.undo(content["undo"].get<std::size_t>(), kind);
      return undone ? "" : "it may not be undone so far";
    }
    case LineKind::kPosition: break;
  }
  const std::string hash = base::canonical_hash(G::state_json(match.rules(), match.state()));
  return hash == content["hash"] ? "" : "the game played so far leads to another position";
}

}  // namespace match
