#include <cstdio>
#include <filesystem>
#include <system_error>

#include "game/app/offscreen.h"
#include "game/app/studio.h"

namespace app {
namespace {

constexpr int kBadData = 2;
constexpr double kMidway = 0.4;     // seconds into a movement
constexpr int kBattlePictures = 3;  // of each turn
constexpr std::size_t kMostSteps = 200000;

int refuse(const std::string& sentence) {
  std::fprintf(stderr, "amonhen: %s\n", sentence.c_str());
  return kBadData;
}

/// Plays one session in a studio and photographs what is worth it.
class Demonstration {
 public:
  Demonstration(Session& session, Studio& studio, std::filesystem::path folder)
      : session_(session), studio_(studio), folder_(std::move(folder)) {}

  std::string run(int turns);

 private:
  int turn() const { return wotr::Game::turn(session_.match().state()); }
  void step();
  void take(const std::string& subject);
  static std::string subject_of(const std::vector<core::Event>& events);

  Session& session_;
  Studio& studio_;
  std::filesystem::path folder_;
  int pictures_ = 0;
  int battles_ = 0;
  std::string fault_;
};

/// What a change is a picture of; nothing for the everyday ones.
std::string Demonstration::subject_of(const std::vector<core::Event>& events) {
  for (const core::Event& event : events) {
    switch (static_cast<wotr::EventKind>(event.kind)) {
      case wotr::EventKind::kActionDie: return "dice";
      case wotr::EventKind::kCombatDie: return "battle";
      case wotr::EventKind::kHuntTile: return "hunt";
      default: break;
    }
  }
  return {};
}

void Demonstration::take(const std::string& subject) {
  studio_.settle(session_);
  char number[32];
  std::snprintf(number, sizeof number, "%03d-turn-%02d-", ++pictures_, turn());
  if (fault_.empty()) fault_ = studio_.write(folder_ / (number + subject + ".png"));
}

void Demonstration::step() {
  session_.advance();
  const std::vector<core::Event> events = session_.take_events();
  studio_.screen().tabletop().tell(session_.any_view(), events);
  const std::string subject = subject_of(events);
  const bool is_battle = subject == "battle";
  if (!subject.empty() && (!is_battle || battles_++ < kBattlePictures)) {
    studio_.screen().tabletop().update(is_battle ? kMidway * 4 : kMidway);
    take(subject);
  }
  studio_.screen().tabletop().skip();
}

std::string Demonstration::run(int turns) {
  studio_.screen().tabletop().reset(session_.any_view());
  take("opening");
  const int last = turn() + turns;
  for (std::size_t steps = 0; steps < kMostSteps && fault_.empty(); ++steps) {
    if (session_.is_over() || turn() >= last) break;
    const int before = turn();
    step();
    if (turn() == before) continue;
    battles_ = 0;
    take("begins");
  }
  if (session_.is_over()) take("victory");
  return fault_;
}

}  // namespace

int play_demonstration(const Resources& resources, const Options& options) {
  const std::filesystem::path folder = options.out.empty() ? "amonhen-demo" : options.out;
  std::error_code error;
  std::filesystem::create_directories(folder, error);
  if (error) return refuse(folder.string() + ": cannot make it: " + error.message());
  base::Result<OpenedGame> game = open_game(resources, options, std::string(players::kRandom));
  if (!game) return refuse(game.error());
  base::Result<Studio> studio =
      Studio::open(resources, game->session.match().tables().rules, options);
  if (!studio) return refuse(studio.error());
  const std::string fault = Demonstration(game->session, *studio, folder).run(options.turns);
  if (!fault.empty()) return refuse(fault);
  std::printf("The pictures are in %s\n",
              std::filesystem::absolute(folder, error).lexically_normal().string().c_str());
  return 0;
}

}  // namespace app
