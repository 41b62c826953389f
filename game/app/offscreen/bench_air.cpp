#include "game/app/offscreen/bench_air.h"

#include <chrono>
#include <cstdio>

#include "game/airing/outputs.h"
#include "game/app/features/films/film_studio.h"

namespace app {
namespace {

using Clock = std::chrono::steady_clock;

constexpr double kWarmUp = 5;    // seconds: shaders are made, the first shots found
constexpr double kSeconds = 30;  // that are measured

double seconds_since(Clock::time_point then) {
  return std::chrono::duration<double>(Clock::now() - then).count();
}

/// The table goes on as in its window, and every window is drawn as often as there is time for.
class Broadcast {
 public:
  Broadcast(airing::Outputs& outputs, OffscreenTable& table, session::Session& session)
      : outputs_(outputs), table_(table), session_(session) {}

  /// How many frames of the players' own were drawn.
  int go_on_for(double seconds) {
    const Clock::time_point began = Clock::now();
    int frames = 0;
    for (; seconds_since(began) < seconds; ++frames) {
      const double passed = seconds_since(last_);
      last_ = Clock::now();
      play_on();
      outputs_.update(passed, table_.screen().camera().goal());
      table_.screen().ui().make_current();
      table_.draw(session_, passed);
    }
    return frames;
  }

 private:
  void play_on() {
    table::Tabletop& tabletop = table_.screen().tabletop();
    if (tabletop.is_moving() || !session_.is_machine_next()) return;
    session_.advance_and_wait();
    session::Outlook& outlook = session_.screen();
    tabletop.tell(outlook.view(), outlook.take_events());
  }

  airing::Outputs& outputs_;
  OffscreenTable& table_;
  session::Session& session_;
  Clock::time_point last_ = Clock::now();
};

}  // namespace

base::Result<void> measure_air(const LoadedGame& game, std::span<const commands::Command> opening,
                               OffscreenTable& table, session::Session& session) {
  const engine::Level level = table.screen().settings().level;
  airing::Outputs outputs(&table.window(), [&] { return film_studio(game, level); });
  for (const commands::Command& command : opening) {
    outputs.take(command, session, table.screen().tabletop());
    if (std::string fault = outputs.take_notice(); !fault.empty()) return base::Error{fault};
  }
  Broadcast broadcast(outputs, table, session);
  broadcast.go_on_for(kWarmUp);
  std::array<std::size_t, screens::kOutputKinds> before{};
  for (std::size_t i = 0; i < before.size(); ++i) {
    before[i] = outputs.frames_of(static_cast<screens::OutputKind>(i));
  }
  const int own = broadcast.go_on_for(kSeconds);
  const auto tell = [](const char* who, double frames) {
    std::printf("%-22s %.1f frames/s\n", who, frames / kSeconds);
  };
  tell("the players' table", own);
  constexpr std::array kNames{"the public", "the commentator"};
  for (std::size_t i = 0; i < before.size(); ++i) {
    const std::size_t after = outputs.frames_of(static_cast<screens::OutputKind>(i));
    if (after > 0) tell(kNames[i], static_cast<double>(after - before[i]));
  }
  outputs.let_go();
  return {};
}

}  // namespace app
