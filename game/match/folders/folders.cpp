#include "game/match/folders/folders.h"

#include <cstdlib>
#include <filesystem>
#include <system_error>
#include <utility>

#include "game/match/folders/files.h"
#include "game/match/folders/program_folders.h"

namespace match {
namespace {

namespace fs = std::filesystem;

std::string environment(const char* name) {
  const char* value = std::getenv(name);
  return value == nullptr ? std::string() : std::string(value);
}

/// The XDG rule: the variable counts only when it is an absolute path.
base::Result<std::string> xdg_folder(std::string_view option, const char* variable,
                                     const char* below_home) {
  if (!option.empty()) return make_folder(std::string(option));
  const fs::path base(environment(variable));
  if (base.is_absolute()) return make_folder((base / "amonhen").string());
  const std::string home = environment("HOME");
  if (home.empty()) return base::Error{"HOME is not set; use --data-dir"};
  return make_folder((fs::path(home) / below_home / "amonhen").string());
}

bool holds_data(const fs::path& folder) {
  std::error_code ignored;
  return fs::is_regular_file(folder / "lang" / "en.json", ignored);
}

}  // namespace

base::Result<std::string> save_folder(std::string_view data_dir) {
  return xdg_folder(data_dir, "XDG_DATA_HOME", ".local/share");
}

base::Result<std::string> config_folder(std::string_view data_dir) {
  return xdg_folder(data_dir, "XDG_CONFIG_HOME", ".config");
}

base::Result<std::string> data_folder(std::string_view option) {
  const std::string named = option.empty() ? environment("AMONHEN_DATA") : std::string(option);
  if (!named.empty()) {
    if (holds_data(named)) return named;
    return base::Error{named + ": it is no data folder, for lang/en.json is not in it"};
  }
  const fs::path found = program_folders().share / "data";
  if (holds_data(found)) return found.string();
  return base::Error{found.string() + ": the data folder is not there; use --data or AMONHEN_DATA"};
}

base::Result<std::vector<core::DataFile>> read_data_files(const std::string& data,
                                                          std::string_view game,
                                                          std::span<const std::string> names) {
  std::vector<core::DataFile> files;
  for (const std::string& name : names) {
    base::Result<std::string> text = read_file((fs::path(data) / game / name).string());
    if (!text) return text.failure();
    files.push_back({name, std::move(*text)});
  }
  return files;
}

}  // namespace match
