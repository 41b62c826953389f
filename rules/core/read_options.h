#pragma once

#include <algorithm>
#include <initializer_list>
#include <nlohmann/json_fwd.hpp>
#include <span>
#include <vector>

#include "base/json_reader.h"
#include "rules/core/option_table.h"
#include "rules/core/read_ruling.h"

namespace core {

// options.json of a game, and the options that a person chose. The file says of each option its
// type, its values, its default and its ruling; a game with a second profile of rules has a field
// "guide" in each entry as well.

/// The numbers that a value may be.
struct OptionRange {
  int from = 0;
  int to = 0;
};

enum class Profiles : std::uint8_t { kOne, kTwo };

/// What an entry may say of the values, and nothing else.
OptionRange read_option_range(const base::JsonReader& entry, const OptionForm& form,
                              Profiles profiles);
std::uint8_t read_option_value(const base::JsonReader& value, const OptionForm& form,
                               OptionRange range);
nlohmann::json option_value_json(const OptionForm& form, std::uint8_t value);
/// One row for each option: no fewer, and none twice.
void check_option_entries(const base::JsonReader& file, std::size_t options);
/// Every chosen value belongs to a known option and is one.
void check_chosen_options(const base::JsonReader& chosen, std::span<const std::string_view> known);

template <class Options>
const OptionRow<Options>* find_option_row(std::span<const OptionRow<Options>> table,
                                          std::string_view id) {
  const auto row = std::find_if(table.begin(), table.end(),
                                [&](const OptionForm& option) { return option.id == id; });
  return row == table.end() ? nullptr : &*row;
}

/// What options.json says, and whose value where none is chosen: that of the entry's field
/// `default_field`. `beside` are ids that may be chosen and are no options of the table.
template <class Options>
std::vector<OptionDescription<Options>> read_options(
    const base::JsonReader& file, const base::JsonReader& chosen,
    std::span<const OptionRow<Options>> table, Profiles profiles, std::string_view default_field,
    std::initializer_list<std::string_view> beside, Options& options) {
  std::vector<std::string_view> known(beside);
  for (const OptionForm& form : table) known.push_back(form.id);
  check_chosen_options(chosen, known);
  std::vector<OptionDescription<Options>> descriptions;
  for (const base::JsonReader& entry : file.list()) {
    const std::string id = entry.at("id").text();
    const OptionRow<Options>* row = find_option_row(table, id);
    if (row == nullptr) {
      entry.fail("no rule asks for this option");
      continue;
    }
    const OptionRange range = read_option_range(entry, *row, profiles);
    const std::uint8_t published = read_option_value(entry.at("default"), *row, range);
    const std::uint8_t guide =
        profiles == Profiles::kTwo ? read_option_value(entry.at("guide"), *row, range) : published;
    descriptions.push_back({.row = row,
                            .from = range.from,
                            .to = range.to,
                            .published = published,
                            .guide = guide,
                            .ruling = read_ruling(entry.at("ruling"))});
    const auto value = chosen.find(id);
    row->set(options, read_option_value(value ? *value : entry.at(default_field), *row, range));
  }
  check_option_entries(file, table.size());
  return descriptions;
}

}  // namespace core
