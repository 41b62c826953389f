#pragma once

#include <array>
#include <string>
#include <vector>

#include "game/lang/sentences.h"
#include "rules/core/event.h"
#include "rules/wotr/state/rules.h"
#include "rules/wotr/state/state.h"
#include "tests/viewers/random_game.h"

namespace viewers {

/// What card lies where another lay, by its place in the data.
using Renaming = std::array<wotr::CardId, wotr::kCardCount>;

/// Cards that the viewer cannot see change places with others of the same back, wherever they lie:
/// in decks, in hands, discarded face down, laid face down in battle, offered to a teammate.
Renaming random_renaming(const wotr::Rules& rules, const wotr::State& state, core::Viewer viewer,
                         RandomChoice& choice);
/// The state with those cards in those places.
wotr::State twin_of(const wotr::State& state, const Renaming& renaming);
/// The same answer about the other card.
core::Action renamed(core::Action action, const Renaming& renaming);

/// What a door of the program answers to a viewer; a test may plant a fault here.
struct Doors {
  nlohmann::json (*decision)(const wotr::Rules&, const wotr::State&, core::Viewer,
                             const lang::Sentences&);
  nlohmann::json (*view)(const wotr::Rules&, const wotr::State&, core::Viewer);
  core::Event (*mask)(const core::Event&, core::Viewer);
};
/// Those of the program itself.
Doors doors();

/// Something asked of the program, and its answer as it goes over the wire.
struct Answer {
  std::string asked;
  std::string text;
};
/// Everything that the viewer can learn of a state: view, decision, and why not each intent.
std::vector<Answer> answers(const wotr::Rules& rules, const wotr::State& state, core::Viewer viewer,
                            const std::vector<nlohmann::json>& intents,
                            const lang::Sentences& words, const Doors& doors);
/// The masked events and their sentences.
std::string told_text(const wotr::Rules& rules, const core::EventSink& events, core::Viewer viewer,
                      const lang::Sentences& words, const Doors& doors);

/// The event shows the viewer a card that it could not see before: from there on twins part. Said
/// by the law, not by the mask that is to be proved.
bool shows_a_card(const wotr::State& before, const core::Event& event, core::Viewer viewer);

/// A random sentence for why_not.
nlohmann::json random_intent(const wotr::Rules& rules, RandomChoice& choice);

lang::Sentences words();

}  // namespace viewers
