#include "game/cli/arguments/option_pairs.h"

#include <algorithm>
#include <vector>

namespace cli {
namespace {

std::vector<std::string_view> split_names(std::string_view names) {
  std::vector<std::string_view> all;
  while (!names.empty()) {
    all.push_back(names.substr(0, names.find(' ')));
    names.remove_prefix(std::min(names.size(), all.back().size() + 1));
  }
  return all;
}

/// The first of them that was said, empty if none was.
std::string_view said_among(const Arguments& arguments, std::string_view names) {
  for (const std::string_view name : split_names(names)) {
    if (arguments.has(name)) return name;
  }
  return {};
}

/// "--a", or "one of --a, --b".
std::string either(std::string_view names) {
  const std::vector<std::string_view> all = split_names(names);
  std::string words = (all.size() > 1 ? "one of " : "") + std::string(all.front());
  for (std::size_t i = 1; i < all.size(); ++i) words += ", " + std::string(all[i]);
  return words;
}

}  // namespace

base::Result<void> check_pairs(const Arguments& arguments, std::span<const Apart> apart,
                               std::span<const Needs> needs) {
  for (const Apart& row : apart) {
    if (!arguments.has(row.option) || !said_among(arguments, row.unless).empty()) continue;
    const std::string_view other = said_among(arguments, row.others);
    if (!other.empty())
      return base::Error{std::string(row.option) + " and " + std::string(other) +
                         ": choose one of them"};
  }
  for (const Needs& row : needs) {
    if (arguments.has(row.option) && said_among(arguments, row.others).empty())
      return base::Error{std::string(row.option) + " means something only with " +
                         either(row.others)};
  }
  return {};
}

}  // namespace cli
