#include "game/screens/settings/setting_request.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>
#include <vector>

namespace screens {
namespace {

/// By the number of the switch.
constexpr std::array<std::string_view, 2> kOffOn{"off", "on"};
constexpr int kWhole = 100;

std::string joined(const std::vector<std::string>& words) {
  std::string all;
  for (const std::string& word : words) all += (all.empty() ? "" : ", ") + word;
  return all;
}

std::string from_to(int least, int most) {
  return "a number from " + std::to_string(least) + " to " + std::to_string(most);
}

/// Those that are told one by one.
std::vector<std::string> choices_of(const SettingRow& row) {
  std::vector<std::string> words;
  if (std::holds_alternative<SwitchSetting>(row.kind)) words.assign(kOffOn.rbegin(), kOffOn.rend());
  if (const auto* names = std::get_if<NameSetting>(&row.kind)) {
    words.assign(names->names.begin(), names->names.end());
  }
  if (const auto* one = std::get_if<NumberSetting>(&row.kind)) {
    for (const int number : one->numbers) words.push_back(std::to_string(number));
  }
  return words;
}

std::optional<int> place_in(std::span<const std::string_view> names, std::string_view text) {
  const auto named = std::ranges::find(names, text);
  if (named == names.end()) return std::nullopt;
  return static_cast<int>(named - names.begin());
}

std::optional<int> number_of(std::string_view text) {
  int number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
  return number;
}

bool may_be(const NumberSetting& one, int number) {
  return std::ranges::find(one.numbers, number) != one.numbers.end();
}
bool may_be(const ShareSetting&, int number) { return number >= 0 && number <= kWhole; }
bool may_be(const MeasureSetting& one, int number) {
  return number == 0 || (number >= one.least && number <= one.most);
}

std::optional<int> value_in(const SwitchSetting&, std::string_view text) {
  return place_in(kOffOn, text);
}
std::optional<int> value_in(const NameSetting& one, std::string_view text) {
  return place_in(one.names, text);
}
std::optional<int> value_in(const OwnSetting&, std::string_view) { return std::nullopt; }
template <class Kind>
std::optional<int> value_in(const Kind& one, std::string_view text) {
  const std::optional<int> number = number_of(text);
  return number && may_be(one, *number) ? number : std::nullopt;
}

std::string ids_of(std::span<const SettingRow> rows) {
  std::vector<std::string> ids;
  for (const SettingRow& row : rows) {
    if (is_simple(row)) ids.emplace_back(row.id);
  }
  return joined(ids);
}

}  // namespace

base::Result<SettingRequest> read_setting_request(std::string_view text,
                                                  std::span<const SettingRow> rows) {
  const std::string_view id = text.substr(0, text.find('='));
  const auto row = std::ranges::find(rows, id, &SettingRow::id);
  if (row == rows.end() || !is_simple(*row)) {
    return base::Error{"there is no setting " + base::quoted(id) + "; there are " + ids_of(rows)};
  }
  const std::string_view value = id.size() < text.size() ? text.substr(id.size() + 1) : "";
  const auto number = std::visit([&](const auto& one) { return value_in(one, value); }, row->kind);
  if (number) return SettingRequest{&*row, *number};
  return base::Error{"it may be " + values_of(*row)};
}

std::string values_of(const SettingRow& row) {
  if (std::holds_alternative<ShareSetting>(row.kind)) return from_to(0, kWhole);
  if (const auto* one = std::get_if<MeasureSetting>(&row.kind)) {
    return "0 or " + from_to(one->least, one->most);
  }
  return joined(choices_of(row));
}

void fulfil(std::span<const SettingRequest> requests, Settings& settings) {
  for (const SettingRequest& request : requests) set_value(*request.row, settings, request.value);
}

}  // namespace screens
