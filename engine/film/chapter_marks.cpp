#include "engine/film/chapter_marks.h"

namespace engine {
namespace {

/// What means something in that file is set off.
std::string escaped(const std::string& text) {
  std::string safe;
  for (const char letter : text) {
    if (letter == '\n') continue;
    if (letter == '=' || letter == ';' || letter == '#' || letter == '\\') safe += '\\';
    safe += letter;
  }
  return safe;
}

}  // namespace

std::string chapter_marks(std::span<const Chapter> chapters, std::size_t frames, int fps) {
  std::string marks = ";FFMETADATA1\n";
  for (std::size_t i = 0; i < chapters.size(); ++i) {
    const std::size_t end = i + 1 < chapters.size() ? chapters[i + 1].frame : frames;
    if (end <= chapters[i].frame) continue;
    marks += "[CHAPTER]\nTIMEBASE=1/" + std::to_string(fps) +
             "\nSTART=" + std::to_string(chapters[i].frame) + "\nEND=" + std::to_string(end) +
             "\ntitle=" + escaped(chapters[i].title) + "\n";
  }
  return marks;
}

}  // namespace engine
