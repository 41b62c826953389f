#include "game/lang/emphasis.h"

namespace lang {

std::vector<Run> runs_of(std::string_view text) {
  std::vector<Run> runs;
  bool is_emphasized = false;
  while (true) {
    const std::size_t mark = text.find('*');
    if (mark != 0 && !text.empty()) {
      runs.push_back({std::string(text.substr(0, mark)), is_emphasized});
    }
    if (mark == std::string_view::npos) return runs;
    text.remove_prefix(mark + 1);
    is_emphasized = !is_emphasized;
  }
}

std::vector<std::string> emphasized(std::string_view text) {
  std::vector<std::string> words;
  for (Run& run : runs_of(text)) {
    if (run.is_emphasized) words.push_back(std::move(run.words));
  }
  return words;
}

std::string without_emphasis(std::string_view text) {
  std::string words;
  for (const Run& run : runs_of(text)) words += run.words;
  return words;
}

}  // namespace lang
