#pragma once

#include <map>
#include <string>

#include "game/session/seen_match.h"

namespace session {

/// What a report says beside the match: of the program and of the computer it runs on, and nothing
/// of whose that is.
struct ReportFacts {
  std::string version;
  std::string settings;                         ///< as their file has them
  std::map<std::string, std::string> computer;  ///< "system", "gl-renderer" …
};

/// All of it as text, a line for each thing, in JSON.
std::string report_text(const ReportFacts& facts, const SeenMatch& seen);

/// A new folder for a report of the game below `folder`: "reports/wotr-1", "reports/wotr-2" …
base::Result<std::string> make_report_folder(const std::string& folder, std::string_view game);

}  // namespace session
