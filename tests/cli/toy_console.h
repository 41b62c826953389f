#pragma once

#include <sstream>
#include <string>
#include <vector>

#include "game/cli/cli.h"
#include "game/cli/server.h"
#include "game/match/folders/files.h"
#include "tests/harness/done.h"
#include "tests/toy/race.h"
#include "tests/toy/race_driver.h"

namespace cli {

inline const std::string kToyData = AMONHEN_SOURCE_DIR "/tests/toy/data";

/// What serve needs to play the toy game in this process.
struct ToyConsole {
  Games games;

  ToyConsole() {
    games.push_back(toy::driver());
    EXPECT_TRUE(harness::is_done(games.front()->prepare(kToyData)));
  }
};

/// A server and the JSON on both sides of it.
class Client {
 public:
  explicit Client(const ToyConsole& console) : server_(console.games) {}

  nlohmann::json ask(const nlohmann::json& request) { return ask_text(request.dump()); }
  nlohmann::json ask_text(const std::string& line) {
    return nlohmann::json::parse(server_.answer(line));
  }
  Server& server() { return server_; }

 private:
  Server server_;
};

/// What a command of toy-cli did.
struct Ran {
  int status = 0;
  std::string out, err;
};

inline Ran run_toy(std::vector<std::string> words, const std::string& input = {}) {
  ToyConsole console;
  if (!words.empty() && words[0].rfind("--", 0) != 0) {
    words.insert(words.end(), {"--data", kToyData});
  }
  std::istringstream in(input);
  std::ostringstream out, err;
  const int status = run(words, console.games, {in, out, err});
  return {status, out.str(), err.str()};
}

inline std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  return lines;
}

}  // namespace cli
