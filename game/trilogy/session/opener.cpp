#include "game/trilogy/session/opener.h"

#include <utility>

#include "game/trilogy/players/trilogy_players.h"

namespace trilogy_session {

std::unique_ptr<session::Opener> opener(const std::string& data, std::vector<core::DataFile> files,
                                        const lang::Sentences& words) {
  return std::make_unique<session::OpenerOf<trilogy::Game>>(session::SessionParts<trilogy::Game>{
      .data = data,
      .files = std::move(files),
      .registry = trilogy_players::registry(),
      .narrate = session::plain_narrator<trilogy::Game>(words)});
}

}  // namespace trilogy_session
