#pragma once

#include "game/trilogy/players/squire/situation.h"
#include "rules/trilogy/state/card.h"

namespace trilogy_players::squire {

/// What the power would do now, read off its effect, without the points that it scores; less than
/// nothing where it would do harm.
double worth_of_effect(const Situation& now, const AdventureCard& power);

/// What lengthening the game by a turn is worth: less than nothing to who leads.
double worth_of_delay(const Situation& now);
/// What it is worth to have the Fellowship's present roll changed so.
double worth_of_change(const Situation& now, int by);
/// What it is worth to have battalions cross a bridge only with a Leader until the next turn.
double worth_of_closing(const Situation& now, Bridge bridge);
/// What a Leader gains by being carried there, and what the place it leaves loses.
double worth_of_carrying(const Situation& now, Territory from, Territory to);
/// The chance that the invaded territory falls as things stand.
double danger(const Situation& now);

}  // namespace trilogy_players::squire
