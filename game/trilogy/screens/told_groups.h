#pragma once

#include <nlohmann/json_fwd.hpp>
#include <span>
#include <string>

#include "game/lang/sentences.h"
#include "rules/core/event.h"
#include "rules/trilogy/state/rules.h"

namespace trilogy_screens {

// Events that are told in one sentence.

using Events = std::span<const core::Event>;

/// Of the set-up: what is dealt, claimed and placed one by one.
bool is_of_set_up(const core::Event& event);
/// The dice of both sides, how they compare, and what falls by them.
bool is_of_battle(const core::Event& event);

/// Nobody where several of them did it.
core::Seat doer_of(const trilogy::Rules& rules, Events group);

/// "attack", "defence", "losses": "6+1 4 1", "5 2", "Red 1".
void add_battle(nlohmann::json& facts, const lang::Sentences& words, const trilogy::Rules& rules,
                Events group);
/// "many", and how many for each in "list": "Yellow 4, Red 4".
void add_set_up(nlohmann::json& facts, const lang::Sentences& words, const trilogy::Rules& rules,
                Events group);

std::string seat_name(const lang::Sentences& words, const trilogy::Rules& rules, core::Seat seat);
/// "Red 1, Yellow 1".
std::string lost_list(const lang::Sentences& words, const trilogy::Rules& rules, Events group);
/// Joined by commas.
void add_to(std::string& list, const std::string& one);

}  // namespace trilogy_screens
