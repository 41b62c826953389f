// The rules know no clock, file, generator, thread or picture; and core knows no game.

#include <algorithm>
#include <cctype>
#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

#include <gtest/gtest.h>

namespace {

namespace fs = std::filesystem;

const fs::path kRoot = AMONHEN_SOURCE_DIR;

bool is_word(char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_'; }

/// `token` stands in the line and is not the end of a longer word.
bool has_token(const std::string& line, const std::string& token) {
  for (std::size_t at = line.find(token); at != std::string::npos; at = line.find(token, at + 1)) {
    if (at == 0 || !is_word(line[at - 1]) || !is_word(token[0])) return true;
  }
  return false;
}

/// Every line of code below `folder` with one of the tokens, as "path:line: code".
std::vector<std::string> lines_with(const fs::path& folder,
                                    const std::vector<std::string>& tokens) {
  std::vector<std::string> found;
  if (!fs::exists(folder)) return found;
  for (const auto& entry : fs::recursive_directory_iterator(folder)) {
    const std::string extension = entry.path().extension().string();
    if (extension != ".h" && extension != ".cpp") continue;
    std::ifstream file(entry.path());
    std::string line;
    for (int number = 1; std::getline(file, line); ++number) {
      const std::string code = line.substr(0, line.find("//"));
      const bool has_one = std::any_of(tokens.begin(), tokens.end(),
                                       [&](const auto& token) { return has_token(code, token); });
      if (has_one)
        found.push_back(entry.path().string() + ":" + std::to_string(number) + ": " + code);
    }
  }
  return found;
}

const std::vector<std::string> kNothing;

TEST(PureRules, NoClockFileGeneratorThreadOrPicture) {
  const std::vector<std::string> forbidden{"<chrono>",
                                           "<ctime>",
                                           "<time.h>",
                                           "<fstream>",
                                           "<iostream>",
                                           "<cstdio>",
                                           "<stdio.h>",
                                           "<filesystem>",
                                           "<random>",
                                           "<thread>",
                                           "<mutex>",
                                           "<atomic>",
                                           "<future>",
                                           "<unistd.h>",
                                           "<condition_variable>",
                                           "<SDL",
                                           "<GL",
                                           "<glad",
                                           "<imgui",
                                           "std::chrono",
                                           "std::ifstream",
                                           "std::ofstream",
                                           "std::filesystem",
                                           "std::random_device",
                                           "std::mt19937",
                                           "std::rand(",
                                           "std::thread",
                                           "std::mutex",
                                           "std::async",
                                           "fopen(",
                                           "srand(",
                                           "rand(",
                                           "getenv(",
                                           "SDL_"};
  EXPECT_EQ(lines_with(kRoot / "rules", forbidden), kNothing);
}

TEST(PureRules, NothingFromOtherRooms) {
  EXPECT_EQ(lines_with(kRoot / "rules", {"\"engine/", "\"game/", "\"tests/"}), kNothing);
}

TEST(PureRules, CoreKnowsNoGame) {
  const std::vector<std::string> games{"wotr", "trilogy"};
  EXPECT_EQ(lines_with(kRoot / "rules" / "core", games), kNothing);
}

TEST(PureRules, GamesDoNotKnowEachOther) {
  EXPECT_EQ(lines_with(kRoot / "rules" / "wotr", {"\"rules/trilogy/"}), kNothing);
  EXPECT_EQ(lines_with(kRoot / "rules" / "trilogy", {"\"rules/wotr/"}), kNothing);
}

TEST(PureRules, TheMatchKnowsNoGame) {
  const std::vector<std::string> games{"\"rules/wotr/", "\"rules/trilogy/", "wotr::"};
  EXPECT_EQ(lines_with(kRoot / "game" / "match", games), kNothing);
  EXPECT_EQ(lines_with(kRoot / "game" / "lang", games), kNothing);
}

}  // namespace
