#include "game/app/save_slot.h"

#include <chrono>
#include <filesystem>
#include <optional>
#include <system_error>
#include <thread>

#include "game/match/folders.h"

namespace app {
namespace {

constexpr int kMostTables = 8;
constexpr int kLockTries = 12;
constexpr std::chrono::milliseconds kLockWait{50};

std::string slot_name(int number) {
  return number == 1 ? "wotr.save" : "wotr-" + std::to_string(number) + ".save";
}

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

base::Result<SaveSlot> SaveSlot::claim(std::string_view data_dir) {
  const base::Result<std::string> folder = match::save_folder(data_dir);
  if (!folder) return base::Error{folder.error()};
  std::string fault;
  for (int number = 1; number <= kMostTables; ++number) {
    const std::string path = (std::filesystem::path(*folder) / slot_name(number)).string();
    base::Result<match::FileHandle> lock =
        number == 1 ? lock_patiently(path) : match::lock_game(path);
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

std::string SaveSlot::keep(Session& session, bool is_this_match, const std::string& reason) {
  using Autosave = match::Autosave<wotr::Game>;
  if (is_this_match) {
    base::Result<Autosave> autosave = Autosave::go_on(path_, session.match());
    if (!autosave) return autosave.error();
    session.keep_in(std::move(*autosave));
    return {};
  }
  if (!is_empty()) {
    const base::Result<std::string> aside = match::put_aside(path_, reason);
    if (!aside) return aside.error();
  }
  base::Result<Autosave> autosave = Autosave::create(path_, session.match());
  if (!autosave) return autosave.error();
  session.keep_in(std::move(*autosave));
  return {};
}

}  // namespace app
