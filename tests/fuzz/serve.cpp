// Lines sent to `amonhen-cli serve`: each is answered by one line that holds one JSON object with
// "ok".
#include "game/cli/game_driver.h"
#include "game/cli/server.h"
#include "tests/fuzz/games.h"

namespace fuzz {
namespace {

/// The toy game is quick and first; the others are played by their names.
const cli::Games& games() {
  static const cli::Games made = [] {
    cli::Games list;
    list.push_back(std::make_unique<cli::GameDriver<toy::Race>>());
    list.push_back(std::make_unique<cli::GameDriver<Shipped<wotr::Game>>>());
    list.push_back(std::make_unique<cli::GameDriver<Shipped<trilogy::Game>>>());
    require(list[0]->prepare(AMONHEN_SOURCE_DIR "/tests/toy/data").empty(), "the race is there");
    for (const std::size_t shipped : {1u, 2u}) {
      require(list[shipped]->prepare(AMONHEN_SOURCE_DIR "/data").empty(), "the game is there");
    }
    return list;
  }();
  return made;
}

void check_answer(const std::string& text) {
  require(text.find('\n') == std::string::npos, "an answer is one line");
  const nlohmann::json answer = nlohmann::json::parse(text, nullptr, false);
  require(answer.is_object() && answer.contains("ok") && answer["ok"].is_boolean(),
          "an answer is an object with \"ok\"");
  if (answer["ok"]) return;
  const nlohmann::json& error = answer.at("error");
  require(error.at("code") != "internal", error.at("message").get<std::string>());
  require_sentence(error.at("message").get<std::string>());
}

}  // namespace
}  // namespace fuzz

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  constexpr int kMostLines = 40;
  const std::string text = fuzz::text_of(data, size);
  cli::Server server(fuzz::games());
  std::size_t begin = 0;
  for (int line = 0; line < kMostLines && begin < text.size(); ++line) {
    const std::size_t end = std::min(text.find('\n', begin), text.size());
    fuzz::check_answer(server.answer(std::string_view(text).substr(begin, end - begin)));
    begin = end + 1;
  }
  return 0;
}
