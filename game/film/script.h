#pragma once

#include "game/director/audit.h"
#include "game/film/film_cards.h"
#include "game/film/film_table.h"
#include "game/film/order.h"
#include "game/film/screenplay.h"
#include "game/film/studio.h"
#include "game/match/timeline.h"
#include "game/session/replay.h"

namespace film {

/// All that is decided before the first frame.
struct Script {
  Screenplay screenplay;
  director::Plan plan;
  director::Audit audit;
  match::Timeline timeline;  ///< of the whole match
  screens::AirCard title;
  std::optional<screens::AirCard> end{};  ///< where the match is over, and the film shows it
};

/// `session` is the match that the replay looks at again, as its viewer.
base::Result<Script> write_script(const Studio& studio, const session::Session& session,
                                  session::Replay& replay, const Order& order, FilmTable& table);

}  // namespace film
