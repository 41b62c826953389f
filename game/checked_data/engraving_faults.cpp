#include "game/checked_data/engraving_faults.h"

#include <algorithm>

namespace checked_data {

std::vector<std::string> engraving_faults(const std::filesystem::path& file,
                                          std::span<const engrave::Composition> engravings,
                                          const std::vector<std::string>& engraved) {
  std::vector<std::string> faults;
  for (const std::string& id : engraved) {
    const bool has_one = std::ranges::any_of(
        engravings, [&](const engrave::Composition& one) { return one.id == id; });
    if (!has_one) faults.push_back(file.string() + ": there is no engraving of " + id);
  }
  for (const engrave::Composition& one : engravings) {
    if (std::ranges::find(engraved, one.id) == engraved.end())
      faults.push_back(file.string() + ", " + one.id + ": nothing shows it");
  }
  return faults;
}

}  // namespace checked_data
