#pragma once

#include <map>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <vector>

#include "base/result.h"
#include "game/laboratory/arena/bout.h"
#include "game/match/folders/files.h"

namespace laboratory {

/// The bouts of an arena, each written down as it ends: JSON Lines below a line that says what the
/// arena is. A line that was torn when somebody pulled the plug is played again.
class Ledger {
 public:
  /// What the file holds already, if it is of this arena. No path: nothing is written.
  static base::Result<Ledger> open(const std::string& path, const nlohmann::json& arena,
                                   const std::vector<std::string>& parties);

  bool has(const Fixture& fixture) const { return bouts_.contains(fixture); }
  const Bout& bout(const Fixture& fixture) const { return bouts_.at(fixture); }

  /// An Error where it could not be written.
  base::Result<void> note(const Bout& bout);

 private:
  base::Result<void> read(const std::string& text, const std::string& arena);

  std::string path_;
  std::vector<std::string> parties_;
  std::map<Fixture, Bout> bouts_;
  std::optional<match::FileHandle> file_;
};

}  // namespace laboratory
