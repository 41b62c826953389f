#pragma once

#include <string>
#include <utility>
#include <vector>

#include "game/match/saves/replay_line.h"
#include "game/match/saves/save_header.h"

namespace match {

/// A match that goes on from a position inside a save of older rules.
template <core::Game G>
struct Resumed {
  Match<G> match;
  std::string notice;
};

/// The set-up that begins at the position of `lines[place]`, with every stream where it stood. What
/// led there is not in the new save, so its marks are.
template <core::Game G>
Setup setup_at(const SaveFile& file, const std::vector<const SaveLine*>& lines, std::size_t place) {
  Setup setup = file.setup;
  setup.position = lines[place]->content["position"];
  for (std::size_t i = 0; i < place; ++i) {
    const nlohmann::json& line = lines[i]->content;
    const bool is_draw = line.contains("stream");
    if (is_draw && has_stream<G>(line["stream"])) setup.streams[line["stream"]] = line["drawn"];
    if (lines[i]->kind == LineKind::kStep && !is_draw && line["seat"] == "chance") {
      setup.marks.forced = true;
    }
  }
  setup.marks.older = true;
  return setup;
}

/// Plays the lines after `place` as far as the rules allow; how many could not be played.
template <core::Game G>
std::size_t play_on(Match<G>& match, const std::vector<const SaveLine*>& lines, std::size_t place) {
  std::size_t lost = 0;
  Parting parting;  // other rules may well draw otherwise
  for (std::size_t i = place + 1; i < lines.size(); ++i) {
    if (lines[i]->kind != LineKind::kStep) continue;
    if (lost > 0 || !replay_step(match, *lines[i], parting)) ++lost;
  }
  return lost;
}

/// Tries the positions of the save from the last to the first.
template <core::Game G>
base::Result<Resumed<G>> resume_from_position(const Tables<G>& tables, const SaveFile& file) {
  const std::vector<const SaveLine*> lines = lines_that_count(file);
  for (std::size_t place = lines.size(); place-- > 0;) {
    if (lines[place]->kind != LineKind::kPosition) continue;
    base::Result<Match<G>> match = Match<G>::begin(tables, setup_at<G>(file, lines, place));
    if (!match || !G::broken_invariants(match->rules(), match->state()).empty()) continue;
    const std::size_t lost = play_on(*match, lines, place);
    std::string notice =
        file.name + ": the rules have changed since it was saved, so it goes on from line " +
        std::to_string(lines[place]->number) + "; undo and replay before it are lost";
    if (lost > 0) notice += ", and so are the last " + std::to_string(lost) + " actions";
    return Resumed<G>{std::move(*match), notice + "."};
  }
  return base::Error{"and no position in it can be continued"};
}

}  // namespace match
