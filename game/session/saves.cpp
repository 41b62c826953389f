#include "game/session/saves.h"

#include <algorithm>
#include <array>
#include <optional>
#include <system_error>

#include "base/json_reader.h"
#include "game/match/folders/files.h"
#include "game/match/saves/load.h"
#include "game/match/saves/save_name.h"
#include "game/session/save_slot.h"

namespace session {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kEnding = ".save";
constexpr std::string_view kBlank = " \t\r\n";
constexpr std::string_view kPlainSigns = " -_";
constexpr std::string_view kHexDigits = "0123456789ABCDEF";

bool is_plain(char letter) {
  const auto byte = static_cast<unsigned char>(letter);
  return byte >= 0x80 || (letter >= '0' && letter <= '9') || (letter >= 'a' && letter <= 'z') ||
         (letter >= 'A' && letter <= 'Z') || kPlainSigns.find(letter) != std::string_view::npos;
}

std::string_view trim(std::string_view name) {
  const std::size_t first = name.find_first_not_of(kBlank);
  if (first == std::string_view::npos) return {};
  return name.substr(first, name.find_last_not_of(kBlank) - first + 1);
}

std::string to_file_name(std::string_view name) {
  std::string safe;
  for (const char letter : name) {
    if (is_plain(letter)) {
      safe += letter;
      continue;
    }
    const auto byte = static_cast<unsigned char>(letter);
    safe += {'%', kHexDigits[byte >> 4U], kHexDigits[byte & 0xFU]};
  }
  return safe;
}

/// What to_file_name() was given. A file that somebody else put there keeps its own name.
std::string from_file_name(std::string_view safe) {
  std::string name;
  for (std::size_t i = 0; i < safe.size(); ++i) {
    const bool has_digits = safe[i] == '%' && i + 2 < safe.size();
    const std::size_t high = has_digits ? kHexDigits.find(safe[i + 1]) : std::string_view::npos;
    const std::size_t low = has_digits ? kHexDigits.find(safe[i + 2]) : std::string_view::npos;
    if (high == std::string_view::npos || low == std::string_view::npos) {
      name += safe[i];
      continue;
    }
    name += static_cast<char>(high << 4U | low);
    i += 2;
  }
  return to_file_name(name) == safe ? name : std::string(safe);
}

/// "GAME.save.earlier-2" was put aside for the reason "earlier"; empty if it was not.
std::string_view aside_reason(std::string_view file, std::string_view game) {
  for (int table = 1; table <= kMostTables; ++table) {
    const std::string slot = slot_name(game, table) + ".";
    if (!file.starts_with(slot)) continue;
    const std::string_view rest = file.substr(slot.size());
    const std::size_t dash = rest.find('-');
    const bool is_counted = dash != rest.npos;
    const std::string_view number = is_counted ? rest.substr(dash + 1) : "1";
    if (number.empty() || number.find_first_not_of("0123456789") != number.npos) return {};
    for (const std::string_view reason : kAsideReasons) {
      if (rest.substr(0, dash) == reason) return reason;
    }
  }
  return {};
}

/// What kind of save of the game a file is, and its name; nothing if it is none.
std::optional<SavedGame> name_of(const fs::path& path, std::string_view game) {
  const std::string file = path.filename().string();
  if (const std::string_view reason = aside_reason(file, game); !reason.empty()) {
    return SavedGame{
        .kind = SaveKind::kAside, .name = file, .path = path.string(), .aside = reason};
  }
  if (!file.ends_with(kEnding)) return std::nullopt;
  SavedGame saved{.kind = SaveKind::kAutomatic, .name = file, .path = path.string()};
  for (int table = 1; table <= kMostTables; ++table) {
    if (file == slot_name(game, table)) return saved;
  }
  const std::string prefix = std::string(game) + ".";
  if (!file.starts_with(prefix) || file.size() <= prefix.size() + kEnding.size()) {
    return std::nullopt;
  }
  const std::string_view between =
      std::string_view(file).substr(prefix.size(), file.size() - prefix.size() - kEnding.size());
  saved.kind = SaveKind::kNamed;
  saved.name = from_file_name(between);
  return saved;
}

/// After the last position that counts, or where the game began.
int turn_of(const match::SaveFile& file) {
  const std::vector<const match::SaveLine*> lines = match::lines_that_count(file);
  const auto last = std::find_if(lines.rbegin(), lines.rend(), [](const match::SaveLine* line) {
    return line->kind == match::LineKind::kPosition;
  });
  if (last != lines.rend()) return (*last)->content["turn"].get<int>();
  const auto& start = file.setup.position;
  if (!start || !start->contains("turn") || !(*start)["turn"].is_number_integer()) return 1;
  return (*start)["turn"].get<int>();
}

void read_into(SavedGame& saved, std::string_view game) {
  const base::Result<std::string> text = match::read_file(saved.path);
  if (!text) {
    saved.fault = text.error();
    return;
  }
  const base::Result<match::SaveFile> file = match::read_save(*text, saved.path);
  if (!file) {
    saved.fault = file.error();
  } else if (file->game != game) {
    saved.fault =
        match::save_error(saved.path, 1, "it is a game of " + base::quoted(file->game)).message;
  } else {
    if (auto sound = match::check_positions(*file); !sound) saved.fault = sound.error();
    saved.turn = turn_of(*file);
    saved.sides = file->setup.seats;
  }
}

}  // namespace

