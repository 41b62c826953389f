#include "game/app/offscreen/offscreen.h"
#include "game/app/offscreen/offscreen_table.h"
#include "game/players/registry.h"
#include "game/session/open_game.h"

namespace app {
namespace {

constexpr int kMostBeats = 10000;  // machines alone may play for long

/// Of whoever decides.
void show_hand(const session::Session& session, screens::Memory& memory) {
  const core::Seat seat = session.screen().view().decision().seat;
  const auto number = static_cast<std::size_t>(core::index(seat));
  if (number < memory.hand_shown.size()) memory.hand_shown[number] = true;
  memory.decider = seat;
}

/// The camera goes where it happened, unless the command line says where to look.
void look_there(const Standpoint& standpoint, std::span<const core::Event> events,
                TableScreen& screen) {
  if (standpoint.place || !standpoint.region.empty()) return;
  const table::Tabletop& tabletop = screen.tabletop();
  for (const table::RegionId region : tabletop.game().regions_of(events)) {
    const glm::vec2 place = table::layout_of(tabletop.layout(), region).settlement;
    screen.camera().look_at(place, standpoint.distance);
    screen.camera().settle();
    return;
  }
}

/// Chance and machines go on until a person decides, or until it happens that the command line
/// waits for; then the last thing they did is shown.
void play_to(const CommandLine& command, session::Session& session, OffscreenTable& offscreen) {
  table::Tabletop& tabletop = offscreen.screen().tabletop();
  bool has_happened = false;
  for (int i = 0; i < kMostBeats && session.is_machine_next() && !has_happened; ++i) {
    tabletop.skip();
    session.advance_and_wait();
    const std::vector<core::Event> events = session.screen().take_events();
    has_happened = tabletop.game().is_among(command.until, events);
    if (has_happened) {
      look_there(command.standpoint, events, offscreen.screen());
      offscreen.draw(session, 0);  // the dice tray is placed by what is seen
    }
    tabletop.tell(session.screen().view(), events);
  }
  tabletop.update(*command.moment);
}

}  // namespace

int draw_picture(const LoadedGame& game, const CommandLine& command) {
  auto opened = session::open_game(*game.opener, command.beginning, players::kHuman);
  if (!opened) return refuse(opened.error());
  session::Session& session = *opened->session;
  base::Result<OffscreenTable> offscreen = OffscreenTable::open(game, command);
  if (!offscreen) return refuse(offscreen.error());
  table::Tabletop& tabletop = offscreen->screen().tabletop();
  tabletop.reset(session.screen().view());
  if (command.moment) {
    offscreen->settle(session);
    play_to(command, session, *offscreen);
  }
  if (command.sheet == "hand") show_hand(session, offscreen->screen().memory());
  if (command.pointer) offscreen->point_at(*command.pointer);
  offscreen->settle(session);
  const std::string file = command.out.empty() ? "amonhen.png" : command.out;
  if (const base::Result<void> done = offscreen->write(file); !done) return refuse(done.error());
  return 0;
}

}  // namespace app
