#pragma once

#include <cstdio>
#include <string>

namespace cli {

/// What a command of the shell says.
inline std::string output_of(const std::string& command) {
  std::string text;
  FILE* pipe = popen(command.c_str(), "r");
  for (int letter = fgetc(pipe); letter != EOF; letter = fgetc(pipe))
    text += static_cast<char>(letter);
  pclose(pipe);
  return text;
}

}  // namespace cli
