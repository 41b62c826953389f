// data/wotr/options.json: section 1 of the rulings.

#include <nlohmann/json.hpp>

#include "rules/wotr/load/load.h"
#include "rules/wotr/load/load_parts.h"
#include "rules/wotr/load/option_table.h"

namespace wotr {
namespace {

using base::JsonReader;
using nlohmann::json;

constexpr std::string_view kProfile = "rules.profile";

/// The numbers that a value may be.
struct Range {
  int from = 0;
  int to = 0;
};

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

/// What the options.json must say of the values, and nothing else.
Range read_range(const JsonReader& entry, const OptionRow& row) {
  if (row.type == OptionType::kInteger) {
    entry.allow({"id", "type", "from", "to", "default", "guide", "ruling", "text"});
    const int from = entry.at("from").integer(0, 255);
    return {from, entry.at("to").integer(from, 255)};
  }
  if (row.type == OptionType::kFlag) {
    entry.allow({"id", "type", "default", "guide", "ruling", "text"});
    return {0, 1};
  }
  entry.allow({"id", "type", "values", "default", "guide", "ruling", "text"});
  const JsonReader values = entry.at("values");
  if (values.value() != json(row.words)) values.fail("the rules know " + json(row.words).dump());
  return {0, 1};
}

std::uint8_t read_word(const JsonReader& value, const OptionRow& row) {
  if (value.is_text() && value.text() == row.words[0]) return 0;
  if (value.is_text() && value.text() == row.words[1]) return 1;
  value.fail(base::quoted(value.value()) + " is neither " + base::quoted(row.words[0]) + " nor " +
             base::quoted(row.words[1]));
  return 0;
}

std::uint8_t read_value(const JsonReader& value, const OptionRow& row, Range range) {
  switch (row.type) {
    case OptionType::kInteger:
      return static_cast<std::uint8_t>(value.integer(range.from, range.to));
    case OptionType::kFlag: return value.boolean() ? 1 : 0;
    case OptionType::kChoice: return read_word(value, row);
  }
  return 0;
}

void load_option(const JsonReader& entry, const JsonReader& chosen, Rules& rules) {
  const std::string id = entry.at("id").text();
  const OptionRow* row = find_option(id);
  if (row == nullptr) return entry.fail("no rule asks for this option");
  if (entry.at("type").text() != id_of(row->type)) {
    entry.at("type").fail("it is not " + base::quoted(id_of(row->type)));
  }
  entry.at("ruling").text();
  const Range range = read_range(entry, *row);
  rules.option_descriptions.push_back({.row = row,
                                       .from = range.from,
                                       .to = range.to,
                                       .published = read_value(entry.at("default"), *row, range),
                                       .guide = read_value(entry.at("guide"), *row, range),
                                       .text = entry.at("text").text()});
  const auto value = chosen.find(id);
  row->set(rules.options,
           read_value(value ? *value : entry.at(default_field(chosen)), *row, range));
}

void check_chosen(const JsonReader& chosen) {
  for (const auto& [id, value] : chosen.members()) {
    const bool is_known = id == kProfile || find_option(id) != nullptr;
    if (!is_known) chosen.fail("there is no option " + base::quoted(std::string_view(id)));
    if (value.is_null()) value.fail("an option must have a value");
  }
}

/// One row for each option: no fewer, and none twice.
void check_rows(const JsonReader& file, const std::vector<JsonReader>& entries) {
  const std::size_t options = option_table().size();
  if (entries.size() != options) {
    file.fail("there are " + std::to_string(entries.size()) + " options instead of " +
              std::to_string(options));
  }
  for (std::size_t i = 0; i < entries.size(); ++i) {
    for (std::size_t j = 0; j < i; ++j) {
      if (entries[i].at("id").value() == entries[j].at("id").value()) {
        entries[i].fail("this option stands here twice");
      }
    }
  }
}

json value_json(const OptionRow& row, std::uint8_t value) {
  if (row.type == OptionType::kFlag) return value != 0;
  if (row.type == OptionType::kChoice) return row.words[value];
  return value;
}

}  // namespace

void load_options(const JsonReader& file, const JsonReader& chosen, Rules& rules) {
  check_chosen(chosen);
  const std::vector<JsonReader> entries = file.list();
  for (const JsonReader& entry : entries) load_option(entry, chosen, rules);
  check_rows(file, entries);
  rules.teams = team_layout_for(rules.options.players);
  rules.nations[static_cast<std::size_t>(Nation::kIsengard)].start_box =
      rules.options.isengard_start_box;
}

json options_json(const Options& options) {
  json values = json::object();
  for (const OptionRow& row : option_table()) {
    values[std::string(row.id)] = value_json(row, row.get(options));
  }
  return values;
}

json options_json(const Rules& rules) { return options_json(rules.options); }

}  // namespace wotr
