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
  bool exact = true;    ///< the text is what save_text() gives: an autosave may go on at its end
  bool current = true;  ///< of these rules and this format; otherwise keep the old file aside
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

/// Load is replay. Where the rules or their data have changed since and a line no longer plays, the
/// match goes on from the last position that still holds, with a notice. A save of these very rules
/// that does not replay is damaged: an Error that names the line.
template <core::Game G>
base::Result<Loaded<G>> load_save(std::string_view text, std::string_view name,
                                  std::span<const core::DataFile> files) {
  base::Result<SaveFile> read = read_save(text, name);
  if (!read) return base::Error{read.error()};
  const SaveFile& file = *read;
  if (file.game != G::kId) return save_error(name, 1, "it is a game of \"" + file.game + "\"");
  if (const std::string fault = edited_position(file); !fault.empty()) return base::Error{fault};
  base::Result<Tables<G>> tables = make_tables<G>(files, file.setup.options);
  if (!tables) return save_error(name, 1, tables.error());
  const bool changed =
      file.rules_version != G::kRulesVersion || file.data_hash != tables->data_hash;

  base::Result<Match<G>> match = Match<G>::begin(*tables, file.setup);
  int line_number = 1;
  std::string fault = match ? "" : match.error();
  for (const SaveLine& line : file.lines) {
    if (!fault.empty()) break;
    line_number = line.number;
    fault = replay_line(*match, line);
  }
  if (fault.empty()) {
    const bool current = !changed && !file.converted;
    return Loaded<G>{std::move(*match), file.notices, current && file.whole, current};
  }
  if (!changed) return save_error(name, line_number, fault);
  base::Result<Resumed<G>> resumed = resume_from_position<G>(*tables, file);
  if (!resumed) return save_error(name, line_number, fault + "; " + resumed.error());
  Loaded<G> loaded{std::move(resumed->match), file.notices, false, false};
  loaded.notices.push_back(resumed->notice);
  return loaded;
}

}  // namespace match
