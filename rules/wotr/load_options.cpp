// data/wotr/options.json: section 1 of the rulings, as far as it is played.

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

#include "rules/wotr/load.h"
#include "rules/wotr/load_parts.h"

namespace wotr {
namespace {

using core::JsonReader;

constexpr std::string_view kProfile = "rules.profile";

struct OptionRow {
  std::string_view id;
  std::uint8_t Options::*value;
};
constexpr std::array kOptions{
    OptionRow{"players", &Options::players},
    OptionRow{"politics.isengardStartBox", &Options::isengard_start_box},
    OptionRow{"hunt.minAllocationAfterMove", &Options::min_allocation_after_move},
};

/// "published", unless the rules are asked for by the other profile (0.2).
std::string_view default_field(const JsonReader& chosen) {
  const auto profile = chosen.find(kProfile);
  if (!profile) return "default";
  const std::string name = profile->text();
  if (name != "published" && name != "guide") {
    profile->fail("there is no profile " + core::quoted(std::string_view(name)));
  }
  return name == "guide" ? "guide" : "default";
}

void load_option(const JsonReader& entry, const JsonReader& chosen, Rules& rules) {
  entry.allow({"id", "type", "from", "to", "default", "guide", "ruling", "text"});
  const std::string id = entry.at("id").text();
  const auto row = std::find_if(kOptions.begin(), kOptions.end(),
                                [&](const OptionRow& option) { return option.id == id; });
  if (row == kOptions.end()) return entry.fail("no rule asks for this option");
  if (entry.at("type").text() != "integer") entry.at("type").fail("it is not \"integer\"");
  entry.at("ruling").text();
  entry.at("text").text();
  const int from = entry.at("from").integer(0, 255);
  const int to = entry.at("to").integer(from, 255);
  entry.at("default").integer(from, to);
  entry.at("guide").integer(from, to);
  const auto value = chosen.find(id);
  const int number =
      value ? value->integer(from, to) : entry.at(default_field(chosen)).integer(from, to);
  rules.options.*row->value = static_cast<std::uint8_t>(number);
}

void check_chosen(const JsonReader& chosen) {
  for (const auto& [id, value] : chosen.members()) {
    const bool is_known = id == kProfile || std::any_of(kOptions.begin(), kOptions.end(),
                                                        [&, &name = id](const OptionRow& option) {
                                                          return option.id == name;
                                                        });
    if (!is_known) chosen.fail("there is no option " + core::quoted(std::string_view(id)));
    if (value.is_null()) value.fail("an option must have a value");
  }
}

}  // namespace

void load_options(const JsonReader& file, const JsonReader& chosen, Rules& rules) {
  check_chosen(chosen);
  const std::vector<JsonReader> entries = file.list();
  for (const JsonReader& entry : entries) load_option(entry, chosen, rules);
  if (entries.size() != kOptions.size()) {
    file.fail("there are " + std::to_string(entries.size()) + " options instead of " +
              std::to_string(kOptions.size()));
  }
  rules.seating = seating_for(rules.options.players);
  rules.nations[static_cast<std::size_t>(Nation::kIsengard)].start_box =
      rules.options.isengard_start_box;
}

nlohmann::json options_json(const Rules& rules) {
  nlohmann::json values = nlohmann::json::object();
  for (const OptionRow& option : kOptions) {
    values[std::string(option.id)] = rules.options.*option.value;
  }
  return values;
}

}  // namespace wotr
