#include "game/screens/settings/settings_text.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "base/json_text.h"

namespace screens {
namespace {

using base::JsonReader;
using nlohmann::json;

constexpr int kFormat = 1;
constexpr const char* kFormatField = "format";

using Rows = std::span<const SettingRow>;
using Commands = std::span<const commands::Row>;

/// The id before and behind the dot; without one there is no group.
struct Place {
  std::string group;
  std::string name;
};

Place place_of(const SettingRow& row) {
  const std::size_t dot = row.id.find('.');
  if (dot == std::string_view::npos) return {{}, std::string(row.id)};
  return {std::string(row.id.substr(0, dot)), std::string(row.id.substr(dot + 1))};
}

bool has_field(Rows rows, std::string_view group, std::string_view name) {
  if (group.empty() && name == kFormatField) return true;
  return std::ranges::any_of(rows, [&](const SettingRow& row) {
    const Place place = place_of(row);
    if (place.group == group) return place.name == name;
    return group.empty() && place.group == name;
  });
}

/// Other fields than those of the group are a fault; without a name it is that of all.
void check_fields(const JsonReader& fields, Rows rows, std::string_view group = {}) {
  if (!fields.is_object()) return fields.fail("an object is expected");
  for (const auto& [name, value] : fields.members()) {
    if (has_field(rows, group, name)) continue;
    fields.fail("there is no field " + base::quoted(name) + " here");
  }
}

/// Nothing where the file may lack it, and does.
std::optional<JsonReader> field_of(const SettingRow& row, const JsonReader& top, Rows rows) {
  const Place place = place_of(row);
  if (!place.group.empty()) {
    const auto group = top.find(place.group);
    if (!group) return std::nullopt;
    check_fields(*group, rows, place.group);
    return group->at(place.name);
  }
  if (row.in_file == InFile::kSinceTheFirst) return top.at(row.id);
  return top.find(row.id);
}

void read(const SwitchSetting& one, const JsonReader& field, Settings& settings) {
  one.member.of(settings) = field.boolean();
}

void read(const NumberSetting& one, const JsonReader& field, Settings& settings) {
  int number = field.integer(one.numbers.front(), one.numbers.back());
  if (one.from_older_file != nullptr) number = one.from_older_file(number);
  if (std::ranges::find(one.numbers, number) == one.numbers.end()) {
    field.fail("it is none of those that can be chosen");
  }
  one.member.of(settings) = number;
}

void read(const ShareSetting& one, const JsonReader& field, Settings& settings) {
  one.member.of(settings) = field.integer(0, 100);
}

void read(const MeasureSetting& one, const JsonReader& field, Settings& settings) {
  const int number = field.integer(0, one.most);
  if (number != 0 && number < one.least) field.fail(one.too_small);
  one.member.of(settings) = number;
}

/// "it is read, brisk or instant"
std::string names_there_are(std::span<const std::string_view> names) {
  std::string words = "it is ";
  for (const std::string_view& name : names) {
    const bool is_last = &name == &names.back();
    if (&name != &names.front()) words += is_last ? " or " : ", ";
    words += name;
  }
  return words;
}

void read(const NameSetting& one, const JsonReader& field, Settings& settings) {
  const auto named = std::ranges::find(one.names, field.text());
  if (named == one.names.end()) return field.fail(names_there_are(one.names));
  one.set(settings, static_cast<int>(named - one.names.begin()));
}

Settings read_fields(const JsonReader& top, Rows rows, Commands commands) {
  check_fields(top, rows);
  if (top.at(kFormatField).integer(0, 1000000) != kFormat) {
    top.at(kFormatField).fail("this program reads format 1");
  }
  Settings settings;
  for (const SettingRow& row : rows) {
    const auto field = field_of(row, top, rows);
    if (!field) continue;
    const auto read_kind = [&](const auto& one) {
      if constexpr (std::is_same_v<decltype(one), const OwnSetting&>) {
        one.read(*field, commands, settings);
      } else {
        read(one, *field, settings);
      }
    };
    std::visit(read_kind, row.kind);
  }
  return settings;
}

json written(const SwitchSetting& one, const Settings& settings) { return one.member.of(settings); }
json written(const NameSetting& one, const Settings& settings) {
  return one.names[static_cast<std::size_t>(one.get(settings))];
}
json written(const OwnSetting& one, const Settings& settings) { return one.write(settings); }
template <class Kind>
json written(const Kind& one, const Settings& settings) {
  return one.member.of(settings);
}

}  // namespace

base::Result<Settings> read_settings(const std::string& text, const std::string& path, Rows rows,
                                     Commands commands) {
  // The first reading minds size and depth, the second fields that stand twice.
  if (const auto harmless = base::parse_json(text); !harmless) {
    return base::Error{path + ": " + harmless.error()};
  }
  base::Fault fault{path};
  const std::optional<json> value = base::parse_text(text, fault);
  if (!value) return fault.error();
  const Settings settings = read_fields(JsonReader(*value, fault), rows, commands);
  if (fault.any()) return fault.error();
  return settings;
}

std::string settings_text(const Settings& settings, Rows rows) {
  json fields{{kFormatField, kFormat}};
  for (const SettingRow& row : rows) {
    const Place place = place_of(row);
    json& group = place.group.empty() ? fields : fields[place.group];
    group[place.name] =
        std::visit([&](const auto& one) { return written(one, settings); }, row.kind);
  }
  return fields.dump(2) + "\n";
}

}  // namespace screens
