#pragma once

#include "game/trilogy/screens/context/context.h"

namespace trilogy_screens {

// Reinforcements are laid out on the map, as many as wanted in as many territories as wanted, and
// placed with one confirmation.

/// More than one battalion is to be placed, and where is asked.
bool is_placing(const Context& context);

/// How many are not laid out yet.
int left_to_place(const Context& context);

/// The answers that place them so: a territory and its number, one after the other.
std::vector<core::Action> answers_of(const std::map<Territory, int>& counts);

/// A territory was touched, or its name was typed: one more there.
void lay_one(Context& context, Territory territory);

/// What is laid out, with steppers, and the confirmation.
void draw_placing(Context& context);

/// What the prompt took for an answer is one more that is laid out. Call after everything is drawn.
void take_named_territory(Context& context);

/// One battalion after the other, by turns, before the first turn (T-013).
bool places_in_set_up(const Context& context);
/// A button that has the rest placed.
void draw_rest_of_set_up(Context& context);
/// Places one where it is needed most, as long as the rest is to be placed so.
void go_on_setting_up(Context& context);

}  // namespace trilogy_screens
