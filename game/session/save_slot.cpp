#include "game/session/save_slot.h"

#include <chrono>
#include <filesystem>
#include <system_error>
#include <thread>

#include "game/match/folders.h"

namespace session {
namespace {

constexpr int kLockTries = 12;
constexpr std::chrono::milliseconds kLockWait{50};

/// A program that was killed a moment ago may still hold its lock while the system takes it apart.
base::Result<match::FileHandle> lock_patiently(const std::string& path) {
  base::Result<match::FileHandle> lock = match::lock_game(path);
  for (int tries = 0; !lock && tries < kLockTries; ++tries) {
    std::this_thread::sleep_for(kLockWait);
    base::Result<match::FileHandle> again = match::lock_game(path);
    if (again) return again;
  }
  return lock;
}

}  // namespace

std::string slot_name(std::string_view game, int table) {
  return std::string(game) + (table == 1 ? "" : "-" + std::to_string(table)) + ".save";
}

base::Result<SaveSlot> SaveSlot::claim(std::string_view data_dir, std::string_view game) {
  const base::Result<std::string> folder = match::save_folder(data_dir);
  if (!folder) return base::Error{folder.error()};
  std::string fault;
  for (int table = 1; table <= kMostTables; ++table) {
    const std::string path = (std::filesystem::path(*folder) / slot_name(game, table)).string();
    base::Result<match::FileHandle> lock =
        table == 1 ? lock_patiently(path) : match::lock_game(path);
    if (lock) return SaveSlot(path, std::move(*lock));
    if (fault.empty()) fault = lock.error();
  }
  return base::Error{fault};
}

bool SaveSlot::is_empty() const {
  std::error_code ignored;
  return !std::filesystem::exists(path_, ignored);
}

std::string SaveSlot::folder() const { return std::filesystem::path(path_).parent_path().string(); }

std::string SaveSlot::keep(Session& session, bool is_this_match, const std::string& reason) const {
  if (is_this_match) return session.keep_in(path_, Session::Keep::kGoOn);
  if (!is_empty()) {
    const base::Result<std::string> aside = match::put_aside(path_, reason);
    if (!aside) return aside.error();
  }
  return session.keep_in(path_, Session::Keep::kNewFile);
}

}  // namespace session
