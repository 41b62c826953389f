#include <cstdio>

#include "game/app/offscreen.h"
#include "game/app/studio.h"
#include "game/wotr/table/happening.h"
#include "game/wotr/table/question.h"

namespace app {
namespace {

constexpr int kMostBeats = 10000;  // machines alone may play for long
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

/// The camera goes where it happened, unless the options say where to look.
void look_there(const Standpoint& standpoint, std::span<const core::Event> events,
                TableScreen& screen) {
  if (standpoint.place || !standpoint.region.empty()) return;
  for (const wotr::RegionId region : wotr_table::regions_of(events)) {
    const glm::vec2 place = wotr_table::layout_of(screen.tabletop().layout(), region).settlement;
    screen.camera().look_at(place, standpoint.distance);
    screen.camera().settle();
    return;
  }
}

/// Chance and machines go on until a person decides, or until it happens that the options wait
/// for; then the last thing they did is shown.
void play_to(const Options& options, Session& session, Studio& studio) {
  table::Tabletop& tabletop = studio.screen().tabletop();
  bool has_happened = false;
  for (int i = 0; i < kMostBeats && session.is_machine_next() && !has_happened; ++i) {
    tabletop.skip();
    session.advance();
    const std::vector<core::Event> events = session.take_events();
    has_happened = wotr_table::is_among(options.until, events);
    if (has_happened) {
      look_there(options.standpoint, events, studio.screen());
      studio.draw(session, 0);  // the dice tray is placed by what is seen
    }
    tabletop.tell(session.any_view(), events);
  }
  tabletop.update(*options.moment);
}

}  // namespace

int draw_picture(const Resources& resources, const Options& options) {
  base::Result<OpenedGame> game = open_game(resources, options, std::string(players::kHuman));
  if (!game) return refuse(game.error());
  Session& session = game->session;
  base::Result<Studio> studio = Studio::open(resources, session.match().tables().rules, options);
  if (!studio) return refuse(studio.error());
  studio->screen().tabletop().reset(session.any_view());
  if (options.moment) {
    studio->settle(session);
    play_to(options, session, *studio);
  }
  if (options.sheet == "hand") show_hand(session, studio->screen().memory());
  if (options.pointer) studio->point_at(*options.pointer);
  studio->settle(session);
  const std::string file = options.out.empty() ? "amonhen.png" : options.out;
  if (const std::string fault = studio->write(file); !fault.empty()) return refuse(fault);
  return 0;
}

}  // namespace app
