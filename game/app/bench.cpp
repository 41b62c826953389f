#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <fstream>
#include <string>

#include <unistd.h>

#include "engine/render/benchmark.h"
#include "game/app/offscreen.h"
#include "game/app/studio.h"

namespace app {
namespace {

constexpr int kBadData = 2;
constexpr int kFrames = 60;
constexpr int kMiddleTurn = 5;  // the board is full by then
constexpr double kMegabyte = 1 << 20;
constexpr long kPageBytes = 4096;

int refuse(const std::string& sentence) {
  std::fprintf(stderr, "amonhen: %s\n", sentence.c_str());
  return kBadData;
}

double resident_megabytes() {
  long whole = 0;
  long resident = 0;
  std::ifstream("/proc/self/statm") >> whole >> resident;
  return static_cast<double>(resident * kPageBytes) / kMegabyte;
}

/// Since the program was started, with all that the system did for it.
double seconds_since_start() {
  std::string word;
  double ticks = 0;
  std::ifstream stat("/proc/self/stat");
  std::getline(stat, word, ')');  // the name may hold spaces
  for (int field = 3; field <= 22 && stat >> word; ++field)
    ticks = std::strtod(word.c_str(), nullptr);
  double uptime = 0;
  std::ifstream("/proc/uptime") >> uptime;
  return uptime - ticks / static_cast<double>(sysconf(_SC_CLK_TCK));
}

void play_to_the_middle(Session& session) {
  while (!session.is_over() && session.is_machine_next() &&
         wotr::Game::turn(session.match().state()) < kMiddleTurn) {
    session.advance();
  }
}

void measure(Studio& studio, const Session& session, const char* what) {
  const std::clock_t before = std::clock();
  const engine::FrameTimes times =
      engine::measure_frames(kFrames, [&](int) { studio.draw(session, 1.0 / 60); });
  const double spent = 1000.0 * static_cast<double>(std::clock() - before) / CLOCKS_PER_SEC;
  const engine::FrameCounts& counts = studio.screen().tabletop().renderer().counts();
  std::printf("%-22s %s, %.0f ms of processor each, %d figures, %d triangles\n", what,
              engine::to_text(times).c_str(), spent / kFrames, counts.instances, counts.triangles);
}

/// At rest, and gliding over the board: then shadows and levels of detail change on each frame.
void measure_level(Studio& studio, const Session& session, engine::Level level) {
  if (const auto error =
          studio.screen().tabletop().renderer().set_effects(engine::effects_of(level))) {
    std::fprintf(stderr, "amonhen: %s\n", error->text.c_str());
    return;
  }
  const std::string name(engine::id_of(level));
  engine::TableCamera& camera = studio.screen().camera();
  camera.look_at_board();
  camera.settle();
  measure(studio, session, (name + ", whole board").c_str());
  camera.look_at({96, 66}, 45);
  camera.settle();
  measure(studio, session, (name + ", leaning in").c_str());
  camera.look_at({66, 40}, 80);
  measure(studio, session, (name + ", gliding").c_str());
}

}  // namespace

int run_bench(const Resources& resources, const Options& options) {
  core::Result<OpenedGame> game = open_game(resources, options, std::string(players::kRandom));
  if (!game) return refuse(game.error());
  play_to_the_middle(game->session);
  core::Result<Studio> studio = Studio::open(resources, game->session.rules(), options);
  if (!studio) return refuse(studio.error());
  studio->screen().tabletop().reset(game->session.view());
  studio->draw(game->session, 0);
  std::printf("%-22s %.2f s after the program began\n", "first frame", seconds_since_start());
  std::printf("%dx%d, turn %d\n", options.size.x, options.size.y,
              wotr::Game::turn(game->session.match().state()));
  for (const engine::Level level : engine::kLevels) {
    measure_level(*studio, game->session, level);
    std::printf("%-22s %.0f MB resident\n", "memory", resident_megabytes());
  }
  return 0;
}

}  // namespace app
