#pragma once

#include <array>
#include <nlohmann/json.hpp>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/json_reader.h"
#include "rules/core/game.h"

namespace core {

// The tables of a game are read from files, each by a function, in the order in which they speak of
// each other; last come the options.

/// A data file, and who reads it into the tables.
template <class Rules>
struct DataPart {
  std::string_view file;
  void (*load)(const base::JsonReader& file, Rules& rules);
};

inline constexpr std::string_view kOptionsFile = "options.json";

/// The file of that name as JSON; nothing, and a fault, where it is missing or broken.
std::optional<nlohmann::json> open_data_file(std::span<const DataFile> files, std::string_view name,
                                             base::Fault& fault);

/// The names of all files that a game's tables are made of.
template <class Rules, std::size_t n>
std::vector<std::string> names_of(const std::array<DataPart<Rules>, n>& parts) {
  std::vector<std::string> names;
  names.reserve(n + 1);
  for (const DataPart<Rules>& part : parts) names.emplace_back(part.file);
  names.emplace_back(kOptionsFile);
  return names;
}

/// Reads one part. An Error is one sentence that names the file, the place and the reason.
template <class Rules>
base::Result<void> load_part(std::span<const DataFile> files, const DataPart<Rules>& part,
                             Rules& rules) {
  base::Fault fault{std::string(part.file)};
  const std::optional<nlohmann::json> text = open_data_file(files, part.file, fault);
  if (text) part.load(base::JsonReader(*text, fault), rules);
  if (fault.any()) return fault.error();
  return {};
}

/// The file of the options, and those that somebody chose; null is none.
template <class Rules>
base::Result<void> load_chosen(std::span<const DataFile> files, const nlohmann::json& options,
                               void (*load)(const base::JsonReader& file,
                                            const base::JsonReader& chosen, Rules& rules),
                               Rules& rules) {
  base::Fault fault{std::string(kOptionsFile)};
  base::Fault refused{"options"};
  const std::optional<nlohmann::json> text = open_data_file(files, kOptionsFile, fault);
  const nlohmann::json chosen = options.is_null() ? nlohmann::json::object() : options;
  if (text) load(base::JsonReader(*text, fault), base::JsonReader(chosen, refused), rules);
  if (fault.any()) return fault.error();
  if (refused.any()) return refused.error();
  return {};
}

}  // namespace core
