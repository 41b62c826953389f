// data/wotr/options.json: section 1 of the rulings.

#include <nlohmann/json.hpp>

#include "rules/core/read_options.h"
#include "rules/wotr/load/load.h"
#include "rules/wotr/load/load_parts.h"
#include "rules/wotr/load/option_table.h"

namespace wotr {
namespace {

using base::JsonReader;
using nlohmann::json;

constexpr std::string_view kProfile = "rules.profile";

/// "published", unless the rules are asked for by the other profile (0.2).
std::string_view default_field(const JsonReader& chosen) {
  const auto profile = chosen.find(kProfile);
  if (!profile) return "default";
  const std::string name = profile->text();
  if (name != "published" && name != "guide") {
    profile->fail("there is no profile " + base::quoted(std::string_view(name)));
  }
  return name == "guide" ? "guide" : "default";
}

}  // namespace

void load_options(const JsonReader& file, const JsonReader& chosen, Rules& rules) {
  rules.option_descriptions = core::read_options(file, chosen, option_table(), core::Profiles::kTwo,
                                                 default_field(chosen), {kProfile}, rules.options);
  rules.teams = team_layout_for(rules.options.players);
  rules.nations[static_cast<std::size_t>(Nation::kIsengard)].start_box =
      rules.options.isengard_start_box;
}

json options_json(const Options& options) {
  json values = json::object();
  for (const OptionRow& row : option_table()) {
    values[std::string(row.id)] = core::option_value_json(row, row.get(options));
  }
  return values;
}

json options_json(const Rules& rules) { return options_json(rules.options); }

}  // namespace wotr
