#include "rules/trilogy/load/load.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "rules/core/read_options.h"
#include "rules/trilogy/load/load_parts.h"
#include "rules/trilogy/load/option_table.h"
#include "rules/trilogy/load/seating.h"

namespace trilogy {
namespace {

using base::Fault;
using base::JsonReader;
using nlohmann::json;

struct Part {
  std::string_view file;
  void (*load)(const JsonReader&, Rules&);
};

/// Territories name regions, links and cards name territories.
constexpr std::array kParts{
    Part{"regions.json", load_regions}, Part{"territories.json", load_territories},
    Part{"links.json", load_links}, Part{"path.json", load_path}, Part{"cards.json", load_cards}};
constexpr std::string_view kOptionsFile = "options.json";

std::optional<json> open(std::span<const core::DataFile> files, std::string_view name,
                         Fault& fault) {
  const auto found = std::find_if(files.begin(), files.end(),
                                  [&](const core::DataFile& file) { return file.name == name; });
  if (found == files.end()) {
    fault.report("", "the file is missing");
    return std::nullopt;
  }
  return base::parse_text(found->text, fault);
}

}  // namespace

std::vector<std::string> data_files() {
  std::vector<std::string> names;
  for (const Part& part : kParts) names.emplace_back(part.file);
  names.emplace_back(kOptionsFile);
  return names;
}

base::Result<Rules> make_rules(std::span<const core::DataFile> files, const json& options) {
  Rules rules;
  for (const Part& part : kParts) {
    Fault fault{std::string(part.file)};
    const std::optional<json> text = open(files, part.file, fault);
    if (text) part.load(JsonReader(*text, fault), rules);
    if (fault.any()) return fault.error();
  }
  Fault fault{std::string(kOptionsFile)};
  const std::optional<json> text = open(files, kOptionsFile, fault);
  Fault refused{"options"};
  const json chosen = options.is_null() ? json::object() : options;
  if (text) load_options(JsonReader(*text, fault), JsonReader(chosen, refused), rules);
  if (fault.any()) return fault.error();
  if (refused.any()) return refused.error();
  choose_erebor(rules);
  derive_sets(rules);
  return rules;
}

json options_json(const Rules& rules) {
  json values = json::object();
  for (const OptionRow& row : option_table()) {
    values[std::string(row.id)] = core::option_value_json(row, row.get(rules.options));
  }
  values[std::string(kSeatsOption)] = rules.seating.names;
  return values;
}

}  // namespace trilogy
