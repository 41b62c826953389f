#include <cstdio>
#include <filesystem>

#include "game/app/offscreen/offscreen.h"
#include "game/app/offscreen/offscreen_table.h"
#include "game/app/screen/table_show.h"

namespace app {
namespace {

constexpr double kStep = 0.1;  // seconds between two frames
constexpr int kMostFrames = 20000;

/// Plays as in the window, frame by frame, and photographs what a person would see.
class Watch {
 public:
  Watch(const LoadedGame& game, session::Session& session, OffscreenTable& offscreen,
        const CommandLine& command)
      : session_(session),
        offscreen_(offscreen),
        show_(offscreen.screen(), game.resources.words),
        folder_(command.out),
        every_(*command.watch),
        turns_(command.turns) {}

  base::Result<void> run();

 private:
  void frame();
  void take();
  void say_what_is_told();

  session::Session& session_;
  OffscreenTable& offscreen_;
  TableShow show_;
  std::filesystem::path folder_;
  double every_;
  int turns_;
  double clock_ = 0;
  double due_ = 0;
  std::string said_;
  base::Result<void> done_;
};

void Watch::take() {
  char name[48];
  std::snprintf(name, sizeof name, "%06.1f-turn-%02d.png", clock_, session_.turn());
  done_ = offscreen_.write(folder_ / name);
}

/// The words of the banners, with their times: a page to hold the pictures against.
void Watch::say_what_is_told() {
  const auto shown = show_.shown();
  const std::string words =
      shown ? shown->moment->by + " | " + shown->moment->title + " | " + shown->moment->where : "";
  if (words != said_ && !words.empty()) std::printf("%6.1f  %s\n", clock_, words.c_str());
  said_ = words;
}

void Watch::frame() {
  const auto beat = show_.is_seen()
                        ? show_.next_beat(session_, [&] { return session_.advance_and_wait(); })
                        : std::nullopt;
  if (beat) {
    show_.tell(session_.screen().view(), *beat, screens::Origin::kOthers);
    if (session_.is_machine_next()) show_.ask_nobody();
  }
  show_.update(kStep);
  const screens::Drawn answer = offscreen_.draw(session_, kStep, nullptr, show_.shown());
  show_.lead_camera(session_.screen().view(), answer);
  say_what_is_told();
  if (clock_ >= due_) {
    take();
    due_ += every_;
  }
  clock_ += kStep;
}

base::Result<void> Watch::run() {
  offscreen_.screen().tabletop().reset(session_.screen().view());
  session_.screen().take_events();
  const int last = session_.turn() + turns_;
  for (int i = 0; i < kMostFrames && done_; ++i) {
    if (!session_.is_machine_next() || session_.is_over() || session_.turn() >= last) break;
    frame();
  }
  return done_;
}

}  // namespace

base::Result<void> watch(const LoadedGame& game, const CommandLine& command,
                         session::Session& session, OffscreenTable& offscreen) {
  return Watch(game, session, offscreen, command).run();
}

}  // namespace app
