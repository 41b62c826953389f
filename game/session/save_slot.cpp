#include "game/session/save_slot.h"

#include <chrono>
#include <filesystem>
#include <thread>

#include "game/match/folders/folders.h"
#include "game/session/saves.h"

namespace session {
namespace {

constexpr int kLockTries = 12;
constexpr std::chrono::milliseconds kLockWait{50};

/// A program that was killed a moment ago may still hold its lock while the system takes it apart.
base::Result<match::LockedFile> claim_patiently(const std::string& path) {
  base::Result<match::LockedFile> file = match::LockedFile::claim(path);
  for (int tries = 0; !file && tries < kLockTries; ++tries) {
    std::this_thread::sleep_for(kLockWait);
    base::Result<match::LockedFile> again = match::LockedFile::claim(path);
    if (again) return again;
  }
  return file;
}

}  // namespace

std::string slot_name(std::string_view game, int table) {
  return std::string(game) + (table == 1 ? "" : "-" + std::to_string(table)) + ".save";
}

base::Result<SaveSlot> SaveSlot::claim(std::string_view data_dir, std::string_view game) {
  const base::Result<std::string> folder = match::save_folder(data_dir);
  if (!folder) return folder.failure();
  base::Result<void> done;
  for (int table = 1; table <= kMostTables; ++table) {
    const std::string path = (std::filesystem::path(*folder) / slot_name(game, table)).string();
    base::Result<match::LockedFile> file =
        table == 1 ? claim_patiently(path) : match::LockedFile::claim(path);
    if (file) return SaveSlot(std::move(*file));
    if (done) done = file.failure();  // why the first was not to be had
  }
  return done.failure();
}

std::string SaveSlot::folder() const {
  return std::filesystem::path(path()).parent_path().string();
}

base::Result<void> SaveSlot::keep(Session& session, bool is_this_match,
                                  const std::string& reason) const {
  if (is_this_match) return session.keep_in(file_, Session::Keep::kGoOn);
  if (is_empty()) return session.keep_in(file_, Session::Keep::kNewFile);
  // The old match goes when the new one is on the disk.
  const base::Result<std::string> aside = file_->keep_aside(reason);
  if (!aside) return aside.failure();
  base::Result<void> done = session.keep_in(file_, Session::Keep::kNewFile);
  if (!done) std::filesystem::remove(*aside);
  if (done) drop_earliest(folder(), session.game());
  return done;
}

}  // namespace session
