#pragma once

#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "game/match/resume.h"
#include "game/match/save_file.h"
#include "game/match/save_lines.h"

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
inline std::string edited_position(const SaveFile& file) {
  for (const SaveLine& line : file.lines) {
    if (line.kind != LineKind::kPosition) continue;
    if (base::canonical_hash(line.content["position"]) == line.content["hash"]) continue;
    return save_error(file.name, line.number, "the position was edited: its hash differs").message;
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
  if (!read) return base::Error{read.error()};
  SaveFile& file = *read;
  std::string fault = version_fault<G>(file);
  if (!fault.empty()) return save_error(name, 1, fault);
  name_older_options<G>(file);
  if (fault = edited_position(file); !fault.empty()) return base::Error{fault};
  base::Result<Tables<G>> tables = make_tables<G>(files, file.setup.options);
  if (!tables) return save_error(name, 1, tables.error());
  const bool changed =
      file.rules_version != G::kRulesVersion || file.data_hash != tables->data_hash;
  fault = setup_fault<G>(*tables->rules, file.setup, changed);
  if (!fault.empty()) return save_error(name, 1, fault);

  base::Result<Match<G>> match = Match<G>::begin(*tables, file.setup);
  int line_number = 1;
  fault = match ? "" : match.error();
  Parting parting;
  for (const SaveLine& line : file.lines) {
    if (!fault.empty()) break;
    line_number = line.number;
    fault = replay_line(*match, line, parting);
  }
  if (fault.empty()) {
    Loaded<G> loaded{.match = std::move(*match),
                     .notices = file.notices,
                     .current = !changed && !file.converted};
    mark_parting(loaded, name, parting);
    loaded.exact = loaded.current && text == save_text(loaded.match);
    return loaded;
  }
  if (!changed) return save_error(name, line_number, fault);
  base::Result<Resumed<G>> resumed = resume_from_position<G>(*tables, file);
  if (!resumed) return save_error(name, line_number, fault + "; " + resumed.error());
  Loaded<G> loaded{.match = std::move(resumed->match), .notices = file.notices, .current = false};
  loaded.notices.push_back(resumed->notice);
  return loaded;
}

}  // namespace match