namespace {

/// What lies there by its names and dates alone, as it is listed.
std::vector<SavedGame> find_saves(const std::string& folder, std::string_view game) {
  std::vector<SavedGame> list;
  std::error_code error;
  for (fs::directory_iterator entry(folder, error), end; !error && entry != end;
       entry.increment(error)) {
    std::optional<SavedGame> saved = name_of(entry->path(), game);
    std::error_code ignored;
    if (!saved || !entry->is_regular_file(ignored)) continue;
    saved->date = entry->last_write_time(ignored);
    list.push_back(std::move(*saved));
  }
  std::sort(list.begin(), list.end(), [](const SavedGame& one, const SavedGame& other) {
    if (one.aside.empty() != other.aside.empty()) return one.aside.empty();
    return one.date != other.date ? one.date > other.date : one.path < other.path;
  });
  return list;
}

}  // namespace

std::vector<SavedGame> list_saves(const std::string& folder, std::string_view game) {
  std::vector<SavedGame> list = find_saves(folder, game);
  for (SavedGame& saved : list) read_into(saved, game);
  return list;
}

void drop_earliest(const std::string& folder, std::string_view game) {
  std::size_t earlier = 0;
  for (const SavedGame& saved : find_saves(folder, game)) {
    std::error_code ignored;
    if (saved.aside != kAsideReasons[0] || ++earlier <= kMostEarlier) continue;
    fs::remove(saved.path, ignored);  // else it stays
  }
}

base::Result<void> delete_aside(const std::string& path, std::string_view game) {
  const std::optional<SavedGame> saved = name_of(path, game);
  std::error_code error;
  if (!saved || saved->aside.empty())
    return base::Error{path + ": it is no game that was put aside"};
  if (fs::remove(path, error)) return {};
  return base::Error{path + ": cannot delete it: " + (error ? error.message() : "it is not there")};
}

base::Result<std::string> path_of_save(const std::string& folder, std::string_view game,
                                       std::string_view name) {
  const std::string_view trimmed = trim(name);
  if (trimmed.empty()) return base::Error{"a saved game needs a name"};
  if (match::fault_of_name(trimmed) == match::NameFault::kTooLong) {
    return base::Error{"the name of a saved game has at most " +
                       std::to_string(match::kMostLettersOfName) + " letters"};
  }
  const std::string file = std::string(game) + "." + to_file_name(trimmed) + std::string(kEnding);
  return (fs::path(folder) / file).string();
}

base::Result<void> save_under_name(const Session& session, const std::string& folder,
                                   std::string_view name, Existing existing) {
  const base::Result<std::string> path = path_of_save(folder, session.game(), name);
  if (!path) return path.failure();
  std::error_code ignored;
  if (fs::exists(*path, ignored)) {
    std::optional<SavedGame> there = name_of(*path, session.game());
    if (existing == Existing::kKeep) {
      return base::Error{"there is a saved game " + base::quoted(there->name) + " already"};
    }
    read_into(*there, session.game());
    if (there->is_damaged())
      return base::Error{"a damaged file is not written over: " + there->fault};
  }
  const auto file = match::replace_file(*path, session.save_text());
  if (!file) return file.failure();
  return {};
}

base::Result<void> delete_save(const std::string& folder, std::string_view game,
                               std::string_view name) {
  const base::Result<std::string> path = path_of_save(folder, game, name);
  if (!path) return path.failure();
  std::error_code error;
  if (fs::remove(*path, error)) return {};
  return base::Error{error ? *path + ": cannot delete it: " + error.message()
                           : "there is no saved game " + base::quoted(trim(name))};
}

}  // namespace session
