#include "game/checked_data/engraving_faults.h"

#include <algorithm>

namespace checked_data {

std::vector<std::string> engraving_faults(const std::filesystem::path& file,
                                          std::span<const engrave::Composition> engravings,
                                          const std::vector<std::string>& cards) {
  std::vector<std::string> faults;
  for (const std::string& card : cards) {
    const bool has_one = std::ranges::any_of(
        engravings, [&](const engrave::Composition& one) { return one.id == card; });
    if (!has_one) faults.push_back(file.string() + ": the card " + card + " has no engraving");
  }
  for (const engrave::Composition& one : engravings) {
    if (std::ranges::find(cards, one.id) == cards.end())
      faults.push_back(file.string() + ", " + one.id + ": there is no such card");
  }
  return faults;
}

}  // namespace checked_data
