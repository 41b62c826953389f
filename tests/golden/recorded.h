#pragma once

#include <cstdlib>
#include <fstream>
#include <iterator>
#include <sstream>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "game/match/folders/folders.h"
#include "rules/core/game.h"

namespace golden {

inline const std::string kFolder = AMONHEN_SOURCE_DIR "/tests/golden/";
inline const std::string kData = AMONHEN_SOURCE_DIR "/data";

template <core::Game G>
std::vector<core::DataFile> data_files() {
  const auto files = match::read_data_files(kData, G::kId, G::data_files());
  EXPECT_TRUE(files) << files.error();
  return *files;
}

inline std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  return lines;
}

/// What tests/golden/<name> holds is `made`; where it does not, the first line that differs is
/// told. With AMONHEN_REBASELINE set it is written anew.
inline void expect_recorded(const std::string& name, const std::string& made) {
  if (std::getenv("AMONHEN_REBASELINE") != nullptr) {
    std::ofstream(kFolder + name, std::ios::binary) << made;
  }
  std::ifstream file(kFolder + name, std::ios::binary);
  const std::string recorded((std::istreambuf_iterator<char>(file)), {});
  if (made == recorded) return;
  const std::vector<std::string> now = lines_of(made);
  const std::vector<std::string> then = lines_of(recorded);
  std::size_t line = 0;
  while (line < now.size() && line < then.size() && now[line] == then[line]) ++line;
  std::string before;
  for (std::size_t i = line < 3 ? 0 : line - 3; i < line; ++i) before += "    " + now[i] + "\n";
  ADD_FAILURE() << "tests/golden/" << name << " differs first in line " << line + 1 << ", after\n"
                << before << "  recorded: " << (line < then.size() ? then[line] : "(its end)")
                << "\n  now:      " << (line < now.size() ? now[line] : "(its end)")
                << "\nIf that was meant: AMONHEN_REBASELINE=1 golden_tests, and look at the diff.";
}

}  // namespace golden
