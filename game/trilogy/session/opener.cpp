#include "game/trilogy/session/opener.h"

#include <utility>

#include "game/trilogy/session/course.h"
#include "game/trilogy/session/opener_of.h"

template class session::SessionOf<trilogy::Game>;
template class session::OpenerOf<trilogy::Game>;

namespace trilogy_session {
namespace {

/// Both sides of a battle throw at once.
bool thrown_together(std::uint8_t before, std::uint8_t after) {
  using Kind = trilogy::DecisionKind;
  const auto defence = static_cast<Kind>(after);
  return static_cast<Kind>(before) == Kind::kAttackRoll &&
         (defence == Kind::kDefenceRoll || defence == Kind::kNeutralDefenceRoll);
}

}  // namespace

std::unique_ptr<session::Opener> opener(const std::string& data, std::vector<core::DataFile> files,
                                        players::Registry<trilogy::Game> registry,
                                        const lang::Sentences& words) {
  return std::make_unique<session::OpenerOf<trilogy::Game>>(
      session::SessionParts<trilogy::Game>{.data = data,
                                           .files = std::move(files),
                                           .registry = std::move(registry),
                                           .narrate = session::plain_narrator<trilogy::Game>(words),
                                           .thrown_together = thrown_together,
                                           .course = course});
}

}  // namespace trilogy_session
