#include <cstdio>

#include "game/app/offscreen.h"
#include "game/app/studio.h"

namespace app {
namespace {

constexpr int kMostBeats = 10000;   // machines alone may play for long
constexpr int kBadData = 2;

int refuse(const std::string& sentence) {
  std::fprintf(stderr, "amonhen: %s\n", sentence.c_str());
  return kBadData;
}

/// Of whoever decides.
void show_hand(const Session& session, screens::Memory& memory) {
  const core::Seat seat = session.view().decision.seat;
  if (core::index(seat) < wotr::kMostSeats)
    memory.hand_shown[static_cast<std::size_t>(core::index(seat))] = true;
  memory.decider = seat;
}

/// Chance and machines go on until a person decides; then the last thing they did is shown.
void play_to(float moment, Session& session, table::Tabletop& tabletop) {
  for (int i = 0; i < kMostBeats && session.is_machine_next(); ++i) {
    tabletop.skip();
    session.advance();
    tabletop.tell(session.view(), session.take_events());
  }
  tabletop.update(moment);
}

}  // namespace

int draw_picture(const Resources& resources, const Options& options) {
  core::Result<OpenedGame> game = open_game(resources, options, std::string(players::kHuman));
  if (!game) return refuse(game.error());
  Session& session = game->session;
  core::Result<Studio> studio = Studio::open(resources, session.rules(), options);
  if (!studio) return refuse(studio.error());
  studio->screen().tabletop().reset(session.view());
  if (options.moment) play_to(*options.moment, session, studio->screen().tabletop());
  if (options.sheet == "hand") show_hand(session, studio->screen().memory());
  if (options.pointer) studio->point_at(*options.pointer);
  studio->settle(session);
  const std::string file = options.out.empty() ? "amonhen.png" : options.out;
  if (const std::string fault = studio->write(file); !fault.empty()) return refuse(fault);
  return 0;
}

}  // namespace app
