#pragma once

#include <cstddef>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "game/match/setup.h"

namespace match {

/// A long game has two of them.
inline constexpr std::size_t kMostSaveBytes = std::size_t{16} << 20;

enum class LineKind { kStep, kUndo, kPosition };

/// One line of a save after the header; its fields are there and have the right types.
struct SaveLine {
  int number = 0;  ///< in the file, from 1
  LineKind kind = LineKind::kStep;
  nlohmann::json content;
};

/// A save as text, understood but not yet played.
struct SaveFile {
  std::string name;  ///< begins the sentence of every error
  std::string game;
  int rules_version = 0;
  std::string data_hash;
  Setup setup;
  std::vector<SaveLine> lines;
  std::vector<std::string> notices;  ///< sentences for the player: what was dropped or converted
  bool whole = true;                 ///< its last line and newline are there
  bool converted = false;            ///< it was of an older format
};

/// "game.save, line 12: reason".
base::Error save_error(std::string_view name, int line, std::string_view reason);

/// Checks form, not rules: JSON, format version, fields and their types, counted steps. A torn last
/// line is dropped with a notice; anything else that is wrong is an Error that names the line.
base::Result<SaveFile> read_save(std::string_view text, std::string_view name);

/// The lines that count: without undone steps, their positions, and the undo marks.
std::vector<const SaveLine*> lines_that_count(const SaveFile& file);

}  // namespace match
