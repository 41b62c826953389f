#include "game/app/screen/settings.h"

#include <filesystem>
#include <system_error>

#include "game/lang/languages.h"
#include "game/match/folders/files.h"
#include "game/match/folders/folders.h"
#include "game/screens/settings/settings_text.h"

namespace app {
namespace {

namespace fs = std::filesystem;
using screens::Settings;

constexpr std::size_t kMostBytes = 16u << 10;

/// Without what is meant for once, as long as nobody has changed it.
Settings lasting(KeptSettings& kept, Settings settings) {
  const Settings before = kept.settings.value_or(Settings{});
  std::erase_if(kept.for_once, [&](const screens::SettingRequest& request) {
    return value_of(*request.row, settings) != request.value;
  });
  for (const screens::SettingRequest& request : kept.for_once) {
    set_value(*request.row, settings, value_of(*request.row, before));
  }
  return settings;
}

}  // namespace

std::string speech_of(const Settings& settings) {
  return settings.language + (settings.plain_words ? std::string(lang::kPlainly) : "");
}

KeptSettings recall_settings(std::string_view data_dir, std::span<const commands::Row> commands) {
  KeptSettings kept;
  const base::Result<std::string> folder = match::config_folder(data_dir);
  if (!folder) {
    kept.fault = folder.error();
    return kept;
  }
  kept.path = (fs::path(*folder) / "settings.json").string();
  std::error_code ignored;
  if (!fs::exists(kept.path, ignored)) return kept;
  const base::Result<std::string> text = match::read_file(kept.path, kMostBytes);
  const base::Result<Settings> settings =
      text ? screens::read_settings(*text, kept.path, screens::setting_rows(), commands)
           : base::Result<Settings>(text.failure());
  if (settings) {
    kept.settings = *settings;
  } else {
    kept.fault = settings.error();
    kept.is_bad = true;
  }
  return kept;
}

void take_for_once(KeptSettings& kept, std::span<const screens::SettingRequest> requests,
                   Settings& settings) {
  kept.for_once.assign(requests.begin(), requests.end());
  fulfil(requests, settings);
}

base::Result<void> keep_settings(KeptSettings& kept, const Settings& settings) {
  kept.settings = lasting(kept, settings);
  if (kept.path.empty()) return {};  // that was told when they were recalled
  if (kept.is_bad) {
    const base::Result<std::string> aside = match::put_aside(kept.path, "bad");
    if (!aside) return aside.failure();
    kept.is_bad = false;
  }
  const auto file = match::replace_file(kept.path, screens::settings_text(*kept.settings));
  if (!file) return file.failure();
  return {};
}

}  // namespace app
