// Lines sent to `amonhen-cli serve`: each is answered by one line that holds one JSON object with
// "ok".
#include <chrono>
#include <thread>

#include "game/cli/driver/make_driver.h"
#include "game/cli/server.h"
#include "rules/trilogy/game.h"
#include "rules/wotr/game.h"
#include "tests/fuzz/games.h"
#include "tests/toy/race_driver.h"

namespace fuzz {
namespace {

/// Thinks as long as it may.
class Patient final : public players::Player<toy::Race> {
 public:
  core::Action choose(const toy::Rules&, const toy::View&, const core::Decision& decision,
                      const std::stop_token& stop) override {
    while (!stop.stop_requested()) std::this_thread::yield();
    return decision.actions[0];
  }
};

players::Roster<toy::Race> racers() {
  players::Roster<toy::Race> roster;
  roster.make = [](std::span<const core::DataFile>) -> base::Result<players::Registry<toy::Race>> {
    auto registry = players::standard_players<toy::Race>();
    registry.emplace("patient", [](std::uint64_t) { return std::make_unique<Patient>(); });
    return registry;
  };
  return roster;
}

/// The toy game is quick and first; the others are played by their names.
const cli::Games& games() {
  static const cli::Games made = [] {
    cli::Games list;
    list.push_back(toy::driver(racers()));
    list.push_back(cli::make_driver<Shipped<wotr::Game>>());
    list.push_back(cli::make_driver<Shipped<trilogy::Game>>());
    require(list[0]->prepare(AMONHEN_SOURCE_DIR "/tests/toy/data").ok(), "the race is there");
    for (const std::size_t shipped : {1u, 2u}) {
      require(list[shipped]->prepare(AMONHEN_SOURCE_DIR "/data").ok(), "the game is there");
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
  constexpr std::chrono::duration<double> kPatience{0.001};
  const std::string text = fuzz::text_of(data, size);
  cli::Server server(fuzz::games(), kPatience);
  std::size_t begin = 0;
  for (int line = 0; line < kMostLines && begin < text.size(); ++line) {
    const std::size_t end = std::min(text.find('\n', begin), text.size());
    fuzz::check_answer(server.answer(std::string_view(text).substr(begin, end - begin)));
    begin = end + 1;
  }
  return 0;
}
