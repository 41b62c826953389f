#pragma once

#include <span>

#include "game/film/order.h"
#include "game/lang/sentences.h"
#include "game/match/chart.h"
#include "game/screens/on_air/air_card.h"
#include "game/session/session.h"
#include "game/session/turning_point.h"

namespace film {

/// Before a film: the game, who plays and what wins, and how it stands where the film begins.
screens::AirCard title_card(const session::Session& session, const lang::Sentences& words,
                            const Order& order, std::span<const match::Chart> counted);
/// As a turn begins: how it stands.
screens::AirCard turn_card(int turn, const lang::Sentences& words,
                           std::span<const match::Chart> counted);
/// Three turning points at most, the largest first.
std::vector<session::TurningPoint> largest_of(std::span<const session::TurningPoint> points);

/// At the end: who has won, how, and where the match swung most: three times at most, in the order
/// of play.
screens::AirCard end_card(const screens::Ending& ending, const lang::Sentences& words,
                          std::span<const session::TurningPoint> turning_points);

}  // namespace film
