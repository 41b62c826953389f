#include "tests/film/probe.h"

#include <array>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <sstream>

namespace film_test {

std::string said_by(const std::string& command) {
  FILE* const pipe = popen((command + " 2>/dev/null").c_str(), "r");
  if (pipe == nullptr) return {};
  std::string said;
  std::array<char, 4096> bytes{};
  while (const std::size_t read = fread(bytes.data(), 1, bytes.size(), pipe)) {
    said.append(bytes.data(), read);
  }
  pclose(pipe);
  return said;
}

int frames_in(const std::string& film) {
  return std::atoi(
      entries_of(film, "stream=nb_read_frames -count_frames -select_streams v").c_str());
}

std::string sums_of(const std::string& film) {
  std::istringstream lines(said_by("ffmpeg -v error -i '" + film + "' -f framemd5 -"));
  std::string sums;
  for (std::string line; std::getline(lines, line);) {
    if (!line.starts_with('#')) sums += line + "\n";
  }
  return sums;
}

std::string entries_of(const std::string& film, const std::string& entries) {
  std::string said = said_by("ffprobe -v error -show_entries " + entries +
                             " -of default=noprint_wrappers=1:nokey=1 '" + film + "'");
  while (said.ends_with("\n\n")) said.pop_back();
  return said;
}

}  // namespace film_test
