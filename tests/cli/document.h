#pragma once

#include <sstream>
#include <string>
#include <vector>

namespace cli {

/// A fenced block of a Markdown page: its words after ```json, and what stands in it.
struct Block {
  int line = 0;
  std::string kind;
  std::string text;
};

inline std::vector<Block> json_blocks(const std::string& page) {
  std::vector<Block> blocks;
  std::istringstream in(page);
  bool inside = false;
  int number = 0;
  for (std::string line; std::getline(in, line);) {
    ++number;
    const std::string fence = "```json ";
    if (!inside && line.rfind(fence, 0) == 0) {
      blocks.push_back({number, line.substr(fence.size()), ""});
      inside = true;
    } else if (line == "```") {
      inside = false;
    } else if (inside) {
      blocks.back().text += line + "\n";
    }
  }
  return blocks;
}

}  // namespace cli
