#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <fstream>
#include <functional>
#include <optional>
#include <string>

#include <unistd.h>

#include "engine/render/benchmark.h"
#include "engine/render/ground/textured_quad.h"
#include "engine/render/pass_timer.h"
#include "game/app/offscreen/bench_air.h"
#include "game/app/offscreen/offscreen.h"
#include "game/app/offscreen/offscreen_table.h"
#include "game/app/screen/first_settings.h"
#include "game/players/registry.h"
#include "game/session/open_game.h"

namespace app {
namespace {

constexpr int kFrames = 40;
constexpr int kFramesOfPasses = 20;
constexpr int kFramesOfPlay = 150;
constexpr double kFrameSeconds = 1.0 / 60;
constexpr int kMiddleTurn = 5;  // the board is full by then
constexpr double kMegabyte = 1 << 20;
constexpr long kPageBytes = 4096;

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

void play_to_the_middle(session::Session& session) {
  while (!session.is_over() && session.is_machine_next() && session.turn() < kMiddleTurn) {
    session.advance_and_wait();
  }
}

/// Whether the table is drawn, or the cheapest picture there can be in its place.
struct Subject {
  OffscreenTable& offscreen;
  session::Session& session;
  const engine::TexturedQuad* instead = nullptr;

  void draw() const { offscreen.draw(session, kFrameSeconds, instead); }
  /// With nothing left of the frame before, as while the table moves.
  void draw_anew() const {
    renderer().drop_static_cache();
    draw();
  }
  engine::Renderer& renderer() const { return offscreen.screen().tabletop().renderer(); }
};

using DrawFrame = std::function<void()>;

void measure(const Subject& subject, const std::string& what, int frames,
             const DrawFrame& draw_frame) {
  draw_frame();  // shaders are made with the first one
  const std::clock_t before = std::clock();
  const engine::FrameTimes times = engine::measure_frames(frames, [&](int) { draw_frame(); });
  const double spent = 1000.0 * static_cast<double>(std::clock() - before) / CLOCKS_PER_SEC;
  std::printf("%-24s %s, %.0f ms of processor each", what.c_str(), engine::to_text(times).c_str(),
              spent / frames);
  const engine::FrameCounts& counts = subject.renderer().counts();
  if (subject.instead == nullptr) {
    std::printf(", %d figures, %d triangles", counts.instances, counts.triangles);
  }
  std::printf("\n");
}

void measure(const Subject& subject, const std::string& what) {
  measure(subject, what, kFrames, [&] { subject.draw_anew(); });
}

/// Nothing moves: what stands there is kept from the frame before.
void measure_still(const Subject& subject, const std::string& what) {
  measure(subject, what + ", still", kFrames, [&] { subject.draw(); });
}

/// Machines play on below a camera that rests: figures march, dice fall.
void measure_play(const Subject& subject, const std::string& what) {
  table::Tabletop& tabletop = subject.offscreen.screen().tabletop();
  measure(subject, what, kFramesOfPlay, [&] {
    while (!tabletop.is_moving() && subject.session.is_machine_next()) {
      subject.session.advance_and_wait();
      session::Outlook& outlook = subject.session.screen();
      tabletop.tell(outlook.view(), outlook.take_events());
    }
    subject.draw();
  });
}

/// Where the time goes. Waiting for each pass makes the frame itself a little slower.
void measure_passes(const Subject& subject) {
  engine::PassTimer timer;
  subject.renderer().set_pass_timer(&timer);
  const engine::FrameTimes times =
      engine::measure_frames(kFramesOfPasses, [&](int) { subject.draw_anew(); });
  subject.renderer().set_pass_timer(nullptr);
  double rest = times.seconds * 1000;
  std::printf("%-24s ", "  ms by pass");
  for (const engine::PassTimer::Pass& pass : timer.passes()) {
    rest -= pass.milliseconds;
    std::printf("%s %.1f, ", std::string(pass.name).c_str(), pass.milliseconds / kFramesOfPasses);
  }
  std::printf("interface and the rest %.1f\n", rest / kFramesOfPasses);
}

/// A fan of cards before the whole board: while the table moves, and while it stands still, as it
/// does for who reads the hand.
void measure_hand(const Subject& subject, const std::string& what) {
  auto& hands = subject.offscreen.screen().memory().hand_shown;
  hands.front() = true;
  for (int frame = 0; frame < 4; ++frame) subject.draw();  // pictures are read when first seen
  measure(subject, what);
  measure_still(subject, what);
  hands = {};
}

/// At rest, and gliding over the board: then shadows and levels of detail change on each frame.
void measure_views(const Subject& subject, const std::string& name) {
  engine::TableCamera& camera = subject.offscreen.screen().camera();
  camera.look_at_board();
  camera.settle();
  measure(subject, name + ", whole board");
  measure_passes(subject);
  measure_still(subject, name + ", whole board");
  measure_hand(subject, name + ", hand open");
  camera.look_at({96, 66}, 45);
  camera.settle();
  measure(subject, name + ", leaning in");
  measure_still(subject, name + ", leaning in");
  camera.look_at({66, 40}, 80);
  measure(subject, name + ", gliding");
  camera.look_at({96, 66}, 45);
  measure_passes(subject);
  camera.look_at_board();
  camera.settle();
  measure_play(subject, name + ", play goes on");
}

/// All levels, or the one that is asked for; each beside the cheapest frame in the same minute.
base::Result<void> measure_levels(const Resources& resources, OffscreenTable& offscreen,
                                  session::Session& session,
                                  std::optional<engine::Level> asked_for) {
  const auto quad = engine::TexturedQuad::create(resources.shaders);
  if (!quad) return quad.failure();
  for (const engine::Level level : engine::kLevels) {
    if (asked_for && *asked_for != level) continue;
    screens::Settings settings;
    screens::choose_level(settings, level);
    if (base::Result<void> done = offscreen.screen().apply(settings); !done) return done;
    measure({offscreen, session, &*quad}, "one quad, interface");
    measure_views({offscreen, session}, std::string(engine::id_of(level)));
    std::printf("%-24s %.0f MB resident\n", "memory", resident_megabytes());
  }
  return {};
}

/// What a first start would choose here.
void tell_first_level(OffscreenTable& offscreen, const session::Session& session,
                      glm::ivec2 pixels) {
  const engine::Level level = level_borne([&](engine::Level one) {
    const double rate = measure_level(offscreen.screen(), session, one, pixels);
    std::printf("%-24s %.1f frames/s without the interface at %s\n", "first start", rate,
                std::string(engine::id_of(one)).c_str());
    return rate;
  });
  std::printf("%-24s would choose %s\n", "", std::string(engine::id_of(level)).c_str());
}

/// At the level that is asked for, or the lowest.
int bench_air(const LoadedGame& game, const CommandLine& command, OffscreenTable& offscreen,
              session::Session& session) {
  screens::Settings settings;
  screens::choose_level(settings, command.level.value_or(engine::Level::kLow));
  base::Result<void> done = offscreen.screen().apply(settings);
  if (done) done = measure_air(game, command.air, offscreen, session);
  if (!done) return refuse(done.error());
  std::printf("%-24s %.0f MB resident\n", "memory", resident_megabytes());
  return 0;
}

}  // namespace

int run_bench(const LoadedGame& game, const CommandLine& command) {
  auto opened = session::open_game(*game.opener, command.beginning, players::kRandom);
  if (!opened) return refuse(opened.error());
  session::Session& session = *opened->session;
  play_to_the_middle(session);
  base::Result<OffscreenTable> offscreen = OffscreenTable::open(game, command);
  if (!offscreen) return refuse(offscreen.error());
  offscreen->screen().tabletop().reset(session.screen().view());
  offscreen->draw(session, 0);
  std::printf("%-24s %.2f s after the program began\n", "first frame", seconds_since_start());
  std::printf("%dx%d, turn %d\n", command.size.x, command.size.y, session.turn());
  if (!command.air.empty()) return bench_air(game, command, *offscreen, session);
  if (!command.level) tell_first_level(*offscreen, session, command.size);
  const base::Result<void> done =
      measure_levels(game.resources, *offscreen, session, command.level);
  return done ? 0 : refuse(done.error());
}

}  // namespace app
