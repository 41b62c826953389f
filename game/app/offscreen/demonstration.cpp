#include <cstdio>
#include <filesystem>
#include <system_error>

#include "game/app/offscreen/offscreen.h"
#include "game/app/offscreen/offscreen_table.h"
#include "game/players/registry.h"
#include "game/session/open_game.h"

namespace app {
namespace {

constexpr double kMidway = 0.4;     // seconds into a movement
constexpr int kBattlePictures = 3;  // of each turn
constexpr std::size_t kMostSteps = 200000;

/// Plays one session offscreen and photographs what is worth it.
class Demonstration {
 public:
  Demonstration(const GameModule& game, session::Session& session, OffscreenTable& offscreen,
                std::filesystem::path folder)
      : game_(game), session_(session), offscreen_(offscreen), folder_(std::move(folder)) {}

  base::Result<void> run(int turns);

 private:
  int turn() const { return session_.turn(); }
  void step();
  void take(const std::string& subject);

  const GameModule& game_;
  session::Session& session_;
  OffscreenTable& offscreen_;
  std::filesystem::path folder_;
  int pictures_ = 0;
  int battles_ = 0;
  base::Result<void> done_;
};

void Demonstration::take(const std::string& subject) {
  offscreen_.settle(session_);
  char number[32];
  std::snprintf(number, sizeof number, "%03d-turn-%02d-", ++pictures_, turn());
  if (done_) done_ = offscreen_.write(folder_ / (number + subject + ".png"));
}

void Demonstration::step() {
  session_.advance_and_wait();
  const std::vector<core::Event> events = session_.screen().take_events();
  offscreen_.screen().tabletop().tell(session_.screen().view(), events);
  const std::string subject(game_.picture_subject(events));
  const bool is_battle = subject == "battle";
  if (!subject.empty() && (!is_battle || battles_++ < kBattlePictures)) {
    offscreen_.screen().tabletop().update(is_battle ? kMidway * 4 : kMidway);
    take(subject);
  }
  offscreen_.screen().tabletop().skip();
}

base::Result<void> Demonstration::run(int turns) {
  offscreen_.screen().tabletop().reset(session_.screen().view());
  take("opening");
  const int last = turn() + turns;
  for (std::size_t steps = 0; steps < kMostSteps && done_; ++steps) {
    if (session_.is_over() || turn() >= last) break;
    const int before = turn();
    step();
    if (turn() == before) continue;
    battles_ = 0;
    take("begins");
  }
  if (session_.is_over()) take("victory");
  return done_;
}

}  // namespace

int play_demonstration(const LoadedGame& game, const CommandLine& command) {
  const std::filesystem::path folder = command.out.empty() ? "amonhen-demo" : command.out;
  std::error_code error;
  std::filesystem::create_directories(folder, error);
  if (error) return refuse(folder.string() + ": cannot make it: " + error.message());
  auto opened = session::open_game(*game.opener, command.beginning, players::kRandom);
  if (!opened) return refuse(opened.error());
  base::Result<OffscreenTable> offscreen = OffscreenTable::open(game, command);
  if (!offscreen) return refuse(offscreen.error());
  const base::Result<void> done =
      command.watch
          ? watch(game, command, *opened->session, *offscreen)
          : Demonstration(game.module, *opened->session, *offscreen, folder).run(command.turns);
  if (!done) return refuse(done.error());
  std::printf("The pictures are in %s\n",
              std::filesystem::absolute(folder, error).lexically_normal().string().c_str());
  return 0;
}

}  // namespace app
