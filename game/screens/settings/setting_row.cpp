#include "game/screens/settings/setting_row.h"

#include <nlohmann/json.hpp>

namespace screens {
namespace {

int value_of(const NameSetting& one, const Settings& settings) { return one.get(settings); }
int value_of(const OwnSetting&, const Settings&) { return 0; }
template <class Kind>
int value_of(const Kind& one, const Settings& settings) {
  return static_cast<int>(one.member.of(settings));
}

void set_value(const SwitchSetting& one, Settings& settings, int value) {
  one.member.of(settings) = value != 0;
}
void set_value(const NameSetting& one, Settings& settings, int value) { one.set(settings, value); }
void set_value(const OwnSetting&, Settings&, int) {}
template <class Kind>
void set_value(const Kind& one, Settings& settings, int value) {
  one.member.of(settings) = value;
}

}  // namespace

bool is_simple(const SettingRow& row) { return !std::holds_alternative<OwnSetting>(row.kind); }

int value_of(const SettingRow& row, const Settings& settings) {
  return std::visit([&](const auto& one) { return value_of(one, settings); }, row.kind);
}

void set_value(const SettingRow& row, Settings& settings, int value) {
  std::visit([&](const auto& one) { set_value(one, settings, value); }, row.kind);
}

bool is_same(const SettingRow& row, const Settings& one, const Settings& other) {
  if (const auto* own = std::get_if<OwnSetting>(&row.kind)) {
    return own->write(one) == own->write(other);
  }
  return value_of(row, one) == value_of(row, other);
}

}  // namespace screens
