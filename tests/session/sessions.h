#pragma once

#include <memory>
#include <string>

#include <gtest/gtest.h>

#include "game/trilogy/session/opener_of.h"
#include "game/wotr/session/opener_of.h"
#include "tests/session/gate.h"
#include "tests/toy/toy_table.h"

namespace session_test {

using session::Outlook;
using session::Session;

/// The games, played by machines that pass the gate ("slow", "wizard"), cheat ("cheat") or fail
/// ("failing"), beside those that the games have.
std::unique_ptr<session::Opener> toy_opener(
    const std::shared_ptr<Gate>& gate = std::make_shared<Gate>());
std::unique_ptr<session::Opener> wotr_opener(
    const std::shared_ptr<Gate>& gate = std::make_shared<Gate>());
std::unique_ptr<session::Opener> trilogy_opener(
    const std::shared_ptr<Gate>& gate = std::make_shared<Gate>());

/// Expects more of whoever has come further in a race: a step is worth one in the logarithm of the
/// odds.
players::Forecaster<toy::Race> race_forecaster();

std::unique_ptr<Session> begin(const session::Opener& opener, const players::Seating& seats,
                               std::uint64_t seed = 1);

template <core::Game G>
const match::Match<G>& match_of(const Session& session) {
  return dynamic_cast<const session::SessionOf<G>&>(session).match();
}

}  // namespace session_test
