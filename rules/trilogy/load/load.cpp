#include "rules/trilogy/load/load.h"

#include <array>
#include <nlohmann/json.hpp>

#include "rules/core/data_parts.h"
#include "rules/core/read_options.h"
#include "rules/trilogy/load/load_parts.h"
#include "rules/trilogy/load/option_table.h"
#include "rules/trilogy/load/seating.h"

namespace trilogy {
using nlohmann::json;

namespace {

using Part = core::DataPart<Rules>;

/// Territories name regions, links and cards name territories.
constexpr std::array kParts{
    Part{"regions.json", load_regions}, Part{"territories.json", load_territories},
    Part{"links.json", load_links}, Part{"path.json", load_path}, Part{"cards.json", load_cards}};

}  // namespace

std::vector<std::string> data_files() { return core::names_of(kParts); }

base::Result<Rules> make_rules(std::span<const core::DataFile> files, const json& options) {
  Rules rules;
  for (const Part& part : kParts) {
    if (const auto read = core::load_part(files, part, rules); !read) return read.failure();
  }
  const auto chosen = core::load_chosen(files, options, load_options, rules);
  if (!chosen) return chosen.failure();
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
