#include "game/trilogy/session/opener.h"

#include <utility>

namespace trilogy_session {

players::Registry<trilogy::Game> registry() { return players::standard_players<trilogy::Game>(); }

std::unique_ptr<session::Opener> opener(const std::string& data, std::vector<core::DataFile> files,
                                        const lang::Sentences& words) {
  return std::make_unique<session::OpenerOf<trilogy::Game>>(session::SessionParts<trilogy::Game>{
      .data = data,
      .files = std::move(files),
      .registry = registry(),
      .narrate = session::plain_narrator<trilogy::Game>(words)});
}

}  // namespace trilogy_session
