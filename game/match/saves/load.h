#pragma once

#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "game/match/saves/resume.h"
#include "game/match/saves/save_file.h"
#include "game/match/saves/save_lines.h"

namespace match {

/// A loaded match, and what the player must be told about it.
template <core::Game G>
struct Loaded {
  Match<G> match;
  std::vector<std::string> notices;
  bool exact = false;   ///< the text is what save_text() gives: an autosave may go on at its end
  bool current = true;  ///< of these rules and this format; otherwise keep the old file aside
  bool edited = false;  ///< the mark is new; keep the file aside as it is
};

/// Positions carry their own hash, so that an edited one is found even where it is not needed.
inline base::Result<void> check_positions(const SaveFile& file) {
  for (const SaveLine& line : file.lines) {
    if (line.kind != LineKind::kPosition) continue;
    if (base::canonical_hash(line.content["position"]) == line.content["hash"]) continue;
    return save_error(file.name, line.number, "the position was edited: its hash differs");
  }
  return {};
}

/// Marks a match whose luck is not what its seed gives, and says so. Other rules may draw
/// otherwise: then nobody can tell, and the mark says that.
template <core::Game G>
void mark_parting(Loaded<G>& loaded, std::string_view name, const Parting& parting) {
  Marks marks = loaded.match.setup().marks;
  if (parting.line == 0 || marks.older) return;
  loaded.edited = loaded.current && !marks.edited;
  (loaded.current ? marks.edited : marks.older) = true;
  loaded.match.mark(marks);
  const std::string reason =
      loaded.current ? parting.reason + ", so the save was edited, and the game is marked."
                     : "its luck cannot be compared any more, for the rules have changed since it "
                       "was saved, and the game is marked.";
  loaded.notices.push_back(save_error(name, parting.line, reason).message);
}

/// Options that came later were not named; what the rules did then stands in for them.
template <core::Game G>
void name_older_options(SaveFile& file) {
  if constexpr (requires { G::name_older_options(file.setup.options, file.rules_version); }) {
    G::name_older_options(file.setup.options, file.rules_version);
  }
}

/// Load is replay. Where the rules or their data have changed since and a line no longer plays, the
/// match goes on from the last position that still holds, with a notice. A save of these very rules
/// that does not replay is damaged: an Error that names the line. Luck is not believed but compared
/// with what the seed gives.
template <core::Game G>
base::Result<Loaded<G>> load_save(std::string_view text, std::string_view name,
                                  std::span<const core::DataFile> files) {
  base::Result<SaveFile> read = read_save(text, name);
  if (!read) return read.failure();
  SaveFile& file = *read;
  if (auto done = check_version<G>(file); !done) return save_error(name, 1, done.error());
  name_older_options<G>(file);
  if (auto done = check_positions(file); !done) return done.failure();
  base::Result<Tables<G>> tables = make_tables<G>(files, file.setup.options);
  if (!tables) return save_error(name, 1, tables.error());
  const bool changed =
      file.rules_version != G::kRulesVersion || file.data_hash != tables->data_hash;
  const base::Result<void> sound = check_setup<G>(*tables->rules, file.setup, changed);
  if (!sound) return save_error(name, 1, sound.error());

  base::Result<Match<G>> match = Match<G>::begin(*tables, file.setup);
  int line_number = 1;
  base::Result<void> replayed;
  if (!match) replayed = match.failure();
  Parting parting;
  for (const SaveLine& line : file.lines) {
    if (!replayed) break;
    line_number = line.number;
    replayed = replay_line(*match, line, parting);
  }
  if (replayed) {
    Loaded<G> loaded{.match = std::move(*match),
                     .notices = file.notices,
                     .current = !changed && !file.converted};
    mark_parting(loaded, name, parting);
    loaded.exact = loaded.current && text == save_text(loaded.match);
    return loaded;
  }
  if (!changed) return save_error(name, line_number, replayed.error());
  base::Result<Resumed<G>> resumed = resume_from_position<G>(*tables, file);
  if (!resumed) return save_error(name, line_number, replayed.error() + "; " + resumed.error());
  Loaded<G> loaded{.match = std::move(resumed->match), .notices = file.notices, .current = false};
  loaded.notices.push_back(resumed->notice);
  return loaded;
}

}  // namespace match
