// The rules know no clock, file, generator, thread or picture; and core knows no game.

#include <filesystem>
#include <fstream>
#include <regex>
#include <sstream>

#include <gtest/gtest.h>

namespace {

namespace fs = std::filesystem;

std::string read(const fs::path& path) {
  std::ifstream file(path);
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

/// Every line of the sources below `folder` that matches, as "path:line".
std::vector<std::string> lines_with(const fs::path& folder, const std::regex& pattern) {
  std::vector<std::string> found;
  for (const auto& entry : fs::recursive_directory_iterator(folder)) {
    const std::string extension = entry.path().extension().string();
    if (extension != ".h" && extension != ".cpp") continue;
    std::istringstream text(read(entry.path()));
    std::string line;
    for (int number = 1; std::getline(text, line); ++number) {
      const std::string code = line.substr(0, line.find("//"));
      if (!std::regex_search(code, pattern)) continue;
      found.push_back(entry.path().string() + ":" + std::to_string(number) + ": " + line);
    }
  }
  return found;
}

const fs::path kRules = fs::path(AMONHEN_SOURCE_DIR) / "rules";

TEST(PureRules, NoClockFileGeneratorThreadOrPicture) {
  const std::regex forbidden(
      R"(#include\s*<(chrono|ctime|time\.h|fstream|iostream|cstdio|stdio\.h|filesystem|random|thread|mutex|atomic|future|condition_variable|unistd\.h|SDL.*|GL.*|glad.*|imgui.*)>)"
      R"(|std::(chrono|ifstream|ofstream|filesystem|random_device|mt19937|rand\b|thread|mutex|async))"
      R"(|\b(fopen|srand|getenv|SDL_\w+|gl[A-Z]\w+)\s*\()");
  EXPECT_EQ(lines_with(kRules, forbidden), std::vector<std::string>{});
}

TEST(PureRules, NothingFromOtherRooms) {
  const std::regex other_room(R"(#include\s*"(engine|game|tests)/)");
  EXPECT_EQ(lines_with(kRules, other_room), std::vector<std::string>{});
}

TEST(PureRules, CoreKnowsNoGame) {
  const std::regex a_game(R"(#include\s*"rules/(wotr|trilogy)/|\bwotr\b|\btrilogy\b)");
  EXPECT_EQ(lines_with(kRules / "core", a_game), std::vector<std::string>{});
}

TEST(PureRules, GamesDoNotKnowEachOther) {
  const std::regex trilogy(R"(#include\s*"rules/trilogy/)");
  EXPECT_EQ(lines_with(kRules / "wotr", trilogy), std::vector<std::string>{});
  if (!fs::exists(kRules / "trilogy")) return;
  const std::regex wotr(R"(#include\s*"rules/wotr/)");
  EXPECT_EQ(lines_with(kRules / "trilogy", wotr), std::vector<std::string>{});
}

TEST(PureRules, TheMatchKnowsNoGame) {
  const std::regex a_game(R"(#include\s*"rules/(wotr|trilogy)/|Middle-earth)");
  const fs::path game = fs::path(AMONHEN_SOURCE_DIR) / "game";
  EXPECT_EQ(lines_with(game / "match", a_game), std::vector<std::string>{});
  EXPECT_EQ(lines_with(game / "lang", a_game), std::vector<std::string>{});
}

}  // namespace
