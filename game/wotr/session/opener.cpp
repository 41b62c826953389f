#include "game/wotr/session/opener.h"

#include <algorithm>
#include <utility>

#include "game/wotr/session/course.h"
#include "game/wotr/session/narrator.h"
#include "game/wotr/session/opener_of.h"

template class session::SessionOf<wotr::Game>;
template class session::OpenerOf<wotr::Game>;

namespace wotr_session {

int players_for(const players::Seating& named) {
  for (const int players : {2, 3, 4}) {
    const auto names = wotr::team_layout_for(players).names;
    const bool fits = std::all_of(named.begin(), named.end(), [&](const auto& one) {
      return std::find(names.begin(), names.end(), one.first) != names.end();
    });
    if (fits) return players;
  }
  return 0;
}

std::unique_ptr<session::Opener> opener(const std::string& data, std::vector<core::DataFile> files,
                                        players::Registry<wotr::Game> registry,
                                        const lang::Sentences& words,
                                        players::Forecaster<wotr::Game> forecaster) {
  return std::make_unique<session::OpenerOf<wotr::Game>>(
      session::SessionParts<wotr::Game>{.data = data,
                                        .files = std::move(files),
                                        .registry = std::move(registry),
                                        .narrate = narrator(words),
                                        .players_for = players_for,
                                        .forecaster = std::move(forecaster),
                                        .course = course});
}

}  // namespace wotr_session
