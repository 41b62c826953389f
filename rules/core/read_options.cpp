#include "rules/core/read_options.h"

#include <nlohmann/json.hpp>

namespace core {

using base::JsonReader;
using nlohmann::json;

std::string_view id_of(OptionType type) {
  constexpr std::array<std::string_view, 3> kIds{"integer", "flag", "choice"};
  return kIds[static_cast<std::size_t>(type)];
}

namespace {

void check_option_fields(const JsonReader& entry, OptionType type, Profiles profiles) {
  const bool two = profiles == Profiles::kTwo;
  for (const auto& [field, value] : entry.members()) {
    const bool always = field == "id" || field == "type" || field == "default" ||
                        field == "ruling" || field == "text" || (two && field == "guide");
    const bool integer = type == OptionType::kInteger && (field == "from" || field == "to");
    const bool choice = type == OptionType::kChoice && field == "values";
    if (!always && !integer && !choice) {
      entry.fail("there is no field " + base::quoted(std::string_view(field)) + " here");
    }
  }
}

std::uint8_t read_option_word(const JsonReader& value, const OptionForm& form) {
  if (value.is_text() && value.text() == form.words[0]) return 0;
  if (value.is_text() && value.text() == form.words[1]) return 1;
  value.fail(base::quoted(value.value()) + " is neither " + base::quoted(form.words[0]) + " nor " +
             base::quoted(form.words[1]));
  return 0;
}

}  // namespace

OptionRange read_option_range(const JsonReader& entry, const OptionForm& form, Profiles profiles) {
  if (entry.at("type").text() != id_of(form.type)) {
    entry.at("type").fail("it is not " + base::quoted(id_of(form.type)));
  }
  entry.at("text").text();
  check_option_fields(entry, form.type, profiles);
  if (form.type == OptionType::kInteger) {
    const int from = entry.at("from").integer(0, 255);
    return {from, entry.at("to").integer(from, 255)};
  }
  if (form.type == OptionType::kFlag) return {0, 1};
  const JsonReader values = entry.at("values");
  if (values.value() != json(form.words)) values.fail("the rules know " + json(form.words).dump());
  return {0, 1};
}

std::uint8_t read_option_value(const JsonReader& value, const OptionForm& form, OptionRange range) {
  switch (form.type) {
    case OptionType::kInteger:
      return static_cast<std::uint8_t>(value.integer(range.from, range.to));
    case OptionType::kFlag: return value.boolean() ? 1 : 0;
    case OptionType::kChoice: return read_option_word(value, form);
  }
  return 0;
}

json option_value_json(const OptionForm& form, std::uint8_t value) {
  if (form.type == OptionType::kFlag) return value != 0;
  if (form.type == OptionType::kChoice) return form.words[value];
  return value;
}

void check_option_entries(const JsonReader& file, std::size_t options) {
  const std::vector<JsonReader> entries = file.list();
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

void check_chosen_options(const JsonReader& chosen, std::span<const std::string_view> known) {
  for (const auto& [id, value] : chosen.members()) {
    const bool is_known = std::find(known.begin(), known.end(), id) != known.end();
    if (!is_known) chosen.fail("there is no option " + base::quoted(std::string_view(id)));
    if (value.is_null()) value.fail("an option must have a value");
  }
}

}  // namespace core
