#include "game/match/saves/migration.h"

#include "game/match/saves/save_lines.h"

namespace match {

// Format 1 is the first; what format 2 changes will be the first row here.
std::span<const Migration> migrations() {
  static_assert(kSaveFormat == 1);
  return {};
}

void migrate(std::vector<nlohmann::json>& lines, int format, std::span<const Migration> table) {
  for (std::size_t row = static_cast<std::size_t>(format) - 1; row < table.size(); ++row) {
    table[row](lines);
  }
  lines.front()["format"] = table.size() + 1;
}

}  // namespace match
